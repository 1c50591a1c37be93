import type { ByPersonality } from './frame.ts';

/** Personality and philosophy: the speaker's breaking point, what they did, what snapped, what they believe, who it is not for. */
export const selfOpen: ByPersonality = {
  bold: [
    "{if breakingPointScene} You should know who's talking to you, bad days included.",
    "{if breakingPointScene} It wasn't theory that brought me here.",
    "You may as well know who you're dealing with.",
    "{if breakingPointScene} I'll tell you where I stood before I stood here.",
    "Now a word about me, and I won't be shy about it.",
  ],
  blunt: [
    "You may ask why you should listen to me, and that's fair.",
    'Now about me.',
    "You should know who you're listening to.",
    "{if breakingPointScene} I didn't get here by being clever.",
  ],
  funny: [
    'You may wonder what qualifies me for this. So does my mirror.',
    'A short word about the person doing all the talking.',
    '{if breakingPointScene} At this point you may be wondering about my qualifications. They begin with a bad day.',
    "Enough about you, for a minute. Let's talk about me.",
  ],
  poetic: [
    'Nobody is born knowing the way, and I was no exception.',
    '{if breakingPointScene} Let me tell you how I learned to see this.',
    'Nobody speaks from nowhere, and neither do I.',
    '{if breakingPointScene} What I know, I did not learn on a good day.',
  ],
  gentle: [
    "Before I go on, I'd like you to know a little about me, and about where all of this comes from.",
    "{if breakingPointScene} I'm not saying any of this from a distance.",
    "{if breakingPointScene} Let me tell you a little of my own story, because I don't want to be a stranger to you.",
    "Maybe it helps to know who's speaking to you.",
  ],
  mentor: [
    '{if breakingPointScene} You have a right to know where I learned this.',
    '{if breakingPointScene} Let me tell you where this comes from.',
    "It's only fair to tell you who's speaking.",
    '{if breakingPointScene} What I pass on, I had to learn the hard way.',
  ],
  friend: [
    '{if breakingPointScene} I should probably tell you how I got here.',
    "A quick word about me, so you know who's talking.",
    "A bit about me now, because fair's fair.",
    "{if breakingPointScene} You should know who's talking to you here.",
  ],
  coach: [
    "{if breakingPointScene} A quick look at where I come from, so you know who's talking.",
    'Before you trust anybody with this, ask who they are.',
    "{if breakingPointScene} You should know who's in your corner.",
    "{if breakingPointScene} I've been on the losing side, too.",
  ],
};

export const breaking: ByPersonality = {
  bold: [
    "I'll give you the worst of it first. {breakingPointScene} I won't make it prettier than it was.",
    'I can tell you what my lowest point looked like. {breakingPointScene}',
    "I'll tell you what most people in my place leave out. {breakingPointScene} That's part of who I am.",
    "This is how it all came to a head. {breakingPointScene} I'm who I am because of that.",
  ],
  blunt: [
    "I had a breaking point. {breakingPointScene} That's where it started.",
    'My low point: {breakingPointScene}',
    "Here's what happened to me. {breakingPointScene} I remember every bit of it.",
    "I've hit the wall myself. {breakingPointScene} You don't forget that.",
  ],
  funny: [
    "My story doesn't begin heroically. {breakingPointScene}",
    'Picture your humble speaker. {breakingPointScene}',
    'Allow me to introduce my former self. {breakingPointScene} Not my best look.',
    'Every story has a first chapter, and this is mine. {breakingPointScene}',
  ],
  poetic: [
    'One hour of my life has never quite ended. {breakingPointScene}',
    'There is a place in my memory where the light stays on. {breakingPointScene}',
    'There is a day that has stayed with me. {breakingPointScene}',
    'Let me take you back a little way. {breakingPointScene}',
  ],
  gentle: [
    "I've had a hard time of my own. {breakingPointScene}",
    "I'll share something personal. {breakingPointScene} I wanted you to know that.",
    "I know what it's like when it all gets too much. {breakingPointScene} That's part of why I do this.",
    'Something happened that I still carry with me. {breakingPointScene} I can talk about it now.',
  ],
  mentor: [
    'My real education began like this. {breakingPointScene}',
    "I haven't always been the one who knows the way. {breakingPointScene} I keep that in mind with everyone I work with.",
    'My most important lesson came when I least wanted one. {breakingPointScene}',
    "I can still tell you how it was. {breakingPointScene} You don't forget a thing like that.",
  ],
  friend: [
    "I don't tell everyone this. {breakingPointScene} There, now it's out.",
    'Can I tell you how it came to a head for me? {breakingPointScene} That was me, in all my glory.',
    'So, cards on the table. {breakingPointScene}',
    "I've had a bad patch of my own, you know. {breakingPointScene} So I'm not talking from a safe distance.",
  ],
  coach: [
    'This is where I started from. {breakingPointScene} All my work goes back to it.',
    "My own breaking point: {breakingPointScene} I don't hide it.",
    "I've been knocked down, and I'll tell you how. {breakingPointScene} That's where my training really began.",
    'I know what losing feels like. {breakingPointScene}',
  ],
};

