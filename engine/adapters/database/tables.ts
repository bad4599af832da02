import type { ArticleTables } from './tables/articles.ts';
import type { CatalogTables } from './tables/catalog.ts';
import type { Generated } from './tables/columns.ts';
import type { CustomerTables } from './tables/customers.ts';
import type { DownloadTables, RelationTables } from './tables/downloads.ts';
import type { MailTables } from './tables/mail.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { ProductTables } from './tables/products.ts';
import type { PromotionTables } from './tables/promotions.ts';

/** Every table as the migrations leave it. */
export interface Tables
  extends CatalogTables,
    ProductTables,
    ArticleTables,
    OrderTables,
    PaymentTables,
    MailTables,
    CustomerTables,
    DownloadTables,
    RelationTables,
    PromotionTables {
  readonly migrations: { readonly name: string; readonly applied_at: Generated<Date> };
}
