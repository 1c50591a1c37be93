import type { Lines } from './frame.ts';

/** Price setup: said in the tone chosen for the price: direct, warm, trauma-informed, logical or empathetic. */
export const priceOpen: Lines = {
  direct: [
    "Now let's talk openly about money.",
    '{if timerCostsPriceSetup} Before we get to the price, let me give you something to compare it with.',
    "I'm going to talk about money now, openly and without beating around the bush.",
    "{if priceEntryStep has figure} You'll hear the price before long, so let's talk about how to weigh it.",
  ],
  warm: [
    "{if mainSymptomFromHook} Before we come to the price, let's look at what's at stake.",
    "I know money can be a prickly topic, so let's keep it human.",
    "Let's talk about money for a moment, the way friends would.",
    "Now we come to money, and I'd like to talk about it without any tricks, the way I'd hope to be treated myself.",
  ],
  'trauma-informed': [
    'This is the part about money. We can take it slowly.',
    "Just so you know, we're about to talk about money, and nobody is going to press you.",
    "Now comes the part about money, so I'll go slowly, and nobody has to decide anything.",
  ],
  logical: [
    "Let's treat the price like any other figure in a decision.",
    "{if timerCostsPriceSetup} You can't judge a price all by itself, so let's put something next to it first and see which way the comparison goes.",
    "{if timerCostsPriceSetup} Any price needs a comparison. Let's find a fair one.",
    "Let's approach the price the way you'd look at any decision about money, with a clear head and without any rush.",
  ],
  empathetic: [
    "I know how it feels when somebody brings up the price, so I'll go gently.",
    "If you're a little wary when money is mentioned, I understand, and I'd like to say what I have to say without pushing you.",
    "Money isn't an easy subject for everybody, so I'll be careful with my words.",
    "If talk about money gives you mixed feelings, you're in good company.",
  ],
};

export const niche: Lines = {
  business: [
    'A cost and an investment look the same on the day you pay, but quite different a year on.',
    'A price gets weighed against what comes back for it.',
  ],
  wellness: [
    "You can't put a figure on feeling better, but you'd know the difference.",
    "Some things are hard to put a price on, so I won't try, and you're the only one who can say what they're worth.",
  ],
  relationships: [
    "Some things between people have no price, but they count all the same, so let's not leave them out when we weigh things up.",
    "Where it's about people, the real costs are seldom written down anywhere.",
  ],
  career: [
    'In a career, what you go without often costs more than what you pay for.',
    'A price looks different over a working life than over a month, so take a step back with me before you judge it.',
  ],
  finance: [
    'In money matters, not deciding is a decision, too.',
    "With money, the costs you don't see are often the larger ones, which is why I like to have all of them out in the open.",
  ],
  creative: [
    "What something costs and what it's worth are two different questions.",
    'What matters is what it changes for you.',
  ],
  education: [
    "What something costs is forgotten one day, but what you've learned isn't.",
    "What we don't learn, we pay for in some other way.",
  ],
  lifestyle: [
    'The price is only half the question, and the other half only you can answer.',
    'A price fades from memory. How you live does not.',
  ],
};

export const symptom: Lines = {
  direct: [
    'Remember what you want gone. {mainSymptomFromHook}',
    'Before any price, let me say what this is about. {mainSymptomFromHook}',
    "Keep in mind why we're talking at all. {mainSymptomFromHook}",
    'This is what has to stop. {mainSymptomFromHook}',
  ],
  warm: [
    "Think for a moment of what you're up against. {mainSymptomFromHook}",
    'And what are we really talking about? {mainSymptomFromHook}',
    'Let me remind you what this is about. {mainSymptomFromHook}',
    "I haven't forgotten why we're here. {mainSymptomFromHook}",
  ],
  'trauma-informed': [
    'Let me come back to where we started. {mainSymptomFromHook}',
    "If it's all right with you, I'll come back to one thing. {mainSymptomFromHook}",
    "Let me only name what brought you here. {mainSymptomFromHook} I won't say more about it than that.",
  ],
  logical: [
    'What exactly should change? {mainSymptomFromHook}',
    "For the record, here's what we're dealing with. {mainSymptomFromHook}",
    "Remember what started all this. {mainSymptomFromHook} A price only makes sense beside the thing it's meant to change.",
  ],
  empathetic: [
    "I haven't forgotten what you have to put up with. {mainSymptomFromHook}",
    "Here's what I'd like to change for you. {mainSymptomFromHook}",
    "You know what this is about. {mainSymptomFromHook} I'd like things to be different for you.",
    "I don't want to lose sight of what brought you here. {mainSymptomFromHook}",
  ],
};

