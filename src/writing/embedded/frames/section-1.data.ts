import type { ByPersonality } from './frame.ts';

/** One Belief: who this is for, where it hurts, what has failed, what waiting costs, what they want, and the one idea. */
export const open: ByPersonality = {
  bold: [
    "I'm going to say the thing most people step around.",
    "Give me a few minutes, and let's take a straight look at how things are.",
    "I won't dance around this, because that wouldn't help anybody.",
    'If you only listen to one thing this week, let it be this.',
  ],
  blunt: [
    "Let's skip the warm-up.",
    'No speeches today, just the facts as I see them.',
    "I'll be direct, and I'll be honest.",
    "You didn't come for a pep talk, so you won't get one.",
  ],
  funny: [
    'Good news first: nobody here has to raise a hand or do a trust fall.',
    "Relax. I won't ask you to turn to your neighbour and share a secret.",
    'I promise to be honest, useful and only slightly annoying.',
    "Make yourself comfortable. I've left the pie charts at home.",
  ],
  poetic: [
    'Some troubles are so familiar that we no longer give them a name.',
    'There is a kind of quiet in which the truth is easier to say.',
    'There are things we stop noticing, simply because they are there every day.',
    'Let us begin where it is quiet, and where nobody has to pretend.',
  ],
  gentle: [
    "Take a breath. There's nothing you have to prove here.",
    'You can just listen for a while, because nothing is asked of you yet.',
    "You don't have to do anything right now. It's enough that you're here.",
    "I'm glad you're giving this a little of your time.",
  ],
  mentor: [
    'Let me begin where every real change begins: with an honest look.',
    'Before we talk about any answer, we have to get the question right.',
    "I've learned that it helps to start with the truth, even when it's inconvenient.",
    "Let's take our time with this, because it deserves it.",
  ],
  friend: [
    "Okay, pull up a chair. I want to talk to you like we've known each other for years.",
    "Can I be real with you for a minute? I think you'll recognise this.",
    "I've been wanting to talk to you about this for a while.",
    "I'm going to skip the polite part, because I think you'd want me to.",
  ],
  coach: [
    "Here's how we'll use this time: we look at where things stand, then at what works.",
    "Let's get to work. First job: name what's happening.",
    "You're here, so that's the first rep done.",
    "Eyes up, we're going straight to what matters.",
  ],
};

export const audience: ByPersonality = {
  bold: [
    'This is for {audience}, and I mean every word.',
    'I made this for {audience}. Nobody else.',
    "I'm on the side of {audience}, and I'm not neutral about it.",
    "Today I'm talking to {audience}, and to nobody else.",
    "I'm here for {longAudience}.",
  ],
  blunt: [
    "This is for {audience}, so if that's you, stay where you are.",
    "This is for {audience}, and I'll keep it plain.",
    'I do this for {audience}, so everybody else can relax.',
    "This one's about {audience}, and it's not going to be vague.",
    'This is for {longAudience}.',
  ],
  funny: [
    "It's for {audience}, and if you came in by mistake, stay anyway, I like company.",
    "I built this for {audience}, and I'm told some of you have turned up.",
    "It's meant for {audience}, though I can't stop anyone else from eavesdropping.",
    'This goes out to {audience}. You deserve better jokes than mine, but here we are.',
    'Welcome, in particular, to {longAudience}.',
  ],
  poetic: [
    'These words are meant for {audience}.',
    'I wrote this for {audience}, and for nobody else.',
    'I have gathered what follows for {audience}.',
    'As I say this, I think of {audience}.',
    'These words are for {longAudience}.',
  ],
  gentle: [
    "It's for {audience}, and nobody will hurry you.",
    "It's all for {audience}. If that's you, you're in the right place.",
    'When I wrote this, I was thinking of {audience}.',
    "This is a place for {audience}, and there's no hurry here.",
    "It's all for {longAudience}.",
  ],
  mentor: [
    'Today I want to speak to {audience}.',
    'What follows is meant for {audience}.',
    'I work with {audience}, and what I say today comes out of that work.',
    "I've prepared this for {audience}.",
    'My work is with {longAudience}.',
  ],
  friend: [
    'This one goes out to {audience}.',
    "If we're talking about {audience}, we're talking about you, right?",
    'When I made this, I was thinking of {audience}. So I was thinking of you.',
    "It's for {audience}, basically. So make yourself at home.",
    'I made this for {longAudience}.',
  ],
  coach: [
    'Today is about {audience}.',
    "Today we're working on one thing, and we're doing it for {audience}.",
    'I work with {audience}, so I know where it gets hard.',
    'From start to finish, this session is for {audience}.',
    'Today is for {longAudience}.',
  ],
};

