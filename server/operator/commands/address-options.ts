import { z } from 'zod';
import { joinDistrict, splitDistrict } from '#contract/geography/district.ts';
import { splitName } from '#contract/geography/person-name.ts';
import { PHONE } from '#contract/inputs/phone.ts';
import type { Address, AddressField, AddressPatch } from '#engine/domain/addresses/address.ts';
import type { AddressProblem } from '#engine/domain/addresses/check-address.ts';
import type { Messages } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';

/** In one line, as the forms of the checkout take it. */
const line = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\p{Cc}+/gu, ' '))
    .trim()
    .max(maxLength)
    .optional();

export const ADDRESS_FLAGS = [
  ...['--email <address>', '--phone <number>', '--name <name>', '--company <name>', '--address <street>'],
  ...['--detail <text>', '--district <name>', '--city <name>', '--province <name>', '--postcode <postcode>'],
  '--country <code>',
] as const;

/** Options that name a person and an address. None has to be given. */
export const addressFields = ({ addressOptions }: Messages) => ({
  ...{ email: line(254), name: line(200), company: line(100), address: line(200), detail: line(150) },
  ...{ district: line(50), city: line(100), province: line(100), postcode: line(20), country: line(2) },
  phone: line(20).refine((text) => !text || PHONE.test(text), addressOptions.wrongPhone),
});

type GivenAddress = { readonly [Field in keyof ReturnType<typeof addressFields>]?: string | undefined };

/** What was given of an address, without the email address. The kecamatan is a part of the second line that stays otherwise. */
export function addressPatch(given: GivenAddress, { address2 }: Pick<Address, 'address2'>): AddressPatch {
  const { name, company, address: address1, city, province: state, postcode, country, phone } = given;
  const stored = splitDistrict(address2);
  const detail = { detail: given.detail ?? stored.detail, district: given.district ?? stored.district };
  const hasDetail = given.detail !== undefined || given.district !== undefined;
  const fields = { company, address1, city, state, postcode, country, phone };
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined)),
    ...(name !== undefined && splitName(name)),
    ...(hasDetail && { address2: joinDistrict(detail) }),
  };
}

const OPTIONS: Partial<Record<AddressField, string>> = {
  firstName: '--name',
  address1: '--address',
  state: '--province',
};

/** What is wrong with an address, by the options that name it. */
export const problemLines = (
  problems: readonly AddressProblem[],
  { addressOptions: { problem, roles } }: Messages,
): readonly string[] =>
  problems.map(({ code, role, field }) => {
    const name = `${OPTIONS[field] ?? `--${field}`} (${roles[role]})`;
    return fill(code === 'FIELD_REQUIRED' ? problem.missing : problem.wrong, { name });
  });
