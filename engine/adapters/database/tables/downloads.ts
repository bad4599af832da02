import type { Translated } from '#engine/domain/language.ts';
import type { Generated, Json } from './columns.ts';

export interface DownloadTables {
  readonly download_permissions: {
    readonly id: Generated<number>;
    readonly order_id: number;
    readonly order_line_id: number;
    readonly owner_id: number;
    readonly file_id: string;
    readonly remaining: number | null;
    readonly expires_at: Date | null;
    readonly taken: Generated<number>;
    readonly continues_until: Date | null;
    readonly continues_bytes: Generated<number>;
  };
}

export interface RelationTables {
  readonly tags: {
    readonly id: Generated<number>;
    readonly kind: 'product' | 'article';
    readonly slug: string;
    readonly name: Json<Translated>;
  };
  readonly product_tags: {
    readonly product_id: number;
    readonly published: boolean;
    readonly tag_id: number;
    readonly position: number;
  };
  readonly article_tags: { readonly article_id: number; readonly tag_id: number; readonly position: number };
  readonly product_recommendations: {
    readonly product_id: number;
    readonly kind: 'upsell' | 'cross-sell';
    readonly position: number;
    readonly slug: string;
  };
}
