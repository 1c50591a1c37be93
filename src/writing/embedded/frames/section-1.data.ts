import type { ByPersonality } from './frame.ts';

/** One Belief: who this is for, where it hurts, what has failed, what waiting costs, what they want, and the one idea. */
export const open: ByPersonality = {
  bold: [
    "I'll say this plainly, so that you know where you stand.",
    "Give me a few minutes, and let's take a hard look at how things are.",
    "I won't dance around the subject, because that wouldn't help anybody.",
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
    'Let us take what is plain to see, and call it what it is.',
  ],
  gentle: [
    "There's nothing you have to prove here.",
    'You can just listen for a while, because nothing is asked of you yet.',
    "You don't have to do anything right now. It's enough that you're here.",
    'Thank you for giving this a little of your time.',
  ],
  mentor: [
    'Let me begin where every real change begins: with an honest look.',
    'Before we talk about any answer, we have to get the question right.',
    "I've learned that it helps to start with the truth, even when it's inconvenient.",
    "Let's take our time, because a question that matters deserves more than a quick answer.",
  ],
  friend: [
    "Okay, pull up a chair. I want to talk to you like we've known each other for years.",
    "Can I be real with you for a minute? I'd rather talk than put on a show.",
    "Let's just talk, you and me, and leave the big words out of it.",
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
    "This one's for {audience}, and it's not going to be vague.",
    'This is for {longAudience}.',
  ],
  funny: [
    "It's for {audience}, and if you came in by mistake, stay anyway, I like company.",
    "I built this for {audience}, and I'm told some of you have turned up.",
    "It's meant for {audience}, though I can't stop anyone else from eavesdropping.",
    'This goes out to {audience}. You deserve better jokes than mine, but here we are.',
    'I put this together for {longAudience}.',
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
    "We've got work to do today, and we're doing it for {audience}.",
    'I work with {audience}, so I know where it gets hard.',
    'From start to finish, this session is for {audience}.',
    'Today is for {longAudience}.',
  ],
};

export const pain: ByPersonality = {
  bold: [
    "Let's say what's wrong, and let's say it out loud. {audiencePain}",
    "Here's the trouble, with nothing painted over. {audiencePain} That's what I came here to talk about.",
    'Somebody has to come out with it, so this is the problem. {audiencePain}',
    "Let's start with what hurts. {audiencePain}",
  ],
  blunt: [
    'What goes wrong, in plain words: {audiencePain}',
    'Problem first. {audiencePain}',
    "Let's not make the problem prettier than it is. {audiencePain}",
    "I'll start with the part nobody enjoys. {audiencePain} Sound about right?",
  ],
  funny: [
    'Stop me if you know this one already. {audiencePain}',
    'Previously, in your life: {audiencePain}',
    "I don't want to spoil anybody's mood, but there's a problem. {audiencePain} Still here? Good.",
    'I believe you two have met, you and this trouble. {audiencePain}',
  ],
  poetic: [
    'Let me set the trouble down before you, just as it is. {audiencePain}',
    'Look once at what is wrong, from up close. {audiencePain}',
    'There is a trouble here, and it has a shape. {audiencePain}',
    'What is hard can be said in simple words. {audiencePain}',
  ],
  gentle: [
    "Maybe you know this trouble. {audiencePain} If any of that is close to home, you're not alone with it.",
    'Let me say carefully what I think is hard for you. {audiencePain}',
    'I think I know a little of what troubles you. {audiencePain}',
    "There's a problem I'd like to name, if that's all right with you. {audiencePain}",
  ],
  mentor: [
    'Look closely at what goes wrong. {audiencePain}',
    'Every honest conversation starts with what hurts. {audiencePain} Once a problem has been said, we can work on it.',
    "First of all, I'd like us to see the problem clearly. {audiencePain}",
    'Let me begin with the difficulty itself. {audiencePain}',
  ],
  friend: [
    "So, the thing that's been bugging you. {audiencePain}",
    'Let me start with the hard bit. {audiencePain}',
    "Let me just say what's wrong, as I see it. {audiencePain}",
    "Something's been getting to you, hasn't it? {audiencePain} With me, you don't have to pretend.",
  ],
  coach: [
    'Start with the problem. {audiencePain} Now we know where we stand.',
    "Look at what's slowing you down. {audiencePain}",
    "Take an honest look at what's in your way. {audiencePain} We start from where you are.",
    "Let's get the problem out in the open. {audiencePain}",
  ],
};