export const pain: ByPersonality = {
  bold: [
    "Let's say it out loud. {audiencePain} That's the plain truth of it.",
    "Here's what it really looks like. {audiencePain} That's what I came here to talk about.",
    "Somebody has to say it. {audiencePain} And no, that's not just how life is.",
    "Let's start with what hurts. {audiencePain} You've put up with it for long enough.",
  ],
  blunt: [
    "Here's what hurts: {audiencePain} That's the problem. Everything else is decoration.",
    "I'll put it bluntly. {audiencePain} You know it, and so do I.",
    "Let's not make it prettier than it is. {audiencePain} That's it, unvarnished.",
    "I'll start with the part nobody enjoys. {audiencePain} Sound about right?",
  ],
  funny: [
    "Stop me if you've heard this one. {audiencePain} I'm not laughing either.",
    'Previously, in your life: {audiencePain}',
    "I don't want to spoil anybody's mood, but here goes. {audiencePain} Still here? Good.",
    'Let me tell you something you already know. {audiencePain} You can stop nodding now, people are looking.',
  ],
  poetic: [
    'Let me set it down before you, just as it is. {audiencePain}',
    'Look at it once, from up close. {audiencePain}',
    'Some things are lived through and hardly ever told. {audiencePain} And life goes on as if it were nothing.',
    'I will say it simply. {audiencePain}',
  ],
  gentle: [
    "Maybe you know this. {audiencePain} If that's close to home, you're not alone with it.",
    "Let me say this carefully. {audiencePain} There's no need to hurry past it.",
    "I think I know a little of how it is for you. {audiencePain} It's all right to admit that it's hard.",
    "There's something I often hear, and maybe you know it, too. {audiencePain} It happens to more people than you'd think.",
  ],
  mentor: [
    'Look closely at how things are. {audiencePain} There is something to be learned from that.',
    'Every honest conversation starts with what hurts. {audiencePain} Once it has been said, we can work with it.',
    "First of all, I'd like us to see the problem clearly. {audiencePain} Let's stay with that for a moment.",
    "I'll begin with what I see most often. {audiencePain} You'd be surprised how rarely anybody talks about it.",
  ],
  friend: [
    'So tell me if this is you: {audiencePain} I thought so.',
    "You know that thing we never really talk about? {audiencePain} I don't want to skip over that today.",
    "Let me just say it the way it is. {audiencePain} I know, it's a lot.",
    "I think I know what's been going on. {audiencePain} And I don't think you have to pretend it's fine.",
  ],
  coach: [
    'Start with the facts. {audiencePain} Now we know where we stand.',
    "Check this against your own life. {audiencePain} Now we've got a starting point.",
    'First, an honest look at the starting line. {audiencePain} No shame in that. We start from where you are.',
    "Let's call the situation what it is. {audiencePain} There, it's out in the open.",
  ],
};

