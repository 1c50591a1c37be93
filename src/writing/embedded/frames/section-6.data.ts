import type { Lines } from './frame.ts';

/** Price setup: said in the tone chosen for the price: direct, warm, trauma-informed, logical or empathetic. */
export const priceOpen: Lines = {
  direct: [
    "Let's talk about money, openly.",
    "{if timerCostsPriceSetup} Before we get to the price, there's something to put beside it.",
    "Let's talk about what this is worth, before we talk about what it costs.",
    "{if priceEntryStep has figure} You'll hear the price before long, so let's talk about how to weigh it.",
  ],
  warm: [
    "{if mainSymptomFromHook} Before we talk about numbers, let's look at what they're for.",
    "I know money can be a prickly topic, so let's keep it human.",
    "Let's talk about money for a moment, the way friends would.",
    "We're coming to money, and I'd like to do that without any tricks.",
  ],
  'trauma-informed': [
    "We're coming to the subject of money. You can pause at any time.",
    "I'll tell you in advance that we're about to talk about money. You decide how much of it you want to hear.",
    "Now comes the part about money. I'll go slowly, and you can stop listening whenever you need to.",
  ],
  logical: [
    "Let's treat the price like any other figure in a decision.",
    '{if timerCostsPriceSetup} A price means nothing on its own. It needs something beside it.',
    "{if timerCostsPriceSetup} Any price needs a comparison, and you'll get yours.",
    "Let's look at this the way you'd look at any decision about money.",
  ],
  empathetic: [
    "I know how it feels when somebody starts talking about price, so I'll go gently.",
    "If you're a little wary when money is mentioned, I understand.",
    "Talking about money isn't easy for everybody, so I'll be careful.",
    "If you've been waiting for the part about money with mixed feelings, you're in good company.",
  ],
};

export const niche: Lines = {
  business: [
    'In business, a cost and an investment look the same on the day you pay, and quite different a year on.',
    'In business, a price is measured against what it brings and what it saves.',
  ],
  wellness: [
    'It is hard to put a figure on feeling better, and it counts all the same.',
    "Feeling well is hard to put a price on, and you notice at once when it's gone.",
  ],
  relationships: [
    'Some things between people have no price, and they count all the same.',
    'Where people are close, much of what it costs never shows on a bill.',
  ],
  career: [
    'In a career, what you put off often costs more than what you pay for.',
    'A price looks different over a working life than over a month.',
  ],
  finance: [
    'With money, doing nothing is a decision, too.',
    "With money, the costs you don't see are often the larger ones.",
  ],
  creative: [
    "In creative work, what something costs and what it's worth are two different questions.",
    'What somebody makes with care is easy to undervalue.',
  ],
  education: [
    'A fee is paid once, and what you have learned stays with you.',
    "What we don't learn, we end up paying for some other way.",
  ],
  lifestyle: [
    "When it's something you live with every day, the price is only half the question.",
    'What you live with every day counts for more than what you pay once.',
  ],
};

export const symptom: Lines = {
  direct: [
    'Remember what this is about. {mainSymptomFromHook}',
    "Before any price, here's the trouble itself. {mainSymptomFromHook}",
    "Let's keep the problem in view. {mainSymptomFromHook} Any price has to be weighed against the problem.",
    'And what has to change? {mainSymptomFromHook}',
  ],
  warm: [
    "Think of the trouble itself for a moment. {mainSymptomFromHook} I'd love to see things change for you.",
    'And what is all this about, at heart? {mainSymptomFromHook}',
    'Let me just name the trouble. {mainSymptomFromHook}',
    "I haven't forgotten why we're here. {mainSymptomFromHook}",
  ],
  'trauma-informed': [
    'May I mention something, and only mention it? {mainSymptomFromHook}',
    "If it's all right with you, I'll name the trouble quietly. {mainSymptomFromHook}",
    'You may know the trouble I mean. {mainSymptomFromHook} I mention it only so that we both know what the price is for.',
  ],
  logical: [
    'What is it that needs solving? {mainSymptomFromHook}',
    'For the record, the problem: {mainSymptomFromHook}',
    "Now to the problem itself. {mainSymptomFromHook} A price only makes sense beside the problem it's meant to solve.",
  ],
  empathetic: [
    "I keep thinking of what you're living with. {mainSymptomFromHook}",
    "Here's what I'd like to change for you. {mainSymptomFromHook}",
    "You know what this is about. {mainSymptomFromHook} I'd like things to be different for you.",
    "I don't want to lose sight of what brought you here. {mainSymptomFromHook}",
  ],
};

