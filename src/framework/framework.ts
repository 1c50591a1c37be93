import { fieldRows } from './fields.data.ts';

type Row = (typeof fieldRows)[number];

/** The answers of the framework: what a project stores as its framework answers. */
export type FieldName = Extract<Row, { belongsTo: 'answers' }>['field'];
/** Everything the wizard asks: the answers, and the audience, which the project itself keeps. */
export type WizardFieldName = Row['field'];
export type SectionNumber = Row['sectionNumber'];
export type Answers = Partial<Record<FieldName, string>>;
export type WizardAnswers = Partial<Record<WizardFieldName, string>>;

export type FrameworkField<Name extends WizardFieldName = WizardFieldName> = {
  field: Name;
  belongsTo: Row['belongsTo'];
  sectionNumber: SectionNumber;
  wizardStep: Row['wizardStep'];
  label: string;
  question: string;
  hint: string;
  example: string;
  long: boolean;
  choices?: readonly string[];
};

const isAnswer = (field: FrameworkField): field is FrameworkField<FieldName> => field.belongsTo === 'answers';

/** All fields in the order they are asked. */
export const frameworkFields: readonly FrameworkField[] = fieldRows;
export const answerFields: readonly FrameworkField<FieldName>[] = frameworkFields.filter(isAnswer);
export const fieldCount = frameworkFields.length;

/** The running order as it is shown to people. Cards, lamps and the eight hues follow it. */
export const frameworkSections = [
  { number: 1, name: 'One Belief', description: 'The idea that makes the rest obvious, and what waiting costs.' },
  { number: 2, name: 'Hook', description: 'The moment they see themselves and cannot look away.' },
  { number: 3, name: 'Frame Flip', description: 'They blame the wrong thing. Show the crash, name the real cause.' },
  { number: 4, name: 'Plan', description: 'Your method, named, in parts they can repeat to a friend.' },
  {
    number: 5,
    name: 'Personality & Philosophy',
    description: 'Where you broke, what you believe now, who this is not for.',
  },
  { number: 6, name: 'Price Setup', description: 'Weigh the price against what standing still already costs.' },
  { number: 7, name: 'Close', description: 'Answer the objection under the objection. Then ask.' },
  { number: 8, name: 'Tap-In Pitch', description: 'The short version for the person who has already decided.' },
] as const satisfies readonly { number: SectionNumber; name: string; description: string }[];

export const sectionNumbers: readonly SectionNumber[] = frameworkSections.map(({ number }) => number);

const sectionNames = new Map<number, string>([
  [1, 'One Belief Framework'],
  [2, 'The Hook'],
  [3, 'Frame Flip'],
  [4, 'The Plan'],
  [5, 'Personality & Philosophy'],
  [6, 'Price Setup'],
  [7, 'The Close'],
  [8, 'Tap In Pitch'],
]);

/** The name a section of a script carries in the editor. */
export const sectionName = (sectionNumber: number): string =>
  sectionNames.get(sectionNumber) ?? `Section ${sectionNumber}`;

/** The answer fields of a section in the order they are asked; none for a number that is no section. */
export const fieldsOfSection = (sectionNumber: number): readonly FrameworkField<FieldName>[] =>
  answerFields.filter((field) => field.sectionNumber === sectionNumber);

export type WizardStep = {
  number: number;
  /** In the rail. */
  name: string;
  /** Null on the read-through. */
  sectionNumber: SectionNumber | null;
  title: string;
  description: string;
  fields: readonly FrameworkField[];
};

const wizardHeadings: readonly Omit<WizardStep, 'number' | 'fields'>[] = [
  { name: 'The belief', sectionNumber: 1, title: 'One Belief', description: 'The idea that makes the rest obvious.' },
  {
    name: 'Timer cost',
    sectionNumber: 1,
    title: 'Timer cost',
    description: 'What waiting costs them, counted five ways.',
  },
  {
    name: 'Hook',
    sectionNumber: 2,
    title: 'Hook',
    description: 'The moment they see themselves and cannot look away.',
  },
  {
    name: 'Frame Flip',
    sectionNumber: 3,
    title: 'Frame Flip',
    description: 'They blame the wrong thing. Name the real one.',
  },
  { name: 'Plan', sectionNumber: 4, title: 'Plan', description: 'Your method, in parts they can repeat to a friend.' },
  {
    name: 'Personality & Philosophy',
    sectionNumber: 5,
    title: 'Personality & Philosophy',
    description: 'Where you broke, and what you believe now.',
  },
  {
    name: 'Price Setup',
    sectionNumber: 6,
    title: 'Price Setup',
    description: 'Weigh the price against standing still.',
  },
  { name: 'Close', sectionNumber: 7, title: 'Close', description: 'Answer the objection under the objection.' },
  {
    name: 'Tap-In Pitch',
    sectionNumber: 8,
    title: 'Tap-In Pitch',
    description: 'For the person who has already decided.',
  },
  {
    name: 'Read-through',
    sectionNumber: null,
    title: 'Read-through',
    description: 'Everything you said, once more from the top.',
  },
];

export const wizardSteps: readonly WizardStep[] = wizardHeadings.map((heading, index) => ({
  number: index + 1,
  ...heading,
  fields: frameworkFields.filter((field) => field.wizardStep === index + 1),
}));

/** The words a field may be answered with in the wizard; empty where one writes freely. Elsewhere any text is an answer. */
export const choicesOf = (name: WizardFieldName): readonly string[] =>
  frameworkFields.find((field) => field.field === name)?.choices ?? [];

const isAnswered = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/** How many fields hold more than blanks. Give the audience too where all of `fieldCount` are to be counted. */
export const countAnswered = (answers: WizardAnswers): number =>
  frameworkFields.filter(({ field }) => isAnswered(answers[field])).length;

const minutesOfSection: Record<SectionNumber, number> = { 1: 3, 2: 2, 3: 3.5, 4: 3.5, 5: 3, 6: 1.5, 7: 2, 8: 1.5 };

/** Speaking time planned for a section: about twenty minutes in all, and the width of its lamp before anything is written. */
export const plannedMinutes = (sectionNumber: SectionNumber): number => minutesOfSection[sectionNumber];
