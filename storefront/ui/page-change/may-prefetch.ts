interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not for who saves data or waits for every kilobyte. Browsers that tell nothing count as fast. */
export const isFast = ({ saveData = false, effectiveType = '' }: Connection): boolean =>
  !saveData && !effectiveType.endsWith('2g');

/** Whether pages may be fetched before they are asked for. What a browser has failed to prefetch it does not load again. */
export const mayPrefetch = (): boolean =>
  navigator.onLine && isFast('connection' in navigator ? (navigator.connection as Connection) : {});
