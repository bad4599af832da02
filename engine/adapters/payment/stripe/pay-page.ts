import type { PaymentProvider } from '#engine/usecases/ports/payments.ts';

export const payPage =
  (pages: string | null): PaymentProvider['payPage'] =>
  ({ clientSecret, language, returnUrl }) => {
    if (pages === null) return null;
    return `${pages}/${encodeURIComponent(clientSecret)}?${new URLSearchParams({ language, return_url: returnUrl })}`;
  };
