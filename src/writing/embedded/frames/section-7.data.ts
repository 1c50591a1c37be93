import type { Lines } from './frame.ts';

/** Close: said in the tone chosen for it. */
export const closeOpen: Lines = {
  direct: [
    'So here we are, at the point where it gets decided.',
    "Time to stop circling. Let's land this.",
    "You've got everything you need. Now it's about what you do with it.",
    "We can keep talking, or we can get to the point. Let's get to the point.",
  ],
  gentle: [
    "We've come a long way together. Let's look at what happens next, without any hurry.",
    "Let's slow down here, because this part matters.",
    "I'd like to stay with you for a little longer.",
    "There's only a little left to say, and I'd like to say it kindly.",
  ],
  calming: [
    'Let it get quiet for a moment. There is time.',
    'Nothing needs to be rushed now. Sit back for a second.',
    'You have heard a good deal by now. You can let it all settle for a moment.',
    "There's nothing you have to remember, and nothing you have to prove. Just listen a little longer.",
  ],
  'tough-love': [
    "This is the part where I don't let you off.",
    "Now I'll say what somebody who cares about you would say.",
    'All right, no more tiptoeing.',
    "Somebody has to tell you this, so it may as well be somebody who's on your side.",
  ],
  understanding: [
    'I know this is the point where it gets difficult.',
    "If there's a part of you that hesitates, that part can stay and listen.",
    "This may be where it starts to feel uncertain, and you don't have to hide that.",
    "You don't have to be convinced. It's enough that you're still listening.",
  ],
  'urgent-but-soft': [
    "There's a point at which waiting becomes a decision. We're close to it.",
    "I won't push you. The clock might, though.",
    "A moment like this doesn't last long. Let's use it while it's here.",
    "I don't want to rush you. I just don't want the time to slip by, either.",
  ],
  light: [
    'So. This is usually the point where it gets a bit quiet.',
    "Right, we're nearly there. Just the honest bit left.",
    'Okay, this is the part where I get a little bit serious, but only a little.',
    "You still here? Good. Then let's talk about what happens after this.",
  ],
};

export const loop: Lines = {
  direct: [
    'You know what normally happens now. {stallLoopPattern}',
    "Here's how a decision usually gets put off. {stallLoopPattern} A pattern can be interrupted at any point.",
    'And what happens as a rule, with good intentions? {stallLoopPattern}',
  ],
  gentle: [
    "There's a familiar pattern that starts about here. {stallLoopPattern} A pattern is nothing to fight. You only have to see it coming.",
    'And what may happen now, if we let it? {stallLoopPattern}',
    "Here's how a good intention tends to slip away. {stallLoopPattern}",
  ],
  calming: [
    'Perhaps the old rhythm is setting in. {stallLoopPattern}',
    'Something familiar may begin about now. {stallLoopPattern}',
    'You may notice the old habit coming up. {stallLoopPattern} An old habit can come up without being followed.',
  ],
  'tough-love': [
    "Here's the usual detour. {stallLoopPattern}",
    'I have a fair idea of how you put things off. {stallLoopPattern}',
    'Now for how things get put off. {stallLoopPattern}',
  ],
  understanding: [
    'I know how it tends to go from here. {stallLoopPattern}',
    'Putting things off is human. {stallLoopPattern}',
    "How do things get put off? I think I know. {stallLoopPattern} Nobody's blaming you.",
  ],
  'urgent-but-soft': [
    "Good intentions go like this. {stallLoopPattern} Let's be quicker this time.",
    'Before long the old pattern may have you back. {stallLoopPattern}',
    'This is how a good moment slips away. {stallLoopPattern}',
  ],
  light: [
    'And I think I know what happens next. {stallLoopPattern}',
    'So let me guess how it goes from here. {stallLoopPattern}',
    'You know the drill by now. {stallLoopPattern} Shall we skip the drill, just this once?',
  ],
};

