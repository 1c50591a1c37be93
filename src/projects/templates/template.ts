import type { FieldName } from '#framework/framework.ts';

/** The complete answers of one seller, as a beginning for others. */
export type Template = {
  id: string;
  name: string;
  trade: string;
  description: string;
  targetAudience: string;
  /** The demo accounts start with a project made of this one. */
  demo: boolean;
  answers: Readonly<Record<FieldName, string>>;
};
