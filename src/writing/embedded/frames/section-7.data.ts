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
    "Before you go, I'd like to stay with you for one more moment.",
    "There's only a little left to say, and I'd like to say it kindly.",
  ],
  calming: [
    'Everything important has been said. Now it can get quiet.',
    'Nothing needs to be rushed now. Sit back for a second.',
    "We've covered a lot of ground. You can let it all settle for a moment.",
    "There's nothing you have to remember, and nothing you have to prove. Just listen a little longer.",
  ],
  'tough-love': [
    'I like you too much to be polite now.',
    "Now I'll say what somebody who cares about you would say.",
    'All right, no more being nice about it.',
    "Somebody has to tell you this, so it may as well be somebody who's on your side.",
  ],
  understanding: [
    'I know that this is the point at which it gets difficult.',
    "If there's a part of you that hesitates, that part can stay and listen.",
    "I think I know how you feel right now, and I'd like to stay with that for a moment.",
    "You don't have to be convinced. It's enough that you're still listening.",
  ],
  'urgent-but-soft': [
    "There's a point at which waiting becomes a decision. We're close to it.",
    "I won't push you. The clock might, though.",
    "Moments like this one don't stay open for long. Let's use it while it lasts.",
    "I don't want to rush you. I just don't want you to lose another season, either.",
  ],
  light: [
    'So. This is usually the point where it gets a bit quiet.',
    "Right, we're nearly there. Just the honest bit left.",
    'Okay, this is the part where I get a little bit serious, but only a little.',
    "You still here? Good. Then let's talk about what happens tomorrow.",
  ],
};

export const loop: Lines = {
  direct: [
    "You know what normally happens now. {stallLoopPattern} That's the loop. It runs on its own unless you stop it.",
    'Let me predict the next few days. {stallLoopPattern} You can interrupt that at any point. Now, for example.',
    "Here's how it usually goes from here. {stallLoopPattern} You've seen that film. You don't have to watch it again.",
  ],
  gentle: [
    "You may already feel it starting. {stallLoopPattern} That's okay. Just notice it.",
    "There's a familiar pattern that starts about here. {stallLoopPattern} A pattern is nothing to fight. It's enough to see it.",
    "And maybe the old habit is already calling. {stallLoopPattern} You don't have to follow it this time.",
  ],
  calming: [
    'Perhaps the old rhythm is setting in. {stallLoopPattern} You know that rhythm by now.',
    'A well-known pattern may be stirring. {stallLoopPattern} You can let that pattern pass, and stay where you are.',
    'You may notice the old habit coming up. {stallLoopPattern} Habits come and go. You can simply stay.',
  ],
  'tough-love': [
    "And now comes your favourite trick. {stallLoopPattern} You're better than that.",
    "I have a fair idea of what you'll do with all this. {stallLoopPattern} Not this time. Please.",
    "We both know how you get out of this. {stallLoopPattern} I'm not going to let you, not without saying it out loud.",
  ],
  understanding: [
    "I know how it goes from here, because it has always gone like that. {stallLoopPattern} There were good reasons for it. They aren't needed any more.",
    'Putting it off has been a way to protect yourself. {stallLoopPattern} I understand that better than you think.',
    "I can imagine what happens after this. {stallLoopPattern} It's all right. It has kept you safe, and it has kept you here.",
  ],
  'urgent-but-soft': [
    'The old loop is quick, quicker than any good intention. {stallLoopPattern} It would like to win again tonight.',
    "By tomorrow it may have you back. {stallLoopPattern} So let's use the minutes in which you see clearly.",
    "I know how quickly a good moment slips away. {stallLoopPattern} That's why I'd like you to do something small before that happens.",
  ],
  light: [
    "And I know what happens next, because I do it too. {stallLoopPattern} No judgement. But let's not, this time.",
    'So let me guess the rest of your week. {stallLoopPattern} Am I close?',
    "You know the drill by now. {stallLoopPattern} It's a hard one to skip.",
  ],
};

