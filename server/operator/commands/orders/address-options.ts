import { z } from 'zod';
import { joinDistrict, splitDistrict } from '#contract/geography/district.ts';
import { splitName } from '#contract/geography/person-name.ts';
import { isTaxNumber, joinCompany, splitCompany } from '#contract/geography/tax-number.ts';
import { oneLine } from '#contract/inputs/pasted-text.ts';
import { PHONE, plainPhone } from '#contract/inputs/phone.ts';
import type { Address, AddressField, AddressPatch, AddressRole } from '#engine/domain/addresses/address.ts';
import type { AddressProblem } from '#engine/domain/addresses/check-address.ts';
import type { Messages } from '../../messages/messages.ts';
import { fill } from '../../messages/template.ts';

/** In one line, as the forms of the checkout take it. */
const line = (maxLength: number, read = oneLine) => z.string().overwrite(read).trim().max(maxLength).optional();

export const ADDRESS_FLAGS = [
  '--email <address>',
  '--phone <number>',
  '--name <name>',
  '--company <name>',
  '--tax-number <npwp>',
  '--address <street>',
  '--detail <text>',
  '--district <name>',
  '--city <name>',
  '--province <name>',
  '--postcode <postcode>',
  '--country <code>',
] as const;

/** Options that name a person and an address. None has to be given. */
export const addressFields = ({ addressOptions }: Messages) => ({
  email: line(254),
  name: line(200),
  company: line(100),
  taxNumber: line(40).refine((text) => !text || isTaxNumber(text), addressOptions.wrongTaxNumber),
  address: line(200),
  detail: line(150),
  district: line(50),
  city: line(100),
  province: line(100),
  postcode: line(20),
  country: line(2),
  phone: line(20, plainPhone).refine((text) => !text || PHONE.test(text), addressOptions.wrongPhone),
});

/** Of an address that goods are delivered to, beside one that is billed. */
export const RECIPIENT_FLAGS = ADDRESS_FLAGS.filter(
  (flag) => !flag.startsWith('--email') && !flag.startsWith('--tax-number'),
).map((flag) => flag.replace('--', '--to-'));

export function recipientFields(messages: Messages) {
  const { name, phone, company, address, detail, district, city, province, postcode, country } =
    addressFields(messages);
  return {
    toName: name,
    toPhone: phone,
    toCompany: company,
    toAddress: address,
    toDetail: detail,
    toDistrict: district,
    toCity: city,
    toProvince: province,
    toPostcode: postcode,
    toCountry: country,
  };
}

type GivenAddress = { readonly [Field in keyof ReturnType<typeof addressFields>]?: string | undefined };

type GivenRecipient = { readonly [Field in keyof ReturnType<typeof recipientFields>]?: string | undefined };

export const recipientOf = (given: GivenRecipient): GivenAddress => ({
  name: given.toName,
  phone: given.toPhone,
  company: given.toCompany,
  address: given.toAddress,
  detail: given.toDetail,
  district: given.toDistrict,
  city: given.toCity,
  province: given.toProvince,
  postcode: given.toPostcode,
  country: given.toCountry,
});

/** What was given of an address, without the email address. Kecamatan and tax number are parts of lines that stay otherwise. */
export function addressPatch(given: GivenAddress, stored: Pick<Address, 'company' | 'address2'>): AddressPatch {
  const { name, address: address1, city, province: state, postcode, country, phone } = given;
  const before = { ...splitCompany(stored.company), ...splitDistrict(stored.address2) };
  const detail = { detail: given.detail ?? before.detail, district: given.district ?? before.district };
  const billed = { company: given.company ?? before.company, taxNumber: given.taxNumber ?? before.taxNumber };
  const hasDetail = given.detail !== undefined || given.district !== undefined;
  const hasCompany = given.company !== undefined || given.taxNumber !== undefined;
  const fields = { address1, city, state, postcode, country, phone };
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined)),
    ...(name !== undefined && splitName(name)),
    ...(hasCompany && { company: joinCompany(billed) }),
    ...(hasDetail && { address2: joinDistrict(detail) }),
  };
}

const OPTIONS: Partial<Record<AddressField, string>> = { firstName: 'name', address1: 'address', state: 'province' };

/** What those of a role begin with. */
export type OptionPrefixes = Readonly<Record<AddressRole, '--' | '--to-'>>;

/** What is wrong with an address, by the options that name it. */
export const problemLines = (
  problems: readonly AddressProblem[],
  { addressOptions: { problem, roles } }: Messages,
  prefixes: OptionPrefixes = { billing: '--', shipping: '--' },
): readonly string[] =>
  problems.map(({ code, role, field }) => {
    const name = `${prefixes[role]}${OPTIONS[field] ?? field} (${roles[role]})`;
    return fill(code === 'FIELD_REQUIRED' ? problem.missing : problem.wrong, { name });
  });
