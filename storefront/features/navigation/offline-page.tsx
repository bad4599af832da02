import { useEffect, useState, useSyncExternalStore } from 'react';
import { LATEST_BUILD } from '#contract/builds.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { matchRoute } from '#contract/match-route.ts';
import { PATHS, returnPath } from '#contract/paths.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { OFFLINE } from '../../i18n/messages/offline.ts';
import { type KeptPage, listKeptPages } from '../../offline/kept-pages.ts';
import { AnchorButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureLayout } from './failure-layout.tsx';
import styles from './offline-page.module.css';

/** Says what can be read without a connection, and goes on to the page that was wanted once there is one. */
export function OfflinePage() {
  const text = useText(OFFLINE);
  const wanted = useWantedPage();
  const home = useLocalPath()(PATHS.home);
  const pages = useKeptPages();
  useGoOn(wanted);
  const isPersonal = wanted !== null && matchRoute(wanted).route.audience === 'visitor';
  return (
    <FailureLayout>
      <h1>{text.heading}</h1>
      <p className="lead">{isPersonal ? text.wantedCart : text.lead}</p>
      <AnchorButton href={wanted ?? home} variant="go">
        {text.retry}
      </AnchorButton>
      <section className={styles.visited} aria-labelledby="visited">
        <h2 id="visited">{text.visited}</h2>
        {pages.length > 0 ? (
          <>
            <p className="muted">{text.visitedNote}</p>
            <ul>
              {pages.map(({ address, title, language }) => (
                <li key={address}>
                  <a href={address} lang={language} hrefLang={language}>
                    {title} <Icon name="arrow-right" />
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="muted">{text.nothingVisited}</p>
        )}
      </section>
    </FailureLayout>
  );
}

/** The service worker puts it into the fragment; anybody else may have put anything there. */
const wantedPage = (): string | null => returnPath(window.location.hash.slice(1));

const useWantedPage = (): string | null =>
  useSyncExternalStore(
    (notify) => {
      addEventListener('hashchange', notify);
      return () => removeEventListener('hashchange', notify);
    },
    wantedPage,
    () => null,
  );

function useKeptPages(): readonly KeptPage[] {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  const { tag } = LANGUAGES[useLanguage()];
  useEffect(() => {
    listKeptPages(tag).then(setPages, () => undefined);
  }, [tag]);
  return pages;
}

/** Once there is a connection, also one that came back before this page's script ran; by asking, because a network is not yet a shop. */
function useGoOn(wanted: string | null): void {
  useEffect(() => {
    if (wanted === null) return;
    const goOn = async () => {
      if (!navigator.onLine) return;
      const answer = await fetch(LATEST_BUILD, { cache: 'no-store' }).catch(() => null);
      if (answer?.ok) window.location.replace(wanted);
    };
    goOn();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [wanted]);
}
