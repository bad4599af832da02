import { FORMS } from './containers/index.ts';
import type { Container } from './packshot.ts';
import { isProp, PROPS, type PropName } from './props/index.ts';
import { arrange, type Place } from './tracer/arrange.ts';
import type { Form } from './tracer/form.ts';

/** Everything that can stand before the camera. */
export type Subject = Container | PropName;

export interface Standing {
  readonly subject: Subject;
  /** Unset stands alone in the middle. */
  readonly place?: Place;
}

const built = new Map<Subject, Form>();

/** Built once: a form takes up to a second. */
export function formOf(subject: Subject): Form {
  const form = built.get(subject) ?? (isProp(subject) ? PROPS[subject].form() : FORMS[subject]());
  built.set(subject, form);
  return form;
}

const CENTRE: Place = { x: 0, z: 0, turn: 0, scale: 1 };

/** The form of all that stands before the camera. */
export function formOfAll(standing: readonly Standing[]): Form {
  const [only] = standing;
  if (only && standing.length === 1 && !only.place) return formOf(only.subject);
  return arrange(standing.map(({ subject, place = CENTRE }) => ({ form: formOf(subject), place })));
}
