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
    "I don't want to rush you. I just don't want you to lose another season, either.",
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
    'You know what normally happens now. {stallLoopPattern} A loop like that runs on its own unless you stop it.',
    'Let me predict what comes next. {stallLoopPattern} A pattern can be interrupted at any point. Now, for example.',
    "Here's how it usually goes from here. {stallLoopPattern} You've seen that film, so you can leave before the end.",
  ],
  gentle: [
    "You may already feel yourself putting it off. {stallLoopPattern} It's enough to notice it.",
    "There's a familiar pattern that starts about here. {stallLoopPattern} A pattern is nothing to fight. You only have to see it coming.",
    'And maybe the old habit is already stirring. {stallLoopPattern} You can smile at it, and do something else this time.',
  ],
  calming: [
    'Perhaps the old rhythm is setting in. {stallLoopPattern} You know how it goes.',
    "Something familiar may begin about now. {stallLoopPattern} You can let it pass this time, the way you'd let a bus go by that isn't yours.",
    "You may notice the old habit coming up. {stallLoopPattern} You don't have to follow it this time.",
  ],
  'tough-love': [
    "Here's the usual detour. {stallLoopPattern} You deserve better than that.",
    "I have a fair idea of what you'll do with all this. {stallLoopPattern} Please don't let it go that way again.",
    "We both know how this gets put off. {stallLoopPattern} I wasn't going to leave that unsaid.",
  ],
  understanding: [
    "I know how it goes from here, because it has always gone like that. {stallLoopPattern} There were good reasons for it, I'm sure.",
    'Putting things off is human. {stallLoopPattern} I understand that better than you think.',
    "I think I know what usually comes next. {stallLoopPattern} It's all right, and it doesn't have to go on like that.",
  ],
  'urgent-but-soft': [
    "Good intentions don't last long on their own. {stallLoopPattern} Let's be quicker this time.",
    "By tomorrow the old pattern may have you back. {stallLoopPattern} So let's use this moment, while you see clearly.",
    "I know how quickly a good moment slips away. {stallLoopPattern} That's why I'd like you to do something small before it starts again.",
  ],
  light: [
    "And I think I know what happens next. {stallLoopPattern} No judgement. But let's do it differently this time.",
    'So let me guess what happens next. {stallLoopPattern} Am I close?',
    'You know the drill by now. {stallLoopPattern} Shall we skip it, just this once?',
  ],
};

export const closeCost: Lines = {
  direct: [
    "What has it cost so far? {fingerPointableCostClose} That's not a theory.",
    "Here's what waiting looks like. {fingerPointableCostClose} Nobody made that up.",
    "Don't tell me waiting is free. {fingerPointableCostClose}",
  ],
  gentle: [
    'And the waiting has left traces. {fingerPointableCostClose} You can look at that kindly.',
    "There's something that shows what the waiting has meant. {fingerPointableCostClose} I don't say that to reproach you.",
    'You can see what the waiting has done. {fingerPointableCostClose} And you can still go on from there.',
  ],
  calming: [
    "One thing is already visible, without any drama. {fingerPointableCostClose} It's only a fact, and you can look at it calmly.",
    'What the waiting has cost can be named quietly. {fingerPointableCostClose} What has been named can rest.',
    "There's something you can look at now, quite calmly. {fingerPointableCostClose} Let it be what it is.",
  ],
  'tough-love': [
    "Look at this and tell me it's fine. {fingerPointableCostClose} It isn't fine.",
    'This is what "later" looks like in real life. {fingerPointableCostClose} Take a good look.',
    "Here's your proof that waiting costs you. {fingerPointableCostClose} Don't look away from that.",
  ],
  understanding: [
    "I think there's something you know only too well. {fingerPointableCostClose}",
    "You can see what it has cost you. {fingerPointableCostClose} I don't say it to make you feel bad. I say it because it counts.",
    "It has already cost you something, and I don't say that lightly. {fingerPointableCostClose} You're allowed to mind.",
  ],
  'urgent-but-soft': [
    "Waiting isn't free, and you can see it already. {fingerPointableCostClose} It doesn't have to go any further.",
    "Waiting has left its mark. {fingerPointableCostClose} It doesn't have to leave another.",
    "There's already something you could point at. {fingerPointableCostClose} Let's not add to that.",
  ],
  light: [
    "And it's already cost you something real. {fingerPointableCostClose}",
    "You don't have to look far for what waiting does. {fingerPointableCostClose} I wish that one were made up.",
    "And this is the bit I'd want a friend to remind me of. {fingerPointableCostClose}",
  ],
};

