import type { ByFamily } from './frame.ts';

/** Said where there is time for it: each goes on from an answer that was just heard, and asks or says one thing more. */
export const recognise: ByFamily = {
  hard: [
    "If you're nodding right now, you're in the right place.",
    "I'm saying it as plainly as I can, because plain words get us further.",
    "I won't ask you to explain any of it, because I'd rather get on with changing it.",
    "There's no need to dress it up or play it down, we can work with it as it is.",
    "A thing like that doesn't end because somebody waits, it ends because somebody starts.",
  ],
  light: [
    "I'm not saying that to be clever. I have other subjects for that.",
    "If you just looked over your shoulder to check who told me, relax, it's more common than you'd think.",
    'No need to nod or anything, but I have a feeling you could fill in a few details I left out.',
    "If you feel a bit caught out right now, don't. You'd be amazed how many people do.",
    "Plenty of people think it's only them, and they can't all be right.",
  ],
  soft: [
    'It can be a relief to hear somebody say it in plain words.',
    'A thing like that adds up, whether or not anybody sees it.',
    "You don't have to say anything. It's enough to let it be true for a moment.",
    'It may ask more of you than anybody notices.',
    "You're allowed to find that hard, whatever anybody else makes of it.",
    'None of that is small.',
  ],
};

export const weigh: ByFamily = {
  hard: [
    'Costs like that are easy to ignore one by one, so take them all together for once.',
    'You would never sign a contract with those terms, so think twice before you renew it.',
    'Look at it as if it all belonged to somebody you love, and then tell me whether you would let it go on.',
    'Nobody would choose that, and leaving things as they are means choosing it.',
    'You can argue with any single cost, but not with all of them together.',
    'Nobody else is going to decide for you which of those costs you keep.',
  ],
  light: [
    'The sneaky thing is that costs like these add up, a bit like biscuits, until you see the empty tin.',
    "If somebody tried to sell you that package at the door, you'd smile politely and close it again.",
    "{unless moneyCost} None of it shows up on a single bill, and that's exactly why it never gets cancelled.",
    'Say any one of those costs out loud and people nod, say all of them and they put the kettle on.',
    'And you carry all that around with you while looking perfectly normal, which is a talent in itself.',
    "I'd understand completely if you'd rather not have heard all that in one go.",
  ],
  soft: [
    "It's all right to need a moment after hearing all of that together.",
    'Something like this can go on for a long time before anybody adds it up.',
    "You don't have to add it all up to see that it weighs something.",
    'Perhaps you have never seen all of that side by side before, and that alone can change something.',
    "Each of those costs has its own weight, and together they're a lot to carry.",
    'Sometimes it helps to have looked at all of it once, as a whole, before going on.',
  ],
};

export const notice: ByFamily = {
  hard: [
    "I'm not against effort, I'm against spending it in a place where it has no chance to count.",
    'Ask yourself honestly what would have to change for the next round to end differently.',
    'When something fails once, change the way you do it, and when it fails every time, change what you do.',
    "Another round of the same won't teach you anything the last one didn't.",
    'All of it takes energy, and you only have so much to spend.',
  ],
  light: [
    "And there's always just enough hope left to try once more, which is the maddening part.",
    "It's a bit like pressing the button at the crossing again, it feels like doing something, and the lights don't care.",
    'Any plan looks perfectly good for the first few minutes, and I include mine.',
    "If trying counted on its own, you'd have a wall full of certificates.",
    'And I get it, because doing something always feels better than doing nothing.',
  ],
  soft: [
    "It isn't foolish to try, and it isn't foolish to stop for a moment and ask why.",
    'Trying again can take more courage than people think.',
    "You can look back at all of it without blame, as you would if it were a friend's story.",
    "It says a lot about you that you're still trying.",
    'Perhaps it helps to know that hardly anybody gets there on the first attempt.',
    'None of it was for nothing if it brought you here.',
  ],
};

