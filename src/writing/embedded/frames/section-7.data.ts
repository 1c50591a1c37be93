import type { Lines } from './frame.ts';

/** Close: said in the tone chosen for it. */
export const closeOpen: Lines = {
  direct: [
    "So here we are, and there's a decision to make.",
    "{unless audienceTypeClose has care} Time to stop going round in circles. Let's decide something.",
    "You've heard most of what I came to say, so from here on let's talk about what you're actually going to do.",
    "{unless audienceTypeClose has care} We could go on talking for a good while yet, but I'd rather get to the point and ask you for a decision.",
  ],
  gentle: [
    "This is the part about deciding, and we'll take it without any hurry at all.",
    "Let's slow down here, because this part matters.",
    "I'd like to stay with you for a little longer.",
    'This is where many people hesitate, and I understand that.',
  ],
  calming: [
    'Let everything get quiet for a moment. There is time.',
    'Nothing needs to be rushed now. Sit back for a second.',
    "You've listened to a lot by now, so let it settle for a moment before I go on.",
    'Nothing has to be decided this minute, so just listen for a little longer, if you like.',
  ],
  'tough-love': [
    "There's one more thing to look at, and that's the deciding itself.",
    'Let me say what somebody who really cares about you would say, even if you end up liking me a little less today.',
    'All right, no more tiptoeing.',
    "You could hear all this from somebody who isn't on your side, so I'd rather you heard it from me, even if that makes me unpopular.",
  ],
  understanding: [
    "I know that deciding isn't easy, for anybody.",
    "If there's a part of you that still hesitates, it's welcome to stay and listen, because I have no wish to argue with it.",
    "We've come to the part where most people hesitate, and that's only human.",
    "You don't have to be convinced by everything I've said, because for now it's quite enough that you're still here and still listening.",
  ],
  'urgent-but-soft': [
    "There's a point at which waiting becomes a decision. We're close to it.",
    "I won't push you. The clock might, though.",
    "You don't often get a quiet minute to think, so let's use this one, before everything else wants your attention again.",
    "I don't want to rush you, but I don't want the time to slip by either, so let's be honest, and let's be brief.",
  ],
  light: [
    'So. This is usually the point where it gets a bit quiet.',
    "Right, we're nearly there, and nobody has nodded off.",
    "Okay, this is the part where I get a little bit serious, so bear with me, because I'm rather out of practice.",
    "If you're still here, I'm delighted, and before you slip away I'd like a word about what happens after today.",
  ],
};

export const loop: Lines = {
  direct: [
    'You know how waiting usually goes. {stallLoopPattern}',
    "Here's how a decision gets put off. {stallLoopPattern}",
    'As long as nobody decides, it goes like this. {stallLoopPattern}',
  ],
  gentle: [
    'Waiting often goes something like this. {stallLoopPattern}',
    'And so things get left for later. {stallLoopPattern}',
    "Here's how a good intention tends to slip away. {stallLoopPattern}",
  ],
  calming: [
    'Perhaps you know this kind of waiting. {stallLoopPattern}',
    'The way things get put off may sound familiar. {stallLoopPattern}',
    'Over time, waiting can turn into a habit like this. {stallLoopPattern}',
  ],
  'tough-love': [
    'Let me show you how dodging works. {stallLoopPattern}',
    "And here's how things get put off. {stallLoopPattern}",
    "Let's talk about stalling. {stallLoopPattern}",
  ],
  understanding: [
    "I've seen how waiting tends to go. {stallLoopPattern}",
    'Putting things off is human, and mostly goes like this. {stallLoopPattern}',
    'How do things get put off? I think I know. {stallLoopPattern}',
  ],
  'urgent-but-soft': [
    'Good intentions tend to go like this. {stallLoopPattern}',
    'And this is how waiting wins. {stallLoopPattern}',
    "Here's how the start usually gets put off. {stallLoopPattern}",
  ],
  light: [
    'And I have a theory about putting things off. {stallLoopPattern}',
    'So let me guess what waiting looks like. {stallLoopPattern}',
    "You know the game, it's called later. {stallLoopPattern}",
  ],
};