export const emotion: ByPersonality = {
  bold: [
    '{if breakingPointScene} And this is what I did. {emotionInAction}',
    "{if breakingPointScene} Here's what came next, unedited. {emotionInAction}",
    "{if breakingPointScene} I'll tell you exactly what I did next. {emotionInAction}",
    '{if breakingPointScene} What I did then belongs to the story. {emotionInAction}',
    "{unless breakingPointScene} There was a day when I'd had enough, and this is what I did. {emotionInAction}",
  ],
  blunt: [
    '{if breakingPointScene} What I did then: {emotionInAction}',
    '{if breakingPointScene} My reaction: {emotionInAction}',
    '{if breakingPointScene} And then? {emotionInAction}',
    '{if breakingPointScene} So I did this. {emotionInAction}',
    '{unless breakingPointScene} My worst day? {emotionInAction}',
  ],
  funny: [
    '{if breakingPointScene} I handled it with my usual elegance. {emotionInAction}',
    '{if breakingPointScene} And how did I cope, you ask? {emotionInAction}',
    "{if breakingPointScene} What I did then isn't in any manual. {emotionInAction}",
    "{if breakingPointScene} My reaction was everything you'd expect from a professional. {emotionInAction}",
    "{unless breakingPointScene} Here's me on a bad day, in action. {emotionInAction}",
  ],
  poetic: [
    '{if breakingPointScene} A feeling that size needs somewhere to go. {emotionInAction}',
    '{if breakingPointScene} Every feeling looks for a way out. {emotionInAction}',
    '{if breakingPointScene} What the heart cannot hold, the hands must carry. {emotionInAction}',
    '{if breakingPointScene} What we do in such an hour says more than words. {emotionInAction}',
    '{unless breakingPointScene} There was an hour without words in it. {emotionInAction}',
  ],
  gentle: [
    "{if breakingPointScene} I didn't know where to put all that. {emotionInAction}",
    '{if breakingPointScene} Feelings find their own way out. {emotionInAction}',
    '{if breakingPointScene} It had to go somewhere. {emotionInAction}',
    '{if breakingPointScene} I did what I could at that moment. {emotionInAction}',
    '{unless breakingPointScene} In a hard moment, this is what I did. {emotionInAction}',
  ],
  mentor: [
    '{if breakingPointScene} Watch what people do when it hurts, and you learn a great deal. {emotionInAction}',
    '{if breakingPointScene} What I did next taught me something about myself. {emotionInAction}',
    '{if breakingPointScene} There is no right way to answer a moment like that. {emotionInAction}',
    '{if breakingPointScene} I remember exactly what I did then. {emotionInAction}',
    '{unless breakingPointScene} When things were hardest for me, this is what I did. {emotionInAction}',
  ],
  friend: [
    '{if breakingPointScene} And you know what I did? {emotionInAction}',
    '{if breakingPointScene} Take a guess at what I did next. {emotionInAction}',
    '{if breakingPointScene} And me being me, this is what happened next. {emotionInAction}',
    "{if breakingPointScene} Then this happened, and I'm not making it up. {emotionInAction}",
    "{unless breakingPointScene} I've had days. This was me on one of them. {emotionInAction}",
  ],
  coach: [
    '{if breakingPointScene} My first response: {emotionInAction}',
    '{if breakingPointScene} Under pressure, this is what came out: {emotionInAction}',
    "{if breakingPointScene} And here's how I reacted. {emotionInAction}",
    "{if breakingPointScene} Here's what I did with it. {emotionInAction}",
    '{unless breakingPointScene} When I was down, this is what I did. {emotionInAction}',
  ],
};

