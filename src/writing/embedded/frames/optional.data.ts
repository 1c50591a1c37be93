import type { ByFamily } from './frame.ts';

/** Said where there is time for it: each goes on from an answer that was just heard, and asks or says one thing more. */
export const recognise: ByFamily = {
  hard: [
    "If you're nodding by now, I'm talking to the right people.",
    "I'd rather we looked straight at all of that than past it.",
    "I'm not here to tell you off for any of that.",
    "There's no need to play any of that down. Things are the way they are.",
    "Waiting won't put an end to any of that.",
  ],
  light: [
    "I didn't bring that up to make you wince. I have my singing voice for that.",
    "And in case you're wondering, I haven't read your diary.",
    'No need to nod or anything, but I have a feeling you could fill in a few details I left out.',
    "If that was a bit close to home, you've got company. More than you'd think.",
    "Plenty of people think it's only them, and they can't all be right.",
  ],
  soft: [
    'Some things get a little lighter when somebody says them aloud.',
    'Things like that can wear a person down, a little more each time.',
    "You may recognise only some of that, and that's fine.",
    "I don't think anybody would choose that.",
    "You're allowed to find that hard, whatever anybody else makes of it.",
    'Nobody here will make light of that.',
  ],
};

export const weigh: ByFamily = {
  hard: [
    'One at a time, costs are easy to ignore.',
    "If somebody put those costs in a contract, you'd never sign.",
    "Suppose somebody you love were paying all that, and ask yourself how long you'd stand by and say nothing.",
    'People get used to costs like those, and pay them all the same.',
    "You can argue with any single cost, and you may even win, but you can't argue with all of them put together.",
    'Nobody else is going to decide for you which of those costs you keep.',
  ],
  light: [
    'Costs like these sneak up on you, a bit like biscuits do on me.',
    "If a salesman offered you all that, you'd smile politely and shut the door.",
    "{unless moneyCost} None of it shows up on a single bill, and that's exactly why it never gets cancelled.",
    'Say any one of those costs out loud and people nod, say all of them and they put the kettle on.',
    "And with all that going on, you look perfectly normal. I'd have a twitch by now.",
    "I'd understand completely if you'd rather not have heard all that in one go, and I promise to be better company in a minute.",
  ],
  soft: [
    "It's all right to need a moment after hearing all of that together, and nobody is waiting for you to say anything.",
    'It takes some courage to look at costs like these all at once, and you can do so without blaming yourself for any.',
    "You needn't know the exact sum to feel the weight of it.",
    "Perhaps you've never put all of that together before.",
    'Each of those costs counts, the quiet ones as well.',
    'Take a breath before we go on, if you like.',
  ],
};

export const notice: ByFamily = {
  hard: [
    "I've nothing against effort, I only want yours to count.",
    'Ask yourself honestly what would have to change for the next round to end differently.',
    "If something keeps failing, more of it won't help.",
    "One more try won't teach you anything the last one didn't.",
    'All of it takes energy, and you only have so much to spend.',
  ],
  light: [
    "And there's always just enough hope left to try once more, which is the maddening part.",
    'People press the button at the crossing again and again, too, as if the lights cared.',
    'Any idea looks perfectly good for the first few minutes, mine most of all.',
    "If trying counted on its own, you'd have a wall full of certificates.",
    'And I get it, because doing something always feels better than doing nothing.',
  ],
  soft: [
    "It isn't foolish to try, and it isn't foolish to stop for a moment, either.",
    'Trying again can take more courage than people think.',
    'You can look back at all of it without blame.',
    "It says a lot about you that you're still trying.",
    'None of it was for nothing if it brought you here.',
  ],
};

export const afterVoice: ByFamily = {
  hard: [
    "You're still the one who decides, whatever that voice says.",
    "{if voiceInTheirHead has reproach} You'd never take that tone from anybody else.",
    "That voice has had its say, so now it's somebody else's turn.",
    'A voice can talk all day and change nothing.',
    'Your head can do better than that.',
    'Let that voice talk, and stay with me.',
  ],
  light: [
    "{if voiceInTheirHead has reproach} If a friend of yours talked like that, you'd interrupt long before the end of the sentence.",
    'The thing about that voice is that it never stays to help.',
    "I've got one of those voices too, I've only stopped asking it for advice.",
    'I sometimes wonder who trains voices like that, and whether one can get a refund.',
    'That voice has a gift for turning up without an invitation.',
    "Somebody should really check that voice's references.",
  ],
  soft: [
    'You can live with a voice like that for years and hardly notice it.',
    'A voice can be familiar and still not have the last word.',
    "{if voiceInTheirHead has reproach} You'd find something kinder to say to a friend who told you that.",
    'Nobody has to follow a voice just because it speaks.',
    "For now there's nothing you have to do about that voice.",
    'Most people know a voice like that.',
  ],
};

