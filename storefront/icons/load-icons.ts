import { iconMarkup, isSafeDrawing } from '#contract/icon-drawing.ts';
import { bySet, type IconDrawing, iconAddresses, OWN_ICONS } from '#contract/icons.ts';
import { type KeptIcon, keepIcons, readKeptIcons } from './kept-icons.ts';

/** Milliseconds. */
const TIMEOUT = 5000;

/** A browser that blocks cookies refuses even to name its storage: it is named where that is expected. */
const STORAGE: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
};

type Drawings = ReadonlyMap<string, IconDrawing>;

/** None of those that could not be had. */
async function fetchIcons(address: string, prefix: string): Promise<readonly KeptIcon[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) return [];
  const { icons }: { readonly icons: Readonly<Record<string, IconDrawing>> } = await response.json();
  const keptAt = Date.now();
  return Object.entries(icons)
    .filter(([, drawing]) => isSafeDrawing(drawing))
    .map(([name, drawing]) => ({ icon: `${prefix}:${name}`, ...drawing, keptAt }));
}

/** From what the browser has kept, else from the shop. */
async function find(icons: readonly string[]): Promise<Drawings> {
  const kept = readKeptIcons(STORAGE, Date.now()).filter(({ icon }) => icons.includes(icon));
  const missing = icons.filter((icon) => kept.every((known) => known.icon !== icon));
  const questions = [...bySet(missing)].flatMap(([prefix, names]) =>
    iconAddresses(OWN_ICONS, prefix, names).map((address) => fetchIcons(address, prefix).catch(() => [])),
  );
  const fetched = (await Promise.all(questions)).flat();
  if (fetched.length > 0) keepIcons(STORAGE, fetched, Date.now());
  return new Map([...kept, ...fetched].map((found) => [found.icon, found]));
}

const waiting = new Set<string>();
let running: Promise<Drawings> | null = null;

/** Icons that are asked for in the same moment are asked for together. */
function findTogether(icon: string): Promise<Drawings> {
  waiting.add(icon);
  running ??= Promise.resolve().then(() => {
    const icons = [...waiting];
    waiting.clear();
    running = null;
    return find(icons);
  });
  return running;
}

/** What stands in the `<svg>` of an icon; null where it cannot be had. */
export async function loadIcon(icon: string): Promise<string | null> {
  const drawing = (await findTogether(icon).catch(() => null))?.get(icon);
  return drawing ? iconMarkup(drawing) : null;
}
