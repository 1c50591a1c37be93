import type { ByPersonality } from './frame.ts';

/** One Belief: who this is for, where it hurts, what has failed, what waiting costs, what they want, and the one idea. */
export const open: ByPersonality = {
  bold: [
    "I'm going to say the thing most people step around.",
    'Give me a few minutes and a straight look at your own life.',
  ],
  blunt: ["Let's skip the warm-up.", 'No speeches. Just the facts.'],
  funny: [
    'Good news first: nobody here has to raise a hand or do a trust fall.',
    "Relax. I won't ask you to turn to your neighbour and share a secret.",
  ],
  poetic: [
    'Some weights are so familiar that we stop calling them weights.',
    'There is a kind of tiredness that sleep does not reach.',
  ],
  gentle: [
    "Take a breath. There's nothing you have to prove here.",
    'You can just listen for a while. Nothing is asked of you yet.',
  ],
  mentor: [
    'Let me begin where every real change begins: with an honest look.',
    'Before we talk about any answer, we have to get the question right.',
  ],
  friend: [
    "Okay, pull up a chair. I want to talk to you like we've known each other for years.",
    "Can I be real with you for a minute? I think you'll recognise this.",
  ],
  coach: [
    "Here's how we'll use this time: we look at where things stand, then at what works.",
    "Let's get to work. First job: name what's happening.",
  ],
};

export const audience: ByPersonality = {
  bold: ['This is for {audience}, and I mean every word.', 'I made this for {audience}. Nobody else.'],
  blunt: ["This is for {audience}. If that's you, stay.", 'For {audience}. Plain and short.'],
  funny: [
    "It's for {audience}, so if you came in by mistake, stay anyway, the seats are paid for.",
    'I built this for {audience}, also known as people who have had quite enough.',
  ],
  poetic: [
    'These words are meant for {audience}.',
    'I wrote this with {audience} in mind, and with the door left open.',
  ],
  gentle: [
    "It's for {audience}, and it goes at your pace.",
    "It's all for {audience}. If that's you, you're in the right place.",
  ],
  mentor: ['I want to speak to {audience} today.', 'What follows is meant for {audience}.'],
  friend: ['This one goes out to {audience}.', "If we're talking about {audience}, we're talking about you, right?"],
  coach: ['Today is about {audience}.', "We're working on one thing today, for {audience}."],
};

export const pain: ByPersonality = {
  bold: [
    "Let's name it out loud. {audiencePain} You were not made to live like that.",
    "Here's what it really looks like. {audiencePain} I refuse to call that normal.",
  ],
  blunt: [
    "What hurts: {audiencePain} That's the problem. Everything else is decoration.",
    'Say it straight. {audiencePain} You know it, and so do I.',
  ],
  funny: [
    "Stop me if you've heard this one. {audiencePain} I'd laugh too, if it weren't so accurate.",
    'A perfectly ordinary day, then: {audiencePain} No popcorn needed.',
  ],
  poetic: [
    'It comes quietly, the way weather comes. {audiencePain} And the day goes on as if nothing had happened.',
    'Look at what an ordinary day can hold. {audiencePain} And from outside nobody sees it.',
  ],
  gentle: [
    "Maybe you know this. {audiencePain} If that's close to home, you're not alone with it.",
    "I'd like to say this carefully. {audiencePain} There's no shame in that. There really isn't.",
  ],
  mentor: [
    'Look closely at an ordinary day. {audiencePain} Most people learn to live with that. You can learn something better.',
    'Every honest conversation starts with what hurts. {audiencePain} Once it has been said, we can work with it.',
  ],
  friend: [
    'So tell me if this is you: {audiencePain} Yeah. I thought so.',
    'You know that thing nobody sees? {audiencePain} I see it.',
  ],
  coach: [
    'Start with the facts. {audiencePain} Good. Now we know where we stand.',
    'Check this against your own week. {audiencePain} If you nodded, keep going.',
  ],
};

