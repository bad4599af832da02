import type { CountryNames } from '#contract/places/country-names.ts';
import { parcelLines } from '../../i18n/parcel-lines.ts';
import type { Address } from '../../model/order.ts';

interface PostalAddressProps {
  readonly label: string;
  readonly address: Address;
  readonly countries: CountryNames;
}

/** Where the parcel or the bill goes, and the number to call. */
export function PostalAddress({ label, address, countries }: PostalAddressProps) {
  const lines = [...parcelLines(address, countries), address.phone];
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
