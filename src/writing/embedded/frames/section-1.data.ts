import type { ByPersonality } from './frame.ts';

/** One Belief: who this is for, where it hurts, what has failed, what waiting costs, what they want, and the one idea. */
export const open: ByPersonality = {
  bold: [
    "I'm going to speak plainly from the first minute to the last, so that nobody has to guess what I really think.",
    "Give me a few minutes, and together we'll take a hard look at how things really are and at how they could be.",
    'Hear me out to the end, and then judge for yourself.',
    'If you only listen to one thing this week, let it be this.',
  ],
  blunt: [
    "Let's skip the warm-up.",
    'No sweet talk today, just the facts as I see them.',
    "I'll be direct and I'll be honest, because I think plain words save time for everybody who has come to listen.",
    "You won't get a pep talk from me today, but you will get what I think, in the plainest words I have.",
  ],
  funny: [
    'The good news is that nobody here has to raise a hand, hug a stranger or fall backwards into my arms.',
    "Relax. I won't ask you to turn to your neighbour and share a secret.",
    'I promise to be honest, useful and only slightly annoying, although the people who know me best may warn you about the last part.',
    "Make yourself comfortable. I've left the pie charts at home.",
  ],
  poetic: [
    "Some troubles are easier to look at when we don't look alone.",
    'I would like to begin quietly, because the things I want to say are easier to hear when nothing is loud.',
    'There are things we seldom talk about, simply because nobody asks.',
    'Let us take what is plain to see, look at it for as long as we need, and call it what it is.',
  ],
  gentle: [
    "There's nothing you have to prove here.",
    'You can just sit back and listen for a while, because nothing is asked of you and nothing has to be decided.',
    "You don't have to do anything right now. It's enough that you're here.",
    "Thank you for being here and for giving me a little of your time, which I'll try to use with care.",
  ],
  mentor: [
    'Let me begin with an honest look at how things stand, because everything I have to say afterwards is built on it.',
    "Before we talk about what to do, I'd like us to look together at how things are, and to take as much time as we need.",
    "I've learned that it helps to start with the truth, even when it's inconvenient.",
    "Let's take our time, because what matters deserves more than a quick answer.",
  ],
  friend: [
    "Okay, come a bit closer. I want to talk to you like we've known each other for years.",
    "Can I be real with you for a minute? I'd rather just talk than make a fuss.",
    "Let's just talk for a bit, you and me, the way old friends do when nobody's in a hurry or trying to sound clever.",
    "I'm going to skip the polite part and talk to you the way I'd want somebody to talk to me.",
  ],
  coach: [
    "Here's how we'll use our time: I talk plainly, you keep your own situation in mind, and afterwards you choose what to do.",
    "Let's get to work. I'll keep things clear, and you keep up.",
    "You showed up, which is the first win of the day, so let's make sure it isn't the only one you take home.",
    "Eyes up, we're going straight to what matters.",
  ],
};

