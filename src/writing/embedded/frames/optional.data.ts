import type { ByFamily } from './frame.ts';

/** Said where there is time for it: each goes on from an answer that was just heard, and asks or says one thing more. */
export const recognise: ByFamily = {
  hard: [
    "If you're nodding by now, I'm talking to the right people.",
    "I'd rather we looked straight at the trouble than past it.",
    "If you know what I'm talking about, you're in the right place.",
    'I say it out loud, because somebody has to.',
    'I start with the trouble on purpose.',
  ],
  light: [
    "I'm not trying to make you wince. I have my jokes for that.",
    "I'd offer you a cushion at this point, if I had one.",
    "No need to nod or anything, just stay with me, because I'm told I get better as I go on.",
    "If that was a bit close to home, you're in good company. More than you'd think.",
    "I could have begun with the nice bits, but then you'd have wondered why we're all here.",
  ],
  soft: [
    'Some things get a little lighter when somebody says them aloud.',
    'Trouble of any kind can wear a person down, little by little.',
    "Perhaps you recognise yourself only in part, and that's fine.",
    'You can bring your troubles in here, the large and the small ones.',
    "You're allowed to find things hard, whatever anybody else says.",
    "I wouldn't want to make light of any of that.",
  ],
};

export const weigh: ByFamily = {
  hard: [
    "I've named the costs together because they're paid together.",
    "Suppose somebody you love were paying all that, and ask yourself how long you'd stand by and say nothing.",
    "You can argue with any single cost, and you may even win, but you can't argue with all of them put together.",
    'How much longer you pay is for you to decide, and for nobody else.',
  ],
  light: [
    "I'd rather have read you a list of biscuits, believe me.",
    '{unless moneyCost} Nobody ever sends a bill for any of this, so nobody gets round to cancelling.',
    'Say any one of those costs out loud and people nod, say all of them and they put the kettle on.',
    "You're still listening, so I'll try to be worth the trouble.",
    "I'd understand completely if you'd rather not have heard all that in one go, and I promise to be better company in a minute.",
  ],
  soft: [
    "It's all right to need a moment after so much at once, and nobody is waiting for you to say anything.",
    'You can look at all of that without blaming yourself for any of it.',
    'Nobody has to add anything up.',
    'So many costs are a lot to hear at once.',
    'Each of those costs counts, the quiet ones as well.',
    'Take a breath before we go on, if you like.',
  ],
};

export const notice: ByFamily = {
  hard: [
    "I've nothing against effort, I only want yours to count.",
    'Ask yourself honestly what would have to change for the next attempt to end differently.',
    "If something keeps failing, more of it won't help.",
    "One more try won't teach you anything the last one didn't.",
    "There's no lack of trying in any of that.",
  ],
  light: [
    "I won't ask for a show of hands here, so you can relax.",
    'People press the button at the crossing again and again, too, as if the lights cared.',
    'If good intentions counted, most of us would have a wall full of certificates.',
    "I won't tease anybody, because I'd like us all to still be friends at the end.",
  ],
  soft: [
    "It isn't foolish to try, and it isn't foolish to stop for a moment, either.",
    "There's no shame in any of that.",
    "It's all right to be tired of trying.",
    "There's nothing wrong with having tried.",
    'Trying was never the mistake.',
  ],
};

export const afterVoice: ByFamily = {
  hard: [
    "That thought doesn't get the last word.",
    "A thought like that doesn't get the last word.",
    'Let that voice talk, and stay with me.',
  ],
  light: [
    'The thing about inner voices is that they never stay to help.',
    "I've got one of those voices myself, I've just stopped asking it for advice.",
    "My own inner voice can be just as stubborn, if that's any comfort.",
    "I'd throw my own inner voice out, but it knows where I live.",
    'An inner voice should really come with references.',
  ],
  soft: [
    'We all talk to ourselves, more often than anybody hears.',
    'A voice can be familiar and still not have the last word.',
    '{if voiceInTheirHead has reproach} Nobody has to follow a voice just because it speaks.',
    "For now it's enough to have heard that voice.",
    "Listening to a thought doesn't mean agreeing.",
  ],
};

