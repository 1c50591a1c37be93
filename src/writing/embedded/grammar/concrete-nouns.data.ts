/** Things one can see and touch, that can stand for a trouble; nothing that is a person, and nothing that only lies about in a scene. */
export const CONCRETE_NOUNS: ReadonlySet<string> = new Set(
  `alarm attic balcony basement bathroom bed bedroom bike boat boiler bookshelf boots bow box boxes briefcase calendar camera canvas car
  carpet cello cellar chair classroom clock closet clothes coat computer contract cupboard curtains dashboard desk diary doorbell drawer
  drawers dress easel envelope envelopes fence folder folders freezer fridge fryer garage garden gate gearbox glasses
  greenhouse guitar gutter gym hallway harness hedge hedges helmet herd hive hives hob hoodie inbox invoice invoices jeans kettle keyboard
  kiln kitchen ladder laptop lawn leash ledger letter letters loft logbook mailbox manuscript mattress menu microphone mirror
  mower notebook notebooks orchard oven paperwork pantry password payslip phone piano pillow pipes plough plug poster printer putter
  racket receipt receipts rink roof rota saddle scale scales shed shelf shelves shirt shop shoebox showroom sink sketchbook sofa spreadsheet
  spreadsheets staircase stove studio suitcase suit swimsuit table tablet tap tent toolbox tractor trailer treadmill truck trousers
  uniform vase violin wallet wardrobe washing whiteboard windscreen workbench workshop wheelchair`.split(/\s+/),
);

/** What is never counted, and stands without an article. */
export const MASS: ReadonlySet<string> = new Set(
  'time money sleep energy peace freedom trust confidence clarity stress debt weight guilt shame fear anger pain love health food water coffee sugar help advice support feedback information content traffic software hardware equipment furniture luggage hair skin fat muscle air space room power control respect praise pressure noise silence grief joy hope faith luck fun anxiety burnout overwhelm chaos progress success failure revenue profit cash income aid service gravity insurance armour armor growth reach momentum discipline willpower motivation structure knowledge proof evidence research experience practice therapy medication alcohol wine beer bread rice pasta cheese meat fish dust dirt mud rain snow ice fire wood metal plastic paper paint glue grease oil gas fuel electricity light laundry homework housework paperwork admin travel leave staff feast'.split(
    ' ',
  ),
);
