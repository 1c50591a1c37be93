import type { Template } from './template.ts';

export const sleepLikeItsSunday: Template = {
  id: 'sleep-like-its-sunday',
  name: 'Sleep Like It’s Sunday',
  trade: 'Baby sleep coaching',
  description: 'Five evenings, one habit each, for parents who have tried every app.',
  targetAudience: 'Parents of children under two',
  demo: true,
  answers: {
    projectName: 'Sleep Like It’s Sunday',
    audiencePain:
      'You have been up since ten past three, and the coffee you made at six is standing cold beside the toaster.',
    whatNotWorking:
      'You follow the app, the app says forty more minutes, and you walk the hallway with a screaming child on your shoulder.',
    whatTheyCrave: 'You want to lie down at ten beside the person you love and hear nothing at all until it is light.',
    yourDifferentApproach:
      'I never ask you to let a baby cry alone. I change one small thing about the evening and leave the night to follow.',
    timeCost: 'You spend two and a half hours of each evening getting one small person to sleep for ninety minutes.',
    identityCost: 'You used to be funny. You used to finish your sentences.',
    moneyCost:
      'You have bought four swaddles, two white noise machines and a cot that rocks by itself, and together they cost more than your honeymoon flights.',
    energyCost: 'You sit in the car outside the nursery for ten minutes because you cannot yet face the drive to work.',
    reputationCost: 'Your mother-in-law has begun to say “well, we never had that” in front of other people.',
    whatTheyKeepTrying:
      'You try an earlier bedtime, then a later one, then a bottle, then the pram, and then you just get in beside the cot.',
    fingerPointableMoment:
      'You are standing in the dark nursery with one hand through the bars, bent like a question mark, counting to two hundred before you dare to let go.',
    voiceInTheirHead: 'Other mothers can do this. What is wrong with me?',
    hookTimerCosts:
      'Each of these weeks takes some twenty hours of sleep from the two of you, and a little of your kindness towards one another.',
    speakerPersonality: 'gentle',
    stupidThingTheyBelieve:
      'You believe that some babies are good sleepers, and that yours was simply not handed out that way.',
    crashMovieScene:
      'At a quarter to five you put the cereal in the fridge and the milk in the cupboard, and your little one watches from the high chair, wide awake and delighted.',
    crashRealizationMoment: 'You laugh, and then you understand that you are no longer safe to drive.',
    whatTheyBlame: 'You blame the teeth, the growth spurt, the neighbour’s dog and yourself.',
    howTheyRationalize: 'It is only a phase, and it will pass when she walks.',
    realRootCause:
      'Your child falls asleep in your arms and wakes up somewhere else, and anybody would shout if the bed had changed in the night.',
    uncomfortableTruth:
      'You have become the thing your baby needs in order to sleep, and nobody can be a thing for twelve hours.',
    timerCostFrameFlip:
      'With every month that the rocking goes on, the rocking takes longer, and there is less of you to do it.',
    miniStoryOrStat:
      'A healthy baby surfaces between sleeps about six times a night. The ones we call good sleepers surface just as often; they only find everything where they left it.',
    emotionalAwarenessLevel: 'solution-aware',
    newRootProblem: 'The trouble does not begin at three in the morning. It begins at ten to seven in the evening.',
    planName: 'The Five Evenings',
    planParts: 'The Dim Hour\nThe Same Three Songs\nThe Awake Hand-over\nThe Shorter Goodbye\nThe Empty Chair',
    planPartDetails:
      'On the first evening you switch off the big light at six and let the whole house grow slow.\nOn the second evening you sing the same three songs in the same order, however badly.\nOn the third evening you lay your baby down drowsy and still awake, with your hand where it always was.\nOn the fourth evening your hand stays for one song and your voice for the other two.\nOn the fifth evening you sit on the chair by the door, and you leave it while the room is quiet.',
    planMetaphor:
      'It is like teaching somebody to float: your hands stay under the water long after they have stopped holding.',
    planProofStory:
      'Joanna and Piet came to me with a ten-month-old who woke seven times a night. After the fifth evening he woke twice, and after two weeks he slept from seven until half past five, and Joanna cried because she had woken up on her own.',
    audienceDeepestDesire: 'You want to be the soft, patient mother or father you were sure you would be.',
    breakingPointScene:
      'When my second son was eight months old I sat on the bathroom floor at four in the morning with the tap running, so that nobody would hear me.',
    emotionInAction:
      'I wrote a list of everything I had done wrong that night, and when I reached number nineteen I began to write down the times of the clock instead.',
    whatSnapped:
      'In the morning I looked at those times and saw that he woke every fifty minutes, like a train. It was a rhythm. It had never been a punishment.',
    corePhilosophy: 'Sleep cannot be trained into a child. It can only be made to feel like home.',
    alternativeStory:
      'I would have gone on carrying him until he was three, and I would have told everyone that I was fine.',
    whoIsThisNotFor:
      'This is not for you if somebody has promised you a silent baby by Friday, or if your child is ill or under four months old.',
    miniCredibilityLine:
      'I was a night nurse on a children’s ward for nine years, and I have sat up with more than six hundred families since.',
    planBeliefBridge:
      'Since sleep has to feel like home, each of the evenings changes one thing in the room and lets everything else stay as your child knows it.',
    mainSymptomFromHook: 'You are still standing bent over that cot, counting to two hundred.',
    timerCostsPriceSetup: 'A night nanny costs £150 a night, and when she leaves, the nights are as they were.',
    biggestPriceObjection: 'We have already spent so much on things that did not help.',
    priceSetupTone: 'trauma-informed',
    priceSetupNiche: 'wellness',
    audienceAwarenessPrice: 'emotion-heavy',
    stallLoopPattern:
      'You say you will change it after this tooth, after this cold, after the holiday, and by then there is a new tooth.',
    fingerPointableCostClose:
      'There is a photograph from the birthday party in which everybody is singing and you are asleep against the wall.',
    realInternalObjection: 'What if I try this too, and it turns out that it really is me?',
    costOfAnother90Days: 'In ninety days you will have got up some four hundred times, and your leave will be over.',
    patternBreakingTruth: 'You are not failing at sleep. You are simply doing the work of three people in the dark.',
    oneBeliefsAndPlanCallback:
      'When sleep feels like home, your child can find the way back alone, and The Five Evenings show the way, one lamp at a time.',
    desiredToneClose: 'gentle',
    audienceTypeClose: 'trauma-aware',
    oneBeliefTheyShare: 'A child who feels safe in the evening does not need to call for you all night.',
    currentUndesiredReality:
      'Right now the two of you take turns on the sofa and speak to each other mostly in whispers.',
    realLifeTransformation:
      'On a Wednesday at half past seven you close the nursery door, and there is time for soup and a film you see to the end.',
    oneCoreShiftRelief: 'You can put the tracking app away. You do not have to earn your rest in percentages.',
    supportSafety:
      'You can write to me on each of the five evenings until midnight and I answer, and if the third evening feels wrong we stop and do it your way.',
    priceEntryStep:
      'The five evenings with me cost £240. The first step is a call of half an hour, in which you just tell me about last night.',
    ninetyDayMirror:
      'Ninety days from now you wake at half past six because of the light, and you lie there for a moment and listen to somebody babbling happily next door.',
    fitFilter:
      'This is for you if your child is between four months and two years old, healthy, and loved to the point of exhaustion.',
    ctaCalibration: 'rolling-1-1',
    toneTapIn: 'soft',
    planBeliefCallback: 'One evening, one lamp, one small change. And then, some morning soon, a Sunday.',
  },
};