export const alreadyPaying: Lines = {
  direct: [
    "Doing nothing isn't free. {timerCostsPriceSetup}",
    'Look at what doing nothing costs today. {timerCostsPriceSetup} Keep the cost of waiting in mind when you hear a price.',
    'And the cost of leaving everything as it is? {timerCostsPriceSetup}',
    "Let's put the cost of waiting on the table. {timerCostsPriceSetup}",
  ],
  warm: [
    "Waiting hasn't been free so far. {timerCostsPriceSetup}",
    'And what does leaving things alone cost? {timerCostsPriceSetup}',
    "I'd like you to see the cost of things as they are. {timerCostsPriceSetup} It's only fair to count both sides.",
    "It isn't cheap to leave things as they are, you know. {timerCostsPriceSetup}",
  ],
  'trauma-informed': [
    "There's also a cost in leaving things as they are. {timerCostsPriceSetup} Naming a cost doesn't oblige you to anything.",
    "Without any pressure, here's what waiting costs. {timerCostsPriceSetup}",
    'It may help to see what the present situation takes from you. {timerCostsPriceSetup}',
  ],
  logical: [
    "Put today's cost on one side. {timerCostsPriceSetup}",
    'The status quo has a price. {timerCostsPriceSetup} So the question is which of two costs you choose.',
    'What does it cost to change nothing? {timerCostsPriceSetup}',
  ],
  empathetic: [
    "You're carrying a cost as it is. {timerCostsPriceSetup}",
    'And somebody should count what waiting takes from you. {timerCostsPriceSetup}',
    "May I say what waiting costs you now? {timerCostsPriceSetup} I don't say it to worry you.",
  ],
};

export const priceObjection: Lines = {
  direct: [
    'When you hear the price, you may think this. {biggestPriceObjection}',
    'I know what comes next. {biggestPriceObjection}',
    'Now the objection to the price. {biggestPriceObjection}',
  ],
  warm: [
    "And perhaps you've got a thought about the price. {biggestPriceObjection}",
    'A price brings its own thoughts with it. {biggestPriceObjection}',
    "I can imagine what's going through your head. {biggestPriceObjection}",
  ],
  'trauma-informed': [
    'Something in you may object, and it has every right to. {biggestPriceObjection}',
    'You might notice a thought coming up. {biggestPriceObjection}',
    "Hearing a price can bring up a no, and that's allowed. {biggestPriceObjection}",
  ],
  logical: [
    'What speaks against the price? {biggestPriceObjection}',
    'The obvious objection: {biggestPriceObjection}',
    'Now to what people say against a price. {biggestPriceObjection}',
  ],
  empathetic: [
    "I can almost hear what you're thinking. {biggestPriceObjection}",
    'When it comes to the money, something in you may say this: {biggestPriceObjection}',
    "And then a thought about the price comes up, doesn't it? {biggestPriceObjection}",
  ],
};