export const checkBelief: ByFamily = {
  hard: [
    "A wrong idea can sound right, and that's the trouble.",
    'Judge an idea by what it has done for you, and not by how it sounds.',
    "What we're sure of, we never check.",
    "Plenty of people believe something like that, but that doesn't make it true.",
    'An idea that costs you something should at least have to explain itself.',
    'I can see why anybody would think so, I only ask you to look twice.',
  ],
  light: [
    'Wrong ideas never wear a name tag, unfortunately.',
    'To be fair, plenty of wrong things sound right, which is how they get in.',
    'Mistakes go round like colds, so nobody has to feel silly.',
    "If you feel a small urge to argue now, I'll take it as a compliment.",
  ],
  soft: [
    'One can be mistaken about a thing without being a fool.',
    'Most of what we believe, we never chose.',
    'We can look at that without any fuss, and see whether it holds.',
    'One can be sure of a thing for years without ever having looked at it closely.',
    "Perhaps you've had your doubts, and perhaps not yet.",
    "There's no shame in having believed something for a long time.",
  ],
};

export const letSettle: ByFamily = {
  hard: [
    "You can be annoyed with me, as long as you're honest about why.",
    'Nobody ever changed anything by being told only nice things.',
    'Give yourself a second with that.',
    'Nobody has to like that.',
    "You needn't agree. Just don't look away too soon.",
    "I'd tell my best friend exactly the same.",
  ],
  light: [
    "If looks could kill, I'd only ask you kindly to aim a little to the left.",
    "If it helps, a small sulk is allowed, I'd have one too.",
    'Frown at me, if you like, as long as you go on listening.',
    'You can pull a face if you like, I would.',
    "I'll be back to my silly self in a minute.",
  ],
  soft: [
    'Should some part of you want to argue, let it.',
    "Some things sink in slowly, and that's all right.",
    'Nothing I say is meant to make you feel small.',
    "If it were me, I'd want to be told.",
    'I say that without any unkindness.',
  ],
};

export const recap: ByFamily = {
  hard: [
    'There you have the plan.',
    "You don't have to like every part equally.",
    'If the plan sounds simple, good, because nobody does the complicated version.',
    "That's the whole plan, out in the open.",
  ],
  light: [
    "You don't have to take notes right now, by the way.",
    "You can forget the details for now, as long as I don't.",
    'If any of that went past too fast, I do repeat myself, ask anybody who knows me.',
    'I could say all the parts backwards as well, but nobody ever asks me to.',
    'I left out everything that only sounds clever.',
    "I'd draw you a diagram, but trust me, it's better without.",
  ],
  soft: [
    "You needn't see yet how it all fits together.",
    'Nothing has to stay in your head for now.',
    "You needn't remember all of that today.",
    'Nobody has to understand all the parts at once.',
    'That is the whole of it, from beginning to end.',
    'Let the plan settle, and come back to it when you like.',
  ],
};

export const whyDesire: ByFamily = {
  hard: [
    'On a hard day, the reason counts for more than the method.',
    'Keep that in mind on the hard days.',
    "That's reason enough.",
    'A real wish is worth a few hard days.',
    "Know what you're doing it for, and the practical questions get a lot smaller.",
  ],
  light: [
    'Everything else is only method, although I do happen to like that part.',
    'If I ever lose sight of your reasons, please cough loudly.',
    'Whenever things get fiddly, it helps to remember why we bother.',
    "If anybody knows a better reason for doing anything, I'd love to hear it.",
    "You'll have thought we were only here for the practical bits.",
    "I don't think that's too much to ask, do you?",
  ],
  soft: [
    'Keep that close, because it can carry you on days when little else does.',
    "Whatever else I suggest, I won't lose sight of that wish.",
    'Everything else can wait for a moment.',
    'Nobody has to justify a wish.',
    'A wish is easier to work for once it has been said.',
    'A wish can be company on the harder days.',
  ],
};

export const whyIStay: ByFamily = {
  hard: [
    "That's how it was, plain and simple.",
    "I'd rather you knew that about me.",
    "That's the part of my story that counts.",
    "I'd rather tell you where I come from than pretend I was born knowing all this.",
  ],
  light: [
    "For better or worse, that's how I got here.",
    "I've told you more than I planned to, as usual.",
    'So now you know a bit more about me than you did before.',
    "I do talk about things other than myself, you'll see.",
    'So there you have a bit of me, free of charge.',
  ],
  soft: ["I'm telling you so that you know I'm not speaking from the outside.", "I've never forgotten any of that."],
};

