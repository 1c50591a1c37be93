import type { Lines } from './frame.ts';

/** Price setup: said in the tone chosen for the price: direct, warm, trauma-informed, logical or empathetic. */
export const priceOpen: Lines = {
  direct: ["Let's talk about money, openly.", "Now the price, because you're waiting for it anyway."],
  warm: [
    "Before we talk about numbers, let's remember what this is about.",
    "I know money can be a prickly topic, so let's keep it human.",
  ],
  'trauma-informed': [
    "We're coming to the subject of money. You can pause at any time, and nothing will be asked of you without warning.",
    "I'll tell you in advance: the next few minutes are about money. You decide how much of it you want to hear.",
  ],
  logical: [
    'Let us treat the price as what it is, a comparison.',
    'A price means nothing on its own. It needs something beside it.',
  ],
  empathetic: [
    "I know how it feels when somebody starts talking about price, so I'll go gently.",
    'If your shoulders just went up a little at the word price, I understand.',
  ],
};

export const niche: Lines = {
  business: [
    'In business, you already know the difference between a cost and an investment.',
    'You run numbers all week, so run this one with me.',
  ],
  wellness: [
    'Nobody sends an invoice for poor health, and still it gets paid.',
    'Neglect always sends a bill, only later.',
  ],
  relationships: [
    'You cannot put a price on being close to someone, but distance has one.',
    'Between two people, the dearest things are the ones never said.',
  ],
  career: [
    'A career is decided in a few moments, and most of them look ordinary.',
    'Think in working years, not in months, when you look at this.',
  ],
  finance: [
    'You know better than most that doing nothing is a position too.',
    'Every portfolio has a hidden fee. This is yours.',
  ],
  creative: [
    'Work that stays in the drawer earns nothing, and costs more than one thinks.',
    'Making things takes courage, and courage is hard to budget.',
  ],
  education: [
    'Learning is paid for either way, with a fee or with years.',
    'What we do not learn, we pay for in another currency.',
  ],
  lifestyle: [
    'A life is made of ordinary weeks, so look at what an ordinary week costs.',
    'How you live every day is the largest thing you will ever pay for.',
  ],
};

export const symptom: Lines = {
  direct: [
    'Remember where we began. {mainSymptomFromHook} That is still on the table.',
    'The issue has not left the room. {mainSymptomFromHook} Keep it in view while we talk figures.',
  ],
  warm: [
    'Think back to the beginning of our talk. {mainSymptomFromHook} I have not forgotten it.',
    'You came because of something very real. {mainSymptomFromHook} That is what we want to see gone.',
  ],
  'trauma-informed': [
    'At the start we touched on something. {mainSymptomFromHook} It is only named here, nothing more.',
    'There is one thing you would like to be rid of first. {mainSymptomFromHook} It is safe to say so.',
  ],
  logical: [
    'Now to the problem itself. {mainSymptomFromHook} That is the item we are pricing.',
    'The baseline is known. {mainSymptomFromHook} Any price has to be measured against that.',
  ],
  empathetic: [
    'I keep thinking of what we said at the start. {mainSymptomFromHook} I know how much you want that to stop.',
    'It is still there in the background. {mainSymptomFromHook} You should not have to get used to it.',
  ],
};

export const alreadyPaying: Lines = {
  direct: [
    'Doing nothing is not free either. {timerCostsPriceSetup} That is what it costs to leave things as they are.',
    'Look at what it costs today. {timerCostsPriceSetup} Compare that with any price you like.',
  ],
  warm: [
    'None of this has been free so far. {timerCostsPriceSetup} It would be lovely to get something back for it.',
    'And it is not as though staying were free. {timerCostsPriceSetup} I would like that to go into something good for you.',
  ],
  'trauma-informed': [
    'There is also a cost in leaving things as they are. {timerCostsPriceSetup} Naming it does not oblige you to anything.',
    'Without any pressure, here is the other side of the scale. {timerCostsPriceSetup} Take from this only what is useful.',
  ],
  logical: [
    'Enter the current cost on the left side. {timerCostsPriceSetup} Inaction is a line item as well.',
    'The status quo has a price. {timerCostsPriceSetup} So the question is which of two costs you choose.',
  ],
  empathetic: [
    'You are carrying a cost as it is. {timerCostsPriceSetup} It hurts to see it written down, I know.',
    'And nobody counts what you have already given. {timerCostsPriceSetup} I see it.',
  ],
};