export const closeCost: Lines = {
  direct: [
    'And the evidence against waiting? {fingerPointableCostClose}',
    "Here's what waiting looks like. {fingerPointableCostClose}",
    "Don't tell me waiting is free. {fingerPointableCostClose}",
  ],
  gentle: [
    'And the waiting has left traces. {fingerPointableCostClose}',
    "Where can you see what the waiting has meant? {fingerPointableCostClose} I don't ask to reproach you.",
    'May we look at what putting things off has done? {fingerPointableCostClose}',
  ],
  calming: [
    'The cost of waiting can be seen, without any drama. {fingerPointableCostClose}',
    'What the waiting has cost can be named quietly. {fingerPointableCostClose}',
    "Here's something to look at, quite calmly. {fingerPointableCostClose} Looking is all that's needed for the moment.",
  ],
  'tough-love': [
    'Tell me this is fine. {fingerPointableCostClose}',
    'This is what "later" looks like in real life. {fingerPointableCostClose}',
    "You want to see what waiting costs? {fingerPointableCostClose} Don't look away now.",
  ],
  understanding: [
    'You probably know only too well what the waiting leaves behind. {fingerPointableCostClose}',
    "And where does the waiting show by now? {fingerPointableCostClose} I don't ask to make you feel bad.",
    "Waiting has already cost you something, and I don't say that lightly. {fingerPointableCostClose}",
  ],
  'urgent-but-soft': [
    "Waiting isn't free, and you can see it already. {fingerPointableCostClose}",
    "And what has waiting done by now? {fingerPointableCostClose} Let's not wait for more.",
    "Here's something you could point at. {fingerPointableCostClose}",
  ],
  light: [
    'And the waiting has already cost you something real. {fingerPointableCostClose}',
    "You don't have to look far for what waiting does. {fingerPointableCostClose}",
    'For the file, in the case against waiting: {fingerPointableCostClose}',
  ],
};

export const doubt: Lines = {
  direct: [
    "Then there's what you really tell yourself. {realInternalObjection}",
    "Forget the polite objections, here's the real one. {realInternalObjection}",
    "And what's the doubt behind the waiting, if we're honest? {realInternalObjection}",
  ],
  gentle: [
    "And maybe, underneath the practical questions, there's something quieter. {realInternalObjection}",
    "Somewhere there may be a doubt, and it's allowed to be here. {realInternalObjection}",
    'May I say what else might be on your mind? {realInternalObjection}',
  ],
  calming: [
    'Under the noise there may be a thought like this. {realInternalObjection}',
    'When everything goes quiet, a doubt can be heard. {realInternalObjection}',
    'Maybe a worry keeps coming back to you. {realInternalObjection}',
  ],
  'tough-love': [
    "Let's stop pretending and say what you're really thinking. {realInternalObjection}",
    'And the real reason you hesitate? {realInternalObjection}',
    'Now the real objection, please, not the polite one. {realInternalObjection}',
  ],
  understanding: [
    'There may be a doubt in you, and doubts are human. {realInternalObjection}',
    'I think I know what holds you back, deep down. {realInternalObjection}',
    '{if realInternalObjection has question} And what do you ask yourself, underneath it all? {realInternalObjection}',
  ],
  'urgent-but-soft': [
    "Before the moment passes, let's be honest about what holds you. {realInternalObjection}",
    'What stands between you and a beginning? {realInternalObjection}',
    "There's still something holding you back, I think. {realInternalObjection}",
  ],
  light: [
    'And now for the worry nobody invited. {realInternalObjection}',
    "Can I guess what's really going on? {realInternalObjection}",
    'If we had a bit longer, you might tell me this: {realInternalObjection}',
  ],
};

