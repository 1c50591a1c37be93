import type { Lines } from './frame.ts';

/** Tap-in pitch: the short version for somebody who has decided, in the tone of the last words. */
export const tapOpen: Lines = {
  soft: [
    "What's left is the short version, for whatever in you is still curious.",
    "Perhaps you have already decided, quietly and for yourself, so I'll keep to the short version and leave out all the rest.",
    'If some part of you has already said yes, the next few minutes are for that part, and the others may listen, too.',
  ],
  confident: [
    "{if realLifeTransformation} You've heard enough. Here's the short version.",
    'If your mind is already made up, this part is for you.',
    '{if realLifeTransformation} You know enough by now to make up your mind, so let me put everything in one place and keep it short.',
  ],
  friend: [
    "{if realLifeTransformation} Okay, if you're in, let's go through everything together, nice and quickly, so you can see what you're letting yourself in for.",
    "If you made up your mind some time ago, here's the quick version.",
    "If you're with me so far, let me keep the rest short, because I do go on a bit when I'm enjoying myself.",
  ],
  relief: [
    "You can let go a little now, because from here on I'll keep things simple and go through them one by one.",
    "Nothing has to be weighed up for the moment. I'll be brief.",
    "You've done enough thinking for now. What's left is short.",
  ],
  calm: [
    '{if realLifeTransformation} Here is everything, briefly.',
    'What is left can be said briefly.',
    '{if realLifeTransformation} Let me say the main things in a few calm sentences, so that you can hear them all together and in peace.',
    "{if realLifeTransformation} Without any hurry, let's go over what matters, leave out what doesn't, and see how everything looks in plain words.",
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
    'We share a belief, you and I. {oneBeliefTheyShare}',
    "There's something we'd both put our names to. {oneBeliefTheyShare}",
    'And a belief, yours and mine. {oneBeliefTheyShare}',
  ],
  confident: [
    'We agree on what matters. {oneBeliefTheyShare}',
    'By now, you and I could both say this. {oneBeliefTheyShare}',
    "On this point, you and I don't need to argue. {oneBeliefTheyShare}",
  ],
  friend: [
    'I think you and I see things the same way. {oneBeliefTheyShare}',
    "Here's where you and I agree. {oneBeliefTheyShare}",
    'And what we agree on, you and I. {oneBeliefTheyShare}',
  ],
  relief: [
    'And a belief we both hold. {oneBeliefTheyShare}',
    'This much we can both say. {oneBeliefTheyShare}',
    "It's a relief to agree on something. {oneBeliefTheyShare}",
  ],
  calm: [
    'I think this is a belief we share. {oneBeliefTheyShare}',
    "A belief lies under everything I've said. {oneBeliefTheyShare}",
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
    "Here's where things stand, for the time being. {currentUndesiredReality}",
    'For now, life looks like this. {currentUndesiredReality}',
    'A picture, then, of how things are. {currentUndesiredReality}',
  ],
  confident: [
    'Then the picture before anything changes. {currentUndesiredReality}',
    '{if realLifeTransformation} This is the before. {currentUndesiredReality}',
    "Let's be honest about how things stand. {currentUndesiredReality}",
  ],
  friend: [
    'And how things stand, honestly. {currentUndesiredReality}',
    "Here's a snapshot of life at the moment. {currentUndesiredReality}",
    'So this is the picture right now. {currentUndesiredReality}',
  ],
  relief: [
    'How things are, in one picture. {currentUndesiredReality}',
    'This is how it is for now. {currentUndesiredReality}',
    'Let me show you, honestly, how things are. {currentUndesiredReality}',
  ],
  calm: [
    'This is how things stand, neither better nor worse than they are. {currentUndesiredReality}',
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
    'Then a week, once things have changed. {realLifeTransformation}',
    'An ordinary week, some time afterwards. {realLifeTransformation}',
  ],
  confident: [
    "Here's what changes. {realLifeTransformation}",
    'And this is how things go afterwards. {realLifeTransformation}',
    'Then an ordinary week, afterwards. {realLifeTransformation}',
  ],
  friend: [
    'And then, life afterwards. {realLifeTransformation}',
    '{if currentUndesiredReality} And afterwards? {realLifeTransformation}',
    'So, a normal week afterwards. {realLifeTransformation}',
  ],
  relief: [
    'And then come weeks like this. {realLifeTransformation}',
    'Afterwards, your days look more like this. {realLifeTransformation}',
    'Then a week with the trouble behind you. {realLifeTransformation}',
  ],
  calm: [
    'What changes is plain to see. {realLifeTransformation}',
    'Afterwards an ordinary week looks different. {realLifeTransformation}',
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
    'One thing falls away. {oneCoreShiftRelief}',
    "Here's something to lay down. {oneCoreShiftRelief}",
    "And then there's the relief. {oneCoreShiftRelief}",
  ],
  confident: [
    'One thing deserves a moment of its own. {oneCoreShiftRelief}',
    'Then one thing comes off your list. {oneCoreShiftRelief}',
    'And this is where you breathe out. {oneCoreShiftRelief}',
  ],
  friend: [
    'Can I mention one thing in particular? {oneCoreShiftRelief}',
    'And one thing off your hands. {oneCoreShiftRelief}',
    "Here's what I'd let you off. {oneCoreShiftRelief}",
  ],
  relief: [
    'And here is room to breathe. {oneCoreShiftRelief}',
    'Most of all, there is this. {oneCoreShiftRelief}',
    'Then a burden less to carry. {oneCoreShiftRelief}',
  ],
  calm: [
    'There is also some relief. {oneCoreShiftRelief}',
    'And one thing need not go on. {oneCoreShiftRelief}',
    'Let me name one thing by itself. {oneCoreShiftRelief}',
  ],
  'matter-of-fact': [
    'Next comes the relief. {oneCoreShiftRelief}',
    'One item is struck off the list. {oneCoreShiftRelief}',
    'And something to leave out. {oneCoreShiftRelief}',
  ],
};

