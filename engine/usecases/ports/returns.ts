import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import type { NewReturn, Return, ReturnState } from '#engine/domain/returns/return.ts';

export interface ReturnReads {
  find(id: number): Promise<Return | null>;
  /** Of all these orders, oldest first. */
  ofOrders(orderIds: readonly number[]): Promise<readonly Return[]>;
  /** Newest first. */
  list(query: { readonly state?: ReturnState; readonly page: PageRequest }): Promise<Page<Return>>;
  /** JPEG files, as they were sent. */
  pictures(id: number): Promise<readonly Uint8Array[]>;
}

export interface Returns extends ReturnReads {
  /** The return of an earlier request with this key. The order is locked. */
  requestedWith(orderId: number, key: string): Promise<Return | null>;
  /** As requested, with its pictures. Without a key it cannot be found as requested before. */
  add(request: NewReturn, extra: { readonly key: string; readonly pictures: readonly Uint8Array[] }): Promise<Return>;
  /** Locked until the transaction ends. */
  forUpdate(id: number): Promise<Return | null>;
  /** Stores state and answer. */
  save(one: Return): Promise<void>;
  /** Deletes the pictures of returns that were rejected or completed before then. The returns stay. */
  removePicturesBefore(closed: Date): Promise<void>;
}

/**
 * Draws a picture anew as a JPEG file of moderate size, so that nothing else in the file is kept. Null when it cannot be
 * read.
 */
export type RedrawPicture = (file: Uint8Array) => Promise<Uint8Array | null>;
