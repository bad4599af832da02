import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '#contract/site.ts';
import type { EmailLogo } from '#engine/adapters/mail/layout/email-context.ts';
import type { InlineImage } from '#engine/adapters/mail/transports/message.ts';
import { drawBrandPicture } from '../media/draw-brand-picture.ts';
import type { BrandPictures } from '../own-shop/brand-pictures.ts';

export interface AttachedLogo {
  readonly shown: EmailLogo;
  readonly image: InlineImage;
}

const WORDMARK: EmailLogo = { cid: 'wordmark', width: 108, height: 56, isWordmark: true };
const WORDMARK_FILE = 'mail-wordmark.png';

/** The largest that stands beside an email's margins on a phone. */
const MAX = { width: 220, height: 56 };
/** Screens of phones have more pixels than that. */
const DENSITY = 2;

/** What stands at the head of emails: the brand's logo, else the wordmark; null where its name is written. */
export async function emailLogo({ logo }: BrandPictures): Promise<AttachedLogo | null> {
  if (logo) {
    const scale = Math.min(MAX.width / logo.width, MAX.height / logo.height);
    const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)];
    // Mail programs show no SVG and no WebP.
    const bytes = await drawBrandPicture(logo, { width: width * DENSITY, height: height * DENSITY });
    return {
      shown: { cid: 'logo', width, height, isWordmark: false },
      image: { cid: 'logo', file: 'logo.png', bytes },
    };
  }
  if (!SITE.hasWordmark) return null;
  const bytes = readFileSync(join('public', 'images', WORDMARK_FILE));
  return { shown: WORDMARK, image: { cid: WORDMARK.cid, file: WORDMARK_FILE, bytes } };
}
