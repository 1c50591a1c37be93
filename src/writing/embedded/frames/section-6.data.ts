import type { Lines } from './frame.ts';

/** Price setup: said in the tone chosen for the price: direct, warm, trauma-informed, logical or empathetic. */
export const priceOpen: Lines = {
  direct: [
    "Let's talk about money, openly.",
    "{if timerCostsPriceSetup} Before we get to the price, there's something to put beside it.",
    "Let's talk about what this is worth, before we talk about what it costs.",
    "{if priceEntryStep has figure} You'll hear the price before long, so here's what I want you to think about first.",
  ],
  warm: [
    "{if mainSymptomFromHook} Before we talk about numbers, let's remember what this is about.",
    "I know money can be a prickly topic, so let's keep it human.",
    "Let's talk about money for a moment, the way friends would.",
    "We're coming to money, and I'd like to do that without any tricks.",
  ],
  'trauma-informed': [
    "We're coming to the subject of money. You can pause at any time, and nothing will be asked of you without warning.",
    "I'll tell you in advance: the next few minutes are about money. You decide how much of it you want to hear.",
    "Now comes the part about money. I'll go slowly, and you can stop listening whenever you need to.",
  ],
  logical: [
    "Let's treat the price like any other figure in a decision.",
    '{if timerCostsPriceSetup} A price means nothing on its own. It needs something beside it.',
    '{if timerCostsPriceSetup} Any price needs a comparison, so let me give you yours.',
    "Let's look at this the way you'd look at any decision about money.",
  ],
  empathetic: [
    "I know how it feels when somebody starts talking about price, so I'll go gently.",
    'If your shoulders go up a little when money is mentioned, I understand.',
    "I know that talking about money can make your stomach tighten, so I'll be careful.",
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
    "You can't put a price on being close to someone, but distance has one.",
    'Where people are close, what costs most is usually what never gets said.',
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
    'Learning is paid for either way, with a fee or with years.',
    "What we don't learn, we end up paying for some other way.",
  ],
  lifestyle: [
    "When it's something you live with every day, the price is only half the question.",
    'What you live with every day counts for more than what you pay once.',
  ],
};

export const symptom: Lines = {
  direct: [
    "Remember where we began. {mainSymptomFromHook} That hasn't gone anywhere.",
    "It hasn't gone away while we've been talking. {mainSymptomFromHook} Keep it in view when we get to figures.",
    "Let's not forget what we're talking about. {mainSymptomFromHook} That won't change on its own.",
    "Keep in mind what this is about. {mainSymptomFromHook} That's what has to change.",
  ],
  warm: [
    "Think back to the beginning of our talk. {mainSymptomFromHook} I haven't forgotten that.",
    "You're listening for a reason, and it's a real one. {mainSymptomFromHook}",
    "Let me go back to the beginning for a second. {mainSymptomFromHook} I'd love to see that change for you.",
    "I haven't forgotten why we're here. {mainSymptomFromHook} It would be good to leave that behind.",
  ],
  'trauma-informed': [
    "At the start we touched on something. {mainSymptomFromHook} It's only named here, nothing more.",
    "There's one thing you'd like to see change first. {mainSymptomFromHook} It's safe to say so.",
    "You may remember what we spoke about at the beginning. {mainSymptomFromHook} You don't have to go back there. I only mention it so that we both know what this is for.",
  ],
  logical: [
    "What is it that needs solving? {mainSymptomFromHook} That's what any price has to be held against.",
    'You know where you stand. {mainSymptomFromHook} Any price has to be measured against that.',
    'Now to the problem itself. {mainSymptomFromHook} A price only makes sense beside it.',
  ],
  empathetic: [
    'I keep thinking of what we said at the start. {mainSymptomFromHook} I know how much you want that to change.',
    "It's still there in the background. {mainSymptomFromHook} You shouldn't have to get used to that.",
    "You know what this is about. {mainSymptomFromHook} I'd like it to be different for you.",
    "I don't want to lose sight of what brought you here. {mainSymptomFromHook} That's why we're talking.",
  ],
};

