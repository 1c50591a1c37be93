import type { Answers, FieldName, SectionNumber } from '#framework/framework.ts';
import * as back from './callbacks.data.ts';
import type { Beat, ByFamily, Lines, VoiceOf } from './frame.ts';
import { doubtKind, isAnswered, priceKind } from './objections.ts';
import { isOfTrouble } from './of-trouble.ts';
import * as more from './optional.data.ts';
import * as one from './section-1.data.ts';
import * as two from './section-2.data.ts';
import * as three from './section-3.data.ts';
import * as four from './section-4.data.ts';
import * as five from './section-5.data.ts';
import * as six from './section-6.data.ts';
import * as seven from './section-7.data.ts';
import * as eight from './section-8.data.ts';
import { welcome } from './shared.data.ts';
import * as thread from './threads.data.ts';
import { voiceFor } from './voices.ts';

type Options = Partial<Pick<Beat, 'voice' | 'joins' | 'needs' | 'inline' | 'optional'>>;

const beat = (id: string, fields: readonly FieldName[], lines: Lines, options: Options = {}): Beat => ({
  id,
  fields,
  lines,
  voice: 'personality',
  ...options,
});

const asked = (id: string, field: FieldName, lines: Lines, voice: VoiceOf = 'personality', joins = false): Beat =>
  beat(id, [field], lines, { voice, joins });

/** Goes on from the answers it needs, where there is time for it. */
const aside = (id: string, lines: ByFamily, needs: readonly FieldName[] = []): Beat =>
  beat(id, [], lines, { voice: 'family', needs, joins: true, optional: true });

/** The beats of a section in speaking order; what an answer says about the listeners changes order and replies. */
export function beatsOf(section: SectionNumber, answers: Answers): readonly Beat[] {
  return BUILDERS[section](answers);
}

