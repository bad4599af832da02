/** One bent rod; the T's stem runs on below the baseline as a dipstick. Units: cap height 48, width 108. */
const OUTLINE =
  'M0 48h18a14 14 0 0 0 14-14v-1a14 14 0 0 0-14-14h-4a3 3 0 0 1-3-3v-2a3 3 0 0 1 3-3h33v39h11V11h36a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H84v-9H73v34h11V34h10a14 14 0 0 0 14-14v-6A14 14 0 0 0 94 0H14A14 14 0 0 0 0 14v2a14 14 0 0 0 14 14h4a3 3 0 0 1 3 3v1a3 3 0 0 1-3 3H0z';

const CAP_HEIGHT = 48;
const WIDTH = 108;
const TIP_RADIUS = 5.5;
const GAP = 2.4;

/** Where the bare stem ends and the oil on it begins. */
function stemPaths(length: number) {
  const bareEnd = CAP_HEIGHT + length * 0.16;
  const oilEnd = CAP_HEIGHT + length * 0.62;
  const tipEnd = CAP_HEIGHT + length - TIP_RADIUS;
  return {
    bare: `M47 47.5h11V${bareEnd.toFixed(1)}H47z`,
    oil: `M47 ${(bareEnd + GAP).toFixed(1)}h11V${oilEnd.toFixed(1)}H47zM47 ${(oilEnd + GAP).toFixed(1)}h11V${tipEnd}a5.5 5.5 0 0 1-11 0z`,
  };
}

interface WordmarkProps {
  /** Length of the dipstick below the letters, in units of a cap height of 48. */
  readonly stemLength: number;
}

/** Decorative: the link or heading around it carries the name and fills the paths: letters, bare stem, oil. */
export function Wordmark({ stemLength }: WordmarkProps) {
  const { bare, oil } = stemPaths(stemLength);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${CAP_HEIGHT + stemLength}`} aria-hidden="true">
      <path d={OUTLINE} />
      <path d={bare} />
      <path d={oil} />
    </svg>
  );
}
