import type { Viewer } from '../account/viewer.ts';
import type { Address } from '../address.ts';

/** As a form shows it before anything is typed. */
export const BLANK_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  country: 'ID',
  phone: '',
  email: '',
};

export const SARI: Viewer = {
  id: 7,
  username: 'sari',
  email: 'sari@example.com',
  firstName: 'Sari',
  lastName: '',
  displayName: 'Sari',
};

/** What Budi types into the fields of an address. */
export const TYPED_FIELDS = {
  name: 'Budi Santoso',
  country: 'ID',
  postcode: '60235',
  state: 'JI',
  city: 'Kota Surabaya',
  district: 'Gayungan',
  address1: 'Jl. Ahmad Yani 88',
} as const;
