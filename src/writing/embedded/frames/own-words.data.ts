import type { FieldName } from '#framework/framework.ts';

/** Said before an answer that tells of several ("They stand at the door"), and of one ("She stands at the door"). */
type Lead = { several: string; one: string };

/**
 * Said before an answer that is left as its author wrote it, in the third person, because it is not certain who is who in it. Each
 * says what was asked and names whom its pronouns go back to, since the sentences around it speak to "you".
 */
export const toldOfOthers: Partial<Record<FieldName, Lead>> = {
  audiencePain: {
    several: 'Let me tell you of people much like you.',
    one: 'Picture somebody much like you.',
  },
  whatNotWorking: {
    several: 'This is what people in your position do about it.',
    one: 'This is what somebody in your position does about it.',
  },
  whatTheyCrave: {
    several: 'And I know what people in your place want, though they hardly say it aloud.',
    one: 'And I know what somebody in your place wants, though it is hardly ever said aloud.',
  },
  yourDifferentApproach: {
    several: 'Here is how it works for everyone who comes to me.',
    one: 'Here is how it works for somebody who comes to me.',
  },
  timeCost: {
    several: 'It takes time, and I have seen it with others.',
    one: 'It takes time, and I have seen it with somebody in your place.',
  },
  identityCost: {
    several: 'I have seen what it does to the way people see themselves.',
    one: 'I have seen what it does to somebody, deep down.',
  },
  moneyCost: {
    several: 'People in your place pay for it in money, too.',
    one: 'Somebody in your place pays for it in money, too.',
  },
  energyCost: {
    several: 'It wears people out, and I can tell you where.',
    one: 'It wears a person out, and I can tell you where.',
  },
  reputationCost: {
    several: 'Other people notice, too. I hear it from many in your place.',
    one: 'Other people notice, too. Think of somebody in your place.',
  },
  whatTheyKeepTrying: {
    several: 'There are things that people try, again and again.',
    one: 'There are things that somebody in your place tries, again and again.',
  },
  fingerPointableMoment: {
    several: 'For people in the same spot as you, there is one moment that says it all.',
    one: 'For somebody in the same spot as you, there is one moment that says it all.',
  },
  voiceInTheirHead: {
    several: 'People in your place rarely say what goes through their heads then.',
    one: 'Somebody in your place rarely says what goes through their head then.',
  },
  hookTimerCosts: {
    several: 'Every round of it costs people something.',
    one: 'Every round of it costs a person something.',
  },
  stupidThingTheyBelieve: {
    several: 'Most people in your position take one thing for granted.',
    one: 'Think of somebody who takes one thing for granted.',
  },
  crashMovieScene: {
    several: 'If somebody made a film about people in your place, one scene would be in it.',
    one: 'If somebody made a film about a person in your place, one scene would be in it.',
  },
  crashRealizationMoment: {
    several: 'There is a moment when something dawns on people in your place.',
    one: 'There is a moment when something dawns on somebody in your place.',
  },
  whatTheyBlame: {
    several: 'When people in that spot look for the reason, this is where they look.',
    one: 'When a person in that spot looks for the reason, this is where the blame goes.',
  },
  howTheyRationalize: {
    several: 'People have ways of explaining it to themselves.',
    one: 'Somebody in your place has ways of explaining it.',
  },
  realRootCause: {
    several: 'When I look at people in that position, I see another cause.',
    one: 'When I look at somebody in that position, I see another cause.',
  },
  uncomfortableTruth: {
    several: 'There is something that people in your place would rather not hear.',
    one: 'There is something that somebody in your place would rather not hear.',
  },
  timerCostFrameFlip: {
    several: 'Those who go on seeing it the old way pay for it.',
    one: 'Somebody who goes on seeing it the old way pays for it.',
  },
  newRootProblem: {
    several: 'I give people another name for the problem.',
    one: 'I give a person another name for the problem.',
  },
  planPartDetails: {
    several: 'Let me tell you how it goes for the people I work with.',
    one: 'Let me tell you how it goes for somebody I work with.',
  },
  planMetaphor: {
    several: 'I have a picture for the people I work with.',
    one: 'I have a picture for somebody I work with.',
  },
  planBeliefBridge: {
    several: 'That is why it works for the people I work with.',
    one: 'That is why it works for somebody I work with.',
  },
  audienceDeepestDesire: {
    several: 'Underneath it all, people in your place want something else.',
    one: 'Underneath it all, somebody in your place wants something else.',
  },
  corePhilosophy: {
    several: 'There is something I believe about everyone I work with.',
    one: 'There is something I believe about anyone I work with.',
  },
  whoIsThisNotFor: {
    several: 'I should tell you about those whom I turn away.',
    one: 'I should tell you about somebody whom I turn away.',
  },
  mainSymptomFromHook: {
    several: 'This is what people in your place want gone first.',
    one: 'This is what somebody in your place wants gone first.',
  },
  timerCostsPriceSetup: {
    several: 'Others who stand where you stand are paying already.',
    one: 'Somebody who stands where you stand is paying already.',
  },
  biggestPriceObjection: {
    several: 'When people hear the price, this is what I get to hear.',
    one: 'When somebody hears the price, this is what I get to hear.',
  },
  stallLoopPattern: {
    several: 'I have watched how people put it off.',
    one: 'I have watched how somebody puts it off.',
  },
  fingerPointableCostClose: {
    several: 'You can see what waiting has cost other people.',
    one: 'You can see what waiting has cost somebody else.',
  },
  realInternalObjection: {
    several: 'There is a doubt that people in your place keep to themselves.',
    one: 'There is a doubt that somebody in your place keeps quiet about.',
  },
  costOfAnother90Days: {
    several: 'Give people another ninety days of it, and I can tell you how they go.',
    one: 'Give somebody another ninety days of it, and I can tell you how they go.',
  },
  patternBreakingTruth: {
    several: 'One truth ends it for people in that loop.',
    one: 'One truth ends it for somebody in that loop.',
  },
  oneBeliefsAndPlanCallback: {
    several: 'Here is what the people I work with take home.',
    one: 'Here is what somebody I work with takes home.',
  },
  oneBeliefTheyShare: {
    several: 'There is one thing that the people I work with agree on.',
    one: 'There is one thing that anyone I work with agrees on.',
  },
  currentUndesiredReality: {
    several: 'Let me tell you where people in your place stand today.',
    one: 'Let me tell you where somebody in your place stands today.',
  },
  realLifeTransformation: {
    several: 'Let me tell you about an ordinary week of people who have it behind them.',
    one: 'Let me tell you about an ordinary week of somebody who has it behind them.',
  },
  oneCoreShiftRelief: {
    several: 'And people get to let go of something.',
    one: 'And a person gets to let go of something.',
  },
  supportSafety: {
    several: 'Everyone who works with me has something to hold on to.',
    one: 'Nobody who works with me is on their own.',
  },
  priceEntryStep: {
    several: 'This is how it starts for everyone who comes to me.',
    one: 'This is how it starts for somebody who comes to me.',
  },
  ninetyDayMirror: {
    several: 'This is where I see people in ninety days.',
    one: 'This is where I see somebody like you in ninety days.',
  },
  fitFilter: {
    several: 'Here is how people know that it is for them.',
    one: 'Here is how somebody knows that it is right.',
  },
  planBeliefCallback: {
    several: 'I tell everyone who comes to me the same thing.',
    one: 'I tell anyone who comes to me the same thing.',
  },
};

/** Before what dawns on somebody ("She sees the film that evening") whose crash was told right before. */
export const afterTheirCrash = 'And this is what dawns then.';
