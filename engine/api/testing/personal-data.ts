/** Those who might read a person's data. */
export const READERS = ['visitor', 'guest', 'customer', 'ended', 'owner', 'holder'] as const;

/**
 * `visitor` has no session, `guest` another one; `customer` is another's login, `ended` one of the owner's that has ended; `holder` has the
 * order's key only.
 */
export type Reader = (typeof READERS)[number];

const MAY_READ_ORDER: readonly Reader[] = ['owner', 'holder'];
const OWNER: readonly Reader[] = ['owner'];

const allOf = (fields: string, readers: readonly Reader[]): Readonly<Record<string, readonly Reader[]>> =>
  Object.fromEntries(
    fields
      .trim()
      .split(/\s+/)
      .map((field) => [field, readers]),
  );

const ACCOUNT_FIELDS = `
  availablePaymentMethods availablePaymentMethodsCC availablePaymentMethodsEC billing databaseId date displayName downloadableItems email firstName id isPayingCustomer lastName lastOrder logins metaData
  modified orderCount orders refunds reviews role session sessionToken shipping stockAlerts totalSpent username`;

/** Reveals nothing of a person. */
const IMPERSONAL_FIELDS = 'calculatedShipping hasCalculatedShipping isVatExempt';

/** The shop saves no cards, so the value is the same for each customer. */
const ALIKE_FIELDS = 'capabilities roles savedPaymentMethods stripeCustomerId';

/** Fields that are null for everybody, since the shop has no such data. */
export const NEVER_KNOWN: readonly string[] = ['stripeCustomerId'];

/**
 * Type of the schema → field → who sees the owner's value of it by the query named in the test. Every field of these types
 * has to be here: whoever adds one decides.
 */
export const SEEN_BY = {
  Order: allOf(
    `billing cartHash cartTax couponLines createdVia currency customer customerIpAddress customerNote customerUserAgent databaseId date dateCompleted dateHeldUntil datePaid dateReady
     discountTax discountTotal downloadableItems feeLines giftCards hasBillingAddress hasDownloadableItem hasShippingAddress id
     invoice isCancellable isDownloadPermitted lineItems metaData modified needsPayment needsProcessing needsShippingAddress orderKey orderNotes
     orderNumber orderVersion parent paymentInstructions paymentKind paymentMethod paymentMethodTitle paymentNextStep paymentStage pricesIncludeTax refunds returnableLines returns shipment shipping shippingAddressMapUrl
     shippingLines shippingTax shippingTotal status subtotal taxLines total totalTax transactionId`,
    MAY_READ_ORDER,
  ),
  CustomerAddress: allOf(
    'address1 address2 city company country email firstName lastName phone postcode state',
    MAY_READ_ORDER,
  ),
  Customer: allOf(`${ACCOUNT_FIELDS} ${IMPERSONAL_FIELDS}`, OWNER),
  User: {
    ...allOf(
      `avatar databaseId description email firstName id lastName locale name nicename nickname registeredDate slug url
       userId username wooSessionToken`,
      OWNER,
    ),
    ...allOf(ALIKE_FIELDS, ['customer', 'owner']),
  },
} as const;

/** The account behind an order that is read by its key: only its impersonal fields are shown. */
export const ACCOUNT_BEHIND_ORDER = { ...allOf(ACCOUNT_FIELDS, OWNER), ...allOf(IMPERSONAL_FIELDS, MAY_READ_ORDER) };

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Types that wrap lists and payloads, and the types of the merchant's own attributes. */
export const ENVELOPES = /^(RootQuery|RootMutation)$|(Connection|Edge|PageInfo|Payload)$|^Pa[A-Z]/;

/** What anybody may read. */
export const PUBLIC_TYPES = words(`
  AttributeCount Avatar Category CollectionStats Comment CommentAuthor CountryState ExternalProduct GeneralSettings
  GlobalProductAttribute GroupProduct LocalProductAttribute LoginClient MediaDetails MediaItem MediaSize MetaData PackContent PasswordClientOptions
  PasswordLoginOptions PaymentGateway Plugin Post ProductAttributeOutput ProductCategory ProductDownload ProductOffer ProductSpecification ProductTag ProductType RatingCount
  Settings ShippingClass SimpleAttribute SimpleProduct SimpleProductVariation SingleAttributeCount StockStatusCount Tag VariableProduct
  VariationAttribute VisibleProduct WoonuxtGlobalAttribute WoonuxtOptions WoonuxtSeoEntry WoonuxtStripeSettings`);

/** Reached through the caller's own cart, an order, or the payload of a mutation, and never by an id of their own. */
export const PARTS = words(`
  AppliedCoupon Cart CartFee CartGiftCard CartItemError CartNotice CartTax Coupon CouponError CouponLine CustomerLogin CustomerReview DownloadableItem FeeLine
  LineItem OrderGiftCard OrderInvoice OrderInvoiceTax OrderItemTax OrderReturn OrderReturnLine OrderShipment PaymentIntent PaymentTokenCC PaymentTokenECheck Refund SavedPaymentMethod
  StockAlert ShippingLine ShippingMethod ShippingMethodError ShippingPackage
  ShippingRate SimpleCartItem TaxLine TaxRate UserRole`);

/** Root fields by whose data they return. Lists of the merchant's own attributes are public. */
export const ROOT_FIELDS = {
  /** `coupon` is null for everybody: rules of coupons are the operator's. */
  anybody: words(`
    allSettings allowedCountries categories category collectionStats comment comments countries countryStates coupon externalProduct
    generalSettings groupedProduct loginClient loginClients plugin post posts product productCategories productCategory productTag productTags
    productVariation products simpleProduct tag tags terms variableProduct woonuxtSettings`),
  /** About the caller, who can name nobody else. */
  caller: words(`
    addCartItems addFee addToCart applyCoupon cart cartItem checkout emptyCart endOtherLogins eraseAccount fillCart forgetSession login loginWithCookies logout orders
    paymentGateways registerCustomer removeCoupons removeItemsFromCart restoreCartItems requestStockAlert sendPasswordResetEmail setDefaultPaymentMethod
    stopStockAlert stripePaymentIntent updateItemQuantities updateSession updateShippingMethod viewer writeReview`),
  /** Names a person or their data: tested for each reader, or needs a secret that was issued to its owner. */
  guarded: words(`
    cancelOrder cancelStockAlerts checkPasswordReset customer findOrder node nodeByUri order payOrder refreshJwtAuthToken refreshToken requestReturn resetUserPassword settleOrder updateCustomer
    updateUser`),
} as const;
