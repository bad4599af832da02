/**
 * Every refusal of the API with its message; `{name}` stands for a fact. The engine prints messages from this table, and the
 * storefront's gateway recognizes them by it, since a remote backend sends no codes.
 */
export const REFUSAL_MESSAGES = {
  NO_PRODUCT_ID: 'No product ID provided',
  PRODUCT_UNKNOWN: 'No product found matching the ID provided',
  ATTRIBUTE_UNKNOWN: '{attribute} is not a valid attribute of the product: {product}.',
  OPTIONS_NOT_CHOSEN: 'Please choose product options…',
  OPTIONS_NOT_TOGETHER: 'Sorry, no products matched your selection. Please choose a different combination.',
  OPTION_INVALID: 'Invalid value posted for {attribute}',
  OPTION_REQUIRED: '{attribute} is a required field',
  OPTIONS_REQUIRED: '{attributes} are required fields',
  VARIATION_OF_ANOTHER_PRODUCT:
    "The selected product isn't a variation of {name}, please choose product options by visiting {name}.",
  NOT_PURCHASABLE: 'Sorry, this product cannot be purchased.',
  OIL_NOT_REGISTERED: 'Sorry, &quot;{name}&quot; cannot be ordered yet: its registration number (NPT) is missing.',
  OUT_OF_STOCK: 'You cannot add &quot;{name}&quot; to the cart because the product is out of stock.',
  NOT_ENOUGH_STOCK:
    'You cannot add that amount of &quot;{name}&quot; to the cart because there is not enough stock ({available} remaining).',
  NOT_ENOUGH_STOCK_WITH_CART:
    'You cannot add that amount to the cart &mdash; we have {available} in stock and you already have {inCart} in your cart.',
  SOLD_INDIVIDUALLY: 'You cannot add another "{name}" to your cart.',
  ADD_FAILED: 'Failed to add cart item. Please check input.',
  QUANTITY_TOO_LARGE: 'You can order {limit} of one item at most.',
  CART_FULL: 'Your cart can hold {limit} different items at most.',
  NO_ITEM_DATA: 'No item data provided',
  LINES_UNKNOWN: 'Cart items identified with keys {keys} failed to update',
  NO_LINES: 'No items in cart to remove.',
  NO_LINE_KEYS: 'No cart item keys provided',
  LINE_UNKNOWN: 'No cart item found with the key: {key}',
  CART_EMPTY: 'Cart is empty',
  NO_SHIPPING_METHOD_GIVEN: 'No shipping method provided',
  SHIPPING_METHOD_UNAVAILABLE: '"{id}" is not an available shipping method for shipping package "{package}"',
  NO_SHIPPING_PACKAGE: 'No shipping packages available for corresponding index {index}',
  NO_COUPON_CODES: 'No coupon codes provided',
  COUPON_UNKNOWN: 'Coupon "{coupon}" does not exist!',
  COUPON_ALREADY_APPLIED: 'This coupon has already been applied to the cart',
  COUPON_NOT_APPLIED: 'This coupon has not been applied to the cart.',
  COUPON_LIMIT_REACHED: 'Coupon usage limit has been reached.',
  COUPON_NOT_STARTED: 'Coupon "{coupon}" cannot be used before {startsAt}.',
  COUPON_EXPIRED: 'This coupon has expired.',
  COUPON_MINIMUM: 'The minimum spend for this coupon is {amount}.',
  COUPON_MAXIMUM: 'The maximum spend for this coupon is {amount}.',
  COUPON_NOT_APPLICABLE: 'Sorry, this coupon is not applicable to selected products.',
  COUPON_NOT_FOR_SALE_ITEMS: 'Sorry, this coupon is not valid for sale items.',
  COUPON_EXCLUDES_PRODUCTS: 'Sorry, this coupon is not applicable to the products: {products}.',
  COUPON_EXCLUDES_CATEGORIES: 'Sorry, this coupon is not applicable to the categories: {categories}.',
  COUPON_NEEDS_EMAIL: 'Please enter a valid email at checkout to use coupon code "{coupon}".',
  COUPON_OF_OTHERS: 'Please enter a valid email to use coupon code "{coupon}".',
  COUPON_STANDS_ALONE:
    'Sorry, coupon "{coupon}" has already been applied and cannot be used in conjunction with other coupons.',
  COUPON_FAILED: 'Failed to apply coupon. Check for an individual-use coupon on cart.',
  COUPON_INVALID_REMOVED: 'Sorry, it seems the coupon "{coupon}" is invalid - it has now been removed from your order.',
  COUPON_OF_OTHERS_REMOVED:
    'Sorry, it seems the coupon "{coupon}" is not yours - it has now been removed from your order.',
  GIFT_CARD_VOID: 'This gift card can no longer be used.',
  GIFT_CARD_EXPIRED: 'This gift card has expired.',
  GIFT_CARD_EMPTY: 'There is no money left on this gift card.',
  GIFT_CARD_ALREADY_APPLIED: 'This gift card has already been applied to the cart.',
  GIFT_CARD_CHANGED:
    'A gift card on your cart can no longer pay - it has now been removed from your order. Please look at the total again.',
  NO_SESSION: 'Sorry, no session found.',
  LINE_GONE: 'An item which is no longer available was removed from your cart.',
  SOLD_OUT_AT_CHECKOUT:
    'Sorry, "{name}" is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.',
  TOO_FEW_AT_CHECKOUT:
    'Sorry, we do not have enough "{name}" in stock to fulfill your order ({available} available). We apologize for any inconvenience caused.',
  RESERVATION_LOST: 'Not enough units of {name} are available in stock to fulfil this order.',
  UNPAID_PRODUCT_LIMIT:
    'Before your first payment, up to {limit} of {name} can be in unpaid orders, earlier ones included. Please pay online, or order fewer.',
  UNPAID_PIECES_LIMIT:
    'Before your first payment, up to {limit} pieces can be in unpaid orders, earlier ones included. Please pay online, or order fewer.',
  UNPAID_ORDERS_OPEN:
    'Too many orders from you or your internet connection are still unpaid. Please pay or cancel one of yours first, or contact us.',
  LARGE_ORDERS_LIMIT:
    'Too many large orders were begun by you or on your internet connection. Please order fewer pieces, try again tomorrow, or contact us.',
  NO_SHIPPING_ADDRESS: 'Please enter an address to continue.',
  COUNTRY_NOT_SERVED: 'Unfortunately, we do not ship to {country}. Please enter an alternative shipping address.',
  NO_SHIPPING_METHOD:
    'No shipping method has been selected. Please double check your address, or contact us if you need any help.',
  SHOP_NOT_OPEN: 'The shop does not take orders yet.',
  SHOP_CLOSED: 'The shop is closed and takes orders again from {reopensOn} on.',
  PAYMENT_METHOD_INVALID: 'Invalid payment method.',
  TOTAL_CHANGED: 'The total of your order has changed. Please check it and place the order again.',
  PAYMENT_UNAVAILABLE: 'The payment service is not available. Please try again in a moment.',
  ORDER_NEEDS_NO_PAYMENT: 'This order cannot be paid for.',
  ORDER_NOT_CANCELLABLE: 'This order can no longer be cancelled.',
  RETURN_NOT_POSSIBLE: 'Nothing of this order can be returned.',
  RETURN_LINES_INVALID: 'Choose what the return is about, and not more than was bought.',
  RETURN_TEXT_LENGTH: 'The description of a return has {min} to {max} characters.',
  RETURN_TOO_MANY_PICTURES: 'A return has {limit} pictures at most.',
  RETURN_PICTURE_INVALID: 'Picture {number} cannot be read.',
  FIELD_REQUIRED: '{field} is a required field.',
  POSTCODE_INVALID: '{field} is not a valid postcode / ZIP.',
  PHONE_INVALID: '{field} is not a valid phone number.',
  EMAIL_INVALID: '{field} is not a valid email address.',
  STATE_INVALID: '{field} is not valid. Please enter one of the following: {states}',
  ACCOUNT_EMAIL_INVALID: 'Please provide a valid email address.',
  ACCOUNT_EMAIL_TAKEN: 'An account is already registered with your email address. Please log in.',
  USERNAME_INVALID: 'Please provide a valid account username.',
  USERNAME_TAKEN: 'An account is already registered with that username. Please choose another.',
  PASSWORD_REQUIRED: 'Please enter an account password.',
  PASSWORD_TOO_SHORT: 'Your password must have at least {limit} characters.',
  PASSWORD_TOO_LONG: 'Your password must have at most {limit} characters.',
  PASSWORD_GUESSABLE: 'Your password must not be your name or email address.',
  META_TOO_MUCH: 'The data to be stored with the account is more than {limit}.',
  USERNAME_EMPTY: 'empty_username',
  PASSWORD_EMPTY: 'empty_password',
  LOGIN_UNKNOWN: 'invalid_username',
  PASSWORD_WRONG: 'incorrect_password',
  LOGIN_BLANK: 'Missing username or password.',
  LOGIN_WITHOUT_VIEWER:
    'Your credentials are correct, but there was an error logging in. This is most likely due to an SSL error. Please try again later. If the problem persists, please contact support.',
  LOGIN_FAILED: 'The user could not be logged in.',
  LOGIN_CREDENTIALS_MISSING: 'The argument `credentials` is required to log in with a password.',
  LOGIN_PROVIDER_DISABLED: 'The provider {provider} is not enabled.',
  ALREADY_LOGGED_IN: 'You are already logged in.',
  REFRESH_TOKEN_INVALID: 'The refresh token is invalid.',
  ORIGIN_FORBIDDEN: 'This origin may not log in here.',
  RESET_LOGIN_EMPTY: 'Enter a username or email address.',
  RESET_KEY_REQUIRED: 'A password reset key is required.',
  RESET_LOGIN_REQUIRED: 'A user login is required.',
  RESET_PASSWORD_REQUIRED: 'A new password is required.',
  RESET_LINK_EXPIRED: 'Password reset link has expired.',
  RESET_LINK_INVALID: 'Password reset link is invalid.',
  ORDER_FORBIDDEN: 'Not authorized to access this order',
  CUSTOMER_FORBIDDEN: 'Not authorized to access this customer',
  ORDERS_OPEN: 'Orders of this account still wait for payment or delivery: {numbers}',
  NOT_CAPABLE: 'You do not have the appropriate capabilities to perform this action',
  USER_ID_INVALID: 'The user ID passed is invalid',
  PRODUCT_NOT_FOUND: 'No product ID was found corresponding to the {kind}: {id}',
  REVIEW_TARGET_UNKNOWN: 'The ID of the node to comment on is invalid',
  REVIEWS_CLOSED: 'Sorry, this post is closed to comments at the moment',
  REVIEW_AUTHOR_MISSING: 'Comment must include an authorName.',
  REVIEW_AUTHOR_HAS_CONTACT: 'A name has no link, email address or phone number.',
  REVIEW_EMAIL_INVALID: 'The email address you are trying to use is invalid',
  REVIEW_RATING_INVALID: 'A rating is a whole number from 1 to 5.',
  REVIEW_TEXT_LENGTH: 'A review has {min} to {max} characters.',
  REVIEW_DUPLICATE: 'Duplicate comment detected; you have already reviewed this product.',
  STOCK_ALERT_NEEDLESS: 'This product can be ordered now.',
  STOCK_ALERT_LINK_INVALID: 'The link that ends the alerts is invalid.',
  FIRST_AND_LAST:
    'first and last cannot be used together. For forward pagination, use first & after. For backward pagination, use last & before.',
  PAGE_SIZE_NEGATIVE: '{argument} must be a positive integer.',
  FILTERS_NOT_COMBINED: 'These filters cannot be combined: {filters}.',
  TEXT_TOO_LONG: '{field} is longer than {limit} characters.',
  TOO_MANY_TRIES: 'You have tried this too often. Please try again in {seconds} seconds.',
  BUSY: 'The shop is very busy. Please try again in {seconds} seconds.',
  TOO_MANY_ROWS: 'The query selects more data than one response may hold.',
  SESSION_DATA_TOO_MUCH: 'The data to be stored with the session is more than {limit} characters.',
  SESSION_FOREIGN: 'The iss do not match with this server',
  SESSION_INVALID: 'Invalid session token',
} as const;

