import type { About } from '#engine/domain/customers/customer.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Address } from '#engine/domain/places/address.ts';
import type { Generated, Json } from './columns.ts';

export interface CustomerTables {
  readonly customers: {
    readonly id: Generated<number>;
    readonly username: string;
    readonly email: string;
    readonly username_key: string;
    readonly email_key: string;
    readonly password_hash: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly display_name: string;
    readonly nicename: string;
    readonly about: Json<About>;
    readonly language: Language;
    readonly billing: Json<Address>;
    readonly shipping: Json<Address>;
    readonly meta: Json<Readonly<Record<string, string>>>;
    readonly reset_digest: string | null;
    readonly reset_until: Date | null;
    readonly registered_at: Date;
    readonly modified_at: Date;
  };
  readonly logins: {
    readonly id: string;
    readonly customer_id: number;
    readonly expires_at: Date;
  };
  readonly tries: { readonly key: string; readonly free_at: Date };
}