export const alreadyPaying: Lines = {
  direct: [
    "Doing nothing isn't free. {timerCostsPriceSetup}",
    'Look at what doing nothing costs. {timerCostsPriceSetup}',
    'And the cost of leaving everything as it is? {timerCostsPriceSetup}',
    "Let's put the cost of waiting on the table. {timerCostsPriceSetup}",
  ],
  warm: [
    "Waiting hasn't been free so far. {timerCostsPriceSetup}",
    'And what does it cost to leave things alone? {timerCostsPriceSetup}',
    'Have a look at the cost so far. {timerCostsPriceSetup}',
    "It isn't cheap to leave things as they are, you know. {timerCostsPriceSetup}",
  ],
  'trauma-informed': [
    "There's also a cost in leaving things as they are. {timerCostsPriceSetup} I only name the cost. You don't owe anybody a decision.",
    "Without any pressure, here's what waiting costs. {timerCostsPriceSetup}",
    'It may help to see what staying put takes from you. {timerCostsPriceSetup}',
  ],
  logical: [
    "Leaving things as they are isn't free. {timerCostsPriceSetup}",
    'The status quo has a price. {timerCostsPriceSetup}',
    'What does it cost to change nothing? {timerCostsPriceSetup}',
  ],
  empathetic: [
    "You've been carrying a cost all along. {timerCostsPriceSetup}",
    'And somebody should count what waiting takes from you. {timerCostsPriceSetup}',
    'Leaving things as they are has its price, too. {timerCostsPriceSetup}',
  ],
};

export const priceObjection: Lines = {
  direct: [
    'Now, what gets said when the price comes up. {biggestPriceObjection}',
    'You may have something to say against the price when you hear it. {biggestPriceObjection}',
    'When a price is named, somebody may say this. {biggestPriceObjection}',
  ],
  warm: [
    '{unless biggestPriceObjection has address} And perhaps the price will make you think something like this. {biggestPriceObjection}',
    "And when you hear the price, there may be something you'd like to say to me. {biggestPriceObjection}",
    '{unless biggestPriceObjection has address} I can imagine what will go through your head when you hear the price. {biggestPriceObjection}',
  ],
  'trauma-informed': [
    'When the price comes, something in you may object, and it has every right to. {biggestPriceObjection}',
    '{unless biggestPriceObjection has address} You might notice a thought coming up as soon as you hear the price. {biggestPriceObjection}',
    "Something in you may hesitate at the price, and that's quite all right. {biggestPriceObjection}",
  ],
  logical: [
    'What might you say against the price, once you know it? {biggestPriceObjection}',
    "There's one objection that comes with a price, and I take it seriously. {biggestPriceObjection}",
    'I can guess what you might say about the price. {biggestPriceObjection}',
  ],
  empathetic: [
    "{unless biggestPriceObjection has address} I can almost hear what you'll think when I name the price. {biggestPriceObjection}",
    '{unless biggestPriceObjection has address} When it comes to the money, something in you may say this: {biggestPriceObjection}',
    'When it comes to the money, you may want to tell me something. {biggestPriceObjection}',
  ],
};

