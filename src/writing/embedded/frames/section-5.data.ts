import type { ByPersonality } from './frame.ts';

/** Personality and philosophy: the speaker's breaking point, what they did, what snapped, what they believe, who it is not for. */
export const selfOpen: ByPersonality = {
  bold: [
    "{if breakingPointScene} You should know who's talking to you, scars included.",
    "{if breakingPointScene} I didn't read this in a book.",
  ],
  blunt: ['Why me? Fair question.', 'About me, briefly.'],
  funny: [
    'You may wonder what gives me the right. So did my mirror.',
    'A short word about the person holding the microphone.',
  ],
  poetic: [
    'Everyone who shows a way has been lost on it once.',
    '{if breakingPointScene} Let me tell you where I learned to see this.',
  ],
  gentle: [
    "I'd like you to know a little about me, so that you know who you're listening to.",
    "{if breakingPointScene} I'm not saying any of this from a distance.",
  ],
  mentor: [
    '{if breakingPointScene} You have a right to know where your teacher learned this.',
    '{if breakingPointScene} Let me tell you where this comes from.',
  ],
  friend: [
    '{if breakingPointScene} I should probably tell you how I got here.',
    "A quick word about me, so you know who's talking.",
  ],
  coach: [
    "{if breakingPointScene} A quick look at where I come from, so you know who's on the sideline.",
    'Before you trust a coach, ask about their own game.',
  ],
};

export const breaking: ByPersonality = {
  bold: [
    "Here's where it broke. {breakingPointScene} I've never hidden that, and I won't start today.",
    'I can tell you what my lowest point looked like. {breakingPointScene} I remember every second of it.',
  ],
  blunt: ['It broke. {breakingPointScene} That was the bottom.', 'My worst day: {breakingPointScene} Not pretty.'],
  funny: [
    "It didn't begin heroically. {breakingPointScene} Hollywood hasn't called.",
    "Picture your humble speaker. {breakingPointScene} Not my finest hour, and I've had competition.",
  ],
  poetic: [
    'Once, the floor gave way. {breakingPointScene} I can still see the light in that scene.',
    'There is a room in my memory that I visit rarely. {breakingPointScene} I leave the door open now.',
  ],
  gentle: [
    'There was a day that was hard for me, too: {breakingPointScene} I tell it because you may have had one like it.',
    "I'll share something personal. {breakingPointScene} It took me time to be able to say that.",
  ],
  mentor: [
    'My real education began on a bad day. {breakingPointScene} No course could have taught me what that did.',
    "I wasn't always on this side of it. {breakingPointScene} Remember that when you think others have it easy.",
  ],
  friend: [
    "I don't tell everyone this. {breakingPointScene} So now you know.",
    'Can I tell you about the day it all fell apart? {breakingPointScene} Yeah. That was me.',
  ],
  coach: [
    "Here's my own worst defeat. {breakingPointScene} You learn more from that than from any win.",
    'My breaking point, since I keep asking for yours: {breakingPointScene} That was rock bottom.',
  ],
};

export const emotion: ByPersonality = {
  bold: ['And this is what I did with it. {emotionInAction}', "I won't dress up what came next. {emotionInAction}"],
  blunt: ['What I did then: {emotionInAction}', 'My reaction, for the record: {emotionInAction}'],
  funny: ['I handled it with the usual elegance. {emotionInAction}', 'And how did I cope, you ask? {emotionInAction}'],
  poetic: [
    'A feeling that size needs somewhere to go. {emotionInAction}',
    'The body spoke before I could. {emotionInAction}',
  ],
  gentle: [
    "I didn't know where to put all that. {emotionInAction}",
    'Feelings have their own way out. {emotionInAction}',
  ],
  mentor: [
    'Watch what we do when it hurts, it says more than our words. {emotionInAction}',
    'What I did next taught me something about myself. {emotionInAction}',
  ],
  friend: ['And you know what I did? {emotionInAction}', 'So this is what I did, being me. {emotionInAction}'],
  coach: ['My first response: {emotionInAction}', 'Under pressure, this is what came out: {emotionInAction}'],
};

