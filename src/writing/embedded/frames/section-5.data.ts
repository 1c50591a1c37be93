import type { ByPersonality } from './frame.ts';

/** Personality and philosophy: the speaker's breaking point, what they did, what snapped, what they believe, who it is not for. */
export const selfOpen: ByPersonality = {
  bold: [
    "{if breakingPointScene} You should know who's talking to you, bad days included, so I'm going to tell you a piece of my own story now.",
    "{if breakingPointScene} It wasn't theory that brought me here.",
    "You may as well know who you're dealing with.",
    "{if breakingPointScene} I'll tell you where I stood before I stood here.",
    "Now a word about me, and I won't be shy about it, because you can only judge what I say once you know who I am.",
  ],
  blunt: [
    "You may ask why you should listen to me, and that's fair, so I'll say something about myself and leave the judging to you.",
    'Now about me.',
    "You should know who you're listening to.",
    "{if breakingPointScene} I'm not going to polish anything for you, so I'll tell you about myself the way things were, and you can make of me what you like.",
  ],
  funny: [
    'You may wonder what qualifies me to stand here and tell you all sorts of things, and some mornings I wonder about it myself.',
    "It's time for a word about the person doing all the talking.",
    '{if breakingPointScene} At this point you may be wondering about my qualifications. They begin with something going wrong.',
    "I'd like to talk about myself for a minute now, which is a subject I never seem to tire of.",
  ],
  poetic: [
    'Nobody is born knowing the way, and I was no exception.',
    '{if breakingPointScene} Here is how I came to be standing before you, told as plainly as I am able, because plain words carry a long way.',
    'Let me tell you whose voice you are hearing, so that the words do not come to you from nowhere.',
    '{if breakingPointScene} What I know, I did not learn on a good day.',
  ],
  gentle: [
    "Before I go on, I'd like you to know a little about me, and about where all of this comes from.",
    "{if breakingPointScene} It wasn't an easy road that brought me here.",
    "{if breakingPointScene} Let me tell you a little of my own story, because I don't want to be a stranger to you.",
    "Maybe it helps to know who's speaking to you.",
  ],
  mentor: [
    '{if breakingPointScene} You may well ask how I came to my work.',
    '{if breakingPointScene} Let me tell you where my advice comes from.',
    "It's only fair to tell you who's speaking, so that you can decide for yourself how seriously you want to take me.",
    "{if breakingPointScene} What I pass on, I had to learn the hard way, and I'd like to spare you as much of that as I can.",
  ],
  friend: [
    '{if breakingPointScene} I should probably tell you how I got here.',
    "A word about me, so you know who's talking.",
    "A bit about me now, because fair's fair, and it's nicer to listen to somebody when you know a little about them.",
    "{if breakingPointScene} Okay, now I'm going to tell you something about myself, and I never quite know how to start, so bear with me for a minute.",
  ],
  coach: [
    "{if breakingPointScene} Let's look at where I come from, so you can size me up.",
    "Before you trust anybody, ask who they are and what they stand for, and since you're listening to me, start with me.",
    "{if breakingPointScene} Before we go on, I want you to meet the person who's talking to you, and I don't mean the polished version.",
    '{if breakingPointScene} Now you get a look at me.',
  ],
};

/** The same where nothing of their own story is told. */
export const standOpen: ByPersonality = {
  bold: ['Now you should know where I stand.', 'You may as well know what I stand for.'],
  blunt: ['Now to where I stand.', 'You should know what I stand for.'],
  funny: [
    'And now a word on where I stand, since I am standing here anyway.',
    'Let me say what I stand for, before somebody else does it for me.',
  ],
  poetic: ['Let me say where I stand.', 'There is something I stand for, and I would like to say it.'],
  gentle: ["I'd like you to know where I stand.", 'Maybe it helps to know what I stand for.'],
  mentor: ["It's only fair to say where I stand.", 'You have a right to know what I stand for.'],
  friend: ['You should know where I stand.', 'Let me tell you what I stand for.'],
  coach: ['Before we go on, you should know what I stand for.', 'You should know where I stand before we go on.'],
};

