import { isSafeDrawing } from '#contract/icon-drawing.ts';
import type { IconDrawing } from '#contract/icons.ts';

/** An icon that the browser has kept. */
export interface KeptIcon extends IconDrawing {
  readonly icon: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

const MAX_ICONS = 50;
/** 168 hours. */
const LIFETIME_MS = 168 * 60 * 60 * 1000;
const STORED_AS = 'icons-1';

/** Something else may have written there, or another release. */
function isKeptIcon(value: unknown): value is KeptIcon {
  if (typeof value !== 'object' || value === null) return false;
  const { icon, body, width, height, keptAt } = value as Partial<KeptIcon>;
  const isDrawing = typeof body === 'string' && typeof width === 'number' && typeof height === 'number';
  return typeof icon === 'string' && typeof keptAt === 'number' && isDrawing && isSafeDrawing({ body, width, height });
}

/** The newest first; none that is older than a week. */
export function readKeptIcons(storage: Pick<Storage, 'getItem'>, now: number): readonly KeptIcon[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORED_AS) ?? '[]');
    const kept = Array.isArray(stored) ? stored.filter(isKeptIcon) : [];
    return kept.filter(({ keptAt }) => keptAt <= now && now - keptAt < LIFETIME_MS);
  } catch {
    return [];
  }
}

/** Keeps icons as the newest; the oldest go when there are too many. A browser that stores nothing asks again on the next page. */
export function keepIcons(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  icons: readonly KeptIcon[],
  now: number,
): void {
  const added = new Set(icons.map(({ icon }) => icon));
  const others = readKeptIcons(storage, now).filter(({ icon }) => !added.has(icon));
  try {
    storage.setItem(STORED_AS, JSON.stringify([...icons, ...others].slice(0, MAX_ICONS)));
  } catch {
    return;
  }
}
