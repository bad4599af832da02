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
            <Toast
              key={notice.id}
              tone={notice.tone}
              action={<NoticeAction notice={notice} dismiss={controller.dismiss} />}
            >
              {notice.text}
            </Toast>
          ))
        : null}
    </ToastRegion>
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
