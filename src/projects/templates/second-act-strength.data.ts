import type { Template } from './template.ts';

export const secondActStrength: Template = {
  id: 'second-act-strength',
  name: 'Second Act Strength',
  trade: 'Strength training after fifty',
  description: 'An afternoon workshop on getting strong after fifty, with a barbell, a chair and no mirrors.',
  targetAudience: 'Women and men over fifty who have stopped trusting their bodies',
  demo: false,
  answers: {
    projectName: 'Second Act Strength',
    audiencePain:
      'You get up from the low sofa with one hand on the table, and you make that noise your father used to make.',
    whatNotWorking:
      'You walk your ten thousand steps, you stretch along with the television, and you are a little weaker every winter.',
    whatTheyCrave: 'You want to lift your grandchild over your head and think of nothing except the laughing.',
    yourDifferentApproach:
      'I start everybody with a chair and a broomstick and add one kilo at a time, until strength is something you have rather than something you remember.',
    timeCost:
      'You lose about a tenth of your strength in each decade after fifty, and you have given one decade away for free.',
    identityCost: 'You used to be the one who carried the boxes when friends moved house.',
    moneyCost: 'Your knees, your back and the gym you never entered came to €1,100 last year.',
    energyCost: 'You plan the day around the stairs.',
    reputationCost: 'Your children take the suitcase out of your hand before you have said a word.',
    whatTheyKeepTrying: 'You try water aerobics in January, a rubber band in March and a new pillow in May.',
    fingerPointableMoment:
      'You are in the aisle of a plane, your bag is at the height of your chest, and a boy of twenty says, “Let me help you, madam.”',
    voiceInTheirHead: 'This is just what getting old feels like.',
    hookTimerCosts:
      'Each year that you leave it, one more thing moves from the list of what you do to the list of what you did.',
    speakerPersonality: 'coach',
    stupidThingTheyBelieve:
      'You believe that heavy things are for the young, and that after fifty you should be careful.',
    crashMovieScene:
      'You kneel on the bathroom mat to look for an earring, and when you have found it, you have to crawl to the edge of the tub to get up.',
    crashRealizationMoment:
      'You sit on the edge with the earring in your hand and know that being careful is what brought you down there.',
    whatTheyBlame: 'You blame your age, your mother’s hips and the winter.',
    howTheyRationalize: 'At my age one has to expect that.',
    realRootCause: 'You have not given your muscles a single reason to stay, so they are leaving.',
    uncomfortableTruth: 'You have been resting from nothing for fifteen years.',
    timerCostFrameFlip:
      'Muscle that you do not use at fifty-five is muscle that you do not have when you slip at seventy-five.',
    miniStoryOrStat:
      'In my first group of twenty-two the average age was sixty-three. After twelve weeks nineteen of them could get up from the floor without using their hands. In week one it was four.',
    emotionalAwarenessLevel: 'solution-aware',
    newRootProblem: 'Your body is not worn out. It is out of work.',
    planName: 'The Kilo a Week',
    planParts: 'Stand\nCarry\nPress\nGet Up Again',
    planPartDetails:
      'You stand up from a chair, first with your arms crossed, then with a weight held against your chest.\nYou carry a shopping bag in each hand across the room, and every week the bags are a little heavier.\nYou press a broomstick overhead, then an empty bar, then a bar that makes you proud.\nYou practise going down to the floor and coming up, until it stops being an event.',
    planMetaphor:
      'It is like learning a language on holiday: one new word a day, and one evening you order dinner without thinking.',
    planProofStory:
      'Hannelore was sixty-eight when she came, with a new hip and a daughter who had looked at flats without stairs. Seven months later she deadlifted sixty kilos at our summer party, and the daughter filmed it, crying.',
    audienceDeepestDesire: 'You want to need nobody for the small things, and to be needed for the big ones.',
    breakingPointScene:
      'I was fifty-one and could not lift my own mother back onto her bed. We sat on the carpet together for forty minutes and waited for the neighbour.',
    emotionInAction:
      'I told her jokes the whole time, and in the evening I put on my running shoes and walked round the block until it was dark.',
    whatSnapped:
      'The next day I went to the one gym in town where people dropped things. I asked the youngest man there to show me how to pick something up.',
    corePhilosophy: 'Strength has no age. It has a beginning.',
    alternativeStory: 'I would have hired a carer for her and, ten years on, one for myself.',
    whoIsThisNotFor: 'This is not for you if you want to look thirty, or if your doctor has told you to wait.',
    miniCredibilityLine:
      'I am sixty-four, I deadlift one and a half times my own weight, and I have taught 1,200 people over fifty without a single ambulance.',
    planBeliefBridge: 'Strength has a beginning, so the plan begins with the chair you are sitting on.',
    mainSymptomFromHook: 'You still let the boy lift your bag.',
    timerCostsPriceSetup: 'A stair lift costs €9,000, and it only goes to the first floor.',
    biggestPriceObjection: 'I will pay for it and then I will not go, like the last time.',
    priceSetupTone: 'empathetic',
    priceSetupNiche: 'lifestyle',
    audienceAwarenessPrice: 'emotion-heavy',
    stallLoopPattern: 'You decide to begin when the knee is better. The knee is waiting for you to begin.',
    fingerPointableCostClose:
      'The heavy pot, the good one, has stood on the top shelf since the Christmas before last.',
    realInternalObjection: 'Everyone will look at me, and I will be the weakest one in the room.',
    costOfAnother90Days:
      'In ninety days it will be one season later, the pot will be on the same shelf, and the sofa will be a little lower.',
    patternBreakingTruth: 'You will be a year older next year in any case. You can be a year older and strong.',
    oneBeliefsAndPlanCallback:
      'Strength has a beginning, and The Kilo a Week makes it so small that you can carry it home today.',
    desiredToneClose: 'calming',
    audienceTypeClose: 'high-empathy',
    oneBeliefTheyShare: 'A body that is asked for something gives something back, at any age.',
    currentUndesiredReality: 'Right now you measure every invitation by how long you will have to stand.',
    realLifeTransformation:
      'You take the heavy pot from the shelf without thinking about it, and only notice when the soup is on the table.',
    oneCoreShiftRelief: 'You can stop being careful with yourself.',
    supportSafety:
      'You train in a group of eight, a physiotherapist looks at everybody in the first week, and nobody ever lifts more than they have practised with me beside them.',
    priceEntryStep:
      'Twelve weeks cost €360. The first step is Saturday’s trial hour for €10, in the shoes you have on.',
    ninetyDayMirror:
      'Ninety days from now you are on the train platform, you lift your own case, and you look round for somebody else to help.',
    fitFilter:
      'This is for you if you are over fifty, your doctor has nothing against it, and you can get up from a chair, however slowly.',
    ctaCalibration: 'cohort-launch',
    toneTapIn: 'relief',
    planBeliefCallback: 'Sit down. Now stand up. You have begun.',
  },
};