export const notWorking: ByPersonality = {
  bold: [
    "And you haven't been lazy about it. {whatNotWorking} More of the same won't get you out.",
    'You fought back, with the wrong weapon. {whatNotWorking} Put it down.',
  ],
  blunt: [
    "And your answer to it? {whatNotWorking} It doesn't work. You have the evidence.",
    'Now the so-called solution: {whatNotWorking} Stop calling that a fix.',
  ],
  funny: [
    'Then comes the rescue mission. {whatNotWorking} Results so far: mixed, to put it kindly.',
    'And naturally you have a system for it. {whatNotWorking} The system would like to speak to a manager.',
  ],
  poetic: [
    'You have been trying doors in the dark. {whatNotWorking} And each of them opened on the same room.',
    'So you did what one does with a leak: you moved the furniture. {whatNotWorking} The water kept coming.',
  ],
  gentle: [
    "You've tried to help yourself, and that counts. {whatNotWorking} It makes sense that you did. It just wasn't built for this.",
    "And you didn't stand still. {whatNotWorking} You did what you could with what you had.",
  ],
  mentor: [
    "Then notice what you've been doing about it. {whatNotWorking} The effort is real. The direction is off.",
    "Effort deserves respect, so let's look at yours. {whatNotWorking} A sincere answer to the wrong question.",
  ],
  friend: [
    "And it's not like you've been sitting around. {whatNotWorking} Honestly, I'd have done the same.",
    'I know what you did next, because everybody does. {whatNotWorking} And it bought you, what, a week?',
  ],
  coach: [
    "Next: what you've put in so far. {whatNotWorking} Wrong drill. We change the drill, not the athlete.",
    "Now review the current plan. {whatNotWorking} That isn't the return you put the work in for.",
  ],
};

export const costs: ByPersonality = {
  bold: ["And make no mistake, standing still isn't free.", 'Now look at the price of leaving it alone.'],
  blunt: ['Now the invoice.', 'That costs you. Line by line.'],
  funny: [
    "And of course there's a subscription fee for all this.",
    "Meanwhile, the meter is running, and it doesn't take coupons.",
  ],
  poetic: ['And time keeps its own ledger, in small, neat handwriting.', 'All the while something is being spent.'],
  gentle: [
    'We can look at what it costs, without blame. Just to see it.',
    'It may help to lay the cost on the table, softly, one piece at a time.',
  ],
  mentor: [
    "A thing is understood once you know what it costs. So let's count.",
    'Waiting always has a price. Most people never add it up.',
  ],
  friend: [
    "And here's the bit we never say out loud: it's expensive.",
    "Let's be honest about what this is taking from you.",
  ],
  coach: ["Scoreboard. What's this costing you today?", "Let's measure it, because what gets measured gets moved."],
};

