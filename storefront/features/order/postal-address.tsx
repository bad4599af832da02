import { addressFormat } from '#contract/places/address-formats.ts';
import { useLanguage } from '../../i18n/bilingual.ts';
import type { Address } from '../../model/order.ts';

/** An address as it stands on a parcel. */
export function PostalAddress({ label, address }: { readonly label: string; readonly address: Address }) {
  const language = useLanguage();
  const state = addressFormat(address.country).states.find(({ code }) => code === address.state)?.name ?? address.state;
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(address.country || 'ID');
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    [address.city, [state, address.postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    country,
    address.phone,
  ];
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
