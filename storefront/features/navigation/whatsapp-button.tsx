import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SITE, whatsappChat } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './whatsapp-button.module.css';

export function WhatsAppButton() {
  const text = useText(NAVIGATION);
  const chat = whatsappChat(SITE.whatsapp, text.whatsappText);
  return (
    <aside ref={useHideOverControls()} className={classNames('screenOnly', styles.floating)} aria-label="WhatsApp">
      <a className={styles.button} href={chat} target="_blank" rel="noopener" aria-label={text.whatsapp}>
        <Icon name="brand-whatsapp" size={28} />
      </a>
    </aside>
  );
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** True where something to press lies below it, within the page itself. */
function coversControl(floating: HTMLElement): boolean {
  const area = floating.getBoundingClientRect();
  const pressed = document.querySelectorAll<HTMLElement>('main :is(button, input, select, [data-button])');
  return [...pressed].some((one) => one.offsetParent !== null && overlap(area, one.getBoundingClientRect()));
}

/** Sets `data-covers-control` while the floating element covers a button of the page, so that CSS hides it. */
function useHideOverControls(): RefObject<HTMLElement | null> {
  const floating = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has its buttons elsewhere
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        floating.current?.toggleAttribute('data-covers-control', coversControl(floating.current));
      });
    };
    const controller = new AbortController();
    for (const name of ['scroll', 'resize'])
      addEventListener(name, update, { passive: true, signal: controller.signal });
    update();
    return () => {
      controller.abort();
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return floating;
}