export const timeCost: ByPersonality = {
  bold: ['Your time goes first. {timeCost}', "Start with the one thing you can't buy back. {timeCost}"],
  blunt: ['Time: {timeCost}', 'First item, your hours: {timeCost}'],
  funny: ['The clock would like to testify. {timeCost}', "Let's begin with the calendar, poor thing: {timeCost}"],
  poetic: ['The hours go out like a tide. {timeCost}', 'First it asks for time. {timeCost}'],
  gentle: ["There's the time it takes. {timeCost}", 'Think of your hours for a moment. {timeCost}'],
  mentor: ['Begin with time, because you never get it back. {timeCost}', 'Count the time first. {timeCost}'],
  friend: ['Start with your time: {timeCost}', 'Your calendar knows it better than I do. {timeCost}'],
  coach: ['On the board, time: {timeCost}', 'Check the clock first. {timeCost}'],
};
export const moneyCost: ByPersonality = {
  bold: ['Then it goes for your money. {moneyCost}', 'And it reaches straight into your pocket. {moneyCost}'],
  blunt: ['Money: {moneyCost}', 'Next line, cash: {moneyCost}'],
  funny: [
    'The wallet has asked for a lawyer. {moneyCost}',
    'Your bank has been watching this with great interest. {moneyCost}',
  ],
  poetic: [
    'Coins slip through the same torn pocket. {moneyCost}',
    'Then it asks for money, politely, again and again. {moneyCost}',
  ],
  gentle: ['It costs you money as well. {moneyCost}', 'And then, quietly, the money: {moneyCost}'],
  mentor: [
    "Then there's the money, which is only the visible part. {moneyCost}",
    'Money tells the same story in figures. {moneyCost}',
  ],
  friend: [
    'And then money, my favourite topic at no party ever: {moneyCost}',
    'Your wallet has noticed as well. {moneyCost}',
  ],
  coach: ['Then money: {moneyCost}', 'Put the money beside it. {moneyCost}'],
};
export const energyCost: ByPersonality = {
  bold: ['It takes your fire. {energyCost}', 'Worse, it eats the strength you need to change it. {energyCost}'],
  blunt: ['Energy: {energyCost}', "Then there's what's left in the tank. {energyCost}"],
  funny: [
    "And then there's your inner battery icon, blinking red. {energyCost}",
    'Your get-up-and-go has, well, got up and gone. {energyCost}',
  ],
  poetic: [
    'The flame gets lower, so slowly that nobody calls it dark. {energyCost}',
    'Then strength, which leaves without a sound: {energyCost}',
  ],
  gentle: [
    'Your body keeps a count as well. {energyCost}',
    'And it wears you down in places nobody sees. {energyCost}',
  ],
  mentor: ['Energy is the cost people notice last. {energyCost}', 'Watch what it does to your strength. {energyCost}'],
  friend: ["And you feel it, don't you? {energyCost}", "No wonder you're worn out. {energyCost}"],
  coach: ['Energy check: {energyCost}', 'Check your fuel. {energyCost}'],
};
export const identityCost: ByPersonality = {
  bold: [
    'And then it comes for who you are. {identityCost}',
    'The deepest cut is what it does to the way you see yourself. {identityCost}',
  ],
  blunt: ['What it does to you as a person: {identityCost}', 'Self-respect: {identityCost}'],
  funny: ['This part is a little less funny. {identityCost}', 'The mirror has opinions by now. {identityCost}'],
  poetic: [
    'And somewhere a face in the glass becomes harder to greet. {identityCost}',
    'Slowly the story you tell about yourself grows smaller. {identityCost}',
  ],
  gentle: [
    'It touches how you see yourself, and that part is tender. {identityCost}',
    "Underneath, there's what it does to the way you think of yourself. {identityCost}",
  ],
  mentor: [
    'The cost that matters most is paid in private. {identityCost}',
    'In the end it changes how you talk about yourself. {identityCost}',
  ],
  friend: [
    'And then the part that stings, how you see yourself. {identityCost}',
    "This one's harder to say. {identityCost}",
  ],
  coach: ['How you see yourself, that counts double: {identityCost}', 'Now the inner score: {identityCost}'],
};
export const reputationCost: ByPersonality = {
  bold: ['And the world is watching. {reputationCost}', 'Your name pays too. {reputationCost}'],
  blunt: ['Other people notice. {reputationCost}', 'Last line, your reputation: {reputationCost}'],
  funny: [
    'The reviews are in, sadly. {reputationCost}',
    "And there's an audience, because of course there is. {reputationCost}",
  ],
  poetic: [
    'Others see it, even when they are kind enough to look away. {reputationCost}',
    'A name is a quiet thing, and it frays at the edges. {reputationCost}',
  ],
  gentle: [
    'And you may sense it in how others look at you. {reputationCost}',
    'Sometimes it shows on the outside, more than you would wish. {reputationCost}',
  ],
  mentor: [
    'Finally, what others begin to see: {reputationCost}',
    'A reputation changes in small, polite steps. {reputationCost}',
  ],
  friend: [
    "And people pick up on it, even if they'd never say so. {reputationCost}",
    'You can hear it in what other people say, or stop saying. {reputationCost}',
  ],
  coach: ['What others see goes on the sheet as well. {reputationCost}', 'And the view from outside: {reputationCost}'],
};

export const costsEnd: ByPersonality = {
  bold: [
    "That's the price of doing nothing. You can stop paying it.",
    'Add that up and tell me again that waiting is safe.',
  ],
  blunt: [
    "That's the total. You pay it whether you look or not.",
    "Doing nothing has a price tag. Now you've heard it.",
  ],
  funny: [
    'All in all, the most expensive free trial of your life.',
    'And nobody even sends you a thank-you card for it.',
  ],
  poetic: ['So much, for the privilege of staying where you are.', 'And none of it was ever written on a price tag.'],
  gentle: [
    "You've been paying this for long enough. You're allowed to want it to stop.",
    "It's a lot. Let yourself see that it's a lot.",
  ],
  mentor: [
    "Keep that sum in mind. We'll need it later.",
    "Seen together, these aren't small things. They're one large one.",
  ],
  friend: [
    "That's a lot to pay for something you never even ordered.",
    'When I add it all up, I get a bit angry on your behalf.',
  ],
  coach: ["That's your baseline. From here, every number can move.", "Remember this score. We're going to change it."],
};

