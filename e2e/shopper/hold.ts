import type { Shopper } from '../harness/shopper.ts';

interface Held {
  /** Once the page has asked for it. */
  readonly asked: Promise<void>;
  letThrough(): void;
}

/** Keeps back what the page asks for until it is let through. */
export async function hold({ page }: Pick<Shopper, 'page'>, requests: RegExp): Promise<Held> {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(requests, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, letThrough: released.resolve };
}
