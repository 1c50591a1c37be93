import { CONCRETE_NOUNS } from '../grammar/concrete-nouns.data.ts';
import { tokensOf } from '../grammar/language.ts';
import { isPerson } from '../persons/rivals.ts';
import { inTurn } from './in-turn.ts';

/** Units by their sign, whose names a speaker would have to find: one of them, and many. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  ha: ['hectare', 'hectares'],
  'm²': ['square metre', 'square metres'],
  'm³': ['cubic metre', 'cubic metres'],
  'km²': ['square kilometre', 'square kilometres'],
  'ft²': ['square foot', 'square feet'],
  kWh: ['kilowatt-hour', 'kilowatt-hours'],
  kW: ['kilowatt', 'kilowatts'],
  mph: ['mile-an-hour', 'miles an hour'],
  'km/h': ['kilometre-an-hour', 'kilometres an hour'],
  ft: ['foot', 'feet'],
  mi: ['mile', 'miles'],
  hl: ['hectolitre', 'hectolitres'],
  ml: ['millilitre', 'millilitres'],
  l: ['litre', 'litres'],
  t: ['tonne', 'tonnes'],
  ac: ['acre', 'acres'],
  bu: ['bushel', 'bushels'],
};

/** Other hands for the same sign. */
const SIGN: Readonly<Record<string, string>> = {
  m2: 'm²',
  sqm: 'm²',
  'sq m': 'm²',
  'sq. m': 'm²',
  m3: 'm³',
  km2: 'km²',
  'sq km': 'km²',
  'sq ft': 'ft²',
  'sq. ft': 'ft²',
  sqft: 'ft²',
  kwh: 'kWh',
  kw: 'kW',
  kph: 'km/h',
  kmh: 'km/h',
};

const named = (sign: string): readonly [string, string] => UNITS[SIGN[sign] ?? sign] ?? [sign, sign];

const ANY = [...Object.keys(UNITS), ...Object.keys(SIGN)]
  .sort((one, other) => other.length - one.length)
  .map((sign) => sign.replace('.', '\\.?'))
  .join('|');
const MEASURED = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])([$£€]?)\d[\d.,]*(?: ?[kK])?\+?)( ?)(${ANY})(?![\p{L}\d²³'-])`,
  'gu',
);
const EACH = new RegExp(
  String.raw`(?:(?<=[\p{L}\d]) ?\/ ?|(?<=\b(?:per|each|every|by the) ))(${ANY})(?![\p{L}\d²³'/-])`,
  'gu',
);

/** "In €/yr": money without a sum. */
const MONEY: Readonly<Record<string, string>> = { '€': 'euros', $: 'dollars', '£': 'pounds' };

/** "Moves 1 m to the left", "11 m of warm pipe": how long or how far, and no million. */
const IN_METRES =
  /(?<![$£€\d.,-])(\d[\d.,]*) ?m(?= (?:to the|of (?!people|users|views|customers|sales|revenue|turnover)|from|forward|away|deep|wide|long|high|tall|up|down|apart|below|above|under|over)\b)/gu;

/** "Cost/bike", "hrs/job": what is counted, by the thing it is counted for; "time/money" are two alike. */
const SHARED_OUT =
  /(?<![\p{L}\d/]|\d ?)(costs?|price|time|profit|margin|revenue|income|spend|takings|pay|fee|yield|hours|hrs|mins|minutes|km|miles|litres|kilos|kg|visits|orders|jobs|sales|calls|bookings)\/(\p{Ll}{3,})(?![\p{L}/])/giu;
/** "4 cups / bed, talc rim": how many for each. */
const FOR_EACH = /(?<=^|[,;.:(] )(\d[\d.,]* \p{Ll}+s?) ?\/ ?(\p{Ll}+[^s\P{L}])(?=$|[,;.)])/gmu;
const UNIT =
  /^(?:head|job|visit|session|lesson|class|unit|room|order|item|page|site|event|trip|batch|cover|portion|booking)$/;

/** The unit after its figure: "6 feet of water", but "6-foot waves", "a 12-foot garland" and "6 foot 2". */
const counted = ([one, many]: readonly [string, string], before: string, after: string): string =>
  one === 'foot' && (/^ (?:by )?\d/.test(after) || /\d.{0,9} by \d+$/.test(before))
    ? ' foot'
    : // "9 days, one 40ft, £1,035": a container of that length.
      one === 'foot' && /\b(?:an?|one|each|per) \d+$/i.test(before) && /^(?:[,.;:)]|$)/.test(after)
      ? '-foot'
      : /^ \p{L}{3}/u.test(after) && !AROUND.test(after) && (HAS_ARTICLE.test(before) || standsBeforeThing(after))
        ? `-${one.replaceAll(' ', '-')}`
        : ` ${many}`;