export const afterVoice: ByFamily = {
  hard: [
    'A line like that only stays in charge because nobody answers back.',
    "{if voiceInTheirHead has reproach} You wouldn't let anybody else talk to you like that, so don't let it pass because it comes from inside.",
    "That voice has had its say, so now it's somebody else's turn.",
    'A line like that can be familiar without being any use to you.',
    'That voice always gets to speak first, but nobody says that it also has to speak last.',
    "Hear that voice, and don't let it decide.",
  ],
  light: [
    "{if voiceInTheirHead has reproach} If a friend of yours talked like that, you'd interrupt long before the end of the sentence.",
    'The thing about that voice is that it always has a comment, and it never stays to help.',
    "And I'd love to tell you that a voice like that goes away one day, but what really happens is that you stop asking it for advice.",
    'I sometimes wonder where sentences like that do their training, because they all sound so experienced.',
    'That voice has a gift for turning up without an invitation.',
    "Before you take its word for anything again, somebody should really check that voice's references.",
  ],
  soft: [
    'You can live with a line like that for years without ever checking it.',
    'A thought can be very old and very familiar, and still not be the last word.',
    "{if voiceInTheirHead has reproach} You would say something gentler to a friend who told you that, and you're allowed to say it to yourself.",
    "It helps to notice it, and to remember that noticing isn't the same as agreeing.",
    'You can leave it where it is for now.',
    'Many people carry a sentence like that around with them.',
  ],
};

export const checkBelief: ByFamily = {
  hard: [
    'Ask where an idea comes from, and who it has actually helped.',
    'Test an idea the way you would test any other claim, by what it has done for you and not by how it sounds.',
    'A wrong idea with a good reputation does more damage than an honest mistake, because nobody thinks of checking it.',
    "Plenty of people believing something still isn't evidence.",
    'An idea that costs you something should at least have to explain itself.',
    "I don't blame you for holding an idea, I only want you to look at it.",
  ],
  light: [
    'Some things everybody nods at, and nobody remembers who said them first.',
    'To be fair, plenty of wrong things sound right, which is how they get in.',
    "Ideas go around a bit like colds, by the way, so there's no need to feel silly.",
    "I've believed all sorts of things in my time, if that's any consolation.",
    'It never hurts to ask twice about an idea, even if it makes you terrible fun at parties.',
  ],
  soft: [
    "An idea can look right at first sight, and there's no harm in a second one.",
    'Most of what we believe, we never chose.',
    'We can look at an idea calmly, and ask whether it still serves you.',
    "A belief can stay on long after it's needed.",
    'Perhaps you never had a reason to look into it.',
    "There's no shame in having believed something for a long time.",
  ],
};

export const letSettle: ByFamily = {
  hard: [
    "You can be annoyed with me, as long as you're honest about why.",
    "I'd rather lose your applause than leave things out.",
    'Let it stand for a second before you push it away.',
    "Better to hear the hard part today than when it's too late to use.",
    "You don't have to agree. Just don't forget it by tomorrow.",
    "Uncomfortable isn't the same as untrue.",
  ],
  light: [
    "I did think about leaving that part out, and then I decided you'd rather hear it from me.",
    "If it helps, a small sulk is allowed, I'd have one too.",
    'Be cross with me now, if you like, as long as you promise to keep listening afterwards.',
    "I know, I know, I wouldn't have wanted to hear that today, either.",
    'You can pull a face if you like, I would.',
    "I'll be nicer again in a minute.",
  ],
  soft: [
    "If there's a part of you that would like to argue, let it.",
    "Some things sink in slowly, and that's all right.",
    'None of this is said to make you feel small.',
    "For now it's enough to have heard it once.",
    "I'd rather say it carefully than not at all.",
    'It may be a while before you know what you think.',
  ],
};

export const recap: ByFamily = {
  hard: [
    "That's the plan, from the first part to the last.",
    "There's nothing in there for decoration.",
    "You don't have to like every part, as long as none gets left out.",
    'If it sounds simple, good, because nobody does the complicated version.',
    "Each part has its job, and when that job's done, you move on.",
    "That's all of it, out in the open.",
  ],
  light: [
    "And no, you don't have to take notes.",
    'You can forget all that again for now, I have it in writing.',
    'And if any of that went past too fast, I do repeat myself, ask anybody who knows me.',
    'The hard bit is getting started, and you only have to do that once.',
    'I left out everything that only sounds clever.',
    "I'd draw you a diagram, but trust me, it's better without.",
  ],
  soft: [
    "You needn't see yet how it all fits together.",
    'None of it has to stay in your head for now.',
    "It's enough to have heard the parts once.",
    'Nobody has to do all the parts at once.',
    'One thing follows another, and that takes you a long way.',
    'Let the plan settle, and come back to it when you like.',
  ],
};