export const snapped: ByPersonality = {
  bold: [
    'Then something in me stood up. {whatSnapped} From that point on there was no discussion.',
    "And that was the end of the old story. {whatSnapped} I haven't looked back.",
  ],
  blunt: ['Then I had enough. {whatSnapped} Done.', 'Something snapped. {whatSnapped} That was that.'],
  funny: [
    'And at some point even my excuses ran out of excuses. {whatSnapped} Dramatic music optional.',
    'Then, with my usual timing, I came to my senses. {whatSnapped} It only took a disaster.',
  ],
  poetic: [
    'And inside me a thread broke, or a knot came loose. {whatSnapped} The air was different afterwards.',
    'Then, very quietly, something turned. {whatSnapped} As a key turns.',
  ],
  gentle: [
    'And then something shifted. {whatSnapped} It was a small step, and it was mine.',
    "Somewhere in there, something in me said that it was enough. {whatSnapped} I'm grateful for that.",
  ],
  mentor: [
    'A decision is born when the old way becomes impossible. {whatSnapped} Mark that point in your own story.',
    'Then came the turn. {whatSnapped} Everything I teach goes back to it.',
  ],
  friend: [
    "And that was it for me. {whatSnapped} I don't even know where that came from.",
    'Then something just clicked. {whatSnapped} Funny how that works.',
  ],
  coach: [
    "And there was the turning point. {whatSnapped} One decision. That's all it ever takes to start.",
    'Then I called time-out on my own life. {whatSnapped} New game from there.',
  ],
};

export const alternative: ByPersonality = {
  bold: [
    'I know how the other version ends. {alternativeStory} I refused that ending.',
    'Had I stayed where I was, you would be looking at another person. {alternativeStory} No, thank you.',
  ],
  blunt: ['The alternative? {alternativeStory} No.', 'If nothing had changed: {alternativeStory} Hard pass.'],
  funny: [
    'In a parallel universe somebody with my haircut made the other choice. {alternativeStory} I send regards.',
    "There's a deleted scene as well. {alternativeStory} It was cut for good reasons.",
  ],
  poetic: [
    'Sometimes I think of the road that bends the other way. {alternativeStory} There is a house there with no lights on.',
    'There is another life, and it passes me in the street. {alternativeStory} We nod, and I walk on.',
  ],
  gentle: [
    'It could have gone another way. {alternativeStory} It makes me grateful for the way it went.',
    "Sometimes I wonder where I'd be otherwise. {alternativeStory} I'm glad I didn't have to find out.",
  ],
  mentor: [
    "It's worth imagining the other road. {alternativeStory} One only sees the fork in the road when looking back.",
    'Consider what would have become of it. {alternativeStory} That thought keeps me humble.',
  ],
  friend: [
    'And honestly, it could have gone so differently. {alternativeStory} That still gives me goosebumps.',
    'You know what would have happened otherwise? {alternativeStory} I think about that sometimes.',
  ],
  coach: [
    'Play the other scenario through. {alternativeStory} Know what you are training against.',
    "Without that turn, here's the result: {alternativeStory} I'm glad I never had to play that season.",
  ],
};

export const philosophy: ByPersonality = {
  bold: [
    'So this is what I stand for: {corePhilosophy} Put it on the wall.',
    "My conviction, in plain words: {corePhilosophy} I'll defend that anywhere.",
  ],
  blunt: ['What I believe: {corePhilosophy} Period.', 'My rule: {corePhilosophy} No exceptions.'],
  funny: [
    "If I ever get a fortune cookie made, it'll say this: {corePhilosophy} Crunch on that.",
    'My life wisdom, fridge-magnet edition: {corePhilosophy} Available in no shops.',
  ],
  poetic: [
    'What stayed with me is a sentence. {corePhilosophy} I say it in the dark sometimes, like a name.',
    'Out of all of it grew one belief. {corePhilosophy} It grows still.',
  ],
  gentle: [
    'It left me with something I believe deeply. {corePhilosophy} You can try it on for a moment, and see how it feels.',
    "This is what I've come to believe: {corePhilosophy} It may be a relief to hear.",
  ],
  mentor: [
    'If I had to pass on one principle, it would be this: {corePhilosophy} Everything else is practice.',
    "Here's the principle under the method: {corePhilosophy} Test it in your own life.",
  ],
  friend: [
    "So here's what I really believe: {corePhilosophy} I'd say it to anyone I love.",
    "If you forget everything else I've said, keep this: {corePhilosophy} I mean that.",
  ],
  coach: [
    'Core principle: {corePhilosophy} Say it before you start, every day.',
    'My philosophy fits into one line of chalk. {corePhilosophy} Everything we do follows from it.',
  ],
};

