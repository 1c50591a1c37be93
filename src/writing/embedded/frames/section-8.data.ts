import type { Lines } from './frame.ts';

/** Tap-in pitch: the short version for somebody who has decided, in the tone of the last words. */
export const tapOpen: Lines = {
  soft: [
    "If you're still here, something in you has probably decided already.",
    'Perhaps you have already decided, quietly, so this is the short version.',
    'If part of you has already said yes, this is for that part.',
  ],
  confident: [
    "You've heard enough. Here's the short version.",
    'If your mind is already made up, this part is for you.',
    'You know enough by now. Let me put everything in one place.',
  ],
  friend: [
    "Okay, if you're in, here's how we do it.",
    "If you made up your mind some time ago, here's the quick version.",
    "If you're with me so far, let's talk about what happens next.",
  ],
  relief: [
    'You can let go a little. From here on it gets simple.',
    "You can stop weighing things up for a moment. What's left is short.",
    "You've done enough thinking for now. The rest is short and simple.",
  ],
  calm: [
    'Here is everything, briefly.',
    'Once more, in a few calm sentences.',
    'Let me bring it all together, without any hurry.',
  ],
  'matter-of-fact': [
    'Let me sum it up for you.',
    'Right, the short version, and then what you do next.',
    "Here's the heart of it again, in as few words as I can manage.",
  ],
};

export const shared: Lines = {
  soft: [
    'We share a belief, you and I. {oneBeliefTheyShare}',
    "There's something we both hold to be true. {oneBeliefTheyShare}",
    "I think we'd both say this. {oneBeliefTheyShare} I'm glad to have some common ground.",
  ],
  confident: [
    'We agree on what matters. {oneBeliefTheyShare}',
    "You and I believe the same thing. {oneBeliefTheyShare} So we're on the same side.",
    "On this point, you and I don't need to argue. {oneBeliefTheyShare}",
  ],
  friend: [
    'I think we see it the same way, you and I. {oneBeliefTheyShare}',
    'You and I both know this. {oneBeliefTheyShare}',
    'And what do we agree on, you and I? {oneBeliefTheyShare}',
  ],
  relief: [
    "You're not alone with what you believe. {oneBeliefTheyShare}",
    'We both know this now. {oneBeliefTheyShare}',
    "It's a relief when somebody sees it the same way. {oneBeliefTheyShare} You don't have to explain that to me.",
  ],
  calm: [
    "We've arrived at a shared thought. {oneBeliefTheyShare}",
    "A belief lies under everything I've said. {oneBeliefTheyShare}",
    "There's something we can agree on. {oneBeliefTheyShare}",
  ],
  'matter-of-fact': [
    "Here's what neither of us has to argue about. {oneBeliefTheyShare} The rest is practical.",
    'We agree on this much by now: {oneBeliefTheyShare}',
    'Start with what we both know. {oneBeliefTheyShare}',
  ],
};

export const reality: Lines = {
  soft: [
    "And this is how it is today. {currentUndesiredReality} There's a way on from here.",
    'For now, life looks like this. {currentUndesiredReality}',
    'I know what your days are like. {currentUndesiredReality}',
  ],
  confident: [
    'You know your starting point. {currentUndesiredReality}',
    '{if realLifeTransformation} This is the before. {currentUndesiredReality}',
    "Let's be honest about how things stand. {currentUndesiredReality} The work starts from here.",
  ],
  friend: [
    'And you know how it is right now. {currentUndesiredReality}',
    'And how do things stand for you? {currentUndesiredReality}',
    "So this is you at the moment. {currentUndesiredReality} Time for a change, I'd say.",
  ],
  relief: [
    "You've lived with this for a while. {currentUndesiredReality}",
    "This is how it is for now. {currentUndesiredReality} You don't have to make it look better than it is.",
    'And what have you been living with? {currentUndesiredReality}',
  ],
  calm: [
    "I won't make things bigger or smaller than they are. {currentUndesiredReality}",
    'Today is what it is. {currentUndesiredReality}',
    'This is how things are now. {currentUndesiredReality}',
  ],
  'matter-of-fact': [
    'This is how it goes at the moment. {currentUndesiredReality}',
    "Here's how it is to begin with. {currentUndesiredReality} No judgement, just how things stand.",
    'First, how it is at present. {currentUndesiredReality}',
  ],
};

export const transformation: Lines = {
  soft: [
    "And here's how it may look afterwards, on an ordinary day. {realLifeTransformation}",
    'Now let a picture come to you. {realLifeTransformation}',
    'And what would I wish for you? {realLifeTransformation}',
  ],
  confident: [
    "Here's what changes. {realLifeTransformation} That's what we're going for.",
    "And this is where you're heading. {realLifeTransformation}",
    'Look at an ordinary week afterwards. {realLifeTransformation}',
  ],
  friend: [
    "Now imagine life like this. {realLifeTransformation} You'd take it, wouldn't you?",
    '{if currentUndesiredReality} And afterwards? {realLifeTransformation}',
    "And here's what I'd love for you. {realLifeTransformation}",
  ],
  relief: [
    'And then, one day, life is simply lighter. {realLifeTransformation}',
    "Afterwards, an ordinary week looks like this. {realLifeTransformation} That's what it's all for.",
    'Now picture your week without the weight. {realLifeTransformation}',
  ],
  calm: [
    'What changes is plain to see. {realLifeTransformation}',
    "Afterwards an ordinary day looks different. {realLifeTransformation} That's all we're after.",
    "And here's how it can be. {realLifeTransformation}",
  ],
  'matter-of-fact': [
    "And here's what you'll notice once the change is made. {realLifeTransformation}",
    "This is what we're working towards. {realLifeTransformation} You can hold me to that picture.",
    'And what does it look like when the work is done? {realLifeTransformation}',
  ],
};