export const whyDesire: ByFamily = {
  hard: [
    'When it gets hard, go back to your reason, because a reason holds longer than any motivation.',
    "Measure everything I propose by what you're really after, and hold me to it.",
    "You don't owe anybody a better reason.",
    "A good reason is worth a good deal of work, and a few days on which you don't feel like it.",
    'Be clear about the reason, and the practical questions get a lot smaller.',
  ],
  light: [
    "Everything else I've talked about is just how you get there, I simply happen to like that part.",
    'Whenever I get carried away with the details, please cough loudly.',
    "And when we get to the fiddly parts, I won't let you forget why we're doing it.",
    "If anybody knows a better reason for doing anything, I'd love to hear it.",
    'And you thought we were only here for the practical bits.',
    'The rest is logistics, and logistics can be sorted out over coffee.',
  ],
  soft: [
    "Keep your reason close, because it knows the way on days when you don't.",
    "Whatever else I suggest, I won't lose sight of why.",
    'Everything else may wait its turn behind that.',
    'Nobody has to justify a wish.',
    'A wish is easier to work for once it has been said.',
    'It can be your reason, on the days when you need one.',
  ],
};

export const whyIStay: ByFamily = {
  hard: [
    "I don't tell you that for sympathy, I tell you so that you know where I'm coming from.",
    'You can doubt my methods as much as you like, but now you know where they come from.',
    "I'd rather you knew why I care than took me for one more voice.",
    "You don't need the whole of my life story, you only need to know where I stand.",
    "I'd rather tell you that than pretend I was born knowing all this.",
    'You learn more about people from a story like that than from their successes.',
  ],
  light: [
    "I'm not telling you that to get a hug, although I wouldn't say no, but because you should know who's talking.",
    "That's not a story I tell at parties, as a rule.",
    "So when I get a bit intense about all this, you know where it comes from, and I'm not even sorry.",
    "So now you know something about me that doesn't fit on a business card.",
    'I tell it quite calmly now, which took some practice.',
    'So there you have a bit of me, free of charge.',
  ],
  soft: [
    "I'm telling you so that you know I'm not speaking from the outside.",
    'It took me a while to see that as a beginning.',
    'Perhaps you have a story of that kind yourself, and then you know how long it stays with you.',
    "I don't talk about it often, but I haven't forgotten it.",
    "I tell it because it's true, and because it explains why this matters to me.",
    "I didn't know at the time that it would lead me here.",
  ],
};

export const whatItMeans: ByFamily = {
  hard: [
    "You don't have to agree with that today, but watch how much of what follows stands on it.",
    "Plenty of people would put it differently, and I'd still stand by it.",
    'A belief is worth as much as what you do because of it, so judge me by what I do.',
    "That's not a slogan for me, it's the reason why I do things the way I do.",
    'If you remember nothing else about me, remember that I meant that.',
    'You can build on that, because I build on it myself.',
  ],
  light: [
    "I know that's not how everybody sees it, and I'm happy to argue about it over lunch.",
    "You don't have to frame it or anything, I only wanted you to know.",
    "If you only half believe me, that's fine, half is plenty to begin with.",
    'I could talk about that for an hour, and I promise not to.',
    'I arrived at that the slow way, so feel free to take the short cut.',
    "You're welcome to quote me on that.",
  ],
  soft: [
    'Nobody has to believe that at once, you can live with it for a while first.',
    "You don't have to see it my way, I'd just like you to know what everything I do rests on.",
    'Take from it whatever helps, and leave the rest with me.',
    "When I'm not sure what to do, that's what I go back to.",
    "There's no need to make up your mind about that today, it'll still be true tomorrow.",
    'You will find it again in everything I suggest, from the first step to the last one.',
  ],
};