export const snapped: ByPersonality = {
  bold: [
    "Something had to give. {whatSnapped} I haven't looked back.",
    '{if breakingPointScene} And that was the end of the old story. {whatSnapped}',
    "{if breakingPointScene} And then something turned. {whatSnapped} I haven't been the same since.",
    'I know exactly when it changed. {whatSnapped} I stand by that to this day.',
  ],
  blunt: [
    '{if breakingPointScene} Then something gave way. {whatSnapped}',
    'Something snapped. {whatSnapped} That was that.',
    'The turning point: {whatSnapped}',
    "{if breakingPointScene} That's where it changed. {whatSnapped} It settled things for me.",
  ],
  funny: [
    'Even my excuses ran out of excuses. {whatSnapped} Dramatic music optional.',
    "To everyone's surprise, including mine, I had a clear moment. {whatSnapped} I haven't had many of those.",
    '{if breakingPointScene} And then, somewhere in there, a switch flipped. {whatSnapped} Nobody applauded, but still.',
    "{if breakingPointScene} That's when my last brain cell put its foot down. {whatSnapped} That brain cell has been in charge ever since.",
  ],
  poetic: [
    'Inside me a thread broke, or a knot came loose. {whatSnapped} The air was different afterwards.',
    '{if breakingPointScene} Then something turned, as a key turns. {whatSnapped}',
    '{if breakingPointScene} And where no way had been, there was one. {whatSnapped} It was as if someone had lit a lamp.',
    'The old life no longer fitted, and I left it on the chair. {whatSnapped}',
  ],
  gentle: [
    'Something shifted in me. {whatSnapped}',
    "{if breakingPointScene} And then something in me changed. {whatSnapped} I'm grateful for that, even now.",
    "I couldn't go on as before. {whatSnapped} I'm still glad of it.",
    '{if breakingPointScene} And then there was this. {whatSnapped} For me, it changed everything.',
  ],
  mentor: [
    "Something new begins when the old way becomes impossible. {whatSnapped} Perhaps you've had a moment like that yourself.",
    'There was a turning point. {whatSnapped} Much of what I do goes back to it.',
    "{if breakingPointScene} And that's when things turned. {whatSnapped} Looking back, that's where it all began.",
    "There comes a point where you can't go on as before. {whatSnapped}",
  ],
  friend: [
    '{if breakingPointScene} And that was it for me. {whatSnapped} There was no going back after that.',
    'Something just clicked. {whatSnapped} Funny how that works.',
    'There was this one moment when it changed for me. {whatSnapped}',
    "{if breakingPointScene} That's when I knew something had to give. {whatSnapped} It was about time, too.",
  ],
  coach: [
    'This was my turning point. {whatSnapped}',
    'I called time-out on my own life. {whatSnapped} New game from there.',
    "{if breakingPointScene} That's when I changed my game. {whatSnapped} And I never went back.",
    '{if breakingPointScene} Then came half-time. {whatSnapped} The second half was a different match.',
  ],
};

