export interface Migration {
  /** `001-catalog`: applied in this order, never changed once released. */
  readonly name: string;
  readonly sql: string;
}
