import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { isWizardField, type SentenceClass } from './fields.ts';

/** Sentences of one written source in their order, each with the fields it answers. */
export type ExemplarDocument = { trade: string; kind: string; sentences: { classes: SentenceClass[]; text: string }[] };

const isClass = (name: string): name is SentenceClass => name === 'none' || isWizardField(name);
const rowSchema = z.union([
  z.object({ trade: z.string().min(1), kind: z.string().min(1) }),
  z.tuple([
    z
      .string()
      .transform((names) => names.split(' '))
      .pipe(z.array(z.string().refine(isClass))),
    z.string().min(1),
  ]),
]);

const folder = new URL('./exemplars/', import.meta.url);

/** All labelled exemplars, file by file in the order of their names; a row that is neither head nor sentence is an error. */
export function loadExemplars(): ExemplarDocument[] {
  const documents: ExemplarDocument[] = [];
  for (const file of readdirSync(folder).sort()) {
    for (const row of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (row === '') continue;
      const read = rowSchema.parse(JSON.parse(row));
      if (!Array.isArray(read)) documents.push({ ...read, sentences: [] });
      else documents.at(-1)?.sentences.push({ classes: read[0].filter(isClass), text: read[1] });
    }
  }
  return documents;
}
