import type { CSSProperties } from 'react';
import styles from './stars.module.css';

interface StarsProps {
  /** 0 to 5. */
  readonly rating: number;
  /** "Rated 4.8 of 5", in the page's language. */
  readonly label: string;
  /** Pixels. */
  readonly size?: number;
}

/** A tenth of a star is a pixel. The page's policy names each style attribute, so that exact averages would make its head too long for proxies. */
export function Stars({ rating, label, size = 14 }: StarsProps) {
  const level: CSSProperties & Record<'--rating' | '--size', string> = {
    '--rating': rating.toFixed(1),
    '--size': `${size}px`,
  };
  return <span className={styles.stars} role="img" aria-label={label} style={level} />;
}