export const notWorking: ByPersonality = {
  bold: [
    "And here's how you've been dealing with it. {whatNotWorking} More of the same won't get you out.",
    "So far you've handled it like this. {whatNotWorking} None of that gets to the bottom of it.",
    "Look at what you've thrown at it so far. {whatNotWorking} It was never going to be enough.",
    "You've already done what most people would do. {whatNotWorking} And it hasn't changed a thing.",
  ],
  blunt: [
    "And your answer to it? {whatNotWorking} It doesn't work. You have the evidence.",
    'Now the so-called solution: {whatNotWorking} Stop calling that a fix.',
    "So far, this has been the solution. {whatNotWorking} If it worked, you wouldn't be listening to me.",
    "This is what you do about it. {whatNotWorking} It hasn't helped. That's just a fact.",
  ],
  funny: [
    'Then comes the rescue mission. {whatNotWorking} Results so far: mixed, to put it kindly.',
    'And naturally you have a system for it. {whatNotWorking} The system is currently out of order.',
    "You've got a plan for that, of course. {whatNotWorking} As plans go, it's certainly a plan.",
    "And what do we do about it, as sensible adults? {whatNotWorking} I've seen worse plans, though not many.",
  ],
  poetic: [
    'You have been trying doors in the dark. {whatNotWorking} And each of them opened on the same room.',
    'And you have gone looking, as one does. {whatNotWorking} Every way led back to where it began.',
    'You have tried what there was to try. {whatNotWorking} One can row for a long time with the rope still tied.',
    'You do what anyone would do. {whatNotWorking} And underneath, nothing has moved.',
  ],
  gentle: [
    "You've tried to help yourself in your own way. {whatNotWorking} It made sense to try. It just wasn't enough.",
    "And you've tried to get through it somehow. {whatNotWorking} You did what you could with what you had.",
    "You've looked for ways to live with it. {whatNotWorking} It isn't your fault that it didn't help.",
    "I imagine you've reached for whatever seemed to help. {whatNotWorking} Anyone in your place might.",
  ],
  mentor: [
    "Then notice what you've been doing about it. {whatNotWorking} The intention is right. The direction is off.",
    "Let's look, with respect, at your answer so far. {whatNotWorking} A sincere answer to the wrong question.",
    "There's nothing foolish about what you've tried. {whatNotWorking} None of it ever reached the cause, that's all.",
    "Most people in your place do more or less the same. {whatNotWorking} It's understandable, and it isn't enough.",
  ],
  friend: [
    "And I know how you've been dealing with it. {whatNotWorking} Honestly, I'd have done the same.",
    'I know what you did next, because we all do it. {whatNotWorking} And did it help? Not really.',
    "So you've been trying to get by. {whatNotWorking} I'd be fed up, too.",
    'So you do what any of us would do. {whatNotWorking} It was worth a try. It really was.',
  ],
  coach: [
    'Next, your approach so far. {whatNotWorking} Wrong drill. We change the drill, not the athlete.',
    "Now review the current plan. {whatNotWorking} That isn't going to win it.",
    "Here's what you've been doing about it. {whatNotWorking} Time for another plan.",
    "Here's how you've been playing it so far. {whatNotWorking} We'll run something different.",
  ],
};

export const costs: ByPersonality = {
  bold: [
    "And make no mistake, standing still isn't free.",
    'Now look at the price of leaving it alone.',
    'Every day it stays like this, you pay for it.',
    "Let's talk about what this really takes from you.",
  ],
  blunt: [
    'Now the invoice.',
    'Here comes the bill.',
    'And none of it is free.',
    "Let's talk about what it costs you, because nobody does.",
  ],
  funny: [
    "And of course there's a subscription fee for all this.",
    "Meanwhile, the meter is running, and it doesn't take coupons.",
    'The bad news is that none of this comes for free.',
  ],
  poetic: [
    'Somewhere it is all written down, in small, neat handwriting.',
    'All the while, something is being spent.',
    'It has its price, and the price is seldom paid all at once.',
    'And none of this is free, though nobody ever names the price.',
  ],
  gentle: [
    'We can look at what it costs, without blame. Just to see it.',
    'It may help to name what it costs, one thing at a time.',
    "It doesn't leave you untouched.",
    "Let's see what it costs you, slowly and without any judgement.",
  ],
  mentor: [
    "You only understand a problem once you know what it costs. So let's look.",
    'Waiting always has a price. Most people never add it up.',
    "Let's be precise about what this costs, because it hides so well.",
    "What we don't count, we go on paying.",
  ],
  friend: [
    "And here's the bit we never say out loud: what it takes from you.",
    "Let's be honest, it isn't harmless.",
    'And you do pay for it, one way or another.',
    'You know what bothers me most? What this takes out of you.',
  ],
  coach: [
    "Scoreboard. What's this costing you?",
    "Let's measure it, because what gets measured gets moved.",
    "Now let's look at the price, the part you'd rather not see.",
    'Before we change anything, we take stock of what it costs.',
  ],
};

