import type { FieldName } from '#framework/framework.ts';

type AnswerSet = {
  name: string;
  trade: string;
  description: string;
  targetAudience: string;
  answers: Readonly<Record<FieldName, string>>;
};

/** Written in third person, about the audience. */
const dogTrainer: AnswerSet = {
  name: 'The Loose Lead',
  trade: 'Dog training',
  description: 'A village hall evening for owners of dogs that pull, bark and bolt.',
  targetAudience: 'Owners of young rescue dogs',
  answers: {
    projectName: 'The Loose Lead',
    audiencePain: "They leave the house at half past five in the morning so that they don't meet another dog.",
    whatNotWorking:
      'They buy a stronger harness and carry sausage in every pocket, but the dog still drags them across the road.',
    whatTheyCrave: 'They want to sit outside a cafe with the dog asleep under the table.',
    yourDifferentApproach: "I train the owner's shoulders and hands before I say one word to the dog.",
    timeCost: 'They spend an hour and twenty minutes a day on walks that nobody enjoys.',
    identityCost: "They always thought of themselves as dog people, and now they aren't so sure.",
    moneyCost: 'They have spent £640 on harnesses, puppy classes and a clicker that lives in the drawer.',
    energyCost: 'They come home from the park with their arms shaking and need a lie-down before work.',
    reputationCost: 'Their neighbours cross the street when they see the lead in their hand.',
    whatTheyKeepTrying:
      'They watch videos of calm men with big collies, they shout louder, and they apologise to strangers.',
    fingerPointableMoment:
      'They are on their knees in a wet hedge, holding a collar with two fingers, while a terrier yaps from the other side.',
    voiceInTheirHead: 'They think they are just not strong enough for this dog.',
    hookTimerCosts: "Every week costs them nine hours of tension and another friend who doesn't invite the dog.",
    speakerPersonality: 'mentor',
    stupidThingTheyBelieve: 'They believe that a dog pulls because he wants to be the boss.',
    crashMovieScene:
      'He sees a squirrel, she goes down on the gravel outside the school gate, and thirty children watch her being towed past the bicycle rack.',
    crashRealizationMoment:
      'She realises that she was gripping the lead with both fists before the squirrel ever moved.',
    whatTheyBlame: 'They blame the shelter, the breed and whoever had the dog before them.',
    howTheyRationalize: "They say he'll calm down when he turns three.",
    realRootCause: 'The dog feels a tight lead all day long and has learned that walking means bracing.',
    uncomfortableTruth: "Their dog isn't stubborn; their own hands tell him there is danger.",
    timerCostFrameFlip: 'Every month on a tight lead is about sixty walks in which the dog practises the wrong thing.',
    miniStoryOrStat:
      'I filmed twenty-six owners on their own street. In twenty-four clips the lead went tight before the dog did anything.',
    emotionalAwarenessLevel: 'problem-aware',
    newRootProblem: "The problem isn't at the dog's end of the lead.",
    planName: 'Soft Hands First',
    planParts: 'Drop the Shoulders; Walk the Hallway; Cross the Street; Pass the Terrier',
    planPartDetails:
      '1. They practise with a full teacup in the lead hand, without a dog.\n2. They walk the hallway at home until the lead hangs like a smile.\n3. They cross one quiet street at noon and go straight home.\n4. They pass one known dog at thirty steps, then at twenty, then at ten.',
    planMetaphor: "It's like dancing with somebody who can feel your pulse through a string.",
    planProofStory:
      'Moira had a greyhound called Biscuit who had pulled her off her feet four times. After five weeks they walked through the Saturday market together, and she carried eggs.',
    audienceDeepestDesire: 'They want to be the safe place their dog runs to.',
    breakingPointScene: 'In 2012 my own dog pulled me down the steps of the library in front of my puppy class.',
    emotionInAction: "I lay there and laughed, and then I went home and didn't open the door to anybody for two days.",
    whatSnapped:
      "I watched the library's security film and saw my own arm, stiff as a broom, before he even saw the cat.",
    corePhilosophy: 'A dog believes our hands long before he believes our voice.',
    alternativeStory: 'I would have sent him back to the shelter and bought a goldfish.',
    whoIsThisNotFor: "This isn't for people who want a remote control with fur.",
    miniCredibilityLine: 'I have trained 900 dogs in eleven years and was bitten only twice, both times by owners.',
    planBeliefBridge: 'Because a dog believes the hands first, the plan begins with a teacup and no dog at all.',
    mainSymptomFromHook: 'They still walk at half past five in the morning.',
    timerCostsPriceSetup: "They pay £75 a month for a dog walker because they can't face the park themselves.",
    biggestPriceObjection: 'They say a puppy class at the pet shop costs £15.',
    priceSetupTone: 'warm',
    priceSetupNiche: 'lifestyle',
    audienceAwarenessPrice: 'emotion-heavy',
    stallLoopPattern:
      'They wait for the weather, then for the holidays, and then the lead pulls again and they wait for the weather.',
    fingerPointableCostClose: 'There is a scar on her left knee in the shape of a kerb.',
    realInternalObjection: 'They wonder whether they should ever have taken the dog home.',
    costOfAnother90Days:
      'In ninety days the dog will be fully grown, and they will have walked another hundred and eighty times in the dark.',
    patternBreakingTruth: "He isn't giving them a hard time. He is having one.",
    oneBeliefsAndPlanCallback:
      'If the dog believes the hands, then Soft Hands First gives them something worth believing.',
    desiredToneClose: 'understanding',
    audienceTypeClose: 'high-empathy',
    oneBeliefTheyShare: 'Calm travels down the lead, and so does fear.',
    currentUndesiredReality: "They plan their whole day around other people's dogs.",
    realLifeTransformation:
      'They meet a neighbour at the corner, talk for ten minutes, and the dog lies down by himself.',
    oneCoreShiftRelief: 'They can stop apologising to strangers.',
    supportSafety:
      'They get a visit on their own street, a phone number that I answer until nine, and a repeat evening for free.',
    priceEntryStep: 'Five weeks cost £210. The first step is one street walk with me on Saturday for £20.',
    ninetyDayMirror:
      'Ninety days from now they leave the house at nine like everybody else, with one hand in their pocket.',
    fitFilter: "It's for people who love their dog and are tired of being towed.",
    ctaCalibration: 'rolling-1-1',
    toneTapIn: 'relief',
    planBeliefCallback: 'Loosen the hand and the dog will follow.',
  },
};

