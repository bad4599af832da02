import type { Address } from '#engine/domain/addresses/address.ts';
import type { LoginKind } from '#engine/domain/customers/credentials.ts';
import type { About } from '#engine/domain/customers/customer.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Generated, Json } from './columns.ts';

export interface CustomerTables {
  readonly customers: {
    readonly id: Generated<number>;
    readonly username: string;
    readonly email: string;
    readonly usernameKey: string;
    readonly emailKey: string;
    readonly passwordHash: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly displayName: string;
    readonly nicename: string;
    readonly about: Json<About>;
    readonly language: Language;
    readonly billing: Json<Address>;
    readonly shipping: Json<Address>;
    readonly meta: Json<Readonly<Record<string, string>>>;
    readonly resetDigest: string | null;
    readonly resetUntil: Date | null;
    readonly registeredAt: Date;
    readonly modifiedAt: Date;
  };
  readonly logins: {
    readonly id: string;
    readonly customerId: number;
    readonly kind: Generated<LoginKind>;
    readonly begunAt: Generated<Date>;
    readonly expiresAt: Date;
  };
  readonly attempts: { readonly key: string; readonly freeAt: Date };
}
