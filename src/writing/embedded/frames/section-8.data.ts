import type { Lines } from './frame.ts';

/** Tap-in pitch: the short version for somebody who has decided, in the tone of the last words. */
export const tapOpen: Lines = {
  soft: [
    "What's left is the short version, for anybody who's still curious.",
    "Perhaps you've already decided, so here's the short version.",
    "If you're halfway to a yes, the next few minutes are for you, and if you're not, listen anyway.",
  ],
  confident: [
    "{if realLifeTransformation} You've heard enough. Here's the short version.",
    'If your mind is already made up, this part is for you.',
    '{if realLifeTransformation} You know enough by now to make up your mind, so let me put everything in one place and keep it short.',
  ],
  friend: [
    "{if realLifeTransformation} Okay, let's put everything in one place now, so you can see what it would mean for you.",
    "If you made up your mind some time ago, here's the quick version.",
    "If you're with me so far, let me keep the rest short, because I do go on a bit when I'm enjoying myself.",
  ],
  relief: [
    "From here on I'll keep things simple and take them one by one.",
    "I'll be brief.",
    "You've done enough thinking for now. What's left is short.",
  ],
  calm: [
    '{if realLifeTransformation} Here is everything, briefly.',
    "So let me tell you what I've got for you.",
    '{if realLifeTransformation} Let me put the main things together for you, briefly.',
    "{if realLifeTransformation} Let's put everything together, in plain words.",
  ],
  'matter-of-fact': [
    '{if realLifeTransformation} Let me sum up.',
    "Now for the last part, and I'll keep it short.",
    "{if realLifeTransformation} Right, I'll give you the short version, point by point, and after that I'll tell you what you would do next.",
    "{if realLifeTransformation} Here's the heart of the matter, as briefly as I can manage.",
  ],
};

export const shared: Lines = {
  soft: [
    'By now you and I agree on one thing. {oneBeliefTheyShare}',
    "There's something we'd both put our names to. {oneBeliefTheyShare}",
    "I think we'd both say this. {oneBeliefTheyShare}",
  ],
  confident: [
    'We agree on what matters. {oneBeliefTheyShare}',
    'By now, you and I could both say this. {oneBeliefTheyShare}',
    "On this point, you and I don't need to argue. {oneBeliefTheyShare}",
  ],
  friend: [
    'I think you and I see things the same way. {oneBeliefTheyShare}',
    "Here's where you and I agree. {oneBeliefTheyShare}",
    'And what do we agree on, you and I? {oneBeliefTheyShare}',
  ],
  relief: [
    "You're not alone with what you believe. {oneBeliefTheyShare}",
    'This much we can both say. {oneBeliefTheyShare}',
    "By now there's one thing we can agree on. {oneBeliefTheyShare}",
  ],
  calm: [
    'I think this is a belief we share. {oneBeliefTheyShare}',
    "There's one thing I hope we agree on. {oneBeliefTheyShare}",
    "There's something we can agree on. {oneBeliefTheyShare}",
  ],
  'matter-of-fact': [
    "Here's something we'd both agree to. {oneBeliefTheyShare}",
    'We agree on this much by now. {oneBeliefTheyShare}',
    'One thing is settled between us. {oneBeliefTheyShare}',
  ],
};

export const reality: Lines = {
  soft: [
    'And this is how it is today. {currentUndesiredReality}',
    'For now, life looks like this. {currentUndesiredReality}',
    'I know what things look like for you. {currentUndesiredReality}',
  ],
  confident: [
    'You know where you are today. {currentUndesiredReality}',
    "{if realLifeTransformation} Let's start from where you are. {currentUndesiredReality}",
    "Let's be honest about how things stand. {currentUndesiredReality}",
  ],
  friend: [
    'And you know how things stand with you. {currentUndesiredReality}',
    "Here's a snapshot of life at the moment. {currentUndesiredReality}",
    'So this is the picture right now. {currentUndesiredReality}',
  ],
  relief: [
    'Look once more at where you stand. {currentUndesiredReality}',
    'This is how it is for now. {currentUndesiredReality}',
    'Let me show you, honestly, how things are. {currentUndesiredReality}',
  ],
  calm: [
    'This is how things stand, without any polish. {currentUndesiredReality}',
    "Let's look at today, just as it is. {currentUndesiredReality}",
    'This is how things are now. {currentUndesiredReality}',
  ],
  'matter-of-fact': [
    'This is how things look at the moment. {currentUndesiredReality}',
    "Here's the starting point. {currentUndesiredReality}",
    'Now to how things are today. {currentUndesiredReality}',
  ],
};

