import { z } from 'zod';
import { isSafeDrawing } from '#contract/icon-drawing.ts';
import type { IconDrawing } from '#contract/icons.ts';

const side = z.number().optional();

/** A set of icons as Iconify writes it. */
const IconSet = z.object({
  icons: z.record(z.string(), z.object({ body: z.string(), width: side, height: side })),
  /** Other names of icons. Those that are turned or mirrored, too, are left out. */
  aliases: z.record(z.string(), z.looseObject({ parent: z.string() })).default({}),
  width: side,
  height: side,
});

export type IconSet = z.infer<typeof IconSet>;

/** Pixels of an icon that does not say its size. */
const DEFAULT_SIDE = 16;

/** @throws for a text that is no set of icons */
export const readIconSet = (json: string): IconSet => IconSet.parse(JSON.parse(json));

/** Null for an icon that the set does not have, and for one that may not stand in a page. */
export function drawingIn({ icons, aliases, ...common }: IconSet, name: string): IconDrawing | null {
  const { parent, ...changes } = (Object.hasOwn(aliases, name) && aliases[name]) || { parent: name };
  const icon = Object.hasOwn(icons, parent) && Object.keys(changes).length === 0 ? icons[parent] : undefined;
  if (!icon) return null;
  const { body, width = common.width ?? DEFAULT_SIDE, height = common.height ?? DEFAULT_SIDE } = icon;
  const drawing = { body, width, height };
  return isSafeDrawing(drawing) ? drawing : null;
}
