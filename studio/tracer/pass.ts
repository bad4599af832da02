/**
 * What the tracer found behind each pixel, before any color: one pass serves every pack of the same container,
 * because label, body and cap are shaded afterwards.
 */
export interface Pass {
  readonly width: number;
  readonly height: number;
  /** 0 nothing, `FIRST_DECAL + i` the i-th decal, else the solid's index + 1. */
  readonly kind: Uint8Array;
  /** 1 where the sample was traced itself, 0 where it was taken from a coarser pass. */
  readonly traced: Uint8Array;
  /** Position on the decal, in millimetres. */
  readonly across: Float32Array;
  readonly down: Float32Array;
  /** Light that reaches the surface: from the room, off the floor, and the share that other surfaces of the pack cover. */
  readonly light: Float32Array;
  readonly bounce: Float32Array;
  readonly near: Float32Array;
  /** Reflection light: of the room and of the floor. */
  readonly gloss: Float32Array;
  readonly floorGloss: Float32Array;
  /** 1 for the pack itself, less for its mirror image in the floor. */
  readonly cover: Float32Array;
  /** How much light the pack takes from the floor: 0 none, 1 all. */
  readonly shadow: Float32Array;
  readonly normalX: Float32Array;
  readonly normalY: Float32Array;
  readonly depth: Float32Array;
}

export const FIRST_DECAL = 100;

type Channels = Omit<Pass, 'width' | 'height' | 'kind' | 'traced'>;

export const CHANNELS = [
  'across',
  'down',
  'light',
  'bounce',
  'near',
  'gloss',
  'floorGloss',
  'cover',
  'shadow',
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
export function passIn({ width, height, bytes }: PassMemory): Pass {
  const pixels = width * height;
  const channel = (name: (typeof CHANNELS)[number]) =>
    new Float32Array(bytes, CHANNELS.indexOf(name) * pixels * 4, pixels);
  return {
    width,
    height,
    kind: new Uint8Array(bytes, CHANNELS.length * pixels * 4, pixels),
    traced: new Uint8Array(bytes, CHANNELS.length * pixels * 4 + pixels, pixels),
    across: channel('across'),
    down: channel('down'),
    light: channel('light'),
    bounce: channel('bounce'),
    near: channel('near'),
    gloss: channel('gloss'),
    floorGloss: channel('floorGloss'),
    cover: channel('cover'),
    shadow: channel('shadow'),
    normalX: channel('normalX'),
    normalY: channel('normalY'),
    depth: channel('depth'),
  };
}
