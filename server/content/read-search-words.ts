import { z } from 'zod';
import type { SearchWords } from '#engine/domain/search/words/search-words.ts';
import { FUELS, VEHICLE_TYPES } from '#storefront/model/vehicle/vehicle.ts';
import { contentFolders } from './content-folders.ts';
import { readYamlFile } from './read-file.ts';

/** A number, `true` or `no` stays what was written only between quotes. */
const phrase = z.string('must be text: put it between quotes').trim().min(1, 'is empty');
const phrases = z.array(phrase).min(1);

const wordsFile = z.strictObject({
  synonyms: z.array(z.array(phrase).min(2, 'needs two words that mean the same')),
  ignored: z.array(phrases),
  sold: z.array(phrases),
  notSold: z.array(phrases),
});

const symptomsFile = z.array(z.strictObject({ said: phrases, helps: phrases }));

const vehiclesFile = z
  .array(
    z.strictObject({
      /** Only for those who read the file. */
      class: phrase,
      types: z.array(z.enum(VEHICLE_TYPES)).default([]),
      fuels: z.array(z.enum(FUELS)).default([]),
      grades: z.array(phrase).nullable().default(null),
      standards: phrases.default([]),
      engine: z.int().positive().nullable().default(null),
      year: z.int().min(1930).max(2099).nullable().default(null),
      words: phrases,
      models: phrases.default([]),
    }),
  )
  .transform((classes): SearchWords['vehicles'] =>
    classes.map(({ class: _, models, ...rest }) => ({
      ...rest,
      models: models.flatMap((spellings) => spellings.split('|').map((name) => name.trim())),
    })),
  );

/**
 * Reads what the search knows of the words of shoppers, from `content/search`.
 *
 * @throws ContentError naming the file and the fields that are wrong in it
 */
export function readSearchWords(folders = contentFolders()): SearchWords {
  const words = readYamlFile({ folders, file: 'search/words.yaml', schema: wordsFile });
  return {
    synonyms: words.synonyms,
    ignored: words.ignored.flat(),
    sold: words.sold.flat(),
    notSold: words.notSold.flat(),
    symptoms: readYamlFile({ folders, file: 'search/symptoms.yaml', schema: symptomsFile }),
    vehicles: readYamlFile({ folders, file: 'search/vehicles.yaml', schema: vehiclesFile }),
  };
}