export const priceObjection: Lines = {
  direct: [
    'You may be thinking something right now. {biggestPriceObjection} Good. Let us deal with it head-on.',
    'I know the sentence that comes next. {biggestPriceObjection} Here is my reply.',
  ],
  warm: [
    'And perhaps there is a thought knocking. {biggestPriceObjection} Come in, thought. You are welcome here.',
    'Somewhere inside you may hear this: {biggestPriceObjection} That is a fair thing to think.',
  ],
  'trauma-informed': [
    'A thought may come up, and it has every right to. {biggestPriceObjection} There is nothing wrong with thinking that. It is looking out for you.',
    'You might notice a sentence rising. {biggestPriceObjection} Let it be there. Caution has kept you safe before.',
  ],
  logical: [
    'There is one serious counter-argument. {biggestPriceObjection} Let us examine it.',
    'The obvious objection: {biggestPriceObjection} It deserves a sober look.',
  ],
  empathetic: [
    'I can almost hear what you are thinking. {biggestPriceObjection} Of course you do. I would ask the same.',
    'And there is a worry, is there not? {biggestPriceObjection} It makes complete sense.',
  ],
};

/** The answer to the objection, by what kind of objection it is. Nothing here claims a fact about the offer. */
export const replies: Lines = {
  money: [
    'Ask a second question beside it: what does it cost to leave everything as it is? You are paying one of the two.',
    'The sum is real. So is the sum you pay by not moving, only that one never arrives as an invoice.',
  ],
  free: [
    'Information is free, and you have had plenty of it. What you have not had is someone to walk through it with you.',
    'Free gives you the pieces. What it never gives you is the order, or anyone who notices when you stop.',
  ],
  time: [
    'Time is what you are losing now. The question is not whether you will spend the hours, but on what.',
    'The full calendar is part of the problem. Something that gives time back has to be allowed in first.',
  ],
  trust: [
    'You are right to be careful. So do not decide on my promise, decide on what you have heard, and take the first step only as far as it feels sound.',
    'Doubt is reasonable. Keep it, and let what you see answer it rather than what I say.',
  ],
  self: [
    'That is the same voice we met earlier. It speaks about the old way, and the old way is not what we are talking about.',
    'What failed before was a method. It was never proof about you.',
  ],
  partner: [
    'Then talk about it together, openly, with the numbers we just looked at on the table. A decision like that can stand daylight.',
    'By all means ask. Only ask the whole question, including what it costs the two of you to leave it.',
  ],
  before: [
    'You tried before, and you learned what does not hold. That is exactly why the cause had to come first this time.',
    'The last attempts went after another problem. We have spent this whole talk finding the right one.',
  ],
  moment: [
    'The right moment has one weakness: it never sends a message. What would have to be different for it to be now?',
    'There is always a better month, and it is never the one we are in.',
  ],
  other: [
    'It is a good question to ask. Hold it next to what staying the same costs, and see which of the two weighs more.',
    'You may be right, and you can check it: look at what the last year of waiting has brought you, and at what it took.',
  ],
  instead: [
    'You could. Then ask which of the two goes to the cause we found, and which leaves it exactly where it is.',
    'Maybe so. Only make sure that it deals with the thing we named at the start, because otherwise you pay for both.',
  ],
};

export const priceAwareness: Lines = {
  'logic-heavy': [
    'Put the two columns side by side and read the difference. That is all the argument I need.',
    'Figures on one side, figures on the other. You can do that sum without me.',
  ],
  'emotion-heavy': [
    'Now put the figures away for a second and ask your gut what another year of the same would feel like.',
    'You know already what it would mean to you. No calculator will say it better.',
  ],
  mixed: [
    'Let your head do the sum, and then let your heart check the result.',
    'Look at the numbers, and then listen to what you feel when you see them.',
  ],
};

export const priceLand: Lines = {
  direct: [
    'So when you hear the price, compare it with that and nothing else.',
    'That is the frame. Judge the number inside it.',
  ],
  warm: [
    'So let us look at it together, in peace, and then you decide.',
    'Whatever you choose, choose it with the whole picture in front of you.',
  ],
  'trauma-informed': [
    'You are free to say yes, no, or not yet. All three are respected here.',
    'You keep the choice the whole way through. That does not change.',
  ],
  logical: [
    'With both columns filled in, the decision becomes a matter of arithmetic and priorities.',
    'Then the conclusion is yours to draw.',
  ],
  empathetic: [
    'I only want you to see everything that is on the scale before you choose.',
    'Go easy on yourself as you weigh it. It matters, and so do you.',
  ],
};
