const listed = (command: string) => `as “${command} list” shows it` as const;

export const customers = {
  reviews: {
    purpose: 'Reviews: list, approve, reject, answer',
    list: {
      purpose: 'List reviews that wait for approval, oldest first',
      arguments: {},
      options: {
        status: 'held (otherwise), approved or rejected',
        unanswered: 'only reviews that the shop has not answered',
        limit: 'how many at most (50)',
      },
      examples: [
        ['reviews list', 'reviews that wait for approval'],
        ['reviews list --status approved --unanswered', 'reviews that everyone reads without an answer'],
      ],
    },
    approve: {
      purpose: 'Show a review in the shop',
      arguments: { number: listed('reviews') },
      options: {},
      examples: [['reviews approve 12', 'everyone can read it']],
      done: 'Approved: {number} by {author}',
    },
    reject: {
      purpose: 'Hide a review; its author cannot write another one of the product',
      arguments: { number: listed('reviews') },
      options: {},
      examples: [['reviews reject 12', 'nobody can read it']],
      done: 'Rejected: {number} by {author}',
    },
    answer: {
      purpose: 'Answer a review; everyone reads the answer below it, once the review is approved',
      arguments: {
        number: listed('reviews'),
        text: 'the answer, in the language of the review, of 2,000 characters at most',
      },
      options: { remove: 'take the answer away' },
      examples: [
        [
          'reviews answer 12 "Thank you! Shake the bottle first, then it pours evenly."',
          'in place of an earlier answer',
        ],
        ['reviews answer 12 --remove', 'the review stands alone again'],
      ],
      which: 'Give either the text of the answer or --remove.',
      done: 'Answered: {number} by {author}',
      removed: 'Answer taken away: {number} by {author}',
    },
    columns: {
      number: 'Number',
      written: 'Written',
      product: 'Product',
      author: 'Author',
      rating: 'Stars',
      text: 'Text',
      answer: 'Answer',
    },
  },
  customers: {
    purpose: 'Customers: list, show, log out, remove',
    list: {
      purpose: 'List customers, newest first',
      arguments: { search: 'part of a name or an email address' },
      options: { limit: 'how many at most (50)' },
      examples: [['customers list sari', 'customers with this name']],
    },
    show: {
      purpose: 'Show one customer, or what a guest has ordered; with --json all that is stored',
      arguments: { who: 'number, username or email address' },
      options: {},
      examples: [['customers show sari@example.com', 'name, addresses, wishlist, total spent']],
      unknown: 'There is no customer {who}.',
    },
    logOut: {
      purpose: 'End every login of a customer',
      arguments: { number: listed('customers') },
      options: {},
      examples: [['customers log-out 7', 'after a phone was lost']],
      done: 'Logged out everywhere: {number} {email}',
    },
    remove: {
      purpose:
        'Delete a person’s data: account, logins, cart, emails, the name above reviews; orders keep their names unless you choose otherwise',
      arguments: { who: 'number, username or email address; of a guest the email address' },
      options: {
        'anonymise-orders':
          'also remove names, addresses, email, phone, notes and downloads from the orders; amounts, items, taxes, country and province stay. Cannot be undone; ask your bookkeeper how long names must be kept',
        force: 'include orders that are not finished: they cannot be delivered afterwards',
        'dry-run': 'only show what would be deleted',
      },
      examples: [
        ['customers remove 7 --anonymise-orders --dry-run', 'what would be deleted about a customer'],
        ['customers remove 7', 'deletes the account; the orders stay, as bookkeeping law requires'],
        [
          'customers remove sari@example.com --anonymise-orders',
          'a guest, or a customer whose orders need no longer be kept',
        ],
      ],
      account: 'Account: {account}',
      anonymized: 'Orders anonymised: {anonymized}',
      kept: 'Orders that keep their names (remove them with --anonymise-orders): {kept}',
      counts:
        'Reviews anonymised: {reviews}; emails deleted: {mails}; coupons withdrawn: {coupons}; stock alerts ended: {stockAlerts}',
      done: 'Removed: {who}',
      nothing: 'Nothing was removed.',
      would: 'Nothing was changed: this was a dry run.',
    },
    columns: {
      number: 'Number',
      email: 'Email',
      name: 'Name',
      city: 'City',
      since: 'Since',
      username: 'Username',
      billing: 'Billing address',
      shipping: 'Delivery address',
      orders: 'Orders',
      spent: 'Paid',
      refunded: 'Refunded',
    },
  },
  mail: {
    purpose: 'Emails: waiting, sent and failed',
    list: {
      purpose: 'List emails, newest first',
      arguments: {},
      options: {
        state: 'waiting, sent or failed',
        order: 'only those about this order',
        limit: 'how many at most (50)',
      },
      examples: [['mail list --state failed', 'emails that could not be sent, and why']],
    },
    show: {
      purpose: 'Show one email; with --json all that is stored of it',
      arguments: { number: listed('mail') },
      options: {},
      examples: [['mail show 40', 'recipient, content and attempts']],
      unknown: 'There is no email {number}.',
    },
    retry: {
      purpose: 'Send now: one email, or all that failed or wait for their next attempt',
      arguments: { number: 'number of one email; without it all that are not sent' },
      options: {},
      examples: [['mail retry', 'the mail server works again']],
      done: 'Emails to be sent now: {count}',
      nothing: 'There is no email {number} to send: it is sent, on its way or unknown.',
    },
    test: {
      purpose: 'Send an email at once, to see whether SMTP_URL and MAIL_FROM are right',
      arguments: { email: 'whom to' },
      options: {},
      examples: [['mail test you@example.com', 'says what the mail server answers']],
      subject: 'A test from {name}',
      text: 'The shop {name} can send emails.',
      done: 'The mail server has taken it: look for it at {email}, in the spam folder, too.',
      failed: 'Not sent: {reason}',
      noServer: 'SMTP_URL is not set: emails become files in {folder}.',
    },
    columns: {
      number: 'Number',
      written: 'Written',
      kind: 'Email',
      to: 'To',
      state: 'State',
      attempts: 'Attempts',
      next: 'Next attempt',
      error: 'Last error',
      order: 'Order',
    },
  },
} as const;