export const closeCost: Lines = {
  direct: [
    'What waiting costs can be seen. {fingerPointableCostClose}',
    'You can even put your finger on what waiting costs. {fingerPointableCostClose}',
    'You know what waiting leaves behind. Take a look. {fingerPointableCostClose}',
  ],
  gentle: [
    'And waiting has left its traces. {fingerPointableCostClose}',
    'Waiting does leave something behind. {fingerPointableCostClose}',
    "And here's something you can point at. {fingerPointableCostClose}",
  ],
  calming: [
    'And the cost is there for anybody to see. {fingerPointableCostClose}',
    "Waiting doesn't stay invisible. {fingerPointableCostClose}",
    "Here's something that waiting leaves behind. {fingerPointableCostClose}",
  ],
  'tough-love': [
    'Waiting shows, whether you look or not. {fingerPointableCostClose}',
    'See what "later" has got you so far. {fingerPointableCostClose}',
    "There's something to show for all the waiting. {fingerPointableCostClose}",
  ],
  understanding: [
    'And you can see what waiting costs, if you know where to look. {fingerPointableCostClose}',
    'And the waiting has left something behind. {fingerPointableCostClose}',
    "And there's something you can put your finger on. {fingerPointableCostClose}",
  ],
  'urgent-but-soft': [
    "Waiting isn't free, and you can already point at the cost. {fingerPointableCostClose}",
    'And waiting leaves its mark. {fingerPointableCostClose}',
    "And there's something you can point at. {fingerPointableCostClose}",
  ],
  light: [
    'And waiting never clears up after itself. {fingerPointableCostClose}',
    "You don't have to look far to see what putting things off gets you. {fingerPointableCostClose}",
    "And now for what waiting would rather you didn't see. {fingerPointableCostClose}",
  ],
};

export const doubt: Lines = {
  direct: [
    "Then there's the thing you'd rather not say. {realInternalObjection}",
    'Forget the polite objections. The real worry sounds different. {realInternalObjection}',
    "And what's your doubt, if we're honest? {realInternalObjection}",
  ],
  gentle: [
    "And maybe, underneath the practical questions, there's a worry. {realInternalObjection}",
    "Somewhere in you there may be a doubt, and it's allowed to be here. {realInternalObjection}",
    'May I say what might be worrying you? {realInternalObjection}',
  ],
  calming: [
    'Behind the good reasons there may be a thought like this. {realInternalObjection}',
    "And there may be a doubt you don't say out loud. {realInternalObjection}",
    'Maybe a worry keeps coming back to you. {realInternalObjection}',
  ],
  'tough-love': [
    "And under all the reasons there's often one doubt. {realInternalObjection}",
    "And what's the fear you keep quiet about? {realInternalObjection}",
    "Here's what you won't say aloud. {realInternalObjection}",
  ],
  understanding: [
    "You may be carrying a doubt, and you're not the only one. {realInternalObjection}",
    'Perhaps I can guess what holds you back, deep down. {realInternalObjection}',
    "{if realInternalObjection has question} And what do you ask yourself, when nobody's listening? {realInternalObjection}",
  ],
  'urgent-but-soft': [
    "And then there's the thing you don't say out loud. {realInternalObjection}",
    'What goes through your head before you begin? {realInternalObjection}',
    "There's still something holding you back, I think. {realInternalObjection}",
  ],
  light: [
    'And now for the worry nobody invited. {realInternalObjection}',
    "Can I guess what you're secretly worrying about? {realInternalObjection}",
    'If we knew each other better, you might admit this: {realInternalObjection}',
  ],
};

