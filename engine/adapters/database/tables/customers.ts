import type { LoginKind } from '#engine/domain/customers/credentials.ts';
import type { NewCustomer } from '#engine/domain/customers/customer.ts';
import type { Generated, Row } from './columns.ts';

export interface CustomerTables {
  readonly customers: Row<NewCustomer> & {
    readonly usernameKey: string;
    readonly emailKey: string;
    readonly passwordHash: string;
    readonly resetDigest: string | null;
    readonly resetUntil: Date | null;
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
