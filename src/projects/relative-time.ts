const minute = 60_000;
const hour = 60 * minute;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(later) - midnight(earlier)) / (24 * hour));
}

/** When something was changed, as people say it: "12 minutes ago", "Yesterday"; "Recently" when nobody knows. */
export function relativeTime(moment: string | null | undefined, now: Date = new Date()): string {
  const then = moment ? new Date(moment) : undefined;
  if (!then || Number.isNaN(then.getTime())) return 'Recently';
  const passed = now.getTime() - then.getTime();
  if (passed < minute) return 'Just now';
  if (passed < hour) return counted(Math.floor(passed / minute), 'minute');
  const days = daysBetween(then, now);
  if (days === 0 || passed < 6 * hour) return counted(Math.floor(passed / hour), 'hour');
  if (days === 1) return 'Yesterday';
  if (days < 7) return counted(days, 'day');
  if (days < 30) return counted(Math.floor(days / 7), 'week');
  if (days < 365) return counted(Math.floor(days / 30), 'month');
  return counted(Math.floor(days / 365), 'year');
}