export const audience: ByPersonality = {
  bold: [
    'Every word I say today is for {audience}.',
    'I made this for {audience}. Nobody else.',
    "Whatever comes up today, I'm on the side of {audience}.",
    "Today I'm talking to {audience}. The rest of the world can wait.",
    "I'm here for {longAudience}.",
    'Today belongs to {longAudience}.',
  ],
  blunt: [
    "This is for {audience}, so if that's you, stay where you are.",
    'Plain words today, for {audience}.',
    'I do this for {audience}. Everybody else can relax.',
    'Today I only care about {audience}.',
    "I'm talking to {longAudience}.",
    'What I have to say is made for {longAudience}.',
  ],
  funny: [
    "What you'll hear is for {audience}. If you came in by mistake, stay anyway, because I like company.",
    "I built this for {audience}. Some of you have turned up, I'm told, so that's a relief.",
    "I can't stop anyone from eavesdropping, but this is meant for {audience}.",
    'This goes out to {audience}. You deserve better jokes than mine, but here we are.',
    'I put this together for {longAudience}.',
    'My words go out to {longAudience}.',
  ],
  poetic: [
    'These words are meant for {audience}.',
    'I wrote this down with care, for {audience}.',
    'I have gathered what follows for {audience}.',
    'As I say this, I think of {audience}.',
    'What I have to say is for {longAudience}.',
    'I wrote this for {longAudience}.',
  ],
  gentle: [
    'Nobody will hurry you. This is for {audience}.',
    "Today is all for {audience}. If that's you, you're in the right place.",
    'When I wrote this, I was thinking of {audience}.',
    'Let me speak quietly to {audience}.',
    "I'm speaking to {longAudience}.",
    'All I say today is meant for {longAudience}.',
  ],
  mentor: [
    'Today I want to speak to {audience}.',
    'What follows is meant for {audience}.',
    "If I could choose my listeners, I'd choose {audience}.",
    "I've prepared this for {audience}.",
    'My work is with {longAudience}.',
    'I have prepared this talk for {longAudience}.',
  ],
  friend: [
    'This one goes out to {audience}.',
    "If we're talking about {audience}, we're talking about you, right?",
    'While I was making this, I kept imagining {audience}. So you were there the whole time.',
    'What I have to say is basically for {audience}. So make yourself at home.',
    'I made this for {longAudience}.',
    'I have a few people in mind today: {longAudience}.',
  ],
  coach: [
    'Today is for {audience}.',
    "We've got work to do today, and we're doing it for {audience}.",
    "You'll find me rooting for {audience}.",
    'From start to finish, this session is for {audience}.',
    'Our work today is for {longAudience}.',
    'The session is for {longAudience}.',
  ],
};

export const pain: ByPersonality = {
  bold: [
    "Let's say what's wrong, and let's say it out loud. {audiencePain}",
    "Here's the trouble, loud and clear. {audiencePain}",
    'Somebody has to say what the problem is, so I will. {audiencePain}',
    "Let's start with what hurts. {audiencePain}",
  ],
  blunt: [
    "Here's the trouble. {audiencePain}",
    'Problem first. {audiencePain}',
    "Let's not make the problem prettier than it is. {audiencePain}",
    "I'll start with what gives you trouble. {audiencePain}",
  ],
  funny: [
    'Stop me if you know this problem already. {audiencePain}',
    "Let's get the unpleasant bit over with. {audiencePain}",
    "I don't want to spoil anybody's mood, but there's a problem. {audiencePain} Still here? Good.",
    'You and the following trouble have met, I believe. {audiencePain}',
  ],
  poetic: [
    'This is the trouble, just as it is. {audiencePain}',
    'Come close, and look at what is wrong. {audiencePain}',
    'What weighs on you looks like this. {audiencePain}',
    'What is hard wants to be spoken of. {audiencePain}',
  ],
  gentle: [
    'Maybe you know this trouble. {audiencePain}',
    'Let me say carefully what I think is hard for you. {audiencePain}',
    'I think I know a little of what troubles you. {audiencePain}',
    "There's a problem I'd like to name, if that's all right with you. {audiencePain}",
  ],
  mentor: [
    'Look closely at what goes wrong. {audiencePain}',
    'Every honest conversation starts with what hurts. {audiencePain}',
    "Here's what I see again and again. {audiencePain}",
    "We'll begin with the difficulty itself. {audiencePain}",
  ],
  friend: [
    "So, the thing that's been bugging you. {audiencePain}",
    'Let me start with the hard bit. {audiencePain}',
    'Shall I just say what I think is wrong? {audiencePain}',
    "Something's been getting to you, hasn't it? {audiencePain}",
  ],
  coach: [
    'Start with the problem. {audiencePain}',
    "Look at what you're up against. {audiencePain}",
    "Take an honest look at what's in your way. {audiencePain}",
    'Bring the problem out into the open. {audiencePain}',
  ],
};

