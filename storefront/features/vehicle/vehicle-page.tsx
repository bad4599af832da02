import type { ReactNode } from 'react';
import { PATHS, productPath } from '#contract/paths.ts';
import { PostedForm, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { gradeName, misfitText, VEHICLE, vehicleName } from '../../i18n/messages/vehicle.ts';
import { catalogPath, EMPTY_QUERY } from '../../model/catalog/catalog-query.ts';
import type { Vehicle } from '../../model/vehicle/vehicle.ts';
import type { Fit } from '../../model/vehicle/vehicle-fit.ts';
import { neededStandard, suitableGrades } from '../../model/vehicle/vehicle-rules.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Note } from '../../ui/note.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { VehicleForm, type VehicleOutcome } from './vehicle-form.tsx';
import styles from './vehicle-page.module.css';

/** The value of the field `form` that forgets the vehicle. */
export const FORGET_FORM = 'forget-vehicle';

/** Id of what answers the form: the word on the product, or the advice. */
export const VEHICLE_RESULT = 'result';

/** The product that the shopper came from. */
export interface CheckedProduct {
  readonly slug: string;
  readonly name: string;
  readonly fit: Fit | null;
}

interface VehiclePageProps {
  readonly vehicle: Vehicle | null;
  readonly isRemembered: boolean;
  readonly product: CheckedProduct | null;
  /** Address of the list that the shopper came from. */
  readonly list: string | null;
  readonly outcome: VehicleOutcome | undefined;
  /** Cards of what fits; null where nothing does. */
  readonly oils: ReactNode;
  readonly additives: ReactNode;
}

/** The shopper's vehicle, and what suits it. */
export function VehiclePage({ vehicle, isRemembered, product, list, outcome, ...cards }: VehiclePageProps) {
  const text = useText(VEHICLE);
  return (
    <div className={classNames('container', styles.page)}>
      <h1>{text.title}</h1>
      <p className="lead">
        <b>{text.handbook}</b> {text.lead}
      </p>
      {product?.fit && vehicle ? <Verdict product={product} fit={product.fit} vehicle={vehicle} /> : null}
      <div className={styles.columns}>
        <section className={styles.panel} aria-labelledby="vehicle-form">
          <h2 id="vehicle-form" className="h3">
            {text.form}
          </h2>
          <VehicleForm vehicle={vehicle} outcome={outcome} key={vehicle ? vehicleName(text, vehicle) : ''}>
            {product ? <input type="hidden" name="product" value={product.slug} /> : null}
            {list ? <input type="hidden" name="list" value={list} /> : null}
          </VehicleForm>
          <div className={styles.memory}>
            <p className="small muted">{text.remembered}</p>
            {isRemembered ? <ForgetButton outcome={outcome} /> : null}
          </div>
        </section>
        {vehicle ? <Advice vehicle={vehicle} isResult={!product?.fit} /> : null}
      </div>
      {vehicle ? <Suggested vehicle={vehicle} {...cards} /> : null}
    </div>
  );
}

function ForgetButton({ outcome }: Pick<VehiclePageProps, 'outcome'>) {
  const text = useText(VEHICLE);
  return (
    <PostedForm name={FORGET_FORM} outcome={outcome} className={styles.forget}>
      <SubmitButton form={FORGET_FORM} variant="text" size="md">
        {text.forget}
      </SubmitButton>
    </PostedForm>
  );
}

interface VerdictProps {
  readonly product: CheckedProduct;
  readonly fit: Fit;
  readonly vehicle: Vehicle;
}

/** Whether the product that the shopper came from fits. */
function Verdict({ product, fit, vehicle }: VerdictProps) {
  const text = useText(VEHICLE);
  const name = vehicleName(text, vehicle);
  const isMisfit = fit.kind === 'misfit';
  return (
    <Note tone={isMisfit ? 'warn' : 'ok'} title={product.name} id={VEHICLE_RESULT}>
      <p>{isMisfit ? `${text.misfit(name)}. ${misfitText(text, fit.reason)}` : text.fits(name)}</p>
      <p>
        <LocalLink className="link" to={productPath(product.slug)}>
          {text.back(product.name)}
        </LocalLink>
      </p>
    </Note>
  );
}

/** The viscosities and the standard to look for. */
function Advice({ vehicle, isResult }: { readonly vehicle: Vehicle; readonly isResult: boolean }) {
  const text = useText(VEHICLE);
  const grades = suitableGrades(vehicle);
  return (
    <section
      className={styles.advice}
      data-theme="light"
      aria-labelledby="advice"
      id={isResult ? VEHICLE_RESULT : undefined}
      tabIndex={-1}
    >
      <h2 id="advice" className="h3">
        {text.result(vehicleName(text, vehicle))}
      </h2>
      <dl>
        <dt>{text.grades}</dt>
        <dd>
          {grades.length > 0 ? (
            <ul className={styles.grades}>
              {grades.map((grade) => (
                <li key={grade}>{gradeName(grade)}</li>
              ))}
            </ul>
          ) : (
            text.noGrade
          )}
        </dd>
        <dt>{text.standard}</dt>
        <dd className={styles.standard}>{neededStandard(vehicle).name}</dd>
      </dl>
      <p className="small">{text.handbook}</p>
    </section>
  );
}

function Suggested({ vehicle, oils, additives }: Pick<VehiclePageProps, 'oils' | 'additives'> & { vehicle: Vehicle }) {
  const text = useText(VEHICLE);
  const localize = useLocalPath();
  const all = localize(catalogPath(PATHS.products, { ...EMPTY_QUERY, vehicle }));
  return (
    <>
      {oils || additives ? null : <p className="lead">{text.none}</p>}
      {oils ? (
        <section aria-labelledby="oils">
          <SectionHeader id="oils" title={text.oils} />
          {oils}
        </section>
      ) : null}
      {additives ? (
        <section aria-labelledby="additives">
          <SectionHeader id="additives" title={text.additives} />
          {additives}
        </section>
      ) : null}
      <div>
        <LinkButton href={all} variant="line" size="lg" rel="nofollow">
          {text.seeAll}
        </LinkButton>
      </div>
    </>
  );
}