export const doubt: Lines = {
  direct: [
    "Then there's what you really tell yourself. {realInternalObjection} That's the real obstacle.",
    "Forget the polite objections, here's what you really think. {realInternalObjection} That's the one that counts.",
    "{unless realInternalObjection has said} And now the thing you haven't said yet. {realInternalObjection} There it is.",
  ],
  gentle: [
    "And maybe, underneath the practical questions, there's something quieter. {realInternalObjection} If that's there, I'm glad you're still listening.",
    "{unless realInternalObjection has said} Somewhere there may be a doubt that hasn't been said aloud. {realInternalObjection} You can say that here.",
    "I think there's one more thing, and it's a tender one. {realInternalObjection}",
  ],
  calming: [
    "Under the noise there's usually one single thought. {realInternalObjection} Let it be there for a moment.",
    "When everything goes quiet, one thought is left. {realInternalObjection} It's all right that it's there.",
    "Maybe one thought keeps coming back to you. {realInternalObjection} You don't have to push it away.",
  ],
  'tough-love': [
    "Let's stop pretending and say what you're really thinking. {realInternalObjection} There. Now we're talking.",
    '{unless realInternalObjection has said} You have a reason you give to others, and one you keep to yourself. {realInternalObjection}',
    'Now the real objection, please, not the polite one. {realInternalObjection} Good. That took honesty.',
  ],
  understanding: [
    "There's a doubt you'd rather not admit, and it's a very human one. {realInternalObjection} Almost everyone has some version of that.",
    "I think I know what holds you back, deep down. {realInternalObjection} You don't need to be ashamed of that.",
    "{if realInternalObjection has question} Underneath it all, I think you're asking yourself something else. {realInternalObjection} I'd ask myself the same thing in your place.",
  ],
  'urgent-but-soft': [
    "Before the moment passes, let's be honest about what holds you. {realInternalObjection} Better to look at it now than in another year.",
    "There's one thought between you and a beginning. {realInternalObjection} There, it's been said.",
    "There's still something holding you back, I think. {realInternalObjection}",
  ],
  light: [
    "{unless realInternalObjection has said} And then there's the thing you don't say out loud. {realInternalObjection} It's all right. You can say it here.",
    "Can I guess what's really going on? {realInternalObjection} Thought so. It's a lot more common than you'd imagine.",
    "If we had a bit longer, you'd tell me this: {realInternalObjection} I'm glad it's out.",
  ],
};

export const doubtReplies: Lines = {
  money: [
    'Then hold it against what it costs to stay where you are, and decide in peace.',
    'Be as careful with that as you like, and be just as careful with what waiting costs you.',
  ],
  free: [
    'If another free tip could do it, it would have.',
    "You've had plenty of advice that cost nothing. What you haven't had is somebody to do it with.",
  ],
  time: [
    "You won't find the time. You'll take it, from the thing that's eating it now.",
    'The hours are being spent either way. Choose where.',
    "It doesn't have to take everything at once. It only has to have a place in your week.",
  ],
  trust: [
    "Then don't trust a promise. Trust one small step, and look at what it shows you.",
    'A worry like that deserves an answer, so ask for one before you decide.',
    'Then ask me whatever you need to ask, as bluntly as you like.',
  ],
  self: [
    "You can think that and still take one small step. It doesn't ask you to be sure.",
    "A thought like that can be loud. It doesn't get to decide this on its own.",
    "{if realInternalObjection has question} It's a question to set out with, and not one to stay at home with.",
    "{if realInternalObjection has question} You're allowed to ask that. Begin small enough that you can stop if you don't like the answer.",
    'A worry like that says very little about how it will go.',
  ],
  harm: [
    "Then that comes first. Ask me exactly how it's kept safe, and don't begin until you're satisfied.",
    'A fear like that is there to protect you. Say it aloud, and nothing starts before it has had an answer.',
  ],
  partner: [
    "Then talk it over with whoever it concerns, and say it as plainly as you've just said it to yourself.",
    "It's right to think of the others. Ask them what they'd want for you.",
    "Bring in everybody it concerns, if you like. It's better decided in the open.",
  ],
  before: [
    '{if realRootCause} That was then. This time the cause comes first.',
    "The past tells you what didn't hold. It doesn't tell you what will.",
    "It's no wonder you're careful after that. Being careful and starting small go well together.",
  ],
  moment: [
    'Ready is a feeling that comes after the first step. It has never come before.',
    'If you wait for the perfect week, you wait for good.',
    'There may never be a perfect time. There can be a good enough one.',
  ],
  other: [
    "{unless realInternalObjection has question} You don't need to have that settled before you begin. Some things only settle on the way.",
    "{unless realInternalObjection has question} You'll know more after one step than after another month of thinking.",
    "{if realInternalObjection has question} It's a real question. Ask me that one before you start.",
    "{if realInternalObjection has question} It's fair to wonder. You don't need the answer before you start.",
    'Take it seriously, and take the first step all the same.',
    "You can carry that with you and still take one step. There's room for both.",
    "I understand that, and I won't talk you out of it. I just don't want it to be the only thing you listen to.",
  ],
  instead: [
    "You can go that way too. Just be honest about how long you've been meaning to.",
    'There will always be another way to try first, and the weeks go by either way.',
    "That's a way, too. Ask yourself whether it would really happen, and by when.",
  ],
};

