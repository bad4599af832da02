import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { unfiltered } from '../../model/catalogue-query.ts';
import type { CatalogueView } from '../../model/catalogue-view.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Sheet, SheetButton, SheetClose } from '../../ui/sheet.tsx';
import { FilterForm } from './filter-form.tsx';
import { type ListPlace, useListPath } from './list-place.ts';

const FILTERS = 'filters';

/** Where the list begins, for whoever comes back from the filters. */
export const LIST_ID = 'list';

export function OpenFilters({ count }: { readonly count: number }) {
  const text = useText(PRODUCTS);
  return (
    <SheetButton sheet={FILTERS} className="only-m">
      <Icon name="adjustments-horizontal" size={22} /> {text.openFilters} {count > 0 ? <b>{count}</b> : null}
    </SheetButton>
  );
}

interface FilterSheetProps {
  readonly view: CatalogueView;
  readonly place: ListPlace;
}

/** Beside the list on a desk. On a phone it stays open while filters change, and says how many products are left. */
export function FilterSheet({ view, place }: FilterSheetProps) {
  const text = useText(PRODUCTS);
  return (
    <Sheet
      id={FILTERS}
      label={text.filters}
      className="fl-sheet"
      head={<SheetHead />}
      foot={<SheetFoot view={view} place={place} />}
    >
      <p className="fl-h">{text.filters}</p>
      <FilterForm view={view} place={place} />
    </Sheet>
  );
}

function SheetHead() {
  const text = useText(PRODUCTS);
  return (
    <>
      <h2>{text.filters}</h2>
      <SheetClose sheet={FILTERS} className="hd-btn" aria-label={text.close}>
        <Icon name="x" />
      </SheetClose>
    </>
  );
}

function SheetFoot({ view, place }: FilterSheetProps) {
  const text = useText(PRODUCTS);
  const pathTo = useListPath(place);
  return (
    <>
      <Link leadsTo="view" className={buttonClass({ variant: 'line' })} href={pathTo(unfiltered(view.query))}>
        {text.clearAll}
      </Link>
      <SheetClose
        sheet={FILTERS}
        className={buttonClass({ variant: 'go' })}
        onClick={() => document.getElementById(LIST_ID)?.scrollIntoView()}
      >
        {text.show(view.total)}
      </SheetClose>
    </>
  );
}