export const notWorking: ByPersonality = {
  bold: [
    "Here's what you keep doing, and it isn't working. {whatNotWorking}",
    "Let me be straight about what isn't helping. {whatNotWorking}",
    "Let's be blunt about what hasn't worked so far. {whatNotWorking}",
    "Don't tell me this is working. {whatNotWorking}",
  ],
  blunt: [
    "Now for what doesn't work. {whatNotWorking}",
    'Your method so far. {whatNotWorking}',
    "Here's what gets you nowhere. {whatNotWorking}",
    "This is how things get handled, and it doesn't help. {whatNotWorking}",
  ],
  funny: [
    'On paper, this ought to do the trick. {whatNotWorking}',
    'Naturally, you have a system. {whatNotWorking}',
    "There's a plan, of course. {whatNotWorking}",
    "Here's what any sensible person would do, and it doesn't help. {whatNotWorking}",
  ],
  poetic: [
    'This is what has not helped you yet. {whatNotWorking}',
    'You have looked for a way through. {whatNotWorking}',
    'Until now you have gone this way. {whatNotWorking}',
    'One can do so much and change so little. {whatNotWorking}',
  ],
  gentle: [
    "Let me name, gently, what hasn't helped. {whatNotWorking}",
    "Somehow you've had to manage. {whatNotWorking}",
    'Perhaps this is how you cope. {whatNotWorking}',
    "I imagine you've reached for whatever seemed to help. {whatNotWorking}",
  ],
  mentor: [
    "Notice what you do that doesn't change anything. {whatNotWorking}",
    "Let's look, with respect, at what hasn't worked. {whatNotWorking}",
    "There's something to learn from what doesn't help. {whatNotWorking}",
    "Think of how you've handled things up to now. {whatNotWorking}",
  ],
  friend: [
    "I think I know how you've been getting by. {whatNotWorking}",
    'This has been your way of coping, I guess. {whatNotWorking}',
    "Okay, so here's what hasn't really helped. {whatNotWorking}",
    "And the things that don't help, honestly. {whatNotWorking}",
  ],
  coach: [
    "Here's what hasn't worked up to today. {whatNotWorking}",
    'Now review your current plan. {whatNotWorking}',
    "Here's what hasn't moved you forward. {whatNotWorking}",
    "Let's run through what hasn't worked. {whatNotWorking}",
  ],
};

export const costs: ByPersonality = {
  bold: [
    "Make no mistake, changing nothing isn't free, even if nobody ever hands you the total and asks you to pay at once.",
    "Going on like this has a price, so let's name it.",
    'As long as nothing changes, you pay.',
    "Let's talk about what the old way really takes from you, and let's do it properly, so that nobody can pretend not to know.",
  ],
  blunt: [
    'This is what you pay.',
    'Here comes the bill.',
    "Carrying on as before isn't free, so before we get to any way out, we're going to look at what you pay.",
    "Let's be plain about what going on this way costs you, because a price doesn't get any smaller when nobody looks at it.",
  ],
  funny: [
    'Of course, the old way charges a subscription fee.',
    "Meanwhile, the meter is running, and I'd love to tell you that it takes coupons, but I asked, and it doesn't.",
    "The bad news is that staying put doesn't come for free.",
    "I'd have put this part in small print, but I couldn't find any small enough.",
  ],
  poetic: [
    'Everything has to be paid for somehow.',
    'While nothing changes, something is being spent, whether we look or not.',
    'Every way we go has its price, and the price is seldom paid all at once.',
    'No trouble is free, though it may look so for a while, as long as nobody asks what it takes away.',
  ],
  gentle: [
    'We can look at what all of this costs you, without blame and without hurry, and we can stop for a moment whenever you need to.',
    'It may help to name the cost of it all as calmly as we can, because what has a name is easier to look at.',
    'Carrying on as before has its cost, for anybody.',
    "Let's look, slowly and without any judgement, at what it costs to go on like this.",
  ],
  mentor: [
    "You only understand a problem once you know what it costs, so I'd like us to go through the cost with care.",
    'Going on like this always has a price, and we ought to know it.',
    "Let's look squarely at what it costs to leave things as they are, so that we can think clearly afterwards.",
    "What we don't count, we go on paying.",
  ],
  friend: [
    "And all the while there's a price you pay.",
    "Let's be honest, putting up with things isn't harmless.",
    'You do pay for going on like this, one way or another, so let me be the friend who comes out and says it.',
    "Let's have a proper look at what all this does to you, just between us, and with nobody keeping score.",
  ],
  coach: [
    "Scoreboard. Let's see what the old way costs you.",
    "Let's count the cost honestly and without excuses, so we know what we're playing for before we talk about any game plan.",
    "Now let's look at the price of going on unchanged.",
    "Before we change anything, let's take stock of the cost, so you know exactly what's at stake.",
  ],
};