export const checkBelief: ByFamily = {
  hard: [
    'Ask yourself when you last put that idea to the test.',
    'Judge an idea by what it has done for you, and not by how it sounds.',
    "What we're sure of, we never check.",
    "A lot of people believing something doesn't make it true.",
    'An idea that costs you something should at least have to explain itself.',
    "I don't blame anybody for an idea like that, I only want you to look at it.",
  ],
  light: [
    'Some things everybody nods at, and nobody remembers who said them first.',
    'To be fair, plenty of wrong things sound right, which is how they get in.',
    "Ideas go round like colds, so there's no need to feel silly.",
    "I've believed all sorts of things in my time, if that's any consolation.",
    'I tend to ask twice about ideas like that, which makes me terrible fun at parties.',
  ],
  soft: [
    "An idea can look right at first, and there's no harm in looking twice.",
    'Most of what we believe, we never chose.',
    'We can ask quite calmly whether an idea really helps.',
    'A belief can stay on for years just because nobody asks.',
    'Perhaps nobody ever gave you a reason to ask.',
    "There's no shame in having believed something for a long time.",
  ],
};

export const letSettle: ByFamily = {
  hard: [
    "You can be annoyed with me, as long as you're honest about why.",
    "I'd rather lose your applause than keep quiet.",
    'Give yourself a second before you wave that away.',
    "Better to hear the hard part today than when it's too late.",
    "You don't have to agree. Just don't forget it by tomorrow.",
    "Uncomfortable isn't the same as untrue.",
  ],
  light: [
    "I did think about leaving that part out, and then I decided you'd rather hear it from me.",
    "If it helps, a small sulk is allowed, I'd have one too.",
    'Be cross with me, if you like, as long as you go on listening.',
    "I know, I know, I wouldn't have wanted to hear that today, either.",
    'You can pull a face if you like, I would.',
    "I'll be nicer again in a minute.",
  ],
  soft: [
    "If there's a part of you that would like to argue, let it.",
    "Some things sink in slowly, and that's all right.",
    'None of this is said to make you feel small.',
    "For now it's enough to have heard it once.",
    'Saying nothing would have been easier, but not kinder.',
    'It may be a while before you know what you think.',
  ],
};

export const recap: ByFamily = {
  hard: [
    "That's the plan, from the first part to the last.",
    'Nothing in that plan is just for show.',
    "You don't have to like every part to see what it's for.",
    'If it sounds simple, good, because nobody does the complicated version.',
    'Each part has its own job.',
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
    'Nobody is going to test you on it.',
    'Nobody has to do all the parts at once.',
    'One thing follows another, and every part will have its turn.',
    'Let the plan settle, and come back to it when you like.',
  ],
};

export const whyDesire: ByFamily = {
  hard: [
    "When things get hard, remind yourself what you're doing it for.",
    "Measure everything I propose by what you're really after.",
    "You don't owe anybody an explanation for wanting something.",
    'A wish like that is worth a few hard days.',
    'Be clear about the reason, and the practical questions get a lot smaller.',
  ],
  light: [
    'Everything else is just how you get there, I only happen to like that part.',
    'If I ever lose sight of that, please cough loudly.',
    "And when we get to the fiddly parts, I won't let you forget why we're doing it.",
    "If anybody knows a better reason for doing anything, I'd love to hear it.",
    'And you thought we were only here for the practical bits.',
    'The rest is logistics, and logistics can be sorted out over coffee.',
  ],
  soft: [
    "Keep your reason close, because it knows the way on days when you don't.",
    "Whatever else I suggest, I won't lose sight of why.",
    'Everything else can wait its turn.',
    'Nobody has to justify a wish.',
    'A wish is easier to work for once it has been said.',
    'Keep that wish close on the harder days.',
  ],
};

