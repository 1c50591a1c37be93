import type { Lines } from './frame.ts';

/** Close: said in the tone chosen for it. */
export const closeOpen: Lines = {
  direct: ['So here we are, at the point where it is decided.', "Time to stop circling. Let's land this."],
  gentle: [
    "We've come a long way together. Let's look at what happens next, without any hurry.",
    'Let us slow down here, because this part matters.',
  ],
  calming: [
    'Everything important has been said. Now it may become quiet.',
    'Nothing needs to be rushed now. Sit back for a second.',
  ],
  'tough-love': ['I like you too much to be polite now.', "Now I'll say what somebody who cares about you would say."],
  understanding: [
    'I know that this is the point at which it gets difficult.',
    "If there's a part of you that hesitates, that part can stay and listen.",
  ],
  'urgent-but-soft': [
    'There is a point at which waiting becomes a decision. We are close to it.',
    "I won't push. I will tell you that the clock does.",
  ],
};

export const loop: Lines = {
  direct: [
    'You know what normally happens now. {stallLoopPattern} That is the loop. It runs on its own unless you stop it.',
    'Let me predict the next few days. {stallLoopPattern} You can interrupt that at any point. This is a good one.',
  ],
  gentle: [
    "You may already feel it starting. {stallLoopPattern} That's okay. Just notice it.",
    'There is a familiar movement that begins about here. {stallLoopPattern} You do not have to fight it. It is enough to see it.',
  ],
  calming: [
    'Perhaps the old rhythm is setting in. {stallLoopPattern} Watch it go by, like a train that you need not board.',
    'A well-known pattern may be stirring. {stallLoopPattern} You can let it pass and stay where you are.',
  ],
  'tough-love': [
    'And now comes your favourite trick. {stallLoopPattern} You are better than that, and you know it.',
    'I have a fair idea of what you will do with all this. {stallLoopPattern} Not this time. Please.',
  ],
  understanding: [
    'I know how it goes from here, because it has always gone like that. {stallLoopPattern} There were good reasons for it. They are not needed any more.',
    'Putting it off has been a way to protect yourself. {stallLoopPattern} I understand that better than you think.',
  ],
  'urgent-but-soft': [
    'The old loop is quick, quicker than any good intention. {stallLoopPattern} It would like to win again tonight.',
    'By tomorrow it may have you back. {stallLoopPattern} So let us use the minutes in which you see clearly.',
  ],
};

export const closeCost: Lines = {
  direct: [
    'What has it cost so far? {fingerPointableCostClose} That is not theory. It is there.',
    'Evidence of waiting: {fingerPointableCostClose} You were there.',
  ],
  gentle: [
    'And it has left traces. {fingerPointableCostClose} You may look at that kindly. It is only asking to be the last one.',
    'There is something that shows what the waiting has meant. {fingerPointableCostClose} It is all right to be touched by it.',
  ],
  calming: [
    'One thing is already visible, without any drama. {fingerPointableCostClose} It is a fact, and facts can be met with a calm mind.',
    'What has been lost can be named quietly. {fingerPointableCostClose} And then it can rest.',
  ],
  'tough-love': [
    'Look at this and tell me it is fine. {fingerPointableCostClose} It is not fine.',
    'This is what "later" looks like in real life. {fingerPointableCostClose} Take a good look.',
  ],
  understanding: [
    'I know there is something that still hurts when you think of it. {fingerPointableCostClose} You did not choose that. You can choose now.',
    'And you have felt the price of it. {fingerPointableCostClose} I do not say it to make you feel bad. I say it because it counts.',
  ],
  'urgent-but-soft': [
    'Something has already slipped away. {fingerPointableCostClose} There is still time to keep the next one.',
    'Waiting has left its mark. {fingerPointableCostClose} Softly said: it will not be the only one.',
  ],
};

