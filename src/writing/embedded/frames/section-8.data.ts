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
    'You know enough by now. Let me put it in one place.',
  ],
  friend: [
    "Okay, if you're in, here's how we do it.",
    "If you made up your mind ten minutes ago, here's the quick version.",
    "If you're with me so far, here it is in short.",
  ],
  relief: [
    'You can let your shoulders drop. From here on it gets simple.',
    "You can stop turning it over for a moment. What's left is short.",
    "You've thought about it enough for one day. Here it is, short and simple.",
  ],
  calm: [
    'Here it is, briefly.',
    'Here it is again, in a few calm sentences.',
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
    "We share something, you and I. {oneBeliefTheyShare} That's a good place to stand together.",
    "There's one thing we both hold to be true. {oneBeliefTheyShare} That's where we meet.",
    "I think we'd both say this. {oneBeliefTheyShare} I'm glad we have that in common.",
  ],
  confident: [
    'We agree on the one thing that matters. {oneBeliefTheyShare} That carries all the rest.',
    "You and I believe the same thing. {oneBeliefTheyShare} So we're on the same side.",
    "On this point, you and I don't need to argue. {oneBeliefTheyShare} So let's build on it.",
  ],
  friend: [
    'I think we see it the same way by now. {oneBeliefTheyShare} Am I right?',
    'You and I know one thing for sure. {oneBeliefTheyShare} I love that we agree on that.',
    "I knew we'd get along when I realised that we both think this. {oneBeliefTheyShare} See? We're on the same team.",
  ],
  relief: [
    "You're not alone with what you feel to be true. {oneBeliefTheyShare} Good to say it out loud, isn't it?",
    'We both know it now. {oneBeliefTheyShare} Sharing that takes a load off.',
    "It's a relief when somebody sees it the same way. {oneBeliefTheyShare} You don't have to explain that to me.",
  ],
  calm: [
    "We've arrived at one shared thought. {oneBeliefTheyShare} We can leave it at that.",
    "One belief lies under everything I've said. {oneBeliefTheyShare} Neither of us has to defend that.",
    "There's one thing we can agree on. {oneBeliefTheyShare} It isn't such a small thing to agree on.",
  ],
  'matter-of-fact': [
    "There's one thing neither of us has to argue about. {oneBeliefTheyShare} The rest is practical.",
    'We agree on this much by now: {oneBeliefTheyShare} I need nothing more than that to begin.',
    "Start with what we both know. {oneBeliefTheyShare} That's not up for debate.",
  ],
};

export const reality: Lines = {
  soft: [
    "And this is how it is today. {currentUndesiredReality} There's a way on from here.",
    "For now, life looks like this. {currentUndesiredReality} And that isn't the end of the story.",
    "I know what your days are like. {currentUndesiredReality} It's all right to want something else.",
  ],
  confident: [
    "You know your starting point. {currentUndesiredReality} That's now. It isn't for ever.",
    '{if realLifeTransformation} This is the before. {currentUndesiredReality} Keep it in mind for the comparison.',
    "Let's be honest about how things stand. {currentUndesiredReality} That's where the work starts.",
  ],
  friend: [
    "And you know how it is right now. {currentUndesiredReality} It really doesn't have to stay that way.",
    "I know where things stand for you. {currentUndesiredReality} So that's where we'd start.",
    "So this is you at the moment. {currentUndesiredReality} Time for a change, I'd say.",
  ],
  relief: [
    "You've lived with this for a while. {currentUndesiredReality} It's fine to be tired of it.",
    "This is how it is for now. {currentUndesiredReality} You don't have to make it look better than it is.",
    "I know what you've been living with. {currentUndesiredReality} You don't have to get used to that.",
  ],
  calm: [
    "I won't make it bigger or smaller than it is. {currentUndesiredReality} It's simply where we begin.",
    'Today is what it is. {currentUndesiredReality} No need to argue with that.',
    "This is how things are now. {currentUndesiredReality} It's only a starting point.",
  ],
  'matter-of-fact': [
    'This is how it goes at the moment. {currentUndesiredReality} You know that better than I do.',
    "Here's how it is to begin with. {currentUndesiredReality} No judgement, just how things stand.",
    "First, how it is at present. {currentUndesiredReality} That's the part that gets worked on.",
  ],
};

