import type { CSSProperties } from 'react';

interface StarsProps {
  /** 0 to 5. */
  readonly rating: number;
  /** "Rated 4.8 of 5", in the page's language. */
  readonly label: string;
  /** Pixels. */
  readonly size?: number;
}

export function Stars({ rating, label, size = 14 }: StarsProps) {
  const level: CSSProperties & Record<'--r' | '--s', string> = { '--r': String(rating), '--s': `${size}px` };
  return <span className="stars" role="img" aria-label={label} style={level} />;
}