export const timeCost: ByPersonality = {
  bold: [
    'Your time goes first. {timeCost}',
    "Start with the one thing you can't buy back. {timeCost}",
    'What it steals first is time. {timeCost}',
    'Look at where your time goes. {timeCost}',
  ],
  blunt: [
    'Start with the time. {timeCost}',
    'First item, your time: {timeCost}',
    'You pay in time. {timeCost}',
    "Time you don't get back: {timeCost}",
  ],
  funny: [
    'The clock has been keeping notes. {timeCost}',
    "Let's begin with the calendar, poor thing: {timeCost}",
    'The clock would like a word. {timeCost}',
    "And where does the time go? I'm glad you asked. {timeCost}",
  ],
  poetic: [
    'Time leaves by the back door. {timeCost}',
    'First it asks for time. {timeCost}',
    'Time does not knock before it leaves. {timeCost}',
    'There is time that nobody gives back. {timeCost}',
  ],
  gentle: [
    "There's the time it takes. {timeCost}",
    'Think of your time for a moment. {timeCost}',
    "It takes time, and that's time you'd have liked for something else. {timeCost}",
    'Some of it is simply time. {timeCost}',
  ],
  mentor: [
    'Begin with time, because you never get it back. {timeCost}',
    'Count the time first. {timeCost}',
    'The first cost is the one nobody refunds. {timeCost}',
    'Ask where the time goes, and you find this. {timeCost}',
  ],
  friend: [
    'Start with your time: {timeCost}',
    'Your calendar knows it better than I do. {timeCost}',
    "Your time goes first, doesn't it? {timeCost}",
    "I don't know if you've ever added up the time. {timeCost}",
  ],
  coach: [
    'Time goes up on the board first. {timeCost}',
    'Check the clock first. {timeCost}',
    'First up, your time. {timeCost}',
    "Here's where the time goes. {timeCost}",
  ],
};
export const moneyCost: ByPersonality = {
  bold: [
    'Then it goes for your money. {moneyCost}',
    'It reaches straight into your pocket. {moneyCost}',
    "And don't tell me the money doesn't matter. {moneyCost}",
    'The money is the easy part to count. {moneyCost}',
  ],
  blunt: [
    'Now the cash. {moneyCost}',
    'Next line, cash: {moneyCost}',
    "Then there's the money. {moneyCost}",
    'In real money: {moneyCost}',
  ],
  funny: [
    'The wallet would like a word. {moneyCost}',
    'Your bank has been watching this with great interest. {moneyCost}',
    'Your bank statement reads like a tragedy by now. {moneyCost}',
    "And then there's the money, or what's left of it. {moneyCost}",
  ],
  poetic: [
    'Money slips away as if through a torn pocket. {moneyCost}',
    'Then it asks for money, politely, as if it were owed. {moneyCost}',
    'And money runs through the fingers like sand. {moneyCost}',
    'Then there is the part one can count. {moneyCost}',
  ],
  gentle: [
    'It costs you money as well. {moneyCost}',
    'And then the money, which is never easy to talk about. {moneyCost}',
    'Some of it is about money. {moneyCost}',
    "The money is a part of it, too, and it's all right to say so. {moneyCost}",
  ],
  mentor: [
    "Then there's the money, which is only the visible part. {moneyCost}",
    '{if moneyCost has figure} Money tells the story in figures. {moneyCost}',
    'Money is part of it. {moneyCost}',
    "And then there's the money. {moneyCost}",
  ],
  friend: [
    "And then there's money, my least favourite party topic. {moneyCost}",
    'Your wallet has noticed as well. {moneyCost}',
    "And the money, don't get me started. {moneyCost}",
    "It's not cheap, for one thing. {moneyCost}",
  ],
  coach: [
    'Next on the board, money. {moneyCost}',
    'Then there is the money. {moneyCost}',
    'Next, the budget. {moneyCost}',
    'Money counts as well. {moneyCost}',
  ],
};
export const energyCost: ByPersonality = {
  bold: [
    'It takes your fire. {energyCost}',
    'Worse, it eats the strength you need to change it. {energyCost}',
    'It drains you, and you feel it. {energyCost}',
    'And your strength goes with it. {energyCost}',
  ],
  blunt: [
    'And your energy. {energyCost}',
    'Next, your energy. {energyCost}',
    'It wears you out. {energyCost}',
    "You're running on empty. {energyCost}",
  ],
  funny: [
    "And then there's your inner battery icon, blinking red. {energyCost}",
    'Your get-up-and-go has, well, got up and gone. {energyCost}',
    'Your energy has handed in its notice. {energyCost}',
    'And if energy were a bank account, yours would get letters. {energyCost}',
  ],
  poetic: [
    'The flame gets lower, so slowly that nobody calls it dark. {energyCost}',
    'And strength, too, leaves without a sound. {energyCost}',
    'And something in you goes to bed tired and gets up tired. {energyCost}',
    'It drinks from your well, and never asks how deep it is. {energyCost}',
  ],
  gentle: [
    "And it leaves you tired in a way that's hard to explain. {energyCost}",
    'And it wears you down in places nobody sees. {energyCost}',
    "And it's exhausting, even if nobody can see it. {energyCost}",
    'You can feel how much it takes out of you. {energyCost}',
  ],
  mentor: [
    'Energy is the cost people notice last. {energyCost}',
    'Then look at what it does to you. {energyCost}',
    "Then there's your strength, which isn't endless. {energyCost}",
    "It takes the very energy you'd need to change anything. {energyCost}",
  ],
  friend: [
    "And you feel it, don't you? {energyCost}",
    "It takes it out of you, doesn't it? {energyCost}",
    "It's exhausting, isn't it? {energyCost}",
    'And then you wonder where all your energy went. {energyCost}',
  ],
  coach: [
    'Energy check: {energyCost}',
    'Check your fuel. {energyCost}',
    'Now your energy, because nothing moves without it. {energyCost}',
    'And your strength pays for it. {energyCost}',
  ],
};
export const identityCost: ByPersonality = {
  bold: [
    'And then it comes for who you are. {identityCost}',
    'The deepest cut is what it does to the way you see yourself. {identityCost}',
    'It changes the way you think about yourself. {identityCost}',
    'And the worst of it happens inside. {identityCost}',
  ],
  blunt: [
    'Sooner or later it gets to you. {identityCost}',
    'And your self-respect? {identityCost}',
    'It changes how you see yourself. {identityCost}',
    "Then there's what it does to your pride. {identityCost}",
  ],
  funny: [
    'This part is a little less funny. {identityCost}',
    'The mirror has opinions by now. {identityCost}',
    'Your self-image has seen better days. {identityCost}',
    "I'll be serious for this one. {identityCost}",
  ],
  poetic: [
    'And it becomes harder to meet your own eyes in the glass. {identityCost}',
    'Slowly the story you tell about yourself grows smaller. {identityCost}',
    'One day you catch your own eye in a window, and look away. {identityCost}',
    'And quietly it changes the name you give yourself. {identityCost}',
  ],
  gentle: [
    'It touches how you see yourself, and that part is tender. {identityCost}',
    "Underneath, there's what it does to the way you think of yourself. {identityCost}",
    'It can change how you see yourself, little by little. {identityCost}',
    'And I think this may be the part that hurts most. {identityCost}',
  ],
  mentor: [
    'The cost that matters most is what it does to you. {identityCost}',
    'In the end it changes how you talk about yourself. {identityCost}',
    'What worries me most is what it does to the way you see yourself. {identityCost}',
    "Then there's a cost that no invoice ever shows. {identityCost}",
  ],
  friend: [
    'And then the part that stings, how you see yourself. {identityCost}',
    "This one's harder to say. {identityCost}",
    'And it gets personal, too. {identityCost}',
    'And at some point it gets under your skin. {identityCost}',
  ],
  coach: [
    'How you see yourself counts double. {identityCost}',
    'Now the inner score. {identityCost}',
    'And it goes for your confidence. {identityCost}',
    'Now the part no scoreboard shows. {identityCost}',
  ],
};
export const reputationCost: ByPersonality = {
  bold: [
    'And the people around you are watching. {reputationCost}',
    'Your name pays for it, too. {reputationCost}',
    'And people see it, whether you like it or not. {reputationCost}',
    "Don't think nobody notices. {reputationCost}",
  ],
  blunt: [
    'Other people notice. {reputationCost}',
    'Last line, your reputation: {reputationCost}',
    'It shows, by the way. {reputationCost}',
    "And don't think nobody's noticed. {reputationCost}",
  ],
  funny: [
    'The reviews are in, sadly. {reputationCost}',
    "And there's an audience, because of course there is. {reputationCost}",
    'Of course people have noticed, people always do. {reputationCost}',
    'And other people have a theory by now. {reputationCost}',
  ],
  poetic: [
    'Others see it, sooner than one thinks. {reputationCost}',
    'A name is a quiet thing, and it frays at the edges. {reputationCost}',
    'What we hide is often the first thing others see. {reputationCost}',
    'A name travels ahead of the one who bears it. {reputationCost}',
  ],
  gentle: [
    'And you may sense it in how others look at you. {reputationCost}',
    'Sometimes it shows on the outside, more than you would wish. {reputationCost}',
    'And others notice, too. {reputationCost}',
    "It isn't only you who notices. {reputationCost}",
  ],
  mentor: [
    "And finally there's what others make of it. {reputationCost}",
    'A reputation changes in small steps. {reputationCost}',
    'Others draw their own conclusions. {reputationCost}',
    'And sooner or later it shows. {reputationCost}',
  ],
  friend: [
    'And people pick up on it, of course they do. {reputationCost}',
    'You can hear it in what other people say, or stop saying. {reputationCost}',
    'People do notice, you know. {reputationCost}',
    "Other people see it, too, and that's no fun either. {reputationCost}",
  ],
  coach: [
    'What others see goes on the sheet as well. {reputationCost}',
    "Then there's the view from outside. {reputationCost}",
    'And the people around you notice. {reputationCost}',
    'It shows on the outside as well. {reputationCost}',
  ],
};

