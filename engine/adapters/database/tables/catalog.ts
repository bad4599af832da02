import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { Translated } from '#engine/domain/language.ts';
import type { Generated, Json, Row } from './columns.ts';

export interface CatalogTables {
  readonly pictures: Row<PictureDraft>;
  readonly categories: {
    readonly id: Generated<number>;
    readonly slug: string;
    readonly text: Json<Translated<{ readonly name: string; readonly description: string }>>;
    readonly parentId: number | null;
    readonly position: number;
    readonly pictureId: number | null;
  };
  readonly attributes: {
    readonly id: Generated<number>;
    readonly slug: string;
    /** The product that alone has it; null when products share it. */
    readonly productId: number | null;
    readonly label: Json<Translated>;
  };
  readonly revisions: { readonly id: Generated<number>; readonly keptUntil: Date };
  readonly stagedRevisions: { readonly id: Generated<number>; readonly revisionId: number; readonly part: string };
  readonly terms: {
    readonly id: Generated<number>;
    readonly attributeId: number;
    readonly slug: string;
    readonly name: Json<Translated>;
    readonly position: number;
  };
}
