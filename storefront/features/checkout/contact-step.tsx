import type { Problems } from '#contract/inputs/checkout.ts';
import { problemText } from '../../address/address-fields.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { TextField } from '../../ui/field.tsx';

interface ContactStepProps {
  readonly values: { readonly email: string; readonly phone: string };
  readonly problems: Problems<'email' | 'phone'>;
  /** A courier brings the order, and calls. */
  readonly needsPhone: boolean;
}

export function ContactStep({ values, problems, needsPhone }: ContactStepProps) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const language = useLanguage();
  return (
    <div className="formGrid">
      <TextField
        className="formGridWide"
        name="email"
        type="email"
        label={text.email}
        hint={text.emailHint}
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={values.email}
        error={problemText(problems.email, text.email, language)}
      />
      <TextField
        className="formGridWide"
        name="phone"
        type="tel"
        label={text.phone}
        note={needsPhone ? undefined : forms.optional}
        hint={needsPhone ? text.phoneHint : undefined}
        required={needsPhone}
        autoComplete="tel"
        inputMode="tel"
        defaultValue={values.phone}
        error={problemText(problems.phone, text.phone, language)}
      />
    </div>
  );
}