export const alreadyPaying: Lines = {
  direct: [
    "Doing nothing isn't free. {timerCostsPriceSetup} And that's with nothing changed.",
    'Look at what it costs today. {timerCostsPriceSetup} Keep that in mind for any price you hear.',
    "And let's be clear about one thing. {timerCostsPriceSetup} That's the price of leaving it as it is.",
    "There's already a price, you're just used to it. {timerCostsPriceSetup} Nobody ever asked whether it's worth it.",
  ],
  warm: [
    "It hasn't been free so far. {timerCostsPriceSetup} It's only fair to say so.",
    "And it's not as if doing nothing were free. {timerCostsPriceSetup} I'd like you to have that in mind.",
    "I'd like you to see what it costs already. {timerCostsPriceSetup} That belongs in the picture, too.",
    "Leaving it as it is isn't cheap, you know. {timerCostsPriceSetup} That's a price, too.",
  ],
  'trauma-informed': [
    "There's also a cost in leaving things as they are. {timerCostsPriceSetup} Naming it doesn't oblige you to anything.",
    "Without any pressure, here's the other side of the scale. {timerCostsPriceSetup} Take from this only what is useful.",
    "It may help to see what the present situation takes from you. {timerCostsPriceSetup} There's no blame in any of that.",
  ],
  logical: [
    "Put today's cost on one side. {timerCostsPriceSetup} Doing nothing is a line in the sum as well.",
    'The status quo has a price. {timerCostsPriceSetup} So the question is which of two costs you choose.',
    'Take what it costs to change nothing. {timerCostsPriceSetup} Now you have something to compare with.',
  ],
  empathetic: [
    "You're carrying a cost as it is. {timerCostsPriceSetup} I don't say that to worry you.",
    'And somebody should count what you already give. {timerCostsPriceSetup} That matters as well.',
    "And think of what it takes from you even now. {timerCostsPriceSetup} I say it because it's so easily overlooked.",
  ],
};

export const priceObjection: Lines = {
  direct: [
    "When you hear the price, you may think this. {biggestPriceObjection} Good. Now it's on the table.",
    "I know what comes next. {biggestPriceObjection} Let's have that out in the open.",
    "And you may well say this. {biggestPriceObjection} I'd rather hear it than guess it.",
  ],
  warm: [
    "And perhaps there's a thought knocking. {biggestPriceObjection} It's welcome here.",
    "Somewhere inside you may hear this: {biggestPriceObjection} That's fair enough.",
    "I can imagine what's going through your head. {biggestPriceObjection} Most people in your place would think the same.",
  ],
  'trauma-informed': [
    "Something in you may object, and it has every right to. {biggestPriceObjection} There's nothing wrong with thinking that.",
    'You might notice a thought coming up. {biggestPriceObjection} It can be here while we go on.',
    "Part of you may want to step back now, and that's fine. {biggestPriceObjection} You're allowed to take that seriously.",
  ],
  logical: [
    "There's one serious counter-argument, and you may have it in mind already. {biggestPriceObjection}",
    'The obvious objection: {biggestPriceObjection} A reasonable point.',
    "Now to the argument against it. {biggestPriceObjection} It's a fair one.",
  ],
  empathetic: [
    "I can almost hear what you're thinking. {biggestPriceObjection} In your place I might say the same.",
    'When it comes to the money, something in you may say this: {biggestPriceObjection} I can see where that comes from.',
    "And then there's that thought, isn't there? {biggestPriceObjection} I understand it completely.",
  ],
};

