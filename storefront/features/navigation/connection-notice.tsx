import { useText } from '../../i18n/bilingual.ts';
import { ERRORS } from '../../i18n/messages/errors.ts';
import { useConnection } from '../../ui/connection.tsx';
import { Toast, ToastRegion } from '../../ui/toast.tsx';

/** Says that a link or form waits for the connection, and does it at a press, too. */
export function ConnectionNotice() {
  const text = useText(ERRORS);
  const { postponed, whenOnline } = useConnection();
  return (
    <ToastRegion label={text.connection}>
      {postponed ? (
        <Toast
          tone="bad"
          action={
            <button type="button" onClick={() => whenOnline(postponed)}>
              {text.retry}
            </button>
          }
        >
          {text.offline}. {text.offlineHelp}
        </Toast>
      ) : null}
    </ToastRegion>
  );
}