export const notWorking: ByPersonality = {
  bold: [
    "And here's how you've been dealing with the trouble. {whatNotWorking} More of the same won't get you out.",
    'And what have you thrown at the problem so far? {whatNotWorking}',
    "Look at what's been tried so far. {whatNotWorking}",
    'Now for the fight you put up. {whatNotWorking}',
  ],
  blunt: [
    'And your answer to the problem? {whatNotWorking}',
    'Now the so-called solution: {whatNotWorking}',
    "What do you do to fix things? {whatNotWorking} If it worked, you wouldn't be listening to me.",
    'And this is what gets done about the trouble. {whatNotWorking}',
  ],
  funny: [
    'Then comes the rescue mission. {whatNotWorking}',
    'And naturally you have a system. {whatNotWorking}',
    "There's a plan, of course. {whatNotWorking}",
    'And what do we do about trouble, as sensible adults? {whatNotWorking}',
  ],
  poetic: [
    'Not that you stood still. {whatNotWorking}',
    'And you have gone looking for a way through, as one does. {whatNotWorking}',
    'What there was to try, you have tried. {whatNotWorking}',
    'Something had to be done, and something was. {whatNotWorking}',
  ],
  gentle: [
    "In your own way, you've tried. {whatNotWorking}",
    "And you've tried to get by somehow. {whatNotWorking}",
    "Perhaps this is how you've tried to cope. {whatNotWorking} There's no need to blame yourself for any of it.",
    "I imagine you've reached for whatever seemed to help. {whatNotWorking}",
  ],
  mentor: [
    "Then notice what you've been doing to put things right. {whatNotWorking}",
    "Let's look, with respect, at your answer so far. {whatNotWorking}",
    'An attempt teaches something even when it fails. {whatNotWorking}',
    'Consider what has been tried up to now. {whatNotWorking}',
  ],
  friend: [
    "And I know how you've been dealing with things. {whatNotWorking}",
    "So what's been your way of coping? {whatNotWorking}",
    'So you try to sort things out. {whatNotWorking}',
    "And it's not as if you'd done nothing. {whatNotWorking}",
  ],
  coach: [
    'Next, your approach so far. {whatNotWorking} We change the drill, not the athlete.',
    'Now review the current plan. {whatNotWorking}',
    "Here's what you've been doing about the problem. {whatNotWorking} Time for another plan.",
    "Run through the moves you've made so far. {whatNotWorking}",
  ],
};

export const costs: ByPersonality = {
  bold: [
    "And make no mistake, standing still isn't free.",
    'And leaving things as they are has a price.',
    'As long as things stay like this, you pay for it.',
    "Let's talk about what the problem really takes from you.",
  ],
  blunt: [
    'Now the invoice.',
    'Here comes the bill.',
    "And staying as you are isn't free.",
    "Let's talk about what the problem costs you.",
  ],
  funny: [
    'And of course trouble charges a subscription fee.',
    "Meanwhile, the meter is running, and it doesn't take coupons.",
    "The bad news is that staying put doesn't come for free.",
  ],
  poetic: [
    'And everything has to be paid for somehow.',
    'All the while, something is being spent.',
    'Waiting has its price, and the price is seldom paid all at once.',
    'And no trouble is free, though it may look so for a while.',
  ],
  gentle: [
    'We can look at what the trouble costs, without blame. Just to see it.',
    'It may help to name the cost, as calmly as we can.',
    "Living like this doesn't leave you untouched.",
    "Let's see what the problem costs you, slowly and without any judgement.",
  ],
  mentor: [
    "You only understand a problem once you know what it costs. So let's look.",
    'Waiting always has a price. Most people never add it up.',
    "Let's look squarely at what the problem costs.",
    "What we don't count, we go on paying.",
  ],
  friend: [
    "And then there's what living like this takes from you.",
    "Let's be honest, a problem like yours isn't harmless.",
    'And you do pay for the trouble, one way or another.',
    "So what does the whole business take out of you? Let's have a proper look.",
  ],
  coach: [
    "Scoreboard. What's the problem costing you?",
    "Let's count the cost, so we know what we're playing for.",
    "Now let's look at the price of standing still.",
    'Before we change anything, we take stock of the cost.',
  ],
};