export const costsEnd: ByPersonality = {
  bold: [
    "That's a steep price. You can stop paying it.",
    'Add that up, and waiting stops looking safe.',
    "That's what staying put costs you. And people call change risky?",
    "I wouldn't accept that bill, and I don't think you should either.",
  ],
  blunt: [
    "That's the total. You pay it whether you look or not.",
    "Doing nothing has a price tag. Now you've heard it.",
    "So no, you're not saving anything by waiting.",
    "That's what it costs you to leave it alone.",
  ],
  funny: [
    "All in all, not what I'd call a bargain.",
    'And nobody even sends you a thank-you card for it.',
    "I've seen better deals at airports.",
    "If that were a restaurant bill, you'd send it back.",
  ],
  poetic: [
    'All of that, for the privilege of staying where you are.',
    'And none of it was ever written on a price tag.',
    'So you pay, and pay again, and never own a thing.',
    'It is a high rent for a place you never chose.',
  ],
  gentle: [
    "You've been paying this for long enough, and you're allowed to want it to stop.",
    "It's a lot. Let yourself see that it's a lot.",
    "When you see it all together, it's no wonder if you're tired.",
    "You've felt all of that anyway, long before anybody named it.",
  ],
  mentor: [
    "Taken together, it's more than most people would guess.",
    "All of these have one thing in common: they don't stop by themselves.",
    'Nobody decides to pay all that, it just adds up while we look the other way.',
    "I don't list this to frighten you, I list it so that you can choose.",
  ],
  friend: [
    "That's a lot to pay for something you never even ordered.",
    'When I add it all up, I get a bit angry on your behalf.',
    "Put it all together and it's not exactly small change, is it?",
    "And you've been paying that without anybody even saying thank you.",
  ],
  coach: [
    "That's your baseline. From here, every bit of it can move.",
    "Remember this score. That's where we start from.",
    "That's the score today. It's not the final score.",
    'Look at all that, and ask yourself whether you can afford to wait.',
  ],
};

