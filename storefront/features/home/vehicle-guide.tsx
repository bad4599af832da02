import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { VEHICLE, vehicleName } from '../../i18n/messages/vehicle.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useVehicle } from '../../vehicle/use-vehicle.ts';
import styles from './vehicle-guide.module.css';

/** For whoever does not know which oil: the way to the page that matches it to the vehicle. */
export function VehicleGuide({ isBelowHero }: { readonly isBelowHero: boolean }) {
  const text = useText(VEHICLE);
  const { guideTitle, guideText } = useText(NAVIGATION);
  const vehicle = useVehicle();
  return (
    <section
      className={classNames(styles.section, isBelowHero && styles.isBelowHero)}
      data-theme="light"
      aria-labelledby="vehicle-guide"
    >
      <div className={classNames('container', styles.inner)}>
        <div>
          <h2 id="vehicle-guide">{guideTitle}</h2>
          <p className="lead">{vehicle ? text.result(vehicleName(text, vehicle)) : guideText}</p>
        </div>
        <LinkButton href={useLocalPath()(PATHS.vehicle)} size="lg">
          {vehicle ? text.seeWhatFits : text.choose}
        </LinkButton>
      </div>
    </section>
  );
}