export const timeCost: ByPersonality = {
  bold: [
    'Your time goes first. {timeCost}',
    'Start with time, because nobody sells it back. {timeCost}',
    'What gets stolen first is time. {timeCost}',
    'Look at where your time goes. {timeCost}',
  ],
  blunt: [
    'Start with the time. {timeCost}',
    'First item, your time: {timeCost}',
    'Time comes first. {timeCost}',
    "Time you don't get back: {timeCost}",
  ],
  funny: [
    'The clock has been keeping notes. {timeCost}',
    "Let's begin with the calendar, poor thing. {timeCost}",
    'The clock would like a word. {timeCost}',
    "And where does the time go? I'm glad you asked. {timeCost}",
  ],
  poetic: [
    'Quietly, and before all else, time is taken. {timeCost}',
    'Time is what is asked for first. {timeCost}',
    'Time goes, and it does not ask. {timeCost}',
    'There is time that nobody gives back. {timeCost}',
  ],
  gentle: [
    "There's your time, to begin with. {timeCost}",
    'Think of your time for a moment. {timeCost}',
    "There goes some time that you'd have liked for something else. {timeCost}",
    'Some of the cost is simply time. {timeCost}',
  ],
  mentor: [
    'Begin with time, because you never get it back. {timeCost}',
    'Count the time first. {timeCost}',
    'The first cost is time, and nobody refunds it. {timeCost}',
    'Ask where the time goes. {timeCost}',
  ],
  friend: [
    'Start with your time. {timeCost}',
    'Your calendar knows more about lost time than I do. {timeCost}',
    "It's your time first of all, isn't it? {timeCost}",
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
    'Then your money takes the hit. {moneyCost}',
    'The cost reaches straight into your pocket. {moneyCost}',
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
    'Hold on to your wallet for this one. {moneyCost}',
    'Your bank has been watching this with great interest. {moneyCost}',
    'Somewhere, a bank statement is sighing. {moneyCost}',
    'Money comes into it, which I mention with my eyes half closed. {moneyCost}',
  ],
  poetic: [
    'And money goes, as money does. {moneyCost}',
    'Then money is asked for, politely, as if it were owed. {moneyCost}',
    'Money, too, leaves quietly. {moneyCost}',
    'Then there is money, the part one can count. {moneyCost}',
  ],
  gentle: [
    "There's a cost in money as well. {moneyCost}",
    'And then the money, which is never easy to talk about. {moneyCost}',
    'Some of the cost is about money. {moneyCost}',
    "The money is a part of it, too, and it's all right to say so. {moneyCost}",
  ],
  mentor: [
    'Money is only the visible part. {moneyCost}',
    '{if moneyCost has figure} Money tells the story in figures. {moneyCost}',
    'Money is part of the price. {moneyCost}',
    'And now consider the money. {moneyCost}',
  ],
  friend: [
    "And then there's money, my least favourite party topic. {moneyCost}",
    'Your wallet has noticed as well. {moneyCost}',
    "And the money, don't get me started. {moneyCost}",
    "Carrying on like this isn't cheap. {moneyCost}",
  ],
  coach: [
    'Next on the board, money. {moneyCost}',
    'Put the money down as well. {moneyCost}',
    'Next, the budget. {moneyCost}',
    'Money counts as well. {moneyCost}',
  ],
};
export const energyCost: ByPersonality = {
  bold: [
    'There goes your fire. {energyCost}',
    'Worse, you lose the very strength you need to change things. {energyCost}',
    "You're drained, and you can feel it. {energyCost}",
    'And your strength goes as well. {energyCost}',
  ],
  blunt: [
    'And your energy. {energyCost}',
    'Next, your energy. {energyCost}',
    'The problem wears you out. {energyCost}',
    'Where your energy goes: {energyCost}',
  ],
  funny: [
    "And then there's your energy, if you can find it. {energyCost}",
    'Your get-up-and-go has, well, got up and gone. {energyCost}',
    'Your energy has handed in its notice. {energyCost}',
    "And if energy were money, you'd be getting letters. {energyCost}",
  ],
  poetic: [
    'And the body keeps its own account. {energyCost}',
    'And strength, too, leaves without a sound. {energyCost}',
    'And something in you grows tired. {energyCost}',
    'Strength is asked for, and asked for again. {energyCost}',
  ],
  gentle: [
    "And you're left tired in a way that's hard to explain. {energyCost}",
    "Then there's the tiredness. {energyCost}",
    'And living like this can be exhausting. {energyCost}',
    'You can feel your strength going. {energyCost}',
  ],
  mentor: [
    'Energy is the cost people notice last. {energyCost}',
    'Then look at what happens to your strength. {energyCost}',
    "Then there's your strength, which isn't endless. {energyCost}",
    "You run out of the very energy you'd need to change anything. {energyCost}",
  ],
  friend: [
    "Then there's how tired you get. {energyCost}",
    "Living like this takes it out of you, doesn't it? {energyCost}",
    "It's exhausting, isn't it? {energyCost}",
    'And then you wonder where all your energy went. {energyCost}',
  ],
  coach: [
    'Energy check: {energyCost}',
    'Check your reserves. {energyCost}',
    'Now your energy, because nothing moves without it. {energyCost}',
    'Your strength gets used up, too. {energyCost}',
  ],
};
export const identityCost: ByPersonality = {
  bold: [
    "And then it's about who you are. {identityCost}",
    'Worse is what happens to the way you see yourself. {identityCost}',
    'The way you think about yourself changes. {identityCost}',
    'And who do you become in the middle of all that? {identityCost}',
  ],
  blunt: [
    'Now your self-image. {identityCost}',
    'And your self-respect? {identityCost}',
    'You see yourself differently. {identityCost}',
    "Then there's your pride. {identityCost}",
  ],
  funny: [
    "This part is a little less funny, it's about how you see yourself. {identityCost}",
    'The mirror has opinions by now. {identityCost}',
    'Your self-image has seen better days. {identityCost}',
    "I'll be serious for a second, because now it's about who you are. {identityCost}",
  ],
  poetic: [
    'And something changes in what you see when you look at yourself. {identityCost}',
    'Slowly the story you tell about yourself is rewritten. {identityCost}',
    'Deep down, the question is who you are. {identityCost}',
    'And quietly the name you give yourself changes. {identityCost}',
  ],
  gentle: [
    'How you see yourself can suffer, and that part is tender. {identityCost}',
    "Underneath, there's the way you think of yourself. {identityCost}",
    'Who you are in your own eyes can change, little by little. {identityCost}',
    'And I think the part that hurts most is how you see yourself. {identityCost}',
  ],
  mentor: [
    'The cost that matters most is in who you think you are. {identityCost}',
    'In the end you talk about yourself in a different way. {identityCost}',
    'Ask what happens to the way you see yourself. {identityCost}',
    "Then there's a cost no invoice shows, your own opinion of yourself. {identityCost}",
  ],
  friend: [
    'And then the part that stings, how you see yourself. {identityCost}',
    "And what happens on the inside, that's harder to say. {identityCost}",
    'And it gets personal, too. {identityCost}',
    'And at some point you start seeing yourself differently. {identityCost}',
  ],
  coach: [
    'How you see yourself counts double. {identityCost}',
    'Now the inner score. {identityCost}',
    'And your confidence takes a knock. {identityCost}',
    'Now the part no scoreboard shows, how you rate yourself. {identityCost}',
  ],
};
export const reputationCost: ByPersonality = {
  bold: [
    'And the people around you are watching. {reputationCost}',
    'Your name suffers, too. {reputationCost}',
    "And people see what's going on, whether you like it or not. {reputationCost}",
    "Don't think nobody notices. {reputationCost}",
  ],
  blunt: [
    'Other people notice. {reputationCost}',
    'And your reputation pays, too: {reputationCost}',
    'And other people have something to say, by the way. {reputationCost}',
    'And other people? {reputationCost}',
  ],
  funny: [
    'The reviews are in, sadly. {reputationCost}',
    "And there's an audience, because of course there is. {reputationCost}",
    'Of course people have noticed, people always do. {reputationCost}',
    'And word gets round, it always does. {reputationCost}',
  ],
  poetic: [
    'Others see more than one thinks, and sooner. {reputationCost}',
    'A good name is a quiet thing, and easily hurt. {reputationCost}',
    'What we live with, others see as well. {reputationCost}',
    'A name travels ahead of the one who bears it. {reputationCost}',
  ],
  gentle: [
    'And you may notice something in what others say, or in how they look. {reputationCost}',
    'Sometimes other people see more than you would wish. {reputationCost}',
    'And others notice, too. {reputationCost}',
    "It isn't only you who notices. {reputationCost}",
  ],
  mentor: [
    "And finally there's what others think and say. {reputationCost}",
    'A reputation changes in small steps. {reputationCost}',
    'Others draw their own conclusions. {reputationCost}',
    'And sooner or later other people notice. {reputationCost}',
  ],
  friend: [
    'And people pick up on these things, of course they do. {reputationCost}',
    'You can hear it in what other people say, or stop saying. {reputationCost}',
    'People do notice, you know. {reputationCost}',
    "Other people have eyes, too, and that's no fun either. {reputationCost}",
  ],
  coach: [
    'What others see goes on the sheet as well. {reputationCost}',
    "Then there's the view from outside. {reputationCost}",
    'The people around you notice, too. {reputationCost}',
    'And what do others make of you by now? {reputationCost}',
  ],
};

