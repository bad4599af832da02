import type { ReactNode } from 'react';
import { PATHS } from '#contract/paths.ts';
import { SITE, whatsappChat } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { FILES, ORDER } from '../../i18n/messages/order.ts';
import { useIsOwnEngine } from '../../settings/backend.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';

interface UnavailableProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shown in place of something the visitor cannot open: what to do, and whom to ask. */
function Unavailable({ title, children }: UnavailableProps) {
  const ask = (
    <LinkButton variant="solid" href={whatsappChat(SITE.whatsapp)}>
      <Icon name="brand-whatsapp" size={20} /> WhatsApp
    </LinkButton>
  );
  return (
    <div className="container section">
      <EmptyState headingLevel={1} title={title} action={ask}>
        {children}
      </EmptyState>
    </div>
  );
}

export type FileRefusal = 'unknown' | 'expired' | 'spent';

/** Shown when a link to a bought file no longer works. */
export function FileUnavailable({ reason }: { readonly reason: FileRefusal }) {
  const text = useText(FILES);
  return <Unavailable title={text[reason]}>{text[`${reason}Help`]}</Unavailable>;
}

export function OrderUnavailable() {
  const text = useText(ORDER);
  return (
    <Unavailable title={text.notFound}>
      {text.notFoundHelp}{' '}
      {useIsOwnEngine() ? (
        <LocalLink className="link" to={PATHS.findOrder}>
          {text.findTitle}
        </LocalLink>
      ) : null}
    </Unavailable>
  );
}

/** Where the backend finds no orders: what to do instead. */
export function FindOrderByLink() {
  const text = useText(ORDER);
  return <Unavailable title={text.findTitle}>{text.notFoundHelp}</Unavailable>;
}