export const compare: ByFamily = {
  hard: [
    "So when you hear a figure, don't only ask what you pay, ask what you get for it.",
    'What you pay for a change and what you pay for no change are two different things, however alike they may look on the day.',
    "I won't tell you that money doesn't matter, because it does, and you should get something for it.",
    "You don't need to like the number, you need to know what it's up against.",
  ],
  light: [
    "And yes, I know, any price sounds big when you hear it cold, so warm it up first, next to what you're spending now.",
    "I won't pretend that money grows on trees, and I won't pretend that doing nothing is free, either.",
    "So let's put both on the kitchen table, what it costs to go and what it costs to stay, and look at them like grown-ups.",
    "Nobody likes this part, so I'll be fair, and I'll be quick.",
  ],
  soft: [
    "It's right to be careful with money, and it's just as right to be careful with what can't be bought back.",
    "Whatever you decide about the price, I'd like you to decide it calmly, and with both sides in view.",
    "You know your own means better than I do, so let's only make sure that the comparison is a fair one.",
    'It may help to look at the two sides slowly, one after the other, before you decide anything.',
  ],
};

export const imagine: ByFamily = {
  hard: [
    "You'll be ninety days older in any case, so the only open question is what you'll have to show for the time.",
    'Three months are soon over, and you know how fast the last three went.',
    'Ninety days are over sooner than anybody thinks.',
    'The time will pass either way, and what you do with it is still open.',
  ],
  light: [
    "I'm not being dramatic here. It's just the calendar doing what calendars do when nobody's looking.",
    'And the silly thing is that the next ninety days will go by anyway, whether or not you do anything nice with them.',
    'I need no crystal ball to see the next ninety days, I only have to look at how the last ones went.',
    "Three months go by before you know it. I've had jars in the fridge for longer.",
    "And I'd much rather hear some good news from you three months from now.",
  ],
  soft: [
    'Nobody would blame you for waiting, and the time would still be gone.',
    'The weeks go by whether or not anything changes in them.',
    "For now it's only a picture.",
    "None of this is a threat, it's only what tends to happen when nothing else does.",
    'Nothing says that it has to go that way.',
  ],
};

export const asks: ByFamily = {
  hard: [
    "Ask me anything you still want to know, and you'll get a straight answer.",
    'So before you say yes, ask me exactly how far that goes.',
    "I'm saying it now, so that you can come back to me on it later.",
    'If anything about that is unclear, put it to me before you start.',
  ],
  light: [
    "And if you've got a question that feels too silly to ask, ask that one first, those are usually the good ones.",
    'And if any of that sounds too good, ask me twice.',
    "I've said it out loud now, so feel free to remind me of it.",
    "I'd want to know that too, if I were in your seat.",
    "So that's one thing less to worry about.",
  ],
  soft: [
    'Should a question come up on the way, you can simply ask it, however small it is.',
    'A first step can be a little easier when that much is settled.',
    'I say it so that you know where you stand.',
    'I want you to feel that somebody is on your side in this.',
  ],
};

export const tally: ByFamily = {
  hard: [
    'A cost that comes round again and again is a price you never agreed to.',
    "Count that once, honestly, and you won't need me to count the rest.",
    'Nobody sends you a bill for that, and it gets paid all the same.',
    'A cost like that has one talent, it comes back.',
    "You can only stop a cost that you've looked at.",
    'Bad luck may happen once, and this keeps happening.',
  ],
  light: [
    "If it came as a parking ticket, you'd have moved the car by now.",
    "It's a subscription, really, just one that nobody remembers signing up for.",
    "And the worst of it is that there isn't even a loyalty card.",
    "Once is a story for the pub, and after that it's a habit.",
    'A slot machine has better manners, it at least plays you a tune.',
    "You'd think that regular customers would get a discount.",
  ],
  soft: [
    "Each time it may look small, and added together it isn't.",
    "There's no need to work out the whole sum right now.",
    'What comes back that often stops being noticed, and it still costs something.',
    "It's kinder to look at that once than to go on meeting it.",
    'Some of it can be counted, and the rest counts as well.',
    "It's fine to be a little sad about that before we go on.",
  ],
};