export const transformation: Lines = {
  soft: [
    "And here's how life may look afterwards. {realLifeTransformation}",
    'Imagine, for a moment, that things have changed. {realLifeTransformation}',
    'This is what I wish for you. {realLifeTransformation}',
  ],
  confident: [
    "Here's what changes. {realLifeTransformation}",
    "And this is where you're heading. {realLifeTransformation}",
    'Now look at how things can go. {realLifeTransformation}',
  ],
  friend: [
    'Now imagine life like this. {realLifeTransformation}',
    '{if currentUndesiredReality} And once things have changed? {realLifeTransformation}',
    "And here's what I'd love for you. {realLifeTransformation}",
  ],
  relief: [
    'And this is how things can be instead. {realLifeTransformation}',
    'Afterwards, your days look more like this. {realLifeTransformation}',
    'Now picture how things can go. {realLifeTransformation}',
  ],
  calm: [
    'What changes is plain to see. {realLifeTransformation}',
    'Once things have changed, it looks more like this. {realLifeTransformation}',
    "And here's how a week can look. {realLifeTransformation}",
  ],
  'matter-of-fact': [
    "And here's what you'll notice afterwards. {realLifeTransformation}",
    "This is what we're working towards. {realLifeTransformation}",
    "So what's different in the end? {realLifeTransformation}",
  ],
};

export const shift: Lines = {
  soft: [
    'Above all, one thing changes for you. {oneCoreShiftRelief}',
    'And one thing brings relief. {oneCoreShiftRelief}',
    'And something grows lighter. {oneCoreShiftRelief}',
  ],
  confident: [
    "And here's the best part. {oneCoreShiftRelief}",
    "Here's the change you'll feel first. {oneCoreShiftRelief}",
    'And this is where you breathe out. {oneCoreShiftRelief}',
  ],
  friend: [
    'Can I mention one thing in particular? {oneCoreShiftRelief}',
    'And then something changes for you. {oneCoreShiftRelief}',
    "Here's where you'd notice a change first. {oneCoreShiftRelief}",
  ],
  relief: [
    'And here you can breathe out a little. {oneCoreShiftRelief}',
    'Most of all, one thing changes. {oneCoreShiftRelief}',
    "And here's where the weight comes off. {oneCoreShiftRelief}",
  ],
  calm: [
    'One change matters more than the others. {oneCoreShiftRelief}',
    "And there's one great relief. {oneCoreShiftRelief}",
    'And one thing is no longer as it was. {oneCoreShiftRelief}',
  ],
  'matter-of-fact': [
    'This is the main change. {oneCoreShiftRelief}',
    'And the first thing to change? {oneCoreShiftRelief}',
    'And you carry less than before. {oneCoreShiftRelief}',
  ],
};

export const support: Lines = {
  soft: [
    "And here's what you can count on. {supportSafety}",
    'So let me say what you can lean on. {supportSafety}',
    "And there's something to hold on to. {supportSafety}",
  ],
  confident: [
    "And you won't be left alone with it. {supportSafety}",
    "And you won't be left to yourself. {supportSafety}",
    "Here's how I stand by you. {supportSafety}",
  ],
  friend: [
    "And obviously you're not left hanging. {supportSafety}",
    "And there's somebody in your corner. {supportSafety}",
    "And here's what you get from me. {supportSafety}",
  ],
  relief: [
    "And there's something to lean on. {supportSafety}",
    "You don't have to do everything on your own. {supportSafety}",
    "I'd like to take some of the worry off your hands. {supportSafety}",
  ],
  calm: [
    "Here's how you're looked after. {supportSafety}",
    "You won't be on your own with this. {supportSafety}",
    'And there is help along the way. {supportSafety}',
  ],
  'matter-of-fact': [
    "And you'll have help along the way. {supportSafety}",
    "Then there's the support you get. {supportSafety}",
    "Here's what you can rely on. {supportSafety}",
  ],
};

export const fit: Lines = {
  soft: [
    'Let me describe, gently, who would be in the right place. {fitFilter}',
    "Let me help you see whether you'd be in the right place. {fitFilter}",
    'Perhaps you are asking yourself whether you belong here. {fitFilter}',
  ],
  confident: [
    'You may be wondering whether it would suit you. {fitFilter}',
    "Let's see whether my work is for you. {fitFilter}",
    "Here's how to tell whether I can help. {fitFilter}",
  ],
  friend: [
    'So who should say yes? Check for yourself. {fitFilter}',
    "You may be wondering whether it's right for you. {fitFilter}",
    'Wondering if this is meant for you? {fitFilter}',
  ],
  relief: [
    "Nobody has to be perfect. This is how you tell whether you're in the right place. {fitFilter}",
    'So is it the right thing for you? {fitFilter}',
    'You can tell in a moment whether it suits you. {fitFilter}',
  ],
  calm: [
    "Here's how one can tell whether it fits. {fitFilter}",
    'Maybe you wonder whether you are in the right place. {fitFilter}',
    "It can't be right for everyone, so here's how you know. {fitFilter}",
  ],
  'matter-of-fact': [
    'Check whether my work fits your case. {fitFilter}',
    "Let's see whether it fits. {fitFilter}",
    "Now, let's check whether it fits you. {fitFilter}",
  ],
};