export const shift: Lines = {
  soft: [
    'Before all the rest, something gets easier. {oneCoreShiftRelief}',
    'And something can be put down now. {oneCoreShiftRelief}',
    "And there's something that falls away. {oneCoreShiftRelief}",
  ],
  confident: [
    'And what changes first? {oneCoreShiftRelief}',
    'And this is what you can let go of. {oneCoreShiftRelief} The rest is only work.',
    "Here's the shift that counts. {oneCoreShiftRelief}",
  ],
  friend: [
    'And the biggest difference? {oneCoreShiftRelief}',
    'And the best part, if you ask me? {oneCoreShiftRelief}',
    "Here's what changes before everything else. {oneCoreShiftRelief}",
  ],
  relief: [
    'Most of all, this changes. {oneCoreShiftRelief}',
    'And this is where life gets lighter. {oneCoreShiftRelief}',
    'And something will be different. {oneCoreShiftRelief}',
  ],
  calm: [
    'And something may stop. {oneCoreShiftRelief}',
    "At the centre there's a shift. {oneCoreShiftRelief}",
    'And what falls away first? {oneCoreShiftRelief}',
  ],
  'matter-of-fact': [
    'What really changes is this. {oneCoreShiftRelief}',
    'The first thing to change? {oneCoreShiftRelief}',
    'And the main difference for you? {oneCoreShiftRelief}',
  ],
};

export const support: Lines = {
  soft: [
    'And what keeps you safe in all this? {supportSafety}',
    "And what is there for you to lean on? {supportSafety} There's room to be unsure.",
    "And there's something to hold on to. {supportSafety}",
  ],
  confident: [
    "You've got backing. {supportSafety}",
    "And you'll have solid ground under you. {supportSafety} You can count on that.",
    "Here's what you can lean on. {supportSafety}",
  ],
  friend: [
    "And obviously you're not left hanging. {supportSafety}",
    "And you don't have to be a hero about it. {supportSafety}",
    "And here's my side of the deal. {supportSafety}",
  ],
  relief: [
    "And there's something to lean on. {supportSafety}",
    "There's a safety net. {supportSafety} You don't have to hold everything yourself.",
    'And what takes the worry away? {supportSafety}',
  ],
  calm: [
    "Here's what looks after you. {supportSafety}",
    "You can stay calm, and here's why. {supportSafety}",
    "There's something steady to rely on. {supportSafety}",
  ],
  'matter-of-fact': [
    "And this is what's there for you. {supportSafety}",
    "Then there's the part that makes it safe. {supportSafety}",
    "Here's what you can rely on. {supportSafety} You should know that before you decide.",
  ],
};

export const fit: Lines = {
  soft: [
    "How do you know whether it's for you? {fitFilter}",
    'You may check quietly whether you belong here. {fitFilter} Only you can know.',
    "You'll know best whether it's for you. {fitFilter}",
  ],
  confident: [
    'Let me be clear about who belongs here. {fitFilter}',
    "Let's see whether it's for you. {fitFilter}",
    "I'll say plainly who it's for. {fitFilter} If you recognised yourself, we should talk.",
  ],
  friend: [
    'So, is it for you? {fitFilter} I have a feeling you know the answer.',
    'Quick gut check, then. {fitFilter}',
    "You're probably wondering who it's for. {fitFilter}",
  ],
  relief: [
    "You don't have to be perfect to belong here. {fitFilter}",
    'And you can stop wondering whether you qualify. {fitFilter}',
    "It's easy to find out whether it's for you. {fitFilter}",
  ],
  calm: [
    'You can check for yourself whether it fits. {fitFilter} Take a moment with that.',
    "It's right for some people, and you can see whether you're among them. {fitFilter}",
    "It isn't for everyone, so here is who it's for. {fitFilter}",
  ],
  'matter-of-fact': [
    'See whether this is you. {fitFilter}',
    "Here's who it's for. {fitFilter} You can judge that for yourself.",
    'Now the question of who it suits. {fitFilter}',
  ],
};

