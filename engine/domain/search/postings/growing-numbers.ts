/**
 * A list of whole numbers that takes four bytes for each. It never moves into a larger place: what is left behind is memory outside the
 * heap, of which a large catalog leaves so much that V8 collects all objects for it.
 */
export interface GrowingNumbers {
  readonly length: number;
  add(value: number): void;
  /** In their order; two lists of the same length have parts of the same lengths. */
  parts(): readonly Uint32Array[];
}

/** 64 KB. */
const PART_SIZE = 16_384;

export function growingNumbers(): GrowingNumbers {
  const parts: Uint32Array[] = [];
  let last = new Uint32Array(0);
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(value) {
      const place = length % PART_SIZE;
      if (place === 0) {
        last = new Uint32Array(PART_SIZE);
        parts.push(last);
      }
      last[place] = value;
      length += 1;
    },
    parts: () => parts.map((part, place) => part.subarray(0, length - place * PART_SIZE)),
  };
}
