import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ORDER } from '../../i18n/messages/order.ts';
import { DeadEnd } from './dead-end.tsx';

export function OrderMissing() {
  const text = useText(ORDER);
  return (
    <DeadEnd title={text.notFound}>
      {text.notFoundHelp}{' '}
      <LocalLink className="link" to={PATHS.findOrder}>
        {text.findTitle}
      </LocalLink>
    </DeadEnd>
  );
}