/** The answer to the objection, by what kind of objection it is. Nothing here claims a fact about the offer. */
export const replies: Lines = {
  money: [
    '{unless timerCostsPriceSetup} Money is a fair thing to ask about. Ask as well what it costs to leave everything as it is.',
    '{unless timerCostsPriceSetup has figure} This costs money, and leaving everything as it is has its price, too. Set one against the other before you answer.',
    '{unless timerCostsPriceSetup} On the other side of the scale, put what it costs you to leave things as they are.',
    "Put the price beside what you'd get for it, and then decide.",
  ],
  free: [
    'If something else does the job for you, take it. If nothing has so far, ask yourself what was missing.',
    'Whether that has worked for you so far, you know best.',
    'Then compare the two by what changes for you, and let the price come second.',
    'Use whatever helps you. If the trouble is still there afterwards, you know where I am.',
  ],
  time: [
    'Then time belongs in the decision. Ask me exactly how much of it this takes.',
    'So ask what takes up the time now, and whether it has to.',
    'Hours count as much as money does, so put both into the comparison.',
  ],
  trust: [
    "Then don't decide on my promise. Ask for whatever you need to see first.",
    'Keep the doubt, and let your own eyes answer it rather than me.',
    "Nobody can promise you everything. Ask me what happens if it doesn't work, and decide by the answer.",
    'Ask me anything you need to ask before you decide.',
  ],
  self: [
    'No figure answers a worry like that. A first small try might.',
    "A doubt of that kind is allowed. It just isn't proof of anything.",
    "You don't have to be certain before you begin, only willing to look.",
  ],
  harm: [
    "Say it before anything starts, and do nothing that doesn't feel safe to you.",
    "Safety comes before any price. Ask me how it's done before you agree to anything.",
  ],
  partner: [
    "Then that's a talk to have openly, with both sides on the table.",
    'Talk it over with whoever decides with you, and name two figures: what it costs to do this, and what it costs to leave it.',
    "That's worth a conversation, and you can take your time over it.",
  ],
  before: [
    "{if realRootCause} That's why I wanted to talk about the cause first, and about money only now.",
    "{if realRootCause} Then you have every reason to be careful. It's why we began with the cause.",
    "Ask what would be different here, and don't let go until you have an answer.",
  ],
  moment: [
    'The right moment seldom announces itself. What would have to be different for it to be now?',
    "Waiting is allowed. Only put a date on it, so that later doesn't turn into never.",
    "You can wait, and nobody will hold it against you. Just decide what exactly you're waiting for.",
  ],
  other: [
    'Hold that next to what staying the same costs, and see which of the two weighs more.',
    "Let's weigh that together, openly.",
    'That belongs in the decision, and so does what it costs you to change nothing.',
    "I won't argue you out of that, I'd only like you to look at the whole picture before you let it decide.",
  ],
  asked: [
    "Ask me that before you decide, in exactly those words, and you'll get a straight answer.",
    'That one is for me to answer, so put it to me directly, and then weigh what you hear.',
  ],
  payer: [
    "It may well be somebody else's bill. Ask yourself how long you want to wait until that's settled.",
    "Perhaps so. You're still the one who lives with it while that gets decided.",
  ],
  swap: [
    'There is always something else to do with the money. Ask yourself whether the trouble would be gone then.',
    'That is one way to spend the money. Set it beside what you want to be different, and choose.',
    "Then ask which of the two changes what we've been talking about.",
    "Nobody can take that choice from you. I'd only ask which way gets you out of where you are now.",
  ],
  instead: [
    'Set the other ways beside this one, as many as you can think of, and ask of each of them whether it would be enough.',
    'Whichever way you go, make sure it deals with what really causes the trouble.',
    'Ask yourself honestly which way would do the job for you.',
    'There are always other ways. The only question is whether they get you where you want to go.',
  ],
};

export const priceAwareness: Lines = {
  'logic-heavy': [
    '{if timerCostsPriceSetup has figure} Keep what you pay already beside the price. I need no other argument.',
    "{if timerCostsPriceSetup has figure} You don't need me for the sum, you only need both figures in front of you.",
    'Write both sides down, what it costs to go on like this and what it costs to change, and nobody will have to persuade you.',
  ],
  'emotion-heavy': [
    '{if timerCostsPriceSetup has figure} Now put the figures away for a second and ask your gut what another year of the same would feel like.',
    'Ask yourself how it would feel if things were different, and let that count for something.',
    'You already know what a change would mean to you. No calculator will say it better.',
  ],
  mixed: [
    '{if timerCostsPriceSetup has figure} Do the sum yourself, and trust your own figure.',
    'Think it through, and notice how it feels as well. Your head and your gut both know something.',
    'Weigh it with your head, and then listen to what you feel.',
  ],
};

export const priceLand: Lines = {
  direct: [
    "{if timerCostsPriceSetup} Judge the price by what it's meant to end.",
    '{if timerCostsPriceSetup} You know what doing nothing costs now, so make up your own mind.',
    "{if priceEntryStep has figure} {unless biggestPriceObjection has figure} You'll hear the number, and you'll know what it's for.",
    "There's no pressure and there are no tricks, you decide what it is worth to you.",
  ],
  warm: [
    "Let's look at both sides together, in peace, and then you decide.",
    'Whatever you choose, choose it with the whole picture in front of you.',
    "There's no hurry to decide. Just be fair to yourself when you do.",
  ],
  'trauma-informed': [
    "You're free to say yes, no, or not yet. All three are respected here.",
    "You keep the choice the whole way through. That doesn't change.",
    'Take whatever time you need. Nobody will be disappointed in you.',
  ],
  logical: [
    '{if timerCostsPriceSetup} The rest is arithmetic and priorities, and both are yours.',
    'The conclusion is yours to draw.',
    '{if timerCostsPriceSetup} You know what belongs in the comparison. The rest is your decision.',
  ],
  empathetic: [
    "I'd just like you to see everything that's on the scale before you choose.",
    'Weigh it up in your own time, and with everything in view.',
    "Whatever you decide, I'd like it to be something you feel good about afterwards.",
  ],
};