export const breaking: ByPersonality = {
  bold: [
    "There was a time I'd rather not talk about, so I will. {breakingPointScene}",
    "Here's my own low point, and I won't dress it up. {breakingPointScene}",
    "I'll tell you what most people in my place leave out. {breakingPointScene}",
    'I remember my own breaking point well. {breakingPointScene}',
  ],
  blunt: [
    'I had a breaking point. {breakingPointScene}',
    'My low point? {breakingPointScene}',
    "I've been at a low point myself. {breakingPointScene}",
    'I had a low point of my own. {breakingPointScene}',
  ],
  funny: [
    "My story doesn't begin heroically. {breakingPointScene}",
    "Here's a moment from my own archives. {breakingPointScene}",
    'Allow me to introduce my former self. {breakingPointScene}',
    'Every story has its low point, and here comes mine. {breakingPointScene}',
  ],
  poetic: [
    'Memory keeps what it keeps, and it has kept this. {breakingPointScene}',
    'Some moments never quite end, and here is one of mine. {breakingPointScene}',
    'There is something that has stayed with me. {breakingPointScene}',
    'Let me take you back for a moment. {breakingPointScene}',
  ],
  gentle: [
    "There's one time I'd like to tell you about. {breakingPointScene}",
    "I'll share something personal. {breakingPointScene}",
    "I know what it's like when things come to a head. {breakingPointScene}",
    'I still carry a bit of my past with me. {breakingPointScene}',
  ],
  mentor: [
    'My real education began like this. {breakingPointScene}',
    'There is one moment of my own that belongs here. {breakingPointScene}',
    'My most important lesson came when I least wanted one. {breakingPointScene}',
    'I can still see how it was. {breakingPointScene}',
  ],
  friend: [
    "I don't tell everyone this. {breakingPointScene} There, now it's out.",
    'Can I tell you about my own worst moment? {breakingPointScene}',
    "So, cards on the table, here's a bit of my own story. {breakingPointScene}",
    "There's one moment I still think about. {breakingPointScene}",
  ],
  coach: [
    "Here's a moment I won't forget. {breakingPointScene}",
    'I had a breaking point of my own. {breakingPointScene}',
    "I've been knocked down, and I won't hide it. {breakingPointScene}",
    'Here is the moment I learned most from. {breakingPointScene}',
  ],
};

export const emotion: ByPersonality = {
  bold: [
    "{if breakingPointScene} And here's what I did, for better or worse. {emotionInAction}",
    "{if breakingPointScene} Here's what came next, unedited. {emotionInAction}",
    "{if breakingPointScene} I'll tell you exactly what I did next. {emotionInAction}",
    "{if breakingPointScene} That's only half of the story. {emotionInAction}",
    "{unless breakingPointScene} There was a day when I'd had enough, and this is what I did. {emotionInAction}",
  ],
  blunt: [
    '{if breakingPointScene} What I did then: {emotionInAction}',
    '{if breakingPointScene} My reaction: {emotionInAction}',
    '{if breakingPointScene} And then? {emotionInAction}',
    '{if breakingPointScene} And this came next. {emotionInAction}',
    "{unless breakingPointScene} One day I'd had enough. {emotionInAction}",
  ],
  funny: [
    "{if breakingPointScene} There are several sensible things to do at such a moment, and here's what I chose. {emotionInAction}",
    '{if breakingPointScene} And how did I cope, you ask? {emotionInAction}',
    "{if breakingPointScene} What I did then isn't in any manual. {emotionInAction}",
    '{if breakingPointScene} And now for my reaction, in full. {emotionInAction}',
    "{unless breakingPointScene} Here's me on a bad day, in action. {emotionInAction}",
  ],
  poetic: [
    '{if breakingPointScene} What followed belongs to the story, too. {emotionInAction}',
    '{if breakingPointScene} Then came my own part. {emotionInAction}',
    '{if breakingPointScene} And this is what I did. {emotionInAction}',
    '{if breakingPointScene} I can only tell you what followed. {emotionInAction}',
    '{unless breakingPointScene} There was a day that asked too much of me. {emotionInAction}',
  ],
  gentle: [
    '{if breakingPointScene} And this is what came after. {emotionInAction}',
    '{if breakingPointScene} Here is what I did then. {emotionInAction}',
    '{if breakingPointScene} And this is what I did with everything I felt. {emotionInAction}',
    "{if breakingPointScene} Now I'll tell you the rest as well. {emotionInAction}",
    '{unless breakingPointScene} Let me tell you about a hard moment of mine. {emotionInAction}',
  ],
  mentor: [
    "{if breakingPointScene} And I'll tell you the next part just as it was. {emotionInAction}",
    '{if breakingPointScene} This is what I did next. {emotionInAction}',
    "{if breakingPointScene} I've often thought about what followed. {emotionInAction}",
    '{if breakingPointScene} I remember well what I did then. {emotionInAction}',
    '{unless breakingPointScene} When things were hardest for me, this is what I did. {emotionInAction}',
  ],
  friend: [
    '{if breakingPointScene} And this is what I did then. {emotionInAction}',
    '{if breakingPointScene} Take a guess at what I did next. {emotionInAction}',
    '{if breakingPointScene} Let me tell you what I did next. {emotionInAction}',
    "{if breakingPointScene} And I'd better tell you the next bit, too. {emotionInAction}",
    "{unless breakingPointScene} I've had bad days. This was me on one of them. {emotionInAction}",
  ],
  coach: [
    '{if breakingPointScene} My response: {emotionInAction}',
    '{if breakingPointScene} So what did I do? {emotionInAction}',
    "{if breakingPointScene} And here's how I reacted. {emotionInAction}",
    '{if breakingPointScene} And this was my move. {emotionInAction}',
    '{unless breakingPointScene} When I was down myself, it went like this. {emotionInAction}',
  ],
};