export const costsEnd: ByPersonality = {
  bold: [
    "That's the price, and you can stop paying it.",
    'Add that up, and waiting stops looking safe.',
    "That's what staying put costs you. And people call change risky?",
    "I wouldn't accept that bill, and I don't think you should either.",
  ],
  blunt: [
    "That's the total. You pay it whether you look or not.",
    "Doing nothing has a price tag. Now you've heard it.",
    "So no, you're not saving anything by waiting.",
    "That's what it costs you to change nothing.",
  ],
  funny: [
    "All in all, not what I'd call a bargain.",
    'And nobody even sends you a thank-you card for it.',
    "I've seen better deals at airports.",
    "If that came with a receipt, you'd be asking for the manager.",
  ],
  poetic: [
    'All of that, for the privilege of staying where you are.',
    'And none of it was ever written on a price tag.',
    'So it goes on being paid, and nobody calls it a price.',
    'It is a great deal to give for standing still.',
  ],
  gentle: [
    "You've been paying this for long enough, and you're allowed to want it to stop.",
    "It's a lot. Let yourself see that it's a lot.",
    "With all of it side by side, no wonder if you're tired.",
    "You don't have to do anything with that yet. It's enough to have looked.",
  ],
  mentor: [
    'Taken together, all of this tells you what waiting costs.',
    'Costs like these seldom stop by themselves.',
    'Nobody decides to pay all that, it just adds up while we look the other way.',
    "I don't list this to frighten you, I list it so that you can choose.",
  ],
  friend: [
    "That's a lot to pay for something you never even ordered.",
    "Seriously, who'd agree to that if anybody asked?",
    "Put it all together and it's not exactly small change, is it?",
    "And I just think you shouldn't have to go on paying that.",
  ],
  coach: [
    "That's your baseline, and a baseline can move.",
    "Remember this score. That's where we start from.",
    "That's the score today. It's not the final score.",
    'Look at all that, and ask yourself whether you can afford to wait.',
  ],
};

