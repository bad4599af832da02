import { startTransition, useEffect, useEffectEvent, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { choiceField } from '#contract/inputs/cart-form.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import {
  type Choice,
  type ChoiceGroup,
  type ChoiceOption,
  choiceGroups,
  choiceOfForm,
  printChoice,
} from '../../model/product/choice.ts';
import type { Product } from '../../model/product/product.ts';
import { parseReviewQuery, withReviewQuery } from '../../model/product/reviews.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BUY_FORM } from './buy-form.ts';
import styles from './options.module.css';

export const OPTIONS_ID = 'options';

interface OptionsProps {
  readonly product: Product;
  readonly choice: Choice;
}

/**
 * The choice stands in the address, so that a link can be shared. It belongs to the buy form: what is sold is what was tapped
 * last, also without script, where a button of the same form asks for the address.
 */
export function Options({ product, choice }: OptionsProps) {
  const text = useText(PRODUCT);
  const { pathname } = useLocation();
  useChoiceBeforeHydration(product, choice);
  if (choiceGroups(product, choice).length === 0) return null;
  return (
    <div className={classNames(styles.options, styles.onPage)} id={OPTIONS_ID}>
      <OptionGroups product={product} choice={choice} form={BUY_FORM} />
      <noscript>
        <Button type="submit" variant="line" form={BUY_FORM} formMethod="get" formAction={pathname}>
          {text.applyChoice}
        </Button>
      </noscript>
    </div>
  );
}

/** The options of the page once more, for a sheet over it; what is tapped follows on both. */
export const OptionsInSheet = (props: OptionsProps) => (
  <div className={styles.options}>
    <OptionGroups {...props} />
  </div>
);

interface OptionForm {
  /** Which the options belong to; without it they only lead to the address of the choice. */
  readonly form?: string | undefined;
}

/** What is tapped is ticked at once. The page follows with its address, which takes a slow phone a second. */
function OptionGroups({ product, choice, form }: OptionsProps & OptionForm) {
  const navigate = useNavigate();
  const withChoice = useWithChoice();
  const [tapped, tap] = useOptimistic(choice);
  const groups = choiceGroups(product, tapped);
  const choose = (next: Choice) =>
    startTransition(async () => {
      tap(next);
      await navigate(`?${withChoice(next)}`, { replace: true, preventScrollReset: true });
    });
  return groups.map((group) => (
    <OptionGroup
      key={group.attribute}
      group={group}
      others={groups.filter((other) => other !== group)}
      form={form}
      choose={choose}
    />
  ));
}

interface OptionChoice extends OptionForm {
  choose(choice: Choice): void;
}

interface OptionGroupProps extends OptionChoice {
  readonly group: ChoiceGroup;
  readonly others: readonly ChoiceGroup[];
}

function OptionGroup({ group: { attribute, label, options }, others, ...rest }: OptionGroupProps) {
  const text = useText(PRODUCT);
  const chosen = options.find(({ isChosen }) => isChosen);
  const otherLabels = others.map((other) => other.label).join(', ');
  return (
    <fieldset>
      <legend>
        {label}: <span>{chosen?.name ?? text.pickOne}</span>
      </legend>
      <div className={styles.row}>
        {options.map((option) => (
          <OptionButton key={option.slug} attribute={attribute} option={option} otherLabels={otherLabels} {...rest} />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionButtonProps extends OptionChoice {
  readonly attribute: string;
  readonly option: ChoiceOption;
  readonly otherLabels: string;
}

/** Sold out and incompatible options can be chosen too: the first to see it, the second to change the other choice. */
function OptionButton({ attribute, option, otherLabels, form, choose }: OptionButtonProps) {
  const text = useText(PRODUCT);
  const { slug, name, isChosen, state, next, variation } = option;
  const price = variation?.price ? formatMoney(variation.price.current) : null;
  const note = { available: price, 'sold-out': text.soldOut, incompatible: text.changesOther(otherLabels) }[state];
  return (
    <label
      className={classNames(
        styles.option,
        state === 'sold-out' && styles.isSoldOut,
        state === 'incompatible' && styles.isIncompatible,
      )}
    >
      <input
        type="radio"
        form={form}
        name={choiceField(attribute)}
        value={slug}
        checked={isChosen}
        onChange={() => choose(next)}
      />
      <b>{name}</b>
      {note ? <i>{note}</i> : null}
    </label>
  );
}

/** The query of the page with another choice; the reviews that are shown stay the same. */
function useWithChoice(): (choice: Choice) => string {
  const [parameters] = useSearchParams();
  return (choice) => withReviewQuery(new URLSearchParams({ ...choice }), parseReviewQuery(parameters)).toString();
}

/** An option that was chosen before hydration is only in the form: this puts it into the address. */
function useChoiceBeforeHydration(product: Product, choice: Choice): void {
  const navigate = useNavigate();
  const adopt = useEffectEvent(() => {
    const form = document.getElementById(BUY_FORM);
    if (!(form instanceof HTMLFormElement)) return;
    const tapped = printChoice(choiceOfForm(product, new FormData(form)));
    if (tapped !== printChoice(choice)) navigate(`?${tapped}`, { replace: true, preventScrollReset: true });
  });
  useEffect(() => adopt(), []);
}
