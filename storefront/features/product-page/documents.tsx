import { LANGUAGES } from '#contract/languages.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatDecimal } from '../../i18n/format.ts';
import { DOCUMENTS } from '../../i18n/messages/documents.ts';
import type { ProductDocument } from '../../model/product/product.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './documents.module.css';

const BYTES_PER_KB = 1000;

/** Files to read, those in the reader's language first. */
export function Documents({ documents }: { readonly documents: readonly ProductDocument[] }) {
  const text = useText(DOCUMENTS);
  const language = useLanguage();
  const names: Readonly<Record<string, string>> = text.kinds;
  const sorted = documents.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
  return (
    <ul className={styles.documents}>
      {sorted.map((file) => (
        <li key={file.href}>
          <Icon name="file-download" />
          <a className="link" href={file.href} hrefLang={LANGUAGES[file.language].tag} download="">
            {names[file.kind] ?? text.file}
          </a>
          <span className="small muted">
            {text.size(file.format, formatDecimal(Math.ceil(file.bytes / BYTES_PER_KB), language))},{' '}
            {text.languages[file.language]}
          </span>
        </li>
      ))}
    </ul>
  );
}
