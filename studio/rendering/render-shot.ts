import type { Backdrop } from '../shading/backdrop.ts';
import { type Picture, shade } from '../shading/shade.ts';
import type { Camera } from '../tracer/camera.ts';
import type { Model } from '../tracer/model.ts';
import { renderDecals } from './decals.ts';
import { modelOfScene, placedModel, type SceneObject, solidColors } from './scene.ts';
import { SAMPLES, traceScene } from './trace-scene.ts';

/** One traced scene and the pictures shaded from it: packs of one container differ in color and label only. */
export interface Shot {
  readonly camera: (model: Model) => Camera;
  readonly floor: boolean;
  readonly variants: readonly Variant[];
}

export interface Variant {
  /** Name of the picture, without folder and extension. */
  readonly name: string;
  /** Of the same models, in the same places, as those of the other variants. */
  readonly objects: readonly SceneObject[];
  readonly backdrop?: Backdrop;
}

interface RenderedPicture {
  readonly name: string;
  readonly picture: Picture;
}

/** Decals are a little finer than the samples, so that type stays crisp. */
const DECAL_RESOLUTION = 1.25;

/** Traces the scene once and shades each of its variants. */
export async function* renderShot({ camera, floor, variants }: Shot): AsyncGenerator<RenderedPicture> {
  const placed = (variants[0]?.objects ?? []).map(placedModel);
  const model = modelOfScene(placed);
  const view = camera(model);
  const pass = await traceScene({ placed, camera: view, floor });
  for (const { name, objects, backdrop } of variants) {
    const decals = await renderDecals(objects, view.scale * SAMPLES * DECAL_RESOLUTION);
    const colors = solidColors(objects);
    yield { name, picture: shade(pass, { model, colors, decals, samples: SAMPLES, ...(backdrop && { backdrop }) }) };
  }
}
