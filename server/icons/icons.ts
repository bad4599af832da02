import { bySet, type IconDrawing, readIconName } from '#contract/icons.ts';
import { drawingIn, type IconSet } from './icon-set.ts';

interface Needs {
  /** The icons that the settings of this moment name: `tabler:brand-linkedin`. */
  named(): readonly string[];
  installedSet(prefix: string): Promise<IconSet | null>;
  /** Sets of other machines, for icons that no installed set has. */
  askHosts(prefix: string, names: readonly string[]): Promise<readonly IconSet[]>;
  /** Called when pages show more than before. */
  onFound(): void;
}

/** The icons that the settings name. Other machines are asked for these alone, so no visitor can make the shop ask for anything. */
export function createIcons({ named, installedSet, askHosts, onFound }: Needs) {
  const drawings = new Map<string, IconDrawing>();
  let running: Promise<void> | null = null;

  function keep(sets: readonly (IconSet | null)[], prefix: string, names: readonly string[]): void {
    for (const set of sets) {
      for (const name of names) {
        const drawing = set && drawingIn(set, name);
        if (drawing) drawings.set(`${prefix}:${name}`, drawing);
      }
    }
  }

  async function find(prefix: string, names: readonly string[]): Promise<void> {
    keep([await installedSet(prefix)], prefix, names);
    const missing = names.filter((name) => !drawings.has(`${prefix}:${name}`));
    if (missing.length > 0) keep(await askHosts(prefix, missing), prefix, missing);
  }

  async function findMissing(): Promise<void> {
    const wanted = named();
    for (const icon of drawings.keys()) if (!wanted.includes(icon)) drawings.delete(icon);
    const before = drawings.size;
    const sets = bySet(wanted.filter((icon) => !drawings.has(icon)));
    await Promise.all([...sets].map(([prefix, names]) => find(prefix, names)));
    if (drawings.size > before) onFound();
  }

  return {
    /** What was found, by name: pages are rendered with it. */
    drawings: drawings as ReadonlyMap<string, IconDrawing>,

    /** Finds what is missing, and forgets what no setting names any more. */
    renew(): Promise<void> {
      running ??= findMissing().finally(() => {
        running = null;
      });
      return running;
    },

    /** One of these, or of an installed set; null for any other. */
    async drawing(icon: string): Promise<IconDrawing | null> {
      const known = drawings.get(icon);
      const { prefix, name } = readIconName(icon) ?? {};
      if (known || prefix === undefined || name === undefined) return known ?? null;
      const set = await installedSet(prefix);
      return set && drawingIn(set, name);
    },
  };
}

export type Icons = ReturnType<typeof createIcons>;