export const whatItMeans: ByFamily = {
  hard: [
    'Hold me to my own words whenever you like.',
    'You may see things differently, and you would not be the first.',
    'You can always check whether I stick to my own words.',
    'What I say here is also what I do.',
    "I'd say the same to anybody, whether they buy from me or not.",
    'You can hold me to that.',
  ],
  light: [
    "I know not everybody agrees with me, and I'm happy to argue over lunch.",
    "You don't have to hang my words over the sofa, I only wanted you to know.",
    "If you only half believe me, that's fine, half is plenty to begin with.",
    'I could go on about that all evening, and I promise not to.',
    'I do get attached to my own ideas, so please be gentle if you have to laugh.',
    "You're welcome to quote me.",
  ],
  soft: [
    "Nobody has to agree with me at once, there's time to live with an idea first.",
    'Take from my words whatever helps you.',
    "You needn't decide today what you make of my views.",
    'You may weigh that for yourself.',
  ],
};

export const compare: ByFamily = {
  hard: [
    "When you look at a price, don't only ask what you pay, ask what you get in return.",
    'Ask whether something is dear, and then whether it does the job.',
    "I won't tell you that money doesn't matter. It does, and you should get something for yours.",
    'Nobody has to like a price, you only have to know what to hold it against.',
  ],
  light: [
    'I know, any price sounds big when you hear it cold.',
    "I know money doesn't fall from the sky, I've stood there with my arms out.",
    "I'd put both on the kitchen table, the price and what gets paid anyway.",
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
    "You'll be a little older in any case, so why not have something to show for the time?",
    "I'll leave the conclusion to you.",
    "I haven't even mentioned bad luck.",
    'The time will pass either way, and what you do with it is still open.',
  ],
  light: [
    "I'm not trying to be dramatic here, because all I'm describing is what calendars do when nobody happens to be looking.",
    'The silly thing is that the time goes by anyway, whatever anybody does with it.',
    "I don't own a crystal ball, I only have to look at my own old calendars.",
    'Time goes by before you know it, with me as well.',
    "I'd much rather hear some good news from you.",
  ],
  soft: [
    'There may be good reasons to wait, but the time goes by all the same.',
    'Time passes by itself, but what we do with it is up to us.',
    'I only look ahead so that you can choose in good time.',
    "None of this is a threat, it's only what tends to happen when nothing else does.",
  ],
};

export const asks: ByFamily = {
  hard: [
    "Ask me anything you still want to know, however blunt it sounds, and you'll get as straight an answer as I have.",
    'Before you say yes, ask me how every bit works.',
    'You can hold me to my word.',
    'If anything is still unclear, ask before you start.',
  ],
  light: [
    'Got a question that feels too silly? Ask that one first.',
    "If anything sounds too good, ask me twice, and I'll try to sound just as sure the second time.",
    "I've promised out loud now, so there's no wriggling out for me.",
    "I'd want to hear the details too, if I were in your seat.",
  ],
  soft: [
    'No question is too small to ask.',
    'You can lean on that as much or as little as you like.',
    "You won't be left to work things out on your own.",
    'I want you to feel that somebody is on your side in this.',
  ],
};

export const tally: ByFamily = {
  hard: [
    'Nobody ever asked whether you agree to pay.',
    "Be honest with yourself about the cost, and you won't need me or anybody else to push you into a decision.",
    'None of that stops by itself.',
    'Things go on like that until somebody stops them.',
    "You can't get rid of a cost you won't look at, so it's good that we've looked.",
    'Once is bad luck. Over and over is something else.',
  ],
  light: [
    "If costs came as parking tickets, you'd have moved the car by now, and even I would have learned to read the sign.",
    'Nobody so much as says thank you, either.',
    "You don't even get a free pen for all that.",
    'Paying once makes a story for the pub, paying every time makes a very odd hobby.',
    'Most things that cost something at least come in a nice box.',
    'I keep hoping that trouble has an off season, or at least a day of rest, but it seems to be open all year round.',
  ],
  soft: [
    'Even a cost that looks small on the day adds up.',
    "There's no need to work out the whole sum right now.",
    'What comes back again and again need not come back for ever.',
    'Some of what is lost never shows in figures.',
    "You needn't do anything about that just now, only know it.",
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
    "Talking about a price makes most people look at the floor, me included, so you'll be in good company if you do.",
    "Talking about money always makes me lower my voice, which isn't very helpful for anybody trying to listen, so I'm working on that.",
    'No drum roll and no trumpets, a price is only a number.',
    "Sit on your wallet while I talk, if you like, I won't take it personally.",
    "{if priceEntryStep has figure} {unless biggestPriceObjection has figure} When I get to the price, I'll say it in a normal voice, like any other number.",
  ],
  soft: [
    "If you have doubts, there's room for them here.",
    'Whatever you feel about a price, you can give it a minute and see whether you still feel the same.',
    "There's room for your doubts here, even for the awkward ones, so you needn't hide any of them from me.",
  ],
};

