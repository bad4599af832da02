import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { productPath } from '#contract/paths.ts';
import { useIsAdding } from '../../cart/cart-controller.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatDecimal } from '../../i18n/format.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { amountText, DOSE, doseRule, dueText } from '../../i18n/messages/dose.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import {
  DOSE_PARAMETERS,
  type Dose,
  type DosePlan,
  isOilChange,
  parseHabit,
  planDose,
  readHabits,
  usualHabits,
} from '../../model/product/dose.ts';
import type { Product } from '../../model/product/product.ts';
import { AnchorButton, Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import type { ProductProps } from './buy-form.ts';
import styles from './dose-helper.module.css';
import { OPTIONS_ID } from './options.tsx';

const DOSE_ID = 'dose';

/** How much a year takes and when it is due. A plain GET form; with script it follows every key. */
export function DoseHelper({ product, choice, purchase }: ProductProps) {
  const { dose } = product;
  const { content } = purchase;
  if (!dose || content?.unit !== 'ml' || product.type === 'external' || product.type === 'grouped') return null;
  return <Helper product={product} choice={choice} purchase={purchase} dose={dose} packMl={content.amount} />;
}

interface HelperProps extends ProductProps {
  readonly dose: Dose;
  readonly packMl: number;
}

const isForCars = ({ vehicleFacts }: Product): boolean =>
  !vehicleFacts || vehicleFacts.types.length === 0 || vehicleFacts.types.some((type) => type === 'car');

function Helper({ product, choice, purchase, dose, packMl }: HelperProps) {
  const text = useText(DOSE);
  const language = useLanguage();
  const usual = usualHabits(dose, isForCars(product));
  const [typed, setTyped] = useState(useSearchParams()[0]);
  const plan = planDose(dose, readHabits(typed, usual), packMl);
  const action = `${useLocalPath()(productPath(product.slug))}#${DOSE_ID}`;
  const field = (name: keyof typeof DOSE_PARAMETERS) => ({
    name: DOSE_PARAMETERS[name],
    defaultValue: typed.get(DOSE_PARAMETERS[name]) ?? formatDecimal(usual[name], language),
    error:
      typed.get(DOSE_PARAMETERS[name]) && parseHabit(name, typed.get(DOSE_PARAMETERS[name])) === null
        ? text.number
        : null,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 7,
  });
  return (
    <section
      id={DOSE_ID}
      className={classNames('screenOnly', styles.dose)}
      data-theme="light"
      aria-labelledby="dose-title"
    >
      <div className={styles.habits}>
        <h2 id="dose-title" className="h3">
          {text.title}
        </h2>
        <p className="small">
          {doseRule(text, dose, language)} {text.label}
        </p>
        <form
          action={action}
          className={styles.fields}
          onChange={(event) => setTyped(parametersOf(event.currentTarget))}
          onSubmit={(event) => event.preventDefault()}
        >
          {Object.entries(choice).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField {...field('litres')} label={text.litres[dose.into]} />
          <TextField {...field('kmPerMonth')} label={text.kmPerMonth} />
          {dose.every === 'fill' ? <TextField {...field('kmPerLitre')} label={text.kmPerLitre} /> : null}
          <noscript>
            <Button type="submit" variant="line">
              {text.calculate}
            </Button>
          </noscript>
        </form>
      </div>
      <Plan product={product} purchase={purchase} dose={dose} plan={plan} />
    </section>
  );
}

const parametersOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

type PlanProps = Pick<ProductProps, 'product' | 'purchase'> & { readonly dose: Dose; readonly plan: DosePlan };

/** One dose, the next one, a year, and the button that puts a year into the cart. */
function Plan({ product, purchase, dose, plan }: PlanProps) {
  const text = useText(DOSE);
  const language = useLanguage();
  const amount = (ml: number, packs: number) =>
    `${amountText(ml, language)} (${text.packs(formatDecimal(packs, language))})`;
  return (
    <div className={styles.plan}>
      <dl aria-live="polite">
        <dt>{isOilChange(dose) ? text.oneOilChange : text.oneDose}</dt>
        <dd>{amount(plan.ml, plan.packs)}</dd>
        <dt>{text.next}</dt>
        <dd>{dueText(text, plan, language)}</dd>
        <dt>{text.year}</dt>
        <dd className={styles.year}>{amount(plan.mlPerYear, plan.packsPerYear)}</dd>
      </dl>
      <AddPlan product={product} purchase={purchase} plan={plan} />
    </div>
  );
}

function AddPlan({ product, purchase, plan: { packsPerYear } }: Omit<PlanProps, 'dose'>) {
  const { state, variation, limit } = purchase;
  const text = useText(DOSE);
  const { adding, chooseOptions } = useText(PRODUCT);
  const isBusy = useIsAdding(product.id);
  if (state === 'choose') {
    return (
      <AnchorButton variant="line" href={`#${OPTIONS_ID}`}>
        {chooseOptions}
      </AnchorButton>
    );
  }
  if (state !== 'add') return null;
  const quantity = Math.min(packsPerYear, limit);
  return (
    <CartForm intent="add" isBusy={isBusy}>
      <input type="hidden" name="productId" value={product.id} />
      {variation ? <input type="hidden" name="variationId" value={variation.id} /> : null}
      <input type="hidden" name="quantity" value={quantity} />
      <Button type="submit" isFull isBusy={isBusy} busyLabel={adding}>
        {text.add(quantity)}
      </Button>
      {quantity < packsPerYear ? <p className="hint">{text.only(limit)}</p> : null}
    </CartForm>
  );
}
