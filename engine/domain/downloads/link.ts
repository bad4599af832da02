import type { Download } from './download.ts';

/** What the mark of a download's link is made over: it is bound to the order, its key and the buyer's address. */
export const linkText = ({ id, order }: Pick<Download, 'id' | 'order'>): string =>
  `download ${id} ${order.key} ${order.email.toLowerCase()}`;
