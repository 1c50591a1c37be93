import type { Template } from './template.ts';

export const fromBenchToBoardroom: Template = {
  id: 'from-bench-to-boardroom',
  name: 'From Bench to Boardroom',
  trade: 'Leadership training for scientists',
  description: 'Keynote for scientists who were promoted and never told how to lead.',
  targetAudience: 'Lab leads stepping into management',
  demo: false,
  answers: {
    projectName: 'From Bench to Boardroom',
    audiencePain:
      'You were the best scientist in the group, so they gave you the group, and you have not held a pipette since October.',
    whatNotWorking:
      'You answer every question yourself, you rewrite the slides of your postdocs at night, and your calendar still has eleven meetings on a Thursday.',
    whatTheyCrave:
      'You want a team that brings you results you did not have to push for, and one free morning a week to think.',
    yourDifferentApproach:
      'I teach scientists to lead by protocol: I take what you already do well at the bench and write it down for people.',
    timeCost: 'You spend nineteen hours a week in meetings that end without a decision.',
    identityCost: 'You sign as Head of Assay Development, and you feel like a visitor in your own laboratory.',
    moneyCost:
      'Replacing one trained postdoc costs your institute about $90,000, and you have lost two of them in eighteen months.',
    energyCost:
      'By three in the afternoon you have switched subjects so often that you read the same abstract four times.',
    reputationCost: 'Your director has begun to invite your deputy to the budget meeting, to keep it short.',
    whatTheyKeepTrying:
      'You read a book about difficult conversations, you move the group meeting to Monday, and you open your door until everybody is standing in it.',
    fingerPointableMoment:
      'You are at the whiteboard at half past six, alone, redoing the power calculation that you had delegated on Tuesday.',
    voiceInTheirHead: 'It would be faster if I did it myself.',
    hookTimerCosts:
      'Each quarter of this costs you one experiment that only you could have designed, and one person who stops suggesting things.',
    speakerPersonality: 'mentor',
    stupidThingTheyBelieve:
      'You believe that good people need no managing, and that whoever needs managing is not good.',
    crashMovieScene:
      'Your strongest postdoc closes the door behind her, stays standing, and tells you she is leaving for a company in Basel, and you notice that you have just asked her about the freezer.',
    crashRealizationMoment:
      'You understand that in two years you had checked every one of her figures and never once asked her what she wanted.',
    whatTheyBlame: 'You blame human resources, the grant cycle and a generation that wants feedback every week.',
    howTheyRationalize: 'I was hired for the science, and the rest is politics.',
    realRootCause: 'You run your experiments on written protocols and your people on telepathy.',
    uncomfortableTruth: 'You enjoy being the only one who can do it.',
    timerCostFrameFlip:
      'A group that waits for your answer moves at the speed of one person, and it has been doing so since the day you took it over.',
    miniStoryOrStat:
      'In the last twelve groups I worked with we counted the open questions. Seven in ten were waiting for the lab lead, and half of those had waited more than two weeks.',
    emotionalAwarenessLevel: 'problem-aware',
    newRootProblem: 'What you lack is not authority. You lack a protocol for people.',
    planName: 'The Lead Protocol',
    planParts: 'Define the Question\nHand Over the Method\nRead the Control\nPublish the Decision',
    planPartDetails:
      'You state for each project what is to be decided, by whom, and by what date, in three lines.\nYou give away the how together with the what, and you write down where the limits are.\nYou meet each person for twenty minutes a week, and you ask about the control before you ask about the result.\nYou put each decision on one page that the whole group can read by Friday.',
    planMetaphor:
      'It is like calibrating an instrument: an hour of patience before the run saves you from arguing with the data afterwards.',
    planProofStory:
      'Dr. Amara Lindqvist led nineteen people in Uppsala and answered two hundred messages a day. After ten weeks with the protocol she was down to sixty, her group had closed fourteen open decisions, and she spent Friday mornings at the microscope again.',
    audienceDeepestDesire: 'You want to have built something that goes on being good when you leave the room.',
    breakingPointScene:
      'In 2014 I stood in a corridor in Heidelberg and listened through a door to my own team laughing, and it went quiet when I came in.',
    emotionInAction:
      'I went back to my office, closed the blinds and counted how many of them had written to me that month without being asked. It was one, and he wanted a signature.',
    whatSnapped:
      'I took the lab notebook from the shelf, opened an empty page and wrote at the top: Materials and Methods, for people.',
    corePhilosophy:
      'Leadership is an experimental science. You can be bad at it and improve, provided that you write things down.',
    alternativeStory:
      'I would have become a consultant on the instrument I loved, and I would have called it independence.',
    whoIsThisNotFor:
      'This is not for you if you are looking for charisma, or if you want your people fixed while you stay as you are.',
    miniCredibilityLine:
      'I led a group of thirty-one for eight years, and since then I have trained 460 lab leads in eleven institutes.',
    planBeliefBridge:
      'As leadership is an experimental science, the protocol begins where every experiment begins, with a question one can answer.',
    mainSymptomFromHook: 'You are still redoing the calculation that you delegated.',
    timerCostsPriceSetup:
      'One lost postdoc costs $90,000, and the reason is nearly always a conversation that would have taken twenty minutes.',
    biggestPriceObjection: 'My institute already offers a management course for nothing.',
    priceSetupTone: 'logical',
    priceSetupNiche: 'career',
    audienceAwarenessPrice: 'logic-heavy',
    stallLoopPattern:
      'You plan to sort out the group after the submission, and after the submission come the reviewers, and after the reviewers comes the next call.',
    fingerPointableCostClose:
      'The desk by the window has been empty since March, and her handwriting is still on the tube rack.',
    realInternalObjection: 'What if I learn to lead and it turns out I have nothing left to say as a scientist?',
    costOfAnother90Days:
      'In ninety days you will have sat through another two hundred and forty hours of meetings, and the grant report will carry your name over work you did not have time to read.',
    patternBreakingTruth:
      'Nobody promoted you for your answers. You were promoted so that there would be more people who find them.',
    oneBeliefsAndPlanCallback:
      'If leading is a science, you are already trained for it, and The Lead Protocol only gives you the method section.',
    desiredToneClose: 'understanding',
    audienceTypeClose: 'analytical',
    oneBeliefTheyShare: 'People deserve at least the care we give to a buffer solution.',
    currentUndesiredReality: 'Right now every decision in your group has your name on it, and most of them are late.',
    realLifeTransformation:
      'On a Friday at nine you sit at the bench with your phone in the drawer, and the group meeting starts without you and ends with a decision.',
    oneCoreShiftRelief: 'You can stop being the fastest person in the room.',
    supportSafety:
      'You work in a circle of eight lab leads under confidentiality, you have my direct line for ten weeks, and every template is tested on a real group before you use it.',
    priceEntryStep:
      'The ten weeks cost $3,200, and most institutes pay it from the training budget. The first step is a written application of one page.',
    ninetyDayMirror:
      'Ninety days from now you read a decision of your own group on one page, and you learn something from it.',
    fitFilter:
      'This is for you if you have led between five and forty people for less than five years and would still choose science again.',
    ctaCalibration: 'application-only',
    toneTapIn: 'confident',
    planBeliefCallback: 'You know how to learn a method. This one is about people.',
  },
};
