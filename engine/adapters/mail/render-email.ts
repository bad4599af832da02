import { PATHS } from '#contract/paths.ts';
import { sellerLine, whatsappChat } from '#contract/site.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';
import type { EmailData, EmailRenderer, RenderedEmail } from '#engine/usecases/ports/mail.ts';
import { type EmailContent, renderBlocks } from './layout/blocks.ts';
import {
  createEmailContexts,
  type EmailContext,
  type EmailSite,
  type EmailTemplate,
  type TemplateData,
} from './layout/email-context.ts';
import { FOOTER } from './layout/footer-texts.ts';
import { headerLine } from './layout/header-line.ts';
import { HTML_RENDERERS } from './layout/html-blocks.ts';
import { htmlDocument } from './layout/html-document.ts';
import { PLAIN_TEXT_RENDERERS } from './layout/plain-text.ts';
import { withPlainWords } from './layout/plain-words.ts';
import {
  accountErased,
  customerPasswordChanged,
  customerWelcome,
  emailChanged,
  passwordChanged,
  passwordReset,
} from './templates/account-emails.ts';
import { backInStock } from './templates/back-in-stock.ts';
import { orderCompleted, orderReady } from './templates/order-handover.ts';
import { orderNote } from './templates/order-note.ts';
import { orderPaid, orderReceived } from './templates/order-progress.ts';
import { orderCancelled, orderRefunded, refundReturned } from './templates/order-reversals.ts';
import { returnAnswered, returnRequested } from './templates/return-emails.ts';
import { reviewRequest } from './templates/review-request.ts';
import { contact, lowStock, reviewWaiting } from './templates/shop-emails.ts';
import { buyerCancelled, newOrder, refundFailed } from './templates/shop-order-emails.ts';

/** The template of every kind of mail. A new kind does not compile until it has one. */
const TEMPLATES: { readonly [K in Mail['kind']]: EmailTemplate<K> } = {
  'order-received': orderReceived,
  'order-paid': orderPaid,
  'order-ready': orderReady,
  'order-completed': orderCompleted,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'refund-returned': refundReturned,
  'refund-failed': refundFailed,
  'order-note': orderNote,
  'return-answered': returnAnswered,
  'review-request': reviewRequest,
  'back-in-stock': backInStock,
  'new-order': newOrder,
  'buyer-cancelled': buyerCancelled,
  'return-requested': returnRequested,
  'customer-welcome': customerWelcome,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'account-erased': accountErased,
  'customer-password-changed': customerPasswordChanged,
  contact,
  'low-stock': lowStock,
  'review-waiting': reviewWaiting,
};

const contentOf = <K extends Mail['kind']>(kind: K, data: TemplateData<K>, context: EmailContext): EmailContent =>
  TEMPLATES[kind](data, context);

export function createEmailRenderer(site: EmailSite): EmailRenderer {
  const contexts = createEmailContexts(site);
  return {
    render(given: EmailData) {
      const data = withPlainWords(given);
      const context = contexts[data.mail.language];
      return renderContent(contentOf(data.mail.kind, data, context), context);
    },
  };
}

/** The same content twice: as HTML and as plain text. */
function renderContent(content: EmailContent, context: EmailContext): RenderedEmail {
  const { title, blocks, reason, isForShop = false, unsubscribeUrl } = content;
  const { name, email: address } = context.site;
  // Emails may come from an address that nobody reads.
  const replyTo = content.replyTo ?? (isForShop ? null : { name, address });
  const help = isForShop ? [] : helpLines(context);
  const signature = [...help, name, sellerLine(), context.urlOf('/'), reason].join('\n');
  return {
    subject: headerLine(content.subject),
    html: htmlDocument(content, renderBlocks(blocks, HTML_RENDERERS).join('\n'), context),
    text: `${[title, ...renderBlocks(blocks, PLAIN_TEXT_RENDERERS), `-- \n${signature}`].join('\n\n')}\n`,
    replyTo: replyTo && { ...replyTo, name: headerLine(replyTo.name) },
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}

/** How a shopper reaches the shop and what its rules are, line by line. */
function helpLines({ language, site, urlOf }: EmailContext): readonly string[] {
  const { help, terms, privacy } = FOOTER[language];
  return [
    `${help} WhatsApp ${whatsappChat(site.whatsapp)}, ${site.email}`,
    ...(site.footer === null ? [] : [site.footer[language]]),
    `${terms}: ${urlOf(PATHS.terms)}`,
    `${privacy}: ${urlOf(PATHS.privacy)}`,
  ];
}