export const doubtReplies: Lines = {
  money: [
    'Then weigh the money against what it costs to stay where you are, and decide in peace.',
    'Be as careful with the money as you like, and be just as careful with what waiting costs you.',
  ],
  free: [
    'Then judge by what changes for you, whether it costs something or nothing.',
    'If something free will do, use it. Only be honest about whether it has done so far.',
  ],
  time: [
    "Then let's be honest about the time. Ask me what it really takes before you say yes.",
    'Time goes by either way. You get to say what for.',
    'A worry about time deserves a real answer, so put it to me before you begin.',
  ],
  trust: [
    "Then don't trust a promise. Trust one small step, and look at what it shows you.",
    'A worry like that deserves an answer, so ask for one before you decide.',
    'Then ask me whatever you need to ask, as bluntly as you like.',
  ],
  self: [
    "You can think that and still take one small step. It doesn't ask you to be sure.",
    "A thought like that can be loud. It doesn't get to decide this on its own.",
    "{if realInternalObjection has question} Bring that question along. You needn't answer it before you start.",
    "{if realInternalObjection has question} You're allowed to ask that. Ask it aloud, and ask me as well.",
    'A worry like that says very little about how it will go.',
  ],
  harm: [
    "Then that comes first. Ask me exactly how it's kept safe, and don't begin until you're satisfied.",
    'A fear like that is there to protect you. Say it aloud, and nothing starts before it has had an answer.',
  ],
  partner: [
    'Then talk it over with whoever it concerns, and say it plainly.',
    'Other people count in this, and so do you. Ask them, and ask yourself as well.',
    "Bring in everybody it concerns, if you like. It's better decided in the open.",
  ],
  before: [
    '{if realRootCause} Whatever came before, this begins with the cause.',
    "What has been so far doesn't settle what comes next.",
    'Being careful and starting small go well together.',
  ],
  moment: [
    'Feeling ready often comes after the first step, and not before it.',
    "You can wait. Decide what you're waiting for, so that you'll know when it's there.",
    'There may never be a perfect time. There can be a good enough one.',
  ],
  other: [
    '{unless realInternalObjection has question} Tell me about that before you begin, so that we can take it into account.',
    "{unless realInternalObjection has question} A doubt like that may come along. It doesn't have to leave before you start.",
    "{if realInternalObjection has question} It's a real question, and it deserves to be talked about before you start.",
    "{if realInternalObjection has question} It's fair to wonder, and it's better to wonder aloud than alone.",
    'Take it seriously, and talk to me about it before you decide.',
    "You can carry that with you and still take one step. There's room for both.",
  ],
  instead: [
    'If you go another way, set a day by which it has to have worked.',
    'There will always be another way to try first, and the weeks go by either way.',
    'Ask yourself whether another way would really happen, and by when.',
  ],
};

export const ninety: Lines = {
  direct: [
    'Run the next ninety days forward, with nothing changed. {costOfAnother90Days}',
    'Say nothing changes for the next twelve weeks. {costOfAnother90Days} Not deciding has a result, too.',
    'And if you leave things like this for ninety days? {costOfAnother90Days}',
  ],
  gentle: [
    "Let's look ninety days ahead, with everything left as it is. {costOfAnother90Days}",
    'If everything stays as it is for another quarter of a year, you can guess what comes. {costOfAnother90Days}',
    'Let yourself imagine ninety days in which nothing changes. {costOfAnother90Days} You still have a say in how it goes.',
  ],
  calming: [
    'Imagine the next ninety days going by, one after another, much as the last ones did. {costOfAnother90Days}',
    'A quarter of a year passes, and nothing is done. {costOfAnother90Days}',
    'Suppose you leave everything as it is for ninety days more. {costOfAnother90Days}',
  ],
  'tough-love': [
    'Fast-forward ninety days, and keep your eyes open. {costOfAnother90Days} Is standing still really the plan?',
    "Go on like this for another quarter and I can tell you how it'll look. {costOfAnother90Days}",
    "Okay, let's say you do nothing for ninety days. {costOfAnother90Days}",
  ],
  understanding: [
    "And ninety days will pass, with things left as they are. {costOfAnother90Days} I'd like the time ahead to be kinder to you.",
    'And if nothing changes for another quarter of a year, you know where that leads. {costOfAnother90Days}',
    'I worry a little about the next ninety days if nothing moves. {costOfAnother90Days}',
  ],
  'urgent-but-soft': [
    'The calendar turns three pages, whether or not we move. {costOfAnother90Days}',
    "Think one season ahead, with nothing changed. {costOfAnother90Days} There's still time to decide otherwise.",
    'What do the next ninety days look like, left to themselves? {costOfAnother90Days}',
  ],
  light: [
    'Okay, skip ahead ninety days with me, with everything left just as it is. {costOfAnother90Days} You do get a say in it, luckily.',
    'And if you change nothing for the next dozen weeks? {costOfAnother90Days}',
    "So here's how ninety days go on autopilot. {costOfAnother90Days}",
  ],
};

