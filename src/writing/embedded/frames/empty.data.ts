import type { SectionNumber } from '#framework/framework.ts';
import type { ByFamily } from './frame.ts';

/** Where a section has no answer of its own: true for anybody, and short. */
export const emptySections: Readonly<Record<SectionNumber, ByFamily>> = {
  1: {
    hard: [
      'I have something to say that matters, and I mean to be brief.',
      'You came for a straight answer. I intend to give you one.',
      'One subject, no detours, and then you judge.',
    ],
    light: [
      "There's something I've been meaning to talk to you about, and I'll try to be quick.",
      "Thanks for stopping by. I'll try to make it worth your while.",
      "I've got a few minutes of your attention, and I mean to treat them nicely.",
    ],
    soft: [
      "These few minutes are yours, and I'd like to fill them well.",
      "It's kind of you to listen.",
      "I'd like to speak with you about something I care for, in plain and simple words.",
    ],
  },
  2: {
    hard: [
      'Remember the last time it all got too much, and keep it in front of you.',
      'Point at the worst moment of your week. We start there.',
      "Think of the last time you said to yourself, not again. That's the spot.",
    ],
    light: [
      "You know that moment when you just go, oh, come on. Keep hold of it, because that's what this is about.",
      "Think back to the last time you muttered something unprintable. We'll start right there.",
      "If your week had a blooper reel, you know which clip would open it. That's the one I mean.",
    ],
    soft: [
      "There may be one moment that you'd like to be different. You can keep it in mind while I speak.",
      "Perhaps you remember the last time you thought, I can't do this again. We begin there, gently.",
      'If one moment of this week comes back to you now, let it stay for a while.',
    ],
  },
  3: {
    hard: [
      "When effort doesn't help, ask about the cause.",
      "Maybe the reason you were given is wrong. It wouldn't be the first time.",
      'Trying harder is easy to say. Looking again takes guts.',
    ],
    light: [
      "If pushing harder doesn't open the door, it may be a pull door. Happens to me weekly.",
      "Maybe the explanation you got is just the one that was lying around. That's how I choose my socks.",
      "Everyone says try harder. I'd rather have another look at the thing first.",
    ],
    soft: [
      "When effort doesn't help, it's worth asking whether the cause is another one.",
      "It may be that the reason isn't the one you were told, and that would be good news.",
      "You can try harder, but sometimes it's wiser to look again.",
    ],
  },
  4: {
    hard: [
      "There's a way through. First one step, then the next.",
      "You don't need everything at once. You need the first thing first.",
      'What counts is that you start somewhere, and go on from there.',
    ],
    light: [
      "Change doesn't have to turn a whole life upside down. It can go bit by bit.",
      'Nobody has to do it all by Friday. It goes in order, like getting dressed.',
      "What helps is knowing what comes first. Then it's just the next thing.",
    ],
    soft: [
      "There's a way to change things, and it only ever asks for the next step.",
      'What helps is a clear order, so that nothing has to be carried all at once.',
      'One can begin small, and look for the next step from there.',
    ],
  },
  5: {
    hard: [
      "I wouldn't be saying any of this if I didn't believe in it.",
      "Ask me anything about my reasons. I'll answer.",
      'I mean what I say here, and you can hold me to it.',
    ],
    light: [
      "I wouldn't be talking about this if I didn't care more than is strictly sensible.",
      "You can ask me anything about why I do this. I'll even answer.",
      'The short version is that I like talking about this. You may have noticed.',
    ],
    soft: [
      "I wouldn't speak about this if it were not close to my heart.",
      "You're welcome to ask who I am and why I do this work.",
      "What I do, I do because I believe in it, and I'm glad to say more about that whenever you ask.",
    ],
  },
  6: {
    hard: [
      'Before you weigh a price, weigh what things cost you already.',
      'Put a price on one side and what it buys on the other. Then decide.',
      'A price is half of a comparison. Do the other half yourself.',
    ],
    light: [
      "Think about the cost of changing nothing. Somebody gets that bill, and it isn't me.",
      'A price tag looks lonely until you hang something next to it.',
      'A price on its own is like half a joke. The other half is what you get for it.',
    ],
    soft: [
      'Before you weigh any price, you may weigh what goes on if nothing changes.',
      'Whatever something costs, it helps to ask what it costs to leave everything as it is.',
      'A price is only half of a comparison, and you know the other half better than I do.',
    ],
  },
  7: {
    hard: [
      'Waiting is a decision too, so make yours with open eyes.',
      'If a part of you hesitates, find out what it needs to know.',
      'Nobody has to be certain. You have to know what you would regret.',
    ],
    light: [
      'Not deciding is also deciding, it just sounds nicer.',
      'If a little voice is dragging its feet, ask it what it wants to know, and then come and ask me.',
      "You don't need to be sure. Nobody is. You only need to know what you'd kick yourself for.",
    ],
    soft: [
      'The decision is yours, and nobody takes it from you.',
      'If something in you hesitates, ask it what it still needs to know.',
      "Certainty isn't required of you. It's enough to feel what you would regret.",
    ],
  },
  8: {
    hard: [
      "If you want what I offer, don't wait for a better day to begin.",
      "You've heard me out. The answer is yours.",
      'Do you want to begin? Then begin.',
    ],
    light: [
      "If this sounds like you, let's get going before one of us finds an excuse.",
      "That's everything from me. The next bit is yours.",
      "So, shall we? I've run out of things to say.",
    ],
    soft: [
      'If something in you says yes, take one step while you still hear it.',
      'Whenever you feel ready, the first step is there to be taken.',
      'Should you wish to begin, begin small.',
    ],
  },
};

/** Said after it where the plan has a name, once the plan has had its turn. */
export const knownPlan: Readonly<Partial<Record<SectionNumber, readonly string[]>>> = {
  4: ['The plan is {planName}.', '{planName} is what I propose.', 'I call my plan {planName}.'],
  6: [
    'When you look at {planName}, weigh both sides.',
    'Look at {planName} in the same way.',
    'Compare what happens with {planName}, and what happens without it.',
  ],
  7: [
    'The question is only whether {planName} is right for you.',
    'You may ask me anything about {planName}.',
    "I'd be glad if {planName} were part of what you do next.",
  ],
  8: ['And the beginning is {planName}.', '{planName} is the way in.', 'And the first step is {planName}.'],
};
