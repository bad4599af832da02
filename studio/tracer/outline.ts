/** A flat shape is drawn by its corners in millimetres, each with the radius that rounds it. */
export type Corner = readonly [x: number, y: number, fillet?: number];
export type Point = readonly [x: number, y: number];

const STEP_DEGREES = 4;

interface Turn {
  readonly before: Corner;
  readonly at: Corner;
  readonly after: Corner;
}

const unit = ([ax, ay]: Corner, [bx, by]: Corner): Point => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
};

/** The arc that replaces one corner; a fillet too wide for its neighbours shrinks to what fits. */
function arc({ before, at, after }: Turn): Point[] {
  const [x, y, fillet = 0] = at;
  const [ux, uy] = unit(at, before);
  const [vx, vy] = unit(at, after);
  const angle = Math.acos(Math.max(-1, Math.min(1, ux * vx + uy * vy)));
  if (fillet === 0 || angle > Math.PI - 0.01 || angle < 0.01) return [[x, y]];
  const room = 0.499 * Math.min(Math.hypot(before[0] - x, before[1] - y), Math.hypot(after[0] - x, after[1] - y));
  const reach = Math.min(fillet / Math.tan(angle / 2), room);
  const radius = reach * Math.tan(angle / 2);
  const toCenter = radius / Math.sin(angle / 2) / (Math.hypot(ux + vx, uy + vy) || 1);
  const [cx, cy] = [x + (ux + vx) * toCenter, y + (uy + vy) * toCenter];
  const start = Math.atan2(y + uy * reach - cy, x + ux * reach - cx);
  const sweep = Math.PI - angle;
  const sign = ux * vy - uy * vx < 0 ? 1 : -1;
  const steps = Math.max(2, Math.ceil((sweep * 180) / Math.PI / STEP_DEGREES));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const turn = start + (sign * sweep * i) / steps;
    return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)] as const;
  });
}

/** The closed polygon of a shape, its corners rounded. */
export function outline(corners: readonly Corner[]): Point[] {
  return corners.flatMap((at, i) => {
    const before = corners.at(i - 1) ?? at;
    const after = corners[(i + 1) % corners.length] ?? at;
    return arc({ before, at, after });
  });
}

/** The half-profile of a turned body (radius, height), from the axis below to the axis above, with its mirror image. */
export function mirroredProfile(profile: readonly Corner[]): Point[] {
  const mirrored = profile.toReversed().map(([r, y, fillet = 0]): Corner => [-r, y, fillet]);
  return outline([...profile, ...mirrored]);
}
