import type { WizardFieldName } from '#framework/framework.ts';

/** What people write before an answer: labels of notes and headings of pages, and questions of interviews; parted by bars. */
type Prompts = { labels: string; questions: string };

export const PROMPTS: Readonly<Record<WizardFieldName | 'none', Prompts>> = {
  projectName: {
    labels:
      'project|project name|name|title|working title|script name|product|product name|course name|name of the offer|offer name|program name|programme name|course|name of the course|brand|app name|name of the program|call it|headline name',
    questions:
      'what is the project called|what is your product called|what is the name of your offer|what is this script called|what do you call the course|what is the course called|and the whole thing is called|what is the name of the program',
  },
  targetAudience: {
    labels:
      'audience|target audience|target|target group|target market|ideal client|ideal customer|ideal clients|ideal buyer|customer|customers|avatar|customer avatar|client avatar|persona|buyer persona|who|who it is for|who its for|who is it for|who is this for|for whom|for|who we help|who i help|who we serve|people|market|icp|listener|who they are|who this is for|clients|demographic|user|users|who is listening|prospects|typical client|typical customer',
    questions:
      'who is it for|who do you help|who do you work with|who are your clients|who is your audience|who is the typical person in your course|who is your ideal client|who will hear it|who comes to you|who are you talking to|describe your ideal customer|tell me about the people you serve|who do you serve|what kind of people come to you|who are these people|who exactly is this for|who is your typical client|who is the target group|which people do you work with|who is sitting in front of you|who buys from you|who did you build this for|who do you have in mind',
  },
  audiencePain: {
    labels:
      'pain|pains|pain point|pain points|main pain|problem|problems|their problem|their problems|the problem|struggle|struggles|frustration|frustrations|challenge|challenges|where it hurts|symptoms|symptom|what hurts|their pain|their pain point|main struggle|biggest pain|biggest problem|current problem|everyday pain|sound familiar|does this sound familiar|you know the feeling|is this you|do you recognise yourself|what keeps them up at night|daily pain|daily frustration|core pain|pain in their day|situation|hurts|the daily reality|what bugs them',
    questions:
      'what hurts in their own day|what is their biggest pain|what is their biggest problem|what is their biggest frustration|what do they struggle with|what does that feel like for them day to day|what problem do they have|what are they struggling with|what keeps them awake at night|how does the problem show up|what does it look like in their day|where does it hurt|what is the main problem you solve|what is going wrong for them|what do they complain about|what bothers them most|what brings them to you|what problem do they come with|how does that show itself in everyday life|what is hard for them|what is their life like before they meet you',
  },
  whatNotWorking: {
    labels:
      'what is not working|not working|what doesnt work|what they do now that doesnt work|what isnt working|why it doesnt work|current approach|how it fails|why it fails|why that fails|what goes wrong|failing strategy|ineffective actions|what they do about it|what they do today|current behaviour|current behavior|current solution and why it fails|result of that|and it fails because|how that ends',
    questions:
      'what do they do about it that does not work|what is not working|what do they usually do about it|what do they do about it|what are they doing now|why does it not work|why does that not work|why doesnt it work|how does that end|what happens when they do that|what goes wrong when they try|what do they do today|how do they deal with it now|and does it help|and does that work|what is the result|how are they coping',
  },
  whatTheyCrave: {
    labels:
      'desire|desires|what they want|what they crave|crave|wants|want|goal|goals|dream|dreams|dream outcome|desired outcome|desired state|wish|wishes|outcome|what they dream of|what they wish for|aspiration|aspirations|ideal outcome|big goal|what they long for|their goal|their dream|what they really want|hopes|vision|target state',
    questions:
      'what do they want|what do they crave|what do they really want|what do they dream of|what do they wish for|what is their dream outcome|what would they love to have|what are they longing for|what do they want so much that they hardly say it aloud|what do they secretly want|what would be perfect for them|what is their goal|what are they hoping for|what result do they want|what would they give anything for',
  },
  yourDifferentApproach: {
    labels:
      'different|what is different|what makes us different|what makes me different|why im different|how were different|how we are different|how im different|difference|differentiator|unique approach|our unique approach|my approach|our approach|approach|usp|unique selling point|unique mechanism|big idea|your different way|what we do differently|what i do differently|unique selling proposition|my way|our way|positioning|why us|what sets us apart|what sets me apart|how i work|contrarian approach|new way|angle|our method in one line|whats different here|secret sauce|why we are different',
    questions:
      'what do you do differently|what makes you different|what makes your course different from the others|how are you different|what is your approach|what is your big idea|what is your unique approach|why is your approach different|what sets you apart|what do you do that others dont|how do you approach it|so what do you do instead|what do you do that nobody else does|how do you go about it|what is new about what you do|what is different about your way|how is this unlike other programs|what is the core of your approach',
  },
  timeCost: {
    labels:
      'time|time cost|cost in time|time costs|time lost|hours lost|lost time|time wasted|wasted time|cost time|cost of inaction time|cost of waiting time|hours|hours wasted|how much time they lose',
    questions:
      'what does it cost them in time|how much time do they lose|how many hours do they lose|how much time goes into that|what does waiting cost them in time|how long have they been doing this|how much time does that take|in hours what does it cost|how long does it take them',
  },
  identityCost: {
    labels:
      'identity|identity cost|cost to identity|cost to who they are|self image|self-image|cost identity|how they see themselves|who they become|self esteem|self worth|confidence|loss of identity|emotional identity cost|cost of inaction identity|what it does to their self image',
    questions:
      'what does it do to how they see themselves|who do they become|what does it do to their identity|what does it do to their self image|how do they see themselves|what does it do to their confidence|what do they stop calling themselves|how does it change them as a person|what does it do to them as people|what happens to their self esteem',
  },
  moneyCost: {
    labels:
      'money|money cost|cost in money|financial cost|money lost|cost money|cost of inaction money|costs in money|lost money|wasted money|what it costs them|cost to them|lost revenue|lost income|money wasted|financial|cost of the problem|financial impact|what it costs them now',
    questions:
      'what does it cost them in money|how much money do they lose|what does it cost them financially|how much have they spent|how much money goes into that|what does that cost people if they carry on|what does it cost them|what does it cost them not being able to do that|what is the financial cost|how expensive is the problem for them|what is the price of not solving it|what is the cost of the problem',
  },
  energyCost: {
    labels:
      'energy|energy cost|cost in energy|energy drain|exhaustion|cost energy|cost of inaction energy|stress|emotional cost|toll|physical cost|health cost|sleep|what drains them|mental load|what it takes out of them|emotional toll',
    questions:
      'where does it drain them|what does it cost them in energy|how tired are they|what does it do to their energy|what does it do to their health|what is the emotional cost|what does it take out of them|how exhausting is that|how do they feel at the end of the day|what toll does it take|how does it affect their sleep',
  },
  reputationCost: {
    labels:
      'reputation|reputation cost|cost to their name|cost reputation|what others say|what others think|what other people say|social cost|status|cost of inaction reputation|how others see them|what people say|relationships cost|image|what others begin to think|gossip|standing',
    questions:
      'what do other people begin to think or say|what do others say|what does it do to their reputation|how do others see them|what do their colleagues think|what do people around them say|what does their family say|what does it cost them socially|how does it affect how others see them|what do their friends think|do other people notice',
  },
  whatTheyKeepTrying: {
    labels:
      'tried|already tried|what they tried|what theyve tried|things theyve tried|what they have tried|failed solutions|past attempts|previous attempts|attempts|keep trying|what they keep trying|solutions tried|current attempts|alternatives|alternatives tried|have tried|what youve tried|what youve probably tried|failed attempts|other solutions|what else they tried|quick fixes|competing solutions|tried before|theyve tried|you have tried everything|you have already tried|what they do again and again',
    questions:
      'what have they tried|what have they tried before|what else have they tried before they come to you|what have they usually done before they find you|what do they keep trying|what do they try again and again|which solutions have they tried|what else did they try|what have they already done|what have they done about it|what do people typically try first|what did they do before they came to you|what have they attempted so far',
  },
  fingerPointableMoment: {
    labels:
      'moment|the moment|finger pointable moment|fingerpointable moment|typical moment|scene|the scene|typical scene|hook moment|hook scene|key moment|snapshot|moment they recognise|moment you can point at|trigger moment|typical situation|the moment you can point at|in one scene|opening scene|concrete moment',
    questions:
      'at which moment could you point and say that is it|what is the moment they know so well|what is a typical moment|can you describe a typical scene|can you give me a concrete moment|when do they notice it most|which moment would they recognise|describe the moment it happens|is there a moment where you see it|can you paint the picture|when exactly does it hit them|when does it show most',
  },
  voiceInTheirHead: {
    labels:
      'voice in their head|voice|inner voice|inner dialogue|inner monologue|self talk|self-talk|what they tell themselves|in their head|what they think|their thoughts|internal dialogue|head voice|thought|thoughts|what goes through their head|inner critic|what theyre thinking|they think to themselves',
    questions:
      'what do they tell themselves|what do they tell themselves when it happens|what is the voice in their head|what goes through their head|what are they thinking at that moment|what do they say to themselves|what do they think in that moment|which sentence runs through their head|what is the inner dialogue|what does the inner critic say|what do they hear in their head|what do they tell themselves then word for word',
  },
  hookTimerCosts: {
    labels:
      'what each round costs|cost per round|hook costs|hook cost|each time costs|cost of each round|cost per cycle|every time it costs|hook timer costs|timer costs hook|every round|cost of every attempt',
    questions:
      'what does each round cost them|what does every round of this cost|what does each time cost them|what does every attempt cost|what do they lose each time|what does it cost them each month|what does every year of this cost',
  },
  stupidThingTheyBelieve: {
    labels:
      'belief|false belief|false beliefs|limiting belief|limiting beliefs|wrong belief|what they believe|stupid thing they believe|myth|myths|big myth|misconception|misconceptions|common myth|the myth|the lie|wrong idea|mistaken belief|false assumption|assumption|what they get wrong|the mistake|common mistake|biggest mistake|what they think is true|conventional wisdom|old belief|the old belief|what everyone believes|what most people think|error in thinking|they wrongly believe',
    questions:
      'what do they believe that is wrong|which wrong idea do they take for common sense|what is the biggest myth|what is the mistake everyone makes here|what do they wrongly believe|what is the common misconception|what do most people get wrong|what is the false belief|what limiting belief do they have|what lie have they been told|what stupid thing do they believe|what do people think is the solution|what do they think the solution is|what do they assume|what mistake do they make',
  },
  crashMovieScene: {
    labels:
      'crash|crash scene|the crash|movie scene|crash movie scene|rock bottom|low point|worst moment|film scene|disaster scene|lowest point|worst case scene|the crash as a scene|when it all falls apart|breaking scene audience|their rock bottom|their lowest moment',
    questions:
      'if it were a film what would the crash look like|what does rock bottom look like for them|what is the worst moment|what does the crash look like|describe the crash like a movie scene|when does it all come crashing down|what is their lowest point|what happens when it all falls apart|can you describe their rock bottom',
  },
  crashRealizationMoment: {
    labels:
      'realization|realisation|what they realise|what they realize|aha moment|aha|insight|epiphany|realization moment|moment of realization|moment of truth|the insight|crash realization|what dawns on them|light bulb|wake up call|wake-up call',
    questions:
      'what dawns on them in that moment|what do they realise|what do they realize then|what do they realize in that moment|what is the realization|what hits them|what do they suddenly understand|what is the aha moment|what becomes clear to them',
  },
  whatTheyBlame: {
    labels:
      'blame|what they blame|who they blame|who or what do they blame|who what do they blame|blames|they blame|scapegoat|scapegoats|usual suspects|fault|whose fault|external causes|external blame|blaming|what they hold responsible',
    questions:
      'what do they blame|who do they blame|whose fault do they think it is|what do they blame instead|what do they think is the reason|what do they hold responsible|what do they say is the cause|who is to blame in their eyes|what do they point the finger at|to what do they attribute it',
  },
  howTheyRationalize: {
    labels:
      'excuse|excuses|rationalization|rationalisation|how they rationalize|how they rationalise|how they excuse it|justification|their excuse|how they explain it away|the excuse|rationalizing|rationale|what they say to excuse it|cover story|how they justify it',
    questions:
      'how do they explain it away|how do they rationalize it|how do they excuse it|what is their excuse|what excuse do they use|how do they justify it|what do they tell their friends|what do they tell others|how do they talk themselves out of it|how do they make peace with it',
  },
  realRootCause: {
    labels:
      'root cause|real root cause|real cause|the real cause|real problem|the real problem|root problem|true cause|underlying cause|actual cause|real reason|the real reason|cause|why it happens|why it really happens|actual problem|real issue|core problem|whats really going on|underlying problem|why it isnt your fault|why this happens|why nothing has worked|what is really causing it|deeper cause|diagnosis|the actual reason|what is actually behind it|root',
    questions:
      'what is really causing it|what is the real cause|what is the real problem|what is the root cause|what is the real reason|what is really going on|why does it really happen|what is behind it|what is actually causing this|what is the underlying cause|why do they really fail|what is it really about|where does it come from|what did you find out is the cause|so what is it then|why does this happen',
  },
  uncomfortableTruth: {
    labels:
      'uncomfortable truth|hard truth|the hard truth|truth|the truth|painful truth|harsh truth|tough truth|brutal truth|bitter truth|what they dont want to hear|what they would rather not hear|inconvenient truth|unpopular truth|tough love truth|ugly truth|what nobody tells them|confession',
    questions:
      'what would they rather not hear from you|what is the uncomfortable truth|what is the hard truth|what do they not want to hear|what would you have to tell them that hurts|what is the painful truth|what does nobody dare to tell them|what do they not like to admit',
  },
  timerCostFrameFlip: {
    labels:
      'cost of the old view|what the old view costs|frame flip cost|cost of believing this|timer cost frame flip|cost of the myth|cost of the false belief|price of the old belief|cost of staying in the old frame|cost of wrong belief|what happens if they keep believing',
    questions:
      'what does it cost to go on seeing it the old way|what happens if they keep believing that|what does this belief cost them|what is the price of that mistake|what does it cost to keep thinking that|what happens if they keep treating it that way',
  },
  miniStoryOrStat: {
    labels:
      'stat|stats|statistic|statistics|number|numbers|data|fact|facts|study|research|figure|mini story|short story|story or stat|mini story or stat|anecdote|evidence|survey|proof stat|key figure|did you know|a short story or figure|numbers that prove it',
    questions:
      'which short story or figure proves it|is there a number that proves it|do you have a statistic|what does the research say|do you have numbers|is there any data on that|is there a study|what figures do you have|how do you know that|can you back that up with a number',
  },
  newRootProblem: {
    labels:
      'reframe|new problem|the new problem|problem renamed|new name for the problem|new root problem|what we call it instead|reframed problem|problem reframed|the problem named anew|new frame|problem statement|the reframe|frame flip|renamed|the problem in one sentence|the problem is|new label|in short',
    questions:
      'so what is the problem called now|how would you reframe the problem|what do you call the problem|what is the new name of the problem|what should they call it instead|so it is not a problem of what then|if it is not that then what is it|so what problem do they really have|what kind of problem is it then',
  },
  planName: {
    labels:
      'plan|plan name|name of the plan|name of the method|name of the system|method|method name|framework|framework name|system|system name|name of the framework|process name|the method|the system|the framework|the plan|signature method|signature system|our method|my method|methodology|process|the program|solution|solution name|the solution|mechanism name|our system|my framework|called|the process|approach name|name of the approach',
    questions:
      'what is your plan called|what do you call your method|does your method have a name|does it have a name|what is your method called|what is the name of your system|and youve got a name for that|have you got a name for that|what is the framework called|what do you call it|what is the name of the plan|is there a name for the method|what is the solution called',
  },
  planParts: {
    labels:
      'parts|its parts|steps|the steps|stages|phases|pillars|modules|plan parts|parts of the plan|three steps|3 steps|steps of the plan|components|milestones|elements|pieces|the phases|the pillars|the modules|outline|curriculum|roadmap|the three parts|key steps|building blocks|structure|three pillars|four steps|five steps|4 steps|5 steps|3 pillars|plan steps|the parts',
    questions:
      'which parts does it have|what are the parts|what are the steps|what are the stages|how many steps are there|what are the pillars|what are the modules|which steps are there|what does it consist of|what are the phases|how is it structured|what are the building blocks',
  },
  planPartDetails: {
    labels:
      'details|what happens in each|what happens in each step|what happens in each part|step details|part details|details of the steps|details of the parts|plan details|how it works|how does it work|pillar details|step by step|the details|what we do in each step|plan part details|how the method works|explanation of the steps|how the program works|in detail|what you will do|phase details|module details|steps explained',
    questions:
      'what happens in each part|how does it work|can you walk us through it|what happens in each step|what do people actually do|walk me through the steps|how does the method work|what do they do in each phase|can you explain the steps|take us through it|what exactly happens|how does that work in practice',
  },
  planMetaphor: {
    labels:
      'metaphor|analogy|picture|image for it|comparison|its like|it is like|a picture for it|plan metaphor|simile|like|think of it as|visual|the metaphor|the analogy|picture this|as an image',
    questions:
      'what is it like|can you give me a metaphor for it|do you have an analogy|how would you explain it to a child|is there a picture for it|what is a good comparison|what image do you use|can you compare it to something',
  },
  planProofStory: {
    labels:
      'story|proof|proof story|success story|success stories|case study|case studies|client story|client result|client results|customer story|testimonial|testimonials|example client|results|result|whom it worked for|somebody it worked for|social proof|who it worked for|client example|before and after|before after|does it work|what clients say|what our clients say|plan proof story|story of a client|example|who has done it|student story|wins',
    questions:
      'whom has it worked for|do you have an example of somebody it worked for|any success story|do you have a success story|can you tell me about a client|a client story|who has it worked for|can you give me an example|what results have people had|tell me about someone you helped|who are you most proud of|is there a client you remember|do you have a case study|what happened to people who did it',
  },
  audienceDeepestDesire: {
    labels:
      'deepest desire|deeper desire|deepest wish|deep desire|their deepest wish|the wish under the wish|core desire|real desire|hidden desire|secret desire|emotional desire|what its really about|underlying desire|true desire|what they want deep down|identity desire|deepest want|deepest need|real want|secret wish|inner wish',
    questions:
      'what is the wish under the wish|what do they want deep down|what is their deepest desire|what is it really about for them|what is the deeper desire|what do they truly want underneath|what is underneath that wish|what do they want to feel about themselves|why do they want that|what would that mean to them|what is the deeper longing',
  },
  breakingPointScene: {
    labels:
      'breaking point|my breaking point|your breaking point|breaking point scene|my story|your story|origin story|founder story|backstory|back story|my own story|our story|about me|about us|personal story|rock bottom story|how it started|how i started|my low point|my rock bottom|story|about the founder|who i am|who we are|my worst day|meet your coach|the founder',
    questions:
      'when did it break for you|what is your own story|your own story|how did you get into this yourself|what is your breaking point|how did you come to this|what happened to you|how did it all start for you|what was your lowest point|tell me about your own experience|how did you get here|what is the story behind it|how did you become the person who teaches this|did you go through this yourself|what made you start this',
  },
  emotionInAction: {
    labels:
      'emotion in action|what i did|what you did with the feeling|what i did with the feeling|what i did then|my reaction|feeling in action|emotion|my emotion|reaction|how i reacted|emotional reaction|what i did next',
    questions:
      'what did you do with that feeling|what did you do|what did you do then|how did you react|what did you do in that moment|how did you feel and what did you do|and what did you do about it|what was your reaction|how did you deal with it then',
  },
  whatSnapped: {
    labels:
      'what snapped|turning point|decision|the decision|my decision|snap|the turning point|vow|what changed|what i decided|the vow|what changed for me|moment of decision|promise to myself|pivot|resolution|my turning point',
    questions:
      'what snapped and what did you decide|what snapped|what did you decide|what changed after that|so was that the turning point|what was the turning point|what did you promise yourself|what changed then|and then what did you decide|what decision did you make|what changed for you',
  },
  corePhilosophy: {
    labels:
      'philosophy|core philosophy|belief of mine|what i believe|what we believe|my belief|our belief|core belief|core beliefs|our philosophy|my philosophy|beliefs|motto|credo|conviction|principle|principles|guiding principle|values|our values|manifesto|what you believe|mantra|i believe|worldview|guiding belief',
    questions:
      'what do you believe that your trade does not|what do you believe|what is your philosophy|what do you believe about this that others dont|what is your core belief|what is your motto|what principle do you work by|what do you stand for|what is your conviction|what are you convinced of',
  },
  alternativeStory: {
    labels:
      'alternative|alternative story|what if i hadnt|the other way|without it|the life i didnt live|alternative ending|the other way it could have gone|if i hadnt|if i had not changed|what would have happened|parallel life|other path|if nothing had changed for me',
    questions:
      'how would it have gone if you had changed nothing|what if you hadnt|what if you hadnt changed|what would have happened otherwise|where would you be today without it|what would your life look like if you had carried on|what if you had gone on like that|where would you be now if you hadnt done that',
  },
  whoIsThisNotFor: {
    labels:
      'not for|not for you|who its not for|who it is not for|who is this not for|not for you if|who should not buy|who shouldnt buy|not a fit|not a good fit|wrong for|anti avatar|disqualify|disqualifiers|exclusions|whom it is not for|who we dont work with|who i dont work with|bad fit|this is not for|not suitable for|dont buy if',
    questions:
      'whom is this not for|who is this not for|who is it not for|who shouldnt take the course|who should not buy it|who do you send away|who is not a fit|who would you not take|for whom is it wrong|who should not join|is there anyone it isnt for',
  },
  miniCredibilityLine: {
    labels:
      'credibility|credentials|credential|mini credibility|credibility line|authority|track record|experience|bio|short bio|qualifications|qualification|why trust us|why trust me|why they can trust you|proof that we know what were doing|why listen to me|why listen|expertise|about the author|why believe me|trust|background|resume|why us credentials',
    questions:
      'why should they believe you|why should people trust you|why should people listen to you|what are your credentials|what is your experience|how long have you been doing this|what qualifies you|what is your track record|how many people have you helped|what is your background|why are you the right person',
  },
  planBeliefBridge: {
    labels:
      'bridge|belief bridge|from belief to plan|plan belief bridge|belief to plan|why this plan|how the belief leads to the plan|because of that|link between belief and plan|bridge to the plan|what follows from the belief|philosophy to plan',
    questions:
      'how does what you believe lead to your plan|how does the belief lead to the plan|what follows from that for your program|how does that belief shape the plan|how does your philosophy show in the program|what does that mean for the way you work',
  },
  mainSymptomFromHook: {
    labels:
      'main symptom|symptom again|the symptom again|main symptom from hook|symptom from the opening|leading symptom|key symptom|symptom to remove|first symptom|symptom they want gone',
    questions:
      'which symptom from the opening do they want gone first|what is the main symptom|which symptom should go first|what do they want to be rid of first|what symptom do they still have',
  },
  timerCostsPriceSetup: {
    labels:
      'what they pay already|already paying|current spend|what they already pay|cost of doing nothing|cost of inaction|price of doing nothing|what doing nothing costs|timer costs price|what they spend now|cost of waiting|what waiting costs|what theyre already paying|cost of not acting|price anchor|anchor|price comparison|status quo cost',
    questions:
      'what are they paying already by doing nothing|what are they already paying|what does doing nothing cost|what do they pay now|what is the cost of inaction|what do they already spend|what does standing still cost them',
  },
  biggestPriceObjection: {
    labels:
      'price objection|objection price|price objections|biggest price objection|biggest objection to price|money objection|objections price|objection to the price|what they say about the price|cost objection|objection money|objection|objections|main objection|budget objection|too expensive|isnt it expensive|price pushback',
    questions:
      'what do they say when they hear the price|what do they say about the price|what do people say about the price|price objections|what is the biggest price objection|what is their objection to the price|what objections do you hear about the price|do they find it expensive|what do they say about money|how do they react to the price|what holds them back from signing up do you think',
  },
  stallLoopPattern: {
    labels:
      'stall|stalling|stall pattern|stall loop|stall loop pattern|procrastination|how they put it off|delay|delay pattern|delaying|postponing|avoidance|procrastination loop|procrastination pattern|putting it off|loop|the loop|why they wait|later|reason to wait|how they postpone',
    questions:
      'how do they put it off|how do people put it off|how do they procrastinate|how do they put it off every time|why do they wait|how do they delay|what do they say when they postpone it|what keeps them from starting|what do they wait for|how do they stall|when do they want to start',
  },
  fingerPointableCostClose: {
    labels:
      'finger pointable cost|cost they can point at|a cost they can point at|fingerpointable cost close|visible cost|visible proof of waiting|tangible cost|object that shows it|proof of the cost|cost you can see|cost they can see|visible sign',
    questions:
      'what has the waiting already cost that they can point at|what is a visible cost|what object shows the cost|what could you photograph|is there something visible that shows what it has cost|what can you point at in their home',
  },
  realInternalObjection: {
    labels:
      'internal objection|inner objection|real objection|real internal objection|deeper fear|fear|fears|real fear|secret fear|hidden fear|real doubt|doubt|doubts|the doubt underneath|inner doubt|deeper objection|objection fear|hidden objection|objections real doubt|biggest fear|what theyre afraid of|true objection|unspoken objection|underlying fear|self doubt|worry|concern|objections fear|what if',
    questions:
      'what is the doubt they will not say aloud|what is the real fear|what is the real objection|what are they afraid of|what are they really afraid of|what is the deeper objection|what is the fear underneath|what holds them back|what really stops them|what is the unspoken doubt|what do they doubt|what is the worry behind it|what is their biggest fear',
  },
  costOfAnother90Days: {
    labels:
      'another 90 days|cost of another 90 days|another ninety days|90 days if nothing changes|if nothing changes|if nothing changes in 90 days|in three months if nothing changes|if they do nothing|if they dont act|doing nothing for 90 days|next 90 days|90 days without it|cost of 90 days|three months without|future without|negative future|if they keep going|90 day cost|consequences|what happens if they do nothing',
    questions:
      'what do another ninety days of this look like|what happens if they do nothing|what happens in three months if nothing changes|what if they dont do it|where are they in three months if nothing changes|what does another quarter of that look like|what happens if they carry on like this|what will it look like if nothing changes',
  },
  patternBreakingTruth: {
    labels:
      'pattern breaker|pattern breaking truth|truth that breaks the loop|pattern interrupt|the sentence that breaks the loop|truth bomb|one liner|punchline|quote|quotable|killer line|breaking the pattern|the line that breaks it|key sentence|money line',
    questions:
      'which truth breaks the loop|what sentence breaks the pattern|what do you tell them to break the loop|what would break the pattern|what one sentence would wake them up|what do you say to someone who is stalling',
  },
  oneBeliefsAndPlanCallback: {
    labels:
      'belief and plan callback|belief and plan once more|callback|belief plus plan|one belief and plan|belief and plan|closing callback|belief plan callback|tie it together|summary line|connect belief and plan',
    questions:
      'how do belief and plan come together at the end|how do you tie belief and plan together|how do the belief and the plan connect|how would you bring it all together|how do you connect the two at the end',
  },
  oneBeliefTheyShare: {
    labels:
      'shared belief|one belief|belief we share|the belief you share|common ground|one belief they share|belief in common|what we both believe|what we have in common|the one belief|what you and they agree on|shared conviction',
    questions:
      'which belief do you and they share by now|what belief do you share|what do you and they have in common|what do you both believe|what do you agree on with your audience|what is the one belief',
  },
  currentUndesiredReality: {
    labels:
      'current reality|current state|current situation|where they are now|where are they now|now|today|right now|status quo|current undesired reality|before|point a|their reality|starting point|as is|present situation|from',
    questions:
      'where are they now|where are they now in one picture|what is their current situation|what does their life look like right now|what is their current reality|how do things stand for them today|where do they stand at the moment|what is the status quo',
  },
  realLifeTransformation: {
    labels:
      'transformation|real life transformation|what changes|after|the after|point b|new life|life after|daily life after|new reality|everyday change|visible change|what is different afterwards|benefit|benefits|to|ordinary week after|after picture|desired transformation|what their life looks like after',
    questions:
      'what is different in an ordinary week afterwards|what changes for them|what does their life look like afterwards|what is different after|how does their life change|what transformation do they experience|what does a normal day look like after|what changes in everyday life|what is different then',
  },
  oneCoreShiftRelief: {
    labels:
      'relief|core shift|one core shift|what they can stop doing|what falls off their shoulders|permission|permission slip|burden lifted|what they can let go of|the relief|what they no longer have to do|you can stop|let go|freedom|weight off',
    questions:
      'which one thing can they stop doing|what can they let go of|what is the relief|what do they no longer have to do|what falls off their shoulders|what burden is lifted|what permission do you give them',
  },
  supportSafety: {
    labels:
      'support|safety|support and safety|support safety|guarantee|guarantees|guarantee and support|risk reversal|safety net|what holds them|whats included|what is included|included|what you get|what they get|bonuses|bonus|help|support offered|money back guarantee|warranty|refund policy|deliverables|what comes with it|service|features|inclusions|accompaniment|how we support you',
    questions:
      'what holds them while they do it|what support do they get|what support do they get from you|what support do you offer|how do you support them|what is included|is there a guarantee|what do they get|what safety do they have|how do you help them along the way|what happens if they get stuck|what if they need help',
  },
  priceEntryStep: {
    labels:
      'price|pricing|price and first step|price entry|price entry step|entry step|cost of the program|fee|fees|investment|offer|the offer|first step|next step|how to start|price and entry|what it costs|what does it cost|price tag|tuition|rate|rates|pricing and next step|get started|offer and price|your investment|how to join|ask|price point|package|packages|first step and price|call to action|cta|sign up|book',
    questions:
      'what does it cost and what is the first step|what does it cost and how do people start|how much does it cost and what is the first step|what does it cost|how much is it|what is the price|how much does it cost|what is the investment|how do people start|what is the first step|how can people start|what is the next step|price|how do people sign up|what do you charge|how do they begin',
  },
  ninetyDayMirror: {
    labels:
      '90 day mirror|ninety day mirror|90 days from now|after 90 days|in 90 days|ninety days from now|three months from now|in three months|90 day vision|future self|future pacing|future pace|90 days later|3 months on|3 months later|90 days on|mirror|after three months|vision in 90 days|with it in 90 days',
    questions:
      'whom do they see in the mirror ninety days from now|if they do it where are they three months later|and after ninety days|where are they after 90 days|what does it look like in three months|where will they be in three months|what will they see in 90 days|what is their life like ninety days later|what happens after ninety days with you|where are they in three months if they join',
  },
  fitFilter: {
    labels:
      'fit|perfect fit|good fit|fit filter|for you if|perfect for you if|this is for you if|who its perfect for|right for you if|ideal if|who should buy|is it for you|is this for you|its for you if|requirements|prerequisites|qualification criteria|you are in the right place if|who should join|best fit|suited for|who is a good fit|conditions|is this right for you',
    questions:
      'how do they know that it is for them|who is it right for|who is a good fit|who should do it|who fits|who should join|what should people bring|what do people need to take part|what are the requirements|how do i know if it is for me|who gets the most out of it',
  },
  planBeliefCallback: {
    labels:
      'last line|the last line|closing line|final line|last words|sign off|closing words|final words|outro|plan belief callback|parting words|final sentence|last sentence|takeaway|tagline|slogan|claim|closing sentence|end line',
    questions:
      'with which line do you leave the stage|what is the last line|what is your last sentence|what would you like to say at the end|what is your closing line|any last words|one last thing you want to tell people|what should people take home',
  },
  speakerPersonality: {
    labels:
      'personality|speaker personality|your voice|tone of voice|brand voice|voice and tone|my voice|speaking style|style|character|archetype|tone|how i sound|persona of the speaker',
    questions:
      'how do you sound when you are at your best|how would your friends describe your voice|what is your speaking style|what is your personality|what is your tone of voice',
  },
  emotionalAwarenessLevel: {
    labels:
      'awareness|awareness level|emotional awareness|emotional awareness level|stage of awareness|how aware they are|awareness stage',
    questions:
      'how aware are they|how aware are they of the problem|which awareness level are they at|do they know the problem the solution or already you',
  },
  priceSetupTone: {
    labels:
      'price tone|tone around the price|price setup tone|tone for the price|tone when money comes up|pricing tone|money tone',
    questions:
      'how should it sound when money comes up|which tone for the price|how do you want to talk about the price',
  },
  priceSetupNiche: {
    labels: 'niche|field|industry|category|sector|area|vertical|price setup niche|branch|topic area|market niche',
    questions: 'which field are you in|what is your niche|what industry are you in|which category does it belong to',
  },
  audienceAwarenessPrice: {
    labels:
      'decision style|how they decide|logic or emotion|buying style|decide by|audience awareness price|buying behaviour|decision making',
    questions: 'do they decide by figures or by feeling|how do they decide|are they logical or emotional buyers',
  },
  desiredToneClose: {
    labels:
      'closing tone|tone of the close|close tone|desired tone close|tone of close|tone for the close|tone at the close',
    questions: 'how should the close feel|what tone should the close have|how do you want to close',
  },
  audienceTypeClose: {
    labels:
      'audience type|type of audience|listener type|who is listening type|audience type close|kind of listeners|audience style',
    questions: 'what kind of listeners are they|what type of audience is it|what do they need most in order to decide',
  },
  ctaCalibration: {
    labels:
      'cta type|call to action type|sales type|enrolment|enrollment|enrolment type|enrollment type|how they join|intake|launch type|cta calibration|cta|call to action|sales model|enrolment model|admission|delivery model|start dates|how to enrol',
    questions:
      'how does one come in|how do people join|is there a start date|how do they get accepted is there a start date|enrolment type|how does your offer take people on|when can people start|is it a cohort or can they start any time',
  },
  toneTapIn: {
    labels: 'tone of the last words|tap in tone|tone tap in|final tone|ending tone|tap-in tone|tone of the ending',
    questions: 'how should the last words sound|what tone should the end have|what should stay in the room',
  },
  none: {
    labels:
      'menu|home|blog|contact|contact us|about|follow us|share|comments|related posts|archive|login|privacy policy|terms|imprint|newsletter|subscribe|search|tags|to do|todo|notes|agenda|attendees|date|from|cc|subject|re|phone|email|address|note|ps|p.s.|faq|frequently asked questions|questions|more|links|resources|table of contents|introduction|summary|misc|other|ideas|open questions|deadline|status|version|author|http|https|warning|source|credits|social media|opening hours|parking|directions|download|legal|copyright|sponsor|advertisement|speaker|host|guest|recording|length|duration|media|image|photo',
    questions:
      'can you hear me|how are you|how are you today|shall we start|are we recording|anything else|is that enough|does that make sense|what do you think|where can people find you|would you like to introduce yourself|how was your journey|where are you calling from|any questions|can you see my screen|how is the weather|really|oh no what happened|is there anything you want to add|how did that go|what is your favourite book|where do you live',
  },
};