export const beforeTheNumber: ByFamily = {
  hard: [
    "A price means nothing on its own, it's only ever more or less than something else.",
    "I'd rather you asked me a hard question about money now than a soft one later.",
    'Take the number seriously, and take the other side just as seriously.',
    "{if priceEntryStep has figure} You'll get the number from me without small print.",
    "If the sums don't work for you, say no, and say it with a clear head.",
  ],
  light: [
    'This is where people tend to look at their shoes, and I always think they deserve a better view.',
    "Talking about money is a bit like going to the dentist, the waiting's the worst of it.",
    'No drum roll and no trumpets, a price is only a number.',
    "Hold on to your wallet while I talk, if you like, I won't take it personally.",
    "{if priceEntryStep has figure} I'll say the price once, in a normal voice, like any other number.",
  ],
  soft: [
    "You don't have to decide anything while I talk about this.",
    "We can look at money calmly, it's only one side of the matter.",
    "If talking about money makes you tense, that's all right, I'll go slowly.",
    'Whatever the number does to you when you hear it, give it a minute.',
    "There's room for your doubts here, so you needn't hide them.",
  ],
};

export const stepOut: ByFamily = {
  hard: [
    "I'm not here to scold anybody for that, I'm here to end it.",
    'Putting something off is a decision too, it just never gets called one.',
    'A loop has no end of its own, somebody has to step out of it.',
    'Each step of that looks sensible on the day, which is why it goes on.',
    "Waiting for a better day only works if there's one on the calendar.",
  ],
  light: [
    'If putting things off were a sport, we would all need a bigger shelf for the cups.',
    'As systems go, putting things off works perfectly, apart from the fact that nothing ever happens.',
    'And each time it feels like a sensible plan, which is the clever part.',
    'The word "tomorrow" has a lot to answer for.',
    'Somewhere there must be a drawer for good intentions, and I bet it hardly closes any more.',
  ],
  soft: [
    "There's nothing shameful in going round like that, it only leads nowhere.",
    'Waiting can feel safe, and for a while it may even be.',
    "It's enough to notice the loop, you don't have to fight it.",
    'Most people know a loop like that, and hardly anybody talks about it.',
    'One can step out of it at any point, and this is one of them.',
  ],
};

export const ordinaryWeek: ByFamily = {
  hard: [
    "I'm not promising you a new life, I'm talking about an ordinary week.",
    "That's what I'd want you to judge me by.",
    "It's a modest picture on purpose, because a modest one gets built.",
    "If that's worth something to you, remember it when it gets difficult.",
    'None of that is luck.',
  ],
  light: [
    'No fireworks, I know, but have you ever tried living with fireworks?',
    "It won't make the news, and that's rather the beauty of it.",
    'People get used to nice things terribly fast, so enjoy the surprise while it lasts.',
    "It isn't how a film would end, it's better, because you get to live in it.",
    'And if the neighbours ask, you can be as mysterious as you like.',
  ],
  soft: [
    "It's allowed to be as quiet as that.",
    'You can let yourself look forward to it a little.',
    "It may come slowly, and one day you notice that it's there.",
    'Small things like that carry a good deal.',
    "You don't have to believe it yet, it's enough if you'd like it.",
  ],
};

export const newName: ByFamily = {
  hard: [
    'Call it by that name, and you can do something about it.',
    'A problem with the right name is easier to get hold of.',
    'Keep that in mind, because everything that comes next is aimed at it.',
    'It matters what you call it, because that decides where you start.',
  ],
  light: [
    "It doesn't sound like much, I know, and I take that as good news.",
    'I did try to find a more impressive way of saying it.',
    'Funny how long one can look straight past a thing like that.',
    "That's one riddle less, which isn't bad for a few minutes.",
  ],
  soft: [
    'It can be a relief to know what one is dealing with.',
    'Nothing about that is a verdict on you.',
    "Let that sink in before we go on, there's no rush.",
    "A thing that has a name is a little less frightening than one that hasn't.",
  ],
};