/** Written in fragments, noun phrases and bullets. */
const taxAdviser: AnswerSet = {
  name: 'Two Countries, One Return',
  trade: 'Tax advice for expatriates',
  description: 'Lunch talk for newcomers with income in more than one country',
  targetAudience: 'employees who moved to Germany from the US',
  answers: {
    projectName: 'Two Countries, One Return',
    audiencePain: 'letters from two tax offices, neither in plain language',
    whatNotWorking:
      "- hours in forums from 2017\n- the cheap software that knows only one country\n- a colleague's spreadsheet",
    whatTheyCrave: 'one envelope, one signature, done before Easter',
    yourDifferentApproach: 'both returns from the same desk, by the same person, in the same week',
    timeCost: 'three full weekends every spring plus half of August',
    identityCost: 'from competent engineer to nervous schoolchild in front of a form',
    moneyCost: 'about €3,800 a year in credits never claimed',
    energyCost: 'stomach ache at the sight of a grey envelope',
    reputationCost: 'the spouse doing the paperwork jokes at every dinner',
    whatTheyKeepTrying: 'Extensions. Another forum. Asking HR again.',
    fingerPointableMoment: 'kitchen table, 30 May, 23:40, two laptops open, one of them frozen on form 1116',
    voiceInTheirHead: '"what if I already did it wrong last year?"',
    hookTimerCosts: '€315 a month, quietly, plus a little fear with every login',
    speakerPersonality: 'blunt',
    stupidThingTheyBelieve: 'taxes paid in Germany means nothing to file at home',
    crashMovieScene: 'Passport renewal, consulate, number 47 on the screen, a clerk asking for six missing years.',
    crashRealizationMoment: 'not a question of money owed but of papers never sent',
    whatTheyBlame: 'bureaucracy, the language, the previous employer',
    howTheyRationalize: '"they will never notice somebody my size"',
    realRootCause: 'two advisers who never speak to each other',
    uncomfortableTruth: 'silence from the tax office is not approval',
    timerCostFrameFlip: 'every unfiled year - another year in which the three-year window for refunds shuts',
    miniStoryOrStat: '41 of my last 50 new clients: entitled to a refund, none of them aware of it',
    emotionalAwarenessLevel: 'solution-aware',
    newRootProblem: 'a gap between two systems, not a mistake by a person',
    planName: 'The Single Desk Method',
    planParts: '- Paper harvest\n- Treaty map\n- Twin filing',
    planPartDetails:
      '- one upload link, forty minutes, everything including the embarrassing envelopes\n- a one-page drawing of which country taxes which income\n- both returns signed on the same afternoon',
    planMetaphor: 'like a translator with two mother tongues instead of two dictionaries',
    planProofStory:
      'Priya, software architect in Leipzig: five unfiled years, two sleepless winters, then a refund of $6,240 within fourteen weeks.',
    audienceDeepestDesire: 'belonging here without burning the bridge home',
    breakingPointScene:
      'Frankfurt airport, 2010, me with a penalty notice for $10,000 and a boarding pass in the same hand',
    emotionInAction: 'the boarding pass torn up by mistake, the notice kept',
    whatSnapped: 'a quiet promise at gate B42 never to guess again',
    corePhilosophy: 'clarity before cleverness',
    alternativeStory: 'back to Ohio, two suitcases and a grudge',
    whoIsThisNotFor: 'treasure islands, cash businesses, anyone in love with loopholes',
    miniCredibilityLine: 'licensed in both countries since 2013; 1,150 twin returns',
    planBeliefBridge: 'clarity first, therefore the map before any form',
    mainSymptomFromHook: 'the grey envelope, still unopened',
    timerCostsPriceSetup: '€3,800 lost a year against a fee of €890',
    biggestPriceObjection: '"my old accountant in Columbus charges $200"',
    priceSetupTone: 'logical',
    priceSetupNiche: 'finance',
    audienceAwarenessPrice: 'logic-heavy',
    stallLoopPattern: 'extension, relief, forgetting, panic, extension',
    fingerPointableCostClose: 'a shoebox with three grey envelopes behind the printer',
    realInternalObjection: 'fear of waking a sleeping dog',
    costOfAnother90Days: 'one more deadline missed, one more quarter of interest at 8 percent',
    patternBreakingTruth: 'amnesty for those who come, penalties for those who are found',
    oneBeliefsAndPlanCallback: 'clarity before cleverness, three steps, a single desk',
    desiredToneClose: 'direct',
    audienceTypeClose: 'analytical',
    oneBeliefTheyShare: 'order as a form of freedom',
    currentUndesiredReality: 'two countries, two logins, no overview',
    realLifeTransformation: 'a free Saturday in May with coffee on the balcony and no laptop',
    oneCoreShiftRelief: 'no more guessing in a foreign language',
    supportSafety: 'fixed fee, written answers within two working days, penalty insurance up to €5,000',
    priceEntryStep: '€890 for both returns; first step: a free document check of 25 minutes',
    ninetyDayMirror: 'a thin blue folder on the shelf and nothing else to do',
    fitFilter: 'salaried, abroad for one to ten years, at least one unopened envelope',
    ctaCalibration: 'evergreen',
    toneTapIn: 'matter-of-fact',
    planBeliefCallback: "Two countries. One desk. Good night's sleep.",
  },
};

