import type { Letter } from '#engine/usecases/ports/letters.ts';
import type { Pen } from '../pen.ts';
import { type Composition, printBlocks } from './blocks.ts';
import { oneLine } from './escape.ts';
import { HTML } from './html-blocks.ts';
import { htmlFrame } from './html-frame.ts';
import { PLAIN } from './plain-blocks.ts';

/** The same letter twice: as HTML and as text. */
export function layOut(composition: Composition, pen: Pen): Letter {
  const { title, blocks, reason, replyTo } = composition;
  const signature = [pen.site.name, pen.link('/'), reason].join('\n');
  return {
    subject: oneLine(composition.subject),
    html: htmlFrame(composition, printBlocks(blocks, HTML).join('\n'), pen),
    text: `${[title, ...printBlocks(blocks, PLAIN), `-- \n${signature}`].join('\n\n')}\n`,
    replyTo: replyTo ? { ...replyTo, name: oneLine(replyTo.name) } : null,
  };
}
