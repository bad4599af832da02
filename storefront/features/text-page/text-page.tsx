import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatDay } from '../../i18n/dates.ts';
import { LocalProse } from '../../i18n/local-prose.tsx';
import { CONTENT } from '../../i18n/messages/content.ts';
import type { TextPage as TextPageData } from '../../model/content/content.ts';
import { PageContents } from '../../ui/page-contents.tsx';
import styles from './text-page.module.css';

/** A text with its date and its list of contents. */
export function TextPage({ page: { updated, text } }: { readonly page: TextPageData }) {
  const texts = useText(CONTENT);
  const date = formatDay(updated, useLanguage());
  return (
    <div className={styles.page}>
      <PageContents
        className={styles.contents}
        label={texts.onThisPage}
        headings={text.headings.filter(({ level }) => level === 2)}
      />
      <div>
        <p className={styles.date}>
          {texts.updated} <time dateTime={updated}>{date}</time>
        </p>
        <LocalProse html={text.html} />
      </div>
    </div>
  );
}