export const snapped: ByPersonality = {
  bold: [
    'Something had to give. {whatSnapped}',
    '{if breakingPointScene} And that was the end of the old story. {whatSnapped}',
    '{if breakingPointScene} And then came the turn. {whatSnapped}',
    'This is where I drew a line. {whatSnapped}',
  ],
  blunt: [
    '{if breakingPointScene} And something changed. {whatSnapped}',
    'Something in me snapped. {whatSnapped}',
    'The turning point: {whatSnapped}',
    "{if breakingPointScene} Here's what changed. {whatSnapped}",
  ],
  funny: [
    'Even my excuses ran out of excuses. {whatSnapped}',
    "To everyone's surprise, including mine, I had a clear moment. {whatSnapped}",
    '{if breakingPointScene} And then, somewhere in my head, a switch flipped. {whatSnapped}',
    '{if breakingPointScene} Then my last brain cell put its foot down. {whatSnapped}',
  ],
  poetic: [
    'And something in me would not go back. {whatSnapped}',
    '{if breakingPointScene} Then my way turned, and did not turn back. {whatSnapped}',
    '{if breakingPointScene} And then something came to an end, and something else began. {whatSnapped}',
    'The old way was over, and I knew it. {whatSnapped}',
  ],
  gentle: [
    'Something shifted in me. {whatSnapped}',
    '{if breakingPointScene} And then something in me changed. {whatSnapped}',
    "I couldn't go on as before. {whatSnapped}",
    '{if breakingPointScene} What came next made the difference for me. {whatSnapped}',
  ],
  mentor: [
    'Something new began for me. {whatSnapped}',
    'And now to my turning point. {whatSnapped}',
    "{if breakingPointScene} And that's when things turned. {whatSnapped}",
    'I had reached a point where I had to choose. {whatSnapped}',
  ],
  friend: [
    '{if breakingPointScene} And that was it for me. {whatSnapped}',
    'This is where things changed for me. {whatSnapped}',
    "Here's what changed for me, in the end. {whatSnapped}",
    '{if breakingPointScene} And I was done with the way things were. {whatSnapped}',
  ],
  coach: [
    'This was my turning point. {whatSnapped}',
    'Enough was enough. {whatSnapped}',
    "{if breakingPointScene} That's when I changed what I was doing. {whatSnapped}",
    '{if breakingPointScene} Then I made my move. {whatSnapped}',
  ],
};