export const doubt: Lines = {
  direct: [
    'Then there is the real obstacle, the one under all the others. {realInternalObjection} That is what this is about. So let us answer it.',
    'Forget the polite objections. {realInternalObjection} That one decides.',
  ],
  gentle: [
    "And maybe, underneath the practical questions, there's a quieter one. {realInternalObjection} If that's there, I'm glad you're still listening.",
    'Somewhere there may be a doubt that has not been said aloud. {realInternalObjection} It can be said here.',
  ],
  calming: [
    'Under the noise there is usually one single thought. {realInternalObjection} Let it be there. It is a thought, and thoughts pass.',
    'When everything gets still, one sentence remains. {realInternalObjection} You can hear it without obeying it.',
  ],
  'tough-love': [
    "Let's stop pretending it's about the calendar. {realInternalObjection} There. Now we are talking.",
    'You have a reason that you tell others, and a reason that you tell nobody. {realInternalObjection} The second one runs your life.',
  ],
  understanding: [
    'There is a doubt that you would rather not admit, and it is a very human one. {realInternalObjection} Almost everyone who stands here has some version of it.',
    'I think I know what it is really about. {realInternalObjection} You do not need to be ashamed of that.',
  ],
  'urgent-but-soft': [
    'Before the moment passes, let us be honest about what holds you. {realInternalObjection} Better to look at it now than in another year.',
    'There is one thought standing between you and the door. {realInternalObjection} It has stood there long enough.',
  ],
};

export const doubtReplies: Lines = {
  money: [
    'You have already been paying, only never for a way out.',
    'Money comes back round. The months you wait do not.',
  ],
  free: [
    'You have had the free version for a long time. This is what it led to.',
    'If another free tip could do it, it would have.',
  ],
  time: [
    'You will not find the time. You will take it, from the thing that is eating it now.',
    'The hours are being spent either way. Choose where.',
  ],
  trust: [
    'Then do not trust a promise. Trust one small step, and look at what it shows you.',
    'You need not believe it all today. It is enough to be willing to look.',
  ],
  self: [
    'That thought knows what has been. It does not know what comes next.',
    'You have been measuring yourself with the wrong ruler. Put the ruler down before you decide who you are.',
  ],
  partner: [
    'Say at home what you said to yourself here. People who love you mostly want to hear the truth.',
    'You can bring somebody along in this. You cannot let somebody else feel it for you.',
  ],
  before: [
    'Yes, there were other attempts. They were aimed at another cause.',
    'The past tells you what did not hold. It does not tell you what will.',
  ],
  moment: [
    'Ready is a feeling that comes after the first step. It has never come before.',
    'If it waits for the perfect week, it waits for good.',
  ],
  other: [
    'You do not need to have that settled before you begin. It gets settled on the way.',
    'It is a true thought. It simply does not have to be the one that decides.',
  ],
  instead: [
    'You can go that way too. Only be honest about how long you have meant to.',
    'There will always be another way to try first. You know how that has gone so far.',
  ],
};

export const ninety: Lines = {
  direct: [
    'Now run it forward. {costOfAnother90Days} That is the price of no decision.',
    'Say nothing changes. {costOfAnother90Days} You can see it from here.',
  ],
  gentle: [
    'Let us look ahead for a moment, softly. {costOfAnother90Days} You can picture that, and you can wish for something else.',
    'If all stays as it is, there is a season coming that you know already. {costOfAnother90Days} It does not have to.',
  ],
  calming: [
    'Imagine time passing, day after quiet day. {costOfAnother90Days} Nothing dramatic. Only more of the same.',
    'Three months is not long, and it is long enough. {costOfAnother90Days} Let that picture stand for a breath.',
  ],
  'tough-love': [
    'Fast-forward, and keep your eyes open. {costOfAnother90Days} Is that really the plan?',
    'Go on like this and I can tell you how it will look. {costOfAnother90Days} Nobody will be surprised. Not even you.',
  ],
  understanding: [
    'You are tired, and still time moves on. {costOfAnother90Days} I would like to spare you that.',
    'And if nothing changes, it will ask even more of you. {costOfAnother90Days} You have carried enough.',
  ],
  'urgent-but-soft': [
    'The calendar turns, whether or not we do. {costOfAnother90Days} It is closer than it sounds.',
    'Think of the same day, one season on. {costOfAnother90Days} There is still a chance to tell it differently.',
  ],
};