export const crave: ByPersonality = {
  bold: [
    "Now the part you hardly dare to say: {whatTheyCrave} Want it openly. You're allowed to.",
    'And under all of it burns one wish. {whatTheyCrave} Good. Wishes like that move people.',
  ],
  blunt: [
    'What do you want? {whatTheyCrave} Fine. Then we work on that and nothing else.',
    'The goal, in one line: {whatTheyCrave} No apology needed.',
  ],
  funny: [
    "If a genie with decent manners came by, you wouldn't ask for a yacht. {whatTheyCrave} Quite reasonable, really.",
    'And what would you order, if life had a menu? {whatTheyCrave} Excellent choice.',
  ],
  poetic: [
    'And still, like a light under a door, there is the wish. {whatTheyCrave} It has never quite gone out.',
    'What you long for is not far away, only long unsaid. {whatTheyCrave} It deserves a voice.',
  ],
  gentle: [
    "And there's something you long for, maybe very quietly. {whatTheyCrave} It's a good thing to want.",
    'If you let yourself want it for a second, what appears? {whatTheyCrave} You can keep that picture close.',
  ],
  mentor: [
    'Now turn to what you want instead. {whatTheyCrave} A clear wish is half of a direction.',
    "Beneath each complaint there's a wish. {whatTheyCrave} Let that be our compass.",
  ],
  friend: [
    "And I know what you'd rather have. {whatTheyCrave} Who wouldn't?",
    "Okay, dream with me for a second. {whatTheyCrave} That's not too much to ask.",
  ],
  coach: [
    'Set the target. {whatTheyCrave} Write that down where you can see it.',
    "What's the win? {whatTheyCrave} Everything from here points at that.",
  ],
};

export const approach: ByPersonality = {
  bold: [
    "So here's the one belief I want you to leave with. {yourDifferentApproach} If that's true, everything changes.",
    "I go about it another way. {yourDifferentApproach} That's the whole idea, and I stand by it.",
  ],
  blunt: [
    "So here it is. {yourDifferentApproach} That's the difference. One idea, no extras.",
    "What I do instead: {yourDifferentApproach} Simple isn't the same as easy. It still beats the old way.",
  ],
  funny: [
    'Which brings me to my slightly unfashionable idea. {yourDifferentApproach} Go on, raise an eyebrow. I can take it.',
    'Now for the plot twist: {yourDifferentApproach} No dragons, no ice baths, just that.',
  ],
  poetic: [
    'There is another way, and it begins elsewhere. {yourDifferentApproach} One belief, and the room looks different.',
    'What if the door opens inward? {yourDifferentApproach} Stay with that thought a little.',
  ],
  gentle: [
    "There's another way to go about this, and it's kinder than it sounds. {yourDifferentApproach} That's the one thing I'd like you to hold on to.",
    'What I do is a little different. {yourDifferentApproach} You can test that belief slowly, for yourself.',
  ],
  mentor: [
    'This is the one idea on which the rest will stand. {yourDifferentApproach} If you keep a single sentence from today, keep that.',
    'My work starts from another place. {yourDifferentApproach} Understand that, and the rest becomes obvious.',
  ],
  friend: [
    "So here's what I do, and why I do it: {yourDifferentApproach} That's really the heart of it.",
    'Let me tell you how I look at it. {yourDifferentApproach} Sit with it for a second.',
  ],
  coach: [
    "Here's the shift we're making: {yourDifferentApproach} One belief. Hold it through everything that follows.",
    'New approach, starting now: {yourDifferentApproach} Train that thought first, and the rest follows.',
  ],
};

export const land: ByPersonality = {
  bold: [
    '{if fingerPointableMoment} Hold on to that. Now let me show you the moment where it all becomes visible.',
    'Believe only that much for now, and watch what happens to the rest.',
  ],
  blunt: ["That's the claim. Now I'll back it up.", 'Agree or not. But hear the rest.'],
  funny: [
    "If you're still here, you're either convinced or very polite. Both work for me.",
    'So much for the overture. Now the actual show.',
  ],
  poetic: ['Hold it lightly. We will come back to it by another path.', 'And from this one thought, let us walk on.'],
  gentle: [
    'You need not agree with anything yet. Just stay a little longer.',
    "Let that rest for a moment. I'll go on when you're ready.",
  ],
  mentor: [
    'Everything I say from here grows out of that.',
    "{if fingerPointableMoment} Now let's see how it shows in real life.",
  ],
  friend: [
    '{if fingerPointableMoment} Keep that in the back of your mind. Now picture something for me.',
    "Stay with me, because here's where it gets personal.",
  ],
  coach: [
    "{if fingerPointableMoment} Got it? Then let's look at where it shows up.",
    'Hold that focus, because everything else builds on it.',
  ],
};