export const alternative: ByPersonality = {
  bold: [
    'I know how the other version ends. {alternativeStory} I refused that ending.',
    "Had I changed nothing, you'd be listening to somebody else right now. {alternativeStory} No, thank you.",
    "I know exactly where I'd be otherwise. {alternativeStory} I chose differently, and I'd do it again.",
    "There was another road, and I know where it goes. {alternativeStory} I'm glad I didn't take it.",
  ],
  blunt: [
    'The alternative? {alternativeStory} No.',
    'If nothing had changed: {alternativeStory} Hard pass.',
    "Otherwise? {alternativeStory} I don't miss that version.",
    'I can tell you how it would have gone without this work. {alternativeStory} Not interested.',
  ],
  funny: [
    'In a parallel universe somebody with my haircut made the other choice. {alternativeStory} I send my regards.',
    "There's a deleted scene as well. {alternativeStory} It was cut for good reasons.",
    "There's also an alternative ending, and the test audience hated it. {alternativeStory} We went with the other one.",
    "Let's take a quick look at the version where I changed nothing. {alternativeStory} I'm happy to leave that one to somebody else.",
  ],
  poetic: [
    'Sometimes I think of the road that bends the other way. {alternativeStory} I let it bend without me.',
    'There is another life, and it nods to me in the street. {alternativeStory}',
    'I sometimes hear the other life through the wall. {alternativeStory} I wish that life well.',
    'It might have gone another way. {alternativeStory} Two lives can lie as close together as that.',
  ],
  gentle: [
    'It could have gone another way. {alternativeStory} It makes me grateful for the way it went.',
    "Sometimes I wonder where I'd be otherwise. {alternativeStory} I'm glad I didn't have to find out.",
    'I sometimes think about how else it might have gone. {alternativeStory} It makes me a little sad, and very thankful.',
    "It wasn't at all certain that things would turn out well. {alternativeStory} I don't take it for granted that they did.",
  ],
  mentor: [
    'I sometimes look down the other road. {alternativeStory} You only see a fork like that when you look back.',
    'Consider how it might have gone for me. {alternativeStory} That thought keeps me humble.',
    'Things could have taken quite another course. {alternativeStory} I tell you this because you may be standing at a fork of your own.',
    "I've asked myself how it would have ended. {alternativeStory} I'm glad I never found out.",
  ],
  friend: [
    'And honestly, it could have gone so differently. {alternativeStory} I think about that sometimes.',
    'You know what would have happened otherwise? {alternativeStory} I like this version better.',
    "And if I hadn't changed a thing? {alternativeStory} I'm glad I'll never know for sure.",
    "It could just as easily have gone wrong. {alternativeStory} I'm so glad it didn't.",
  ],
  coach: [
    "Play out the other scenario. {alternativeStory} That's the result I walked away from.",
    "Leave everything as it was, and here's the result: {alternativeStory} I'm glad I never had to play that season.",
    "I know how the old season would've ended. {alternativeStory} I wasn't going to let that happen.",
    "If I'd kept playing the old way, this is what I'd have got. {alternativeStory} Not the score I wanted on the board.",
  ],
};