/** The answer to the objection, by what kind of objection it is. Nothing here claims a fact about the offer. */
export const replies: Lines = {
  money: [
    '{unless timerCostsPriceSetup} Then ask, too, what it costs to leave everything as it is. Nobody ever puts that on an invoice.',
    'Doing this costs you something, and so does doing nothing. Only one of the two ever ends.',
    '{unless timerCostsPriceSetup} On the other side of the scale, put what it costs you to leave things as they are.',
    "Put the two side by side, what it costs and what it's for, and then decide.",
  ],
  free: [
    "Information is free, and you've had plenty of it. If that were enough, you'd be there by now.",
    'Free gives you the pieces. What it never gives you is the order, or anyone who notices when you stop.',
    'You can find nearly everything somewhere. Finding it was never the hard part.',
    'By all means use whatever is out there. If it had been enough, you would hardly be listening to me.',
  ],
  time: [
    "Time is what you are losing now. The question isn't whether you'll spend the hours, but on what.",
    "A full calendar never makes room by itself. Somebody has to decide what goes out, and that's you.",
    "I know how full your days are. That's a reason to begin small, and not a reason to wait.",
  ],
  trust: [
    "So don't decide on my promise, decide on what you've heard, and take the first step only as far as it feels sound.",
    'Keep the doubt, and let what you see answer it rather than what I say.',
    'Nobody can promise you everything. What I can do is start small enough for you to judge it for yourself.',
    'Ask me anything you need to ask before you decide.',
  ],
  self: [
    'No price answers a worry like that. What answers it is a first small step.',
    "You're allowed to doubt yourself. It just isn't proof of anything.",
    "Most people who start are unsure of themselves. You don't have to be certain, only willing.",
  ],
  harm: [
    "Say it before anything starts, and do nothing that doesn't feel safe to you.",
    "Safety comes before any price. Ask me how it's done before you agree to anything.",
  ],
  partner: [
    'Then talk about it together, openly, with both sides on the table. A decision like that can stand daylight.',
    'Then ask the other half as well: what does it cost to leave things as they are?',
    'Have that conversation, and take your time over it. Nothing I offer needs to be decided alone.',
  ],
  before: [
    "{if realRootCause} You've been here before, and you learned what doesn't hold. That's exactly why the cause had to come first this time.",
    '{if realRootCause} Then you have every reason to ask what would be different. This time we began with the cause.',
    "Ask what is different this time, and don't let go until you have an answer.",
  ],
  moment: [
    'The right moment has one weakness: it never sends a message. What would have to be different for it to be now?',
    "There's always a better month, and it's never the one we're in.",
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
    'Then ask, and ask soon. Until there is an answer, the cost of waiting stays with you.',
    "Perhaps so. You're still the one who lives with it while that gets decided.",
  ],
  swap: [
    'The thing we came to talk about would still be there, though.',
    'That is one way to spend the money. Set it beside what you want to be different, and choose.',
    "There will always be something else to have for the same money. Ask which of the two changes what we've been talking about.",
    "Nobody can take that choice from you. I'd only ask which way gets you out of where you are now.",
  ],
  instead: [
    'By all means look at that, too. Then ask whether it goes to the cause, or leaves it where it is.',
    "If you go that way, look for something that deals with what really causes the trouble, because that's what keeps coming back.",
    'For some people that does the job, and you can ask yourself honestly whether it would do it for you.',
    'There are always other ways. The only question is whether they get you where you want to go.',
  ],
};

export const priceAwareness: Lines = {
  'logic-heavy': [
    "{if timerCostsPriceSetup has figure} Keep that figure beside the price. That's all the argument I need.",
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
    '{if timerCostsPriceSetup} So when a price is named, compare it with what you pay already, and with nothing else.',
    "{if timerCostsPriceSetup} Judge the price by what it's meant to end.",
    '{if timerCostsPriceSetup} You know what doing nothing costs now, so make up your own mind.',
    "{if priceEntryStep has figure} You'll hear the number, and you'll know what it's for.",
    "There's no pressure and there are no tricks, you decide what it is worth to you.",
  ],
  warm: [
    "Let's look at it together, in peace, and then you decide.",
    'Whatever you choose, choose it with the whole picture in front of you.',
    "You don't have to answer right now. Just be fair to yourself when you do.",
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
