import { CONTAINER_MODELS } from '../containers/index.ts';
import type { Container, Pack } from '../packs/pack.ts';
import { isProp, PROPS, type PropName } from '../props/index.ts';
import { arrange, type Placement } from '../tracer/arrange.ts';
import type { ColorRef, Model } from '../tracer/model.ts';

/** A pack or a prop, and where it stands. */
export interface SceneObject {
  readonly subject: Pack | PropName;
  /** Unset stands alone in the middle. */
  readonly placement?: Placement;
}

type ModelName = Container | PropName;

/** What the tracer needs of an object: packs of one container share their model. */
export interface PlacedModel {
  readonly name: ModelName;
  readonly placement?: Placement;
}

const modelName = ({ subject }: SceneObject): ModelName => (typeof subject === 'string' ? subject : subject.container);

export const placedModel = (object: SceneObject): PlacedModel => ({
  name: modelName(object),
  ...(object.placement && { placement: object.placement }),
});

const built = new Map<ModelName, Model>();

/** Built once: a model takes up to a second. */
export function modelOf(name: ModelName): Model {
  const model = built.get(name) ?? (isProp(name) ? PROPS[name].model() : CONTAINER_MODELS[name]());
  built.set(name, model);
  return model;
}

const CENTER: Placement = { x: 0, z: 0, turn: 0, scale: 1 };

/** One model of all that stands before the camera. */
export function modelOfScene(placed: readonly PlacedModel[]): Model {
  const [only] = placed;
  if (only && placed.length === 1 && !only.placement) return modelOf(only.name);
  return arrange(placed.map(({ name, placement = CENTER }) => ({ model: modelOf(name), placement })));
}

const isHex = (color: ColorRef): color is `#${string}` => color.startsWith('#');

/** CSS hex colors of the solids of all objects, in the order of the scene's model. */
export function solidColors(objects: readonly SceneObject[]): string[] {
  return objects.flatMap((object) => {
    const { subject } = object;
    return modelOf(modelName(object)).solids.map(({ color }) => {
      if (isHex(color)) return color;
      if (typeof subject === 'string') throw new Error(`a prop has no ${color} color`);
      return subject.colors[color];
    });
  });
}