export const philosophy: ByPersonality = {
  bold: [
    'So this is what I stand for: {corePhilosophy} Put it on the wall.',
    "My conviction, in plain words: {corePhilosophy} I'll defend that anywhere.",
    "There's one point I won't budge on. {corePhilosophy} You can quote me on that.",
    "Here's a belief I'd stake my name on. {corePhilosophy}",
  ],
  blunt: [
    'What I believe: {corePhilosophy} Period.',
    "What I go by: {corePhilosophy} That's it.",
    'Not everybody in my line agrees with this. {corePhilosophy} Take it or leave it.',
    "Here's where I stand. {corePhilosophy} I won't water that down.",
  ],
  funny: [
    "If I ever get a fortune cookie made, it'll say this: {corePhilosophy} Crunch on that.",
    'My life wisdom, fridge-magnet edition: {corePhilosophy} Available in no shops.',
    'If I had a coat of arms, this would be on it. {corePhilosophy} In Latin, so that nobody laughs.',
    "I've got exactly one piece of wisdom, so I use it a lot. {corePhilosophy} That's all the philosophy I could afford.",
  ],
  poetic: [
    'A few words have stayed with me. {corePhilosophy} I keep them where I can find them in the dark.',
    'Over the years one belief took root in me. {corePhilosophy} That root goes deeper every year.',
    'If I could keep only one sentence, I would keep this one. {corePhilosophy}',
    'Ask me what I hold to be true, and I will say this: {corePhilosophy} I would not trade that for a larger truth.',
  ],
  gentle: [
    'There is something I believe deeply. {corePhilosophy} You can try it on for a moment, and see how it feels.',
    "This is what I've come to believe: {corePhilosophy}",
    "There's one thought I always come back to. {corePhilosophy} I hope it does you good, too.",
    'If I could tell you just one thing about what I believe, it would be this. {corePhilosophy}',
  ],
  mentor: [
    'If I had to pass on one principle, it would be this: {corePhilosophy} Everything else is practice.',
    "Here's the principle under the method: {corePhilosophy} Test it for yourself.",
    "What I've learned, I can say in plain words. {corePhilosophy} It has held up so far.",
    "I've thought about it for a long time, and this is where I've ended up. {corePhilosophy} I haven't found a better way to say it.",
  ],
  friend: [
    "So here's what I really believe: {corePhilosophy} I'd say that to anyone who asks.",
    "If you forget everything else I've said, keep this: {corePhilosophy} I mean that.",
    "I've come to believe one thing, and I'm pretty stubborn about it. {corePhilosophy}",
    "You know what I'm convinced of? {corePhilosophy} You won't talk me out of that one.",
  ],
  coach: [
    'Core principle: {corePhilosophy} Everything else is drills.',
    'My philosophy, straight off the board: {corePhilosophy} The whole game plan follows from it.',
    "I work by this. {corePhilosophy} You'll hear it from me again.",
    'Everything I do stands on this. {corePhilosophy} Remember it when it gets hard.',
  ],
};

export const notFor: ByPersonality = {
  bold: [
    'And because I stand for something, I also turn people away. {whoIsThisNotFor} No hard feelings.',
    "Let me save some of us a little time. {whoIsThisNotFor} I'd rather be clear than liked.",
    "I'll be honest, I'm not for everyone. {whoIsThisNotFor} And I'm fine with that.",
    'For some people this is the place to stop. {whoIsThisNotFor} I mean that with respect.',
  ],
  blunt: [
    'This is where I say no to some people. {whoIsThisNotFor} No offence.',
    "I don't take everybody. {whoIsThisNotFor} Better to say so now than later.",
    'Let me rule a few people out. {whoIsThisNotFor} No harm done.',
    "I'd rather tell you now than disappoint you later. {whoIsThisNotFor}",
  ],
  funny: [
    'A small warning label: {whoIsThisNotFor} Everybody else, make yourselves comfortable.',
    'Please check your ticket. {whoIsThisNotFor} We part as friends.',
    'Now for the small print, read out loud. {whoIsThisNotFor} I did say it was small.',
    'I do have a door policy, a very polite one. {whoIsThisNotFor} The rest of you can hang up your coats.',
  ],
  poetic: [
    'Not every boat is meant for every shore. {whoIsThisNotFor} There are other harbours.',
    'No field bears every seed. {whoIsThisNotFor} I say it without bitterness.',
    'There are roads I cannot walk with everyone. {whoIsThisNotFor}',
    'What fits all hands fits none. {whoIsThisNotFor} I would rather say so at the start of the road.',
  ],
  gentle: [
    "It's also fair to say who won't be happy here. {whoIsThisNotFor} That's no judgement, only care for your time.",
    "I'd like to say openly who I can't help with this. {whoIsThisNotFor}",
    "I want to be honest about where I can't help. {whoIsThisNotFor} I'd rather say so now, and kindly.",
    "I wouldn't want anyone to end up in the wrong place. {whoIsThisNotFor} If that's you, I wish you well, truly.",
  ],
  mentor: [
    "A good teacher also says who they can't teach. {whoIsThisNotFor} That spares both sides a disappointment.",
    'I owe you a clear word here. {whoIsThisNotFor}',
    "I can't help everybody, and I don't try to. {whoIsThisNotFor} I think it's only fair to say so.",
    'There are people I send elsewhere. {whoIsThisNotFor} It saves both of us a good deal of time.',
  ],
  friend: [
    "And I'll be straight with you about who this won't work for. {whoIsThisNotFor} No hard feelings either way.",
    "Not going to pretend it's for everyone. {whoIsThisNotFor} Better I say it than you find out later.",
    "It's not going to be everybody's thing. {whoIsThisNotFor} And that's okay, we can still be friends.",
    "Let me be upfront about something. {whoIsThisNotFor} I'd hate for you to waste your time.",
  ],
  coach: [
    'Not everybody makes this team. {whoIsThisNotFor}',
    "Straight talk about who should sit this one out: {whoIsThisNotFor} That's only fair to everybody.",
    "I don't take everybody on. {whoIsThisNotFor}",
    'Before you join the team, hear this. {whoIsThisNotFor} Everybody else, lace up.',
  ],
};

