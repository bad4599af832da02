import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { VEHICLE, vehicleName } from '../../i18n/messages/vehicle.ts';
import { type CatalogQuery, PARAMETERS } from '../../model/catalog/catalog-query.ts';
import { printVehicle } from '../../model/vehicle/vehicle.ts';
import { useVehicle } from '../../vehicle/use-vehicle.ts';
import { FilterChoice, FilterGroup } from './facets.tsx';
import { type ListRoute, useListPath } from './list-form.tsx';
import styles from './vehicle-filter.module.css';

interface VehicleFilterProps {
  readonly query: CatalogQuery;
  readonly route: ListRoute;
}

/** Only what fits: the vehicle of the address, or else the one that this browser remembers. */
export function VehicleFilter({ query, route }: VehicleFilterProps) {
  const text = useText(VEHICLE);
  const remembered = useVehicle();
  const listPath = useListPath(route)({ ...query, page: 1, vehicle: null });
  const vehicle = query.vehicle ?? remembered;
  const guide = `${PATHS.vehicle}?${new URLSearchParams({ list: listPath })}`;
  return (
    <FilterGroup legend={text.filter}>
      <div className={styles.content}>
        {vehicle ? (
          <FilterChoice
            type="checkbox"
            name={PARAMETERS.vehicle}
            value={printVehicle(vehicle)}
            isChosen={query.vehicle !== null}
          >
            {text.filterOn(vehicleName(text, vehicle))}
          </FilterChoice>
        ) : null}
        <LocalLink to={guide} rel="nofollow" className="link">
          {vehicle ? text.change : text.choose}
        </LocalLink>
      </div>
    </FilterGroup>
  );
}
