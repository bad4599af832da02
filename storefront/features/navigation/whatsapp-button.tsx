import { SITE } from '#contract/site.ts';
import { whatsappChat } from '#contract/whatsapp.ts';
import { useText } from '../../i18n/bilingual.ts';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import { useStepAside } from './use-step-aside.ts';

export function WhatsAppButton() {
  const text = useText(NAVIGATION);
  const chat = whatsappChat(SITE.whatsapp, text.whatsappText);
  return (
    <aside ref={useStepAside()} className="wa" aria-label="WhatsApp">
      <a className="wa-btn" href={chat} target="_blank" rel="noopener" aria-label={text.whatsapp}>
        <Icon name="brand-whatsapp" size={28} />
      </a>
    </aside>
  );
}
