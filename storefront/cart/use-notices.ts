import { useCallback, useState } from 'react';
import { type Notice, withNotice, withoutNotice } from './notices.ts';

const SHOWN_MS = 5000;

/** What the shopper is told in passing. Errors stay until they are dismissed. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const dismiss = useCallback((id: number) => setNotices((shown) => withoutNotice(shown, id)), []);
  const tell = useCallback(
    (notice: Omit<Notice, 'id'>) => {
      const id = performance.now();
      setNotices((shown) => withNotice(shown, { ...notice, id }));
      if (notice.tone !== 'bad') setTimeout(() => dismiss(id), SHOWN_MS);
    },
    [dismiss],
  );
  return { notices, tell, dismiss };
}