const BUILDERS: Readonly<Record<SectionNumber, (answers: Answers) => readonly Beat[]>> = {
  1: () => [
    beat('welcome', [], welcome, { inline: ['projectName'] }),
    beat('audience', [], one.audience, { joins: true }),
    beat('open', [], one.open, { joins: true }),
    asked('pain', 'audiencePain', one.pain),
    aside('recognise', more.recognise, ['audiencePain']),
    asked('notWorking', 'whatNotWorking', one.notWorking),
    beat('costs', [], one.costs),
    asked('timeCost', 'timeCost', one.timeCost, 'personality', true),
    asked('moneyCost', 'moneyCost', one.moneyCost, 'personality', true),
    asked('energyCost', 'energyCost', one.energyCost),
    asked('identityCost', 'identityCost', one.identityCost, 'personality', true),
    asked('reputationCost', 'reputationCost', one.reputationCost, 'personality', true),
    beat('costsEnd', [], one.costsEnd),
    aside('weigh', more.weigh),
    asked('crave', 'whatTheyCrave', one.crave),
    aside('afterWish', more.afterWish, ['whatTheyCrave']),
    asked('approach', 'yourDifferentApproach', one.approach),
    beat('land', [], one.land, { needs: ['yourDifferentApproach'], joins: true }),
  ],
  2: () => [
    beat('hookOpen', [], two.hookOpen),
    asked('trying', 'whatTheyKeepTrying', two.trying),
    aside('notice', more.notice, ['whatTheyKeepTrying']),
    asked('moment', 'fingerPointableMoment', two.moment),
    aside('afterMoment', more.afterMoment, ['fingerPointableMoment']),
    asked('voice', 'voiceInTheirHead', two.voice),
    aside('afterVoice', more.afterVoice, ['voiceInTheirHead']),
    asked('roundCosts', 'hookTimerCosts', two.roundCosts),
    aside('tally', more.tally, ['hookTimerCosts']),
    beat('hookLand', [], two.hookLand),
  ],
  3: (answers) => flipBeats(answers),
  4: (answers) => [
    beat('planOpen', [], four.planOpen),
    asked('newProblem', 'newRootProblem', four.newProblem),
    aside('newName', more.newName, ['newRootProblem']),
    // Most people's picture is of the trouble: behind the plan "it" would be the plan.
    ...(beforePlan(answers) ? PICTURE : []),
    beat('planName', ['planName'], four.planName, { inline: ['planName'] }),
    beat('partsOpen', [], four.partsOpen, { needs: ['planParts'], joins: true }),
    beat('parts', [], {}),
    aside('recap', more.recap, ['planParts']),
    ...(beforePlan(answers) ? [] : PICTURE),
    asked('proof', 'planProofStory', four.proof),
    aside('afterProof', more.afterProof, ['planProofStory']),
    asked('desire', 'audienceDeepestDesire', four.desire),
    aside('whyDesire', more.whyDesire, ['audienceDeepestDesire']),
  ],
  5: (answers) => [
    ...(OF_ONESELF.some((field) => answers[field])
      ? [beat('selfOpen', [], five.selfOpen)]
      : answers.corePhilosophy || answers.planBeliefBridge
        ? [beat('selfOpen', [], five.standOpen)]
        : []),
    asked('breaking', 'breakingPointScene', five.breaking),
    asked('emotion', 'emotionInAction', five.emotion),
    aside('whyIStay', more.whyIStay, ['breakingPointScene']),
    asked('snapped', 'whatSnapped', five.snapped),
    aside('afterTurn', more.afterTurn, ['whatSnapped']),
    asked('alternative', 'alternativeStory', five.alternative),
    aside('afterAlternative', more.afterAlternative, ['alternativeStory']),
    asked('philosophy', 'corePhilosophy', five.philosophy),
    aside('whatItMeans', more.whatItMeans, ['corePhilosophy']),
    asked('bridge', 'planBeliefBridge', five.bridge),
    asked('credibility', 'miniCredibilityLine', five.credibility),
    aside('afterRecord', more.afterRecord, ['miniCredibilityLine']),
    asked('notFor', 'whoIsThisNotFor', five.notFor),
    aside('afterNotFor', more.afterNotFor, ['whoIsThisNotFor']),
  ],
  6: (answers) => {
    const symptom = asked('symptom', 'mainSymptomFromHook', six.symptom, 'price');
    const paying = [
      asked('alreadyPaying', 'timerCostsPriceSetup', six.alreadyPaying, 'price'),
      aside('afterPaying', more.afterPaying, ['timerCostsPriceSetup']),
    ];
    const figuresFirst = voiceFor('priceAwareness', answers) === 'logic-heavy';
    return [
      beat('priceOpen', [], six.priceOpen, { voice: 'price' }),
      beat('niche', [], six.niche, { voice: 'niche', joins: true }),
      ...(figuresFirst ? [...paying, symptom] : [symptom, ...paying]),
      beat('beforeTheNumber', [], more.beforeTheNumber, { voice: 'family', optional: true }),
      asked('priceObjection', 'biggestPriceObjection', six.priceObjection, 'price'),
      reply('priceReply', 'biggestPriceObjection', six.replies, answers),
      reply('priceFact', 'biggestPriceObjection', back.priceFacts, answers),
      ...(answers.biggestPriceObjection ? [] : [aside('compare', more.compare, ['timerCostsPriceSetup'])]),
      beat('priceAwareness', [], six.priceAwareness, { voice: 'priceAwareness' }),
      beat('priceLand', [], six.priceLand, { voice: 'price', joins: true }),
    ];
  },
  7: (answers) => [
    beat('closeOpen', [], seven.closeOpen, { voice: 'close' }),
    asked('loop', 'stallLoopPattern', seven.loop, 'close'),
    aside('stepOut', more.stepOut, ['stallLoopPattern']),
    asked('closeCost', 'fingerPointableCostClose', seven.closeCost, 'close'),
    aside('afterCloseCost', more.afterCloseCost, ['fingerPointableCostClose']),
    asked('doubt', 'realInternalObjection', seven.doubt, 'close'),
    reply('doubtReply', 'realInternalObjection', seven.doubtReplies, answers),
    reply('doubtFact', 'realInternalObjection', back.doubtFacts, answers),
    asked('ninety', 'costOfAnother90Days', seven.ninety, 'close'),
    aside('imagine', more.imagine, ['costOfAnother90Days']),
    asked('breaker', 'patternBreakingTruth', seven.breaker, 'close'),
    aside('afterTruth', more.afterTruth, ['patternBreakingTruth']),
    beat('voiceBack', [], back.voiceBack, {
      voice: 'close',
      needs: ['voiceInTheirHead', 'patternBreakingTruth'],
      joins: true,
    }),
    asked('callback', 'oneBeliefsAndPlanCallback', seven.callback, 'close'),
    beat('listeners', [], seven.listeners, { voice: 'listeners' }),
    beat('closeLand', [], seven.closeLand, { voice: 'close', joins: true }),
  ],
  8: () => [
    beat('tapOpen', [], eight.tapOpen, { voice: 'tapIn' }),
    beat('tapPlan', [], back.tapPlan, { voice: 'tapIn', needs: ['planName'], joins: true }),
    asked('shared', 'oneBeliefTheyShare', eight.shared, 'tapIn'),
    asked('reality', 'currentUndesiredReality', eight.reality, 'tapIn'),
    asked('transformation', 'realLifeTransformation', eight.transformation, 'tapIn'),
    aside('ordinaryWeek', more.ordinaryWeek, ['realLifeTransformation']),
    asked('shift', 'oneCoreShiftRelief', eight.shift, 'tapIn'),
    asked('support', 'supportSafety', eight.support, 'tapIn'),
    aside('asks', more.asks, ['supportSafety']),
    asked('fit', 'fitFilter', eight.fit, 'tapIn'),
    asked('mirror', 'ninetyDayMirror', eight.mirror, 'tapIn'),
    asked('entry', 'priceEntryStep', eight.entry, 'tapIn'),
    beat('call', [], eight.call, { voice: 'call', joins: true }),
    aside('threadLast', thread.threadLast),
    asked('lastLine', 'planBeliefCallback', eight.lastLine, 'tapIn'),
  ],
};