const HAS_ARTICLE = /\b(?:an?|the|my|your|our|their|his|her|one|each|every) \d[\d.,]*$/i;

/** "6-foot waves", "65-degree water": a thing follows at once, and no other word; "17 degrees error" is of error. */
function standsBeforeThing(after: string): boolean {
  const [, thing] = tokensOf(`the${after.split(/[.,;:!?()\n]/)[0] ?? ''}`);
  return (thing?.pos === 'NOUN' || thing?.pos === 'PROPN') && !OFF.test(after);
}

/** What is itself measured in them. */
const OFF =
  /^ (?:errors?|differences?|drops?|falls?|rises?|changes?|swings?|deviation|heel|lists?|tolerance|less|plus|heat|shade|frost)\b/i;

/** Words that are sometimes a thing's, and after a measure say where or how much. */
const AROUND =
  /^ (?:outside|inside|indoors|outdoors|deep|wide|long|high|tall|thick|apart|away|up|down|left|right|short|over|under|above|below|more|less|max|min|total|each|today|tonight|again|north|south|east|west|round|overnight|minimum|maximum|out|in|on|off|and|or|all|half|most|every|years?|months?|weeks?|days?)\b/i;

/** What a sign of measure or of temperature is called: "0.5–4 ha", "£45/m²", "+1 °C", "a 45° angle", "3 min 50". */
export const spokenMeasures = inTurn([
  [/(?<=\bin )([$£€])(?= ?\/ ?(?:yr|year|mo|month|wk|week|day|job|head)\b|[,.]| and )/g, (sign) => MONEY[sign] ?? sign],
  [
    SHARED_OUT,
    (whole, measure: string, thing: string) =>
      CONCRETE_NOUNS.has(thing) || UNIT.test(thing) || isPerson(thing) ? `${measure} per ${thing}` : whole,
  ],
  [
    FOR_EACH,
    (whole, things: string, thing: string) =>
      CONCRETE_NOUNS.has(thing) || UNIT.test(thing) || isPerson(thing) ? `${things} per ${thing}` : whole,
  ],
  [/(?<=[$£€]\d[\d.,]*[kKmM]?)\/m(?![\p{L}\d²³])/gu, ' a month'],
  [/(\d ?(?:m|cm|mm|ft|in)) ?[x×] ?(?=\d)/gi, '$1 by '],
  [/(?<=\d) ?min (?=\d)/g, ' minutes '],
  [/(?<=\d)(?: ?in\.)(?= (?:of|wide|deep|thick|long|apart|square|from|off|hard)\b)/g, ' inches'],
  [
    /(?<=\b(?:inside|within|after|under|over|in|for|every) (\d+)) ?h(?=[:,;.]|$)/g,
    (_, count: string) => (count === '1' ? ' hour' : ' hours'),
  ],
  [IN_METRES, (_, count: string) => `${count} ${count === '1' ? 'metre' : 'metres'}`],
  [
    EACH,
    (whole, sign: string, at: number, all: string) =>
      whole !== sign && !/[$£€\d](?:[\d.,]*[kKmM]?| ?\p{L}+)$/u.test(all.slice(Math.max(0, at - 12), at))
        ? whole
        : `${whole === sign ? '' : ' a '}${named(sign)[0]}`,
  ],
  [
    MEASURED,
    (whole, money: string, gap: string, sign: string, at: number, all: string) =>
      money !== '' || (sign === 'l' && gap === '' && /^\s*\p{Ll}/u.test(all.slice(at + whole.length)))
        ? whole
        : counted(named(sign), all.slice(0, at), all.slice(at + whole.length)),
  ],
  [
    /(?<=\d (?:(?:square|cubic) )?(?:hectares|kilometres|metres|feet|litres|hectolitres|kilowatt-hours|miles))\/(?!hr?\b|hour)(?=\p{Ll})/gu,
    ' a ',
  ],
  [/(?<=^(?:[-–•*] )?|[,;:(/] ?|\b(?:to|at|then|and) )\+(?=\d[\d.,]* ?(?:°|degrees))/gm, 'plus '],
  [
    /(?<=\d) ?°(?: ?(?:C|(F))\b)?/g,
    (whole, heat: string | undefined, at: number, all: string) =>
      heat ? ' degrees Fahrenheit' : counted(['degree', 'degrees'], all.slice(0, at), all.slice(at + whole.length)),
  ],
]);
