import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { unfiltered } from '../../model/catalogue-query.ts';
import type { CatalogueView } from '../../model/catalogue-view.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Drawer, DrawerButton, DrawerClose } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListLink } from './list-link.tsx';
import { type ListPlace, useListPath } from './list-place.ts';

const FILTER_DRAWER = 'filters';

/** Where the list begins, for whoever comes back from the filters. */
export const LIST_ID = 'list';

export function OpenFilters({ count }: { readonly count: number }) {
  const text = useText(PRODUCTS);
  return (
    <DrawerButton drawer={FILTER_DRAWER} className="only-m">
      <Icon name="adjustments-horizontal" size={22} /> {text.openFilters} {count > 0 ? <b>{count}</b> : null}
    </DrawerButton>
  );
}

interface FilterSheetProps {
  readonly view: CatalogueView;
  readonly place: ListPlace;
}

/** The filters on a phone. It stays open while they change, and its button says how many products are left. */
export function FilterSheet({ view, place }: FilterSheetProps) {
  const text = useText(PRODUCTS);
  const pathTo = useListPath(place);
  return (
    <Drawer id={FILTER_DRAWER} side="bottom" label={text.filters} className="fl-sheet" closesOn="page">
      <div className="panel-h">
        <h2>{text.filters}</h2>
        <DrawerClose drawer={FILTER_DRAWER} className="hd-btn" aria-label={text.close}>
          <Icon name="x" />
        </DrawerClose>
      </div>
      <div className="panel-b">
        <FilterForm view={view} place={place} />
      </div>
      <div className="panel-f">
        <ListLink className={buttonClass({ variant: 'line' })} to={pathTo(unfiltered(view.query))}>
          {text.clearAll}
        </ListLink>
        <DrawerClose
          drawer={FILTER_DRAWER}
          className={buttonClass({ variant: 'go' })}
          onClick={() => document.getElementById(LIST_ID)?.scrollIntoView()}
        >
          {text.show(view.total)}
        </DrawerClose>
      </div>
    </Drawer>
  );
}