export const closeCost: Lines = {
  direct: [
    "What has it cost so far? {fingerPointableCostClose} That's not a theory.",
    "Here's what waiting looks like. {fingerPointableCostClose} Nobody made that up.",
    "Don't tell me waiting is free. {fingerPointableCostClose} You can see it from here.",
  ],
  gentle: [
    'And it has left traces. {fingerPointableCostClose} You can look at it kindly.',
    "There's something that shows what the waiting has meant. {fingerPointableCostClose} It's all right to be touched by it.",
    "There's something you may still think of. {fingerPointableCostClose} You can be sad about it, and you can still go on.",
  ],
  calming: [
    "One thing is already visible, without any drama. {fingerPointableCostClose} It's only a fact, and you can look at it calmly.",
    'What has been lost can be named quietly. {fingerPointableCostClose} And then it can rest.',
    "There's something you can look at now, quite calmly. {fingerPointableCostClose} Let it be what it is.",
  ],
  'tough-love': [
    "Look at this and tell me it's fine. {fingerPointableCostClose} It isn't fine.",
    'This is what "later" looks like in real life. {fingerPointableCostClose} Take a good look.',
    "Here's your proof that waiting costs you. {fingerPointableCostClose} Don't you dare look away.",
  ],
  understanding: [
    "I think there's something you know only too well. {fingerPointableCostClose}",
    "And you have felt the price of it. {fingerPointableCostClose} I don't say it to make you feel bad. I say it because it counts.",
    "It has already cost you something, and I don't say that lightly. {fingerPointableCostClose} That counts.",
  ],
  'urgent-but-soft': [
    "Something has already slipped away. {fingerPointableCostClose} There's still time to keep the next one.",
    "Waiting has left its mark. {fingerPointableCostClose} And it won't be the only one.",
    "There's already something that won't come back. {fingerPointableCostClose} Let's not add to it.",
  ],
  light: [
    "And it's already cost you something real. {fingerPointableCostClose}",
    "You don't have to look far for what waiting does. {fingerPointableCostClose} I wish that one were made up.",
    "And this is the bit I'd want a friend to remind me of. {fingerPointableCostClose}",
  ],
};

export const doubt: Lines = {
  direct: [
    "Then there's the real obstacle, the one under all the others. {realInternalObjection} That's what this is about.",
    "Forget the polite objections. {realInternalObjection} That's the one that counts.",
    "And now the thing you haven't said yet. {realInternalObjection} Let's look at that one properly.",
  ],
  gentle: [
    "And maybe, underneath the practical questions, there's a quieter one. {realInternalObjection} If that's there, I'm glad you're still listening.",
    "Somewhere there may be a doubt that hasn't been said aloud. {realInternalObjection} It can be said here.",
    "I think there's one more thing, and it's a tender one. {realInternalObjection}",
  ],
  calming: [
    "Under the noise there's usually one single thought. {realInternalObjection} Let it be there. It's a thought, and thoughts pass.",
    'When everything goes quiet, one thought is left. {realInternalObjection} You can hear it without obeying it.',
    'Maybe one thought keeps coming back. {realInternalObjection} It can be there, and you can be all right at the same time.',
  ],
  'tough-love': [
    "Let's stop pretending it's about something else. {realInternalObjection} There. Now we're talking.",
    'You have a reason you give to others, and one you keep to yourself. {realInternalObjection}',
    "Now the real one, please, not the polite one. {realInternalObjection} There, it's out.",
  ],
  understanding: [
    "There's a doubt you'd rather not admit, and it's a very human one. {realInternalObjection} Almost everyone who stands here has some version of it.",
    "I think I know what it is really about. {realInternalObjection} You don't need to be ashamed of that.",
    "Underneath it all, I think you're asking yourself something else. {realInternalObjection} I'd ask myself the same thing in your place.",
  ],
  'urgent-but-soft': [
    "Before the moment passes, let's be honest about what holds you. {realInternalObjection} Better to look at it now than in another year.",
    "There's one thought standing between you and the door. {realInternalObjection} It has stood there long enough.",
    "There's still something holding you back, I think. {realInternalObjection} The sooner you look at it, the smaller it gets.",
  ],
  light: [
    "And then there's the thing you don't say out loud. {realInternalObjection} It's all right. You can say it here.",
    "Can I guess what's really going on? {realInternalObjection} Thought so. It's a lot more normal than you think.",
    "If we had a bit longer, you'd tell me this: {realInternalObjection} I'm glad it's on the table.",
  ],
};