export const alternative: ByPersonality = {
  bold: [
    'I know how the other version of my story goes. {alternativeStory}',
    "Had I changed nothing, you'd be listening to somebody else right now. {alternativeStory}",
    'I sometimes think of how it could have gone. {alternativeStory}',
    'There was another road, and I know where it goes. {alternativeStory}',
  ],
  blunt: [
    "And if I'd gone on as before? {alternativeStory}",
    'If nothing had changed: {alternativeStory}',
    'Where would I be now? {alternativeStory}',
    'And if I had changed nothing? {alternativeStory}',
  ],
  funny: [
    'In a parallel universe somebody with my haircut made the other choice. {alternativeStory}',
    "Somewhere there's a version of me who decided otherwise, and we don't keep in touch. {alternativeStory}",
    "There's also an alternative ending, but it got cut. {alternativeStory}",
    "There's another version of my life, and I'm glad it never got past the rehearsal. {alternativeStory}",
  ],
  poetic: [
    'Sometimes I think of the road I did not take. {alternativeStory}',
    'There is another life I might have had. {alternativeStory}',
    'The life I did not live has a face, too. {alternativeStory}',
    'On quiet evenings I think of what might have been. {alternativeStory}',
  ],
  gentle: [
    'My life could have gone another way. {alternativeStory}',
    'Sometimes I wonder where the old way would have taken me. {alternativeStory}',
    'I sometimes think about how else things might have gone. {alternativeStory}',
    'Without a change, things would look different today. {alternativeStory}',
  ],
  mentor: [
    'I sometimes look down the other road. {alternativeStory}',
    'Let me tell you what I was spared. {alternativeStory}',
    'Things could have taken quite another course. {alternativeStory}',
    "I've asked myself where the old road would have ended. {alternativeStory}",
  ],
  friend: [
    'Honestly, things could have gone so differently. {alternativeStory}',
    'It could easily have gone another way, too. {alternativeStory}',
    "And if I hadn't changed a thing? {alternativeStory}",
    "There's another way it could have gone. {alternativeStory}",
  ],
  coach: [
    "Say I hadn't changed anything. {alternativeStory}",
    'No change, and then what? {alternativeStory}',
    "The old way would've ended somewhere, and I know where. {alternativeStory}",
    'It could have gone another way. {alternativeStory}',
  ],
};

export const philosophy: ByPersonality = {
  bold: [
    "I'll tell you what I stand for. {corePhilosophy}",
    'My conviction, in plain words: {corePhilosophy}',
    "Here's where I won't budge. {corePhilosophy}",
    "There's one belief I'd put my name to. {corePhilosophy}",
  ],
  blunt: [
    'What I believe: {corePhilosophy}',
    "I go by this: {corePhilosophy} That's it.",
    'Not everybody in my job would say this. {corePhilosophy}',
    "Here's where I stand. {corePhilosophy}",
  ],
  funny: [
    "I've put on my philosopher's hat for this. {corePhilosophy}",
    'My life wisdom, as told to the bathroom mirror: {corePhilosophy}',
    'If I had a coat of arms, this would be on it. {corePhilosophy}',
    "I'm told a person should have a philosophy. {corePhilosophy}",
  ],
  poetic: [
    'One belief has never left me. {corePhilosophy}',
    'Much falls away over the years, but this has remained. {corePhilosophy}',
    'If I could keep only one thought, I would keep this one. {corePhilosophy}',
    'Ask me what I hold to be true, and I will say this: {corePhilosophy}',
  ],
  gentle: [
    'There is something I believe deeply. {corePhilosophy}',
    'Let me share what I hold on to. {corePhilosophy}',
    "There's a thought I always come back to. {corePhilosophy}",
    'May I tell you what I go by? {corePhilosophy}',
  ],
  mentor: [
    "I'd like to pass on a principle, if I may. {corePhilosophy}",
    "Here's the principle under all my work: {corePhilosophy}",
    "What I've learned, I can say in plain words. {corePhilosophy}",
    "I've thought about my work for a long time, and I've come to believe this. {corePhilosophy}",
  ],
  friend: [
    'So let me tell you what I really believe. {corePhilosophy}',
    "If you forget everything else I've said, keep this: {corePhilosophy} I mean that.",
    "There's something I'm pretty stubborn about. {corePhilosophy}",
    "You know what I'm convinced of? {corePhilosophy}",
  ],
  coach: [
    "Here's my core principle. {corePhilosophy}",
    'My philosophy, so you know how I work: {corePhilosophy}',
    "I work by this. {corePhilosophy} You'll hear it from me again.",
    'Everything I do stands on this. {corePhilosophy}',
  ],
};