export const entry: Lines = {
  soft: [
    'Let me be plain about the practical things. {priceEntryStep}',
    'And this is what you need in order to begin. {priceEntryStep}',
    "{if priceEntryStep has money} Here's what it costs, and how you'd begin. {priceEntryStep}",
  ],
  confident: [
    "Here's the way in. {priceEntryStep}",
    "I'll be open about the terms. {priceEntryStep}",
    "Here's what it takes to begin. {priceEntryStep}",
  ],
  friend: [
    "So here's the deal: {priceEntryStep}",
    "And the practical bit, because you'll ask. {priceEntryStep}",
    'Okay, the boring but important bit. {priceEntryStep}',
  ],
  relief: [
    "Let's get the practical things out of the way. {priceEntryStep}",
    'Let me take the guesswork out of starting. {priceEntryStep}',
    "You don't need to wonder what it takes. {priceEntryStep}",
  ],
  calm: [
    'And now for the practical part. {priceEntryStep}',
    "{if priceEntryStep has money} Here's the price, and how you begin. {priceEntryStep}",
    'And then there is the practical side. {priceEntryStep}',
  ],
  'matter-of-fact': [
    '{if priceEntryStep has figure} Now the practical part, in plain figures. {priceEntryStep}',
    "{if priceEntryStep has money} Here's what it costs and how you start. {priceEntryStep}",
    'The terms, then, so there are no surprises. {priceEntryStep}',
  ],
};

export const mirror: Lines = {
  soft: [
    'Now look ahead about three months. {ninetyDayMirror}',
    "Let me show you a little of what's ahead. {ninetyDayMirror}",
    'Let me look ahead with you for a moment. {ninetyDayMirror}',
  ],
  confident: [
    'Jump ninety days ahead. {ninetyDayMirror}',
    'Now think a few months on. {ninetyDayMirror}',
    'And one day it may look like this. {ninetyDayMirror}',
  ],
  friend: [
    'I can see you in ninety days. {ninetyDayMirror}',
    'Just picture yourself some months from now. {ninetyDayMirror}',
    'Let me paint you a picture of yourself, ninety days from now. {ninetyDayMirror}',
  ],
  relief: [
    'Give yourself a little time, and a day may look like this. {ninetyDayMirror}',
    'And ninety days from now? {ninetyDayMirror}',
    'And not so long from now, life is like this. {ninetyDayMirror}',
  ],
  calm: [
    'Look ahead for a moment. {ninetyDayMirror}',
    'A little later, you may see yourself like this. {ninetyDayMirror}',
    'Picture yourself when things have settled. {ninetyDayMirror}',
  ],
  'matter-of-fact': [
    'Then look at yourself ninety days from now. {ninetyDayMirror}',
    "And this is what I'd like you to see in ninety days. {ninetyDayMirror}",
    "Here's how you'll know that something has changed. {ninetyDayMirror}",
  ],
};

export const call: Lines = {
  'cohort-launch': [
    'We all start together, so tell me soon if you want a place.',
    'The group begins together, so make sure you have a place before it does.',
    "There's one start for everybody, so don't leave it too long.",
  ],
  'rolling-1-1': [
    'Tell me when it would suit you to begin.',
    "I'd be glad to hear from you, and soon.",
    'Let me know, and you and I will take it from there.',
  ],
  evergreen: [
    "{unless priceEntryStep has date} There's nothing to wait for, so why not begin?",
    "{unless priceEntryStep has date} There's no deadline and nobody is going to chase you, so start while you still remember why you wanted to.",
    "I'd suggest that you make a start before something else comes up and wants your attention.",
  ],
  waitlist: [
    "There's a waiting list, so the sooner I hear from you, the better.",
    "If you'd like a place, put your name on the waiting list.",
  ],
  'application-only': [
    'Places go by application, so that both sides can be sure before they begin, and if you want one, please apply.',
    "Before we begin, there's an application, so that we can both see whether we suit each other.",
  ],
  none: [
    'Take the first step, and see where it leads.',
    "{if priceEntryStep} Whatever you decide to do next, do it while everything you've heard today is still fresh in your mind.",
    "{if priceEntryStep} I'd be glad to have you with me. The rest can wait.",
  ],
};

export const lastLine: Lines = {
  soft: [
    "And here's something to take home with you. {planBeliefCallback}",
    'Let this be the last word. {planBeliefCallback}',
    "I'd like to leave you with this. {planBeliefCallback}",
  ],
  confident: [
    'Remember this, if you remember nothing else. {planBeliefCallback}',
    "I'll leave you with this. {planBeliefCallback}",
    "Here's my last word. {planBeliefCallback}",
  ],
  friend: [
    'So, a line for the road. {planBeliefCallback}',
    "There's one last thing I'd like to leave with you. {planBeliefCallback}",
    "So here's the last thing you'll hear from me today. {planBeliefCallback}",
  ],
  relief: [
    'Keep this, and let the rest go. {planBeliefCallback}',
    "One more thing, and that's enough for today. {planBeliefCallback}",
    "This is the last thing I'll ask you to take in. {planBeliefCallback}",
  ],
  calm: [
    'Let me leave you with a few last words. {planBeliefCallback}',
    "Let's end simply. {planBeliefCallback}",
    "This is what I'd have you remember. {planBeliefCallback}",
  ],
  'matter-of-fact': [
    "I'll finish with this. {planBeliefCallback}",
    'There is little left to say. {planBeliefCallback}',
    'One last thing. {planBeliefCallback}',
  ],
};