export const doubtReplies: Lines = {
  money: [
    'Then hold it against what it costs to stay where you are, and decide in peace.',
    "Money spent on the wrong thing makes one careful, and that's all right. Be careful, and look at both sides.",
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
    "You need not believe it all today. It's enough to be willing to look.",
    'Then ask me whatever you need to ask, as bluntly as you like.',
  ],
  self: [
    "You can feel that way and still take one small step. It doesn't ask you to be sure.",
    "A thought like that has had a long time to settle in. It doesn't get to decide this on its own.",
    '{if realInternalObjection has question} Nobody can answer that by thinking about it. You find out by starting small.',
    "{if realInternalObjection has question} It's all right not to know that yet. Nobody knows it on the first day.",
    'Nearly everybody thinks something like that at the start, and it says nothing about how it ends.',
  ],
  partner: [
    "Then talk to them about it, and tell them what you've just told yourself.",
    "It's right to think of the others. Ask them what they'd want for you.",
    "Bring them into it, if you like. It's better decided in the open.",
  ],
  before: [
    'Yes, there were other attempts. They were aimed at another cause.',
    "The past tells you what didn't hold. It doesn't tell you what will.",
    "It's no wonder you're careful after that. Being careful and starting small go well together.",
  ],
  moment: [
    'Ready is a feeling that comes after the first step. It has never come before.',
    'If it waits for the perfect week, it waits for good.',
    'There may never be a perfect time. There can be a good enough one.',
  ],
  other: [
    "You don't need to have that settled before you begin. Some things only settle on the way.",
    "You'll know more after one step than after another month of thinking.",
    "{if realInternalObjection has question} It's a real question, and the way to an answer is to begin.",
    "{if realInternalObjection has question} I can't answer that for you from here. I can only say that it needn't stop a first step.",
    'Take it seriously, and take the first step all the same.',
    "You can carry that with you and still take one step. The two don't exclude each other.",
    "I understand that, and I won't talk you out of it. I only don't want it to be the only thing you listen to.",
  ],
  instead: [
    'You can go that way too. Only be honest about how long you have meant to.',
    'There will always be another way to try first. You know how that has gone so far.',
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
    "Let's look ahead for a moment, softly. {costOfAnother90Days} You can picture that, and you can wish for something else.",
    "If everything stays as it is, you can guess what comes. {costOfAnother90Days} It doesn't have to go that way.",
    "Let yourself imagine that nothing changes. {costOfAnother90Days} It's only a picture. It can still be a different one.",
  ],
  calming: [
    'Imagine time passing, day after quiet day. {costOfAnother90Days}',
    "Three months isn't long, and it's long enough. {costOfAnother90Days} Let that picture stand for a breath.",
    'Suppose you leave everything as it is. {costOfAnother90Days}',
  ],
  'tough-love': [
    'Fast-forward, and keep your eyes open. {costOfAnother90Days} Is that really the plan?',
    "Go on like this and I can tell you how it'll look. {costOfAnother90Days} Nobody will be surprised. Not even you.",
    "Okay, let's say you do nothing. {costOfAnother90Days} Tell me honestly that you can live with that.",
  ],
  understanding: [
    "Meanwhile time moves on. {costOfAnother90Days} I'd like to spare you that.",
    'And if nothing changes, you know where it goes from here. {costOfAnother90Days}',
    'I worry a little about what comes next if nothing moves. {costOfAnother90Days} You deserve something kinder than that.',
  ],
  'urgent-but-soft': [
    "The calendar turns, whether or not we do. {costOfAnother90Days} It's closer than it sounds.",
    "Think of the same day, one season on. {costOfAnother90Days} There's still a chance to tell it differently.",
    "Ninety days go by so fast. {costOfAnother90Days} They're going by anyway. Let's fill them with something else.",
  ],
  light: [
    "Okay, skip ahead three months with me. {costOfAnother90Days} I don't want that for you.",
    "And if you change nothing? {costOfAnother90Days} You don't need me to tell you that.",
    "So here's what the next few weeks look like on autopilot. {costOfAnother90Days} I like the other version better.",
  ],
};

