import type { Page } from '../page.ts';
import type { Box, TextElement } from '../slide-design.ts';
import { type RoleName, sizesFromPx } from '../type-scale.data.ts';
import { pointOf, pointPx } from './points.ts';

type Colors = { head: string; rest: string; ground?: string };

/** One point's head and what follows it; `head` is null when the point has none. */
export type SetPoint = { head: TextElement | null; rest: TextElement; height: number };

const between = 10;

/** Points set each in its own box at one size, the head over the rest; `y` of the boxes is where they begin. */
export function setPoints(
  page: Page,
  {
    bullets,
    boxes,
    role,
    colors,
    px,
  }: { bullets: readonly string[]; boxes: readonly Box[]; role: RoleName; colors: Colors; px: number },
): SetPoint[] {
  const ground = colors.ground ?? page.ground;
  const points = bullets.flatMap((bullet, index) => {
    const box = boxes[index];
    return box ? [{ ...pointOf(bullet), box }] : [];
  });
  const withHead = points.filter(({ head }) => head !== '');
  const heads = page.setGroup(
    withHead.map(({ head, box }) => ({
      role: 'head' as const,
      text: head,
      box: { ...box, height: Math.max(34, box.height * 0.45) },
      color: colors.head,
      ground,
      sizesFrom: sizesFromPx('head', px * 0.8),
    })),
  );
  const headOf = (point: (typeof points)[number]): TextElement | null => heads[withHead.indexOf(point)] ?? null;
  const rests = page.setGroup(
    points.map((point) => {
      const used = headOf(point)?.box.height ?? -between;
      return {
        role,
        text: point.rest,
        box: { ...point.box, y: point.box.y + used + between, height: point.box.height - used - between },
        color: colors.rest,
        ground,
        sizesFrom: sizesFromPx(role, px),
      };
    }),
  );
  return points.flatMap((point, index) => {
    const rest = rests[index];
    const head = headOf(point);
    return rest ? [{ head, rest, height: rest.box.y + rest.box.height - point.box.y }] : [];
  });
}

/** The point's texts, moved by so many px. */
export function movedPoint({ head, rest }: SetPoint, down: number): TextElement[] {
  return [...(head ? [head] : []), rest].map((text) => ({ ...text, box: { ...text.box, y: text.box.y + down } }));
}

/** Points under each other with `gap` between them, never lower than the box allows. */
export function stackPoints(
  page: Page,
  {
    bullets,
    box,
    role,
    colors,
    gap,
  }: { bullets: readonly string[]; box: Box; role: RoleName; colors: Colors; gap: number },
): { texts: TextElement[]; y: number; height: number }[] {
  if (bullets.length === 0) return [];
  const share = (box.height - gap * (bullets.length - 1)) / bullets.length;
  const boxes = bullets.map(() => ({ ...box, height: share }));
  const points = setPoints(page, { bullets, boxes, role, colors, px: pointPx(bullets) });
  let y = box.y;
  return points.map((point) => {
    const placed = { texts: movedPoint(point, y - box.y), y, height: point.height };
    y += point.height + gap;
    return placed;
  });
}
