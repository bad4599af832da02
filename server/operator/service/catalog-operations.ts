import type { Logger } from 'pino';
import type { Usecases } from '#engine/usecases/usecases.ts';
import type { CsvStyle } from '../csv/write-csv.ts';
import { exportCsv, readTaxonomies } from './csv-columns.ts';
import { type CsvImport, importCsv } from './import-csv.ts';
import { type PackedCsv, unpackCsv } from './packed-csv.ts';
import type { Progress } from './protocol.ts';

interface Needs {
  readonly usecases: Usecases;
  readonly logger: Pick<Logger, 'error'>;
}

interface PackedImport extends Omit<CsvImport, 'csv'> {
  readonly csv: PackedCsv;
}

/** What the command line does with products and what they are filed under. */
export function catalogOperations({ usecases, logger }: Needs) {
  const { merchantCatalog, changeStock, changePrice } = usecases;
  return {
    unregisteredOils: usecases.unregisteredOils,
    findProducts: merchantCatalog.find,
    lowStock: usecases.lowStock,
    productDrafts: merchantCatalog.drafts,
    changeStock,
    changePrice,
    /** Files of all pictures. */
    knownPictures: async (_request: null) => (await usecases.catalogReferences()).pictures,
    /** Of products and variations. */
    knownSkus: async (_request: null) => [...(await usecases.catalogReferences()).skus.keys()],
    taxonomies: (_request: null) => readTaxonomies(usecases),
    saveCategory: usecases.categories.save,
    removeCategory: usecases.categories.remove,
    saveAttribute: usecases.attributes.save,
    removeAttribute: usecases.attributes.remove,
    listTags: (_request: null) => usecases.tags.list(),
    saveTag: usecases.tags.save,
    removeTag: usecases.tags.remove,
    removeProduct: usecases.removeProduct,
    duplicateProduct: usecases.duplicateProduct,
    importCsv: async ({ csv, ...request }: PackedImport, progress: Progress) =>
      importCsv({ usecases, logger }, { ...request, csv: await unpackCsv(csv) }, progress),
    exportCsv: (request: CsvStyle) => exportCsv(usecases, request),
  };
}
