const number = 'number of the order';

/** Options that name a person and an address. */
export const addressOptions = {
  options: {
    email: 'email address, to which emails go',
    phone: 'telephone number',
    name: 'first and last name',
    company: 'company',
    'tax-number': 'NPWP of the company, for the invoice',
    address: 'street and number',
    detail: 'block, floor or landmark',
    district: 'kecamatan',
    city: 'city or regency',
    province: 'province, by name or code',
    postcode: 'postcode',
    country: 'code of the country, such as ID',
  },
  wrongPhone: 'must be a telephone number: 6 to 15 digits',
  wrongTaxNumber: 'must have 16 digits, 15 on an older card, or the 22 of an NITKU',
  problem: { missing: '{name} is missing', wrong: '{name} is not valid' },
  roles: { billing: 'billing', shipping: 'delivery' },
} as const;

/** What an operator does for an order besides its lifecycle. */
export const orderCare = {
  edit: {
    purpose: 'Correct an order’s address, telephone number or email address',
    arguments: { number },
    options: {
      only: 'billing or delivery, where only one of the two addresses is meant',
      'new-link': 'the links of earlier emails no longer open the order: they went to a stranger; then “orders mail”',
      'dry-run': 'show what would change, and change nothing',
    },
    examples: [
      ['orders edit 1001 --email sari@example.com --new-link', 'also once it was sent'],
      ['orders edit 1001 --address "Jl. Melati 8" --postcode 12160 --dry-run', 'shows what would change'],
      ['orders edit 1001 --phone "0812 3456 7890" --only delivery', 'the telephone number of the recipient'],
    ],
    nothing: 'Say what is to be corrected, such as --phone or --address. “orders edit --help” lists the options.',
    which: 'Billing and delivery address differ. Say which one is meant: --only billing or --only delivery.',
    onlyBilling: 'belongs to the billing address; leave out “--only delivery”',
    costs: 'Delivery and tax stay as the buyer has ordered them ({delivery}): nothing is calculated anew.',
    invoice: 'Invoice {number} stays as it was issued.',
    done: 'Order {id}: corrected.',
    would: 'Nothing was changed. Without --dry-run the order would be corrected.',
  },
  mail: {
    purpose: 'Send an email about an order to its buyer again',
    arguments: { number },
    options: { kind: '{kinds}; without it the last one' },
    examples: [
      ['orders mail 1001', 'the last one, to the address that the order has now'],
      ['orders mail 1001 --kind order-received', 'with the account to transfer to'],
    ],
    done: 'Order {id}: “{kind}” is on its way to {to}.',
  },
  unpaid: {
    purpose: 'Take back that an order was marked as paid; it waits for its money again and keeps its stock',
    arguments: { number },
    options: { message: 'for the buyer, by email and on the order’s page; without it the buyer is not written to' },
    examples: [
      ['orders unpaid 1001', '“orders paid” was meant for another order'],
      ['orders unpaid 1001 --message "Please ignore our last email: …"', 'the buyer had an email about the payment'],
    ],
    wasReady:
      'Its buyer was told that it can be collected, and does not know that it waits for its money: orders note {id} "…" --to-buyer',
    invoice: 'Invoice {number} stays: it is that of this order once it is paid.',
  },
  note: {
    purpose: 'Write a note on an order: for the shop alone, or to the buyer',
    arguments: { number, text: 'the note' },
    options: { 'to-buyer': 'the buyer gets it by email and sees it on the order’s page' },
    examples: [
      ['orders note 1001 "Called: to be left with the guard"', 'only “orders show” has it'],
      ['orders note 1001 "The blue one is sold out until Friday." --to-buyer', 'an email to the buyer'],
    ],
    done: 'Order {id}: noted.',
    sent: 'Order {id}: noted, and on its way to {email}.',
    seen: '{text} (the buyer sees this)',
  },
} as const;
