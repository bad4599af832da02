import { type ComponentProps, type ReactNode, useId } from 'react';
import { useProblem } from './changed-fields.ts';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldFrame {
  readonly label: ReactNode;
  /** A quiet word behind the label: "optional". */
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right; shown until the field is changed. */
  readonly error?: string | null | undefined;
  readonly className?: string | undefined;
}

interface Wiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldFrame {
  /** Of the input. */
  readonly name: string | undefined;
  /** Wrong for a reason that stands elsewhere on the form. */
  readonly isInvalid?: boolean | undefined;
  readonly children: (wiring: Wiring) => ReactNode;
}

/** Label, hint and error around one input, tied together for assistive technology. */
export function Field({ name, label, note, hint, className, children, ...problem }: FieldProps) {
  const id = useId();
  const error = useProblem(problem.error, name);
  const isInvalid = useProblem(problem.isInvalid, name);
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>
        {label} {note ? <span className={styles.note}>{note}</span> : null}
      </label>
      {children({
        id,
        'aria-invalid': error || isInvalid ? true : undefined,
        'aria-describedby': classNames(errorId, hintId),
      })}
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hintId ? (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** For forms that name their input otherwise than by a label above it. */
export const Input = ({ className, ...input }: ComponentProps<'input'>) => (
  <input {...input} className={classNames(styles.input, className)} />
);

interface SelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** Of the frame that holds the arrow. */
  readonly frameClassName?: string | undefined;
}

/** How a keyboard writes the names of people and places. */
export const NAME_TYPING = { autoCapitalize: 'words', spellCheck: false } as const;

/** A select with the shop's own arrow. */
export const Select = ({ frameClassName, ...select }: SelectProps) => (
  <span className={classNames(styles.select, frameClassName)}>
    <select {...select} className={styles.input} />
    <Icon name="chevron-down" size={20} />
  </span>
);

type Bare<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'id' | 'className'>;

type Framed = FieldFrame & Pick<FieldProps, 'isInvalid'>;

/** The props of a field as those of the frame and those of the control in it. */
export function partsOf<Props extends Framed & { readonly name?: string | undefined }>(props: Props) {
  const { label, note, hint, error, isInvalid, className, ...control } = props;
  return { frame: { name: props.name, label, note, hint, error, isInvalid, className }, control };
}

export function TextField(props: Framed & Bare<'input'>) {
  const { frame, control } = partsOf(props);
  return <Field {...frame}>{(wiring) => <Input type="text" {...control} {...wiring} />}</Field>;
}

export function TextArea(props: FieldFrame & Bare<'textarea'>) {
  const { frame, control } = partsOf(props);
  return (
    <Field {...frame}>{(wiring) => <textarea rows={4} {...control} {...wiring} className={styles.input} />}</Field>
  );
}

export function SelectField(props: FieldFrame & Bare<'select'>) {
  const { frame, control } = partsOf(props);
  return <Field {...frame}>{(wiring) => <Select {...control} {...wiring} />}</Field>;
}

/** For inputs that are no `Field`: groups of radios, the agreement box. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert-circle" size={18} />
      <span>{children}</span>
    </p>
  );
}
