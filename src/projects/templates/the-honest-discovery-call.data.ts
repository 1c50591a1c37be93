import type { Template } from './template.ts';

export const theHonestDiscoveryCall: Template = {
  id: 'the-honest-discovery-call',
  name: 'The Honest Discovery Call',
  trade: 'Sales training for consultants',
  description: 'A close for consultants who hate discounting and do it anyway.',
  targetAudience: 'Solo B2B consultants',
  demo: false,
  answers: {
    projectName: 'The Honest Discovery Call',
    audiencePain:
      'You give away an hour of your best thinking, they say “this was so helpful”, and then they ask whether you could do it for less.',
    whatNotWorking:
      'You send a twelve-page proposal on Friday, you follow up on Wednesday “just to check in”, and you take ten percent off before anybody has asked.',
    whatTheyCrave: 'You want to name your price in a calm voice, stop talking, and hear “fine, when do we begin?”',
    yourDifferentApproach:
      'I sell the decision first and the project second, and I say the price in the first ten minutes.',
    timeCost: 'You spend fourteen hours on every proposal, and four out of five come to nothing.',
    identityCost: 'You have twenty years of experience, and on those calls you sound like an applicant.',
    moneyCost: 'You gave away $46,000 in discounts last year, and no client remembers it.',
    energyCost: 'After a day of free calls you have opinions left for nobody, not even about dinner.',
    reputationCost: 'Word goes round that your first price is a suggestion.',
    whatTheyKeepTrying:
      'You polish the deck. You add a smaller package. You learn a closing line by heart and cannot get it past your teeth.',
    fingerPointableMoment:
      'You have just said the number, there are two seconds of silence on the line, and you hear your own voice add: “but there is some room.”',
    voiceInTheirHead: 'If I hold firm, they will find somebody cheaper and better.',
    hookTimerCosts: 'Those two seconds cost you $6,000 a time, and you have had eight of them since January.',
    speakerPersonality: 'bold',
    stupidThingTheyBelieve: 'You believe that trust has to come first and the price must wait until they like you.',
    crashMovieScene:
      'You are in the third call with the same four people, the managing director joins for the first time, looks at slide two and asks, “And what does this cost?”, and his face closes like a laptop.',
    crashRealizationMoment: 'It hits you that you have entertained a team for six weeks that was never allowed to buy.',
    whatTheyBlame: 'You blame procurement, the big firms and a budget freeze that somebody always mentions.',
    howTheyRationalize: 'Consulting is a relationship business, and it takes as long as it takes.',
    realRootCause: 'You help before you have been hired, so there is nothing left to buy.',
    uncomfortableTruth: 'Your generosity on those calls is fear in a good suit.',
    timerCostFrameFlip: 'Every month of free calls trains your market to wait for the free part.',
    miniStoryOrStat:
      'I listened to 118 recorded discovery calls of solo consultants. In 97 of them the consultant was the first to say a lower number.',
    emotionalAwarenessLevel: 'product-aware',
    newRootProblem: 'You have no pricing problem. You have an order problem: help comes first and money comes last.',
    planName: 'The Ten-Minute Rule',
    planParts: 'The Open Door\nThe Cost on the Table\nThe Number Out Loud\nThe Silence',
    planPartDetails:
      'You open by saying that no is a good answer, and you mean it.\nYou ask what the problem costs them in a year, and you write down their figure, never yours.\nYou say your price before minute ten, next to that figure, in one sentence with no “but”.\nYou then say nothing at all, and you let them do the talking they were going to do later in an email.',
    planMetaphor: 'It is like a surgeon who quotes before the operation: nobody haggles on the table.',
    planProofStory:
      'Renata sells supply chain audits in São Paulo and had never closed above $9,000. On her second call under the rule she said $24,000 in minute eight, counted to eleven in her head, and heard: “Can you start on the first?”',
    audienceDeepestDesire:
      'You want to be treated as the expert you already are, from the first minute and by people who pay for it.',
    breakingPointScene:
      'In 2016 I won the biggest contract of my life in an airport lounge in Denver, at forty percent off, and I was sick in the restroom before boarding.',
    emotionInAction:
      'I did the work, all nine months of it, and each Friday I wrote the missing forty percent on a card and pinned it above my desk.',
    whatSnapped:
      'On the last Friday I added the cards up: $71,400. I swore I would say the next number before the coffee came.',
    corePhilosophy: 'A price said late is an apology. A price said early is a fact.',
    alternativeStory:
      'I would be a vice president of something today, with a badge, a car and somebody else’s number on my forehead.',
    whoIsThisNotFor: 'This is not for you if your work is ordinary, because the rule makes that audible as well.',
    miniCredibilityLine:
      'I have sold $11 million of my own consulting since then without one discount, and 290 consultants have cleared their first silence with me.',
    planBeliefBridge:
      'If a price said early is a fact, then the whole call has to be built around minute ten, and the plan builds it.',
    mainSymptomFromHook: 'You still fill the silence with a discount.',
    timerCostsPriceSetup: 'Eight silences at $6,000 each come to $48,000, and you have already paid that this year.',
    biggestPriceObjection: 'I can work on my mindset by myself.',
    priceSetupTone: 'direct',
    priceSetupNiche: 'business',
    audienceAwarenessPrice: 'logic-heavy',
    stallLoopPattern:
      'You promise yourself you will hold the price with the next client, since this one is too important, and the next one always is.',
    fingerPointableCostClose: 'Look at your last three invoices: each of them has a line that says “goodwill”.',
    realInternalObjection: 'Suppose I say the real number and they laugh.',
    costOfAnother90Days:
      'Ninety days from today you have written eleven more proposals, given away two free workshops, and your rate is exactly what it was in 2021.',
    patternBreakingTruth: 'They were always going to ask what it costs. The only question is who is holding the pen.',
    oneBeliefsAndPlanCallback:
      'A price said early is a fact, and The Ten-Minute Rule is how you get to say it, on your very next call.',
    desiredToneClose: 'urgent-but-soft',
    audienceTypeClose: 'business-formal',
    oneBeliefTheyShare: 'Whoever pays in full listens in full.',
    currentUndesiredReality: 'Right now your best ideas are in the inboxes of companies that never hired you.',
    realLifeTransformation:
      'You finish a call in twenty-five minutes, the contract is signed by four, and you have not written a single slide.',
    oneCoreShiftRelief: 'You can stop proving yourself for free.',
    supportSafety:
      'You bring your recorded calls, four of us listen to them in a closed room, and if you have not held your price once within six weeks, you stay at no charge until you have.',
    priceEntryStep:
      'Six weeks cost $2,400, and no, there is no room. The first step is your name on the list for the March group.',
    ninetyDayMirror: 'Ninety days from now somebody asks your price, and you notice that your pulse did not change.',
    fitFilter:
      'This is for you if you sell your own expertise to companies, for at least $5,000 a project, and you were paid less than you asked at least twice last year.',
    ctaCalibration: 'waitlist',
    toneTapIn: 'calm',
    planBeliefCallback: 'Minute ten. Say the number. Then let it be quiet.',
  },
};
