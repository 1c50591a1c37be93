import type { Template } from './template.ts';

export const theQuietQuarter: Template = {
  id: 'the-quiet-quarter',
  name: 'The Quiet Quarter',
  trade: 'Freelance design',
  description:
    'A live webinar for designers whose inbox goes silent every spring. Leads into the twelve-week Steady Pipeline program.',
  targetAudience: 'Freelance designers, 3 to 8 years in',
  demo: true,
  answers: {
    projectName: 'The Quiet Quarter',
    audiencePain:
      'You finish the best project of your year, you send the invoice, and then your inbox goes silent for eleven weeks.',
    whatNotWorking:
      'You redo your portfolio, you post three case studies nobody reads, and you say yes to a logo for a friend of a friend.',
    whatTheyCrave: 'You want to open your calendar in February and see May already paid for.',
    yourDifferentApproach:
      'I teach designers to start one small conversation every Tuesday while the work is still good, so the next client is warm before the last one leaves.',
    timeCost: 'You lose eleven weeks a year to waiting, and you call it the slow season.',
    identityCost: 'You begin to introduce yourself as someone who is “between things”.',
    moneyCost: 'Last spring cost you eleven thousand dollars, counting only the jobs that usually come in autumn.',
    energyCost: 'You check your email forty times before lunch and have nothing left to design with after it.',
    reputationCost: 'Your old clients hear you are available all summer and begin to wonder why.',
    whatTheyKeepTrying: 'You redo the portfolio. You cut your day rate. You write to an agency that never writes back.',
    fingerPointableMoment:
      'It is eleven on a Sunday night, the kitchen is dark, and you pull down to refresh your inbox one more time.',
    voiceInTheirHead: 'Maybe I was only ever lucky.',
    hookTimerCosts:
      'Every quiet quarter takes eleven weeks of income and a piece of your nerve that the next client gets at a discount.',
    speakerPersonality: 'blunt',
    stupidThingTheyBelieve: 'You think it is the portfolio. If it were good enough, the clients would come.',
    crashMovieScene:
      'You are at your sister’s birthday in April, somebody asks how work is going, and you hear yourself say “busy” with nothing in your calendar but a dentist.',
    crashRealizationMoment: 'You realise on the drive home that you have told the same lie three springs in a row.',
    whatTheyBlame: 'You blame the economy, the algorithm and the designers overseas who charge forty dollars a page.',
    howTheyRationalize: 'Spring is always slow.',
    realRootCause:
      'You only go looking for work when the last project ends, so every pipeline you build starts from zero.',
    uncomfortableTruth: 'You hide in the work because the work cannot say no to you.',
    timerCostFrameFlip: 'Each year you restart from nothing, and each restart takes you a full quarter.',
    miniStoryOrStat:
      'I asked sixty freelance designers when they last wrote to a possible client. Fifty-two of them named the week a project ended.',
    emotionalAwarenessLevel: 'problem-aware',
    newRootProblem: 'You do not have a slow season. You have a late start.',
    planName: 'The Steady Pipeline',
    planParts: 'The Tuesday Note\nThe Warm List\nThe Paid First Step',
    planPartDetails:
      'You write one short note to one real person every Tuesday morning, before you open your design files.\nYou keep thirty names on a single page, and you know when you last spoke to each of them.\nYou sell a two-day audit for $900 before you ever quote a whole project.',
    planMetaphor: 'It is like bread: you feed the starter on the days you are not baking.',
    planProofStory:
      'Ines, a packaging designer in Porto, had three dead springs behind her. She sent fourteen Tuesday notes between October and January, and by March she had two audits paid and a waiting list of five.',
    audienceDeepestDesire: 'You want to choose your work again, because you are good and because nothing is burning.',
    breakingPointScene:
      'In March 2018 I stood in a supermarket in Lagos with a full basket and put the cheese back, then the coffee, then the wine.',
    emotionInAction:
      'I walked home without the bag and rewrote my whole website until four in the morning, because at least that felt like doing something.',
    whatSnapped:
      'At four I read the new headline aloud, and I knew that nobody was ever going to see it. I wrote to one old client instead.',
    corePhilosophy: 'Good work gets you chosen. Only conversation gets you found.',
    alternativeStory:
      'I would have gone back to the agency, and I would be retouching toothpaste under somebody else’s name.',
    whoIsThisNotFor:
      'This is not for you if you want an agent, a shortcut or a message to paste to two hundred strangers.',
    miniCredibilityLine:
      'I have not had an empty spring since 2019, and 340 designers have sent their first Tuesday note with me.',
    planBeliefBridge:
      'Because only conversation gets you found, the plan puts one conversation in front of everything else you do on a Tuesday.',
    mainSymptomFromHook: 'You are still refreshing that inbox at eleven at night.',
    timerCostsPriceSetup:
      'You already pay eleven thousand dollars a year for this problem, and you pay it in the months when you can least afford it.',
    biggestPriceObjection: 'I cannot spend money in the one quarter when I have none.',
    priceSetupTone: 'direct',
    priceSetupNiche: 'creative',
    audienceAwarenessPrice: 'mixed',
    stallLoopPattern:
      'You tell yourself you will do it after this deadline. Then the deadline passes, and you are too tired, and then you are too broke.',
    fingerPointableCostClose:
      'There is a folder on your desktop called “portfolio final 6”, and it was last opened in April.',
    realInternalObjection: 'What if I write to people and they see that nobody wants me?',
    costOfAnother90Days:
      'In ninety days the project on your screen is finished and paid, and you are back on zero with summer coming.',
    patternBreakingTruth: 'The best time to write to a client is when you do not need one. That is now.',
    oneBeliefsAndPlanCallback:
      'If only conversation gets you found, then twelve Tuesdays of The Steady Pipeline are twelve chances to be found.',
    desiredToneClose: 'direct',
    audienceTypeClose: 'direct-truth',
    oneBeliefTheyShare: 'A calm spring is made in autumn, one note at a time.',
    currentUndesiredReality: 'Right now you have one client, one deadline and no idea what June looks like.',
    realLifeTransformation: 'On a Tuesday in March you turn down a job you do not like, and you go for a swim.',
    oneCoreShiftRelief: 'You can stop redoing the portfolio. It has been good enough for years.',
    supportSafety:
      'You write your first six notes in the room with me, I read every one before it goes out, and you can leave in the first two weeks with all your money back.',
    priceEntryStep:
      'Twelve weeks cost $840, or three payments of $280. The first step is a Tuesday note that we write together tonight.',
    ninetyDayMirror:
      'Ninety days from now you look at a page with thirty names on it, and four of them have answered this week.',
    fitFilter:
      'This is for you if your work is good, your clients come back, and your calendar is still empty every April.',
    ctaCalibration: 'cohort-launch',
    toneTapIn: 'friend',
    planBeliefCallback: 'Somebody out there needs what you do. Write to them on Tuesday.',
  },
};
