/** The customer who is logged in. */
export interface Viewer {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  /** Empty while the customer has not said it. */
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
}

/** What to call a customer: by the first name, or by what they chose to be shown as. */
export const shortNameOf = ({ firstName, displayName, username }: Viewer): string =>
  firstName || displayName || username;

/** A customer as the frame of every page names them. */
export interface NamedViewer {
  readonly id: number;
  readonly name: string;
}

export const namedViewer = (viewer: Viewer | null): NamedViewer | null =>
  viewer && { id: viewer.id, name: shortNameOf(viewer) };
