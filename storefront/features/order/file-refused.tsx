import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { FILES } from '../../i18n/messages/files.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export type FileRefusal = 'unknown' | 'expired' | 'spent';

/** Stands where a link to a bought file leads to none. */
export function FileRefused({ reason }: { readonly reason: FileRefusal }) {
  const text = useText(FILES);
  const ask = (
    <LinkButton variant="solid" href={`https://wa.me/${SITE.whatsapp}`}>
      <Icon name="brand-whatsapp" size={20} /> WhatsApp
    </LinkButton>
  );
  return (
    <div className="wrap section">
      <Empty headingLevel={1} title={text[reason]} action={ask}>
        {text[`${reason}Help`]}
      </Empty>
    </div>
  );
}
