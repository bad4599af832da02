import type { PictureSize } from '#engine/domain/catalog/picture.ts';
import type { Translated } from '#engine/domain/language.ts';
import type { Generated, Json } from './columns.ts';

export interface CatalogTables {
  readonly pictures: {
    readonly id: Generated<number>;
    readonly file: string;
    readonly mime_type: string;
    readonly width: number;
    readonly height: number;
    readonly sizes: Json<readonly PictureSize[]>;
    readonly title: Json<Translated>;
    readonly alt: Json<Translated>;
  };
  readonly categories: {
    readonly id: Generated<number>;
    readonly slug: string;
    readonly text: Json<Translated<{ readonly name: string; readonly description: string }>>;
    readonly parent_id: number | null;
    readonly position: number;
    readonly picture_id: number | null;
  };
  readonly attributes: {
    readonly id: Generated<number>;
    readonly slug: string;
    readonly label: Json<Translated>;
  };
  readonly revisions: { readonly id: Generated<number>; readonly kept_until: Date };
  readonly staged_revisions: { readonly id: Generated<number>; readonly revision_id: number; readonly part: string };
  readonly terms: {
    readonly id: Generated<number>;
    readonly attribute_id: number;
    readonly slug: string;
    readonly name: Json<Translated>;
    readonly position: number;
  };
}