export const crave: ByPersonality = {
  bold: [
    "Now the part you hardly dare to say: {whatTheyCrave} Want it openly. You're allowed to.",
    'And underneath burns one wish. {whatTheyCrave} Good. Wishes like that move people.',
    "You know what you'd like instead. {whatTheyCrave} That's not too much to want.",
    "Here's what you're really after. {whatTheyCrave} I'd fight for that.",
  ],
  blunt: [
    'What would you rather have? {whatTheyCrave} Fine. Then we work on that and nothing else.',
    'The goal, as I understand it: {whatTheyCrave} No apology needed.',
    "Forget being modest for a second. {whatTheyCrave} That's what we're here for.",
    "As far as I can tell, it comes down to this. {whatTheyCrave} That's clear enough to work with.",
  ],
  funny: [
    "If a genie with decent manners came by, I know what you'd ask for. {whatTheyCrave} Quite reasonable, really.",
    'And what would you wish for, if nobody were listening? {whatTheyCrave}',
    "Now for the nice part, where we're allowed to daydream. {whatTheyCrave} I'd say that's fair.",
    'And if somebody handed you a magic wand, minus the glitter? {whatTheyCrave}',
  ],
  poetic: [
    'And still, like a light under a door, there is the wish. {whatTheyCrave} And the light has never quite gone out.',
    'What you long for may have gone unsaid for a long time. {whatTheyCrave} Such a thing deserves to be heard.',
    'Somewhere ahead lies a day you have not lived yet, and you know how it would feel. {whatTheyCrave} Hold that a little longer.',
    'There is a wish that comes back whenever things are quiet. {whatTheyCrave} Let it stay.',
  ],
  gentle: [
    "And there's something you long for, maybe very quietly. {whatTheyCrave} It's a good thing to want.",
    'If you let yourself wish for a moment, what appears? {whatTheyCrave}',
    "I wonder what it would be like if things were different. {whatTheyCrave} That's not a small thing, and you're allowed to hope for it.",
    "Maybe you've stopped saying it out loud. {whatTheyCrave} You can still want that.",
  ],
  mentor: [
    "Now to what you'd want instead. {whatTheyCrave} A wish like that gives us a direction.",
    "Beneath each complaint there's a wish. {whatTheyCrave} Let that be our compass.",
    "It's just as important to know where you're going. {whatTheyCrave} I'd take that seriously.",
    "So what would be a good outcome? {whatTheyCrave} That's clear, and it's worth working for.",
  ],
  friend: [
    "And I know what you'd rather have. {whatTheyCrave} Who wouldn't?",
    "Okay, dream with me for a second. {whatTheyCrave} That's not too much to ask.",
    "I think I know what you're hoping for. {whatTheyCrave} I'd love that for you.",
    "And if you could have it your way? {whatTheyCrave} Why shouldn't you have that?",
  ],
  coach: [
    'Set the target. {whatTheyCrave} Write that down where you can see it.',
    "What's the win? {whatTheyCrave} Everything from here points at that.",
    "Every plan needs a finish line. {whatTheyCrave} That one's worth the work.",
    'Now look up for a second, at where this is going. {whatTheyCrave} Got it? Keep it in sight.',
  ],
};

