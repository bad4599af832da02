import type { Container } from '../packs/pack.ts';
import type { Model } from '../tracer/model.ts';
import { brakeBottle } from './brake-bottle.ts';
import { flask } from './flask.ts';
import { guideBook } from './guide-book.ts';
import { jugFourLitre } from './jug-four-litre.ts';
import { jugOneLitre } from './jug-one-litre.ts';
import { motoBottle } from './moto-bottle.ts';
import { slimFlat, slimLong, slimMini } from './slim-bottles.ts';
import { sprayCan, sprayCanTall } from './spray-cans.ts';
import { squeezeTube } from './squeeze-tube.ts';
import { triggerBottle } from './trigger-bottle.ts';
import { waxTub } from './wax-tub.ts';
import { wipesCanister } from './wipes-canister.ts';

/** Builds the model of each container; building takes up to a second, so only what is rendered is built. */
export const CONTAINER_MODELS: Readonly<Record<Container, () => Model>> = {
  jug4: jugFourLitre,
  jug1: jugOneLitre,
  moto1: motoBottle,
  'slim-long': slimLong,
  'slim-flat': slimFlat,
  'slim-mini': slimMini,
  flask,
  can: sprayCan,
  'can-tall': sprayCanTall,
  trigger: triggerBottle,
  brake: brakeBottle,
  canister: wipesCanister,
  tub: waxTub,
  tube: squeezeTube,
  guide: guideBook,
};