export const transformation: Lines = {
  soft: [
    "And here's how it may look afterwards, on an ordinary day. {realLifeTransformation}",
    'Now let a picture come to you. {realLifeTransformation} Let it stay for a moment.',
    "And here's what I wish for you. {realLifeTransformation} That's closer than it feels.",
  ],
  confident: [
    "Here's what changes. {realLifeTransformation} That's what we're going for.",
    "And this is where you're heading. {realLifeTransformation} That's worth the work.",
    "Look at the other side. {realLifeTransformation} You'll wonder why you waited.",
  ],
  friend: [
    "Now imagine it like this. {realLifeTransformation} You'd take it, wouldn't you?",
    '{if currentUndesiredReality} And afterwards? {realLifeTransformation} How does that sound?',
    "And here's what I'd love for you. {realLifeTransformation}",
  ],
  relief: [
    "And then, one day, it's simply lighter. {realLifeTransformation}",
    "On the other side, it looks like this. {realLifeTransformation} That's what it's all for.",
    'Now picture it without the weight. {realLifeTransformation} It can be as simple as that.',
  ],
  calm: [
    'What changes is plain to see. {realLifeTransformation} No fireworks. Just an ordinary week that feels different.',
    "Afterwards an ordinary day looks different. {realLifeTransformation} That's all we're after.",
    "And here's how it can be. {realLifeTransformation} It's on an ordinary day that you notice a change like that.",
  ],
  'matter-of-fact': [
    "And here's what you'll notice once it works. {realLifeTransformation}",
    "This is what we're working towards. {realLifeTransformation} You can hold me to that picture.",
    "This is what it looks like when it's done. {realLifeTransformation} That's the goal, and it's a realistic one.",
  ],
};

export const shift: Lines = {
  soft: [
    'Before all the rest, something gets easier. {oneCoreShiftRelief}',
    'And something can be put down now. {oneCoreShiftRelief}',
    "And there's something that falls away. {oneCoreShiftRelief}",
  ],
  confident: [
    'One shift makes the difference. {oneCoreShiftRelief}',
    'And this is what it comes down to. {oneCoreShiftRelief} The rest is only work.',
    'This tips the scale. {oneCoreShiftRelief} Everything else gets easier after that.',
  ],
  friend: [
    'And the biggest difference? {oneCoreShiftRelief}',
    'And the best part, if you ask me? {oneCoreShiftRelief}',
    'One thing changes before everything else. {oneCoreShiftRelief}',
  ],
  relief: [
    'Most of all, this changes. {oneCoreShiftRelief}',
    'And this is where it gets lighter. {oneCoreShiftRelief}',
    'And one thing will be different. {oneCoreShiftRelief}',
  ],
  calm: [
    'It begins with one change. {oneCoreShiftRelief}',
    "At the centre there's one shift. {oneCoreShiftRelief} Much of the rest follows from it.",
    'It comes down to one shift. {oneCoreShiftRelief} The quiet begins there.',
  ],
  'matter-of-fact': [
    'What really changes is one thing. {oneCoreShiftRelief} Most of the rest comes from there.',
    'The first thing to change is this. {oneCoreShiftRelief}',
    'The main difference is this. {oneCoreShiftRelief} The rest builds on that.',
  ],
};