/** Written in full sentences in the second person. */
const voiceCoach: AnswerSet = {
  name: 'Sing the Second Verse',
  trade: 'Voice coaching',
  description: 'An open rehearsal for choir singers who mouth the high notes.',
  targetAudience: 'Amateur choir singers over forty',
  answers: {
    projectName: 'Sing the Second Verse',
    audiencePain:
      'You open your mouth for the high E, nothing but air comes out, and you smile so that nobody notices.',
    whatNotWorking: 'You drink ginger tea, you warm up in the car, and your throat is still raw after the second hymn.',
    whatTheyCrave: 'You want to hold that note on Easter morning and feel the whole row lean into you.',
    yourDifferentApproach:
      'I begin with the breath out and leave the breath in to your body, which has managed it since birth.',
    timeCost: 'You have spent nine seasons in the back row, and each season has forty rehearsals.',
    identityCost: 'You call yourself "one of the low voices" although you were a soprano at school.',
    moneyCost: 'You paid $85 an hour for lessons that consisted of somebody else singing at you.',
    energyCost: 'You wake up hoarse on Wednesdays and let the phone ring.',
    reputationCost: 'Your conductor gave the solo to a nineteen-year-old and did not meet your eye.',
    whatTheyKeepTrying: 'You push harder, you lift your chin, and you copy whoever stands beside you.',
    fingerPointableMoment:
      'You are standing in the third row, the organ swells, and you quietly close your mouth one bar before the top note.',
    voiceInTheirHead: 'Somebody will hear that it is me.',
    hookTimerCosts:
      'Every concert that you mouth takes one more piece of music away from you, and you will not sing the Requiem twice.',
    speakerPersonality: 'poetic',
    stupidThingTheyBelieve: 'You are convinced that a voice is a gift, and that yours was returned to the sender.',
    crashMovieScene:
      'The organ stops by accident in the middle of the Gloria, the church is suddenly silent, and your row is the one from which no sound is coming.',
    crashRealizationMoment: 'You understand that eleven of you have been pretending, each one to protect the others.',
    whatTheyBlame: 'You blame the draughty church, your hormones and the new robes.',
    howTheyRationalize: 'A choir needs people who just fill the stage.',
    realRootCause: 'You hold your breath before you sing, so your throat has to do the work of your ribs.',
    uncomfortableTruth: 'You sing quietly because you would rather be missed than be heard.',
    timerCostFrameFlip: 'Each year of whispering teaches your muscles to whisper better.',
    miniStoryOrStat:
      'I put a feather on a string before thirty-four choir singers. Twenty-nine of them did not move it until the third beat.',
    emotionalAwarenessLevel: 'product-aware',
    newRootProblem: 'You have not lost your voice, you have only been locking the door in front of it.',
    planName: 'The Open Gate',
    planParts: 'Empty the Lungs, Hum the Floor, Call the Ferry, Sing the Verse',
    planPartDetails:
      'You breathe out until your ribs spring open on their own.\nYou hum so low that the table trembles under your fingers.\nYou call across an imaginary river until your neighbours answer.\nYou sing one verse, badly on purpose, and then once more.',
    planMetaphor: 'It works like a garden hose: when you take your foot off it, you do not need more water.',
    planProofStory:
      'Theodora is seventy-one and had been asked to move to the kitchen committee. She breathed out for ten weeks, and at Pentecost she sang the descant alone from the balcony.',
    audienceDeepestDesire: 'You long to be heard once, completely, before it is too late for it.',
    breakingPointScene:
      'I was thirty-three, on a stage in Vilnius, and in the second verse of the encore my voice simply walked off.',
    emotionInAction: 'I bowed as though it had been planned, and I ate my dinner in the wardrobe among the coats.',
    whatSnapped:
      'Among those coats I finally sighed, a long and ugly sigh, and behind it there was a note as clear as glass.',
    corePhilosophy: 'A voice is nothing that you make, it is something that you let go.',
    alternativeStory: 'I might have become an excellent critic and hated every singer in the country.',
    whoIsThisNotFor: 'You will not be happy here if you want applause before you want breath.',
    miniCredibilityLine: 'I sang for sixteen years at the opera in Riga, and I have opened 420 voices since I left.',
    planBeliefBridge: 'A voice is let go, which is why each part of the plan begins with an exhalation.',
    mainSymptomFromHook: 'You are still closing your mouth one bar before the top.',
    timerCostsPriceSetup: 'You already pay $240 a year in choir fees for the privilege of moving your lips.',
    biggestPriceObjection: 'I am too old for it to be worth the money.',
    priceSetupTone: 'empathetic',
    priceSetupNiche: 'creative',
    audienceAwarenessPrice: 'mixed',
    stallLoopPattern:
      'You resolve to practise when the concert is over, and when it is over you put the folder on the piano and close the lid.',
    fingerPointableCostClose:
      "You own a recording of your daughter's wedding, and you can be seen on it, but you cannot be heard.",
    realInternalObjection: 'What if there is nothing there when the gate opens?',
    costOfAnother90Days:
      'Within ninety days you will have stood through another Christmas concert with a moving mouth and a silent throat.',
    patternBreakingTruth: 'Nobody in the audience came to hear you be careful.',
    oneBeliefsAndPlanCallback:
      'You let a voice go by opening a gate, and The Open Gate gives you the hinge, the latch and the hand.',
    desiredToneClose: 'calming',
    audienceTypeClose: 'trauma-aware',
    oneBeliefTheyShare: 'A choir is only as loud as its most frightened singer.',
    currentUndesiredReality: 'You are choosing your place in the row by how well the pillar hides you.',
    realLifeTransformation: 'You hum while you wash the dishes, and your husband turns the radio off to listen.',
    oneCoreShiftRelief: 'You are allowed to stop hitting notes and to start releasing them.',
    supportSafety:
      'You sing in a circle of six, nobody performs before the fourth week, and you may always pass with a nod.',
    priceEntryStep: "The ten weeks cost $320, and you begin with Thursday's open rehearsal, which costs nothing.",
    ninetyDayMirror: 'In ninety days you take a breath you did not plan, and the top note is already in the room.',
    fitFilter: 'You belong here if you have sung in a choir for at least a year and have ever pretended to.',
    ctaCalibration: 'cohort-launch',
    toneTapIn: 'soft',
    planBeliefCallback: 'Breathe out. The second verse is yours.',
  },
};

/** Complete answers as people really type them, none in the form that the wizard's examples lead to. */
export const answerSets: readonly AnswerSet[] = [dogTrainer, taxAdviser, voiceCoach];