export const notFor: ByPersonality = {
  bold: [
    'And because I stand for something, I also turn people away. {whoIsThisNotFor} No hard feelings.',
    "Let me save some of us a little time. {whoIsThisNotFor} I'd rather be clear than liked.",
  ],
  blunt: [
    'Some of you can leave now. {whoIsThisNotFor} No offence.',
    "I don't take everybody. {whoIsThisNotFor} Better to say so now than later.",
  ],
  funny: [
    "A small warning label: {whoIsThisNotFor} The exit is behind you, and there's cake.",
    'Please check your ticket. {whoIsThisNotFor} We part as friends and you keep your dignity.',
  ],
  poetic: [
    'Not every boat is meant for every shore. {whoIsThisNotFor} May they find another harbour.',
    'A door that is open to everyone is not a door. {whoIsThisNotFor} I say it without bitterness.',
  ],
  gentle: [
    "It's also fair to say who won't be happy here. {whoIsThisNotFor} That's no judgement, only care for your time.",
    "It may not be right for everyone, and that's fine. {whoIsThisNotFor} You can be honest with yourself about that.",
  ],
  mentor: [
    "A clear teacher also says whom they can't teach. {whoIsThisNotFor} That spares both sides disappointment.",
    'I owe you clarity on this point. {whoIsThisNotFor} There are other teachers for that.',
  ],
  friend: [
    "And I'll be straight with you about who this won't work for. {whoIsThisNotFor} We can still have coffee.",
    "Not going to pretend it's for everyone. {whoIsThisNotFor} Better I say it than you find out later.",
  ],
  coach: [
    'Selection criteria: {whoIsThisNotFor} I pick players who want to play.',
    "Straight talk about who should sit this one out: {whoIsThisNotFor} That's how I protect the team.",
  ],
};

export const credibility: ByPersonality = {
  bold: [
    'And my standing to say all this? {miniCredibilityLine} I put that on the table without blushing.',
    "Here's what backs up my big mouth. {miniCredibilityLine} Check it.",
  ],
  blunt: ['My record: {miniCredibilityLine} Moving on.', "Why listen to me? {miniCredibilityLine} That's why."],
  funny: [
    'For those who like a bit of paper with their charm: {miniCredibilityLine} End of advertisement.',
    'My mother asked me to mention this. {miniCredibilityLine} Happy, Mum?',
  ],
  poetic: [
    'A few plain facts, so that the words have ground under them: {miniCredibilityLine} The rest is done by walking.',
    'And since trust wants something to hold: {miniCredibilityLine} The rest you can see for yourself.',
  ],
  gentle: [
    'In case it helps you to feel safe with me: {miniCredibilityLine} You can still take your time.',
    'A word on my experience, only so that you can lean on it: {miniCredibilityLine} Trust is allowed to grow slowly.',
  ],
  mentor: [
    'My experience, briefly: {miniCredibilityLine} I mention it so that you can weigh my words.',
    "Here's what stands behind what I say. {miniCredibilityLine} The work has to prove the rest.",
  ],
  friend: [
    "I don't like bragging, so I'll say it once. {miniCredibilityLine} There, done, awkward part over.",
    "And do I know what I'm doing? {miniCredibilityLine} So, yes.",
  ],
  coach: [
    "My stats: {miniCredibilityLine} Now it's about yours.",
    "You should know who trains you. {miniCredibilityLine} That's what I bring to your corner.",
  ],
};

export const bridge: ByPersonality = {
  bold: [
    "So the belief and the plan are one and the same. {planBeliefBridge} That's no accident.",
    'And you can see the belief in the plan itself. {planBeliefBridge} I build what I preach.',
  ],
  blunt: [
    'What that means for the plan: {planBeliefBridge} It follows. Simple as that.',
    'Belief in, plan out: {planBeliefBridge} No magic.',
  ],
  funny: [
    "And yes, there's a link between the wisdom and the work. {planBeliefBridge} I was surprised too.",
    'So how do you get from a nice sentence to a plan? {planBeliefBridge} Ta-da.',
  ],
  poetic: [
    'A belief is a seed, and the plan is what grows. {planBeliefBridge} The one already lives in the other.',
    'From the thought to the step: {planBeliefBridge} So a bridge is built, plank by plank.',
  ],
  gentle: [
    "And that's why the plan looks the way it does. {planBeliefBridge} It's made so that you can manage it.",
    "You can feel that belief in how we work. {planBeliefBridge} It's meant to carry you.",
  ],
  mentor: [
    'From the principle the practice follows. {planBeliefBridge} See how one carries the other.',
    'You now understand why the plan is built like that. {planBeliefBridge} Form follows belief.',
  ],
  friend: [
    "And that's why I do it the way I do. {planBeliefBridge} It all hangs together.",
    "See how it fits? {planBeliefBridge} It's basically the belief with a to-do list.",
  ],
  coach: [
    "Principle to practice: {planBeliefBridge} That's why the drills look like they do.",
    "Connect belief and action. {planBeliefBridge} That's the link that makes it stick.",
  ],
};
