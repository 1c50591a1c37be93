/** Words by what they tell about a sentence, whatever the trade. Matched on word stems, so that base forms are enough. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  moneySign: '$ £ € usd eur gbp chf dollar pound euro franc buck quid grand cent pence penny k',
  money:
    'money price fee cost invoice bill budget loan debt interest salary income revenue profit wage rent mortgage overdraft refund deposit payment instalment installment investment discount tuition subscription',
  pay: 'pay paid spend spent owe owed burn burnt waste hand shell drain',
  lose: 'lose lost losing miss missed cost costs forfeit bleed leak gone',
  timeUnit:
    'second minute hour day week month year decade quarter season summer winter spring autumn fall weekend night evening morning',
  longTime: 'year decade month season lifetime',
  shortTime: 'second minute hour evening morning night',
  clock: 'am pm a.m p.m oclock midnight noon quarter half past',
  weekday: 'monday tuesday wednesday thursday friday saturday sunday',
  month:
    'january february march april june july august september october november december christmas easter newyear halloween thanksgiving holiday',
  number:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half third',
  ninety: 'ninety 90 quarter three',
  percent: 'percent % per cent',
  every: 'every each per another',
  again: 'again still another keep yet always repeatedly over',
  later: 'later from now hence time within after',
  home: 'kitchen sofa couch bed bathroom fridge stairs stairwell hallway garden garage table drawer shelf cupboard wardrobe porch balcony cellar basement toilet shower door hall landing pantry bedroom living',
  place:
    'car office desk street park parking lot corridor hotel station train bus airport supermarket shop restaurant café cafe church school hospital waiting room hall lift elevator kerb curb pavement sidewalk gym clinic studio bench queue line aisle till checkout campsite platform motorway highway driveway lobby doorway stage airport bank lounge pub bar beach',
  object:
    'phone laptop screen inbox email app spreadsheet notebook cup coffee tea bag box envelope letter ticket key lead suitcase mirror clock calendar card receipt photo photograph picture folder whiteboard shoe shirt dress jacket boot guitar bike machine treadmill book binder label tag folder jar pile stack chair dust',
  seeObject:
    'dusty unopened unread unworn unused untouched brand-new sticker label tag pile stack shelf drawer cupboard garage basement cellar attic corner tab folder wall',
  body: 'hand hands heart stomach chest throat knee back shoulder face eye eyes finger head leg foot skin breath sweat tear voice cheek forehead neck jaw',
  posture:
    'sit sat stand stood lie lay lean kneel walk walked stare hold held holding look looking wait waiting park parked',
  scene: 'picture imagine scene film movie camera freeze see opening shot',
  family:
    'husband wife partner son daughter kid child mother father mum mom dad sister brother parent family baby girl boy cousin aunt uncle nephew niece grandmother grandfather spouse in-law',
  peer: 'colleague coworker boss client customer friend neighbour neighbor mate team staff investor people everyone everybody others guest employee manager supplier peer consultant teacher audience student patient member landlord',
  profession:
    'nurse teacher engineer doctor coach therapist lawyer accountant designer developer manager owner founder freelancer consultant parent agent photographer writer trainer dietitian physiotherapist secretary registrar postman realtor roofer architect musician farmer baker plumber electrician midwife pastor professor director clerk officer worker runner builder broker analyst veteran',
  group:
    'women men people parents owners managers founders freelancers professionals couples families adults beginners leaders teams companies firms studios mothers fathers dads moms mums nurses teachers engineers doctors designers agents those anyone anybody makers coaches entrepreneurs students seniors guys ladies folks',
  tired:
    'tired exhausted drained empty worn wrung shattered knackered fried flat weary sleep asleep awake sleepless burnt burned nap energy coffee fatigue foggy zombie numb collapse caffeine recover spent depleted drag',
  negFeeling:
    'afraid scared ashamed guilty anxious worried frustrated stuck lonely overwhelmed embarrassed angry desperate helpless invisible stressed sad hopeless panic dread shame guilt fear nervous terrified hate sick bitter resent',
  posFeeling:
    'proud calm free light happy relaxed confident easy safe peace joy relief quiet smile laugh love enjoy relaxed rested',
  want: 'want wish crave long dream love hope desire yearn like',
  deep: 'deep deepest underneath underlying really truly secretly inside heart soul beneath under',
  identity:
    'someone somebody person woman man kind type call called used become became myself yourself himself herself themselves artist expert professional introduce identity failure fraud impostor imposter role',
  usedTo: 'used once former anymore longer nowadays these',
  say: 'say said saying tell told telling ask asked asking call calls whisper joke joked mention hint remark gossip introduce comment roll tease',
  think: 'think thought wonder ask whisper voice mind head inner',
  believe:
    'believe believes convinced assume think taught told sold idea belief myth assumption notion conventional widely conviction',
  truthWord:
    'truth honest honestly hard uncomfortable harsh painful brutal secretly admit hide hiding rather avoid comfortable pretend ego pride kindly tough',
  realise:
    'realise realize understand notice dawn strike hit click see sink suddenly moment discover recognise recognize',
  blame: 'blame fault accuse point',
  cause: 'because cause reason root really behind underneath why actual true source stem matter bottom due',
  problem: 'problem issue trouble difficulty challenge lack gap',
  tryWord:
    'try tried attempt bought buy download downloaded sign signed hire hired read join joined switch start started course app podcast book diet challenge planner seminar workshop coach webinar influencer gadget supplement tool software agency template video tutorial retreat guru hack',
  fail: 'fail failed nothing never still back again quit gave disappear stop worse collapse anyway crash relapse gone',
  course:
    'course program programme method system framework process plan formula blueprint approach protocol roadmap model academy bootcamp package mentorship coaching membership',
  part: 'step phase stage part pillar module week weeks round move piece lesson component session first second third fourth final finally next then last',
  learn:
    'learn find build set write map list choose practise practice create track review identify define design clear plan fix record measure train rehearse test launch cut call',
  metaphor:
    'like similar imagine think bucket garden house bridge boat car engine ship river tree fire bath bike bank account recipe tank wheel map compass ladder puzzle orchestra kitchen rope',
  number2: 'doubled tripled halved increase increased grew rose dropped fell up down from to went within',
  result:
    'result after later weeks months went from now today since finished passed won sold earned lost booked raised',
  study:
    'study survey research statistics data according report percent found university trial asked average percentage analysis analysed analyzed counted measured reviewed audited checked observed scientist professor sample participants respondents',
  cred: 'certified years experience trained clients worked degree award featured helped taught coached led published founder qualified licensed licence license author master diploma degree career sold ran built nursed accredited board member speaker background',
  decide:
    'decide decided swore promise promised vowed resolved refuse never done enough stop quit decision knew vow mind',
  emotionAct:
    'cried cry laughed laugh threw screamed shouted drove walked smiled ran danced hugged slammed tore ripped deleted sobbed wept hid apologised apologized shook punched whispered collapsed sang burned burnt wiped sank kicked',
  would: 'would could might should otherwise had',
  notFor:
    'not isnt never dont wrong unless hoping looking please skip leave if expects quick fix miracle shortcut overnight',
  fit: 'fit right suits ideal perfect ready willing place belong you’re if join made for suited prepared committed',
  support:
    'support call calls weekly group community access reply answer chat message email guarantee refund money-back recording recordings template whatsapp slack zoom telegram hotline feedback live session sessions review partner buddy free lifetime included help alone pause checkin office hours q&a mentor one-to-one personal voice',
  guarantee: 'guarantee refund money-back back risk cancel return pause repeat charge extra',
  firstStep:
    'first step start begin book click apply send join register fill reserve sign call button link schedule form enrol enroll application write reply dm download free today',
  objection:
    'expensive afford cheaper free budget money already justify price spend spent worth insurance youtube internet company lot elsewhere',
  stall:
    'start later monday holidays after until soon tomorrow wait waiting postpone once when someday eventually delay put off procrastinate next ready time things calm settle slow busy',
  excuse: 'just only everyone everybody normal phase busy fine anyway age season temporary bad luck way these days',
  change: 'change changes changed nothing same continue keep going carry',
  stop: 'stop quit no longer let put need allowed permission free never more enough release drop forget forgive',
  belief: 'believe conviction philosophy matters isnt is about principle rule motto means value',
  speechAct:
    'thanks thank welcome hello hi hey dear bye subscribe follow share click cookie copyright privacy menu login newsletter sponsor episode comment like question today talk next slide questions webinar chat',
  plan: 'plan method system program programme',
  future: 'will ll going gonna soon imagine tomorrow future picture',
  uncertain: 'maybe perhaps probably might could if',
  neg: 'not no never nothing nobody nowhere without neither nor none cannot cant dont doesnt isnt arent wasnt wont havent hasnt didnt couldnt wouldnt',
  compare:
    'than less more better worse most instead while unlike other others everyone different differently rather opposite whereas',
  quant: 'all many most some few several half majority average nearly almost about around roughly',
  because: 'because since so therefore thats why as',
};
