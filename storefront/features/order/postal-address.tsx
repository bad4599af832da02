import { useLanguage } from '../../i18n/bilingual.ts';
import { postalLines } from '../../i18n/places.ts';
import type { Address } from '../../model/order.ts';

/** Where the parcel or the bill goes, and the number to call. */
export function PostalAddress({ label, address }: { readonly label: string; readonly address: Address }) {
  const lines = [...postalLines(address, useLanguage()), address.phone];
  return (
    <section className="or-addr">
      <h2 className="f-l">{label}</h2>
      <address>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
