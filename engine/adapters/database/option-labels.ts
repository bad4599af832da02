import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#engine/domain/language.ts';

/** `5W-30, 1 L`: what the variation with this alias is chosen by, in the product's own order; null without any. */
export const optionLabels = (variation: string, language: Language): RawBuilder<string | null> => sql`(
  select string_agg(term.name ->> ${language}, ', ' order by carried.position)
  from variation_choices choice
  join terms term on term.id = choice.term_id
  join product_attributes carried
    on carried.attribute_id = choice.attribute_id and carried.product_id = ${sql.ref(`${variation}.parent_id`)}
  where choice.variation_id = ${sql.ref(`${variation}.id`)}
)`;
