/** Verbs that open an answer without a subject ("Work 60 hours"). The first list is never a noun there; the second may be. */
export const PLAIN_VERBS: ReadonlySet<string> = new Set(
  `whatsapp reckon vow inspect haggle kneel unplug borrow owe resign retire plead grumble describe gather lend breathe boast chew spit climb swim bend edit sneeze upholster solder knit undress resell rewrite reread retype recount reopen redo undo unpack unload mislay misplace dither hesitate apologise procrastinate tinker fuss improvise memorise memorize rehearse recite advertise advertize photocopy discuss debate deny confess forgive obey quarrel bicker nag scold
  charge wave point doubt scan copy stack iron dust milk brush comb clip coach tutor mark grade film shoot mix slice taste smell stamp mail email call message paste reply quote bid pitch discount refund exchange cycle jog dive fly pause dress rub scratch knock plug heat cool cough blink cheer cheat rob hunt farm harvest store clear empty load gamble bet risk dare sack chat gossip moan hint draft sketch craft stitch render glaze
  ring swap lay dump grunt groan wince flinch mutter mumble glance fidget yawn sigh frown limp invoice refresh binge-watch accept accuse achieve add admit adore afford agree allow answer apologise apologize apply arrive ask assume attract avoid
  be bear become beg begin believe belong blame bring build buy calculate carry cancel catch choose cling collect come compare complain
  complete consider consume continue convince crave create cry cut decide delay delete deserve develop die discover
  download earn eat embarrass endure enjoy explain fail fall feel fight figure fill find finish fit follow forget gain get
  give go google grow guess hate hear help hide hire ignore imagine implement improve invest join keep know laugh learn
  leave let lie listen lose make manage meet mess miss offer open order overcome overthink own panic pay pick postpone pray prefer prepare
  pretend procrastinate prove provide pull push put quit raise reach react read realise realize receive record refuse regret
  rely remember remove rent repeat replace resent restart run save say scroll see seek seem sell send set share show
  sign sit skip snap solve speak spend stand start stay stop struggle swear take talk teach tell think throw try
  understand undercharge undersell unfollow unsubscribe vanish visit wait wake walk want waste watch wear win wonder write yell scream
  shout sign cook exercise invite accept admit apply book download argue enter handle hold host identify include launch lead measure move
  name notice pack pass perform plan practise practice promise protect reduce rebuild reset return review search settle
  shut sleep smile speak stare steal stick study succeed suffer switch trade train travel trust turn type unlock upgrade use work worry
  commit focus collapse freeze second-guess overwork overeat binge burn drink drive dream dread drag chase check clean close connect
  count cover dance deal design do draw end enroll expect experience face fear fix force guide hope hurt judge jump
  land last lift live look love need negotiate nap obsess park play post pour press price print publish rank rate rest
  ride rush sail scale serve shop shrink sing slip smoke sneak sort spiral spin stall step stretch stress suggest support surf survive sweat talk
  tap target test text thank touch track transform treat triple turn visit volunteer vote wash weigh whisper wish wrap yearn file audit prune code introduce slam hold hit break kill ruin damage bleed shift swing fund bill ignore deliver require demand support matter contain consist prevent encourage zone grab hop toss boil peel wipe scrub mop sweep patch tape glue dig hang bury swallow nod shrug stash hoard juggle squeeze soak scold nag bribe bargain beg yank stir chop lock unlock log browse bookmark scribble rewrite redo rehearse reheat rinse polish repair mend sew knit paint sand drill weld plant water weed mow rake trim prune bake brew knead whisk grind weave carve hoover tidy restock refill reorder fetch unload`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Of those, the ones that are as often a noun: only a verb when what follows cannot follow a noun. */
export const NOUN_OR_VERB: ReadonlySet<string> = new Set(
  `charge wave point doubt scan copy stack iron dust milk brush comb clip coach tutor mark grade film shoot mix slice taste smell stamp mail email call message paste reply quote bid pitch discount refund exchange cycle jog dive fly pause dress rub scratch knock plug heat cool cough blink cheer cheat rob hunt farm harvest store clear empty load gamble bet risk dare sack chat gossip moan hint draft sketch craft stitch render glaze
  drop groom ring water paint sand plant weed patch tape glue drill rake log trim repair sweep bargain sew mend park invoice work sleep plan price budget lead stress post rest love fear hope dream test text type use face deal design end experience
  force guide judge jump land last lift look need play print rate ride scale shop slip smoke sort spin stall step stretch support
  surf sweat talk tap target touch track treat visit vote wash whisper wish wrap drink drive dread drag cut answer
  fight record return review search study switch trade train travel trust turn upgrade worry focus burn check cover count
  dance practice practise exercise book move name pack pass promise reset share show sign smile stand start stay
  stop struggle swear time trade visit wait walk waste watch wear win wonder order offer open own delay fall cry cook
  guess hire hurt help host launch laugh measure notice park push pull press rank rush run set snap stare step stick test thank nap
  weigh zone dump shock guess volunteer transform triple sail close connect binge freeze collapse deserve control change progress process stake value hold hit break damage file shift swing fund bill demand matter race gain grab hop toss boil peel judge brew`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words in -ing that name a thing rather than an action. */
export const ING_NOUNS: ReadonlySet<string> = new Set(
  `wording morning evening nothing something everything anything spring king ring string wedding ceiling building marketing branding
  advertising pricing coaching training meeting networking funding housing clothing parking parenting accounting banking
  bookkeeping engineering nursing teaching onboarding consulting therapy counseling counselling mentoring blessing feeling
  being heating lighting plumbing wiring warning beginning ending earring wing thing sibling darling pudding sterling offspring missing amazing phishing boring exhausting
  frustrating overwhelming embarrassing exciting draining confusing annoying interesting tiring`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Plain verbs that only look like -ing forms. */
export const NOT_GERUNDS: ReadonlySet<string> = new Set(
  'during according willing bring sing ring swing cling sting fling spring string wring thanksgiving whiting bunting'.split(
    ' ',
  ),
);

/** How one is, though the tagger may hear a verb or a noun. */
export const ADJECTIVES = new Set(
  'overwhelmed frustrated trapped drained disconnected isolated intimidated discouraged disappointed confused paralyzed embarrassed terrified worried stressed bored rejected unseen unheard undervalued underpaid overworked overlooked anxious stuck broke tired alone lost scared ashamed afraid asleep awake numb successful angry sad shy nervous guilty sick hungry desperate hopeless worthless jealous bitter impatient irritable restless wired foggy snappy ok okay seen known respected busy helpless silent exhausted burned burnt overwhelmed invisible lonely fed'.split(
    ' ',
  ),
);

/** What nobody does to anybody: "Danced at the Worlds". */
export const DONE_BY_ONESELF: ReadonlySet<string> = new Set(
  'danced worked slept walked lived competed qualified retired cried laughed travelled trained studied graduated waited smiled arrived returned emigrated volunteered raced climbed skied surfed nursed'.split(
    ' ',
  ),
);

/** "Fishing sinkers", "masking tape": things by what they are for. */
export const TACKLE =
  /^(?:fish|sew|knitt|mask|mail|roof|iron|climb|sleep|measur|bak)ing (?:sinkers?|lines?|rods?|weights?|needles?|machines?|tapes?|bags?|tins?|nails?|boards?|ropes?|trays?|sheets?|paper|jugs?)\b/iu;

/** The form behind "I've" of verbs whose past is another. */
export const PARTICIPLES: Readonly<Record<string, string>> = {
  wove: 'woven',
  tore: 'torn',
  threw: 'thrown',
  ran: 'run',
  did: 'done',
  redid: 'redone',
  went: 'gone',
  saw: 'seen',
  wrote: 'written',
  gave: 'given',
  took: 'taken',
  drove: 'driven',
  flew: 'flown',
  grew: 'grown',
  spoke: 'spoken',
  wore: 'worn',
  broke: 'broken',
  rode: 'ridden',
};