export const stepOut: ByFamily = {
  hard: [
    "I'm not here to scold anybody for waiting.",
    "Putting something off is a decision too, even if nobody calls it one, and you're free to change it like any other.",
    'Waiting never stops by itself.',
    'Every delay looks sensible on the day.',
    "Waiting for a better day only works if there's one on the calendar, so either write one down or stop waiting.",
  ],
  light: [
    "If putting things off were a sport, I'd need a bigger shelf for the cups.",
    'As systems go, putting things off works perfectly, apart from the small fact that nothing ever happens.',
    'Waiting always looks like a sensible plan, I should know.',
    'The word "later" has a lot to answer for.',
    "I have a drawer for good intentions myself, and it's so full by now that it hardly closes any more.",
  ],
  soft: [
    'Nobody has to be ashamed of having taken their time.',
    "Almost everybody puts things off, so there's no need to be hard on yourself.",
    "Once you've seen how you wait, something can change.",
    'Nearly everybody knows how that goes.',
    'And that can go another way, too.',
  ],
};

export const ordinaryWeek: ByFamily = {
  hard: [
    "I'm not promising you a whole new life, I'm only talking about an ordinary week, because that's where a change has to show.",
    'Judge me by what changes, and by nothing else.',
    "I'd rather describe everyday life than promise a miracle.",
    "Ask yourself what a change like that would be worth to you, and leave everybody else's opinion out of it for now.",
    'No luck is needed for any of that.',
  ],
  light: [
    "I'd hum some music in the background, but I'm told that spoils the effect.",
    "An ordinary week won't make the news, which is rather the beauty of it.",
    'People get used to nice things terribly fast, so do enjoy it while it still surprises you.',
    "A film would have a bigger ending, with music and probably a sunset, but you couldn't live in it for long.",
    'If anybody asks how you did it, you can be as mysterious as you like.',
  ],
  soft: [
    'Good days are often made of plain things.',
    'You can look forward a little, if you like.',
    "It's enough, for now, to like the thought.",
    'Small things can mean a great deal.',
    'You can let yourself want that.',
  ],
};

export const newName: ByFamily = {
  hard: [
    'Once a problem has a name, you can do something about it.',
    'A problem you can put into words is one you can work on.',
    "Don't lose sight of the problem, because everything I suggest is about that.",
    'What you call a thing matters, because that decides where you start.',
  ],
  light: [
    "I'd have that printed on a mug, if I thought anybody would drink from one.",
    'I tried to say that in a solemn voice first, but nobody believed me.',
    'Funny how long one can look straight past a thing.',
    "There, that's one less thing to wonder about.",
  ],
  soft: [
    "Knowing what you're dealing with is worth something.",
    'Say the name to yourself once, and see whether it fits.',
    "A name is only a beginning, but it's a beginning.",
    'What can be said out loud can be looked at calmly.',
  ],
};

export const afterProof: ByFamily = {
  hard: [
    "I don't tell stories to impress anybody, I tell them because they happened.",
    "I'd rather give you something real than a handful of promises.",
    "A story is no guarantee, and I won't sell it to you as one.",
    "Your own results will be worth more to you than anybody else's.",
  ],
  light: [
    "I'd happily go on, but I've promised myself to stop in time.",
    'Stories like that are why I never shut up about my work.',
    "Telling good news never gets old, I'll admit that much.",
    "If I sound a bit proud, that's because I am.",
  ],
  soft: [
    'Your own story is still to come.',
    'A story can lend us a little courage.',
    "I'm always glad when things have gone well for somebody.",
  ],
};

