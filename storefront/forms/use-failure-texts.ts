import { useText } from '../i18n/bilingual.ts';
import { FORMS } from '../i18n/messages/forms.ts';
import type { RequestFailure } from './form-response.ts';

/** What has become of a form that was not answered, and what to do. */
export function useFailureTexts(): Readonly<Record<RequestFailure, readonly [title: string, help: string]>> {
  const text = useText(FORMS);
  return {
    offline: [text.offline, text.offlineHelp],
    'too-often': [text.tooOften, text.tooOftenHelp],
    busy: [text.busy, text.busyHelp],
    unreachable: [text.unreachable, text.unreachableHelp],
  };
}