export const support: Lines = {
  soft: [
    "And there's help along the way. {supportSafety} You'll have that from the first day.",
    "You'll be looked after the whole way. {supportSafety} So there's room to be unsure.",
    "And you're not left to yourself. {supportSafety}",
  ],
  confident: [
    "You've got backing. {supportSafety} I don't leave people hanging.",
    "And you'll have solid ground under you. {supportSafety} You can count on that.",
    "Here's what you can lean on. {supportSafety} That's part of the deal.",
  ],
  friend: [
    "And obviously you're not left hanging. {supportSafety}",
    "And you don't have to be a hero about it. {supportSafety}",
    "And you've got backup. {supportSafety} So you can stop worrying about that bit.",
  ],
  relief: [
    "And there's something to lean on. {supportSafety}",
    "There's a safety net. {supportSafety} It's there so that you don't have to hold everything yourself.",
    "And you're on safe ground with it. {supportSafety} That's one worry less.",
  ],
  calm: [
    "You're in safe hands. {supportSafety} You can rely on that.",
    "And you're looked after. {supportSafety} There's no need to worry.",
    "There's something steady to rely on. {supportSafety}",
  ],
  'matter-of-fact': [
    "And this is what's there for you. {supportSafety} You can count on it.",
    "Then there's the part that makes it safe. {supportSafety} That comes with it.",
    "Here's what you can rely on. {supportSafety} You should know that before you decide.",
  ],
};

export const fit: Lines = {
  soft: [
    "How do you know that it's for you? {fitFilter} If you felt a small yes just then, trust it.",
    'You may check it quietly against yourself. {fitFilter} Only you can know.',
    "You'll know best whether it's for you. {fitFilter} If that sounds like you, you're very welcome.",
  ],
  confident: [
    "Let me be clear about who belongs here. {fitFilter} You'll know whether that's you.",
    "Let's see whether it's for you. {fitFilter} If that's you, there's nothing left to think over.",
    "I'll say plainly who it's for. {fitFilter} If you recognised yourself, we should talk.",
  ],
  friend: [
    'So, is it for you? {fitFilter} I have a feeling you know the answer.',
    "Quick gut check, then. {fitFilter} If you just nodded, that's your sign.",
    "You're probably wondering who it's for. {fitFilter} Sounds like you? Then come on in.",
  ],
  relief: [
    "You don't have to be perfect for this. {fitFilter} If something in you nodded, you belong here.",
    "And you can stop wondering whether you qualify. {fitFilter} That's the whole test.",
    "It's easy to find out whether it's for you. {fitFilter} If that's you, that's all there is to it.",
  ],
  calm: [
    'You can check for yourself whether it fits. {fitFilter} Take a moment with that.',
    "It's right for some people and not for others. {fitFilter}",
    "It isn't for everyone, and it doesn't have to be. {fitFilter}",
  ],
  'matter-of-fact': [
    'See whether this is you. {fitFilter} If that fits, stay with me for one more minute.',
    "It isn't for everybody. {fitFilter} You can answer that for yourself.",
    "Check this before anything else. {fitFilter} If it fits, go on. If it doesn't, you've saved us both some time.",
  ],
};

export const entry: Lines = {
  soft: [
    'The way in is simple. {priceEntryStep} Everything after that comes in its turn.',
    'And this is how it begins. {priceEntryStep}',
    'Getting started is no mystery. {priceEntryStep} It goes one step at a time.',
  ],
  confident: [
    "Here's the way in. {priceEntryStep}",
    'The terms, openly: {priceEntryStep}',
    "Here's what it takes to begin. {priceEntryStep} Straight and simple.",
  ],
  friend: [
    "So here's the deal: {priceEntryStep}",
    "And the practical bit, because you'll ask. {priceEntryStep}",
    'Okay, the boring but important bit. {priceEntryStep}',
  ],
  relief: [
    'Beginning is easier than all the thinking about it. {priceEntryStep} After that you can put the question down.',
    'It starts without any drama. {priceEntryStep} One decision less to carry around.',
    "You don't have to work out how it goes from here. {priceEntryStep}",
  ],
  calm: [
    'There is a practical part, too. {priceEntryStep}',
    "{if priceEntryStep has money} Here's the price, and how it begins. {priceEntryStep} It's not more complicated than that.",
    'As for the practical side, here it is. {priceEntryStep} You know everything you need to know now.',
  ],
  'matter-of-fact': [
    '{if priceEntryStep has figure} Now the practical part, in plain figures. {priceEntryStep} You know where you stand.',
    "{if priceEntryStep has money} Here's what it costs and how you start. {priceEntryStep}",
    "Terms and first step, so there are no surprises. {priceEntryStep} That's what it takes.",
  ],
};

