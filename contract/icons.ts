import { ENDPOINTS } from './routes.ts';

/** An icon that settings name, of a set that the build does not know. */
export interface IconDrawing {
  /** What stands in its `<svg>`. */
  readonly body: string;
  /** Of its own coordinates, which begin at 0. */
  readonly width: number;
  readonly height: number;
}

declare global {
  /** On the server: every icon that the settings name and that was found, by its name. */
  var namedIcons: ReadonlyMap<string, IconDrawing> | undefined;
}

/** Set and name: `tabler:brand-linkedin`. */
export interface IconName {
  readonly prefix: string;
  readonly name: string;
}

const MAX_NAME = 64;

const isName = (text: string): boolean => text.length <= MAX_NAME && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** Null for a text that names none. */
export function readIconName(icon: string): IconName | null {
  const [prefix = '', name = '', ...rest] = icon.split(':');
  return isName(prefix) && isName(name) && rest.length === 0 ? { prefix, name } : null;
}

/** Characters of the longest address at which icons are asked for. */
export const MAX_ICON_ADDRESS = 500;

/** The shop's own service, in the form of Iconify's: `/icons/tabler.json?icons=brand-x,world`. */
export const OWN_ICONS = ENDPOINTS.icons.path;

const addressOf = (service: string, prefix: string, names: readonly string[]): string =>
  `${service}/${prefix}.json?icons=${names.join(',')}`;

/** Addresses for icons of one set, each in the order of the alphabet and once, in as few as their length allows. */
export function iconAddresses(service: string, prefix: string, names: Iterable<string>): readonly string[] {
  const groups: string[][] = [];
  for (const name of [...new Set(names)].sort()) {
    const group = groups.at(-1);
    if (group && addressOf(service, prefix, [...group, name]).length <= MAX_ICON_ADDRESS) group.push(name);
    else groups.push([name]);
  }
  return groups.map((group) => addressOf(service, prefix, group));
}

/** Names by set. */
export function bySet(icons: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const sets = new Map<string, string[]>();
  for (const icon of icons) {
    const { prefix, name } = readIconName(icon) ?? {};
    if (prefix !== undefined && name !== undefined) sets.set(prefix, [...(sets.get(prefix) ?? []), name]);
  }
  return sets;
}
