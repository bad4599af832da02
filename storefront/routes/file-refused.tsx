import { data } from 'react-router';
import { PageHead } from '../features/navigation/page-head.tsx';
import { type FileRefusal, FileUnavailable } from '../features/order/unavailable.tsx';
import { useText } from '../i18n/bilingual.ts';
import { FILES } from '../i18n/messages/order.ts';
import { pageNotFound } from '../page-errors.ts';
import type { Route } from './+types/file-refused.ts';

/** The server shows this page in place of a file that has expired, is used up or does not exist. */
const STATUSES = { unknown: 404, expired: 410, spent: 403 } as const satisfies Record<FileRefusal, number>;

const isRefusal = (reason: string): reason is FileRefusal => Object.hasOwn(STATUSES, reason);

export function loader({ params: { reason } }: Route.LoaderArgs) {
  if (!isRefusal(reason)) throw pageNotFound();
  return data({ reason }, { status: STATUSES[reason] });
}

export default function FileRefusedPage({ loaderData: { reason } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={useText(FILES)[reason]} isUnlisted />
      <FileUnavailable reason={reason} />
    </>
  );
}
