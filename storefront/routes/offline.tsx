import { cachedPageHeaders } from '../cached-page.ts';
import { OfflinePage } from '../features/navigation/offline-page.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import { useText } from '../i18n/bilingual.ts';
import { OFFLINE } from '../i18n/messages/offline.ts';

export const headers = () => cachedPageHeaders('catalog');

export default function Offline() {
  return (
    <>
      <PageHead title={useText(OFFLINE).title} isUnlisted />
      <OfflinePage />
    </>
  );
}
