import type { Mail, OrderMail } from '#engine/domain/mail/mail.ts';
import type { OrderNews } from '#engine/usecases/ports/letters.ts';
import type { Composition } from '../layout/blocks.ts';
import type { Pen } from '../pen.ts';

/** What the words of each kind are made from. */
export interface FactsOf<K extends Mail['kind']> {
  readonly mail: Extract<Mail, { readonly kind: K }>;
  readonly news: K extends OrderMail['kind'] ? OrderNews : null;
}

export type Compose<K extends Mail['kind']> = (facts: FactsOf<K>, pen: Pen) => Composition;
