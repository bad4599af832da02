import type { TrackShape } from '../../model/content/content.ts';
import styles from './track-map.module.css';

/** The middle of the road, seen from above. */
const ROADS: Readonly<Record<TrackShape, string>> = {
  'tri-oval':
    'M250 430C130 430 90 360 130 290C160 236 240 214 330 196L420 178C470 168 500 168 548 178L640 196C730 214 800 236 830 290C870 360 830 430 710 430Z',
  oval: 'M260 420C150 420 120 360 120 300C120 240 150 180 260 180L700 180C810 180 840 240 840 300C840 360 810 420 700 420Z',
  paperclip:
    'M210 372C130 372 112 336 112 300C112 264 130 228 210 228L750 228C830 228 848 264 848 300C848 336 830 372 750 372Z',
};

interface TrackMapProps {
  readonly shape: TrackShape;
  /** For screen readers. */
  readonly label: string;
}

/** A race track with its racing line and the start. */
export function TrackMap({ shape, label }: TrackMapProps) {
  const road = ROADS[shape];
  return (
    <svg className={styles.map} viewBox="60 130 840 340" role="img" aria-label={label}>
      <path className={styles.road} d={road} />
      <path className={styles.middle} d={road} />
      <path className={styles.line} d={road} pathLength={100} />
      <path className={styles.start} d={shape === 'paperclip' ? 'M440 340v64' : 'M440 392v64'} />
    </svg>
  );
}

/** The road alone, as an ornament behind a heading. */
export const TrackOrnament = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} viewBox="60 130 840 340" aria-hidden="true">
    <path className={styles.ornament} d={ROADS['tri-oval']} />
  </svg>
);