export const timeCost: ByPersonality = {
  bold: [
    'Your time goes first. {timeCost}',
    "Start with time, and don't round it down. {timeCost}",
    'What gets stolen first is time. {timeCost}',
    'Look at what happens to your time. {timeCost}',
  ],
  blunt: [
    'Start with the time. {timeCost}',
    'First item, your time. {timeCost}',
    'Time comes first. {timeCost}',
    'The time, for a start. {timeCost}',
  ],
  funny: [
    'The clock has been keeping notes. {timeCost}',
    "Let's begin with the calendar, poor thing. {timeCost}",
    'Your watch would like a word. {timeCost}',
    "And what about the time? I'm glad you asked. {timeCost}",
  ],
  poetic: [
    'Time goes first, and it goes quietly. {timeCost}',
    'The first thing to go is time. {timeCost}',
    'Time is the first to slip away. {timeCost}',
    'Let us speak of time first. {timeCost}',
  ],
  gentle: [
    "There's your time, to begin with. {timeCost}",
    'Think of your time for a moment. {timeCost}',
    'Part of what it takes from you is time. {timeCost}',
    'Some of the cost is simply time. {timeCost}',
  ],
  mentor: [
    'Begin with the time you give away. {timeCost}',
    'Count the time first. {timeCost}',
    'The first cost to look at is time. {timeCost}',
    'Ask yourself what becomes of your time. {timeCost}',
  ],
  friend: [
    'Start with your time. {timeCost}',
    'Your calendar knows more about lost time than I do. {timeCost}',
    "Your time goes first, doesn't it? {timeCost}",
    "I don't know if you've ever added up the time. {timeCost}",
  ],
  coach: [
    'Time goes on the list first. {timeCost}',
    'Your time is what we check first. {timeCost}',
    'First up, your time. {timeCost}',
    'Put your time down first. {timeCost}',
  ],
};
export const moneyCost: ByPersonality = {
  bold: [
    "And then there's what it takes out of your pocket. {moneyCost}",
    'Now for the money. {moneyCost}',
    'And now the money. {moneyCost}',
    "Next comes the money, and I won't whisper. {moneyCost}",
  ],
  blunt: [
    'The money, then. {moneyCost}',
    'Next item, money. {moneyCost}',
    "Then there's the money. {moneyCost}",
    'Money, too. {moneyCost}',
  ],
  funny: [
    'Hold on to your wallet for this one. {moneyCost}',
    'Now for the money, and please stay seated. {moneyCost}',
    'Somewhere, a bank statement is sighing. {moneyCost}',
    'I mention money with my eyes half closed. {moneyCost}',
  ],
  poetic: [
    'And money goes, as money does. {moneyCost}',
    'Part of the price is money. {moneyCost}',
    'Money, too, has to be named. {moneyCost}',
    'Then there is the money, which has no poetry in it. {moneyCost}',
  ],
  gentle: [
    "There's a cost in money as well. {moneyCost}",
    'And then the money, which is never easy to talk about. {moneyCost}',
    'Money plays a part, too. {moneyCost}',
    "It's only natural to mind about the money. {moneyCost}",
  ],
  mentor: [
    'Money deserves a sober look. {moneyCost}',
    '{if moneyCost has figure} Money tells the story in figures. {moneyCost}',
    'A part of the price is paid in money. {moneyCost}',
    'And now consider the money. {moneyCost}',
  ],
  friend: [
    'Money, of course. {moneyCost}',
    "Then there's the money, which is never the fun part. {moneyCost}",
    "And then there's the money. {moneyCost}",
    'Somebody has to mention the money. {moneyCost}',
  ],
  coach: [
    'Next on the list, money. {moneyCost}',
    'Then add what you lose in money. {moneyCost}',
    'Now the money. {moneyCost}',
    'Money counts as well. {moneyCost}',
  ],
};
export const energyCost: ByPersonality = {
  bold: [
    'There goes your energy. {energyCost}',
    'Then look at where your strength goes. {energyCost}',
    "And here's where your strength gives out. {energyCost}",
    'Your strength goes, too. {energyCost}',
  ],
  blunt: [
    'Then your energy goes. {energyCost}',
    'Next, your energy. {energyCost}',
    "And here's what tires you out. {energyCost}",
    'And it wears you out. {energyCost}',
  ],
  funny: [
    "And here's where your energy gets off the bus. {energyCost}",
    "Your batteries send their regrets, I'm afraid. {energyCost}",
    'Your energy has handed in its notice. {energyCost}',
    "And if energy were money, you'd be getting letters. {energyCost}",
  ],
  poetic: [
    'And this is where your strength goes. {energyCost}',
    'And at some hour the strength runs out. {energyCost}',
    'And it wears one down. {energyCost}',
    'There is the strength you spend. {energyCost}',
  ],
  gentle: [
    'And at some point your strength leaves you. {energyCost}',
    "Then there's how tired all of this makes you. {energyCost}",
    'And some moments are simply exhausting. {energyCost}',
    'You can feel your strength going. {energyCost}',
  ],
  mentor: [
    'The strain has to be counted in as well. {energyCost}',
    'Then consider where your strength goes. {energyCost}',
    'And there is the strain of it all. {energyCost}',
    'Notice the point at which you run low. {energyCost}',
  ],
  friend: [
    'And sooner or later, your strength runs out. {energyCost}',
    "And there's a point where you feel it, isn't there? {energyCost}",
    'And some moments just drain you. {energyCost}',
    'And you know best where your energy goes. {energyCost}',
  ],
  coach: [
    'Energy check: {energyCost}',
    "And there's a point where you have nothing left to give. {energyCost}",
    "And here's what drains you. {energyCost}",
    'And all that wears on you. {energyCost}',
  ],
};
export const identityCost: ByPersonality = {
  bold: [
    "And it eats into a person's pride. {identityCost}",
    'Worse is what happens to the way you see yourself. {identityCost}',
    'And it gets to a person. {identityCost}',
    'And your view of yourself suffers. {identityCost}',
  ],
  blunt: [
    'And in your own eyes? {identityCost}',
    'And your self-respect? {identityCost}',
    'You see yourself differently. {identityCost}',
    "Then there's your pride. {identityCost}",
  ],
  funny: [
    "Even I can't joke about how you see yourself. {identityCost}",
    'The mirror has opinions by now. {identityCost}',
    'Your self-image has seen better days. {identityCost}',
    "I'll be serious for a second, because now it's about who you are. {identityCost}",
  ],
  poetic: [
    'And it changes who you are to yourself. {identityCost}',
    'Slowly you come to think of yourself in another way. {identityCost}',
    'Deep down, the question is who you are. {identityCost}',
    'And your picture of yourself changes. {identityCost}',
  ],
  gentle: [
    'And it can change what you think of yourself. {identityCost}',
    "Underneath, there's the way you think of yourself. {identityCost}",
    'And it can touch how you see yourself. {identityCost}',
    'And I wonder what it does to the way you see yourself. {identityCost}',
  ],
  mentor: [
    'It changes how you see yourself, too. {identityCost}',
    'In the end you think about yourself in a different way. {identityCost}',
    'Notice what happens to your picture of yourself. {identityCost}',
    "Then there's your own opinion of yourself. {identityCost}",
  ],
  friend: [
    'And the part that stings is how you see yourself. {identityCost}',
    "And inside, something changes, doesn't it? {identityCost}",
    'And then things get personal. {identityCost}',
    'And after a while you start seeing yourself differently. {identityCost}',
  ],
  coach: [
    'How you see yourself counts double. {identityCost}',
    'Now for what you think of yourself. {identityCost}',
    'And your confidence takes a knock. {identityCost}',
    'No scoreboard shows how you rate yourself. {identityCost}',
  ],
};
export const reputationCost: ByPersonality = {
  bold: [
    'And the people around you are watching. {reputationCost}',
    'Your good name suffers, too. {reputationCost}',
    "And people see what's going on, whether you like it or not. {reputationCost}",
    "Don't think nobody notices. {reputationCost}",
  ],
  blunt: [
    'And other people? {reputationCost}',
    'Then your reputation. {reputationCost}',
    'And people talk. {reputationCost}',
    'And how do others see you? {reputationCost}',
  ],
  funny: [
    'The reviews are in, sadly. {reputationCost}',
    "And there's an audience, because of course there is. {reputationCost}",
    'People have noticed, as people do. {reputationCost}',
    'And word gets round faster than I do. {reputationCost}',
  ],
  poetic: [
    'Others see more than you think. {reputationCost}',
    'A good name is a quiet thing, and easily hurt. {reputationCost}',
    'And nothing stays hidden for good. {reputationCost}',
    'And others see it, each in their own way. {reputationCost}',
  ],
  gentle: [
    'And you may notice something in what others say, or in how they look at you. {reputationCost}',
    'Sometimes other people see more than you would wish. {reputationCost}',
    'And others notice, too. {reputationCost}',
    "It isn't only you who notices. {reputationCost}",
  ],
  mentor: [
    "And finally there's what others think and say. {reputationCost}",
    'And other people see it, too. {reputationCost}',
    'Others draw their own conclusions. {reputationCost}',
    'And sooner or later other people notice. {reputationCost}',
  ],
  friend: [
    'And people pick up on these things, of course they do. {reputationCost}',
    'People say things, or they go a bit quiet. {reputationCost}',
    'People do notice, you know. {reputationCost}',
    'Other people have eyes, too. {reputationCost}',
  ],
  coach: [
    'What others see is part of the score. {reputationCost}',
    "Then there's the view from outside. {reputationCost}",
    'The people around you notice, too. {reputationCost}',
    'And what do others make of you? {reputationCost}',
  ],
};

