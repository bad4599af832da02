import { hexesOf, type Member, standingOf } from './cast.ts';
import { printSheets } from './label/print.ts';
import type { Backdrop } from './paint/backdrop.ts';
import { type Picture, paint } from './paint/paint.ts';
import { photograph, SAMPLES } from './photograph.ts';
import { formOfAll } from './subjects.ts';
import type { Camera } from './tracer/camera.ts';
import type { Form } from './tracer/form.ts';

/** One traced arrangement, and the pictures painted from it: packs of one container differ in colour only. */
export interface Session {
  readonly camera: (form: Form) => Camera;
  readonly floor: boolean;
  readonly prints: readonly Print[];
}

export interface Print {
  readonly name: string;
  readonly members: readonly Member[];
  readonly backdrop?: Backdrop;
}

export interface Developed {
  readonly name: string;
  readonly picture: Picture;
}

/** Print a little finer than the camera sees, so that type stays crisp. */
const PRINT_FINENESS = 1.25;

/** Photographs an arrangement once and paints each of its prints. */
export async function* develop({ camera, floor, prints }: Session): AsyncGenerator<Developed> {
  const standing = (prints[0]?.members ?? []).map(standingOf);
  const form = formOfAll(standing);
  const view = camera(form);
  const pass = await photograph({ standing, camera: view, floor });
  for (const { name, members, backdrop } of prints) {
    const sheets = await printSheets(members, view.scale * SAMPLES * PRINT_FINENESS);
    const hexes = hexesOf(members);
    yield { name, picture: paint(pass, { form, hexes, sheets, samples: SAMPLES, ...(backdrop && { backdrop }) }) };
  }
}
