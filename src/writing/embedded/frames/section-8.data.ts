import type { Lines } from './frame.ts';

/** Tap-in pitch: the short version for somebody who has decided, in the tone of the last words. */
export const tapOpen: Lines = {
  soft: [
    "If you're still here, something in you has probably decided already.",
    'For those of you who quietly know, this is the short version.',
  ],
  confident: ["You've heard enough. Here's the short version.", 'If you already know, this part is for you.'],
  friend: [
    "Okay, if you're in, here's the whole thing in a nutshell.",
    'If you made up your mind ten minutes ago, here is the quick version.',
  ],
  relief: [
    'You can let your shoulders drop. From here on it gets simple.',
    'The hard thinking is done. What is left is short.',
  ],
  calm: ['Let me say it once more, briefly.', 'Here is everything again, in a few calm sentences.'],
  'matter-of-fact': ['Let me sum it up for you.', 'Right, the short of it, and then what you do next.'],
};

export const shared: Lines = {
  soft: [
    'We share something, you and I. {oneBeliefTheyShare} That is a good place to stand together.',
    'There is one thing we both hold to be true. {oneBeliefTheyShare} It is where we meet.',
  ],
  confident: [
    'We agree on the one thing that matters. {oneBeliefTheyShare} Everything else follows.',
    'You and I believe the same. {oneBeliefTheyShare} So we are on the same side.',
  ],
  friend: [
    'I think we see it the same way by now. {oneBeliefTheyShare} Am I right?',
    'You and I know one thing for sure. {oneBeliefTheyShare} I love that we agree on that.',
  ],
  relief: [
    'You are no longer alone with what you feel to be true. {oneBeliefTheyShare} Good to say it out loud, is it not?',
    'We both know it now. {oneBeliefTheyShare} That alone takes a load off.',
  ],
  calm: [
    'We have arrived at one shared thought. {oneBeliefTheyShare} That thought can stand as it is.',
    'One belief lies under all of it. {oneBeliefTheyShare} It does not need to be defended.',
  ],
  'matter-of-fact': [
    'There is one thing neither of us has to argue about. {oneBeliefTheyShare} The rest is practical.',
    'We agree on this much by now: {oneBeliefTheyShare} I need nothing more than that to begin.',
  ],
};

export const reality: Lines = {
  soft: [
    'And this is where you are today. {currentUndesiredReality} It will not be where you stay.',
    'For now, life looks like this. {currentUndesiredReality} You are allowed to leave that place.',
  ],
  confident: [
    'You know your starting point. {currentUndesiredReality} That is today. It is not for ever.',
    'Here is what you are leaving behind. {currentUndesiredReality} No more of that.',
  ],
  friend: [
    'And you know how it is right now. {currentUndesiredReality} You are so done with that.',
    "I've seen where things stand for you. {currentUndesiredReality} No more of that, please.",
  ],
  relief: [
    'You have lived with this for a while. {currentUndesiredReality} It is fine to be tired of it.',
    'This is what you may put down. {currentUndesiredReality} You have held it long enough.',
  ],
  calm: [
    'The present is clear. {currentUndesiredReality} It is simply where we begin.',
    'Today is what it is. {currentUndesiredReality} No need to argue with it.',
  ],
  'matter-of-fact': [
    'This is how it goes at the moment. {currentUndesiredReality} You know that better than I do.',
    'Here is where you start from. {currentUndesiredReality} No judgement, it is only where you are.',
  ],
};

export const transformation: Lines = {
  soft: [
    'And here is how an ordinary week may look instead. {realLifeTransformation} Small, and real.',
    'Now let another picture come in. {realLifeTransformation} Stay with it for a moment.',
  ],
  confident: [
    'Here is what changes. {realLifeTransformation} That is what we are going for.',
    'And the place you are heading to? {realLifeTransformation} It suits you.',
  ],
  friend: [
    'Now imagine telling me this over coffee. {realLifeTransformation} I cannot wait for that conversation.',
    'And instead? {realLifeTransformation} How does that sound?',
  ],
  relief: [
    'And then, one day, it is simply lighter. {realLifeTransformation} You notice it while doing something else.',
    'On the other side it is quiet in the best sense. {realLifeTransformation} That is what it is for.',
  ],
  calm: [
    'What changes is plain to see. {realLifeTransformation} No fireworks. Just an ordinary week that feels different.',
    'Afterwards an ordinary day looks different. {realLifeTransformation} That is all we are after.',
  ],
  'matter-of-fact': [
    'And here is what you will notice once it works. {realLifeTransformation} Nothing spectacular, and that is the point.',
    'This is what we are working towards. {realLifeTransformation} You can hold me to that picture.',
  ],
};