export type RefusalCode = keyof typeof REFUSAL_MESSAGES;

/** An address field that is refused. */
export interface RefusedField {
  readonly role: 'billing' | 'shipping';
  /** Its name in the address: `postcode`. */
  readonly field: string;
  readonly code: RefusalCode;
}

export interface Refusal {
  readonly code: RefusalCode | 'UNKNOWN';
  /** Text by the name of its placeholder. */
  readonly facts: Readonly<Record<string, string>>;
  /** Every invalid field, in the order of the form; `code` and `facts` are those of the first. */
  readonly fields: readonly RefusedField[];
  /** The API's own message, shown when the code is unknown; empty when it is not for shoppers. */
  readonly message: string;
}

/** A refusal that the storefront itself decides on, or one that the API did not explain. */
export const newRefusal = (
  code: Refusal['code'],
  { facts = {}, message = '' }: Partial<Pick<Refusal, 'facts' | 'message'>> = {},
): Refusal => ({ code, facts, fields: [], message });

/** The API's message for a refusal. */
export const refusalMessage = (code: RefusalCode, facts: Readonly<Record<string, string | number>> = {}): string =>
  REFUSAL_MESSAGES[code]
    .replace(/\{(\w+)\}/g, (_whole, name: string) => String(facts[name] ?? ''))
    .replace(/ 1 seconds\./, ' 1 second.');

/** The API's names of address fields, as its refusals print them after `Billing` or `Shipping`. */
export const ADDRESS_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company name',
  address1: 'Street address',
  address2: 'Apartment, suite, unit, etc.',
  city: 'Town / City',
  state: 'Province',
  postcode: 'Postcode / ZIP',
  country: 'Country / Region',
  phone: 'Phone',
  email: 'Email address',
} as const;

export const ROLE_LABELS = { billing: 'Billing', shipping: 'Shipping' } as const;