export const support: Lines = {
  soft: [
    "And here's how you're held along the way. {supportSafety}",
    'Let me say what there is to lean on. {supportSafety}',
    "And there's something to steady you. {supportSafety}",
  ],
  confident: [
    "You've got backing. {supportSafety}",
    "And you won't be left to yourself. {supportSafety}",
    "Here's how I stand by you. {supportSafety}",
  ],
  friend: [
    "And obviously you're not left hanging. {supportSafety}",
    "And you don't have to play the hero. {supportSafety}",
    "And here's what you get from me. {supportSafety}",
  ],
  relief: [
    "And there's something to lean on. {supportSafety}",
    'Nobody has to do everything alone. {supportSafety}',
    'Some of the worry I can take off you. {supportSafety}',
  ],
  calm: [
    "Here's how you're looked after. {supportSafety}",
    'Then there is the support. {supportSafety}',
    'And there is help along the way. {supportSafety}',
  ],
  'matter-of-fact': [
    "And this is what's there for you. {supportSafety}",
    "Then there's the support you get. {supportSafety}",
    "Here's what you can rely on. {supportSafety}",
  ],
};

export const fit: Lines = {
  soft: [
    'And now, gently, to who is welcome. {fitFilter}',
    'Then, quietly, a way to check. {fitFilter}',
    'Perhaps also the question of whether you belong here. {fitFilter}',
  ],
  confident: [
    'And the people I want to hear from. {fitFilter}',
    'Then, whether you and I should talk. {fitFilter}',
    'Plainly put, who I do this for. {fitFilter}',
  ],
  friend: [
    'So, who ought to come along. {fitFilter}',
    "Quick gut check on whether we'd be a match. {fitFilter}",
    "And a way to tell whether we'd get on. {fitFilter}",
  ],
  relief: [
    'Now, without any pressure, who is in the right place. {fitFilter}',
    'And the signs that you belong. {fitFilter}',
    'Then, who I had in mind. {fitFilter}',
  ],
  calm: [
    'And here is a quiet check. {fitFilter}',
    'Then, whether you are in the right place. {fitFilter}',
    'A word now on who should come. {fitFilter}',
  ],
  'matter-of-fact': [
    'Then, whether your case fits. {fitFilter}',
    'Now for the requirements. {fitFilter}',
    'And the question of who should come. {fitFilter}',
  ],
};

export const entry: Lines = {
  soft: [
    'Let me be plain about the practical things. {priceEntryStep}',
    'And this is what you need in order to begin. {priceEntryStep}',
    'Getting started is no mystery. {priceEntryStep}',
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
    '{if priceEntryStep has money} Now to the price. {priceEntryStep}',
    'And then there is the practical side. {priceEntryStep}',
  ],
  'matter-of-fact': [
    '{if priceEntryStep has figure} Now the practical part, in plain figures. {priceEntryStep}',
    '{if priceEntryStep has money} Next, the money. {priceEntryStep}',
    'The terms, then, so there are no surprises. {priceEntryStep}',
  ],
};