export const crave: ByPersonality = {
  bold: [
    'And what are you really after? {whatTheyCrave}',
    "Now for what you wish for. {whatTheyCrave} You're allowed to want that openly.",
    "Now say what you'd have instead, and don't make it smaller. {whatTheyCrave}",
    "Here's what's worth fighting for. {whatTheyCrave}",
  ],
  blunt: [
    'What would you rather have? {whatTheyCrave}',
    'The goal, as I understand it: {whatTheyCrave}',
    "The wish, without the modesty. {whatTheyCrave} That's what we're here for.",
    'And the aim? {whatTheyCrave}',
  ],
  funny: [
    "If a genie with decent manners came by, I know what you'd ask for. {whatTheyCrave}",
    'And what would you wish for, if nobody were listening? {whatTheyCrave}',
    "Now for the nice part, where we're allowed to daydream. {whatTheyCrave}",
    'And if somebody handed you a magic wand, minus the glitter? {whatTheyCrave}',
  ],
  poetic: [
    'And still, through everything, there is the wish. {whatTheyCrave}',
    'There is something you long for, and it deserves to be heard. {whatTheyCrave}',
    'Somewhere ahead of you, life is different. {whatTheyCrave}',
    'A wish does not go away for being set aside. {whatTheyCrave}',
  ],
  gentle: [
    "And there's something you long for, maybe very quietly. {whatTheyCrave}",
    'If you let yourself wish for a moment, what appears? {whatTheyCrave}',
    "If things could be different, how would you like them? {whatTheyCrave} It's all right to hope.",
    "You're allowed to say what you wish for. {whatTheyCrave}",
  ],
  mentor: [
    'Now to the wish behind the problem. {whatTheyCrave} A wish gives us a direction.',
    "Beneath a complaint there's usually a wish. {whatTheyCrave}",
    "It's important to know what you're working towards. {whatTheyCrave}",
    'So what would be a good outcome? {whatTheyCrave}',
  ],
  friend: [
    "And I know what you'd rather have. {whatTheyCrave}",
    'Okay, dream with me for a second. {whatTheyCrave}',
    "I think I know what you're hoping for. {whatTheyCrave}",
    'And if you could have it your way? {whatTheyCrave}',
  ],
  coach: [
    'Set the target. {whatTheyCrave} Write it down where you can see it.',
    "What's the win? {whatTheyCrave} Everything from here points at that.",
    'Every plan needs a finish line. {whatTheyCrave}',
    'Now look up for a second, at what the work is for. {whatTheyCrave}',
  ],
};

