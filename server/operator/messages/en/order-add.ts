/** An order that an operator takes for somebody. */
export const orderAdd = {
  purpose: 'Take an order by telephone or chat, by the rules of the checkout; the buyer gets an email',
  arguments: { items: 'SKUs of products or variations, each with its pieces: STP-BRK-DOT4-300:2' },
  /** Of each option that begins with --to-. */
  recipient: 'of another recipient: {what}',
  options: {
    customer: 'number, username or email of the account it belongs to; its addresses are taken where none is given',
    pay: 'bacs (bank transfer) or cod (on delivery); without it the first that is offered',
    delivery: 'delivery method as --dry-run lists them; without it the first',
    code: 'codes of coupons and gift cards, separated by commas',
    note: 'the buyer’s wishes, printed on the packing slip',
    gift: 'send it as a gift: what the packing slip tells its recipient instead, in up to 200 characters',
    'buyer-language': 'id or en, for emails and the order’s page; otherwise that of the account or the shop',
    'dry-run': 'show what it would cost, and take nothing',
  },
  examples: [
    [
      'orders add STP-BRK-DOT4-300:2 --customer sari@example.com --pay bacs --dry-run',
      'what it costs, and how it can be delivered',
    ],
    [
      'orders add STP-BRK-DOT4-300:2 --name "Sari Dewi" --email sari@example.com --phone "0812 3456 7890" --address "Jl. Melati 8" --district Menteng --city "Jakarta Pusat" --province "DKI Jakarta" --postcode 10310 --pay cod',
      'for somebody without an account',
    ],
    [
      'orders add STP-BRK-DOT4-300 --customer sari@example.com --to-name "Ayu Lestari" --to-address "Jl. Kenanga 3" --to-city Bandung --to-province "Jawa Barat" --to-postcode 40115 --code 7F3A-0C9D-52E1-B846-A1D0',
      'delivered to somebody else, and paid with a gift card',
    ],
  ],
  unknownCustomer: 'There is no account {who}.',
  deliveries: 'Delivery methods: {methods}',
  payment: 'Payment: {payment}',
  would: 'Nothing was ordered. Without --dry-run the order would be placed, and {email} be written to.',
  done: 'Order {id}: {status}. {email} gets an email.',
  other: 'The checkout refuses this order ({code}). Nothing was ordered.',
  refusals: {
    SKU_NOT_SOLD:
      '{sku} cannot be ordered: there is none, it is not published, or it has options to choose. A variation is ordered by its own SKU.',
    SOLD_INDIVIDUALLY: 'Only one piece of {name} is sold in an order.',
    OIL_NOT_REGISTERED: '{name} is an oil without an NPT number and is not sold.',
    SOLD_OUT_AT_CHECKOUT: '{name} is sold out.',
    TOO_FEW_AT_CHECKOUT: 'Only {available} of {name} are left.',
    RESERVATION_LOST: '{name} was sold to somebody else just now. Nothing was ordered.',
    UNPAID_PRODUCT_LIMIT:
      'Without an account at most {limit} pieces of {name} are sold unpaid (orders.unpaidGuestPiecesOfProduct).',
    UNPAID_PIECES_LIMIT: 'Without an account at most {limit} pieces are sold unpaid (orders.unpaidGuestPieces).',
    COUNTRY_NOT_SERVED: 'The shop does not sell to {country}.',
    NO_SHIPPING_ADDRESS: 'The delivery address needs a country.',
    ADDRESS_INVALID: 'Nothing was ordered: {problems}.',
    COUPON_INVALID_REMOVED: 'The coupon {coupon} does not hold for this order. “coupons show {coupon}” says why.',
    COUPON_OF_OTHERS_REMOVED: 'The coupon {coupon} is for other email addresses.',
    COUPON_LIMIT_REACHED: 'A coupon has been used up.',
    COUPON_UNKNOWN: 'There is no coupon and no gift card with the code {coupon}.',
    GIFT_CARD_EXPIRED: 'A gift card has expired. “gift-cards list” shows which.',
    GIFT_CARD_EMPTY: 'Nothing is left on a gift card. “gift-cards list” shows on which.',
    GIFT_CARD_VOID: 'A gift card is of another currency than the order.',
    GIFT_CARD_CHANGED: 'A gift card was used at the same time. Nothing was ordered; try again.',
    COUPON_FAILED: 'At most ten gift cards pay for one order.',
    NO_SHIPPING_METHOD: 'Nothing is delivered to this address.',
    SHIPPING_METHOD_UNAVAILABLE:
      'This order is not delivered by “{id}”. A --dry-run without --delivery lists the methods.',
    PAYMENT_METHOD_INVALID:
      'This order cannot be paid that way. “bacs” is by transfer, “cod” on delivery, where the settings have them.',
    SHOP_NOT_OPEN: 'The shop takes no orders yet. “config check” says what is missing.',
    CUSTOMER_FORBIDDEN: 'There is no such account.',
  },
} as const;