export const afterProof: ByFamily = {
  hard: [
    'I tell it for what was done, and not for the applause.',
    "Don't copy the result, look at the steps.",
    'One story is no guarantee, so take it as a picture of the way.',
    "Your own results will be worth more to you than anybody else's.",
  ],
  light: [
    "I could go on about that one for longer than you'd like.",
    'Stories like that are why I never shut up about this.',
    "It's a nice thing to be able to tell, I'll admit that.",
    'I could happily tell it twice, but you probably have plans.',
  ],
  soft: [
    'Yours will be a different story, and it can be just as good.',
    "You don't need to compare yourself with anybody.",
    'It helps to know that somebody has been there before.',
    'Every story like that has a first day in it.',
  ],
};

export const afterWish: ByFamily = {
  hard: [
    'Nobody has to earn a wish like that first.',
    'A wish is a direction, and a direction is enough to start with.',
    "Want it properly, or you'll settle for less on the first bad day.",
    "Keep it in sight, because I'll measure my own words against it.",
  ],
  light: [
    "You're allowed to want that, I've checked.",
    'There are far stranger wishes, I promise you.',
    "You don't have to want it quietly, by the way.",
    'Nobody ever got into trouble for wanting that.',
  ],
  soft: [
    'A wish like that deserves to be taken seriously.',
    "It's good to say it once, even if nothing is decided yet.",
    'Hold on to it while we look at the rest.',
    "Nobody here will tell you that it's too much to ask.",
  ],
};

export const afterExcuse: ByFamily = {
  hard: [
    'An explanation can be correct and still lead nowhere.',
    'Sounding reasonable is the whole job of a line like that.',
    "Ask what a line like that has changed so far, and you know what it's worth.",
    "Don't argue with a line like that, just stop acting on it.",
  ],
  light: [
    'I give that full marks for delivery.',
    'Somebody could print that on a mug, and somebody else would buy it.',
    'The beauty of a line like that is that nobody ever asks a second question.',
    'A line like that has excellent manners, it just never does any work.',
  ],
  soft: [
    'Most of us have a line like that, and it keeps the day going.',
    'That may be true, and still not be the whole truth.',
    'One can understand that very well, and still look behind it.',
    'A line like that protects something, and it costs something as well.',
  ],
};

export const afterMoment: ByFamily = {
  hard: [
    "A moment like that is over quickly, and you go on to the next thing before you've asked what it was telling you.",
    "You can walk past a moment like that for years, and it'll wait for you in the same place.",
    'I start there, because a moment you can point at is a moment you can change.',
    'Nobody needs a study to prove it, as long as you are willing to look at what happens there.',
  ],
  light: [
    'I like to look at small moments, because the big ones always have their hair done for the photograph.',
    'Moments like that never make it into the holiday letter, though they would deserve a paragraph.',
    "If life had a pause button, that's about where I'd press it, and then I'd put the kettle on.",
    "It's over before anyone can say anything clever, which is why I'm saying something now.",
  ],
  soft: [
    "You may know a moment of that kind, and perhaps you've never told anyone about it.",
    'Moments like that pass quietly, and still something of them stays with you for the rest of the day.',
    "There's no need to judge what happens there, for now it's enough that we've looked at it.",
    'Often a short moment says more than a whole year of good intentions.',
  ],
};

export const afterCause: ByFamily = {
  hard: [
    'Take your time with that, because whatever you do next depends on whether you believe it.',
    'Once you know where a thing comes from, you can stop arguing about everything else.',
    'Be glad of a cause, even when it hurts, because you can do something about it.',
    'You need not like the cause, you only have to stop looking for it somewhere else.',
  ],
  light: [
    "I know, it'd be more fun to go on blaming the weather, but the weather isn't taking questions.",
    'A cause is a bit like a light switch, nobody thinks of it until they have walked into the table.',
    "It's rather nice to know where a thing comes from, even if it turns out to have been there all along.",
    "You may find that it explains one or two other things as well, so don't be alarmed if it does.",
  ],
  soft: [
    "It can be a relief to know the cause, because then it's no longer about how hard you try.",
    "Knowing where something comes from doesn't change it yet, but it changes where you look.",
    "A cause isn't a fault. It's only the place where something begins.",
    "Perhaps some things fall into place for you there, and if they don't yet, that's fine too.",
  ],
};