export const approach: ByPersonality = {
  bold: [
    "So here's the one idea I want you to leave with. {yourDifferentApproach}",
    "I go about it another way. {yourDifferentApproach} That's the whole idea, and I stand by it.",
    "This is where I part ways with everybody else. {yourDifferentApproach} I'm not going to apologise for it.",
    "So I do something else. {yourDifferentApproach} And I'd do it the same way tomorrow.",
  ],
  blunt: [
    "Now my side of it. {yourDifferentApproach} That's all there is to it.",
    "Here's what I do instead: {yourDifferentApproach} That beats the old way.",
    "Here's what I do about it. {yourDifferentApproach} That's it. No secret ingredient.",
    'I do it differently: {yourDifferentApproach}',
  ],
  funny: [
    'Which brings me to my slightly unfashionable idea. {yourDifferentApproach} Go on, raise an eyebrow. I can take it.',
    "And here's the plot twist: {yourDifferentApproach} No dragons, no explosions, just that.",
    'So I went and did something else entirely. {yourDifferentApproach}',
    "Here's my idea, and no, it doesn't involve a vision board. {yourDifferentApproach} You can laugh, it works anyway.",
  ],
  poetic: [
    'There is another way, and it begins elsewhere. {yourDifferentApproach}',
    'What if we began at the other end? {yourDifferentApproach}',
    'I walk the other way round the mountain. {yourDifferentApproach} The view is not the same.',
    'A small turn changes where a road leads. {yourDifferentApproach}',
  ],
  gentle: [
    "There's another way to go about this, and I'd like you to hear it. {yourDifferentApproach}",
    'What I do is a little different. {yourDifferentApproach}',
    "I'd like to suggest something else. {yourDifferentApproach}",
    "May I tell you how I'd go about it? {yourDifferentApproach}",
  ],
  mentor: [
    'If you remember one idea from today, let it be this one. {yourDifferentApproach}',
    'My work starts somewhere else. {yourDifferentApproach}',
    "I've come to work the other way round. {yourDifferentApproach} I haven't regretted it.",
    "Here's how I go about it. {yourDifferentApproach}",
  ],
  friend: [
    "Well, here's what I do: {yourDifferentApproach} That's really the heart of it.",
    'Let me tell you what I do. {yourDifferentApproach}',
    "I've ended up doing it a bit differently. {yourDifferentApproach} And honestly, I'd never go back.",
    "So can I tell you what I do instead? {yourDifferentApproach} I know, it's not the usual advice.",
  ],
  coach: [
    "Here's the shift we're making: {yourDifferentApproach}",
    'New approach, starting now: {yourDifferentApproach}',
    "We're going to run this differently. {yourDifferentApproach} That's the principle we work by.",
    "My method comes down to this. {yourDifferentApproach} That's what I go by, every time.",
  ],
};

