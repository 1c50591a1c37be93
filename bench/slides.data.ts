import type { SlidePurpose, SlideText } from '#slides/slide-text.ts';

type BenchText = SlideText & { purpose: SlidePurpose };

const bare = { subtitle: '', bullets: [], figure: null, quote: null };

/** The key slides of one deck: a cover and a slide for each section. */
export const benchTexts: readonly [BenchText, ...BenchText[]] = [
  {
    ...bare,
    purpose: 'cover',
    sectionReference: 0,
    label: 'Solvay Kitchens',
    title: 'The card that sells itself',
    subtitle: 'A talk for owners of rooms with forty seats and more',
  },
  {
    ...bare,
    purpose: 'statement',
    sectionReference: 1,
    label: 'Good evening',
    title: 'Your card decides before your waiter does',
    subtitle: 'Ninety seconds is all that a guest gives it.',
  },
  {
    ...bare,
    purpose: 'points',
    sectionReference: 2,
    label: 'The problem',
    title: 'Guests decide in ninety seconds. Most menus need five minutes.',
    bullets: [
      'Forty dishes, nine of them ever ordered',
      'The dearest plates stand where nobody looks',
      'Staff name the dish they can pronounce',
      'The kitchen prepares what it throws away',
    ],
  },
  {
    ...bare,
    purpose: 'figure',
    sectionReference: 3,
    label: 'What it costs',
    title: 'An average room leaves this on its tables',
    figure: { value: '€4,800', label: 'a month in a room of sixty seats' },
    bullets: [
      '11 dishes nobody orders twice',
      '2 hours of prep an evening',
      '1 table in nine sold once instead of twice',
    ],
  },
  {
    ...bare,
    purpose: 'quote',
    sectionReference: 4,
    label: 'From the kitchen',
    title: 'Fewer dishes, calmer evenings',
    quote: {
      text: 'By Sunday the kitchen asked me what had happened to the stress.',
      by: 'Marta Lindqvist, Gasthaus Sol',
    },
  },
  {
    ...bare,
    purpose: 'comparison',
    sectionReference: 5,
    label: 'Two evenings',
    title: 'The same room, a shorter card',
    bullets: [
      'Before: five minutes with the card',
      'Before: the waiter explains',
      'Before: one sitting',
      'After: ninety seconds',
      'After: the card explains',
      'After: two sittings',
    ],
  },
  {
    ...bare,
    purpose: 'steps',
    sectionReference: 6,
    label: 'The plan',
    title: 'Three weeks from count to card',
    bullets: ['Count: every plate that leaves the pass', 'Cut: what nobody misses', 'Compose: one card of two pages'],
  },
  {
    ...bare,
    purpose: 'price',
    sectionReference: 7,
    label: 'The offer',
    title: 'Everything for one season',
    bullets: [
      'Plate count of three weeks: €900',
      'Card of two pages, written and set: €1,400',
      'Evening with your staff: €600',
      'Recount after eleven weeks: €400',
    ],
    figure: { value: '€1,900', label: 'for the season' },
  },
  {
    ...bare,
    purpose: 'call-to-action',
    sectionReference: 8,
    label: 'Next step',
    title: 'Send us your card tonight',
    subtitle: 'card@solvay.example',
    bullets: ['A photograph will do', 'An answer within two days'],
  },
];