export const afterPicture: ByFamily = {
  hard: [
    "Keep that picture, it'll serve you better on a bad day than any set of instructions.",
    "A picture doesn't do the work, but it tells you in a second whether you're still on course.",
    'If you forget every detail of the plan, a picture like that will get you back to it.',
    "You'll think of it at some point when I'm not there, and that's what it's for.",
  ],
  light: [
    'I had a much grander comparison once, but it needed a map and a volunteer.',
    "Comparisons always limp a little, and I'm quite fond of the way that one walks.",
    "If a better one comes to you on the way home, send it to me, and I'll pretend it was mine.",
    "You'll never be able to unsee it now, and I'd apologise if it weren't so useful.",
  ],
  soft: [
    'You can come back to that picture whenever the plan begins to feel like too much.',
    'Explanations fade after a while, and a picture sometimes stays.',
    "Let the picture do its work for a moment, there's nothing you need to remember for it.",
    "It need not fit in every detail, it's enough if it helps you to see the whole.",
  ],
};

export const afterTurn: ByFamily = {
  hard: [
    'Decisions like that look small from the outside, and they divide a life into before and after.',
    "I'm telling you because a decision can be made in a minute, even when everything around it took years.",
    'Remember that when you think you need more time, because a decision does not take long.',
    "I don't tell it to impress you, I tell it because what I do now begins there.",
  ],
  light: [
    'It would look better in a film, with rain on the window and somebody playing the cello.',
    "In stories like that there's usually music, and in real life there's usually a bus to catch.",
    "If you're waiting for the part with the fireworks, I'm afraid decisions don't come with any.",
    "I mention it so you know that I didn't simply wake up one morning being this sensible.",
  ],
  soft: [
    "A decision like that is quiet, and sometimes it's the quiet ones that hold.",
    'Perhaps there is a decision of your own that has been waiting for a quiet moment.',
    "I tell you about it so that you know where I speak from, and what I don't want to forget.",
    'It may not sound like much, and yet a good deal can begin with one sentence like that.',
  ],
};

export const afterRecord: ByFamily = {
  hard: [
    "That's where I come from, and from here on you can judge me by what I say.",
    "Figures don't make anybody right, but they tell you how long somebody has been looking.",
    "I don't expect a record to convince you, I only want you to know who you're listening to.",
    'Ask anyone who wants to teach you something where they learned it, and ask me, too.',
  ],
  light: [
    'Somebody else would tell it better and longer, so be glad that it was only me.',
    "That's the part where I always feel like a dating advertisement, so let's move on.",
    'You could have read it on a leaflet, but then you would have missed me blushing.',
    "I could go on with photographs, but I've been told that this is how people lose an audience.",
  ],
  soft: [
    "I tell you so that you don't have to take my word for everything.",
    'What counts, in the end, is whether what I say is of use to you.',
    "It's only fair to know who's speaking before you decide how much to believe.",
    "You can ask me about any of it afterwards, and I'll gladly tell you more.",
  ],
};

export const afterTruth: ByFamily = {
  hard: [
    'You can argue with it tonight, but it will still be true in the morning.',
    "Write it down if you like, and look at it the next time you're about to put things off.",
    'One plain sentence is often worth more than ten good reasons, and you just heard it.',
    "I have nothing to add to that, and I don't think it needs anything.",
  ],
  light: [
    "I'd have it printed on a mug, but then it would only end up at the back of the cupboard.",
    'You can quote me on that, preferably with a serious face and one raised eyebrow.',
    "It sounds so simple that one feels a little cheated, and I'm sorry about that.",
    'If that was too direct, blame the lights, they make me say things.',
  ],
  soft: [
    'Let it stand for a moment, and see what it does.',
    "You don't have to agree at once, a true sentence can wait.",
    'Perhaps you knew it all along, and only needed to hear it from somebody else.',
    'Take all the time you want with it, nobody is in a hurry here.',
  ],
};