export const notFor: ByPersonality = {
  bold: [
    "I turn certain people away, and I'll tell you which. {whoIsThisNotFor}",
    'Let me spare some people my company. {whoIsThisNotFor}',
    "I'd rather lose a customer than take on the wrong one. {whoIsThisNotFor}",
    "I don't want everybody as a customer, and I'll say so up front. {whoIsThisNotFor}",
  ],
  blunt: [
    'This is where I turn some people away. {whoIsThisNotFor} No offence.',
    "I don't take everybody. {whoIsThisNotFor}",
    'Let me rule a few people out. {whoIsThisNotFor}',
    "Here's who this is wrong for. {whoIsThisNotFor}",
  ],
  funny: [
    'I come with a warning label for certain people. {whoIsThisNotFor} Everybody else, make yourselves comfortable.',
    "I'm not everybody's cup of tea, so let me say whose I'm not. {whoIsThisNotFor}",
    "My small print lists the people I'm no use to. {whoIsThisNotFor}",
    "I do have a door policy, and some don't get in. {whoIsThisNotFor}",
  ],
  poetic: [
    'For some this is not the road. {whoIsThisNotFor}',
    'There are some I cannot help. {whoIsThisNotFor}',
    'There are some I would kindly send elsewhere. {whoIsThisNotFor}',
    'Some need another way than mine, and I will say who. {whoIsThisNotFor}',
  ],
  gentle: [
    "I may not be the right person for everybody, and I'd like to be open about that. {whoIsThisNotFor}",
    "There are people I can't help with this, and I don't want to hide it. {whoIsThisNotFor}",
    "I want to be honest about whom I can't help. {whoIsThisNotFor}",
    "I wouldn't want anyone to end up in the wrong place, so let me say who I'm not right for. {whoIsThisNotFor}",
  ],
  mentor: [
    "I can't be of help to everybody. {whoIsThisNotFor}",
    "There are people my work won't help. {whoIsThisNotFor}",
    "I'd rather tell you now where I'm not the right person. {whoIsThisNotFor}",
    'There are people I send elsewhere. {whoIsThisNotFor}',
  ],
  friend: [
    "And I'll be straight with you about who this won't work for. {whoIsThisNotFor}",
    "I can't help everybody, so let me be honest about who should look elsewhere. {whoIsThisNotFor}",
    "There are a few people I'd tell not to bother. {whoIsThisNotFor}",
    "Let me be upfront, I'm no good to some people. {whoIsThisNotFor}",
  ],
  coach: [
    "I don't say yes to everybody, so let me tell you who I turn away. {whoIsThisNotFor}",
    'Some people should sit this one out. {whoIsThisNotFor}',
    'Now, who would I turn away? {whoIsThisNotFor}',
    "There are people I can't help. {whoIsThisNotFor} Everybody else, stay with me.",
  ],
};