export const costsEnd: ByPersonality = {
  bold: [
    'All of that is the price, and you can stop paying it.',
    'Once you add up the whole price, going on as before stops looking like the safe choice, and a change stops looking like the risky one.',
    'Keeping things as they are costs you all of that. And people call change risky?',
    "That's a high price to go on paying, and I don't believe for a moment that anybody has to.",
  ],
  blunt: [
    "Add it up yourself, and then ask whether it's worth it.",
    'Nothing about the old way is free. Now you know.',
    "You're not saving anything by leaving things as they are, and I'd be lying to you if I said that it gets cheaper later.",
    "That's what it costs you to change nothing.",
  ],
  funny: [
    "All in all, not what I'd call a bargain.",
    "You'd think that somebody would at least hand you a loyalty card for all that paying, but I've never seen one.",
    "I've seen better deals at airports.",
    "If trouble came with a receipt, I'd be the one at the counter, waving it about and asking for the manager.",
  ],
  poetic: [
    'All of that, for the privilege of staying where you are.',
    'I have named the price slowly, because a price that is only ever paid and never named is easily paid for good.',
    'So the paying goes on, and nobody asks.',
    'Not all of this shows in the accounts, and I would gladly see it come to an end.',
  ],
  gentle: [
    "You're allowed to wish that all of this would stop, even if you can't see yet how it could.",
    "You don't have to make any of that smaller than it is.",
    "If all of that together makes you tired, it's no wonder.",
    "We don't have to solve anything this minute, and I think it helps already that we've looked at the cost together, in peace.",
  ],
  mentor: [
    'Taken together, all of this tells you the price of changing nothing.',
    'Costs like these seldom stop by themselves.',
    "Nobody decides to pay a price like yours, because it usually grows bit by bit, while we're looking the other way.",
    "I haven't gone through the costs to frighten you, but to make sure that you can choose with your eyes open.",
  ],
  friend: [
    'And all that without so much as a receipt.',
    "Seriously, who'd agree to all of that if anybody asked?",
    "It adds up, doesn't it?",
    "And I just think you shouldn't have to go on paying, and I'd tell you the same if you lived next door.",
  ],
  coach: [
    "That's today's result, and results can change.",
    'Remember the score as it stands today, because we start from here, and I want you to see how far we get.',
    "That's the score today. It's not the final score.",
    "Look at the whole cost, from the first item to the last, and then ask yourself honestly whether you'd sign up for more of the same.",
  ],
};

