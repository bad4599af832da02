import { useEffect, useRef } from 'react';
import { useCartController } from '../../cart/cart-controller.ts';
import type { Notice } from '../../cart/notices.ts';
import { useText } from '../../i18n/bilingual.ts';
import { CART } from '../../i18n/messages/cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { Toast, ToastRegion } from '../../ui/toast.tsx';

interface CartNoticesProps {
  readonly isInline?: boolean;
  /** Notices are shown over the page or in the open panel, never in both. */
  readonly isActive: boolean;
}

export function CartNotices({ isInline, isActive }: CartNoticesProps) {
  const text = useText(CART);
  const controller = useCartController();
  return (
    <ToastRegion label={text.notifications} isInline={isInline}>
      {isActive
        ? controller?.notices.map((notice) => (
            <NoticeToast key={notice.id} notice={notice} dismiss={controller.dismiss} />
          ))
        : null}
    </ToastRegion>
  );
}

/** Enough to read it and to press its button. */
const VISIBLE_MS = 8000;

/** After the shopper has left a notice with pointer and focus. */
const LINGER_MS = 2000;

/** Errors stay until they are dismissed. Everything else goes by itself, but never under the pointer or with the focus. */
function NoticeToast({ notice, dismiss }: NoticeActionProps) {
  const { id, tone, text } = notice;
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === 'bad') return;
    const end = () => {
      if (toast.current?.matches(':hover, :focus-within')) timer = setTimeout(end, LINGER_MS);
      else dismiss(id);
    };
    let timer = setTimeout(end, VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [id, tone, dismiss]);
  return (
    <Toast ref={toast} tone={tone} action={<NoticeAction notice={notice} dismiss={dismiss} />}>
      {text}
    </Toast>
  );
}

interface NoticeActionProps {
  readonly notice: Notice;
  readonly dismiss: (id: number) => void;
}

function NoticeAction({ notice: { id, action }, dismiss }: NoticeActionProps) {
  const text = useText(CART);
  const run = () => {
    dismiss(id);
    action?.run();
  };
  return (
    <button type="button" aria-label={action ? undefined : text.dismiss} onClick={run}>
      {action?.label ?? <Icon name="x" size={20} />}
    </button>
  );
}