export const breaker: Lines = {
  direct: [
    "Here's what breaks it. {patternBreakingTruth} Let that one land.",
    'One sentence ends the loop. {patternBreakingTruth} Act on it.',
    "So remember this: {patternBreakingTruth} It's as plain as that.",
  ],
  gentle: [
    'What helps at this point is a simple truth. {patternBreakingTruth}',
    "There's something you can hold on to. {patternBreakingTruth} Keep it near you.",
    "I'd like to give you one thing to take with you. {patternBreakingTruth} You can come back to it whenever you like.",
  ],
  calming: [
    "And then there's one quiet thought. {patternBreakingTruth}",
    "There's one truth that counts now. {patternBreakingTruth}",
    'You only need one thing now. {patternBreakingTruth} Let that be enough.',
  ],
  'tough-love': [
    'So listen well. {patternBreakingTruth} No more discussion.',
    "Here's the sentence you've been avoiding. {patternBreakingTruth} Now you've heard it from someone on your side.",
    "I'm going to say this once. {patternBreakingTruth} You can be cross with me later.",
  ],
  understanding: [
    "May I leave you with one thing that's true? {patternBreakingTruth}",
    "If you keep only one thing from all this, keep this one. {patternBreakingTruth} It's enough for now.",
    "There's something I wish somebody had told you earlier. {patternBreakingTruth} You can lean on that, even on a bad day.",
  ],
  'urgent-but-soft': [
    'One thought is stronger than the loop, if it comes in time. {patternBreakingTruth} So hold on to it now.',
    'Let this be the thought that gets there first. {patternBreakingTruth} And then follow it, today.',
    'Keep this one close for the next few hours. {patternBreakingTruth} It can carry you over the first step.',
  ],
  light: [
    "So here's what I'd tell you if you rang me up tonight. {patternBreakingTruth} And I'd say it twice.",
    'Take just one thing from me today. {patternBreakingTruth} I really do mean that one.',
    "Here's what I'd stick on your fridge. {patternBreakingTruth} With a big magnet.",
  ],
};