export const crave: ByPersonality = {
  bold: [
    "What do you want, if you're honest? {whatTheyCrave}",
    'Now for your wish. {whatTheyCrave}',
    "Don't be shy about what you'd like. {whatTheyCrave}",
    "Here's what's worth fighting for. {whatTheyCrave}",
  ],
  blunt: [
    "Here's what you're hoping for. {whatTheyCrave}",
    'The goal, as I understand it. {whatTheyCrave}',
    'The wish, straight out. {whatTheyCrave}',
    'The aim, then. {whatTheyCrave}',
  ],
  funny: [
    "If a genie with decent manners came by, I know what you'd ask for. {whatTheyCrave}",
    'What would you wish for, if nobody were listening? {whatTheyCrave}',
    "Now for the nice part, where we're allowed to daydream. {whatTheyCrave}",
    "Magic wands are out of stock, so here's the wish without the glitter. {whatTheyCrave}",
  ],
  poetic: [
    'Through all of it runs a wish. {whatTheyCrave}',
    'You may have kept a wish for a long time. {whatTheyCrave}',
    'Under everything else lies a wish. {whatTheyCrave}',
    'A wish does not go away for being set aside. {whatTheyCrave}',
  ],
  gentle: [
    'Maybe, very quietly, you long for something. {whatTheyCrave}',
    'Let yourself wish for a moment. {whatTheyCrave}',
    'And maybe, now and then, you picture how things could be. {whatTheyCrave}',
    "There may be a wish you've never quite said aloud. {whatTheyCrave}",
  ],
  mentor: [
    'Now to what you are hoping for. {whatTheyCrave} A wish gives us a direction.',
    "Underneath most troubles there's a wish. {whatTheyCrave}",
    "You need to know what you're working towards. {whatTheyCrave}",
    'So what would be a good outcome? {whatTheyCrave}',
  ],
  friend: [
    "I bet I know what you'd love. {whatTheyCrave}",
    'Okay, dream with me for a second. {whatTheyCrave}',
    'So what are you hoping for? {whatTheyCrave}',
    'What if things went your way for once? {whatTheyCrave}',
  ],
  coach: [
    'Set the target. {whatTheyCrave}',
    "What's the win? {whatTheyCrave}",
    'Every plan needs a finish line. {whatTheyCrave}',
    "Here's what the hard work is for. {whatTheyCrave}",
  ],
};

