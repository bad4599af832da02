/**
 * What the tracer found behind each pixel, before any colour: one pass serves every pack of the same container,
 * because label, body and cap are painted afterwards.
 */
export interface Pass {
  readonly width: number;
  readonly height: number;
  /** 0 nothing, `SHEET + i` the i-th printed sheet, else the solid's index + 1. */
  readonly kind: Uint8Array;
  /** 1 where the sample was traced itself, 0 where it was taken from a coarser pass. */
  readonly fresh: Uint8Array;
  /** Place on the printed sheet, millimetres. */
  readonly across: Float32Array;
  readonly down: Float32Array;
  /** Light that reaches the surface: from the room, off the floor, and the share that other surfaces of the pack cover. */
  readonly light: Float32Array;
  readonly bounce: Float32Array;
  readonly near: Float32Array;
  /** Mirrored light: of the room and of the floor. */
  readonly gloss: Float32Array;
  readonly floorGloss: Float32Array;
  /** 1 for the pack itself, less for its mirror image in the floor. */
  readonly cover: Float32Array;
  /** How much light the pack takes from the floor: 0 none, 1 all. */
  readonly shade: Float32Array;
  readonly normalX: Float32Array;
  readonly normalY: Float32Array;
  readonly depth: Float32Array;
}

export const SHEET = 100;

type Channels = Omit<Pass, 'width' | 'height' | 'kind' | 'fresh'>;

export const CHANNELS = [
  'across',
  'down',
  'light',
  'bounce',
  'near',
  'gloss',
  'floorGloss',
  'cover',
  'shade',
  'normalX',
  'normalY',
  'depth',
] as const satisfies readonly (keyof Channels)[];

export interface PassMemory {
  readonly width: number;
  readonly height: number;
  readonly bytes: SharedArrayBuffer;
}

export const passMemory = (width: number, height: number): PassMemory => ({
  width,
  height,
  bytes: new SharedArrayBuffer(width * height * (CHANNELS.length * 4 + 2)),
});

/** Views on memory that several threads write to, each its own rows. */
export function passOn({ width, height, bytes }: PassMemory): Pass {
  const pixels = width * height;
  const channel = (name: (typeof CHANNELS)[number]) =>
    new Float32Array(bytes, CHANNELS.indexOf(name) * pixels * 4, pixels);
  return {
    width,
    height,
    kind: new Uint8Array(bytes, CHANNELS.length * pixels * 4, pixels),
    fresh: new Uint8Array(bytes, CHANNELS.length * pixels * 4 + pixels, pixels),
    across: channel('across'),
    down: channel('down'),
    light: channel('light'),
    bounce: channel('bounce'),
    near: channel('near'),
    gloss: channel('gloss'),
    floorGloss: channel('floorGloss'),
    cover: channel('cover'),
    shade: channel('shade'),
    normalX: channel('normalX'),
    normalY: channel('normalY'),
    depth: channel('depth'),
  };
}