export const whyIStay: ByFamily = {
  hard: [
    "I'm not telling you that for sympathy.",
    'Anybody who takes advice from me should have heard that.',
    "You don't need my whole life story, but that part you should know.",
    "I'd rather tell you that than pretend I was born knowing all this.",
    'I could have kept that to myself.',
  ],
  light: [
    "I'm not fishing for a hug here, although I wouldn't say no.",
    "That's not a story I tell at parties, as a rule.",
    "I've told you more than I planned to, as usual.",
    'So now you know something about me that I usually leave out of the brochure.',
    'I can tell that story quite calmly now, which took some practice.',
    'So there you have a bit of me, free of charge.',
  ],
  soft: [
    "I'm telling you so that you know I'm not speaking from the outside.",
    'It was a while before I could tell that story to anybody.',
    'Perhaps you have a story of that kind yourself.',
    "I don't tell this often, but I haven't forgotten any of it.",
    "That's how it was, and I won't make it prettier.",
    "I had no idea then that I'd be talking to you about that time one day.",
  ],
};

export const whatItMeans: ByFamily = {
  hard: [
    'Hold me to my own words whenever you like.',
    "Plenty of people see things another way, and I don't mind being the odd one out.",
    'Never mind my words, watch what I do.',
    'What I say here is also what I do.',
    "I'd say the same to anybody, whether they buy from me or not.",
    'You can count on me to act accordingly.',
  ],
  light: [
    "I know not everybody sees things that way, and I'm happy to argue over lunch.",
    "You don't have to hang that over the sofa, I only wanted you to know.",
    "If you only half believe me, that's fine, half is plenty to begin with.",
    'I could give a whole talk about this, and I promise not to.',
    'I took the slow way to get there, so feel free to take the short cut.',
    "You're welcome to quote me.",
  ],
  soft: [
    "Nobody has to agree with me at once, there's time to live with an idea first.",
    "You may see things differently, and that's all right.",
    'Take from it whatever helps, and leave the rest with me.',
    "On days when I'm unsure of everything, that steadies me.",
    "There's no need to make up your mind about any of this today.",
    'Most of what I suggest goes back to that.',
  ],
};

export const compare: ByFamily = {
  hard: [
    "So when you hear the price, don't only ask what you pay, ask what you get for it.",
    'Changing something costs money, and changing nothing does too.',
    "I won't tell you that money doesn't matter. It does, and you should get something for yours.",
    "You don't have to like the price, you only have to know what to hold it against.",
  ],
  light: [
    'And yes, I know, any price sounds big when you hear it cold.',
    "I know money doesn't fall from the sky, but doing nothing isn't free, either.",
    "So let's put both on the kitchen table, the price and the cost of staying put.",
    "Nobody likes this part, so I'll be fair, and I'll be quick.",
  ],
  soft: [
    "It's right to be careful with money, and with whatever money can't bring back.",
    "Whatever you decide about the price, I'd like you to decide it calmly.",
    'You know your own means better than I do, and I respect that.',
    "It may help to look slowly at both, at what you'd pay and at what you'd get.",
  ],
};

export const imagine: ByFamily = {
  hard: [
    "You'll be a little older in any case, so you may as well have something to show for the time.",
    'You know how fast the last few months went.',
    "And that's with everything going the way it usually goes.",
    'The time will pass either way, and what you do with it is still open.',
  ],
  light: [
    "I'm not trying to be dramatic here, because all I'm describing is what calendars do when nobody happens to be looking.",
    'And the silly thing is that the time goes by anyway, whatever anybody does with it.',
    'I need no crystal ball for that, I only have to look at my own old calendars.',
    'Time goes by before you know it. I have jars in the fridge that could tell you.',
    "And I'd much rather hear some good news from you by then.",
  ],
  soft: [
    'There may be good reasons for waiting, and yet the time would be gone, however good they were.',
    'The weeks go by whether or not anything changes in them.',
    'For now none of that has happened, and I only mention it so that you can decide whether it ever should.',
    "None of this is a threat, it's only what tends to happen when nothing else does.",
    "It isn't settled yet, and it needn't go that way.",
  ],
};