export const approach: ByPersonality = {
  bold: [
    'So I go about things differently, and I do it on purpose. {yourDifferentApproach}',
    "My way is a different one, and I'm proud of that. {yourDifferentApproach}",
    'This is where I part ways with the usual advice. {yourDifferentApproach}',
    'Now for the way I work. {yourDifferentApproach}',
  ],
  blunt: [
    "Here's how I go about it. {yourDifferentApproach}",
    "Here's where I differ. {yourDifferentApproach}",
    'My way is this. {yourDifferentApproach}',
    'Now, how I work. {yourDifferentApproach}',
  ],
  funny: [
    'Let me show you my slightly unfashionable way of working. {yourDifferentApproach}',
    'At this point I get a bit peculiar. {yourDifferentApproach}',
    "I have my own way of doing things, and I'm told it shows. {yourDifferentApproach}",
    "Here's my method, and no, it doesn't involve a vision board. {yourDifferentApproach}",
  ],
  poetic: [
    'This is the way I have found. {yourDifferentApproach}',
    'My work follows a path of its own. {yourDifferentApproach}',
    'I have gone another way. {yourDifferentApproach}',
    'Let me tell you, simply, what I do. {yourDifferentApproach}',
  ],
  gentle: [
    "There's another way of going about things, and I'd like you to hear it. {yourDifferentApproach}",
    'What I do is a little different. {yourDifferentApproach}',
    "I'd like to show you what I do. {yourDifferentApproach}",
    'May I tell you how I work? {yourDifferentApproach}',
  ],
  mentor: [
    'If you ask what I do differently, this is my answer. {yourDifferentApproach}',
    'This is how I work. {yourDifferentApproach}',
    "Over time I've come to work in another way. {yourDifferentApproach}",
    "Here's how I go about my work. {yourDifferentApproach}",
  ],
  friend: [
    "Well, here's what I do. {yourDifferentApproach}",
    'Let me tell you what I do. {yourDifferentApproach}',
    "I've ended up doing things a bit differently. {yourDifferentApproach}",
    'So I go about things my own way. {yourDifferentApproach}',
  ],
  coach: [
    "Here's my game plan. {yourDifferentApproach}",
    'Watch how I run things. {yourDifferentApproach}',
    "We're going to do things differently. {yourDifferentApproach}",
    'My method comes down to this. {yourDifferentApproach}',
  ],
};

