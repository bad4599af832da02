import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { HOME } from '../../i18n/messages/home.ts';
import { SectionHeader } from '../../ui/section-header.tsx';
import { Shelf, type ShelfItem } from './shelf.tsx';

export const SHELF_ID = 'shelf';

export function ShelfSection({ items }: { readonly items: readonly ShelfItem[] }) {
  const text = useText(HOME);
  const localise = useLocalPath();
  return (
    <section className="wrap shelf-s" id={SHELF_ID} aria-labelledby="shelf-title">
      <SectionHeader
        id="shelf-title"
        title={text.shelf}
        more={{ href: localise(PATHS.categories), label: text.allCategories }}
      />
      <Shelf items={items} />
    </section>
  );
}
