import type { Mail } from '#engine/domain/mail/mail.ts';
import type { NewStockAlert } from '#engine/domain/stock/stock-alert.ts';
import type { ArticleTables } from './articles.ts';
import type { CatalogTables } from './catalog.ts';
import type { Generated, Json, Row } from './columns.ts';
import type { CustomerTables } from './customers.ts';
import type { OrderTables } from './orders.ts';
import type { PaymentTables } from './payments.ts';
import type { ProductTables } from './products.ts';
import type { PromotionTables } from './promotions.ts';

/** Every table as the migrations leave it, under the names that `sql/columns.ts` translates. */
export interface Tables
  extends CatalogTables,
    ProductTables,
    ArticleTables,
    OrderTables,
    PaymentTables,
    CustomerTables,
    PromotionTables {
  readonly mailOutbox: {
    readonly id: Generated<number>;
    readonly mail: Json<Mail>;
    readonly createdAt: Generated<Date>;
    readonly nextTryAt: Date | null;
    readonly attempts: Generated<number>;
    readonly lastError: string | null;
    readonly sentAt: Date | null;
    readonly givenUpAt: Date | null;
    readonly claim: string | null;
    readonly claimedUntil: Date | null;
  };
  readonly stockAlerts: Row<NewStockAlert> & { readonly notifiedAt: Date | null };
  readonly migrations: { readonly name: string; readonly appliedAt: Generated<Date> };
}
