import type { WizardFieldName } from '#framework/framework.ts';

/** Words that speak for a choice. `sure` ones decide by themselves, the others only add up. */
export type Cues = { sure?: RegExp; words: string };

export const CHOICE_CUES: Partial<Record<WizardFieldName, Readonly<Record<string, Cues>>>> = {
  ctaCalibration: {
    waitlist: { sure: /\bwait(?:ing)?[- ]?list\b/i, words: 'waitlist' },
    'application-only': {
      sure: /\b(?:by application|application[- ]only|apply (?:first|here|now|below|to join)|(?:short |an? )?application (?:form|process|call)|fill (?:in|out) (?:the|an|a short) application|starts? with an? (?:short )?application)\b/i,
      words: 'application apply applicants',
    },
    'cohort-launch': {
      sure: /\b(?:cohort|doors (?:open|close)|enrol?lment (?:opens|closes)|next (?:group|round|cohort|class|intake|run|course) (?:starts?|begins?|opens?)|we (?:start|begin) (?:together )?on|starts? on (?:the )?\d{1,2}|(?:begins|starts) on \d|twice a year|\d+ (?:places|spots|seats)(?: (?:left|only))?)\b/i,
      words: 'cohort launch group round intake',
    },
    'rolling-1-1': {
      sure: /\b(?:one[- ](?:to|on)[- ]one|1[:-]1|1 on 1|rolling|private (?:coaching|sessions|mentoring)|individual (?:coaching|sessions))\b/i,
      words: 'individual rolling private',
    },
    evergreen: {
      sure: /\b(?:evergreen|start (?:any ?time|whenever)|any ?time you like|self[- ]paced|instant access|lifetime access|join (?:any ?time|whenever)|cancel (?:any ?time|whenever))\b/i,
      words: 'evergreen anytime',
    },
  },
  priceSetupNiche: {
    business: {
      words:
        'business owner client sales revenue profit customer company agency startup founder marketing invoice lead pipeline b2b margin staff firm entrepreneur store shop brand contractor practice order quote supplier team employee',
    },
    wellness: {
      words:
        'body weight sleep pain muscle health anxiety stress therapy nutrition eating diet menopause yoga fitness run running swim swimming strength breath pelvic physio physiotherapist doctor nervous exercise back knee healing meditation stutter',
    },
    relationships: {
      words:
        'husband wife marriage partner dating date divorce couple love relationship single grief widow widower family mother father son daughter kids children baby parent parenting',
    },
    career: {
      words:
        'job career boss interview promotion resume cv manager colleague office engineer salary hired recruiter translator analyst nurse leadership meeting profession workplace employer',
    },
    finance: {
      words:
        'debt tax money budget savings pension invest investing loan mortgage bank interest credit card retirement irs fine wealth income account',
    },
    creative: {
      words:
        'novel write writing writer paint painting song sing singing guitar piano music photography photographer art artist design craft podcast choir voice story page draft',
    },
    education: {
      words:
        'exam student learn learning language grammar teacher school course vocabulary study lesson chess university pupil tutor english french german spanish',
    },
    lifestyle: {
      words:
        'home house garden travel van dog cat pet camping clutter kitchen hobby bees hive boat cooking room flat wardrobe heating',
    },
  },
  speakerPersonality: {
    funny: { words: 'joke laugh funny haha lol goat banana giggle' },
    blunt: { words: 'blunt honest brutal nonsense bullshit crap stop full stop' },
    bold: { words: 'bold' },
    poetic: { words: 'poetic' },
    gentle: { words: 'gently gentle softly tender kindly dear quiet warm' },
    mentor: { words: 'mentor' },
    friend: { words: 'friend mate lovely babe' },
    coach: { words: 'coach coaching coached clients' },
  },
  audienceAwarenessPrice: {
    'logic-heavy': { words: 'percent data average measured hours study rate analysis numbers calculation' },
    'emotion-heavy': { words: 'heart love tears feel cry afraid soul lonely ashamed' },
    mixed: { words: 'mixed' },
  },
};
