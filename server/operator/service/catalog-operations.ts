import type { Logger } from 'pino';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { exportCsv } from './csv-columns.ts';
import { type CsvImport, importCsv } from './import-csv.ts';
import type { Progress } from './protocol.ts';

interface Needs {
  readonly usecases: Usecases;
  readonly logger: Pick<Logger, 'error'>;
}

/** What the command line does with products and what they are filed under. */
export function catalogOperations({ usecases, logger }: Needs) {
  const { merchantCatalog, changeStock, changePrice } = usecases;
  return {
    findProducts: merchantCatalog.find,
    productDrafts: merchantCatalog.drafts,
    changeStock,
    changePrice,
    /** Files of all pictures. */
    knownPictures: async (_request: null) => (await usecases.catalogReferences()).pictures,
    /** Of products and variations. */
    knownSkus: async (_request: null) => [...(await usecases.catalogReferences()).skus.keys()],
    importCsv: (request: CsvImport, progress: Progress) => importCsv({ usecases, logger }, request, progress),
    exportCsv: (_request: null) => exportCsv(usecases),
  };
}
