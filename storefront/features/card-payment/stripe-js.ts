/** The few members of Stripe.js that the card form uses (docs.stripe.com/js). */
export interface StripeJs {
  elements(options: { readonly clientSecret: string; readonly appearance: Appearance }): Elements;
  /** Leaves the page when it went well; comes back with an error only. */
  confirmPayment(options: {
    readonly elements: Elements;
    readonly confirmParams: { readonly return_url: string };
  }): Promise<{ readonly error: StripeError }>;
}

export interface Elements {
  create(type: 'payment'): PaymentElement;
}

interface PaymentElement {
  on(event: 'ready' | 'loaderror', heard: () => void): unknown;
  mount(place: HTMLElement): void;
  destroy(): void;
}

export interface StripeError {
  /** `card_error` and `validation_error` have a message for the shopper, in the language Stripe was opened in. */
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
}

export interface Appearance {
  readonly theme: 'stripe';
  readonly variables: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The locale is that of the fields and of what Stripe says of a card. */
type OpenStripe = (publishableKey: string, options: { readonly locale: string }) => StripeJs;

/** Always from Stripe itself. Its release has the name of the API's that the engine speaks. */
const SOURCE = 'https://js.stripe.com/endive/stripe.js';

const isOpener = (value: unknown): value is OpenStripe => typeof value === 'function';

/** Loads Stripe.js, once more after a failure. @rejects when it cannot be loaded. */
export function loadStripe(): Promise<OpenStripe> {
  const known: unknown = Reflect.get(window, 'Stripe');
  if (isOpener(known)) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SOURCE;
    const fail = () => {
      script.remove();
      reject(new Error('Stripe.js could not be loaded'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const loaded: unknown = Reflect.get(window, 'Stripe');
      if (isOpener(loaded)) resolve(loaded);
      else fail();
    });
    document.head.append(script);
  });
}