export const doubtReplies: Lines = {
  money: [
    'Of course money deserves some care, so weigh everything up, and decide in peace.',
    'Be as careful with your money as you like, and just as careful with what waiting costs you.',
  ],
  free: [
    'Whether something is paid or free, the question is how much it helps you.',
    'If something free will do, use it, as long as it really changes something.',
  ],
  time: [
    "Ask me about the time before you say yes, and I'll give you an honest answer.",
    'Time goes by in any case, but you decide what you use it for.',
    'A question of time deserves a real answer, so put it to me before you begin.',
  ],
  trust: [
    'Judge by what you see, and by nothing I only say.',
    'A doubt deserves an answer, so ask for one before you decide.',
    'Ask me whatever you need to ask, as bluntly as you like.',
  ],
  self: [
    'Nobody asks you to be sure of yourself today, or even tomorrow.',
    "A thought like that can take up a lot of room. It doesn't get to decide alone.",
    '{if realInternalObjection has question} You can put the question to me, and not only to yourself.',
    '{if realInternalObjection has question} You can have your doubts and still take one step. And you can ask me straight out.',
    "I wouldn't brush that aside.",
  ],
  harm: [
    "Safety comes first, so ask me exactly what I do about that, and don't begin until you're satisfied.",
    "A fear like that is there to protect you. Say it aloud, and nothing starts before you've had an answer.",
  ],
  partner: [
    'Then talk about that openly, with the people it concerns.',
    'What others think may matter, and so does what you think. Listen to both.',
    'If anybody else has a say, bring them in.',
  ],
  before: [
    "{if realRootCause} Whatever came before, you can ask me what I'd do differently.",
    "What happened before doesn't settle what happens next.",
    'You have every right to be careful.',
  ],
  moment: [
    "There's a good time to ask about that, and it's before you begin.",
    'Nobody is rushing you. Only find out what you would still need to know.',
    "A small first step can be right, even at a moment that isn't perfect.",
  ],
  other: [
    "{unless realInternalObjection has question} If that's you, tell me, and I'll listen before I say anything.",
    "{unless realInternalObjection has question} A doubt doesn't have to be gone before you start.",
    "{if realInternalObjection has question} I won't fob you off with a clever line. Ask me, and I'll tell you honestly what I think.",
    "{if realInternalObjection has question} You don't have to wonder alone.",
    'I take that seriously, so talk to me before you decide.',
    'You can have your doubts and still take one step.',
  ],
  instead: [
    "Ask me what you'd do on your own and what you wouldn't, before you decide.",
    'How much you do by yourself, and where you want help, is for you to say.',
    'Ask yourself honestly what you would really do.',
  ],
};

export const ninety: Lines = {
  direct: [
    'Now look at the next ninety days, with everything left as it is. {costOfAnother90Days}',
    '{if costOfAnother90Days has span} Suppose nothing changes. {costOfAnother90Days}',
    'And if you leave things like this for ninety days? {costOfAnother90Days}',
  ],
  gentle: [
    "Let's look ninety days ahead, without changing anything. {costOfAnother90Days}",
    '{if costOfAnother90Days has span} If everything stays the same, you can probably guess what comes. {costOfAnother90Days}',
    'Let yourself imagine ninety days in which nothing changes. {costOfAnother90Days}',
  ],
  calming: [
    'Imagine the next ninety days going by, one after another, much as the last ones did. {costOfAnother90Days}',
    '{if costOfAnother90Days has span} Now look at where waiting leads. {costOfAnother90Days}',
    'Say nothing changes for another ninety days. {costOfAnother90Days}',
  ],
  'tough-love': [
    'Fast-forward ninety days, with everything left alone. {costOfAnother90Days}',
    "{if costOfAnother90Days has span} If everything is left as it is, here's how things will look. {costOfAnother90Days}",
    "Okay, let's say nothing changes for ninety days. {costOfAnother90Days}",
  ],
  understanding: [
    "{if costOfAnother90Days has span} Let's say everything stays exactly as it is. {costOfAnother90Days}",
    'If everything goes on as before for ninety days, you probably know where that leads. {costOfAnother90Days}',
    'I worry a little about the next ninety days, if nobody does anything. {costOfAnother90Days}',
  ],
  'urgent-but-soft': [
    '{if costOfAnother90Days has span} Picture everything staying as it is. {costOfAnother90Days}',
    'Another ninety days like the last, and then what? {costOfAnother90Days}',
    'What do the next ninety days look like, left to themselves? {costOfAnother90Days}',
  ],
  light: [
    '{if costOfAnother90Days has span} Okay, skip a bit of the calendar with me, with not a thing changed. {costOfAnother90Days}',
    'And if you simply carry on for ninety days? {costOfAnother90Days}',
    "So here's how ninety days go on autopilot. {costOfAnother90Days}",
  ],
};

