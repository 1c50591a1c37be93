/** Nouns of everyday English that distinguish no project from another, and those that sound odd with "the". */
export const COMMON_NOUNS: ReadonlySet<string> = new Set(
  `time times year years month week weeks weekend day days hour minute second moment night morning evening afternoon noon today tomorrow
  yesterday tonight season summer winter spring autumn fall date deadline century decade while life lives world way ways thing things stuff
  part parts place places point points side sides end ends start case cases fact facts kind kinds sort sorts type types lot lots bit bits piece
  pieces number numbers amount half quarter third dozen hundred thousand million percent dollar dollars euro euros pound pounds cent cents
  money cash price prices cost costs fee fees bill bills budget income salary debt savings payment profit sales sale revenue value worth
  people person man men woman women child children kid kids baby boy girl guy guys family families parent parents mother father mum dad
  wife husband partner partners friend friends colleague colleagues boss client clients customer customers student students owner owners
  coach coaches teacher teachers leader leaders team teams staff member members stranger strangers neighbor neighbors everyone someone
  anyone nobody self body head face hand hands heart mind voice voices eyes eye name names word words sentence story stories thought
  thoughts idea ideas question questions answer answers problem problems reason reasons cause causes solution result results effect
  change changes choice choices decision decisions plan plans step steps goal goals dream dreams hope hopes wish fear fears doubt doubts
  shame guilt anger pain love trust pride joy stress worry energy power strength courage will feeling feelings sense mood truth lie lies
  belief beliefs rule rules secret work works job jobs career careers business businesses company companies industry trade project
  projects task tasks skill skills talent effort practice habit habits routine program programme course courses class classes lesson lessons
  session sessions call calls meeting meetings email emails message messages text texts post posts page pages site website internet
  online phone phones video videos photo photos picture pictures image list lists line lines number level levels rate rates stage
  phase round rounds row rows order group groups space room rooms house home homes door doors floor office school town city
  country street road world area system systems method methods process approach tool tools way advice help support care attention focus
  experience knowledge information data example examples proof evidence success failure mistake mistakes loss win chance chances risk
  risks matter issue issues trouble deal offer offers product products service services market brand quality speed size form
  shape style color colour light sound noise silence peace quiet health sleep rest food meal meals dinner lunch breakfast water air
  fire game games sport fun humor laugh smile tears breath speech talk conversation conversations chat argument fight war death birth
  age youth future past present history memory memories difference beginning middle top bottom front back inside outside left right
  north south east west next last first another nothing something everything anything none stop look feel hold want need find
  miss move turn leave waste spend burn drop rush push pull break hour hours minutes moments months seconds ones reset check checks
  review reviews update note notes hook pitch guarantee refund discount access spot spots seat seats slot slots guest guests visit
  trip trips holiday holidays vacation birthday birthdays party christmas january february march april june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday mondays sundays fridays weekday bedtime
  lunchtime midnight surprise surprises breakdown event events anxiety panic burnout depression trauma grief sex cancer disease illness therapy medication divorce marriage husband
  relationship relationships boyfriend girlfriend daughter daughters sons sister brother mothers fathers moms dads grandmother
  expert experts guru gurus amateur failure failures fraud idiot loser outsider victim version versions person persons public crowd
  audience reader readers listener listeners viewer follower followers subscriber member buyer buyers lead leads prospect prospects
  hours effort mess truth bottom minute instead thousands hundreds dozens couple pair set sets series range total sum share average
  rest remainder majority minority plenty load loads ton tons bunch handful amount degree extent length depth width weight height
  miles mile kilometers kilometer meter meters metre metres inch inches feet foot gram grams kilo kilos litre liter gallon gallons acre
  acres sign signs signal signals term terms contract contracts agreement deposit instalment installment certificate
  degree license guide guides manual book books chapter notebook`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
