const listed = (command: string) => `as “${command} list” shows it` as const;

export const customers = {
  reviews: {
    purpose: 'Reviews: list, approve, reject',
    list: {
      purpose: 'List reviews that wait for the shop’s word, oldest first',
      arguments: {},
      options: { status: 'held (otherwise), approved or rejected', limit: 'how many at most (50)' },
      examples: [['reviews list', 'what waits']],
    },
    approve: {
      purpose: 'Show a review in the shop',
      arguments: { number: listed('reviews') },
      options: {},
      examples: [['reviews approve 12', 'everyone reads it']],
      done: 'Approved: {number} by {author}',
    },
    reject: {
      purpose: 'Hide a review; its writer cannot write another of the product',
      arguments: { number: listed('reviews') },
      options: {},
      examples: [['reviews reject 12', 'nobody reads it']],
      done: 'Rejected: {number} by {author}',
    },
    columns: {
      number: 'Number',
      written: 'Written',
      product: 'Product',
      author: 'Author',
      rating: 'Stars',
      text: 'Text',
    },
  },
  customers: {
    purpose: 'Customers: list, show, log out, remove',
    list: {
      purpose: 'List customers, newest first',
      arguments: { search: 'part of a name or an e-mail address' },
      options: { limit: 'how many at most (50)' },
      examples: [['customers list sari', 'who is called so']],
    },
    show: {
      purpose: 'Show what is kept of one customer, as JSON',
      arguments: { who: 'number, user name or e-mail address' },
      options: {},
      examples: [['customers show sari@example.com', 'name, addresses, wishlist, what was spent']],
      unknown: 'There is no customer {who}.',
    },
    logOut: {
      purpose: 'End every login of a customer',
      arguments: { number: listed('customers') },
      options: {},
      examples: [['customers log-out 7', 'a telephone was lost']],
      done: 'Logged out everywhere: {number} {email}',
    },
    remove: {
      purpose:
        'Forget a person: account, logins, cart, the name above reviews, letters; orders keep their names unless you say otherwise',
      arguments: { who: 'number, user name or e-mail address; of a guest the e-mail address' },
      options: {
        'anonymise-orders':
          'take names, addresses, e-mail, telephone, notes and downloads from the orders too; sums, goods, taxes, country and province stay. Cannot be undone; ask your bookkeeper how long names must be kept',
        force: 'also orders that are not finished: nobody can deliver them afterwards',
        'dry-run': 'only tell what would be forgotten',
      },
      examples: [
        ['customers remove 7 --anonymise-orders --dry-run', 'what is known of a customer who wants to be forgotten'],
        ['customers remove 7', 'the account; the orders stay as the law on books asks'],
        [
          'customers remove sari@example.com --anonymise-orders',
          'a guest, or a customer whose time in the books is over',
        ],
      ],
      account: 'Account: {account}',
      anonymised: 'Orders anonymised: {anonymised}',
      kept: 'Orders that keep their names (--anonymise-orders takes them): {kept}',
      counts: 'Reviews without a name: {reviews}; letters forgotten: {mails}; coupons withdrawn: {coupons}',
      done: 'Removed: {who}',
      nothing: 'Nothing was removed.',
      would: 'Nothing was changed: this was a rehearsal.',
    },
    columns: { number: 'Number', email: 'E-mail', name: 'Name', city: 'City', since: 'Since' },
  },
  mail: {
    purpose: 'Mail: what the shop owes, has sent, or could not send',
    list: {
      purpose: 'List mails, newest first',
      arguments: {},
      options: { state: 'waiting, sent or failed', limit: 'how many at most (50)' },
      examples: [['mail list --state failed', 'what was given up, and why']],
    },
    show: {
      purpose: 'Show one mail, as JSON',
      arguments: { number: listed('mail') },
      options: {},
      examples: [['mail show 40', 'to whom, what about, how often tried']],
      unknown: 'There is no mail {number}.',
    },
    retry: {
      purpose: 'Try again: one mail, or all that were given up',
      arguments: { number: 'of one mail; without it all that were given up' },
      options: {},
      examples: [['mail retry', 'the mail server is back']],
      done: 'Due at once: {count}',
    },
    columns: {
      number: 'Number',
      written: 'Written',
      kind: 'Letter',
      to: 'To',
      state: 'State',
      tries: 'Tries',
      error: 'Last error',
    },
  },
} as const;
