import type { CSSProperties } from 'react';

interface SkeletonProps {
  readonly width?: string;
  readonly height: string;
  readonly className?: string;
}

/** Stands where something is coming, in its exact size. The part that waits carries `aria-busy`. */
export function Skeleton({ width = '100%', height, className }: SkeletonProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={className ? `skel ${className}` : 'skel'} style={size} aria-hidden="true" />;
}