export const afterWish: ByFamily = {
  hard: [
    "You're allowed to want that, and to say so out loud.",
    'A wish is a direction, and a direction is enough to start with.',
    'Hold on to that, because there will be bad days, too.',
    'I take that seriously.',
  ],
  light: [
    "You're allowed to wish, I've checked.",
    'There are far stranger wishes, I promise you.',
    "You're allowed to want something like that, by the way.",
  ],
  soft: [
    'Longing for something is no weakness.',
    "It's good to want something, even if nothing is decided yet.",
    'Keep the wish in mind while we look at the rest.',
    'I see nothing wrong with hoping.',
  ],
};

export const afterExcuse: ByFamily = {
  hard: [
    'An explanation can be correct and still lead nowhere.',
    'All an excuse has to do is get you through the day.',
    'Ask yourself what an excuse has ever changed for you.',
    "Don't argue with an excuse, just stop acting on it.",
  ],
  light: [
    'I could listen to excuses all day, I mostly listen to my own.',
    "We've all got one of those ready, me included.",
    'The beauty of an excuse is that nobody asks a second question.',
    'An excuse can have excellent manners, it just never does any work.',
  ],
  soft: [
    'An explanation can be a shelter for a while.',
    'A thing may be true and still not be the whole truth.',
    "That sounds reasonable enough, but it still isn't the whole story.",
    'An excuse protects something, and it costs something as well.',
  ],
};

export const afterMoment: ByFamily = {
  hard: [
    "I don't need to add anything to that.",
    "I'm pointing at a moment, not at a person.",
    "I'd rather show you one moment than a whole theory.",
    'One look at real life saves me a long argument.',
  ],
  light: [
    'One scene, and I can spare us all a long lecture.',
    'Moments like that never make it into the holiday letter.',
    "I'll stop the film there, before anybody asks for popcorn.",
  ],
  soft: [
    "I'd like to stop here for a breath.",
    'We can look at that for a moment without judging anybody.',
    "We needn't stay with that any longer than you like.",
    "You needn't tell anybody what comes to mind just now.",
  ],
};

export const afterCause: ByFamily = {
  hard: [
    'So now you know where to begin.',
    'A cause gives us somewhere to begin.',
    "That's where I'd look first, and everything else can wait.",
  ],
  light: [
    "I know, it'd be more fun to blame the moon, but the moon isn't taking questions.",
    'A cause is always in the last place you look, because after that you stop looking.',
    'It took me long enough to see that, by the way.',
    "Don't be alarmed if a few other things make sense now as well.",
  ],
  soft: [
    "For the moment it's enough to know the cause.",
    "Knowing where something comes from doesn't change it yet, but it changes where you look.",
    "A cause isn't a verdict. It's only the place where something begins.",
    'Let that stand for a moment, and see whether you recognise something of your own.',
  ],
};

export const afterPicture: ByFamily = {
  hard: [
    'A picture stays when the words are gone.',
    'You may forget my words and still have the picture.',
    "I can't put it more plainly than that.",
    'That one tends to stick.',
  ],
  light: [
    'I had a much grander comparison once, but it needed a map and a volunteer.',
    'No comparison is perfect, and mine knows it.',
    "If you think of a better comparison on the way home, send it to me, and I'll pretend it was mine.",
    "I'm sorry if the picture never leaves your head again.",
  ],
  soft: [
    "It's enough if a little of the picture stays with you.",
    'Explanations fade, but sometimes an image stays.',
    'Just let the picture be there for now.',
  ],
};

export const afterTurn: ByFamily = {
  hard: [
    "You don't have to make the decision I made, only one of your own.",
    "A decision doesn't need an audience, it needs a next day.",
    'Nobody has to wait for a bad day to change something.',
    'Everything I do today goes back to that.',
  ],
  light: [
    'In a film, somebody would have started playing the cello.',
    "I'd tell you how brave I was, but there were witnesses.",
    "I've made plenty of decisions since, mostly about breakfast.",
    "So that's how I ended up here.",
  ],
  soft: [
    'A decision can be small and still change where one is going.',
    "Perhaps there's a decision of your own that has been waiting.",
    'One never knows at the time how much will come of a decision.',
  ],
};