export const breaker: Lines = {
  direct: [
    'Here is what breaks it. {patternBreakingTruth} Let that one land.',
    'One sentence ends the loop. {patternBreakingTruth} Act on it.',
  ],
  gentle: [
    'What helps at this point is a simple truth. {patternBreakingTruth} Let it be enough for today.',
    'There is something you can hold on to. {patternBreakingTruth} Keep it near you.',
  ],
  calming: [
    'And then there is a sentence that makes it still. {patternBreakingTruth} You can breathe with that.',
    'One truth takes the weight out of it. {patternBreakingTruth} Nothing else needs to be solved first.',
  ],
  'tough-love': [
    'So listen well. {patternBreakingTruth} No more discussion.',
    'Here is the sentence you have been avoiding. {patternBreakingTruth} Now you have heard it from someone on your side.',
  ],
  understanding: [
    'May I leave you with one thing that is true? {patternBreakingTruth} You need not be ready. You only have to know that.',
    'There is a truth that is patient and firm at once. {patternBreakingTruth} It holds for you as well.',
  ],
  'urgent-but-soft': [
    'One sentence is stronger than the loop, if it comes in time. {patternBreakingTruth} It came in time.',
    'Let this be the thought that gets there first. {patternBreakingTruth} And then follow it, today.',
  ],
};

export const callback: Lines = {
  direct: [
    'So it comes down to belief and plan. {oneBeliefsAndPlanCallback} That is the decision.',
    'Put it all together. {oneBeliefsAndPlanCallback} Yes or no.',
  ],
  gentle: [
    'And so we come back to where we started. {oneBeliefsAndPlanCallback} I think you can feel that it fits.',
    'Let me tie the two ends together. {oneBeliefsAndPlanCallback} It is a soft knot, and it holds.',
  ],
  calming: [
    'In the end it is quite simple. {oneBeliefsAndPlanCallback} You know the way now.',
    'Belief and plan meet here, without any noise. {oneBeliefsAndPlanCallback} Nothing more is needed.',
  ],
  'tough-love': [
    'You know what is true, and you know what to do. {oneBeliefsAndPlanCallback} So do it.',
    'No more collecting insights. {oneBeliefsAndPlanCallback} That is your way out. Take it.',
  ],
  understanding: [
    'Everything we have spoken of comes together in one thought. {oneBeliefsAndPlanCallback} It was made for somebody in exactly your place.',
    'You do not have to hold all of it. {oneBeliefsAndPlanCallback} That much is enough.',
  ],
  'urgent-but-soft': [
    'While it is clear, let us hold it in one sentence. {oneBeliefsAndPlanCallback} Clear moments are worth using.',
    'Here is the whole of it, before the day takes over again. {oneBeliefsAndPlanCallback} Carry it over the threshold.',
  ],
};

export const listeners: Lines = {
  'direct-truth': [
    'I would rather you said no to the truth than yes to a nice story.',
    'You asked for the truth without sugar, and you have had it.',
  ],
  'trauma-aware': [
    'Check in with yourself for a second: feet on the ground, breath moving. Decide from there, or do not decide yet.',
    'Your no is as welcome as your yes. You set the pace, and you can stop at any point.',
  ],
  analytical: [
    'If you want to go through it point by point, do: problem, cause, plan, cost. See whether any link is missing.',
    'Check the reasoning for yourself. If it holds, the conclusion holds as well.',
  ],
  'high-empathy': [
    'I know you often decide for others first. For once, ask what you would tell a friend in your place.',
    'You feel a great deal, and that is a strength here. Let it count for yourself as well.',
  ],
  'business-formal': [
    'You now have the facts required for a sound decision, and I would be glad to answer any remaining question.',
    'In summary, the case has been made. The next step lies with you.',
  ],
};

export const closeLand: Lines = {
  direct: ['So decide.', 'Your move.'],
  gentle: ['When you are ready, I will show you how it begins.', 'Take this with you, and then take one small step.'],
  calming: ['The next step is small. I will describe it to you.', 'All that is left is one quiet step.'],
  'tough-love': [
    'Enough talk. Let me show you where to start.',
    'I believe in you, and that is exactly why I will not let you off easily.',
  ],
  understanding: [
    "If you'd like, I'll walk the next step with you.",
    'There is room for your hesitation, and there is a way forward. You can have both.',
  ],
  'urgent-but-soft': [
    'Today is a good day for it. Let me show you how.',
    'So, gently, and today: here is how to begin.',
  ],
};
