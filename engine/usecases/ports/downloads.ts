import type { Download, FileRequest, NewPermission, SoldFiles } from '#engine/domain/downloads/download.ts';
import type { Language } from '#engine/domain/language.ts';

/** Files that a product no longer has are left out. */
export interface DownloadReads {
  /** Permissions of these orders in any status, in the order of lines and files. */
  ofOrders(orderIds: readonly number[], language: Language): Promise<readonly Download[]>;
  /** Permissions of all orders of a customer, newest order first. */
  ofCustomer(customerId: number, language: Language): Promise<readonly Download[]>;
  /** With the name in the language of its order. */
  find(id: number): Promise<Download | null>;
  /**
   * Counts one download atomically: never more than are left are granted. A range request that resumes a counted
   * download within `RESUME_WINDOW_MS`, up to the size of the file, does not count again. False, and nothing is
   * counted, when none is left or it has expired.
   */
  take(id: number, request: FileRequest & { readonly at: Date }): Promise<boolean>;
}

export interface Downloads {
  /** Files of these products and variations. Those without files are left out. */
  soldFiles(ownerIds: readonly number[]): Promise<readonly SoldFiles[]>;
  /** An existing permission for a file of a line stays as it is. */
  grant(permissions: readonly NewPermission[]): Promise<void>;
}
