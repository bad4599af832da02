import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs the handler of one request: whatever it starts can tell the request's id. */
export const withRequestId = <Result>(id: string, handle: () => Result): Result => storage.run(id, handle);

/** The id of the request that is worked on; undefined beside any request. */
export const currentRequestId = (): string | undefined => storage.getStore();