export const asks: ByFamily = {
  hard: [
    "Ask me anything you still want to know, however blunt it sounds, and you'll get as straight an answer as I have.",
    'So before you say yes, ask me about every bit of that.',
    "I'm saying that now, so that you can hold me to it later.",
    'If anything about that is unclear, ask before you start.',
  ],
  light: [
    'Got a question that feels too silly? Ask that one first.',
    "And if any of that sounds too good, ask me twice, and I'll try to sound just as sure the second time.",
    "I've said all of that out loud now, so feel free to remind me whenever I look as if I'd forgotten.",
    "I'd want to know that too, if I were in your seat.",
    "So that's one thing less to worry about.",
  ],
  soft: [
    'Should a question come up on the way, you can simply ask it, however small it is.',
    'A first step can feel a little safer with some help behind you.',
    "I say that so you know where you stand, and so there's one thing less for you to turn over in your mind.",
    'I want you to feel that somebody is on your side in this.',
  ],
};

export const tally: ByFamily = {
  hard: [
    'Nobody ever asked you to agree to all that.',
    "Be honest with yourself about that cost, and you won't need me or anybody else to push you into a decision.",
    "Not counting a cost doesn't make it any smaller.",
    'A cost nobody deals with has one talent, it comes back.',
    "You can't get rid of a cost you won't look at, so it's good that we've looked.",
    'Once would be bad luck. This keeps happening.',
  ],
  light: [
    "If that came as a parking ticket, you'd have moved the car by now, and even I would have learned to read the sign.",
    'Nobody remembers signing up for this subscription.',
    "And for all that you don't even get a loyalty card.",
    'Once makes a story for the pub, every time makes a very odd hobby.',
    'A slot machine has better manners, it at least plays you a tune.',
    "You'd think that regular customers would get a discount, or at least a friendly nod, but I've certainly never been offered one.",
  ],
  soft: [
    'Even a cost that looks small on the day adds up.',
    "There's no need to work out the whole sum right now.",
    'Whatever comes back often enough, we stop noticing.',
    "It's kinder to look once than to look away every time.",
    "And what can't be counted counts as well.",
    "It's fine to be annoyed about that, or a little sad, and to take a moment before we go on.",
  ],
};

export const beforeTheNumber: ByFamily = {
  hard: [
    'No price is high or low until you put it next to something.',
    "I'd rather you asked me a hard question about money than went away with one.",
    'Ask me anything about money, and you get a straight answer.',
    "{if priceEntryStep has figure} {unless biggestPriceObjection has figure} You'll get the price from me without any small print.",
    "If you hear everything and the price still isn't right for you, then say no, and I won't try to talk you round.",
  ],
  light: [
    "This is where people tend to look at their shoes, and I usually join them, so you'll be in good company if you do.",
    "Talking about money always makes me lower my voice, which isn't very helpful for anybody trying to listen, so I'm working on that.",
    'No drum roll and no trumpets, a price is only a number.',
    "Hold on to your wallet while I talk, if you like, I won't take it personally.",
    "{if priceEntryStep has figure} {unless biggestPriceObjection has figure} I'll say the price once, in a normal voice, like any other number.",
  ],
  soft: [
    "You don't have to decide anything while I talk about money.",
    "We can talk about money calmly, it's only one side of things.",
    "If talking about money makes you tense, that's all right.",
    'Whatever you feel when you hear the price, you can give it a minute and see whether you still feel the same.',
    "There's room for your doubts here, even for the awkward ones, so you needn't hide any of them from me.",
  ],
};

export const stepOut: ByFamily = {
  hard: [
    "I'm not here to scold anybody for that.",
    "Putting something off is a decision too, even if nobody calls it one, and you're free to change it like any other.",
    'Waiting never stops by itself.',
    'Every delay looks sensible on the day.',
    "Waiting for a better day only works if there's one on the calendar, so either write one down or stop waiting.",
  ],
  light: [
    "If putting things off were a sport, I'd need a bigger shelf for the cups.",
    "As systems go, putting things off works perfectly, apart from the small fact that nothing ever happens, as I've found out more than once.",
    'And every time, waiting looks like a sensible plan, I should know.',
    'The word "tomorrow" has a lot to answer for.',
    "I have a drawer for good intentions myself, and it's so full by now that it hardly closes any more.",
  ],
  soft: [
    'Nobody has to be ashamed of having taken their time.',
    "Waiting can feel safe, so there's no need to be hard on yourself for having waited.",
    "It's enough to have noticed, and you don't have to explain anything or apologise to anybody.",
    'Most people put something off, and hardly anybody talks about it.',
    'You can do something else the next time.',
  ],
};