export const ninety: Lines = {
  direct: [
    "Now run it forward. {costOfAnother90Days} That's the price of no decision.",
    "Say nothing changes. {costOfAnother90Days} That's where this road goes.",
    "Three months from now, if you leave it like this: {costOfAnother90Days} You decide whether that's all right.",
  ],
  gentle: [
    "Let's look another three months ahead. {costOfAnother90Days} You still have a say in how it goes.",
    "If everything stays as it is, you can guess what comes. {costOfAnother90Days} I'd like it to go differently for you.",
    'Let yourself imagine that nothing changes. {costOfAnother90Days} You can look at that picture, and still choose.',
  ],
  calming: [
    'Imagine the days going by, one after another, much as they have been going by until now. {costOfAnother90Days}',
    "Three months isn't long, and it's long enough. {costOfAnother90Days} Let that picture stand for a breath.",
    'Suppose you leave everything as it is. {costOfAnother90Days}',
  ],
  'tough-love': [
    'Fast-forward, and keep your eyes open. {costOfAnother90Days} Is that really the plan?',
    "Go on like this and I can tell you how it'll look. {costOfAnother90Days} Nobody will be surprised. Not even you.",
    "Okay, let's say you do nothing. {costOfAnother90Days} Tell me honestly that you can live with that.",
  ],
  understanding: [
    "Meanwhile time moves on. {costOfAnother90Days} I'd like that time to be kinder to you.",
    'And if nothing changes, you know where it goes from here. {costOfAnother90Days}',
    'I worry a little about what comes next if nothing moves. {costOfAnother90Days} I say that because I care how it goes for you.',
  ],
  'urgent-but-soft': [
    'The calendar turns, whether or not we do. {costOfAnother90Days} It comes sooner than you think.',
    "Think one season ahead. {costOfAnother90Days} There's still a chance to tell it differently.",
    "A season is gone so fast. {costOfAnother90Days} The days are going by anyway. Let's fill them with something else.",
  ],
  light: [
    'Okay, skip ahead three months with me. {costOfAnother90Days} You do get a say in that, luckily.',
    'And if you change nothing? {costOfAnother90Days} I suspect you knew that already.',
    "So here's what the next few weeks look like on autopilot. {costOfAnother90Days} Luckily there's a manual setting.",
  ],
};