export const shift: Lines = {
  soft: [
    'The shift in between is smaller than you think. {oneCoreShiftRelief} You may do that.',
    'Something may fall from your shoulders. {oneCoreShiftRelief} Softly, as snow slides from a roof.',
  ],
  confident: [
    'One shift makes the difference. {oneCoreShiftRelief} Make it once, and you keep it.',
    'This is the lever. {oneCoreShiftRelief} Pull it.',
  ],
  friend: [
    "And the best part? {oneCoreShiftRelief} Seriously. You're off the hook.",
    "Here's what I'm most happy about for you. {oneCoreShiftRelief} Doesn't that feel nice?",
  ],
  relief: [
    'Most of all, there is this. {oneCoreShiftRelief} You have my full permission, if you need someone to give it.',
    'And the thing that weighed the most can go. {oneCoreShiftRelief} Feel how the room gets larger.',
  ],
  calm: [
    'There is one thing you gain before anything else. {oneCoreShiftRelief} It takes no strength, only consent.',
    'The core of it is a single shift. {oneCoreShiftRelief} The rest arranges itself around that.',
  ],
  'matter-of-fact': [
    'What really changes is one thing. {oneCoreShiftRelief} Most of the rest follows from it.',
    'If you ask me what you gain first, it is this. {oneCoreShiftRelief} People underrate how much that is worth.',
  ],
};

export const support: Lines = {
  soft: [
    'And you will not be alone with it. {supportSafety} There is a hand, whenever you reach for one.',
    'You are held while you do it. {supportSafety} So there is room to be unsure.',
  ],
  confident: [
    'You are backed up from the first day. {supportSafety} I do not leave people hanging.',
    'And there is solid ground under it. {supportSafety} You can put your full weight on that.',
  ],
  friend: [
    "And obviously I'm not letting you do this on your own. {supportSafety} That's a promise between us.",
    "I've got you while you do it. {supportSafety} So no heroics needed.",
  ],
  relief: [
    'You do not have to manage it by yourself any more. {supportSafety} Somebody else is holding the other end.',
    'There is a net. {supportSafety} You may lean back into it.',
  ],
  calm: [
    'While you walk, something carries you. {supportSafety} You can rely on it.',
    'There is support, and it is steady. {supportSafety} You will know where to turn.',
  ],
  'matter-of-fact': [
    'You do not do it alone, and this is what I mean by that. {supportSafety} You can count on it.',
    'And this is the help you get. {supportSafety} I would not ask you to do it without.',
  ],
};

export const fit: Lines = {
  soft: [
    'How do you know that it is yours? {fitFilter} If you felt a small yes just then, trust it.',
    'You may check it quietly against yourself. {fitFilter} Only you can know.',
  ],
  confident: [
    'Let me be clear about who belongs here. {fitFilter} You know whether that is you.',
    'There is one condition. {fitFilter} If that is you, there is nothing left to think over.',
  ],
  friend: [
    'So, is it for you? {fitFilter} I have a feeling you know the answer.',
    "Quick gut check: {fitFilter} If you just nodded, that's your sign.",
  ],
  relief: [
    'You do not have to be perfect to belong here. {fitFilter} That is all it takes.',
    'And you can stop wondering whether you qualify. {fitFilter} Simple as that.',
  ],
  calm: [
    'Whether it fits can be checked in one sentence. {fitFilter} Take a moment with it.',
    'It is right for some people and not for others. {fitFilter} Both are fine.',
  ],
  'matter-of-fact': [
    'See whether this is you. {fitFilter} If it is, stay with me for one more minute.',
    'It is not for everybody, so let me say who it is for. {fitFilter} You can answer that for yourself.',
  ],
};