export const credibility: ByPersonality = {
  bold: [
    'And what gives me the nerve to say all this? {miniCredibilityLine} I put that on the table without blushing.',
    "Here's what backs up my big mouth. {miniCredibilityLine} Check it.",
    "I've earned the right to say all this. {miniCredibilityLine} That's what I'm standing on.",
    'Who am I to tell you anything? You may well ask. {miniCredibilityLine} I stand behind every bit of it.',
  ],
  blunt: [
    'My record: {miniCredibilityLine} Moving on.',
    "Why believe me? {miniCredibilityLine} That's my answer.",
    'The facts about me: {miniCredibilityLine} That should do.',
    'Just so you know: {miniCredibilityLine} Enough about me.',
  ],
  funny: [
    'Now for the bit that goes on the business card. {miniCredibilityLine} End of advertisement.',
    'And why should you believe a word of it? {miniCredibilityLine} No further questions, please.',
    "This is where I get to show off for exactly one breath. {miniCredibilityLine} Right, that's my breath used up.",
    "I'm told people like to see some credentials. {miniCredibilityLine} That was me being modest, by the way.",
  ],
  poetic: [
    'Something plain, to give the words weight: {miniCredibilityLine} I say it once, and quietly.',
    'Trust wants something to hold. {miniCredibilityLine} The rest you can see for yourself.',
    'I have not only talked about it. {miniCredibilityLine} That is what my words rest on.',
    'You should know whose words these are. {miniCredibilityLine}',
  ],
  gentle: [
    'In case it helps you to trust me a little: {miniCredibilityLine} You can still take your time.',
    'A word on my experience, only so that you can lean on it: {miniCredibilityLine} Trust is allowed to grow slowly.',
    "You might like to know what I bring. {miniCredibilityLine} I only say it so that you don't have to wonder.",
    "You don't have to trust me blindly. {miniCredibilityLine} I hope that's a little reassuring.",
  ],
  mentor: [
    'My experience, briefly: {miniCredibilityLine} I mention it so that you can weigh my words.',
    "Here's what stands behind what I say. {miniCredibilityLine} The work has to prove the rest.",
    'A word about what my advice is built on. {miniCredibilityLine} Judge the rest for yourself.',
    "You may want to know what I base this on. {miniCredibilityLine} I don't say it to impress you.",
  ],
  friend: [
    "I don't like bragging, so I'll say it once. {miniCredibilityLine} There, done, awkward part over.",
    "And do I know what I'm doing? {miniCredibilityLine} So, yes.",
    "Quick bit of boasting, and then I'll stop. {miniCredibilityLine} Okay, enough of that.",
    "In case you were wondering whether I just made this up: {miniCredibilityLine} So you're in decent hands, I'd say.",
  ],
  coach: [
    "My stats: {miniCredibilityLine} Now it's about yours.",
    "You should know who trains you. {miniCredibilityLine} That's what I bring to your corner.",
    "Here's what I've put in. {miniCredibilityLine}",
    "My own record, so you know what you're getting: {miniCredibilityLine} That's experience you can use.",
  ],
};