export const afterRecord: ByFamily = {
  hard: [
    'How far you trust me is your call, not mine.',
    "Experience doesn't make anybody right, but it helps.",
    'You be the judge of what my word is worth.',
    "Ask anybody who gives you advice what they've done, me included.",
  ],
  light: [],
  soft: [
    'You can ask me about any of it afterwards.',
    'All of that only counts if I can be of use to you.',
    'What counts, in the end, is whether any of it is of use to you.',
    "You can ask me about my work afterwards, and I'll gladly tell you more.",
  ],
};

export const afterTruth: ByFamily = {
  hard: [
    'You can argue with the truth tonight, but it will still be there in the morning.',
    "And that's as plainly as I can say it.",
    'One truth is worth a whole pile of good excuses.',
    "I won't dress that up.",
  ],
  light: [
    "I'll stop there for a second, so you can breathe again.",
    "This is my earnest face, in case you can't tell.",
    'If I was too direct, blame the coffee, it makes me say things.',
  ],
  soft: [
    "I'll just leave that there for a moment.",
    'You can take that with you, whatever you decide.',
    'I think you may have known that already, somewhere at the back of your mind.',
    "I'll leave it at that.",
  ],
};

export const afterStory: ByFamily = {
  hard: [
    'Believe me or check me, both are fine.',
    "Evidence doesn't have to shout.",
    'Make of it what you like, as long as you make something of it.',
    "Opinions alone wouldn't convince me either.",
  ],
  light: [
    'Facts do the arguing for me, which saves a lot of hand-waving.',
    "You're welcome to check, I won't be offended.",
    'I do like it when reality takes my side for once.',
    'I could have dressed that up more, but plain seemed better.',
  ],
  soft: [
    'You may think it over in peace.',
    "There's no need to decide now what that means for you.",
    "I'll let that speak for itself.",
    'Take from it what seems true to you.',
  ],
};

export const afterAlternative: ByFamily = {
  hard: ["I wouldn't swap.", "Things went the other way, and I'm glad.", "I've never regretted the change."],
  light: [
    'I prefer how things turned out, and so does everybody who has to live with me.',
    'I do wave at that other life sometimes, from a safe distance.',
    'I have no complaints about how things went instead.',
  ],
  soft: [
    "I'm grateful that things turned out otherwise.",
    "I'm thankful that it went another way.",
    "Things needn't have gone well, but they did.",
  ],
};

export const afterNotFor: ByFamily = {
  hard: [
    'Better to know now.',
    "I'd rather say so today than disappoint anybody later.",
    "Everybody else, you're in the right place.",
  ],
  light: [
    'No hard feelings either way.',
    'Everybody else may stay seated.',
    "So now you know I'm terrible at pleasing everyone.",
  ],
  soft: [
    "It's only fair that you know.",
    'You hear it now, so that nobody loses time.',
    'Everybody else is warmly welcome.',
  ],
};

export const afterCloseCost: ByFamily = {
  hard: ['Let that count, and then decide.', 'Waiting leaves its traces.', 'That much is certain.'],
  light: [
    "I'd like to say that waiting gets better with age, but I've tried.",
    "I didn't say it was pretty.",
    'You can look away, I tried that too.',
  ],
  soft: [
    'You can look at that calmly.',
    'It helps to know where waiting shows.',
    'Nothing has to be done about that this minute.',
  ],
};

export const afterPaying: ByFamily = {
  hard: [
    '{unless timerCostsPriceSetup has figure} Not every cost comes with a bill.',
    '{unless timerCostsPriceSetup has figure} What nobody counts gets paid all the same.',
    "Waiting doesn't make that any cheaper.",
  ],
  light: [
    'Waiting has expensive taste, for something that does so little.',
    '{unless timerCostsPriceSetup has figure} Small amounts are sly, they never come alone.',
    'Trouble is a subscription nobody remembers signing.',
  ],
  soft: [
    '{unless timerCostsPriceSetup has figure} Some costs are paid quietly, a little at a time.',
    "You needn't add anything up here and now.",
    'What one knows is easier to weigh.',
  ],
};
