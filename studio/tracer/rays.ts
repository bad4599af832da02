/** Directions spread evenly over the sphere, dealt to an 8 × 8 tile of pixels so that neighbours complete each other. */
export const TILE = 8;

/** The generalised golden ratio for two dimensions (Roberts' R2 sequence). */
const PLASTIC = 1.324717957244746;

/** `count` directions for each pixel of a tile, as x y z triples, tile after tile. */
export function sphereRays(count: number): Float64Array {
  const tiles = TILE * TILE;
  const rays = new Float64Array(count * tiles * 3);
  for (let tile = 0; tile < tiles; tile++)
    for (let k = 0; k < count; k++) {
      const n = k * tiles + ((tile * 37) % tiles) + 1;
      const y = 1 - 2 * ((n / PLASTIC) % 1);
      const turn = 2 * Math.PI * ((n / (PLASTIC * PLASTIC)) % 1);
      const ring = Math.sqrt(1 - y * y);
      rays.set([ring * Math.cos(turn), y, ring * Math.sin(turn)], (tile * count + k) * 3);
    }
  return rays;
}
