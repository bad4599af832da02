import type { ReactNode } from 'react';
import { SITE } from '#contract/site.ts';
import { whatsappChat } from '#contract/whatsapp.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

interface DeadEndProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Stands where an address leads to nothing of the visitor's: what to do, and whom to ask. */
export function DeadEnd({ title, children }: DeadEndProps) {
  const ask = (
    <LinkButton variant="solid" href={whatsappChat(SITE.whatsapp)}>
      <Icon name="brand-whatsapp" size={20} /> WhatsApp
    </LinkButton>
  );
  return (
    <div className="wrap section">
      <Empty headingLevel={1} title={title} action={ask}>
        {children}
      </Empty>
    </div>
  );
}
