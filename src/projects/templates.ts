import { countAnswered } from '#framework/framework.ts';
import type { TemplateCard } from './contract.ts';
import { templates } from './templates.data.ts';

export const findTemplate = (id: string) => templates.find((template) => template.id === id);

/** The two templates that the demo accounts start with. */
export const demoTemplates = templates.filter((template) => template.demo);

export const templateCards: readonly TemplateCard[] = templates.map(
  ({ id, name, trade, description, targetAudience, answers }) => ({
    id,
    name,
    trade,
    description,
    targetAudience,
    answered: countAnswered(answers) + 1,
  }),
);
