import type { StripeConstructor } from '@stripe/stripe-js';

/**
 * Stripe.js must come from Stripe itself (docs.stripe.com/js/including). The release has the name of the API version
 * that the engine uses. The package's own loader would start the download on every page that imports it.
 */
const SCRIPT_URL = 'https://js.stripe.com/endive/stripe.js';

const isStripeConstructor = (value: unknown): value is StripeConstructor => typeof value === 'function';

/** Loads Stripe.js once. After a failure it can be called again. @rejects when the script cannot be loaded. */
export function loadStripe(): Promise<StripeConstructor> {
  const present: unknown = Reflect.get(window, 'Stripe');
  if (isStripeConstructor(present)) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT_URL;
    const fail = () => {
      script.remove();
      reject(new Error('Stripe.js could not be loaded'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const loaded: unknown = Reflect.get(window, 'Stripe');
      if (isStripeConstructor(loaded)) resolve(loaded);
      else fail();
    });
    document.head.append(script);
  });
}
