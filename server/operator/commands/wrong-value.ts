import type { z } from 'zod';
import type { Messages } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';

/** Says what is wrong with a value where the rule it breaks has no message of its own: no text of a library reaches a person. */
export const wrongValueMessages =
  ({ fields }: Messages): z.core.$ZodErrorMap =>
  (issue) => {
    if (issue.input === undefined) return fields.missing;
    if (issue.code === 'invalid_value') return fill(fields.oneOf, { values: issue.values });
    if (issue.code === 'too_big') return fill(fields.tooLong, { maximum: issue.maximum });
    if (issue.code === 'too_small') return fields.missing;
    return fields.wrong;
  };
