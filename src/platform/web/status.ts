export type StatusTone = 'green' | 'yellow' | 'gray';

const tones: Record<string, StatusTone> = {
  completed: 'green',
  in_progress: 'yellow',
  'in-progress': 'yellow',
};

/** The colour in which a project's status is shown, whatever its spelling. */
export function statusTone(status: string): StatusTone {
  return tones[status] ?? 'gray';
}

/** The status as words in lower case: "in progress", "completed", "draft". */
export function statusWords(status: string): string {
  return status.replaceAll(/[-_]+/g, ' ').trim() || 'draft';
}
