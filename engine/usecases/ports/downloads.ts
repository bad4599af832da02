import type { Download, FileRequest, NewPermission, SoldFiles } from '#engine/domain/downloads/download.ts';
import type { Language } from '#engine/domain/language.ts';

/** Files that a product no longer has are left out. */
export interface DownloadReads {
  /** Permissions of these orders, of whatever state, in the order of lines and files. */
  ofOrders(orderIds: readonly number[], language: Language): Promise<readonly Download[]>;
  /** Permissions of all orders of a customer, newest order first. */
  ofCustomer(customerId: number, language: Language): Promise<readonly Download[]>;
  /** Named in the language of its order. */
  find(id: number): Promise<Download | null>;
  /**
   * Counts one download, in one step: however many ask at once, never more than are left are granted. A part that
   * continues what was counted within `CONTINUES_FOR`, up to as many bytes as the file has, does not count again.
   * False when none is left or the time is over; then nothing is counted.
   */
  take(id: number, request: FileRequest & { readonly at: Date }): Promise<boolean>;
}

export interface Downloads {
  /** What these products and variations are sold with; those without files are left out. */
  soldFiles(ownerIds: readonly number[]): Promise<readonly SoldFiles[]>;
  /** A file of a line that has its permission already keeps it as it is. */
  grant(permissions: readonly NewPermission[]): Promise<void>;
}