export const ordinaryWeek: ByFamily = {
  hard: [
    "I'm not promising you a whole new life, I'm only talking about an ordinary week, because that's where a change has to show.",
    "That's what I'd want you to judge me by.",
    "I wouldn't tell you about that if it were out of reach.",
    'If you want a week like that, say so to yourself today, and remember it on the first day that gets a bit difficult.',
    'None of that is luck.',
  ],
  light: [
    'No fireworks, I know, but have you ever tried living with fireworks?',
    'None of that will make the news, which is rather the beauty of it.',
    "People get used to nice things terribly fast, and I'm as bad as anybody, so enjoy the surprise while it lasts.",
    "A film would have a bigger ending, with music and probably a sunset, but you couldn't live in it for long.",
    'And if the neighbours ask, you can be as mysterious as you like.',
  ],
  soft: [
    'Good things are allowed to be quiet.',
    'You can look forward to that a little, if you like.',
    "A change can come so slowly that nobody sees it happen, and one day you look around and notice that it's there.",
    'Small things like that can mean a great deal.',
    "You don't have to believe any of that yet, because it's quite enough if you'd like some of it to come true.",
  ],
};

export const newName: ByFamily = {
  hard: [
    "Look at the trouble like that, and there's something you can do.",
    'A problem you can put into words is one you can work on.',
    "Don't lose sight of the problem, because the whole plan is about it.",
    'What you call a trouble matters, because that decides where you start.',
  ],
  light: [
    'There are grander diagnoses, I know, and I take that as good news.',
    'I did try to find a more impressive way of saying it.',
    'Funny how long you can look straight past something like that.',
    "That's one riddle less, which isn't bad for a few minutes.",
  ],
  soft: [
    "Knowing what you're dealing with can be a relief.",
    'Nothing about that is a verdict on you.',
    "Let that sink in before we go on, there's no rush.",
    'What can be said out loud can be looked at calmly.',
  ],
};

export const afterProof: ByFamily = {
  hard: [
    "I don't tell that to impress anybody, I tell it because it happened.",
    "I'd rather give you one real case than a handful of promises.",
    "One story is no guarantee, and I won't sell it to you as one.",
    "Your own results will be worth more to you than anybody else's.",
  ],
  light: [
    "I could go on about cases like that for longer than you'd like.",
    'Stories like that are why I never shut up about this.',
    "It's a nice thing to be able to tell, I'll admit that.",
    "If I sound a bit proud, I am, and most of it isn't even my doing.",
  ],
  soft: [
    'Your own story will be a different one, and it can be just as good.',
    'Your own story will be a different one.',
    'It helps to know that somebody has been there before.',
    'Every story like that had a first day.',
  ],
};

export const afterWish: ByFamily = {
  hard: [
    'Nobody has to earn a wish like that first.',
    'A wish is a direction, and a direction is enough to start with.',
    "Want something properly, or you'll settle for less on the first bad day.",
    "Whoever tells you to want less isn't helping you.",
  ],
  light: [
    "You're allowed to want that, I've checked.",
    'There are far stranger wishes, I promise you.',
    "You don't have to wish quietly, by the way.",
    'Nobody ever got into trouble for wanting that.',
  ],
  soft: [
    'A wish like that deserves to be taken seriously.',
    "It's good to say a wish aloud, even if nothing is decided yet.",
    'Hold on to that wish while we look at the rest.',
    "I don't think that's too much to ask.",
  ],
};

export const afterExcuse: ByFamily = {
  hard: [
    'An explanation can be correct and still lead nowhere.',
    'Sounding reasonable is all an excuse has to do.',
    'Ask what saying so has ever changed.',
    "Don't argue with a sentence like that, just stop acting on it.",
  ],
  light: [
    "I've used excuses like that myself, and with great feeling.",
    'Say it nicely enough, and people even nod.',
    'The beauty of a sentence like that is that nobody asks a second question.',
    'An excuse like that has excellent manners, it just never does any work.',
  ],
  soft: [
    'An explanation like that gets a person through the day.',
    'That may be true, and still not be the whole truth.',
    "I understand that very well, and I'd still like to look behind it.",
    'Saying so protects something, and it costs something as well.',
  ],
};

