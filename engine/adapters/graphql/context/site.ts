import type { Translated } from '#engine/domain/language.ts';

/** What the API says of the shop itself. */
export interface Site {
  readonly title: string;
  readonly description: Translated;
  /** Address of the storefront, without a slash at its end. */
  readonly baseUrl: string;
  /** Where the pictures are, without a slash at its end. */
  readonly uploadsUrl: string;
  /**
   * The same for the storefront in this process: a path alone where it serves the pictures itself, so that they come from
   * whatever host a shopper has come by. Without it `uploadsUrl`.
   */
  readonly ownUploadsUrl?: string;
  /**
   * The version of a file's content, which is part of the picture's address, so that browsers may keep it for good. Null for
   * a file that is not here. Left out where no file is known.
   */
  pictureVersion?(file: string): string | null;
  /** What storefronts may know of the card payments; left out where none are taken. */
  readonly cards?: {
    readonly publishableKey: string | null;
    /** The cards are test cards. */
    readonly isTest: boolean;
  };
  /** BCP 47 tag of the number format of prices. */
  readonly moneyLocale: string;
}
