/** A channel to the shop's other tabs; null where the browser refuses one: Firefox does where it keeps no cookies. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
