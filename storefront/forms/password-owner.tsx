interface PasswordOwnerProps {
  readonly name: 'username' | 'login' | 'email';
  readonly value: string;
}

/** Tells password managers whose password a form is about. Of inputs of the type `hidden` browsers tell them nothing. */
export const PasswordOwner = (owner: PasswordOwnerProps) => (
  <input {...owner} type="text" autoComplete="username" readOnly hidden />
);
