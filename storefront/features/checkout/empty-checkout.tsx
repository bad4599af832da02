import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { Empty } from '../../ui/empty.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function EmptyCheckout() {
  const text = useText(CHECKOUT);
  const localise = useLocalPath();
  const browse = (
    <LinkButton variant="go" href={localise(PATHS.products)}>
      {text.browse}
    </LinkButton>
  );
  return (
    <div className="wrap section">
      <Empty headingLevel={1} title={text.empty} action={browse}>
        {text.emptyHelp}
      </Empty>
    </div>
  );
}