export const breaker: Lines = {
  direct: [
    "Here's what breaks the pattern. {patternBreakingTruth} Let that land.",
    'This is what ends the loop. {patternBreakingTruth} Act on that.',
    "So remember this: {patternBreakingTruth} It's as plain as that.",
  ],
  gentle: [
    'What helps at this point is a simple truth. {patternBreakingTruth}',
    "There's something you can hold on to. {patternBreakingTruth} Keep that thought near you.",
    "I'd like to give you one thing to take with you. {patternBreakingTruth} You can come back to that thought whenever you like.",
  ],
  calming: [
    "Here's one quiet thought. {patternBreakingTruth}",
    "There's one truth that counts now. {patternBreakingTruth}",
    'You only need one thing now. {patternBreakingTruth} Let that be enough.',
  ],
  'tough-love': [
    'So listen well. {patternBreakingTruth} No more discussion.',
    "Here's what I want you to hear. {patternBreakingTruth} Now you've heard it from someone on your side.",
    "I'm going to say this once. {patternBreakingTruth} You can be cross with me later.",
  ],
  understanding: [
    "May I leave you with one thing that's true? {patternBreakingTruth}",
    "If you keep only one thing from all this, keep this one. {patternBreakingTruth} It's enough for now.",
    "There's something I wish somebody had told you earlier. {patternBreakingTruth}",
  ],
  'urgent-but-soft': [
    'One thought is stronger than the old habit, if it comes in time. {patternBreakingTruth} So hold on to that thought.',
    'Let this be the thought you act on. {patternBreakingTruth}',
    'Keep this one close. {patternBreakingTruth} A thought like that can carry you over the first step.',
  ],
  light: [
    "So here's what I'd tell you if you rang me up tonight. {patternBreakingTruth} And I'd say it twice.",
    'Take just one thing from me today. {patternBreakingTruth} I really do mean that one.',
    "Here's what I'd stick on your fridge. {patternBreakingTruth} With a big magnet.",
  ],
};

export const callback: Lines = {
  direct: [
    'So it comes down to this. {oneBeliefsAndPlanCallback} The decision is yours.',
    'Put it all together. {oneBeliefsAndPlanCallback} Yes or no?',
    "In the end there's one thing to understand. {oneBeliefsAndPlanCallback} Everything else follows from it.",
  ],
  gentle: [
    'And so we come back to where we started. {oneBeliefsAndPlanCallback} I think you can feel that it fits.',
    "Let me tie it together for you. {oneBeliefsAndPlanCallback} That's the whole of it.",
    "If you'd like to take it home in one piece, here it is. {oneBeliefsAndPlanCallback}",
  ],
  calming: [
    "In the end it's quite simple. {oneBeliefsAndPlanCallback} You know the way now.",
    'So this is where it all comes together. {oneBeliefsAndPlanCallback} Nothing more is needed.',
    "It all comes back to the same place. {oneBeliefsAndPlanCallback} You don't have to hold more than that.",
  ],
  'tough-love': [
    "You know what's true, and you know what to do. {oneBeliefsAndPlanCallback} So do it.",
    "No more collecting insights. {oneBeliefsAndPlanCallback} That's your way out. Take it.",
    "Here it is one last time. {oneBeliefsAndPlanCallback} There's no excuse left, and I say that with love.",
  ],
  understanding: [
    "Everything we've spoken of comes together in one thought. {oneBeliefsAndPlanCallback}",
    "You don't have to hold on to everything I've said. {oneBeliefsAndPlanCallback} That much is enough.",
    "I'll try to say it as simply as I can. {oneBeliefsAndPlanCallback}",
  ],
  'urgent-but-soft': [
    "While it's clear, let me put it together. {oneBeliefsAndPlanCallback} Clear moments are worth using.",
    "Here's the whole of it, before the day takes over again. {oneBeliefsAndPlanCallback} Take that with you.",
    'So this is what it comes to. {oneBeliefsAndPlanCallback} The best time to act on that is while you still feel it.',
  ],
  light: [
    "It's not more complicated than this, honestly. {oneBeliefsAndPlanCallback} And I think you've known that for a while.",
    'Put the whole thing on a napkin and you get this. {oneBeliefsAndPlanCallback} The rest is details.',
    'So, everything in one go: {oneBeliefsAndPlanCallback} There you have it.',
  ],
};

export const listeners: Lines = {
  'direct-truth': [
    "I'd rather you said no to the truth than yes to a nice story.",
    "You've had the truth without sugar, because I think you can use it.",
  ],
  'trauma-aware': [
    "Check in with yourself for a second: feet on the floor, one deep breath. Decide from there, or don't decide yet.",
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
    'So make the call, whichever way it goes.',
    'Now make your move.',
    'You know what there is to do, and the rest is up to you.',
    'Whatever you do with it, do it on purpose.',
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
    "No more someday. You're going to pick a day, and I suggest this one.",
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
    "This is as good a moment as you'll get, so let's not waste it.",
    "Tomorrow it'll be harder than it is right now. So let's take the first step while it's easy.",
  ],
  light: [
    '{if priceEntryStep} So what do you say? Let me tell you how to get going.',
    "So, what's it going to be? I'd love to hear a yes.",
    "Okay, I'll stop talking soon, I promise. Then it's your turn.",
    "{if priceEntryStep} Come on. I'll show you where it begins.",
  ],
};
