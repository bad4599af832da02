import type { Problems } from '#contract/inputs/checkout.ts';
import { problemText } from '../../address/address-fields.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { NAME_TYPING, TextField } from '../../ui/field.tsx';

interface ContactStepProps {
  readonly values: { readonly name: string; readonly email: string; readonly phone: string };
  readonly problems: Problems<'name' | 'email' | 'phone'>;
  /** A courier brings the order, and calls. */
  readonly needsPhone: boolean;
  /** The buyer is asked for nothing else: no step asks for an address. */
  readonly isNameEnough: boolean;
}

export function ContactStep({ values, problems, needsPhone, isNameEnough }: ContactStepProps) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  const language = useLanguage();
  const field = (name: 'name' | 'email' | 'phone', label: string) => ({
    className: 'formGridWide',
    name,
    label,
    defaultValue: values[name],
    error: problemText(problems[name], label, language),
  });
  return (
    <div className="formGrid">
      {isNameEnough ? (
        <TextField {...field('name', text.fullName)} autoComplete="name" {...NAME_TYPING} required />
      ) : null}
      <EmailField {...field('email', text.email)} hint={text.emailHint} autoComplete="email" required />
      {isNameEnough ? null : (
        <TextField
          {...field('phone', text.phone)}
          type="tel"
          note={needsPhone ? undefined : forms.optional}
          hint={needsPhone ? text.phoneHint : undefined}
          required={needsPhone}
          autoComplete="tel"
          inputMode="tel"
        />
      )}
    </div>
  );
}
