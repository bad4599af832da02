import type { Migration } from './migration.ts';

/** The medium copy fits a card on a phone: 400 instead of 300 pixels. Of pictures that the shop makes copies of by itself. */
export const mediumPictures: Migration = {
  name: '025-medium-pictures',
  sql: `
update pictures set sizes = (
  select coalesce(jsonb_agg(
    case when copy ->> 'file' <> old_file then copy else jsonb_build_object(
      'name', 'medium',
      'file', new_file,
      'width', round(width * least(400.0 / width, 400.0 / height))::integer,
      'height', round(height * least(400.0 / width, 400.0 / height))::integer) end
    order by place), '[]')
  from jsonb_array_elements(sizes) with ordinality as copies (copy, place),
    regexp_replace(file, '(\\.\\w+)$', '-300x300\\1') as old_file,
    regexp_replace(file, '(\\.\\w+)$', '-400x400\\1') as new_file
  where copy ->> 'file' <> old_file or greatest(width, height) > 400
);
`,
};
