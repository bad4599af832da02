import { categoryPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';

export interface ShelfItem {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly picture: string;
}

/** The eight categories, standing on one lip in their different heights. */
export function Shelf({ items }: { readonly items: readonly ShelfItem[] }) {
  const text = useText(NAVIGATION);
  return (
    <ul className="shelf">
      {items.map(({ slug, name, count, picture }) => (
        <li key={slug}>
          <LocalLink to={categoryPath(slug)}>
            <span className="shelf-pack">
              <img src={picture} alt="" loading="lazy" />
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
