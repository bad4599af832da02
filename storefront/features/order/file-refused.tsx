import { useText } from '../../i18n/bilingual.ts';
import { FILES } from '../../i18n/messages/files.ts';
import { DeadEnd } from './dead-end.tsx';

export type FileRefusal = 'unknown' | 'expired' | 'spent';

/** Stands where a link to a bought file leads to none. */
export function FileRefused({ reason }: { readonly reason: FileRefusal }) {
  const text = useText(FILES);
  return <DeadEnd title={text[reason]}>{text[`${reason}Help`]}</DeadEnd>;
}
