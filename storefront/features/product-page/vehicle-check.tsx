import { useSearchParams } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { misfitText, VEHICLE, vehicleName } from '../../i18n/messages/vehicle.ts';
import { catalogPath, EMPTY_QUERY, PARAMETERS } from '../../model/catalog/catalog-query.ts';
import { parseVehicle, type Vehicle } from '../../model/vehicle/vehicle.ts';
import { type Fit, fitOf, withGrade } from '../../model/vehicle/vehicle-fit.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useVehicle } from '../../vehicle/use-vehicle.ts';
import type { ProductProps } from './buy-form.ts';
import styles from './vehicle-check.module.css';

/**
 * Whether the product, in the chosen viscosity, fits the shopper's vehicle. The page is the same for everyone, so the vehicle that
 * this browser remembers comes in with the script; without it the link leads to a page that knows.
 */
export function VehicleCheck({ product, choice }: Pick<ProductProps, 'product' | 'choice'>) {
  const remembered = useVehicle();
  const vehicle = parseVehicle(useSearchParams()[0].get(PARAMETERS.vehicle)) ?? remembered;
  const { vehicleFacts, slug } = product;
  if (!vehicleFacts) return null;
  if (!vehicle) return <Question slug={slug} />;
  return (
    <Verdict slug={slug} vehicle={vehicle} fit={fitOf(withGrade(vehicleFacts, choice[GRADE_ATTRIBUTE]), vehicle)} />
  );
}

const GRADE_ATTRIBUTE = 'viscosity';

const guidePath = (slug: string) => `${PATHS.vehicle}?${new URLSearchParams({ product: slug })}`;

function Question({ slug }: { readonly slug: string }) {
  const text = useText(VEHICLE);
  return (
    <div className={classNames('screenOnly', styles.check)}>
      <Icon name="info-circle" size={22} />
      <div>
        <p className={styles.words}>
          <b>{text.question}</b> {text.questionHelp} {text.handbook}
        </p>
        <p className={styles.links}>
          <LocalLink className="link" rel="nofollow" to={guidePath(slug)}>
            {text.check}
          </LocalLink>
        </p>
      </div>
    </div>
  );
}

interface VerdictProps {
  readonly slug: string;
  readonly vehicle: Vehicle;
  readonly fit: Fit;
}

function Verdict({ slug, vehicle, fit }: VerdictProps) {
  const text = useText(VEHICLE);
  const name = vehicleName(text, vehicle);
  const isMisfit = fit.kind === 'misfit';
  return (
    <div className={classNames(styles.check, isMisfit ? styles.isMisfit : styles.isFit)}>
      <Icon name={isMisfit ? 'alert-triangle' : 'circle-check'} size={22} />
      <div>
        <p className={styles.words} aria-live="polite">
          <b>{isMisfit ? text.misfit(name) : text.fits(name)}.</b>{' '}
          {isMisfit ? misfitText(text, fit.reason) : text.handbook}
        </p>
        <p className={styles.links}>
          {isMisfit ? (
            <LocalLink className="link" rel="nofollow" to={catalogPath(PATHS.products, { ...EMPTY_QUERY, vehicle })}>
              {text.seeWhatFits}
            </LocalLink>
          ) : null}
          <LocalLink className="link" rel="nofollow" to={guidePath(slug)}>
            {text.change}
          </LocalLink>
        </p>
      </div>
    </div>
  );
}
