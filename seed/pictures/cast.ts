import type { CategorySlug } from '../catalogue/product-seed.ts';
import { coloursOf } from './colourways.ts';
import type { Packshot } from './packshot.ts';
import type { PropName } from './props/index.ts';
import { formOf, type Standing } from './subjects.ts';
import type { Place } from './tracer/arrange.ts';
import type { Paint } from './tracer/form.ts';

export interface Pack {
  readonly packshot: Packshot;
  /** The category whose colours it wears. */
  readonly category: CategorySlug;
}

/** One member of a picture: a pack or a prop, and where it stands. */
export interface Member {
  readonly of: Pack | PropName;
  readonly place?: Place;
}

export const standingOf = ({ of, place }: Member): Standing => ({
  subject: typeof of === 'string' ? of : of.packshot.container,
  ...(place && { place }),
});

const isHex = (paint: Paint): paint is `#${string}` => paint.startsWith('#');

/** Colours of the solids of all members, in the order of the form they stand in. */
export function hexesOf(members: readonly Member[]): string[] {
  return members.flatMap(({ of }) => {
    const prop = typeof of === 'string';
    const colours = prop ? undefined : coloursOf(of.category, of.packshot);
    return formOf(prop ? of : of.packshot.container).solids.map(({ paint }) => {
      if (isHex(paint)) return paint;
      if (!colours) throw new Error(`a prop has no ${paint} colour`);
      return colours[paint];
    });
  });
}