/** The answer to the objection, by what kind of objection it is. Nothing here claims a fact about the offer. */
export const replies: Lines = {
  money: [
    '{unless timerCostsPriceSetup} You can say that. Ask as well what it costs to leave everything alone.',
    '{unless timerCostsPriceSetup has figure} What I offer costs money, yes. Staying where you are has its price, too, so set one against the other before you decide.',
    '{unless timerCostsPriceSetup} Put that on the scale, by all means, and on the other side put what you lose if nothing changes.',
    "Money has to be spent with care. Put the price beside what you'd get, and choose.",
  ],
  free: [
    'If something else does the job for you, take it. If nothing has so far, ask yourself what was missing.',
    "You know best what has really worked for you so far, and what hasn't.",
    'Compare what would change for you, and let the price come second.',
    'Use whatever helps you. If the trouble is still there afterwards, you know where I am.',
  ],
  time: [
    'You can ask me how much of your time this takes.',
    'Ask yourself what takes up your time now, and whether it has to.',
    'Then count your time as well as your money.',
  ],
  trust: [
    "You needn't decide on my word alone. Ask me whatever you want to know first.",
    'Keep your doubts for as long as you need them, and ask me everything they want to know.',
    "Nobody can promise you everything. Ask me what I can promise and what I can't, and decide by the answer.",
    'Anything you need to ask, ask me before you decide.',
  ],
  self: [
    'You know yourself better than I do. Ask yourself what should be different, and then decide.',
    "You're allowed to say so. It needn't be the last word.",
    "You needn't be certain of anything yet. Ask me what you'd want to know.",
  ],
  harm: [
    "Say so before anything starts, and do nothing that doesn't feel safe to you.",
    "Safety comes before any price. Ask me how it's done before you agree to anything.",
  ],
  partner: [
    "Then let's talk about it openly, with everything on the table.",
    'Talk it over with whoever decides with you, and put down both: what this costs, and what doing nothing costs.',
    "That's worth a conversation, and you can take your time over it.",
  ],
  before: [
    "{if realRootCause} It's fair to ask whether something reaches the cause, and to ask that of my offer, too.",
    '{if realRootCause} You have every reason to be careful. Ask yourself whether what I offer gets at the real trouble.',
    "Ask what would be different here, and don't let go until you have an answer.",
  ],
  moment: [
    'The right moment seldom announces itself. What would have to be different for it to be now?',
    "Waiting is allowed. Only put a date on it, so that later doesn't turn into never.",
    "You can wait, and nobody will hold it against you. Just decide what exactly you're waiting for.",
  ],
  other: [
    "You can say that to me any time. And while you weigh it, remember what you'd like to change.",
    "Fair enough. Put whatever holds you back on one side, and everything you'd like to change on the other.",
    'Fair enough, as long as you count what changing nothing costs you, too.',
    "{unless biggestPriceObjection has request} I won't argue with that. I'd only ask you to look at everything else before you decide.",
  ],
  asked: [
    "Say that to me, in exactly those words, and I'll answer you just as plainly.",
    "In your place I'd ask the same, so ask me, and weigh what you hear.",
  ],
  payer: [
    "You may be right about who should pay. Ask yourself how long you want to wait until that's settled.",
    "Perhaps so. You're still the one who lives with the trouble while that gets decided.",
  ],
  swap: [
    'There is always something else to do with the money. Just ask yourself whether the trouble would still be there afterwards.',
    'The money is yours. Set whatever else it buys beside what you want to be different, and choose.',
    '{unless biggestPriceObjection has request} Ask yourself whether that would get rid of the trouble.',
    "Nobody can take that choice from you. I'd only ask what you want the money to change.",
  ],
  instead: [
    '{unless biggestPriceObjection has request} Fair enough. Just ask yourself whether that would put an end to the trouble.',
    'Whatever you do, make sure it deals with what really causes the trouble.',
    'Ask yourself in all honesty what would do the job.',
    'There are always other ways. The only question is whether they get you where you want to go.',
  ],
};

export const priceAwareness: Lines = {
  'logic-heavy': [
    '{if timerCostsPriceSetup has figure} When the price comes, put what all this costs right next to it. I need no other argument.',
    "{if timerCostsPriceSetup has figure} Once you've heard the price, you can do the sum without me, as long as you leave nothing out.",
    'Write both sides down, what it costs to go on like this and what it costs to change, and nobody will have to persuade you.',
  ],
  'emotion-heavy': [
    '{if timerCostsPriceSetup has figure} Now put the figures away for a second and ask your gut what another year of the same would feel like.',
    'Picture the trouble behind you for a second, and let that count for something as well.',
    'You already know what a change would mean to you. No calculator will say it better.',
  ],
  mixed: [
    '{if timerCostsPriceSetup has figure} When you know the price, do the sum yourself, and trust what comes out.',
    'Think the whole question through, and notice how you feel about it as well, because your head and your gut both know something.',
    'Let your head have its say, and what you feel as well.',
  ],
};

export const priceLand: Lines = {
  direct: [
    "{if timerCostsPriceSetup} Judge the price by what it's meant to end.",
    '{if timerCostsPriceSetup} And nobody decides but you.',
    "{if priceEntryStep has figure} {unless biggestPriceObjection has figure} You'll hear the number, and you'll know what it's for.",
    "There's no pressure and there are no tricks, and in the end you decide for yourself what all of this is worth to you.",
  ],
  warm: [
    'Take all the time you need, and then decide.',
    'Whatever you choose, choose it with open eyes.',
    "There's no hurry to decide, and I won't think any less of you either way, so just be fair to yourself when you do.",
  ],
  'trauma-informed': [
    "You're free to say yes, no, or not yet, and whichever of them it turns out to be, I'll respect your answer.",
    "You keep the choice the whole way through. That doesn't change.",
    'Take whatever time you need, and whatever you decide in the end, nobody here is going to be disappointed in you.',
  ],
  logical: [
    "{if timerCostsPriceSetup} From here on it's a question of priorities, and those are yours.",
    'Take your time to think, and ask me anything you need to know.',
    "{if timerCostsPriceSetup} Weigh it all up for yourself, and don't let anybody rush you.",
  ],
  empathetic: [
    "I'd just like you to have seen the whole picture before you choose.",
    "Take your time, and don't let anybody hurry you, not even me.",
    "Whatever you decide, I'd like it to be something you still feel good about afterwards, because you're the one who lives with it.",
  ],
};
