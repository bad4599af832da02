import type { Form } from '../tracer/form.ts';

/** A thing that stands before the camera besides packs, with the SVG of its printed sheets in their millimetres. */
export interface Prop {
  readonly form: () => Form;
  readonly print: (sheet: number) => string;
}

export const UNPRINTED = (): string => '';

/** What every prop's form ends with: it is looked at straight, and never in close-up. */
export const STRAIGHT = { yaw: 0, pitch: 0, focus: { at: [0, 0, 0], span: 100, yaw: 0, pitch: 0 } } as const;