export const breaker: Lines = {
  direct: [
    "Here's what you should know before you decide. {patternBreakingTruth}",
    'Get this one thing clear. {patternBreakingTruth}',
    'So remember this. {patternBreakingTruth}',
  ],
  gentle: [
    'It comes down to this, I think. {patternBreakingTruth}',
    "Here's what I'd like you to remember. {patternBreakingTruth}",
    "I'd like to give you a thought to take with you. {patternBreakingTruth}",
  ],
  calming: [
    "Here's a thought to stay with. {patternBreakingTruth}",
    "Here's something I'd like to say only once. {patternBreakingTruth}",
    "There's one thing I'd still like you to hear. {patternBreakingTruth}",
  ],
  'tough-love': [
    'So listen well. {patternBreakingTruth}',
    "Here's what I want you to hear. {patternBreakingTruth}",
    "I'm going to say this once. {patternBreakingTruth}",
  ],
  understanding: [
    'May I say something plain to you? {patternBreakingTruth}',
    'And this is what it comes down to. {patternBreakingTruth}',
    "Here's what I'd say if you asked me in private. {patternBreakingTruth}",
  ],
  'urgent-but-soft': [
    'Let me put it as simply as I can. {patternBreakingTruth}',
    'Let this be the thought that stays. {patternBreakingTruth}',
    'Keep these words close. {patternBreakingTruth}',
  ],
  light: [
    "So here's what I'd tell you over the phone. {patternBreakingTruth}",
    'Take this with you, it weighs nothing. {patternBreakingTruth}',
    "Here's what I'd shout after you in the car park. {patternBreakingTruth}",
  ],
};

export const callback: Lines = {
  direct: [
    'So it comes down to this. {oneBeliefsAndPlanCallback}',
    'Now put everything together. {oneBeliefsAndPlanCallback}',
    'And this is where everything meets. {oneBeliefsAndPlanCallback}',
  ],
  gentle: [
    'My belief and my work belong together. {oneBeliefsAndPlanCallback}',
    'Let me tie things together for you. {oneBeliefsAndPlanCallback}',
    "So here's how it all comes together. {oneBeliefsAndPlanCallback}",
  ],
  calming: [
    'In the end, one thing follows from the other. {oneBeliefsAndPlanCallback}',
    'So this is where it all comes together. {oneBeliefsAndPlanCallback}',
    "Everything I've said leads here. {oneBeliefsAndPlanCallback}",
  ],
  'tough-love': [
    'Let me spell everything out once more. {oneBeliefsAndPlanCallback}',
    'If you keep one thing I say, keep this. {oneBeliefsAndPlanCallback}',
    "I'll put it to you straight. {oneBeliefsAndPlanCallback}",
  ],
  understanding: [
    "Everything we've spoken of comes together here. {oneBeliefsAndPlanCallback}",
    "You don't have to hold on to everything I've said, only to this. {oneBeliefsAndPlanCallback}",
    "I'll try to say all of it in simple words. {oneBeliefsAndPlanCallback}",
  ],
  'urgent-but-soft': [
    'Before we part, let me put everything together. {oneBeliefsAndPlanCallback}',
    "Here's the whole thing, before the day takes over again. {oneBeliefsAndPlanCallback}",
    "So this is what I'm getting at. {oneBeliefsAndPlanCallback}",
  ],
  light: [
    "And here's what it all boils down to, honestly. {oneBeliefsAndPlanCallback}",
    'Put the whole thing on a napkin and you get this. {oneBeliefsAndPlanCallback}',
    'So, everything in one go: {oneBeliefsAndPlanCallback}',
  ],
};

