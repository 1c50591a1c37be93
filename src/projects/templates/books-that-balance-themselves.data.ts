import type { Template } from './template.ts';

export const booksThatBalanceThemselves: Template = {
  id: 'books-that-balance-themselves',
  name: 'Books That Balance Themselves',
  trade: 'Restaurant bookkeeping',
  description: 'A fifteen-minute sales video for owners who still do payroll at midnight.',
  targetAudience: 'Owner-run restaurants',
  demo: false,
  answers: {
    projectName: 'Books That Balance Themselves',
    audiencePain:
      'You close the kitchen at eleven, wipe down the pass, and then you sit in the dry store with a shoebox of receipts that smell of fish.',
    whatNotWorking:
      'You photograph invoices with a thumb in the picture and send them to an accountant who calls in October about something from March.',
    whatTheyCrave:
      'You want to know on Monday at nine whether last week made money, without asking anybody and without a calculator that sticks.',
    yourDifferentApproach:
      'I keep a restaurant’s books by the week and by the plate, because nobody ever went broke on an annual average.',
    timeCost: 'You give nine hours a week to paper, which is a whole Friday service with nobody tipping.',
    identityCost: 'You opened a restaurant to cook, and now your best dish is a spreadsheet.',
    moneyCost:
      'You lost roughly $28,000 last year to a walk-in fridge of small leaks: double-paid invoices, old menu prices and a lamb supplier who rounds up.',
    energyCost: 'You do payroll at midnight with one eye open, and you pay the dishwasher twice.',
    reputationCost: 'Your fish man wants cash now. He used to want your opinion.',
    whatTheyKeepTrying:
      'You buy an app, you give your cousin the password, you forget the password, and you go back to the nail with the bills on it.',
    fingerPointableMoment:
      'There you are at ten to one in the morning, on an upturned potato crate, licking your finger to turn receipts from last quarter.',
    voiceInTheirHead: 'As long as the place is full, it will work out somehow.',
    hookTimerCosts: 'Each month the crate costs you some $2,300 and a day off that your family had plans for.',
    speakerPersonality: 'funny',
    stupidThingTheyBelieve: 'You believe a full dining room is a profitable dining room.',
    crashMovieScene:
      'It is the best Saturday in the history of your restaurant, there is a queue down to the bus stop, and your card machine is declined at the wholesaler with the whole line watching your trolley of burrata.',
    crashRealizationMoment:
      'You work it out on the drive back: you have been selling a twenty-two-dollar plate that costs you twenty-three.',
    whatTheyBlame: 'You blame the landlord, the delivery apps and the price of butter.',
    howTheyRationalize: 'Restaurants just run on thin margins.',
    realRootCause:
      'Your numbers reach you twelve weeks late, so you steer the place by looking out of the back window.',
    uncomfortableTruth:
      'You would throw out a cook who tasted nothing until Christmas, and that is precisely how you do your books.',
    timerCostFrameFlip: 'A wrong price on the menu stays wrong for a quarter, and it gets ordered forty times a night.',
    miniStoryOrStat:
      'A bistro in Providence sold a lobster roll that everybody loved. I costed it in ten minutes. They lost $1.80 on each one and had sold 6,000.',
    emotionalAwarenessLevel: 'problem-aware',
    newRootProblem: 'Your margins are not thin. Your news is old.',
    planName: 'The Monday Plate',
    planParts: 'The Shoebox Funeral\nThe Plate Price\nThe Nine O’Clock Page',
    planPartDetails:
      'You stop touching paper: every invoice goes from the delivery door straight to us, and the shoebox gets a decent burial.\nYou learn what each dish costs this week, with this week’s butter.\nYou get one page on Monday at nine: what came in, what leaked, and the one thing to change before Tuesday’s prep.',
    planMetaphor: 'It is like tasting as you cook: a pinch now saves you from apologising to table twelve later.',
    planProofStory:
      'Gus runs forty seats and a bad knee in Baltimore. In the first month his Monday page found a linen contract for a restaurant he had closed in 2016. By summer he was keeping $1,900 a month that used to walk out of the back door.',
    audienceDeepestDesire:
      'You want to stand at your own pass on a Saturday and enjoy it, because you know the place is safe.',
    breakingPointScene:
      'In 2009 I had a trattoria with a line outside and a letter from the bank inside, and I read the letter in the cold room because it was the only door that locked.',
    emotionInAction: 'I ate an entire tub of mascarpone with a tasting spoon and then I apologised to the mascarpone.',
    whatSnapped:
      'I came out, took a marker and wrote the cost of each dish on the white tiles. By the time I reached the desserts I knew why we were dying.',
    corePhilosophy: 'Numbers are ingredients. Use them fresh or throw them out.',
    alternativeStory:
      'I would have lost the place anyway, but I would have spent the rest of my life blaming the parking.',
    whoIsThisNotFor: 'This is not for you if half of your takings have never met your cash register.',
    miniCredibilityLine:
      'I cooked for seventeen years, kept books for eleven, and I now read the Monday numbers of 83 restaurants.',
    planBeliefBridge:
      'Numbers are ingredients and they go off, so the plan serves them on Monday and never in October.',
    mainSymptomFromHook: 'You are still on that potato crate at one in the morning.',
    timerCostsPriceSetup: 'You already pay $28,000 a year for books that tell you nothing, only you pay it in butter.',
    biggestPriceObjection: 'My accountant already costs me a fortune.',
    priceSetupTone: 'warm',
    priceSetupNiche: 'finance',
    audienceAwarenessPrice: 'mixed',
    stallLoopPattern:
      'You will sort it out after the summer rush, and then after the holidays, and then it is Valentine’s Day and you are piping hearts.',
    fingerPointableCostClose:
      'Open the drawer under the till: there is an unopened envelope in it, and you know which one I mean.',
    realInternalObjection: 'If I look properly, I might find out that the place has been finished for months.',
    costOfAnother90Days:
      'In ninety days you will have done thirteen payrolls at midnight, and one of them will be wrong in somebody else’s favour.',
    patternBreakingTruth: 'The numbers are already true. The only thing you get to choose is when you hear them.',
    oneBeliefsAndPlanCallback:
      'If numbers are ingredients, The Monday Plate is how you get them delivered fresh, washed and ready for service.',
    desiredToneClose: 'tough-love',
    audienceTypeClose: 'direct-truth',
    oneBeliefTheyShare: 'A good restaurant deserves to know by Monday what it earned on Saturday.',
    currentUndesiredReality: 'Right now your busiest nights are the ones that frighten you most.',
    realLifeTransformation:
      'You read one page over your first coffee on Monday, change one price with a piece of chalk, and take your daughter to school.',
    oneCoreShiftRelief: 'You can stop doing arithmetic after wine.',
    supportSafety:
      'You get a bookkeeper who has worked a Saturday night, two calls in the first week, and a clean copy of everything on the day you want to leave.',
    priceEntryStep:
      'It costs $390 a month and you can stop any month. The first step: send us last Saturday’s invoices, and we cost your three best sellers for nothing.',
    ninetyDayMirror:
      'Ninety days from now you lock up at eleven, walk past the dry store, and cannot remember what you used to do in there.',
    fitFilter:
      'This is for you if you own the place, you are in it most nights, and you could not tell me today what your best seller costs.',
    ctaCalibration: 'evergreen',
    toneTapIn: 'matter-of-fact',
    planBeliefCallback: 'Fresh fish, fresh bread, fresh numbers. See you Monday.',
  },
};