export const breaker: Lines = {
  direct: [
    "Here's the truth that ends the waiting. {patternBreakingTruth}",
    'Everything turns on this. {patternBreakingTruth} Now act on what you know.',
    'So remember this: {patternBreakingTruth}',
  ],
  gentle: [
    'What may help at this point is a plain truth. {patternBreakingTruth}',
    "Here's what I'd like you to remember. {patternBreakingTruth}",
    "I'd like to give you a thought to take with you. {patternBreakingTruth} You can come back to it whenever you like.",
  ],
  calming: [
    "Here's a quiet thought. {patternBreakingTruth}",
    "There's a truth in all this, and it can be said calmly. {patternBreakingTruth}",
    'You need no more than this for now. {patternBreakingTruth}',
  ],
  'tough-love': [
    'So listen well. {patternBreakingTruth}',
    "Here's what I want you to hear. {patternBreakingTruth} Now you've heard it from someone on your side.",
    "I'm going to say this once. {patternBreakingTruth}",
  ],
  understanding: [
    "May I leave you with something that's true? {patternBreakingTruth}",
    'If you keep nothing else from all this, keep this. {patternBreakingTruth}',
    "Here's what I'd say to anyone in your place. {patternBreakingTruth}",
  ],
  'urgent-but-soft': [
    'A clear thought can be quicker than an old habit. {patternBreakingTruth}',
    'Let this be the thought you act on. {patternBreakingTruth}',
    'Keep these words close. {patternBreakingTruth}',
  ],
  light: [
    "So here's what I'd tell you over the phone. {patternBreakingTruth} And I'd say it twice.",
    'Take this away with you. {patternBreakingTruth}',
    "Here's what I'd stick on your fridge. {patternBreakingTruth}",
  ],
};

export const callback: Lines = {
  direct: [
    'So it comes down to this. {oneBeliefsAndPlanCallback} The decision is yours.',
    'Put it all together. {oneBeliefsAndPlanCallback}',
    'And the whole of it, in one piece? {oneBeliefsAndPlanCallback}',
  ],
  gentle: [
    'And so we come to the heart of the matter. {oneBeliefsAndPlanCallback}',
    'Let me tie it together for you. {oneBeliefsAndPlanCallback}',
    "If you'd like to take everything home in one piece, here it is. {oneBeliefsAndPlanCallback}",
  ],
  calming: [
    'In the end it can be said quite simply. {oneBeliefsAndPlanCallback}',
    'So this is where it all comes together. {oneBeliefsAndPlanCallback} Nothing more is needed.',
    "Everything I've said leads here. {oneBeliefsAndPlanCallback}",
  ],
  'tough-love': [
    "You know what's true, and you know what to do. {oneBeliefsAndPlanCallback}",
    'No more collecting insights. {oneBeliefsAndPlanCallback}',
    "I'll put it to you straight. {oneBeliefsAndPlanCallback} There's no excuse left, and I say that with love.",
  ],
  understanding: [
    "Everything we've spoken of comes together here. {oneBeliefsAndPlanCallback}",
    "You don't have to hold on to everything I've said, only to this. {oneBeliefsAndPlanCallback}",
    "I'll try to say it as simply as I can. {oneBeliefsAndPlanCallback}",
  ],
  'urgent-but-soft': [
    'While things are clear, let me put them together. {oneBeliefsAndPlanCallback} Clear moments are worth using.',
    "Here's the whole of it, before the day takes over again. {oneBeliefsAndPlanCallback}",
    'So this is what it comes to. {oneBeliefsAndPlanCallback}',
  ],
  light: [
    "It's not more complicated than this, honestly. {oneBeliefsAndPlanCallback}",
    'Put the whole thing on a napkin and you get this. {oneBeliefsAndPlanCallback} The rest is details.',
    'So, everything in one go: {oneBeliefsAndPlanCallback}',
  ],
};