export const mirror: Lines = {
  soft: [
    'And then a day, not so far away. {ninetyDayMirror}',
    "Let me show you a little of what's ahead. {ninetyDayMirror}",
    "There's a picture of the time to come. {ninetyDayMirror}",
  ],
  confident: [
    'Then, ninety days on. {ninetyDayMirror}',
    'A few months on, then. {ninetyDayMirror}',
    "And here's you, once you've done the work. {ninetyDayMirror}",
  ],
  friend: [
    'I can see you in ninety days. {ninetyDayMirror}',
    'And then you, some months from now. {ninetyDayMirror}',
    "Here's a postcard from your near future. {ninetyDayMirror}",
  ],
  relief: [
    'Give yourself a little time, and a day may look like this. {ninetyDayMirror}',
    'And ninety days from now? {ninetyDayMirror}',
    'And not so long from now, life is like this. {ninetyDayMirror}',
  ],
  calm: [
    'Then the time ahead. {ninetyDayMirror}',
    'A little later, you may see yourself like this. {ninetyDayMirror}',
    'And you, when things have settled. {ninetyDayMirror}',
  ],
  'matter-of-fact': [
    'Then, the state of things in ninety days. {ninetyDayMirror}',
    'And this is what I hope you see in ninety days. {ninetyDayMirror}',
    "Here's how you'll know that something has changed. {ninetyDayMirror}",
  ],
};

export const call: Lines = {
  'cohort-launch': [
    'We begin together, as one group, so say soon if you want a place in it.',
    "You won't be starting alone, because the whole group begins together, so make sure you have a place before it does.",
    'Nobody here starts alone. Join now, and you begin together with everyone else.',
  ],
  'rolling-1-1': [
    'Tell me when it would suit you to begin.',
    "I'd be glad to hear from you, and soon.",
    'Let me know, and you and I will take it from there.',
  ],
  evergreen: [
    "{unless priceEntryStep has date} There's nothing to wait for, so why not begin?",
    '{unless priceEntryStep has date} No date is set and nobody is going to chase you, so start while you still remember why you wanted to.',
    "I'd suggest that you make a start before something else comes up and wants your attention.",
  ],
  waitlist: [
    "There's a waiting list, so if you want this, put your name on it.",
    "We work from a waiting list, and if you'd like a place, the sooner your name is on that list, the better.",
  ],
  'application-only': [
    'Places go by application, so that both sides can be sure before they begin, and if you want one, please apply.',
    "And there's an application, because we have to suit each other.",
  ],
  none: [
    'Take the first step, and take it soon.',
    "Let me ask you for a first step, even a very small one, while everything you've heard today is still fresh in your mind.",
    '{if priceEntryStep} Make a beginning, and make it soon. The rest can wait.',
  ],
};

export const lastLine: Lines = {
  soft: [
    "And here's something to take home with you. {planBeliefCallback}",
    'Let this be the last word. {planBeliefCallback}',
    "I'd like to leave you with this. {planBeliefCallback}",
  ],
  confident: [
    'And these are my closing words. {planBeliefCallback}',
    "I'll leave you with this. {planBeliefCallback}",
    "Here's my last word. {planBeliefCallback}",
  ],
  friend: [
    'So, a line for the road. {planBeliefCallback}',
    "Okay, one last thing, then I'll let you go. {planBeliefCallback}",
    "So here's the last thing you'll hear from me today. {planBeliefCallback}",
  ],
  relief: [
    'A last word, and then rest. {planBeliefCallback}',
    "One more thing, and that's enough for today. {planBeliefCallback}",
    "This is the last thing I'll ask you to take in. {planBeliefCallback}",
  ],
  calm: [
    'Let me leave you with a last thought. {planBeliefCallback}',
    "Let's end simply. {planBeliefCallback}",
    "This to finish with, and then I'll be quiet. {planBeliefCallback}",
  ],
  'matter-of-fact': [
    "I'll finish with this. {planBeliefCallback}",
    "There's only one thing left to say. {planBeliefCallback}",
    'One last thing. {planBeliefCallback}',
  ],
};