export const land: ByPersonality = {
  bold: [
    '{if fingerPointableMoment} Hold on to that. Now look at how it goes without it.',
    'Take that much with you, and the rest will follow from it.',
    "That's where we start, and we start now.",
    'Hold on to that, because everything I say next leans on it.',
  ],
  blunt: [
    "I've said it, so now I'll back it up.",
    'You can agree or not, but hear the rest before you decide.',
    "That's my point. The rest is explaining why.",
    'You can check that as we go.',
  ],
  funny: [
    "If you're still here, you're either convinced or very polite. Both work for me.",
    'So much for the overture. Now the actual show.',
    "I'll let that simmer for a moment, and then we'll get to the good bit.",
    "Hold that thought. It's about to become useful.",
  ],
  poetic: [
    'Hold it lightly. We will come back to it by another path.',
    'And from this one thought, let us walk on.',
    'Carry that with you for a while.',
    'That is enough for the first few steps.',
  ],
  gentle: [
    'You need not agree with anything yet. Just stay a little longer.',
    'Let that rest for a moment before we go on.',
    "There's nothing to decide about it yet. Just keep it near you.",
    "That's all you need to take in for now.",
  ],
  mentor: [
    'Everything I say from here grows out of that.',
    "{if fingerPointableMoment} Now let's look at what happens without it.",
    "Keep that thought close, because we'll come back to it.",
    'The rest of this talk is really one long footnote to that.',
  ],
  friend: [
    "Keep that in the back of your mind. We'll need it.",
    'Stay with me, because the next bit is about you.',
    'Just keep that in mind while I tell you the rest.',
    "You don't have to agree yet. Just hear me out.",
  ],
  coach: [
    "{if fingerPointableMoment} Now look at what happens where that's missing.",
    'Hold that focus, because everything else builds on it.',
    "That's the foundation. Now we build on it.",
    "Lock that in, and let's move on.",
  ],
};