export const approach: ByPersonality = {
  bold: [
    "So here's what I do, and I want you to remember it. {yourDifferentApproach}",
    'My way is a different one, and I stand by it. {yourDifferentApproach}',
    "This is where I part ways with the usual advice. {yourDifferentApproach} I'm not going to apologise for it.",
    'Now for the way I work. {yourDifferentApproach}',
  ],
  blunt: [
    'Now what I do. {yourDifferentApproach}',
    "Here's what I do instead: {yourDifferentApproach}",
    'My answer: {yourDifferentApproach}',
    'And how do I work? {yourDifferentApproach}',
  ],
  funny: [
    'Which brings me to my slightly unfashionable way of working. {yourDifferentApproach} Go on, raise an eyebrow. I can take it.',
    "And here's the plot twist: {yourDifferentApproach}",
    'So I go and do something else entirely. {yourDifferentApproach}',
    "Here's what I do, and no, it doesn't involve a vision board. {yourDifferentApproach}",
  ],
  poetic: [
    'There is another way, and this is mine. {yourDifferentApproach}',
    'What if there were another way? {yourDifferentApproach}',
    'I have gone another way. {yourDifferentApproach}',
    'A small change can change a great deal. {yourDifferentApproach}',
  ],
  gentle: [
    "There's another way, and I'd like you to hear it. {yourDifferentApproach}",
    'What I do is a little different. {yourDifferentApproach}',
    "I'd like to say what I do instead. {yourDifferentApproach}",
    'May I tell you how I work? {yourDifferentApproach}',
  ],
  mentor: [
    'If you ask what I do differently, this is my answer. {yourDifferentApproach}',
    'My own work looks different. {yourDifferentApproach}',
    "Over time I've come to work in another way. {yourDifferentApproach}",
    "Here's how I go about my work. {yourDifferentApproach}",
  ],
  friend: [
    "Well, here's what I do: {yourDifferentApproach}",
    'Let me tell you what I do. {yourDifferentApproach}',
    "I've ended up doing things a bit differently. {yourDifferentApproach}",
    'So can I tell you what I do instead? {yourDifferentApproach}',
  ],
  coach: [
    "Here's the way I play it. {yourDifferentApproach}",
    'A different approach: {yourDifferentApproach}',
    "We're going to run things differently. {yourDifferentApproach} That's how we work from now on.",
    'My method comes down to this. {yourDifferentApproach}',
  ],
};

export const land: ByPersonality = {
  bold: [
    '{if fingerPointableMoment} Hold on to that. Now look at how things go without it.',
    'Take that much with you, and the rest will follow from it.',
    "That's where we start, and we start now.",
    'Bear that in mind, because everything I say next leans on it.',
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
    "I'll let that sit for a moment, and then we'll get to the good bit.",
    "Hold that thought. It's about to become useful.",
  ],
  poetic: [
    'Hold that lightly. We will come back to it.',
    'And from here, let us go on.',
    'Carry that with you for a while.',
    'That is enough for the first few steps.',
  ],
  gentle: [
    'You need not agree with anything yet. Just stay a little longer.',
    'Let that rest for a moment before we go on.',
    "There's nothing to decide yet. Just keep that near you.",
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