export const bridge: ByPersonality = {
  bold: [
    "What I believe and how I work are one and the same. {planBeliefBridge} That's no accident.",
    '{if corePhilosophy} And you can see the belief in the plan itself. {planBeliefBridge} I build what I preach.',
    "The whole plan goes back to what I believe. {planBeliefBridge} I don't do anything I don't stand for.",
    "{if corePhilosophy} That's why I built the plan the way I did. {planBeliefBridge} No compromises.",
  ],
  blunt: [
    '{if corePhilosophy} What that means for the plan: {planBeliefBridge} It follows.',
    'The plan follows from the belief. {planBeliefBridge} No magic.',
    "There's a reason the plan is built like this. {planBeliefBridge} Nothing in it is there by accident.",
    "{if corePhilosophy} And that decides how I work. {planBeliefBridge} It's consistent, at least.",
  ],
  funny: [
    "{if corePhilosophy} And yes, there's a link between the wisdom and the work. {planBeliefBridge} I was surprised too.",
    '{if corePhilosophy} So how do you get from a nice sentence to a plan? {planBeliefBridge} Ta-da.',
    "{if corePhilosophy} Believe it or not, there's a connection. {planBeliefBridge} I drew a diagram once. Nobody asked for it.",
    "There's a plan, and there's even a reason for it. {planBeliefBridge}",
    'Which brings me back to the plan, gracefully as ever. {planBeliefBridge} You see, there was a point to all this.',
  ],
  poetic: [
    'A belief is a seed, and the plan is what grows. {planBeliefBridge} The one already lives in the other.',
    'From the thought to the step: {planBeliefBridge} So the bridge gets built, plank by plank.',
    'What one believes, one builds. {planBeliefBridge} Stone by stone.',
    '{if corePhilosophy} So the thought took on hands and feet. {planBeliefBridge} And it has been walking ever since.',
  ],
  gentle: [
    "There's a reason why the plan looks the way it does. {planBeliefBridge} It was made with you in mind.",
    '{if corePhilosophy} You can feel that belief in how we work. {planBeliefBridge}',
    "{if corePhilosophy} You'll find that thought in everything we do. {planBeliefBridge}",
    'What I believe shows in the way I work with people. {planBeliefBridge} None of that is chance.',
  ],
  mentor: [
    'Practice follows from principle. {planBeliefBridge} See how one carries the other.',
    '{if corePhilosophy} That tells you why the plan is built as it is. {planBeliefBridge} Form follows belief.',
    "{if corePhilosophy} The plan is really just that belief, put into practice. {planBeliefBridge} I wouldn't know how to separate the two.",
    "The plan didn't come out of nowhere. {planBeliefBridge} One thing leads to the other.",
  ],
  friend: [
    "There's a reason I do it the way I do. {planBeliefBridge} It all hangs together.",
    "{if corePhilosophy} And it all fits together. {planBeliefBridge} It's basically the belief with a to-do list.",
    "And it shows in how I work. {planBeliefBridge} I really couldn't do it any other way.",
    "{if corePhilosophy} And I don't just say that, I work like that. {planBeliefBridge} For me it's more than a nice thought.",
  ],
  coach: [
    "Principle to practice: {planBeliefBridge} That's why the drills look like they do.",
    "Connect belief and action. {planBeliefBridge} That's the link that makes it stick.",
    "{if corePhilosophy} That's where the plan gets its shape. {planBeliefBridge} Know why you do it, and you'll do it.",
    'What you believe decides how you train. {planBeliefBridge} It all comes from one place.',
  ],
};