export const entry: Lines = {
  soft: [
    'The way in, gently and in plain words: {priceEntryStep}',
    'And this is what you need in order to begin. {priceEntryStep}',
    'Getting started is no mystery. {priceEntryStep}',
  ],
  confident: [
    "Here's the way in. {priceEntryStep}",
    'The terms, openly: {priceEntryStep}',
    "Here's what it takes to begin. {priceEntryStep}",
  ],
  friend: [
    "So here's the deal: {priceEntryStep}",
    "And the practical bit, because you'll ask. {priceEntryStep}",
    'Okay, the boring but important bit. {priceEntryStep}',
  ],
  relief: [
    "Beginning can be simple, and here's what it takes. {priceEntryStep}",
    'What it takes, and how it starts. {priceEntryStep}',
    "You don't have to work out how it goes from here. {priceEntryStep}",
  ],
  calm: [
    'There is a practical part, too. {priceEntryStep}',
    "{if priceEntryStep has money} Here's the price, and how it begins. {priceEntryStep}",
    'As for the practical side, here it is. {priceEntryStep} You know everything you need to know now.',
  ],
  'matter-of-fact': [
    '{if priceEntryStep has figure} Now the practical part, in plain figures. {priceEntryStep} You know where you stand.',
    "{if priceEntryStep has money} Here's what it costs and how you start. {priceEntryStep}",
    'Terms and first step, so there are no surprises. {priceEntryStep}',
  ],
};

export const mirror: Lines = {
  soft: [
    'And then imagine a day, not so far away. {ninetyDayMirror}',
    "Let me show you a little of what's ahead. {ninetyDayMirror}",
    'And a little further on, I can see this. {ninetyDayMirror}',
  ],
  confident: [
    'Fast-forward ninety days. {ninetyDayMirror} It starts with what you do today.',
    'Now jump one season on. {ninetyDayMirror}',
    'And where are you in ninety days? {ninetyDayMirror}',
  ],
  friend: [
    'I can see you in ninety days. {ninetyDayMirror} Tell me when you get there.',
    'I can picture you in three months, even now. {ninetyDayMirror}',
    "Let's jump ahead for a second, and look at you then. {ninetyDayMirror}",
  ],
  relief: [
    'Give it a season, and this is you. {ninetyDayMirror}',
    'And ninety days from now? {ninetyDayMirror}',
    'And not so long from now, life is like this. {ninetyDayMirror}',
  ],
  calm: [
    "Look ahead for a moment. {ninetyDayMirror} That's the direction.",
    'One season on, the picture has changed. {ninetyDayMirror}',
    'Let a few months go by. {ninetyDayMirror}',
  ],
  'matter-of-fact': [
    'Then look at yourself ninety days from now. {ninetyDayMirror}',
    "And this is what I'd like you to see in ninety days. {ninetyDayMirror} Write it down, and check me against it.",
    "Here's how you'll know, in ninety days, that the work paid off. {ninetyDayMirror}",
  ],
};

export const call: Lines = {
  'cohort-launch': [
    'We begin together, as one group, so say soon if you want a place in it.',
    "You won't be doing this alone. The group begins together, so take your place before it does.",
    'Nobody here starts alone. Join now, and you begin together with everyone else.',
  ],
  'rolling-1-1': [
    'So say when it would suit you to begin.',
    "Pick a time that's good for you, and let's start from there.",
    "There's no group to wait for, so name your day.",
  ],
  evergreen: [
    "There's nothing to wait for, so why not begin while it's fresh?",
    'The door is open, so start while you still remember why you wanted to.',
    "You can begin right away, and I'd suggest that you do.",
  ],
  waitlist: [
    "There's a waiting list, so if you want this, put your name on it.",
    'It goes by waiting list, and the sooner your name is on it, the better.',
  ],
  'application-only': [
    'It goes by application, so that we both know it fits. If you want this, apply.',
    'And you get in by applying, because it has to fit on both sides.',
  ],
  none: [
    'If this is for you, take the first step now.',
    "So take a first step, while it's all fresh in your mind.",
    '{if priceEntryStep} You know where to begin. The rest can wait until you have.',
  ],
};

export const lastLine: Lines = {
  soft: [
    'And one last thing to take with you: {planBeliefCallback}',
    'Let this be the last word. {planBeliefCallback}',
    "I'd like to leave you with this. {planBeliefCallback}",
  ],
  confident: [
    'And my last line, for you to keep: {planBeliefCallback}',
    "I'll leave you with this: {planBeliefCallback}",
    "Here's my last word. {planBeliefCallback}",
  ],
  friend: [
    'And this brings it all together: {planBeliefCallback}',
    "Okay, last one, then I'll let you go: {planBeliefCallback}",
    "So here's what I want to be the last thing you hear from me. {planBeliefCallback}",
  ],
  relief: [
    'Keep this, and let the rest go. {planBeliefCallback}',
    'One more thing, and then you can put it all down. {planBeliefCallback}',
    "This is the last thing I'll ask you to take in. {planBeliefCallback}",
  ],
  calm: [
    'Let me leave you with a last thought. {planBeliefCallback}',
    'Let it end simply. {planBeliefCallback}',
    "This to finish with, and then I'll be quiet. {planBeliefCallback}",
  ],
  'matter-of-fact': [
    "I'll finish with this. {planBeliefCallback}",
    "There's only one thing left to say. {planBeliefCallback}",
    'One last thing. {planBeliefCallback}',
  ],
};
