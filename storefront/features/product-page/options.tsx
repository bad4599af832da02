import { Form, useLocation, useNavigate } from 'react-router';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import { type Choice, type ChoiceGroup, type ChoiceOption, choiceGroups, printChoice } from '../../model/choice.ts';
import type { ShownProduct } from '../../model/product.ts';
import { classNames } from '../../ui/class-names.ts';

/** The choice stands in the address: a link can be shared, and without script the form asks for the same address. */
export const OPTIONS_ID = 'options';

interface OptionsProps {
  readonly product: ShownProduct;
  readonly choice: Choice;
}

export function Options({ product, choice }: OptionsProps) {
  const text = useText(PRODUCT);
  const { pathname } = useLocation();
  const groups = choiceGroups(product, choice);
  if (groups.length === 0) return null;
  return (
    <Form className="opts" id={OPTIONS_ID} action={pathname}>
      {groups.map((group) => (
        <OptionGroup key={group.attribute} group={group} others={groups.filter((other) => other !== group)} />
      ))}
      <noscript>
        <button type="submit" className="btn btn-line">
          {text.applyChoice}
        </button>
      </noscript>
    </Form>
  );
}

interface OptionGroupProps {
  readonly group: ChoiceGroup;
  readonly others: readonly ChoiceGroup[];
}

function OptionGroup({ group: { attribute, label, options }, others }: OptionGroupProps) {
  const text = useText(PRODUCT);
  const chosen = options.find(({ isChosen }) => isChosen);
  const otherLabels = others.map((other) => other.label).join(', ');
  return (
    <fieldset>
      <legend>
        {label}: <span>{chosen?.name ?? text.pickOne}</span>
      </legend>
      <div className="opt-r">
        {options.map((option) => (
          <OptionButton key={option.slug} attribute={attribute} option={option} otherLabels={otherLabels} />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionButtonProps {
  readonly attribute: string;
  readonly option: ChoiceOption;
  readonly otherLabels: string;
}

/** Sold out and incompatible options can be chosen too: the first to see it, the second to change the other choice. */
function OptionButton({ attribute, option, otherLabels }: OptionButtonProps) {
  const text = useText(PRODUCT);
  const navigate = useNavigate();
  const { slug, name, isChosen, state, next, leadsTo } = option;
  const price = leadsTo?.price ? formatMoney(leadsTo.price.current) : null;
  const note = { available: price, 'sold-out': text.soldOut, incompatible: text.changesOther(otherLabels) }[state];
  return (
    <label className={classNames('vo', state === 'sold-out' && 'is-off', state === 'incompatible' && 'is-other')}>
      <input
        type="radio"
        name={attribute}
        value={slug}
        checked={isChosen}
        onChange={() => navigate(`?${printChoice(next)}`, { replace: true, preventScrollReset: true })}
      />
      <b>{name}</b>
      {note ? <i>{note}</i> : null}
    </label>
  );
}
