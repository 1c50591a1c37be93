/** What listeners of a project's slides hear; the state itself is read from the database. */
export type SlideNotice = { type: 'progress' | 'ended'; generationId: number };

export const slidesTopic = (projectId: number): string => `slides:${projectId}`;
