import type { SlideText } from '#slides/slide-text.ts';

/** What a slide may be asked to hold, from a few words to all that its fields take. */
export const slideTexts: Record<string, SlideText> = {
  short: {
    sectionReference: 1,
    label: 'Now',
    title: 'Stop guessing',
    subtitle: '',
    bullets: ['Look', 'Ask'],
    figure: { value: '9', label: '' },
    quote: { text: 'It works.', by: '' },
  },
  typical: {
    sectionReference: 3,
    label: 'The problem',
    title: 'Guests decide in ninety seconds. Most menus need five minutes.',
    subtitle: 'Shorter, smarter menus lift the average ticket without touching a single price.',
    bullets: [
      '18% higher average ticket after a menu redesign',
      'Kitchen errors fall by a third with fewer, clearer choices',
      'Staff recommend twice as often when they know the story',
      'Payback: 11 weeks across 64 restaurants',
    ],
    figure: { value: '€4,800', label: 'a month that an average room of sixty seats leaves on its tables' },
    quote: {
      text: 'We took eleven dishes off the card on a Monday and by Sunday the kitchen asked me what had happened to the stress.',
      by: 'Marta Lindqvist, owner of Gasthaus Sol',
    },
  },
  'few words': {
    sectionReference: 6,
    label: 'If nothing changes',
    title: 'Your leave will be over',
    subtitle: '',
    bullets: [],
    figure: null,
    quote: null,
  },
  claim: {
    sectionReference: 3,
    label: 'The old story',
    title: 'You believe that some babies are good sleepers',
    subtitle: 'And that yours is not one of them.',
    bullets: [],
    figure: null,
    quote: null,
  },
  'a figure': {
    sectionReference: 8,
    label: 'The offer',
    title: 'You know the price before you begin',
    subtitle: '',
    bullets: [],
    figure: { value: '$28,000 a year', label: 'for books that tell you nothing' },
    quote: null,
  },
  'a quote': {
    sectionReference: 2,
    label: 'The voice in your head',
    title: 'Not every thought tells the truth',
    subtitle: '',
    bullets: [],
    figure: null,
    quote: { text: 'Other mothers can do this. What is wrong with me?', by: 'The voice in your head' },
  },
  'two points': {
    sectionReference: 1,
    label: 'So far',
    title: 'The problem is not a lack of effort',
    subtitle: '',
    bullets: ['You try an earlier bedtime', 'You sit down beside the cot'],
    figure: null,
    quote: null,
  },
  'very long': {
    sectionReference: 5,
    label: 'What everybody in this room already knows',
    title:
      'A menu of one hundred and forty dishes costs the kitchen two hours every evening, costs the guest his patience and costs the owner a table that would gladly have been sold for a second time that same night',
    subtitle:
      'We counted every plate that left the pass in sixty-four restaurants over eleven weeks, asked three thousand guests what they remembered of the card they had held in their hands a minute before, and found that hardly any of them could name more than four dishes, two of which had not been there at all.',
    bullets: Array.from(
      { length: 8 },
      (_, index) =>
        `${index + 1} of the hours that nobody writes down is spent on the mise en place of dishes that are ordered less than once in three evenings, and with the price of butter, cream and veal where it stands today this is the quiet reason for a loss: €${(index + 1) * 1_111}`,
    ),
    figure: {
      value: '1,234,567,890.00 EUR/a',
      label:
        'that all the restaurants of one middle-sized city lose together in a single year, as far as anybody can count it',
    },
    quote: {
      text: 'I have run this house for thirty-one years, my father ran it before me and his mother before him, and not one of us ever had the courage to take the veal off the card; the week we did it, nobody asked for it, the cook slept a full night for the first time since spring and I understood that we had been cooking for the fear of a guest who never came through the door of this house in all these years.',
      by: 'Marta Lindqvist, third-generation owner of the Gasthaus Sol at the old harbour',
    },
  },
  Arabic: {
    sectionReference: 2,
    label: 'المشكلة',
    title: 'ضيوفك يقررون خلال 90 ثانية، وقائمتك تحتاج خمس دقائق',
    subtitle: 'القائمة القصيرة ترفع متوسط الفاتورة دون أن تمس سعراً واحداً (خدمة 24/7).',
    bullets: [
      'ارتفاع متوسط الفاتورة بنسبة 18% بعد إعادة التصميم',
      'أخطاء المطبخ تقل بمقدار الثلث',
      'الأسبوع الأول: نراجع القائمة معاً',
      'استرداد التكلفة خلال 11 أسبوعاً في 64 مطعماً',
    ],
    figure: { value: '18%', label: 'زيادة في متوسط الفاتورة' },
    quote: {
      text: 'حذفنا أحد عشر طبقاً يوم الاثنين، وبحلول الأحد سألني المطبخ أين ذهب التوتر.',
      by: 'مارتا، صاحبة مطعم',
    },
  },
  Hebrew: {
    sectionReference: 2,
    label: 'הבעיה',
    title: 'האורחים מחליטים תוך 90 שניות. התפריט דורש חמש דקות.',
    subtitle: 'תפריט קצר מעלה את החשבון הממוצע בלי לגעת במחיר אחד (שירות 24/7).',
    bullets: [
      'עלייה של 18% בחשבון הממוצע אחרי עיצוב מחדש',
      'טעויות המטבח יורדות בשליש',
      'שבוע 1: עוברים יחד על התפריט',
      'ההשקעה חוזרת תוך 11 שבועות ב-64 מסעדות',
    ],
    figure: { value: '₪4,800', label: 'בחודש נשארים על השולחנות' },
    quote: { text: 'הורדנו אחת עשרה מנות ביום שני, ובשבת המטבח שאל אותי לאן נעלם הלחץ.', by: 'מרתה, בעלת מסעדה' },
  },
  Chinese: {
    sectionReference: 4,
    label: '问题所在',
    title: '客人在九十秒内做出决定，大多数菜单却需要五分钟。',
    subtitle: '更短、更聪明的菜单能提高平均客单价，而不必改动任何一个价格。',
    bullets: [
      '重新设计菜单后，平均客单价提高百分之十八',
      '选择更少更清晰，厨房差错减少三分之一',
      '第一周：我们一起检查菜单',
      '六十四家餐厅平均十一周收回成本',
    ],
    figure: { value: '18%', label: '平均客单价的增长' },
    quote: { text: '星期一我们从菜单上拿掉了十一道菜，到了星期天，厨房问我压力到哪里去了。', by: '玛尔塔，餐厅老板' },
  },
  emoji: {
    sectionReference: 6,
    label: 'Good news 🎉',
    title: 'From 😩 evenings to 😌 ones 🚀',
    subtitle: 'Three small changes 👩‍🍳, one calm kitchen ❤️‍🔥 and a card that sells 🇩🇪🇫🇷.',
    bullets: ['🥗 Fewer dishes', '⏱️ Faster service', '✅ Happier guests 👨‍👩‍👧‍👦', '→ ✓ ★ ½ ≈ ₹ ∞'],
    figure: { value: '3× 🔥', label: 'as many regulars 👏🏽' },
    quote: { text: 'The kitchen 💬 asked me where the stress had gone 🤷‍♀️.', by: 'Marta 🧡' },
  },
  'one long word': {
    sectionReference: 7,
    label: 'Rindfleischetikettierungsueberwachung',
    title: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt',
    subtitle: 'https://gasthaus-sol.example/speisekarte/2026/fruehling/abendkarte?seite=1&sprache=de',
    bullets: [
      'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsg',
      'Pneumonoultramicroscopicsilicovolcanoconiosisbetriebskostenx',
      'Kurz',
    ],
    figure: { value: '123456789012345678901234', label: 'Grundstuecksverkehrsgenehmigungszustaendigkeitsuebertragung' },
    quote: {
      text: 'Verkehrsinfrastrukturfinanzierungsgesellschaftsvorsitzendenx',
      by: 'Hubschrauberlandeplatzbeauftragtenvertretungsbevollmaechtigt',
    },
  },
};
