/** A list of whole numbers that takes four bytes for each. */
export interface GrowingNumbers {
  add(value: number): void;
  all(): Uint32Array;
}

const FIRST_SIZE = 1024;

export function growingNumbers(): GrowingNumbers {
  let numbers = new Uint32Array(FIRST_SIZE);
  let length = 0;
  return {
    add(value) {
      if (length === numbers.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length] = value;
      length += 1;
    },
    all: () => numbers.subarray(0, length),
  };
}