/** A picture of the trouble stands behind its name. */
const beforePlan = ({ newRootProblem, planMetaphor = '' }: Answers): boolean =>
  newRootProblem !== undefined && isOfTrouble(planMetaphor);

const PICTURE = [
  asked('metaphor', 'planMetaphor', four.metaphor),
  aside('afterPicture', more.afterPicture, ['planMetaphor']),
];

const OF_ONESELF = ['breakingPointScene', 'emotionInAction', 'whatSnapped', 'alternativeStory'] as const;

/** Who knows only the pain needs the crash before the cause; who knows the offer wants the cause at once. */
function flipBeats(answers: Answers): readonly Beat[] {
  const belief = asked('belief', 'stupidThingTheyBelieve', three.belief);
  const crash = [
    asked('crash', 'crashMovieScene', three.crash),
    asked('realisation', 'crashRealizationMoment', three.realisation),
  ];
  const excuses = [
    asked('blame', 'whatTheyBlame', three.blame),
    asked('rationalise', 'howTheyRationalize', three.rationalise),
  ];
  const cause = asked('rootCause', 'realRootCause', three.rootCause);
  const truth = asked('truth', 'uncomfortableTruth', three.truth);
  const cost = asked('flipCost', 'timerCostFrameFlip', three.flipCost);
  const story = asked('story', 'miniStoryOrStat', three.story);
  const orders: Readonly<Record<string, readonly Beat[]>> = {
    'solution-aware': [belief, ...excuses, cause, ...crash, truth, cost, story],
    'product-aware': [cause, story, belief, truth, ...excuses, ...crash, cost],
  };
  const order = orders[voiceFor('awareness', answers)] ?? [belief, ...excuses, ...crash, cause, truth, cost, story];
  const pauses = new Map([
    ['belief', aside('checkBelief', more.checkBelief, ['stupidThingTheyBelieve'])],
    ['rationalise', aside('afterExcuse', more.afterExcuse, ['howTheyRationalize'])],
    ['rootCause', aside('afterCause', more.afterCause, ['realRootCause'])],
    ['story', aside('afterStory', more.afterStory, ['miniStoryOrStat'])],
    ['truth', aside('letSettle', more.letSettle, ['uncomfortableTruth'])],
  ]);
  return [
    beat('flipOpen', [], three.flipOpen, { voice: 'awareness' }),
    ...order.flatMap((one) => [one, pauses.get(one.id) ?? []].flat()),
    beat('flipLand', [], three.flipLand, { needs: ['realRootCause'] }),
  ];
}

/** The reply to an objection stands in the same paragraph; which one depends on what kind of objection was written. */
function reply(id: string, field: FieldName, replies: Lines, answers: Answers): Beat {
  const objection = answers[field] ?? '';
  const kind = field === 'realInternalObjection' ? doubtKind(objection) : priceKind(objection);
  const lines = isAnswered(objection) ? [] : (replies[kind] ?? []);
  return beat(id, [], { any: lines }, { needs: [field], joins: true });
}
