import { useState } from 'react';
import { useLocation } from 'react-router';
import { whatsappShare } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { SHARE } from '../../i18n/messages/share.ts';
import { type Choice, printChoice } from '../../model/product/choice.ts';
import { AnchorButton, Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './share.module.css';

interface ShareProps {
  /** Of the product. */
  readonly name: string;
  readonly choice: Choice;
  /** Of the shop, absolute, without a trailing slash. */
  readonly baseUrl: string;
}

/** Hands on the product with what is chosen of it: by the device's own sheet, as a copied link, or by WhatsApp. */
export function Share({ name, choice, baseUrl }: ShareProps) {
  const text = useText(SHARE);
  const { pathname } = useLocation();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const query = printChoice(choice);
  const url = baseUrl + pathname + (query === '' ? '' : `?${query}`);
  const share = async () => setResult(await handOn({ title: name, url }));
  return (
    <div className={classNames('screenOnly', styles.share)}>
      <Button type="button" variant="text" className="scriptOnly" onClick={share}>
        <Icon name="share" size={20} /> {text.share}
      </Button>
      <AnchorButton variant="text" href={whatsappShare(text.message(name, url))} target="_blank" rel="noopener">
        <Icon name="brand-whatsapp" size={20} /> {text.whatsapp}
      </AnchorButton>
      <p className="small" role="status">
        {result === 'copied' ? text.copied : null}
        {result === 'failed' ? text.failed(url) : null}
      </p>
    </div>
  );
}

/** Null where the device's own sheet says what happened. */
async function handOn(link: { readonly title: string; readonly url: string }): Promise<'copied' | 'failed' | null> {
  if ('share' in navigator) {
    // Rejected when the shopper closes the sheet.
    await navigator.share(link).catch(() => undefined);
    return null;
  }
  // The clipboard is missing where the address is not https.
  return Promise.resolve()
    .then(() => navigator.clipboard.writeText(link.url))
    .then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
}
