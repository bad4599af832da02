/** In pixels, from the middle of the frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** How a picture lies in its frame: enlarged by `scale`, its middle moved by `x` and `y`. */
export interface Zoom extends Point {
  readonly scale: number;
}

const MAX_SCALE = 4;
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** No edge of the picture comes into the frame. */
function within({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  return { scale, x: clamp(x, ((scale - 1) * width) / 2), y: clamp(y, ((scale - 1) * height) / 2) };
}

/** Enlarges by the factor, up to four times; what is at the point stays there. */
export function zoomedAt(
  zoom: Zoom,
  factor: number,
  { at, frame }: { readonly at: Point; readonly frame: Frame },
): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return within({ scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, frame);
}

/** Moves an enlarged picture. */
export const movedBy = (zoom: Zoom, { x, y }: Point, frame: Frame): Zoom =>
  within({ ...zoom, x: zoom.x + x, y: zoom.y + y }, frame);

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