export const credibility: ByPersonality = {
  bold: [
    'And what gives me the nerve to say all this? {miniCredibilityLine}',
    "Here's what backs up my big mouth. {miniCredibilityLine}",
    "I'm not pulling any of this out of thin air. {miniCredibilityLine}",
    'Who am I to tell you anything? You may well ask. {miniCredibilityLine}',
  ],
  blunt: [
    'My record: {miniCredibilityLine}',
    'Why believe me? {miniCredibilityLine}',
    'The facts about me: {miniCredibilityLine}',
    'Just so you know where this comes from: {miniCredibilityLine}',
  ],
  funny: [
    'Now for the bit that goes on the business card. {miniCredibilityLine} End of advertisement.',
    'And why should you believe a word I say? {miniCredibilityLine}',
    'This is where I get to show off for a moment. {miniCredibilityLine}',
    'People like to see some credentials, so I dusted mine off. {miniCredibilityLine}',
  ],
  poetic: [
    'Something plain, to give the words weight: {miniCredibilityLine}',
    'Trust needs something to hold on to. {miniCredibilityLine}',
    'I have done more than talk. {miniCredibilityLine}',
    'You should know whose words these are. {miniCredibilityLine}',
  ],
  gentle: [
    'In case it helps you to trust me: {miniCredibilityLine}',
    'A word on my experience, only so that you can lean on it: {miniCredibilityLine}',
    'You might like to know what I bring. {miniCredibilityLine} Trust is allowed to grow slowly.',
    "You don't have to trust me blindly. {miniCredibilityLine}",
  ],
  mentor: [
    'My experience, since you may ask: {miniCredibilityLine}',
    "Here's what stands behind what I say. {miniCredibilityLine}",
    'A word about what my advice is built on. {miniCredibilityLine}',
    "You may want to know whose advice you're getting. {miniCredibilityLine}",
  ],
  friend: [
    "I don't like bragging, so I'll say it once. {miniCredibilityLine} There, done, awkward part over.",
    "And do I know what I'm doing? {miniCredibilityLine}",
    "Quick bit of boasting, and then I'll stop. {miniCredibilityLine}",
    "In case you were wondering whether I just made this up, here's my background: {miniCredibilityLine}",
  ],
  coach: [
    'What I bring: {miniCredibilityLine}',
    "You should know who'd be at your side. {miniCredibilityLine}",
    "Here's why you can believe me. {miniCredibilityLine}",
    "My own record, so you know what you're getting: {miniCredibilityLine}",
  ],
};

export const bridge: ByPersonality = {
  bold: [
    'My work follows from what I believe. {planBeliefBridge}',
    '{if corePhilosophy} And you can see the belief in the plan itself. {planBeliefBridge}',
    'The whole plan goes back to what I believe. {planBeliefBridge}',
    '{if corePhilosophy} I built the whole plan on that belief. {planBeliefBridge}',
  ],
  blunt: [
    '{if corePhilosophy} What my belief means for the plan: {planBeliefBridge}',
    'The plan follows from what I believe. {planBeliefBridge}',
    "There's a reason the plan is built the way it is. {planBeliefBridge}",
    '{if corePhilosophy} And my belief decides how I work. {planBeliefBridge}',
  ],
  funny: [
    "{if corePhilosophy} And yes, there's a link between the wisdom and the work. {planBeliefBridge}",
    '{if corePhilosophy} So how do you get from a nice sentence to a plan? {planBeliefBridge} Ta-da.',
    '{if corePhilosophy} Believe it or not, all that has something to do with the plan. {planBeliefBridge}',
    "There's a plan, and there's even a reason for it. {planBeliefBridge}",
    'Which brings me back to the plan, gracefully as ever. {planBeliefBridge}',
  ],
  poetic: [
    'A belief becomes a plan when somebody acts on it. {planBeliefBridge}',
    'What I believe, I try to do. {planBeliefBridge}',
    'The plan grew out of what I hold dear. {planBeliefBridge}',
    '{if corePhilosophy} So the thought became something you can do. {planBeliefBridge}',
  ],
  gentle: [
    "There's a reason why the plan looks the way it does. {planBeliefBridge}",
    "{if corePhilosophy} That belief shapes how we'd work together. {planBeliefBridge}",
    "{if corePhilosophy} You'll find that thought in everything we do. {planBeliefBridge}",
    'What I believe shows in the way I work with people. {planBeliefBridge}',
  ],
  mentor: [
    'How I work follows from how I think. {planBeliefBridge}',
    '{if corePhilosophy} My belief tells you why the plan is built as it is. {planBeliefBridge}',
    '{if corePhilosophy} The plan is really just that belief, put into practice. {planBeliefBridge}',
    'Nothing in the plan came out of nowhere. {planBeliefBridge}',
  ],
  friend: [
    "There's a reason I work the way I do. {planBeliefBridge}",
    '{if corePhilosophy} And it all fits together. {planBeliefBridge}',
    'What I believe runs right through the plan. {planBeliefBridge}',
    "{if corePhilosophy} And I don't only talk, I work by what I believe. {planBeliefBridge}",
  ],
  coach: [
    'From principle to practice: {planBeliefBridge}',
    "Here's how belief turns into action. {planBeliefBridge}",
    '{if corePhilosophy} My principle gives the plan its shape. {planBeliefBridge}',
    'What I believe decides what we do. {planBeliefBridge}',
  ],
};