export const entry: Lines = {
  soft: [
    'The way in is simple. {priceEntryStep} Take it at your own speed.',
    'And this is how it begins. {priceEntryStep} A small door, and it opens easily.',
  ],
  confident: [
    'Here is the way in. {priceEntryStep} You know what you get, and you know what it costs.',
    'The terms, openly: {priceEntryStep} Take the step.',
  ],
  friend: [
    "So here's the deal: {priceEntryStep} No fine print between friends.",
    "And the practical bit, because you'll ask. {priceEntryStep} That's really it.",
  ],
  relief: [
    'And the first step is easier than all the thinking about it. {priceEntryStep} After that you can put the question down.',
    'It starts without any drama. {priceEntryStep} One decision less to carry around.',
  ],
  calm: [
    'The practical part is quickly said. {priceEntryStep} There is nothing more to it.',
    'The price and the beginning, both in one breath. {priceEntryStep} Quite straightforward.',
  ],
  'matter-of-fact': [
    'Now the practical part, in plain figures. {priceEntryStep} You know where you stand.',
    'Here is what it costs and how you start. {priceEntryStep} There is no small print behind it.',
  ],
};

export const mirror: Lines = {
  soft: [
    'And then imagine a morning, not so far away. {ninetyDayMirror} I hope you smile at that person.',
    'Let me show you someone you may soon meet. {ninetyDayMirror} Be gentle with them. They worked for it.',
  ],
  confident: [
    'Fast-forward ninety days. {ninetyDayMirror} That person starts with what you do today.',
    'Look in the mirror, one season on. {ninetyDayMirror} I would bet on that person.',
  ],
  friend: [
    'And then, a little while from now: {ninetyDayMirror} Send me a picture.',
    'Can you see it? {ninetyDayMirror} I can, clear as day.',
  ],
  relief: [
    'A season later it looks like this. {ninetyDayMirror} And you wonder what took you so long.',
    'Soon you will look back at this day. {ninetyDayMirror} It is going to feel good to have left it behind.',
  ],
  calm: [
    'Look ahead to a quiet morning. {ninetyDayMirror} That is the direction.',
    'One season on, the picture has changed. {ninetyDayMirror} It began on a day like any other.',
  ],
  'matter-of-fact': [
    'Then look at yourself ninety days from now. {ninetyDayMirror} That is how we will know it worked.',
    'And this is what I would like you to see in ninety days. {ninetyDayMirror} Write it down, and check me against it.',
  ],
};

export const call: Lines = {
  'cohort-launch': [
    'We go as one group and start together, so if you want your place in it, take the step before the group sets off.',
    'This happens in a group that begins on the same day. Come in now, and you walk with the others from the first hour.',
  ],
  'rolling-1-1': [
    'We work one to one, so we begin when you are ready. Get in touch, and we will set a time.',
    'This is just the two of us, with no fixed starting day. Write to me, and we set your beginning.',
  ],
  evergreen: [
    'You can begin at any time, so the best day is the one on which you still remember why. Start today.',
    'It is open whenever you are. Begin now, while it is fresh.',
  ],
  waitlist: [
    'Places open in turn. Put your name on the list, and you will hear when yours comes free.',
    'At the moment the way in is the waiting list. Write yourself down, and you keep your place in the queue.',
  ],
  'application-only': [
    'It goes by application, so that we both know it fits. Fill it in honestly, and we will talk.',
    'You apply, I read it, and then we decide together. Send me your application.',
  ],
  none: ['If this is for you, take the first step now.', 'So take the step, while it is clear in your mind.'],
};

export const lastLine: Lines = {
  soft: [
    'And one last thing to take with you: {planBeliefCallback}',
    'Let this be the last word. {planBeliefCallback}',
  ],
  confident: [
    'One last line, and it is yours: {planBeliefCallback}',
    'I will leave you with this: {planBeliefCallback}',
  ],
  friend: [
    'And if you remember just one thing I said: {planBeliefCallback}',
    "Okay, last one, then I'll let you go: {planBeliefCallback}",
  ],
  relief: ['Take this home and sleep well. {planBeliefCallback}', 'With that you can exhale. {planBeliefCallback}'],
  calm: [
    'And so it closes where it began. {planBeliefCallback}',
    'Let it end with a simple sentence. {planBeliefCallback}',
  ],
  'matter-of-fact': [
    'I will finish with this. {planBeliefCallback}',
    'There is only one thing left to say. {planBeliefCallback}',
  ],
};
