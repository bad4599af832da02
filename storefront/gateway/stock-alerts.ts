import { CancelStockAlerts, RequestStockAlert } from './generated/operations.generated.ts';
import { doneOf, type Result } from './result.ts';
import type { RunForShopper } from './shopper-session.ts';
import type { IfSupported } from './transport/run-operation.ts';

/** Emails about what is back in stock. Only this shop's own engine has them. */
export interface StockAlertApi {
  /** One email once it can be bought again. Repeated, it stays one. */
  requestStockAlert(request: {
    readonly productId: number;
    /** Null for whichever variation comes back. */
    readonly variationId: number | null;
    readonly email: string;
  }): Promise<Result<null>>;
  /** Ends all of an address, by the link in an email about one of them. */
  cancelStockAlerts(link: { readonly id: number; readonly signature: string }): Promise<Result<null>>;
}

interface Needs {
  readonly run: RunForShopper;
  readonly ifSupported: IfSupported;
}

export const createStockAlertApi = ({ run, ifSupported }: Needs): StockAlertApi => ({
  requestStockAlert: async (request) => doneOf(await ifSupported(() => run(RequestStockAlert, request))),
  cancelStockAlerts: async (link) => doneOf(await ifSupported(() => run(CancelStockAlerts, link))),
});