export const callback: Lines = {
  direct: [
    "So it comes down to this. {oneBeliefsAndPlanCallback} That's the decision.",
    'Put it all together. {oneBeliefsAndPlanCallback} Yes or no.',
    "In the end there's one thing to understand. {oneBeliefsAndPlanCallback} The rest is up to you.",
  ],
  gentle: [
    'And so we come back to where we started. {oneBeliefsAndPlanCallback} I think you can feel that it fits.',
    "Let me tie it together for you. {oneBeliefsAndPlanCallback} It's as simple as that.",
    "If you'd like it all in a few words, here they are. {oneBeliefsAndPlanCallback} You can take that home with you.",
  ],
  calming: [
    "In the end it's quite simple. {oneBeliefsAndPlanCallback} You know the way now.",
    'So this is where it all comes together. {oneBeliefsAndPlanCallback} Nothing more is needed.',
    "It all comes back to the same place. {oneBeliefsAndPlanCallback} You don't have to do more than that.",
  ],
  'tough-love': [
    "You know what's true, and you know what to do. {oneBeliefsAndPlanCallback} So do it.",
    "No more collecting insights. {oneBeliefsAndPlanCallback} That's your way out. Take it.",
    "Here it is one last time. {oneBeliefsAndPlanCallback} There's no excuse left, and I say that with love.",
  ],
  understanding: [
    "Everything we've spoken of comes together in one thought. {oneBeliefsAndPlanCallback}",
    "You don't have to hold all of it. {oneBeliefsAndPlanCallback} That much is enough.",
    "I'll try to say it as simply as I can. {oneBeliefsAndPlanCallback}",
  ],
  'urgent-but-soft': [
    "While it's clear, let me put it in one sentence. {oneBeliefsAndPlanCallback} Clear moments are worth using.",
    "Here's the whole of it, before the day takes over again. {oneBeliefsAndPlanCallback} Take that with you.",
    'So this is what it comes to. {oneBeliefsAndPlanCallback} The best time to act on that is while you still feel it.',
  ],
  light: [
    "It's not more complicated than that, honestly. {oneBeliefsAndPlanCallback} And I think you've known it for a while.",
    'Put the whole thing on a napkin and you get this. {oneBeliefsAndPlanCallback} The rest is details.',
    'So, all of it in one go: {oneBeliefsAndPlanCallback} There you have it.',
  ],
};

export const listeners: Lines = {
  'direct-truth': [
    "I'd rather you said no to the truth than yes to a nice story.",
    "You asked for the truth without sugar, and you've had it.",
  ],
  'trauma-aware': [
    "Check in with yourself for a second: feet on the ground, breath moving. Decide from there, or don't decide yet.",
    'Your no is as welcome as your yes. You set the pace, and you can stop at any point.',
  ],
  analytical: [
    'If you want to go through it point by point, do: problem, cause, plan, cost. See whether any link is missing.',
    'Check the reasoning for yourself. If it holds, the conclusion holds as well.',
  ],
  'high-empathy': [
    'Before you decide, ask what you would tell a friend in your place.',
    'Whatever you feel right now is allowed to count, too.',
  ],
  'business-formal': [
    "You now have the facts required for a sound decision, and I'd be glad to answer any remaining question.",
    "In summary, the case has been made, and I'd ask you to judge it on its merits.",
  ],
};

export const closeLand: Lines = {
  direct: ['So decide.', 'Your move.', "That's it. You know what to do.", "I've said my part. The next one's yours."],
  gentle: [
    "When you're ready, I'll show you how it begins.",
    'Take this with you, and be gentle with yourself.',
    'You can go slowly. You only have to go.',
    "And if you only make a beginning today, that's plenty.",
  ],
  calming: [
    "The next step is small. I'll describe it to you.",
    "All that's left is one quiet step.",
    'You can take all of this with you, and leave the hurry here.',
    "Whenever you feel ready, there's one simple thing to do next.",
  ],
  'tough-love': [
    'Enough talk. Let me show you where to start.',
    "I believe in you, and that's exactly why I won't let you off easily.",
    "So get up. I'll show you the first step myself.",
    "No more someday. You're going to pick a day, and I suggest this one.",
  ],
  understanding: [
    "If you'd like, I'll walk the next step with you.",
    "There's room for your hesitation, and there's a way forward. You can have both.",
    'You can be unsure and still begin. Most people do.',
    "However you decide, be as kind to yourself as you'd be to a friend.",
  ],
  'urgent-but-soft': [
    'Today is a good day for it. Let me show you how.',
    "So, gently, and today: here's how to begin.",
    'Before you put this aside, let me show you how little it takes to start.',
    "Tomorrow it'll be harder than it is right now. So let's take the first step while it's easy.",
  ],
  light: [
    'So what do you say? Let me show you how easy the start is.',
    "Okay, I'll stop talking in a minute. Just one last thing.",
    "Come on. I'll show you where it begins.",
  ],
};
