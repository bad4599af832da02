import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { type Choice, choiceIn, printChoice } from '../../model/choice.ts';
import type { ShownProduct } from '../../model/product.ts';
import { BUY_FORM } from './buy-form.ts';

/** What was tapped before the page's script ran stands in the form only: the address is told of it. */
export function useEarlyChoice(product: ShownProduct, choice: Choice): void {
  const navigate = useNavigate();
  const adopt = useEffectEvent(() => {
    const form = document.getElementById(BUY_FORM);
    if (!(form instanceof HTMLFormElement)) return;
    const tapped = printChoice(choiceIn(product, new FormData(form)));
    if (tapped !== printChoice(choice)) navigate(`?${tapped}`, { replace: true, preventScrollReset: true });
  });
  useEffect(() => adopt(), []);
}