export const land: ByPersonality = {
  bold: [
    '{if fingerPointableMoment} Keep that in mind while we look at how things go without it.',
    'Keep my method in your pocket, and the rest will make sense as we go.',
    'Now my cards are on the table.',
    'Keep that in mind, because everything else I have for you today leans on it.',
  ],
  blunt: [
    "So I've made my claim, and from here on it's my job to back it up and yours to doubt it.",
    "You can agree with me or not, but hear the rest before you decide, because there's more to say than I've said so far.",
    "You've heard my point. The rest is showing you that it holds.",
    'Feel free to check what I say as we go.',
  ],
  funny: [
    "If you're still listening, you're either convinced or very polite, and I've decided, quite generously, to be happy with either.",
    "So much for the introduction, which I rehearsed all the way here, and now for the part I didn't dare rehearse.",
    "I'll let my method sit there for a little and look important.",
    "Keep my method in mind. I'll be coming back for it.",
  ],
  poetic: [
    'Let my words rest for now. We will come back to them.',
    'And from here let us go on without hurry, the way people walk when the road is new and the evening is long.',
    'Carry my words with you for a while, and do not weigh them yet, because they may grow clearer as we go.',
    'Keep that with you for now, and the rest will come in its time.',
  ],
  gentle: [
    "You need not agree with anything yet, and if you'd like to stay a little longer, I'll go on just as carefully.",
    'Let my words rest for a moment before we go on, and keep only the ones that do you some good.',
    "There's nothing to decide yet. Just keep in mind how I work.",
    "That's all you need to take in for now.",
  ],
  mentor: [
    'I wanted you to hear that early on.',
    "{if fingerPointableMoment} Now let's see how things go without my way of working.",
    'Keep my way of working in mind, because it will make more sense to you the further we go.',
    "You'll see in a while how that works.",
  ],
  friend: [
    "Keep all that in the back of your mind. We'll need it.",
    "There's more to come, and I'd hate for you to miss it.",
    "Keep that in mind, it'll come in handy later.",
    "You don't have to agree with me yet, as long as you hear me out and tell me honestly where I'm wrong.",
  ],
  coach: [
    "{if fingerPointableMoment} Hold on to that, we'll come back to it.",
    "Remember the method, because everything else we do today builds on it, and you'll be glad to have it ready.",
    "Keep hold of that, because we'll build on it.",
    "Keep that in mind, because we'll need it.",
  ],
};