export const listeners: Lines = {
  'direct-truth': [
    "I've told you the truth, as plainly as I could.",
    "I've been plain with you, because I like it when people are plain with me.",
  ],
  'trauma-aware': [
    "Take your time with this. Decide when it feels right to you, or don't decide yet.",
    'You set the pace, you can stop at any point, and your no is just as welcome to me as your yes.',
  ],
  analytical: ["You're welcome to check everything I say.", "You've heard what I have to say. Check it for yourself."],
  'high-empathy': [
    'Before you decide anything, ask yourself what you would tell a dear friend in your place, and listen kindly to your own answer.',
  ],
  'business-formal': [
    "You'll want to look at the reasoning for yourself, and I'm glad to answer any question that's left.",
    "I'd ask you to judge what I offer as carefully as anything else.",
  ],
};

export const closeLand: Lines = {
  direct: [
    '{unless audienceTypeClose has care} So make up your mind, whichever way you go.',
    'The next move is yours.',
    "Nobody else can decide for you, and I wouldn't want them to.",
    'Whatever you do now, do it on purpose, because you chose it, and not because something else happened to come first.',
  ],
  gentle: [
    "{if priceEntryStep} When you're ready, I'll gladly show you how to begin, and I'll do my best to keep everything simple and clear.",
    'Be gentle with yourself, and begin small.',
    'All you need today is one small beginning, and the rest can follow.',
    "And if all you do today is begin, that's plenty.",
  ],
  calming: [
    "{if priceEntryStep} There's a next step, and I'll tell you about it in a moment.",
    'What you do next is up to you.',
    "{if priceEntryStep} Whenever you feel ready, there's one simple thing to do next, and I'll tell you what it is.",
  ],
  'tough-love': [
    '{if priceEntryStep} Enough talk. Let me show you where to start.',
    "I believe in you, or I wouldn't be talking to you like this, and I'd rather you were annoyed with me than with yourself.",
    "{if priceEntryStep} I'll show you the first step myself, so there's nothing to puzzle over and nothing to wait for.",
    "{unless audienceTypeClose has care} No more someday. You're going to pick a day, and I suggest this one.",
  ],
  understanding: [
    "If you'd like, I'll walk the next step with you.",
    "There's room here for your hesitation, and there's also a way forward, and nobody is asking you to choose between the two.",
    'You can be unsure and still begin. Both are allowed.',
    "Be as kind to yourself as you'd be to a good friend, and take one small step, however unsure you may be.",
  ],
  'urgent-but-soft': [
    '{if priceEntryStep} Today is a good day to begin. Let me show you how.',
    '{if priceEntryStep} Start small if you like, but start today.',
    "{if priceEntryStep} Before you put all this aside and the day goes on, I'd like to show you how you could make a start.",
    "This is as good a moment as any, so let's not waste it.",
    "{unless audienceTypeClose has care} Beginning now is easier than coming back to all this later, so let's take the first step while you're still here.",
  ],
  light: [
    "{if priceEntryStep} So what do you think? I'll tell you how to get going.",
    "{unless audienceTypeClose has care} Well, what's it going to be? I'd love to hear a yes.",
    "I'll stop talking soon, I promise, and then it's your turn, and I'll try very hard not to interrupt you.",
    "{if priceEntryStep} Come on, I'll show you where to begin, and if I make that sound complicated, you're allowed to laugh at me.",
  ],
};
