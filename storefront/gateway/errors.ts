/** The API did not answer, or answered with something that is no refusal. */
export class ApiFailure extends Error {}

/** The backend does not know a field that was asked for. */
export class UnknownField extends ApiFailure {}