export const mirror: Lines = {
  soft: [
    'And then imagine a day, not so far away. {ninetyDayMirror} You may keep that picture.',
    "Let me show you a little of what's ahead. {ninetyDayMirror}",
    'And a little further on, I can see this. {ninetyDayMirror} I wish that for you.',
  ],
  confident: [
    'Fast-forward ninety days. {ninetyDayMirror} It starts with what you do today.',
    "Now jump one season on. {ninetyDayMirror} That's the aim, and I don't aim low.",
    "Three months from now, it looks like this. {ninetyDayMirror} That's what we're working for.",
  ],
  friend: [
    'I can see where this goes. {ninetyDayMirror} Tell me when you get there.',
    'I can see it already. {ninetyDayMirror}',
    "Let's jump ahead for a second. {ninetyDayMirror} I want to be the first to hear about it.",
  ],
  relief: [
    'Give it a season, and it looks like this. {ninetyDayMirror}',
    "Soon you'll look back at this day. {ninetyDayMirror}",
    "And not so long from now, it's like this. {ninetyDayMirror} Imagine how that will feel.",
  ],
  calm: [
    "Look ahead for a moment. {ninetyDayMirror} That's the direction.",
    'One season on, the picture has changed. {ninetyDayMirror} And it all began on a day like any other.',
    "Let a few months go by. {ninetyDayMirror} By then that won't feel like a miracle. It'll feel normal.",
  ],
  'matter-of-fact': [
    "Then look at yourself ninety days from now. {ninetyDayMirror} That's how we'll know it worked.",
    "And this is what I'd like you to see in ninety days. {ninetyDayMirror} Write it down, and check me against it.",
    "Here's how you'll know that it worked. {ninetyDayMirror} If it looks like that, we did what we set out to do.",
  ],
};

export const call: Lines = {
  'cohort-launch': [
    'We go as one group and start together, so if you want a place in it, say so before we set off.',
    "You won't be doing this alone. The group begins together, so take your place before it does.",
    'Nobody here starts alone. Join now, and you begin together with everyone else.',
  ],
  'rolling-1-1': [
    "We begin when you're ready, and we'll find a time that suits you.",
    "You say when it suits you, and that's when we start.",
    "There's no group to wait for. We'll find a starting day together.",
  ],
  evergreen: [
    "There's nothing to wait for, so why not begin while it's fresh?",
    "It's open to you already. Start while you still remember why you wanted to.",
    "You can begin right away, and I'd suggest that you do.",
  ],
  waitlist: [
    'Places open in turn, and your name goes on the list as soon as you say so.',
    'Places open from the waiting list, one after the other.',
  ],
  'application-only': [
    "It goes by application, so that we both know it fits. Tell me honestly how things look, and we'll talk.",
    'And it goes by application, because it has to fit on both sides.',
  ],
  none: [
    'If this is for you, take the first step now.',
    "So take the step, while it's clear in your mind.",
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
    "One last line, and it's yours: {planBeliefCallback}",
    "I'll leave you with this: {planBeliefCallback}",
    "Here's my last word on it. {planBeliefCallback}",
  ],
  friend: [
    'And that brings it all together: {planBeliefCallback}',
    "Okay, last one, then I'll let you go: {planBeliefCallback}",
    "So here's what I want to be the last thing you hear from me. {planBeliefCallback}",
  ],
  relief: [
    'Keep this, and let the rest go. {planBeliefCallback}',
    'One more thing, and then you can put it all down. {planBeliefCallback}',
    "This is the last thing I'll ask you to take in. {planBeliefCallback}",
  ],
  calm: [
    'Let me leave you with a few quiet words. {planBeliefCallback}',
    'Let it end simply. {planBeliefCallback}',
    "One last thought, and then I'll be quiet. {planBeliefCallback}",
  ],
  'matter-of-fact': [
    "I'll finish with this. {planBeliefCallback}",
    "There's only one thing left to say. {planBeliefCallback}",
    'One last thing. {planBeliefCallback}',
  ],
};
