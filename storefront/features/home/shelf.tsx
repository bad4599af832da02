import { categoryPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import type { PictureSet } from '../../model/picture.ts';

export interface ShelfItem {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly picture: PictureSet;
}

/** Packs are high, not wide. */
const PACK_WIDTH = '5rem';

/** The eight categories, standing on one lip in their different heights. */
export function Shelf({ items }: { readonly items: readonly ShelfItem[] }) {
  const text = useText(NAVIGATION);
  return (
    <ul className="shelf">
      {items.map(({ slug, name, count, picture }) => (
        <li key={slug}>
          <LocalLink to={categoryPath(slug)}>
            <span className="shelf-pack">
              <img {...picture} sizes={PACK_WIDTH} alt="" loading="lazy" />
            </span>
            <span className="shelf-lip">
              <b>{name}</b>
              <i>{text.productCount(count)}</i>
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