export const afterMoment: ByFamily = {
  hard: [
    "Nobody writes a moment like that down, so I've done it for you.",
    'You can forget a moment like that by the next day, and it still happened.',
    "I'd rather show you one moment than a whole theory.",
    'No study shows more than a moment like that.',
  ],
  light: [
    'One scene like that, and I can spare us all a long lecture.',
    'Moments like that never make it into the holiday letter.',
    "If life had a pause button, that's about where I'd press it.",
  ],
  soft: [
    'A moment like that is seldom talked about.',
    'Moments like that pass, and something of them stays.',
    'One look is enough for now.',
    'Often a short moment says more than a long explanation.',
  ],
};

export const afterCause: ByFamily = {
  hard: [
    'Take your time with that, because the rest depends on it.',
    "Once you know where a thing comes from, you can stop arguing about everything else and put your strength where it's needed.",
    'Be glad of a cause, because a cause can be changed.',
    'From here on, this is where we look.',
  ],
  light: [
    "I know, it'd be more fun to blame the weather, but the weather isn't taking questions.",
    "It's always in the last place one looks, because after that one stops looking.",
    "It's rather nice to know the reason, even if it was there all along.",
    "Don't be alarmed if that explains one or two other things as well.",
  ],
  soft: [
    "Once you know the cause, it's no longer about how hard you try.",
    "Knowing where something comes from doesn't change it yet, but it changes where you look.",
    "A cause isn't a fault. It's only the place where something begins.",
    "Perhaps some things fall into place now, and if they don't yet, that's fine too, because nobody has to understand everything today.",
  ],
};

export const afterPicture: ByFamily = {
  hard: [
    'A picture stays when the words are gone.',
    "You may forget my words, and you'll still have the picture.",
    'I know no plainer way to put it.',
    "The picture will come back to you one day when I'm not there.",
  ],
  light: [
    'I had a much grander comparison once, but it needed a map and a volunteer.',
    "No comparison is perfect, but I've grown rather attached to mine.",
    "If you think of a better comparison on the way home, send it to me, and I'll pretend it was mine.",
    "I'm sorry if that picture never leaves your head again.",
  ],
  soft: [
    "It's enough if a little of the picture stays with you.",
    'Explanations fade, and sometimes a thing like that stays.',
    'Just let the picture be there for now.',
    'A comparison need not fit in every detail.',
  ],
};

export const afterTurn: ByFamily = {
  hard: [
    'I only wish it had come sooner.',
    'Some decisions are quieter than the years that lead up to them.',
    'Nobody has to wait for a bad day to change something.',
    'What I do today started there.',
  ],
  light: [
    "In a film there'd have been rain on the window and somebody playing the cello.",
    "I'd tell you how brave I was, but I'd only go red.",
    'As great finales go, I know, it could have been louder.',
    "I mention all that so you know that I didn't simply wake up one morning being this sensible.",
  ],
  soft: [
    'Turning points are often quieter than people think.',
    "Perhaps there's a decision of your own that has been waiting.",
    "I tell you this so that I don't forget where I started.",
    "I didn't know it yet, but a good deal began there.",
  ],
};

export const afterRecord: ByFamily = {
  hard: [
    'How much that counts is your call, not mine.',
    "Experience doesn't make anybody right, but it helps.",
    'You be the judge of what that is worth.',
    "Ask anybody who gives you advice what they've done, me included.",
  ],
  light: [
    "Somebody else would make that sound grander, but you've got me.",
    'I never know where to look when I say things like that.',
    'You could have read it on a leaflet, but then you would have missed me blushing.',
  ],
  soft: [
    "I'm not hoping to impress anybody with that.",
    'What counts, in the end, is whether what I say is of use to you.',
    'It helps to know what somebody has done before you lean on their words.',
    "You can ask me about any of it afterwards, and I'll gladly tell you more.",
  ],
};

export const afterTruth: ByFamily = {
  hard: [
    'You can argue with the truth tonight, and it will still be there in the morning.',
    "Remember the truth on the day you're about to put things off again.",
    'One truth is worth a whole pile of good excuses.',
    "I'd rather you heard the truth from me than found it out alone.",
  ],
  light: [
    "I've used up my serious sentence for today, so you can breathe again.",
    "This is my earnest face, in case you can't tell.",
    'The truth always sounds so simple that I feel a little cheated.',
    'If that was too direct, blame the lights, they make me say things.',
  ],
  soft: [
    'We can be quiet for a moment, if you like.',
    'There can be some comfort in knowing how things are.',
    'Perhaps some part of you has known the truth for a long time.',
    'You can let the truth stand for a moment.',
  ],
};
