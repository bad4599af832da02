import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatDate } from '../../i18n/format.ts';
import { FILES } from '../../i18n/messages/order.ts';
import type { BoughtFile } from '../../model/order.ts';
import { AnchorButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './order-files.module.css';

function File({ file }: { readonly file: BoughtFile }) {
  const text = useText(FILES);
  const language = useLanguage();
  const rules = [
    file.remaining === null ? text.unlimited : text.left(file.remaining),
    file.expires === null ? null : text.until(formatDate(file.expires, language)),
  ];
  return (
    <li>
      <div>
        <h3>{file.name}</h3>
        <p className="small muted">{file.url === null ? text.over : rules.filter(Boolean).join(' · ')}</p>
      </div>
      {file.url === null ? null : (
        // Not a page: the router must not follow it.
        <AnchorButton variant="line" href={file.url} rel="nofollow">
          <Icon name="file-download" size={20} /> {text.download}
          <span className="visuallyHidden"> {file.name}</span>
        </AnchorButton>
      )}
    </li>
  );
}

/** What was bought as files, each with its link as long as it may be fetched. */
export function OrderFiles({ files }: { readonly files: readonly BoughtFile[] }) {
  const text = useText(FILES);
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="order-files">
      <h2 id="order-files" className="h3">
        {text.title}
      </h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <File key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}
