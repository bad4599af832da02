import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { OFFLINE } from '../../i18n/messages/offline.ts';
import { KEPT_AT } from '../../offline/page-response.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './kept-notice.module.css';

const keptAt = () => document.documentElement.getAttribute(KEPT_AT);

/** Until another page comes from the shop. */
function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: [KEPT_AT] });
  return () => observer.disconnect();
}

/** Over a page that the browser has kept: of which day its prices are. */
export function KeptNotice() {
  const text = useText(OFFLINE);
  const date = useDate();
  const since = useSyncExternalStore(subscribe, keptAt, () => null);
  if (since === null) return null;
  return (
    <p className={styles.notice} role="status">
      <Icon name="info-circle" size={20} />
      <span>{since === '' ? text.kept : text.keptOn(date(since))}</span>
      <button type="button" onClick={() => window.location.reload()}>
        {text.reload}
      </button>
    </p>
  );
}