export const listeners: Lines = {
  'direct-truth': [
    "I'd rather you turned down the truth than fell for a nice story.",
    "You've had the truth without sugar, because I think you can use it.",
  ],
  'trauma-aware': [
    "Take your time with this. Decide when it feels right to you, or don't decide yet.",
    'Your no is as welcome as your yes. You set the pace, and you can stop at any point.',
  ],
  analytical: [
    "It's all there to be checked, point by point.",
    'Check the reasoning for yourself. If it holds, the conclusion holds as well.',
  ],
  'high-empathy': [
    'Before you decide, ask what you would tell a friend in your place.',
    'Whatever you feel right now is allowed to count, too.',
  ],
  'business-formal': [
    "You now have the reasoning in front of you, and I'm glad to answer any question that's left.",
    "I'd ask you to judge this offer as carefully as you'd judge any other.",
  ],
};

export const closeLand: Lines = {
  direct: [
    'So decide, whichever way you go.',
    'Now make your move.',
    'You know what there is to do, and the rest is up to you.',
    'Whatever you do now, do it on purpose.',
  ],
  gentle: [
    "{if priceEntryStep} When you're ready, I'll show you how it begins.",
    'Be gentle with yourself, and begin small.',
    'You can go slowly. You only have to go.',
    "And if all you do today is begin, that's plenty.",
  ],
  calming: [
    "{if priceEntryStep} There's a next step, and I'll describe it to you.",
    'You can take all of this with you, and leave the hurry here.',
    "{if priceEntryStep} Whenever you feel ready, there's one simple thing to do next.",
  ],
  'tough-love': [
    '{if priceEntryStep} Enough talk. Let me show you where to start.',
    "I believe in you, or I wouldn't be talking to you like this.",
    "{if priceEntryStep} I'll show you the first step myself, so there's nothing left to wait for.",
    "{unless audienceTypeClose has care} No more someday. You're going to pick a day, and I suggest this one.",
  ],
  understanding: [
    "If you'd like, I'll walk the next step with you.",
    "There's room for your hesitation, and there's a way forward. You can have both.",
    'You can be unsure and still begin. Most people do.',
    "Be as kind to yourself as you'd be to a friend, and take one small step.",
  ],
  'urgent-but-soft': [
    '{if priceEntryStep} Today is a good day to begin. Let me show you how.',
    "{if priceEntryStep} So, gently, and today: here's how to begin.",
    '{if priceEntryStep} Before you put this aside, let me show you how it starts.',
    "This is as good a moment as any, so let's not waste it.",
    "It's easier to begin now than to come back to it later. So let's take the first step.",
  ],
  light: [
    '{if priceEntryStep} So what do you say? Let me tell you how to get going.',
    "So, what's it going to be? I'd love to hear a yes.",
    "Okay, I'll stop talking soon, I promise. Then it's your turn.",
    "{if priceEntryStep} Come on. I'll show you where it begins.",
  ],
};
