// Made by `npm run generate`. Do not edit.
import type { Operation } from '../operations/operation.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductAttributeInput = {
  /** With or without `pa_`. */
  readonly attributeName: string;
  readonly attributeValue?: string | null | undefined;
};

export type AddToCartInput = {
  /** A UUID makes the addition happen once, however often it is sent. */
  readonly clientMutationId?: string | null | undefined;
  /** JSON object text; another object makes another line. */
  readonly extraData?: string | null | undefined;
  /** A product, or one of its variations. */
  readonly productId: number;
  readonly quantity?: number | null | undefined;
  readonly variation?: ReadonlyArray<ProductAttributeInput | null | undefined> | null | undefined;
  readonly variationId?: number | null | undefined;
};

export type CreateAccountInput = {
  readonly password: string;
  readonly username: string;
};

export type CheckoutInput = {
  /** A UUID makes the order happen once, however often it is sent. */
  readonly clientMutationId?: string | null | undefined;
  /** Ignored when username and password are both empty. */
  readonly account?: CreateAccountInput | null | undefined;
  readonly billing?: CustomerAddressInput | null | undefined;
  readonly createdVia?: string | null | undefined;
  readonly customerNote?: string | null | undefined;
  /** Never believed. */
  readonly isPaid?: boolean | null | undefined;
  /** `_expected_total`, in minor units, is not stored: when another total is due, the order is refused as `TOTAL_CHANGED`. */
  readonly metaData?: ReadonlyArray<MetaDataInput | null | undefined> | null | undefined;
  readonly paymentMethod?: string | null | undefined;
  readonly shipToDifferentAddress?: boolean | null | undefined;
  readonly shipping?: CustomerAddressInput | null | undefined;
  readonly shippingMethod?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly transactionId?: string | null | undefined;
};

/** How the money reaches the shop. */
export type PaymentKindEnum =
  /** By transfer to an account, following the order's instructions. */
  | 'BANK_TRANSFER'
  /** In the provider's form on a page of the client. */
  | 'EMBEDDED_FORM'
  /** On a page the shopper is sent to. */
  | 'HOSTED_PAGE'
  /** Handed to the courier. */
  | 'PAY_ON_DELIVERY';

export type CustomerAddressInput = {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly country?: CountriesEnum | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** Blank the whole address first. */
  readonly overwrite?: boolean | null | undefined;
  readonly phone?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly state?: string | null | undefined;
};

/** `aim`, `jabber`, `yim`, `nicename`, `registered`, `richEditing` and `roles` are accepted and ignored. */
export type UpdateCustomerInput = {
  readonly clientMutationId?: string | null | undefined;
  readonly aim?: string | null | undefined;
  readonly billing?: CustomerAddressInput | null | undefined;
  readonly description?: string | null | undefined;
  readonly displayName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly jabber?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly metaData?: ReadonlyArray<MetaDataInput | null | undefined> | null | undefined;
  readonly nicename?: string | null | undefined;
  readonly nickname?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly registered?: string | null | undefined;
  readonly richEditing?: string | null | undefined;
  readonly shipping?: CustomerAddressInput | null | undefined;
  readonly shippingSameAsBilling?: boolean | null | undefined;
  readonly websiteUrl?: string | null | undefined;
  readonly yim?: string | null | undefined;
  /** When it is given, a new password is taken only together with the right current one. */
  readonly currentPassword?: string | null | undefined;
  readonly id?: string | number | null | undefined;
  /** Change the session only, not what is stored with the account. */
  readonly isSession?: boolean | null | undefined;
  readonly roles?: ReadonlyArray<string | null | undefined> | null | undefined;
};

/** `aim`, `jabber`, `yim`, `nicename`, `registered` and `richEditing` are accepted and ignored. */
export type RegisterCustomerInput = {
  readonly clientMutationId?: string | null | undefined;
  readonly aim?: string | null | undefined;
  readonly billing?: CustomerAddressInput | null | undefined;
  readonly description?: string | null | undefined;
  readonly displayName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly jabber?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly metaData?: ReadonlyArray<MetaDataInput | null | undefined> | null | undefined;
  readonly nicename?: string | null | undefined;
  readonly nickname?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly registered?: string | null | undefined;
  /** The login of the tokens ends after 14 days, or after two when this is false. Left out, it lasts a year. */
  readonly rememberMe?: boolean | null | undefined;
  readonly richEditing?: string | null | undefined;
  readonly shipping?: CustomerAddressInput | null | undefined;
  readonly shippingSameAsBilling?: boolean | null | undefined;
  readonly websiteUrl?: string | null | undefined;
  readonly yim?: string | null | undefined;
  /** Made from the names or the email address when it is left out. */
  readonly username?: string | null | undefined;
};

export type MetaDataInput = {
  readonly id?: string | null | undefined;
  readonly key: string;
  readonly value: string;
};

export type RequestReturnInput = {
  readonly clientMutationId?: string | null | undefined;
  readonly lines: ReadonlyArray<ReturnLineInput>;
  readonly orderId?: string | number | null | undefined;
  /** For whoever did not place the order in this session. */
  readonly orderKey?: string | null | undefined;
  /** Files in Base64: up to four JPEG, PNG or WebP pictures. Only the shop's own pages may send bodies as large as that. */
  readonly pictures?: ReadonlyArray<string> | null | undefined;
  readonly reason: ReturnReasonEnum;
  readonly text: string;
};

export type ReturnLineInput = {
  /** The `databaseId` of the line. */
  readonly lineId: number;
  readonly quantity: number;
};

export type ReturnReasonEnum =
  | 'CHANGED_MIND'
  | 'DAMAGED'
  | 'NOT_ARRIVED'
  | 'OTHER'
  | 'QUALITY'
  | 'WRONG_ITEM';

export type ReturnStateEnum =
  | 'APPROVED'
  | 'COMPLETED'
  | 'REJECTED'
  | 'REQUESTED';

export type OrderIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID'
  | 'ORDER_KEY';

export type OrderStatusEnum =
  | 'CANCELLED'
  | 'CHECKOUT_DRAFT'
  | 'COMPLETED'
  | 'FAILED'
  | 'ON_HOLD'
  | 'PENDING'
  | 'PROCESSING'
  | 'REFUNDED';

export type PackUnitEnum =
  | 'GRAM'
  | 'MILLILITER';

export type StockStatusEnum =
  | 'IN_STOCK'
  | 'ON_BACKORDER'
  | 'OUT_OF_STOCK';

export type ManageStockEnum =
  | 'FALSE'
  | 'PARENT'
  | 'TRUE';

export type CommentStatusEnum =
  | 'APPROVE'
  | 'HOLD'
  | 'SPAM'
  | 'TRASH';

export type WriteReviewInput = {
  readonly clientMutationId?: string | null | undefined;
  /** Of a guest; a customer's own name stands, unless `publishedAs` is another. */
  readonly author?: string | null | undefined;
  /** Of a guest; a customer's own address stands. Nobody sees it. */
  readonly authorEmail?: string | null | undefined;
  /** Ignored. */
  readonly authorUrl?: string | null | undefined;
  /** The product's database id. */
  readonly commentOn?: number | null | undefined;
  /** Plain text of 10 to 2000 characters; markup is taken out. */
  readonly content?: string | null | undefined;
  /** Ignored: a review is written when it is sent. */
  readonly date?: string | null | undefined;
  /** Ignored: the shop alone answers reviews. */
  readonly parent?: string | number | null | undefined;
  /** The name that everyone reads above the review of a customer, instead of the account's. Of this shop alone. */
  readonly publishedAs?: string | null | undefined;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** Ignored: the shop decides. */
  readonly status?: CommentStatusEnum | null | undefined;
};

/** ISO 3166-1 alpha-2. */
export type CountriesEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PR'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type ViewerFragment = { readonly databaseId: number, readonly username: string | null, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly name: string | null };

export type GetViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type GetViewerQuery = { readonly viewer: { readonly databaseId: number, readonly username: string | null, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly name: string | null } | null };

export type LoginTokensFragment = { readonly authToken: string | null, readonly refreshToken: string | null, readonly sessionToken: string | null };

export type LoginMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LoginMutation = { readonly login: { readonly authToken: string | null, readonly refreshToken: string | null, readonly sessionToken: string | null } | null };

export type GetLoginsMutationVariables = Exact<{ [key: string]: never; }>;


export type GetLoginsMutation = { readonly __typename: 'RootMutation', readonly login?: { readonly authToken: string | null } | null };

export type GetHeadlessLoginsMutationVariables = Exact<{ [key: string]: never; }>;


export type GetHeadlessLoginsMutation = { readonly __typename: 'RootMutation', readonly login?: { readonly authToken: string | null } | null };

export type HeadlessLoginMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type HeadlessLoginMutation = { readonly login: { readonly authToken: string | null, readonly refreshToken: string | null, readonly sessionToken: string | null } | null };

export type RefreshHeadlessLoginMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshHeadlessLoginMutation = { readonly refreshToken: { readonly authToken: string | null } | null };

export type LogInForMutationVariables = Exact<{
  username: string;
  password: string;
  rememberMe: boolean;
  deviceToken?: string | null | undefined;
}>;


export type LogInForMutation = { readonly login: { readonly deviceToken: string | null, readonly authToken: string | null, readonly refreshToken: string | null, readonly sessionToken: string | null } | null };

export type RefreshLoginMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshLoginMutation = { readonly refreshJwtAuthToken: { readonly authToken: string | null } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { readonly logout: { readonly clientMutationId: string | null } | null };

export type RegisterCustomerMutationVariables = Exact<{
  input: RegisterCustomerInput;
}>;


export type RegisterCustomerMutation = { readonly registerCustomer: { readonly authToken?: string | null, readonly refreshToken?: string | null, readonly viewer: { readonly databaseId: number, readonly username: string | null, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly name: string | null } | null } | null };

export type RegisterForMutationVariables = Exact<{
  email: string;
  username?: string | null | undefined;
  password: string;
  rememberMe: boolean;
}>;


export type RegisterForMutation = { readonly registerCustomer: { readonly authToken: string | null, readonly refreshToken: string | null, readonly deviceToken: string | null, readonly viewer: { readonly databaseId: number, readonly username: string | null, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly name: string | null } | null } | null };

export type ResetPasswordEmailMutationVariables = Exact<{
  username: string;
}>;


export type ResetPasswordEmailMutation = { readonly sendPasswordResetEmail: { readonly success: boolean | null } | null };

export type CheckPasswordResetMutationVariables = Exact<{
  key: string;
  login: string;
}>;


export type CheckPasswordResetMutation = { readonly checkPasswordReset: { readonly success: boolean | null } | null };

export type ResetPasswordKeyMutationVariables = Exact<{
  key: string;
  login: string;
  password: string;
}>;


export type ResetPasswordKeyMutation = { readonly resetUserPassword: { readonly user: { readonly databaseId: number } | null } | null };

export type UpdateAccountMutationVariables = Exact<{
  input: UpdateCustomerInput;
}>;


export type UpdateAccountMutation = { readonly updateCustomer: { readonly authToken?: string | null, readonly refreshToken?: string | null, readonly customer: { readonly id: string } | null } | null };

export type GetAddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAddressBookQuery = { readonly customer: { readonly databaseId: number | null, readonly metaData: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly billing: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null } | null, readonly shipping: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null } | null } | null };

export type SaveAddressBookMutationVariables = Exact<{
  value: string;
  billing?: CustomerAddressInput | null | undefined;
  shipping?: CustomerAddressInput | null | undefined;
}>;


export type SaveAddressBookMutation = { readonly updateCustomer: { readonly customer: { readonly databaseId: number | null } | null } | null };

export type RequestAddressSavingMutationVariables = Exact<{
  value: string;
}>;


export type RequestAddressSavingMutation = { readonly updateSession: { readonly clientMutationId: string | null } | null };

export type GetAddressSavingQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAddressSavingQuery = { readonly customer: { readonly session: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null } | null };

export type GetBackendQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBackendQuery = { readonly __typename: 'RootQuery', readonly cart?: { readonly notices: ReadonlyArray<{ readonly message: string }>, readonly giftCards: ReadonlyArray<{ readonly code: string }> } | null };

export type GetProductsBySkuQueryVariables = Exact<{
  skus: string;
}>;


export type GetProductsBySkuQuery = { readonly products: { readonly nodes: ReadonlyArray<
      | { readonly sku: string | null, readonly purchasable?: boolean | null, readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
            | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                > } | null }
            | { readonly name: string | null, readonly label: string | null }
            | { readonly name: string | null, readonly label: string | null }
          > } | null }
      | { readonly sku: string | null, readonly purchasable?: boolean | null, readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly variations: { readonly pageInfo?: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly sku: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly purchasable?: boolean | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly attributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
            | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                > } | null }
            | { readonly name: string | null, readonly label: string | null }
            | { readonly name: string | null, readonly label: string | null }
          > } | null }
      | { readonly sku: string | null, readonly purchasable?: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
            | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                > } | null }
            | { readonly name: string | null, readonly label: string | null }
            | { readonly name: string | null, readonly label: string | null }
          > } | null }
      | { readonly sku: string | null, readonly purchasable?: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
            | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                  | { readonly slug: string | null, readonly name: string | null }
                > } | null }
            | { readonly name: string | null, readonly label: string | null }
            | { readonly name: string | null, readonly label: string | null }
          > } | null }
      | { readonly sku: string | null, readonly purchasable?: boolean | null, readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
    > } | null };

type OptionWords_SimpleProduct_Fragment = { readonly attributes: { readonly nodes: ReadonlyArray<
      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
          > } | null }
      | { readonly name: string | null, readonly label: string | null }
      | { readonly name: string | null, readonly label: string | null }
    > } | null };

type OptionWords_VariableProduct_Fragment = { readonly attributes: { readonly nodes: ReadonlyArray<
      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
          > } | null }
      | { readonly name: string | null, readonly label: string | null }
      | { readonly name: string | null, readonly label: string | null }
    > } | null };

type OptionWords_ExternalProduct_Fragment = { readonly attributes: { readonly nodes: ReadonlyArray<
      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
          > } | null }
      | { readonly name: string | null, readonly label: string | null }
      | { readonly name: string | null, readonly label: string | null }
    > } | null };

type OptionWords_GroupProduct_Fragment = { readonly attributes: { readonly nodes: ReadonlyArray<
      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
          > } | null }
      | { readonly name: string | null, readonly label: string | null }
      | { readonly name: string | null, readonly label: string | null }
    > } | null };

export type OptionWordsFragment =
  | OptionWords_SimpleProduct_Fragment
  | OptionWords_VariableProduct_Fragment
  | OptionWords_ExternalProduct_Fragment
  | OptionWords_GroupProduct_Fragment
;

type LineProduct_SimpleProduct_Fragment = { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
          > } | null }
      | { readonly name: string | null, readonly label: string | null }
      | { readonly name: string | null, readonly label: string | null }
    > } | null };

type LineProduct_VariableProduct_Fragment = { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
          > } | null }
      | { readonly name: string | null, readonly label: string | null }
      | { readonly name: string | null, readonly label: string | null }
    > } | null };

type LineProduct_ExternalProduct_Fragment = { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
          > } | null }
      | { readonly name: string | null, readonly label: string | null }
      | { readonly name: string | null, readonly label: string | null }
    > } | null };

type LineProduct_GroupProduct_Fragment = { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
            | { readonly slug: string | null, readonly name: string | null }
          > } | null }
      | { readonly name: string | null, readonly label: string | null }
      | { readonly name: string | null, readonly label: string | null }
    > } | null };

type LineProduct_SimpleProductVariation_Fragment = { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

export type LineProductFragment =
  | LineProduct_SimpleProduct_Fragment
  | LineProduct_VariableProduct_Fragment
  | LineProduct_ExternalProduct_Fragment
  | LineProduct_GroupProduct_Fragment
  | LineProduct_SimpleProductVariation_Fragment
;

export type CartFragment = { readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly displayPricesIncludeTax: boolean | null, readonly needsShippingAddress: boolean | null, readonly chosenShippingMethods: ReadonlyArray<string | null> | null, readonly appliedCoupons: ReadonlyArray<{ readonly code: string, readonly discountAmount: string, readonly discountTax: string, readonly isGiftCard?: boolean } | null> | null, readonly totalTaxes: ReadonlyArray<{ readonly label: string } | null> | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string }>, readonly notices?: ReadonlyArray<{ readonly coupon: string | null, readonly message: string }>, readonly availableShippingMethods: ReadonlyArray<{ readonly rates: ReadonlyArray<{ readonly id: string, readonly methodId: string, readonly label: string | null, readonly cost: string | null } | null> | null } | null> | null, readonly contents: { readonly itemCount: number | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly product: { readonly node:
          | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                    > } | null }
                | { readonly name: string | null, readonly label: string | null }
                | { readonly name: string | null, readonly label: string | null }
              > } | null }
          | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                    > } | null }
                | { readonly name: string | null, readonly label: string | null }
                | { readonly name: string | null, readonly label: string | null }
              > } | null }
          | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                    > } | null }
                | { readonly name: string | null, readonly label: string | null }
                | { readonly name: string | null, readonly label: string | null }
              > } | null }
          | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                    > } | null }
                | { readonly name: string | null, readonly label: string | null }
                | { readonly name: string | null, readonly label: string | null }
              > } | null }
          | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
         } | null, readonly variation: { readonly attributes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly value: string | null } | null> | null, readonly node: { readonly databaseId: number, readonly name: string | null, readonly manageStock: ManageStockEnum | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null } } | null }> } | null };

export type GetCartQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCartQuery = { readonly viewer: { readonly databaseId: number, readonly username: string | null, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly name: string | null } | null, readonly cart: { readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly displayPricesIncludeTax: boolean | null, readonly needsShippingAddress: boolean | null, readonly chosenShippingMethods: ReadonlyArray<string | null> | null, readonly appliedCoupons: ReadonlyArray<{ readonly code: string, readonly discountAmount: string, readonly discountTax: string, readonly isGiftCard?: boolean } | null> | null, readonly totalTaxes: ReadonlyArray<{ readonly label: string } | null> | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string }>, readonly notices?: ReadonlyArray<{ readonly coupon: string | null, readonly message: string }>, readonly availableShippingMethods: ReadonlyArray<{ readonly rates: ReadonlyArray<{ readonly id: string, readonly methodId: string, readonly label: string | null, readonly cost: string | null } | null> | null } | null> | null, readonly contents: { readonly itemCount: number | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly product: { readonly node:
            | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
           } | null, readonly variation: { readonly attributes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly value: string | null } | null> | null, readonly node: { readonly databaseId: number, readonly name: string | null, readonly manageStock: ManageStockEnum | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null } } | null }> } | null } | null, readonly customer: { readonly sessionToken: string | null, readonly billing: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null } | null, readonly shipping: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null } | null } | null, readonly paymentGateways: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly description: string | null, readonly kind?: PaymentKindEnum | null }> } | null };

export type GetSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSessionQuery = { readonly viewer: { readonly databaseId: number, readonly username: string | null, readonly email: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly name: string | null } | null, readonly cart: { readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly displayPricesIncludeTax: boolean | null, readonly needsShippingAddress: boolean | null, readonly chosenShippingMethods: ReadonlyArray<string | null> | null, readonly appliedCoupons: ReadonlyArray<{ readonly code: string, readonly discountAmount: string, readonly discountTax: string, readonly isGiftCard?: boolean } | null> | null, readonly totalTaxes: ReadonlyArray<{ readonly label: string } | null> | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string }>, readonly notices?: ReadonlyArray<{ readonly coupon: string | null, readonly message: string }>, readonly availableShippingMethods: ReadonlyArray<{ readonly rates: ReadonlyArray<{ readonly id: string, readonly methodId: string, readonly label: string | null, readonly cost: string | null } | null> | null } | null> | null, readonly contents: { readonly itemCount: number | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly product: { readonly node:
            | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
           } | null, readonly variation: { readonly attributes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly value: string | null } | null> | null, readonly node: { readonly databaseId: number, readonly name: string | null, readonly manageStock: ManageStockEnum | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null } } | null }> } | null } | null, readonly customer: { readonly sessionToken: string | null, readonly shipping: { readonly country: CountriesEnum | null, readonly postcode: string | null } | null } | null };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { readonly addToCart: { readonly cart: { readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly displayPricesIncludeTax: boolean | null, readonly needsShippingAddress: boolean | null, readonly chosenShippingMethods: ReadonlyArray<string | null> | null, readonly appliedCoupons: ReadonlyArray<{ readonly code: string, readonly discountAmount: string, readonly discountTax: string, readonly isGiftCard?: boolean } | null> | null, readonly totalTaxes: ReadonlyArray<{ readonly label: string } | null> | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string }>, readonly notices?: ReadonlyArray<{ readonly coupon: string | null, readonly message: string }>, readonly availableShippingMethods: ReadonlyArray<{ readonly rates: ReadonlyArray<{ readonly id: string, readonly methodId: string, readonly label: string | null, readonly cost: string | null } | null> | null } | null> | null, readonly contents: { readonly itemCount: number | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly product: { readonly node:
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
             } | null, readonly variation: { readonly attributes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly value: string | null } | null> | null, readonly node: { readonly databaseId: number, readonly name: string | null, readonly manageStock: ManageStockEnum | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null } } | null }> } | null } | null } | null };

export type UpDateCartQuantityMutationVariables = Exact<{
  key: string | number;
  quantity: number;
}>;


export type UpDateCartQuantityMutation = { readonly updateItemQuantities: { readonly cart: { readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly displayPricesIncludeTax: boolean | null, readonly needsShippingAddress: boolean | null, readonly chosenShippingMethods: ReadonlyArray<string | null> | null, readonly appliedCoupons: ReadonlyArray<{ readonly code: string, readonly discountAmount: string, readonly discountTax: string, readonly isGiftCard?: boolean } | null> | null, readonly totalTaxes: ReadonlyArray<{ readonly label: string } | null> | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string }>, readonly notices?: ReadonlyArray<{ readonly coupon: string | null, readonly message: string }>, readonly availableShippingMethods: ReadonlyArray<{ readonly rates: ReadonlyArray<{ readonly id: string, readonly methodId: string, readonly label: string | null, readonly cost: string | null } | null> | null } | null> | null, readonly contents: { readonly itemCount: number | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly product: { readonly node:
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
             } | null, readonly variation: { readonly attributes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly value: string | null } | null> | null, readonly node: { readonly databaseId: number, readonly name: string | null, readonly manageStock: ManageStockEnum | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null } } | null }> } | null } | null } | null };

export type RestoreCartItemsMutationVariables = Exact<{
  keys: ReadonlyArray<string | number | null | undefined>;
}>;


export type RestoreCartItemsMutation = { readonly restoreCartItems: { readonly cart: { readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly displayPricesIncludeTax: boolean | null, readonly needsShippingAddress: boolean | null, readonly chosenShippingMethods: ReadonlyArray<string | null> | null, readonly appliedCoupons: ReadonlyArray<{ readonly code: string, readonly discountAmount: string, readonly discountTax: string, readonly isGiftCard?: boolean } | null> | null, readonly totalTaxes: ReadonlyArray<{ readonly label: string } | null> | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string }>, readonly notices?: ReadonlyArray<{ readonly coupon: string | null, readonly message: string }>, readonly availableShippingMethods: ReadonlyArray<{ readonly rates: ReadonlyArray<{ readonly id: string, readonly methodId: string, readonly label: string | null, readonly cost: string | null } | null> | null } | null> | null, readonly contents: { readonly itemCount: number | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly product: { readonly node:
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
             } | null, readonly variation: { readonly attributes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly value: string | null } | null> | null, readonly node: { readonly databaseId: number, readonly name: string | null, readonly manageStock: ManageStockEnum | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null } } | null }> } | null } | null } | null };

export type EmptyCartMutationVariables = Exact<{ [key: string]: never; }>;


export type EmptyCartMutation = { readonly emptyCart: { readonly cart: { readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly displayPricesIncludeTax: boolean | null, readonly needsShippingAddress: boolean | null, readonly chosenShippingMethods: ReadonlyArray<string | null> | null, readonly appliedCoupons: ReadonlyArray<{ readonly code: string, readonly discountAmount: string, readonly discountTax: string, readonly isGiftCard?: boolean } | null> | null, readonly totalTaxes: ReadonlyArray<{ readonly label: string } | null> | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string }>, readonly notices?: ReadonlyArray<{ readonly coupon: string | null, readonly message: string }>, readonly availableShippingMethods: ReadonlyArray<{ readonly rates: ReadonlyArray<{ readonly id: string, readonly methodId: string, readonly label: string | null, readonly cost: string | null } | null> | null } | null> | null, readonly contents: { readonly itemCount: number | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly product: { readonly node:
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
             } | null, readonly variation: { readonly attributes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly value: string | null } | null> | null, readonly node: { readonly databaseId: number, readonly name: string | null, readonly manageStock: ManageStockEnum | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null } } | null }> } | null } | null } | null };

export type ApplyCouponMutationVariables = Exact<{
  code: string;
}>;


export type ApplyCouponMutation = { readonly applyCoupon: { readonly cart: { readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly displayPricesIncludeTax: boolean | null, readonly needsShippingAddress: boolean | null, readonly chosenShippingMethods: ReadonlyArray<string | null> | null, readonly appliedCoupons: ReadonlyArray<{ readonly code: string, readonly discountAmount: string, readonly discountTax: string, readonly isGiftCard?: boolean } | null> | null, readonly totalTaxes: ReadonlyArray<{ readonly label: string } | null> | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string }>, readonly notices?: ReadonlyArray<{ readonly coupon: string | null, readonly message: string }>, readonly availableShippingMethods: ReadonlyArray<{ readonly rates: ReadonlyArray<{ readonly id: string, readonly methodId: string, readonly label: string | null, readonly cost: string | null } | null> | null } | null> | null, readonly contents: { readonly itemCount: number | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly product: { readonly node:
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
             } | null, readonly variation: { readonly attributes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly value: string | null } | null> | null, readonly node: { readonly databaseId: number, readonly name: string | null, readonly manageStock: ManageStockEnum | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null } } | null }> } | null } | null } | null };

export type RemoveCouponsMutationVariables = Exact<{
  codes: ReadonlyArray<string | null | undefined>;
}>;


export type RemoveCouponsMutation = { readonly removeCoupons: { readonly cart: { readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly displayPricesIncludeTax: boolean | null, readonly needsShippingAddress: boolean | null, readonly chosenShippingMethods: ReadonlyArray<string | null> | null, readonly appliedCoupons: ReadonlyArray<{ readonly code: string, readonly discountAmount: string, readonly discountTax: string, readonly isGiftCard?: boolean } | null> | null, readonly totalTaxes: ReadonlyArray<{ readonly label: string } | null> | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string }>, readonly notices?: ReadonlyArray<{ readonly coupon: string | null, readonly message: string }>, readonly availableShippingMethods: ReadonlyArray<{ readonly rates: ReadonlyArray<{ readonly id: string, readonly methodId: string, readonly label: string | null, readonly cost: string | null } | null> | null } | null> | null, readonly contents: { readonly itemCount: number | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly product: { readonly node:
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
             } | null, readonly variation: { readonly attributes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly value: string | null } | null> | null, readonly node: { readonly databaseId: number, readonly name: string | null, readonly manageStock: ManageStockEnum | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null } } | null }> } | null } | null } | null };

export type ChangeShippingMethodMutationVariables = Exact<{
  shippingMethods?: ReadonlyArray<string | null | undefined> | null | undefined;
}>;


export type ChangeShippingMethodMutation = { readonly updateShippingMethod: { readonly cart: { readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly displayPricesIncludeTax: boolean | null, readonly needsShippingAddress: boolean | null, readonly chosenShippingMethods: ReadonlyArray<string | null> | null, readonly appliedCoupons: ReadonlyArray<{ readonly code: string, readonly discountAmount: string, readonly discountTax: string, readonly isGiftCard?: boolean } | null> | null, readonly totalTaxes: ReadonlyArray<{ readonly label: string } | null> | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string }>, readonly notices?: ReadonlyArray<{ readonly coupon: string | null, readonly message: string }>, readonly availableShippingMethods: ReadonlyArray<{ readonly rates: ReadonlyArray<{ readonly id: string, readonly methodId: string, readonly label: string | null, readonly cost: string | null } | null> | null } | null> | null, readonly contents: { readonly itemCount: number | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly product: { readonly node:
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
             } | null, readonly variation: { readonly attributes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly value: string | null } | null> | null, readonly node: { readonly databaseId: number, readonly name: string | null, readonly manageStock: ManageStockEnum | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null } } | null }> } | null } | null } | null };

export type UpdateCustomerMutationVariables = Exact<{
  input: UpdateCustomerInput;
}>;


export type UpdateCustomerMutation = { readonly updateCustomer: { readonly customer: { readonly id: string } | null, readonly cart?: { readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly displayPricesIncludeTax: boolean | null, readonly needsShippingAddress: boolean | null, readonly chosenShippingMethods: ReadonlyArray<string | null> | null, readonly appliedCoupons: ReadonlyArray<{ readonly code: string, readonly discountAmount: string, readonly discountTax: string, readonly isGiftCard?: boolean } | null> | null, readonly totalTaxes: ReadonlyArray<{ readonly label: string } | null> | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string }>, readonly notices?: ReadonlyArray<{ readonly coupon: string | null, readonly message: string }>, readonly availableShippingMethods: ReadonlyArray<{ readonly rates: ReadonlyArray<{ readonly id: string, readonly methodId: string, readonly label: string | null, readonly cost: string | null } | null> | null } | null> | null, readonly contents: { readonly itemCount: number | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax?: string | null, readonly product: { readonly node:
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                    | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                          | { readonly slug: string | null, readonly name: string | null }
                        > } | null }
                    | { readonly name: string | null, readonly label: string | null }
                    | { readonly name: string | null, readonly label: string | null }
                  > } | null }
              | { readonly soldIndividually: boolean | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
             } | null, readonly variation: { readonly attributes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly value: string | null } | null> | null, readonly node: { readonly databaseId: number, readonly name: string | null, readonly manageStock: ManageStockEnum | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null } } | null }> } | null } | null } | null };

export type CheckoutMutationVariables = Exact<{
  input: CheckoutInput;
}>;


export type CheckoutMutation = { readonly checkout: { readonly result: string | null, readonly redirect: string | null, readonly order: { readonly databaseId: number | null, readonly orderKey: string | null, readonly paymentKind?: PaymentKindEnum | null } | null } | null };

export type PictureFragment = { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null };

type Stock_SimpleProduct_Fragment = { readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null };

type Stock_VariableProduct_Fragment = { readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null };

type Stock_SimpleProductVariation_Fragment = { readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null };

export type StockFragment =
  | Stock_SimpleProduct_Fragment
  | Stock_VariableProduct_Fragment
  | Stock_SimpleProductVariation_Fragment
;

type Prices_SimpleProduct_Fragment = { readonly price?: string | null, readonly regularPrice?: string | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type Prices_VariableProduct_Fragment = { readonly price?: string | null, readonly regularPrice?: string | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type Prices_ExternalProduct_Fragment = { readonly price?: string | null, readonly regularPrice?: string | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type Prices_GroupProduct_Fragment = { readonly price?: string | null, readonly regularPrice?: string | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type Prices_SimpleProductVariation_Fragment = { readonly price?: string | null, readonly regularPrice?: string | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

export type PricesFragment =
  | Prices_SimpleProduct_Fragment
  | Prices_VariableProduct_Fragment
  | Prices_ExternalProduct_Fragment
  | Prices_GroupProduct_Fragment
  | Prices_SimpleProductVariation_Fragment
;

type ListedPrices_SimpleProduct_Fragment = { readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type ListedPrices_VariableProduct_Fragment = { readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type ListedPrices_ExternalProduct_Fragment = { readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type ListedPrices_GroupProduct_Fragment = { readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type ListedPrices_SimpleProductVariation_Fragment = { readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

export type ListedPricesFragment =
  | ListedPrices_SimpleProduct_Fragment
  | ListedPrices_VariableProduct_Fragment
  | ListedPrices_ExternalProduct_Fragment
  | ListedPrices_GroupProduct_Fragment
  | ListedPrices_SimpleProductVariation_Fragment
;

export type PricedVariationFragment = { readonly purchasable?: boolean | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly attributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

export type VariationFragment = { readonly databaseId: number, readonly sku: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly purchasable?: boolean | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly attributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type Card_SimpleProduct_Fragment = { readonly __typename: 'SimpleProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
        > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type Card_VariableProduct_Fragment = { readonly __typename: 'VariableProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
        > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly variations: { readonly pageInfo?: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly sku: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly purchasable?: boolean | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly attributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type Card_ExternalProduct_Fragment = { readonly __typename: 'ExternalProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
        > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type Card_GroupProduct_Fragment = { readonly __typename: 'GroupProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
          | { readonly slug: string | null, readonly name: string | null }
        > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

type Card_SimpleProductVariation_Fragment = { readonly __typename: 'SimpleProductVariation', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null };

export type CardFragment =
  | Card_SimpleProduct_Fragment
  | Card_VariableProduct_Fragment
  | Card_ExternalProduct_Fragment
  | Card_GroupProduct_Fragment
  | Card_SimpleProductVariation_Fragment
;

export type GetVariationsQueryVariables = Exact<{
  product: string | number;
  after?: string | null | undefined;
}>;


export type GetVariationsQuery = { readonly product:
    | { readonly variations: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly sku: string | null, readonly weight: string | null, readonly length: string | null, readonly width: string | null, readonly height: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly purchasable?: boolean | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly attributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }> } | null }
    | Record<PropertyKey, never>
   | null };

export type GetProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
  include?: ReadonlyArray<number | null | undefined> | null | undefined;
}>;


export type GetProductsQuery = { readonly products: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<
      | { readonly __typename: 'SimpleProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
              > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
      | { readonly __typename: 'VariableProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
              > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly variations: { readonly pageInfo?: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly sku: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly purchasable?: boolean | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly attributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
      | { readonly __typename: 'ExternalProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
              > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
      | { readonly __typename: 'GroupProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
                | { readonly slug: string | null, readonly name: string | null }
              > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
      | { readonly __typename: 'SimpleProductVariation', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
    > } | null };

export type GetProductCategoriesQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type GetProductCategoriesQuery = { readonly productCategories: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly description: string | null, readonly count: number | null, readonly parentDatabaseId: number | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }> } | null };

export type GetTimeZoneQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTimeZoneQuery = { readonly generalSettings: { readonly timezone: string | null } | null };

export type SearchProductsQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SearchProductsQuery = { readonly products: { readonly nearest?: boolean | null, readonly missedWords?: ReadonlyArray<string> | null, readonly pageInfo: { readonly hasNextPage: boolean }, readonly nodes: ReadonlyArray<
      | { readonly databaseId: number }
      | { readonly databaseId: number }
      | { readonly databaseId: number }
      | { readonly databaseId: number }
      | { readonly databaseId: number }
    > } | null };

export type SearchPagesQueryVariables = Exact<{
  text: string;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type SearchPagesQuery = { readonly products: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<
      | { readonly databaseId: number }
      | { readonly databaseId: number }
      | { readonly databaseId: number }
      | { readonly databaseId: number }
      | { readonly databaseId: number }
    > } | null };

export type GetAllowedCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAllowedCountriesQuery = { readonly allowedCountries: ReadonlyArray<CountriesEnum | null> | null };

export type GetStatesQueryVariables = Exact<{
  country: CountriesEnum;
}>;


export type GetStatesQuery = { readonly countryStates: ReadonlyArray<{ readonly code: string, readonly name: string } | null> | null };

export type AddressFragment = { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null };

export type BoughtFileFragment = { readonly id: string, readonly name: string | null, readonly url: string | null, readonly accessExpires: string | null, readonly downloadsRemaining: number | null, readonly orderId?: number | null, readonly orderDate?: string | null, readonly product:
    | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
    | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
    | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
    | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
    | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
   | null };

export type GetDownloadsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDownloadsQuery = { readonly customer: { readonly databaseId: number | null, readonly downloadableItems: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly url: string | null, readonly accessExpires: string | null, readonly downloadsRemaining: number | null, readonly orderId?: number | null, readonly orderDate?: string | null, readonly product:
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
         | null }> } | null, readonly usedUp: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly url: string | null, readonly accessExpires: string | null, readonly downloadsRemaining: number | null, readonly orderId?: number | null, readonly orderDate?: string | null, readonly product:
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
         | null }> } | null } | null };

export type GetLastOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type GetLastOrderQuery = { readonly customer: { readonly lastOrder: { readonly databaseId: number | null, readonly orderNumber: string | null, readonly orderKey: string | null, readonly needsPayment: boolean | null } | null } | null };

export type FindOrderMutationVariables = Exact<{
  orderNumber: string;
  email: string;
}>;


export type FindOrderMutation = { readonly findOrder: { readonly order: { readonly databaseId: number | null, readonly orderNumber: string | null, readonly orderKey: string | null } | null } | null };

export type OrderDetailsFragment = { readonly databaseId: number | null, readonly orderNumber: string | null, readonly orderKey: string | null, readonly status: OrderStatusEnum | null, readonly date: string | null, readonly modified: string | null, readonly datePaid: string | null, readonly dateCompleted: string | null, readonly dateReady?: string | null, readonly dateHeldUntil?: string | null, readonly needsPayment: boolean | null, readonly needsShippingAddress: boolean | null, readonly pricesIncludeTax: boolean | null, readonly customerNote: string | null, readonly paymentMethod: string | null, readonly paymentMethodTitle: string | null, readonly subtotal: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly paymentInstructions?: string | null, readonly paymentKind?: PaymentKindEnum | null, readonly paymentNextStep?: string | null, readonly paymentStage?: string | null, readonly isCancellable?: boolean | null, readonly giftMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly billing: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null } | null, readonly shipping: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null } | null, readonly customer: { readonly email: string | null } | null, readonly returnableLines?: ReadonlyArray<{ readonly lineId: number, readonly quantity: number }> | null, readonly returns?: ReadonlyArray<{ readonly databaseId: number, readonly reason: ReturnReasonEnum, readonly state: ReturnStateEnum, readonly text: string, readonly message: string | null, readonly pictureCount: number, readonly requestedAt: string, readonly answeredAt: string | null, readonly lines: ReadonlyArray<{ readonly lineId: number, readonly quantity: number }> }> | null, readonly shipment?: { readonly courier: string, readonly number: string, readonly trackingUrl: string | null } | null, readonly invoice?: { readonly number: string, readonly date: string, readonly sellerName: string, readonly sellerAddress: ReadonlyArray<string>, readonly sellerTaxNumber: string | null, readonly buyer: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null }, readonly tax: { readonly net: string, readonly otherBase: string | null, readonly tax: string } | null } | null, readonly orderNotes?: { readonly nodes: ReadonlyArray<{ readonly content: string | null, readonly dateGmt: string | null }> } | null, readonly refunds: { readonly nodes: ReadonlyArray<{ readonly amount: number | null, readonly date: string | null }> } | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string, readonly dateReturned: string | null }> | null, readonly downloadableItems: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly url: string | null, readonly accessExpires: string | null, readonly downloadsRemaining: number | null, readonly orderId?: number | null, readonly orderDate?: string | null, readonly product:
        | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
        | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
        | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
        | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
        | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
       | null }> } | null, readonly usedUp?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly url: string | null, readonly accessExpires: string | null, readonly downloadsRemaining: number | null, readonly orderId?: number | null, readonly orderDate?: string | null, readonly product:
        | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
        | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
        | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
        | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
        | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
       | null }> } | null, readonly taxLines: { readonly nodes: ReadonlyArray<{ readonly label: string | null }> } | null, readonly couponLines: { readonly nodes: ReadonlyArray<{ readonly code: string | null, readonly discount: string | null, readonly discountTax: string | null }> } | null, readonly shippingLines: { readonly nodes: ReadonlyArray<{ readonly methodTitle: string | null, readonly shippingMethod?: { readonly id: string } | null }> } | null, readonly lineItems: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly databaseId: number | null, readonly productId: number | null, readonly variationId: number | null, readonly name?: string | null, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax: string | null, readonly metaData: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly product: { readonly node:
          | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                    > } | null }
                | { readonly name: string | null, readonly label: string | null }
                | { readonly name: string | null, readonly label: string | null }
              > } | null }
          | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                    > } | null }
                | { readonly name: string | null, readonly label: string | null }
                | { readonly name: string | null, readonly label: string | null }
              > } | null }
          | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                    > } | null }
                | { readonly name: string | null, readonly label: string | null }
                | { readonly name: string | null, readonly label: string | null }
              > } | null }
          | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                      | { readonly slug: string | null, readonly name: string | null }
                    > } | null }
                | { readonly name: string | null, readonly label: string | null }
                | { readonly name: string | null, readonly label: string | null }
              > } | null }
          | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
         } | null, readonly variation: { readonly node: { readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null } } | null }> } | null };

export type GetOrderQueryVariables = Exact<{
  id: string | number;
  idType?: OrderIdTypeEnum | null | undefined;
}>;


export type GetOrderQuery = { readonly order: { readonly databaseId: number | null, readonly orderNumber: string | null, readonly orderKey: string | null, readonly status: OrderStatusEnum | null, readonly date: string | null, readonly modified: string | null, readonly datePaid: string | null, readonly dateCompleted: string | null, readonly dateReady?: string | null, readonly dateHeldUntil?: string | null, readonly needsPayment: boolean | null, readonly needsShippingAddress: boolean | null, readonly pricesIncludeTax: boolean | null, readonly customerNote: string | null, readonly paymentMethod: string | null, readonly paymentMethodTitle: string | null, readonly subtotal: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly paymentInstructions?: string | null, readonly paymentKind?: PaymentKindEnum | null, readonly paymentNextStep?: string | null, readonly paymentStage?: string | null, readonly isCancellable?: boolean | null, readonly giftMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly billing: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null } | null, readonly shipping: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null } | null, readonly customer: { readonly email: string | null } | null, readonly returnableLines?: ReadonlyArray<{ readonly lineId: number, readonly quantity: number }> | null, readonly returns?: ReadonlyArray<{ readonly databaseId: number, readonly reason: ReturnReasonEnum, readonly state: ReturnStateEnum, readonly text: string, readonly message: string | null, readonly pictureCount: number, readonly requestedAt: string, readonly answeredAt: string | null, readonly lines: ReadonlyArray<{ readonly lineId: number, readonly quantity: number }> }> | null, readonly shipment?: { readonly courier: string, readonly number: string, readonly trackingUrl: string | null } | null, readonly invoice?: { readonly number: string, readonly date: string, readonly sellerName: string, readonly sellerAddress: ReadonlyArray<string>, readonly sellerTaxNumber: string | null, readonly buyer: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null }, readonly tax: { readonly net: string, readonly otherBase: string | null, readonly tax: string } | null } | null, readonly orderNotes?: { readonly nodes: ReadonlyArray<{ readonly content: string | null, readonly dateGmt: string | null }> } | null, readonly refunds: { readonly nodes: ReadonlyArray<{ readonly amount: number | null, readonly date: string | null }> } | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string, readonly dateReturned: string | null }> | null, readonly downloadableItems: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly url: string | null, readonly accessExpires: string | null, readonly downloadsRemaining: number | null, readonly orderId?: number | null, readonly orderDate?: string | null, readonly product:
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
         | null }> } | null, readonly usedUp?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly url: string | null, readonly accessExpires: string | null, readonly downloadsRemaining: number | null, readonly orderId?: number | null, readonly orderDate?: string | null, readonly product:
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
          | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
         | null }> } | null, readonly taxLines: { readonly nodes: ReadonlyArray<{ readonly label: string | null }> } | null, readonly couponLines: { readonly nodes: ReadonlyArray<{ readonly code: string | null, readonly discount: string | null, readonly discountTax: string | null }> } | null, readonly shippingLines: { readonly nodes: ReadonlyArray<{ readonly methodTitle: string | null, readonly shippingMethod?: { readonly id: string } | null }> } | null, readonly lineItems: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly databaseId: number | null, readonly productId: number | null, readonly variationId: number | null, readonly name?: string | null, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax: string | null, readonly metaData: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly product: { readonly node:
            | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                  | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                        | { readonly slug: string | null, readonly name: string | null }
                      > } | null }
                  | { readonly name: string | null, readonly label: string | null }
                  | { readonly name: string | null, readonly label: string | null }
                > } | null }
            | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
           } | null, readonly variation: { readonly node: { readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null } } | null }> } | null } | null };

export type GetOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetOrdersQuery = { readonly customer: { readonly orders: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly databaseId: number | null, readonly orderNumber: string | null, readonly orderKey: string | null, readonly status: OrderStatusEnum | null, readonly date: string | null, readonly needsPayment: boolean | null, readonly paymentMethod: string | null, readonly paymentKind?: PaymentKindEnum | null, readonly dateReady?: string | null, readonly needsShippingAddress: boolean | null, readonly total: string | null, readonly shippingLines: { readonly nodes: ReadonlyArray<{ readonly shippingMethod?: { readonly id: string } | null }> } | null, readonly shipment?: { readonly courier: string, readonly number: string, readonly trackingUrl: string | null } | null, readonly lineItems: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name?: string | null, readonly quantity: number | null, readonly product: { readonly node:
                | { readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
                | { readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
                | { readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
                | { readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
                | { readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
               } | null, readonly variation: { readonly node: { readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null } } | null }> } | null }> } | null } | null };

export type CancelOrderMutationVariables = Exact<{
  orderId: string | number;
  orderKey?: string | null | undefined;
}>;


export type CancelOrderMutation = { readonly cancelOrder: { readonly order: { readonly databaseId: number | null } | null } | null };

export type RequestReturnMutationVariables = Exact<{
  input: RequestReturnInput;
}>;


export type RequestReturnMutation = { readonly requestReturn: { readonly order: { readonly databaseId: number | null } | null } | null };

export type GetOwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnAccountQuery = { readonly customer: { readonly databaseId: number | null, readonly date: string | null, readonly metaData: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null } | null };

export type GetOwnOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetOwnOrdersQuery = { readonly customer: { readonly databaseId: number | null, readonly orders: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly databaseId: number | null, readonly orderNumber: string | null, readonly orderKey: string | null, readonly status: OrderStatusEnum | null, readonly date: string | null, readonly modified: string | null, readonly datePaid: string | null, readonly dateCompleted: string | null, readonly dateReady?: string | null, readonly dateHeldUntil?: string | null, readonly needsPayment: boolean | null, readonly needsShippingAddress: boolean | null, readonly pricesIncludeTax: boolean | null, readonly customerNote: string | null, readonly paymentMethod: string | null, readonly paymentMethodTitle: string | null, readonly subtotal: string | null, readonly discountTotal: string | null, readonly discountTax?: string | null, readonly shippingTotal: string | null, readonly shippingTax?: string | null, readonly totalTax: string | null, readonly total: string | null, readonly paymentInstructions?: string | null, readonly paymentKind?: PaymentKindEnum | null, readonly paymentNextStep?: string | null, readonly paymentStage?: string | null, readonly isCancellable?: boolean | null, readonly giftMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly billing: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null } | null, readonly shipping: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null } | null, readonly customer: { readonly email: string | null } | null, readonly returnableLines?: ReadonlyArray<{ readonly lineId: number, readonly quantity: number }> | null, readonly returns?: ReadonlyArray<{ readonly databaseId: number, readonly reason: ReturnReasonEnum, readonly state: ReturnStateEnum, readonly text: string, readonly message: string | null, readonly pictureCount: number, readonly requestedAt: string, readonly answeredAt: string | null, readonly lines: ReadonlyArray<{ readonly lineId: number, readonly quantity: number }> }> | null, readonly shipment?: { readonly courier: string, readonly number: string, readonly trackingUrl: string | null } | null, readonly invoice?: { readonly number: string, readonly date: string, readonly sellerName: string, readonly sellerAddress: ReadonlyArray<string>, readonly sellerTaxNumber: string | null, readonly buyer: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly state: string | null, readonly postcode: string | null, readonly country: CountriesEnum | null, readonly phone: string | null, readonly email: string | null }, readonly tax: { readonly net: string, readonly otherBase: string | null, readonly tax: string } | null } | null, readonly orderNotes?: { readonly nodes: ReadonlyArray<{ readonly content: string | null, readonly dateGmt: string | null }> } | null, readonly refunds: { readonly nodes: ReadonlyArray<{ readonly amount: number | null, readonly date: string | null }> } | null, readonly giftCards?: ReadonlyArray<{ readonly code: string, readonly amount: string, readonly dateReturned: string | null }> | null, readonly downloadableItems: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly url: string | null, readonly accessExpires: string | null, readonly downloadsRemaining: number | null, readonly orderId?: number | null, readonly orderDate?: string | null, readonly product:
              | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
              | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
              | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
              | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
              | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
             | null }> } | null, readonly usedUp?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly url: string | null, readonly accessExpires: string | null, readonly downloadsRemaining: number | null, readonly orderId?: number | null, readonly orderDate?: string | null, readonly product:
              | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
              | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
              | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
              | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
              | { readonly name: string | null, readonly slug: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
             | null }> } | null, readonly taxLines: { readonly nodes: ReadonlyArray<{ readonly label: string | null }> } | null, readonly couponLines: { readonly nodes: ReadonlyArray<{ readonly code: string | null, readonly discount: string | null, readonly discountTax: string | null }> } | null, readonly shippingLines: { readonly nodes: ReadonlyArray<{ readonly methodTitle: string | null, readonly shippingMethod?: { readonly id: string } | null }> } | null, readonly lineItems: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly databaseId: number | null, readonly productId: number | null, readonly variationId: number | null, readonly name?: string | null, readonly quantity: number | null, readonly subtotal: string | null, readonly subtotalTax: string | null, readonly metaData: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly product: { readonly node:
                | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                          > } | null }
                      | { readonly name: string | null, readonly label: string | null }
                      | { readonly name: string | null, readonly label: string | null }
                    > } | null }
                | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                          > } | null }
                      | { readonly name: string | null, readonly label: string | null }
                      | { readonly name: string | null, readonly label: string | null }
                    > } | null }
                | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                          > } | null }
                      | { readonly name: string | null, readonly label: string | null }
                      | { readonly name: string | null, readonly label: string | null }
                    > } | null }
                | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly attributes: { readonly nodes: ReadonlyArray<
                      | { readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                            | { readonly slug: string | null, readonly name: string | null }
                          > } | null }
                      | { readonly name: string | null, readonly label: string | null }
                      | { readonly name: string | null, readonly label: string | null }
                    > } | null }
                | { readonly slug: string | null, readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null }
               } | null, readonly variation: { readonly node: { readonly name: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null } } | null }> } | null }> } | null } | null };

export type GetOwnRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnRecordsQuery = { readonly customer: { readonly databaseId: number | null, readonly logins: ReadonlyArray<{ readonly begunAt: string, readonly expiresAt: string, readonly isCurrent: boolean }> | null, readonly reviews: ReadonlyArray<{ readonly answer: string | null, readonly author: string, readonly content: string, readonly date: string, readonly rating: number, readonly status: CommentStatusEnum, readonly product:
        | { readonly name: string | null }
        | { readonly name: string | null }
        | { readonly name: string | null }
        | { readonly name: string | null }
        | { readonly name: string | null }
       | null }> | null, readonly stockAlerts: ReadonlyArray<{ readonly databaseId: number, readonly email: string, readonly name: string | null, readonly requestedAt: string, readonly product:
        | { readonly slug: string | null }
        | { readonly slug: string | null }
        | { readonly slug: string | null }
        | { readonly slug: string | null }
        | { readonly slug: string | null }
       | null }> | null } | null };

export type EndOtherLoginsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherLoginsMutation = { readonly endOtherLogins: { readonly success: boolean | null } | null };

export type StopStockAlertMutationVariables = Exact<{
  id: number;
}>;


export type StopStockAlertMutation = { readonly stopStockAlert: { readonly success: boolean | null } | null };

export type EraseAccountMutationVariables = Exact<{
  password: string;
}>;


export type EraseAccountMutation = { readonly eraseAccount: { readonly success: boolean | null } | null };

export type GetStripeKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStripeKeyQuery = { readonly woonuxtSettings: { readonly stripeSettings: { readonly publishable_key: string | null, readonly test_publishable_key: string | null } | null } | null };

export type SettleOrderMutationVariables = Exact<{
  key: string;
}>;


export type SettleOrderMutation = { readonly settleOrder: { readonly order: { readonly databaseId: number | null } | null } | null };

export type PayOrderMutationVariables = Exact<{
  key: string;
}>;


export type PayOrderMutation = { readonly payOrder: { readonly redirect: string | null, readonly paymentIntent: { readonly clientSecret: string | null } | null } | null };

export type PostCardFragment = { readonly slug: string | null, readonly title: string | null, readonly excerpt: string | null, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly featuredImage: { readonly node: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } } | null, readonly author: { readonly node: { readonly firstName: string | null, readonly lastName: string | null } } | null, readonly categories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null };

export type GetPostsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
  slug?: string | null | undefined;
}>;


export type GetPostsQuery = { readonly posts: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly title: string | null, readonly excerpt: string | null, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly featuredImage: { readonly node: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } } | null, readonly author: { readonly node: { readonly firstName: string | null, readonly lastName: string | null } } | null, readonly categories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null }> } | null };

export type GetPostQueryVariables = Exact<{
  slug: string | number;
}>;


export type GetPostQuery = { readonly post: { readonly slug: string | null, readonly title: string | null, readonly excerpt: string | null, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly featuredImage: { readonly node: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } } | null, readonly author: { readonly node: { readonly firstName: string | null, readonly lastName: string | null } } | null, readonly categories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null } | null };

export type GetPostCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPostCategoriesQuery = { readonly categories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null };

type AttributeParts_GlobalProductAttribute_Fragment = { readonly name: string | null, readonly label: string | null, readonly options: ReadonlyArray<string | null> | null, readonly position: number | null, readonly variation: boolean | null, readonly visible: boolean | null };

type AttributeParts_LocalProductAttribute_Fragment = { readonly name: string | null, readonly label: string | null, readonly options: ReadonlyArray<string | null> | null, readonly position: number | null, readonly variation: boolean | null, readonly visible: boolean | null };

type AttributeParts_VariationAttribute_Fragment = { readonly name: string | null, readonly label: string | null, readonly options: ReadonlyArray<string | null> | null, readonly position: number | null, readonly variation: boolean | null, readonly visible: boolean | null };

export type AttributePartsFragment =
  | AttributeParts_GlobalProductAttribute_Fragment
  | AttributeParts_LocalProductAttribute_Fragment
  | AttributeParts_VariationAttribute_Fragment
;

type Measures_SimpleProduct_Fragment = { readonly weight: string | null, readonly length: string | null, readonly width: string | null, readonly height: string | null };

type Measures_VariableProduct_Fragment = { readonly weight: string | null, readonly length: string | null, readonly width: string | null, readonly height: string | null };

type Measures_SimpleProductVariation_Fragment = { readonly weight: string | null, readonly length: string | null, readonly width: string | null, readonly height: string | null };

export type MeasuresFragment =
  | Measures_SimpleProduct_Fragment
  | Measures_VariableProduct_Fragment
  | Measures_SimpleProductVariation_Fragment
;

export type GetProductQueryVariables = Exact<{
  slug: string | number;
}>;


export type GetProductQuery = { readonly product:
    | { readonly __typename: 'SimpleProduct', readonly soldIndividually: boolean | null, readonly description: string | null, readonly extraDescription?: string | null, readonly customTextarea?: string | null, readonly productCardLists?: ReadonlyArray<string> | null, readonly sku: string | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly weight: string | null, readonly length: string | null, readonly width: string | null, readonly height: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownShortDescription?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly shared: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly options: ReadonlyArray<string | null> | null, readonly position: number | null, readonly variation: boolean | null, readonly visible: boolean | null, readonly terms: { readonly nodes: ReadonlyArray<
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
            > } | null }> } | null, readonly own: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly options: ReadonlyArray<string | null> | null, readonly position: number | null, readonly variation: boolean | null, readonly visible: boolean | null }> } | null, readonly specifications?: ReadonlyArray<{ readonly name: string, readonly value: string }> | null, readonly doseMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly documentMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly pictureMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly galleryImages: { readonly nodes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null }> } | null, readonly related?: { readonly nodes: ReadonlyArray<
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
        > } | null, readonly supportedRelated?: { readonly nodes: ReadonlyArray<
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
        > } | null, readonly reviews: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rating: number | null, readonly verified?: boolean | null, readonly node: { readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly language?: string | null, readonly author: { readonly node:
                | { readonly name: string | null }
                | { readonly name: string | null }
               } | null, readonly replies: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly author: { readonly node:
                    | { readonly name: string | null }
                    | { readonly name: string | null }
                   } | null }> } | null } }> } | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
            > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
    | { readonly __typename: 'VariableProduct', readonly soldIndividually: boolean | null, readonly description: string | null, readonly extraDescription?: string | null, readonly customTextarea?: string | null, readonly productCardLists?: ReadonlyArray<string> | null, readonly sku: string | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly weight: string | null, readonly length: string | null, readonly width: string | null, readonly height: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownShortDescription?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly shared: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly options: ReadonlyArray<string | null> | null, readonly position: number | null, readonly variation: boolean | null, readonly visible: boolean | null, readonly terms: { readonly nodes: ReadonlyArray<
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
            > } | null }> } | null, readonly own: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly options: ReadonlyArray<string | null> | null, readonly position: number | null, readonly variation: boolean | null, readonly visible: boolean | null }> } | null, readonly variations: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly weight: string | null, readonly length: string | null, readonly width: string | null, readonly height: string | null, readonly sku: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly purchasable?: boolean | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly attributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }>, readonly pageInfo?: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly specifications?: ReadonlyArray<{ readonly name: string, readonly value: string }> | null, readonly doseMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly documentMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly pictureMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly galleryImages: { readonly nodes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null }> } | null, readonly related?: { readonly nodes: ReadonlyArray<
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
        > } | null, readonly supportedRelated?: { readonly nodes: ReadonlyArray<
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
        > } | null, readonly reviews: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rating: number | null, readonly verified?: boolean | null, readonly node: { readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly language?: string | null, readonly author: { readonly node:
                | { readonly name: string | null }
                | { readonly name: string | null }
               } | null, readonly replies: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly author: { readonly node:
                    | { readonly name: string | null }
                    | { readonly name: string | null }
                   } | null }> } | null } }> } | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
            > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
    | { readonly __typename: 'ExternalProduct', readonly externalUrl: string | null, readonly buttonText: string | null, readonly description: string | null, readonly extraDescription?: string | null, readonly customTextarea?: string | null, readonly productCardLists?: ReadonlyArray<string> | null, readonly sku: string | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownShortDescription?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly shared: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly options: ReadonlyArray<string | null> | null, readonly position: number | null, readonly variation: boolean | null, readonly visible: boolean | null, readonly terms: { readonly nodes: ReadonlyArray<
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
            > } | null }> } | null, readonly own: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly options: ReadonlyArray<string | null> | null, readonly position: number | null, readonly variation: boolean | null, readonly visible: boolean | null }> } | null, readonly specifications?: ReadonlyArray<{ readonly name: string, readonly value: string }> | null, readonly doseMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly documentMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly pictureMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly galleryImages: { readonly nodes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null }> } | null, readonly related?: { readonly nodes: ReadonlyArray<
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
        > } | null, readonly supportedRelated?: { readonly nodes: ReadonlyArray<
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
        > } | null, readonly reviews: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rating: number | null, readonly verified?: boolean | null, readonly node: { readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly language?: string | null, readonly author: { readonly node:
                | { readonly name: string | null }
                | { readonly name: string | null }
               } | null, readonly replies: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly author: { readonly node:
                    | { readonly name: string | null }
                    | { readonly name: string | null }
                   } | null }> } | null } }> } | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
            > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
    | { readonly __typename: 'GroupProduct', readonly description: string | null, readonly extraDescription?: string | null, readonly customTextarea?: string | null, readonly productCardLists?: ReadonlyArray<string> | null, readonly sku: string | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownShortDescription?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly shared: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly options: ReadonlyArray<string | null> | null, readonly position: number | null, readonly variation: boolean | null, readonly visible: boolean | null, readonly terms: { readonly nodes: ReadonlyArray<
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
            > } | null }> } | null, readonly own: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly options: ReadonlyArray<string | null> | null, readonly position: number | null, readonly variation: boolean | null, readonly visible: boolean | null }> } | null, readonly products: { readonly nodes: ReadonlyArray<
          | { readonly __typename: 'SimpleProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                  > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
          | { readonly __typename: 'VariableProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                  > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly variations: { readonly pageInfo?: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly sku: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly purchasable?: boolean | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly attributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
          | { readonly __typename: 'ExternalProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                  > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
          | { readonly __typename: 'GroupProduct', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                    | { readonly slug: string | null, readonly name: string | null }
                  > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
          | { readonly __typename: 'SimpleProductVariation', readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
        > } | null, readonly specifications?: ReadonlyArray<{ readonly name: string, readonly value: string }> | null, readonly doseMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly documentMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly pictureMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly galleryImages: { readonly nodes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null }> } | null, readonly related?: { readonly nodes: ReadonlyArray<
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
        > } | null, readonly supportedRelated?: { readonly nodes: ReadonlyArray<
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
        > } | null, readonly reviews: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rating: number | null, readonly verified?: boolean | null, readonly node: { readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly language?: string | null, readonly author: { readonly node:
                | { readonly name: string | null }
                | { readonly name: string | null }
               } | null, readonly replies: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly author: { readonly node:
                    | { readonly name: string | null }
                    | { readonly name: string | null }
                   } | null }> } | null } }> } | null, readonly globalAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly label: string | null, readonly terms: { readonly nodes: ReadonlyArray<
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
              | { readonly slug: string | null, readonly name: string | null }
            > } | null }> } | null, readonly defaultAttributes: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly value: string | null }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
    | { readonly __typename: 'SimpleProductVariation', readonly soldIndividually: boolean | null, readonly description: string | null, readonly extraDescription?: string | null, readonly customTextarea?: string | null, readonly productCardLists?: ReadonlyArray<string> | null, readonly sku: string | null, readonly databaseId: number, readonly slug: string | null, readonly name: string | null, readonly shortDescription: string | null, readonly date: string | null, readonly modified: string | null, readonly onSale: boolean | null, readonly virtual: boolean | null, readonly averageRating: number | null, readonly reviewCount: number | null, readonly totalSales: number | null, readonly purchasable?: boolean | null, readonly nextPriceChange?: string | null, readonly dateOnSaleFrom?: string | null, readonly dateOnSaleTo?: string | null, readonly weight: string | null, readonly length: string | null, readonly width: string | null, readonly height: string | null, readonly stockStatus: StockStatusEnum | null, readonly stockQuantity: number | null, readonly lowStockAmount: number | null, readonly backordersAllowed: boolean | null, readonly price?: string | null, readonly regularPrice?: string | null, readonly shownShortDescription?: string | null, readonly shownPrice?: string | null, readonly shownRegularPrice?: string | null, readonly specifications?: ReadonlyArray<{ readonly name: string, readonly value: string }> | null, readonly doseMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly documentMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly pictureMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly galleryImages: { readonly nodes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null }> } | null, readonly related?: { readonly nodes: ReadonlyArray<
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
        > } | null, readonly supportedRelated?: { readonly nodes: ReadonlyArray<
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
          | { readonly databaseId: number }
        > } | null, readonly reviews: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rating: number | null, readonly verified?: boolean | null, readonly node: { readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly language?: string | null, readonly author: { readonly node:
                | { readonly name: string | null }
                | { readonly name: string | null }
               } | null, readonly replies: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly author: { readonly node:
                    | { readonly name: string | null }
                    | { readonly name: string | null }
                   } | null }> } | null } }> } | null, readonly image: { readonly sourceUrl: string | null, readonly altText: string | null, readonly mediaDetails: { readonly width: number | null, readonly height: number | null, readonly sizes: ReadonlyArray<{ readonly sourceUrl: string | null, readonly width: string | null, readonly height: string | null } | null> | null } | null } | null, readonly productCategories: { readonly nodes: ReadonlyArray<{ readonly slug: string | null, readonly name: string | null }> } | null, readonly vehicleMeta: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly metaData?: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null, readonly offer?: { readonly price: string, readonly regularPrice: string, readonly isFrom: boolean, readonly percentOff: number, readonly content: { readonly amount: number, readonly unit: PackUnitEnum } | null } | null }
   | null };

export type ReviewsFragment = { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rating: number | null, readonly verified?: boolean | null, readonly node: { readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly language?: string | null, readonly author: { readonly node:
          | { readonly name: string | null }
          | { readonly name: string | null }
         } | null, readonly replies: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly author: { readonly node:
              | { readonly name: string | null }
              | { readonly name: string | null }
             } | null }> } | null } }> };

export type GetReviewsQueryVariables = Exact<{
  slug: string | number;
  after?: string | null | undefined;
}>;


export type GetReviewsQuery = { readonly product:
    | { readonly reviews: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rating: number | null, readonly verified?: boolean | null, readonly node: { readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly language?: string | null, readonly author: { readonly node:
                | { readonly name: string | null }
                | { readonly name: string | null }
               } | null, readonly replies: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly author: { readonly node:
                    | { readonly name: string | null }
                    | { readonly name: string | null }
                   } | null }> } | null } }> } | null }
    | { readonly reviews: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rating: number | null, readonly verified?: boolean | null, readonly node: { readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly language?: string | null, readonly author: { readonly node:
                | { readonly name: string | null }
                | { readonly name: string | null }
               } | null, readonly replies: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly author: { readonly node:
                    | { readonly name: string | null }
                    | { readonly name: string | null }
                   } | null }> } | null } }> } | null }
    | { readonly reviews: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rating: number | null, readonly verified?: boolean | null, readonly node: { readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly language?: string | null, readonly author: { readonly node:
                | { readonly name: string | null }
                | { readonly name: string | null }
               } | null, readonly replies: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly author: { readonly node:
                    | { readonly name: string | null }
                    | { readonly name: string | null }
                   } | null }> } | null } }> } | null }
    | { readonly reviews: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rating: number | null, readonly verified?: boolean | null, readonly node: { readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly language?: string | null, readonly author: { readonly node:
                | { readonly name: string | null }
                | { readonly name: string | null }
               } | null, readonly replies: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly author: { readonly node:
                    | { readonly name: string | null }
                    | { readonly name: string | null }
                   } | null }> } | null } }> } | null }
    | { readonly reviews: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly rating: number | null, readonly verified?: boolean | null, readonly node: { readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly language?: string | null, readonly author: { readonly node:
                | { readonly name: string | null }
                | { readonly name: string | null }
               } | null, readonly replies: { readonly nodes: ReadonlyArray<{ readonly databaseId: number, readonly content: string | null, readonly dateGmt: string | null, readonly date: string | null, readonly author: { readonly node:
                    | { readonly name: string | null }
                    | { readonly name: string | null }
                   } | null }> } | null } }> } | null }
   | null };

export type WriteReviewAsMutationVariables = Exact<{
  commentOn: number;
  rating: number;
  content: string;
  publishedAs: string;
}>;


export type WriteReviewAsMutation = { readonly writeReview: { readonly review: { readonly databaseId: number } | null } | null };

export type WriteReviewMutationVariables = Exact<{
  input: WriteReviewInput;
}>;


export type WriteReviewMutation = { readonly writeReview: { readonly review: { readonly databaseId: number } | null } | null };

export type RequestStockAlertMutationVariables = Exact<{
  productId: number;
  variationId?: number | null | undefined;
  email: string;
}>;


export type RequestStockAlertMutation = { readonly requestStockAlert: { readonly success: boolean | null } | null };

export type CancelStockAlertsMutationVariables = Exact<{
  id: number;
  signature: string;
}>;


export type CancelStockAlertsMutation = { readonly cancelStockAlerts: { readonly success: boolean | null } | null };

export type GetWishlistQueryVariables = Exact<{ [key: string]: never; }>;


export type GetWishlistQuery = { readonly customer: { readonly databaseId: number | null, readonly metaData: ReadonlyArray<{ readonly key: string, readonly value: string | null } | null> | null } | null };

export type SaveWishlistMutationVariables = Exact<{
  value: string;
}>;


export type SaveWishlistMutation = { readonly updateCustomer: { readonly customer: { readonly databaseId: number | null } | null } | null };

export const getViewer: Operation<GetViewerQuery, GetViewerQueryVariables> = {"name":"getViewer","kind":"query","text":"query getViewer {\n  viewer {\n    ...Viewer\n  }\n}\nfragment Viewer on User {\n  databaseId\n  username\n  email\n  firstName\n  lastName\n  name\n}"};

export const login: Operation<LoginMutation, LoginMutationVariables> = {"name":"login","kind":"mutation","text":"mutation login($username: String!, $password: String!) {\n  login(input: { username: $username, password: $password }) {\n    ...LoginTokens\n  }\n}\nfragment LoginTokens on LoginPayload {\n  authToken\n  refreshToken\n  sessionToken\n}"};

export const getLogins: Operation<GetLoginsMutation, GetLoginsMutationVariables> = {"name":"getLogins","kind":"mutation","text":"mutation getLogins {\n  __typename\n  login(input: { username: \"\", password: \"\" }) @include(if: false) {\n    authToken\n  }\n}"};

export const getHeadlessLogins: Operation<GetHeadlessLoginsMutation, GetHeadlessLoginsMutationVariables> = {"name":"getHeadlessLogins","kind":"mutation","text":"mutation getHeadlessLogins {\n  __typename\n  login(\n    input: { provider: PASSWORD, credentials: { username: \"\", password: \"\" } }\n  ) @include(if: false) {\n    authToken\n  }\n}"};

export const headlessLogin: Operation<HeadlessLoginMutation, HeadlessLoginMutationVariables> = {"name":"headlessLogin","kind":"mutation","text":"mutation headlessLogin($username: String!, $password: String!) {\n  login(\n    input: {\n      provider: PASSWORD\n      credentials: { username: $username, password: $password }\n    }\n  ) {\n    ...LoginTokens\n  }\n}\nfragment LoginTokens on LoginPayload {\n  authToken\n  refreshToken\n  sessionToken\n}"};

export const refreshHeadlessLogin: Operation<RefreshHeadlessLoginMutation, RefreshHeadlessLoginMutationVariables> = {"name":"refreshHeadlessLogin","kind":"mutation","text":"mutation refreshHeadlessLogin($refreshToken: String!) {\n  refreshToken(input: { refreshToken: $refreshToken }) {\n    authToken\n  }\n}"};

export const LogInFor: Operation<LogInForMutation, LogInForMutationVariables> = {"name":"LogInFor","kind":"mutation","text":"mutation LogInFor($username: String!, $password: String!, $rememberMe: Boolean!, $deviceToken: String) {\n  login(\n    input: {\n      username: $username\n      password: $password\n      rememberMe: $rememberMe\n      deviceToken: $deviceToken\n    }\n  ) {\n    ...LoginTokens\n    deviceToken\n  }\n}\nfragment LoginTokens on LoginPayload {\n  authToken\n  refreshToken\n  sessionToken\n}"};

export const refreshLogin: Operation<RefreshLoginMutation, RefreshLoginMutationVariables> = {"name":"refreshLogin","kind":"mutation","text":"mutation refreshLogin($refreshToken: String!) {\n  refreshJwtAuthToken(input: { jwtRefreshToken: $refreshToken }) {\n    authToken\n  }\n}"};

export const Logout: Operation<LogoutMutation, LogoutMutationVariables> = {"name":"Logout","kind":"mutation","text":"mutation Logout {\n  logout(input: {  }) {\n    clientMutationId\n  }\n}"};

export const registerCustomer: Operation<RegisterCustomerMutation, RegisterCustomerMutationVariables> = {"name":"registerCustomer","kind":"mutation","text":"mutation registerCustomer($input: RegisterCustomerInput!) {\n  registerCustomer(input: $input) {\n    authToken\n    refreshToken\n    viewer {\n      ...Viewer\n    }\n  }\n}\nfragment Viewer on User {\n  databaseId\n  username\n  email\n  firstName\n  lastName\n  name\n}","stockText":"mutation registerCustomer($input: RegisterCustomerInput!) {\n  registerCustomer(input: $input) {\n    viewer {\n      ...Viewer\n    }\n  }\n}\nfragment Viewer on User {\n  databaseId\n  username\n  email\n  firstName\n  lastName\n  name\n}"};

export const RegisterFor: Operation<RegisterForMutation, RegisterForMutationVariables> = {"name":"RegisterFor","kind":"mutation","text":"mutation RegisterFor($email: String!, $username: String, $password: String!, $rememberMe: Boolean!) {\n  registerCustomer(\n    input: {\n      email: $email\n      username: $username\n      password: $password\n      rememberMe: $rememberMe\n    }\n  ) {\n    authToken\n    refreshToken\n    deviceToken\n    viewer {\n      ...Viewer\n    }\n  }\n}\nfragment Viewer on User {\n  databaseId\n  username\n  email\n  firstName\n  lastName\n  name\n}"};

export const ResetPasswordEmail: Operation<ResetPasswordEmailMutation, ResetPasswordEmailMutationVariables> = {"name":"ResetPasswordEmail","kind":"mutation","text":"mutation ResetPasswordEmail($username: String!) {\n  sendPasswordResetEmail(input: { username: $username }) {\n    success\n  }\n}"};

export const CheckPasswordReset: Operation<CheckPasswordResetMutation, CheckPasswordResetMutationVariables> = {"name":"CheckPasswordReset","kind":"mutation","text":"mutation CheckPasswordReset($key: String!, $login: String!) {\n  checkPasswordReset(input: { key: $key, login: $login }) {\n    success\n  }\n}"};

export const ResetPasswordKey: Operation<ResetPasswordKeyMutation, ResetPasswordKeyMutationVariables> = {"name":"ResetPasswordKey","kind":"mutation","text":"mutation ResetPasswordKey($key: String!, $login: String!, $password: String!) {\n  resetUserPassword(input: { key: $key, login: $login, password: $password }) {\n    user {\n      databaseId\n    }\n  }\n}"};

export const UpdateAccount: Operation<UpdateAccountMutation, UpdateAccountMutationVariables> = {"name":"UpdateAccount","kind":"mutation","text":"mutation UpdateAccount($input: UpdateCustomerInput!) {\n  updateCustomer(input: $input) {\n    authToken\n    refreshToken\n    customer {\n      id\n    }\n  }\n}","stockText":"mutation UpdateAccount($input: UpdateCustomerInput!) {\n  updateCustomer(input: $input) {\n    customer {\n      id\n    }\n  }\n}"};

export const getAddressBook: Operation<GetAddressBookQuery, GetAddressBookQueryVariables> = {"name":"getAddressBook","kind":"query","text":"query getAddressBook {\n  customer {\n    databaseId\n    metaData(keysIn: [\"addresses\"]) {\n      key\n      value\n    }\n    billing {\n      ...Address\n    }\n    shipping {\n      ...Address\n    }\n  }\n}\nfragment Address on CustomerAddress {\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  state\n  postcode\n  country\n  phone\n  email\n}"};

export const SaveAddressBook: Operation<SaveAddressBookMutation, SaveAddressBookMutationVariables> = {"name":"SaveAddressBook","kind":"mutation","text":"mutation SaveAddressBook($value: String!, $billing: CustomerAddressInput, $shipping: CustomerAddressInput) {\n  updateCustomer(\n    input: {\n      metaData: [{ key: \"addresses\", value: $value }]\n      billing: $billing\n      shipping: $shipping\n    }\n  ) {\n    customer {\n      databaseId\n    }\n  }\n}"};

export const RequestAddressSaving: Operation<RequestAddressSavingMutation, RequestAddressSavingMutationVariables> = {"name":"RequestAddressSaving","kind":"mutation","text":"mutation RequestAddressSaving($value: String!) {\n  updateSession(input: { sessionData: [{ key: \"saveAddress\", value: $value }] }) {\n    clientMutationId\n  }\n}"};

export const getAddressSaving: Operation<GetAddressSavingQuery, GetAddressSavingQueryVariables> = {"name":"getAddressSaving","kind":"query","text":"query getAddressSaving {\n  customer {\n    session {\n      key\n      value\n    }\n  }\n}"};

export const getBackend: Operation<GetBackendQuery, GetBackendQueryVariables> = {"name":"getBackend","kind":"query","text":"query getBackend {\n  __typename\n  cart @include(if: false) {\n    notices {\n      message\n    }\n    giftCards {\n      code\n    }\n  }\n}"};

export const getProductsBySku: Operation<GetProductsBySkuQuery, GetProductsBySkuQueryVariables> = {"name":"getProductsBySku","kind":"query","text":"query getProductsBySku($skus: String!) {\n  products(\n    first: 100\n    where: { sku: $skus, status: \"publish\", supportedTypesOnly: true }\n  ) {\n    nodes {\n      sku\n      ...LineProduct\n      ...ListedPrices\n      ... on ProductWithVariations {\n        variations(first: 100) {\n          nodes {\n            ...Variation\n          }\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}\nfragment ListedPrices on ProductWithPricing {\n  ...Prices\n}\nfragment Variation on ProductVariation {\n  databaseId\n  sku\n  image {\n    ...Picture\n  }\n  ...Stock\n  ...PricedVariation\n}\nfragment PricedVariation on ProductVariation {\n  ...ListedPrices\n  attributes(first: 100) {\n    nodes {\n      name\n      value\n    }\n  }\n}","stockText":"query getProductsBySku($skus: String!) {\n  products(\n    first: 100\n    where: { sku: $skus, status: \"publish\", supportedTypesOnly: true }\n  ) {\n    nodes {\n      sku\n      ...LineProduct\n      ...ListedPrices\n      purchasable\n      ... on ProductWithVariations {\n        variations(first: 100) {\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n          nodes {\n            ...Variation\n          }\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}\nfragment ListedPrices on ProductWithPricing {\n  ...Prices\n  shownPrice: price\n  shownRegularPrice: regularPrice\n}\nfragment Variation on ProductVariation {\n  databaseId\n  sku\n  image {\n    ...Picture\n  }\n  ...Stock\n  ...PricedVariation\n}\nfragment PricedVariation on ProductVariation {\n  ...ListedPrices\n  purchasable\n  dateOnSaleFrom\n  dateOnSaleTo\n  metaData(keysIn: [\"pack_content\"]) {\n    key\n    value\n  }\n  attributes(first: 100) {\n    nodes {\n      name\n      value\n    }\n  }\n}"};

export const getCart: Operation<GetCartQuery, GetCartQueryVariables> = {"name":"getCart","kind":"query","text":"query getCart {\n  viewer {\n    ...Viewer\n  }\n  cart {\n    ...Cart\n  }\n  customer {\n    sessionToken\n    billing {\n      ...Address\n    }\n    shipping {\n      ...Address\n    }\n  }\n  paymentGateways {\n    nodes {\n      id\n      title\n      description\n      kind\n    }\n  }\n}\nfragment Viewer on User {\n  databaseId\n  username\n  email\n  firstName\n  lastName\n  name\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n    isGiftCard\n  }\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  giftCards {\n    code\n    amount(format: RAW)\n  }\n  notices {\n    coupon\n    message\n  }\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}\nfragment Address on CustomerAddress {\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  state\n  postcode\n  country\n  phone\n  email\n}","stockText":"query getCart {\n  viewer {\n    ...Viewer\n  }\n  cart {\n    ...Cart\n  }\n  customer {\n    sessionToken\n    billing {\n      ...Address\n    }\n    shipping {\n      ...Address\n    }\n  }\n  paymentGateways {\n    nodes {\n      id\n      title\n      description\n    }\n  }\n}\nfragment Viewer on User {\n  databaseId\n  username\n  email\n  firstName\n  lastName\n  name\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  subtotalTax(format: RAW)\n  discountTotal(format: RAW)\n  discountTax(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n  }\n  shippingTotal(format: RAW)\n  shippingTax(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      subtotalTax(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}\nfragment Address on CustomerAddress {\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  state\n  postcode\n  country\n  phone\n  email\n}"};

export const getSession: Operation<GetSessionQuery, GetSessionQueryVariables> = {"name":"getSession","kind":"query","text":"query getSession {\n  viewer {\n    ...Viewer\n  }\n  cart {\n    ...Cart\n  }\n  customer {\n    sessionToken\n    shipping {\n      country\n      postcode\n    }\n  }\n}\nfragment Viewer on User {\n  databaseId\n  username\n  email\n  firstName\n  lastName\n  name\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n    isGiftCard\n  }\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  giftCards {\n    code\n    amount(format: RAW)\n  }\n  notices {\n    coupon\n    message\n  }\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}","stockText":"query getSession {\n  viewer {\n    ...Viewer\n  }\n  cart {\n    ...Cart\n  }\n  customer {\n    sessionToken\n    shipping {\n      country\n      postcode\n    }\n  }\n}\nfragment Viewer on User {\n  databaseId\n  username\n  email\n  firstName\n  lastName\n  name\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  subtotalTax(format: RAW)\n  discountTotal(format: RAW)\n  discountTax(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n  }\n  shippingTotal(format: RAW)\n  shippingTax(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      subtotalTax(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}"};

export const addToCart: Operation<AddToCartMutation, AddToCartMutationVariables> = {"name":"addToCart","kind":"mutation","text":"mutation addToCart($input: AddToCartInput!) {\n  addToCart(input: $input) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n    isGiftCard\n  }\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  giftCards {\n    code\n    amount(format: RAW)\n  }\n  notices {\n    coupon\n    message\n  }\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}","stockText":"mutation addToCart($input: AddToCartInput!) {\n  addToCart(input: $input) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  subtotalTax(format: RAW)\n  discountTotal(format: RAW)\n  discountTax(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n  }\n  shippingTotal(format: RAW)\n  shippingTax(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      subtotalTax(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}"};

export const UpDateCartQuantity: Operation<UpDateCartQuantityMutation, UpDateCartQuantityMutationVariables> = {"name":"UpDateCartQuantity","kind":"mutation","text":"mutation UpDateCartQuantity($key: ID!, $quantity: Int!) {\n  updateItemQuantities(input: { items: [{ key: $key, quantity: $quantity }] }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n    isGiftCard\n  }\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  giftCards {\n    code\n    amount(format: RAW)\n  }\n  notices {\n    coupon\n    message\n  }\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}","stockText":"mutation UpDateCartQuantity($key: ID!, $quantity: Int!) {\n  updateItemQuantities(input: { items: [{ key: $key, quantity: $quantity }] }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  subtotalTax(format: RAW)\n  discountTotal(format: RAW)\n  discountTax(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n  }\n  shippingTotal(format: RAW)\n  shippingTax(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      subtotalTax(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}"};

export const RestoreCartItems: Operation<RestoreCartItemsMutation, RestoreCartItemsMutationVariables> = {"name":"RestoreCartItems","kind":"mutation","text":"mutation RestoreCartItems($keys: [ID]!) {\n  restoreCartItems(input: { keys: $keys }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n    isGiftCard\n  }\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  giftCards {\n    code\n    amount(format: RAW)\n  }\n  notices {\n    coupon\n    message\n  }\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}","stockText":"mutation RestoreCartItems($keys: [ID]!) {\n  restoreCartItems(input: { keys: $keys }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  subtotalTax(format: RAW)\n  discountTotal(format: RAW)\n  discountTax(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n  }\n  shippingTotal(format: RAW)\n  shippingTax(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      subtotalTax(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}"};

export const EmptyCart: Operation<EmptyCartMutation, EmptyCartMutationVariables> = {"name":"EmptyCart","kind":"mutation","text":"mutation EmptyCart {\n  emptyCart(input: { clearPersistentCart: true }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n    isGiftCard\n  }\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  giftCards {\n    code\n    amount(format: RAW)\n  }\n  notices {\n    coupon\n    message\n  }\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}","stockText":"mutation EmptyCart {\n  emptyCart(input: { clearPersistentCart: true }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  subtotalTax(format: RAW)\n  discountTotal(format: RAW)\n  discountTax(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n  }\n  shippingTotal(format: RAW)\n  shippingTax(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      subtotalTax(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}"};

export const ApplyCoupon: Operation<ApplyCouponMutation, ApplyCouponMutationVariables> = {"name":"ApplyCoupon","kind":"mutation","text":"mutation ApplyCoupon($code: String!) {\n  applyCoupon(input: { code: $code }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n    isGiftCard\n  }\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  giftCards {\n    code\n    amount(format: RAW)\n  }\n  notices {\n    coupon\n    message\n  }\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}","stockText":"mutation ApplyCoupon($code: String!) {\n  applyCoupon(input: { code: $code }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  subtotalTax(format: RAW)\n  discountTotal(format: RAW)\n  discountTax(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n  }\n  shippingTotal(format: RAW)\n  shippingTax(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      subtotalTax(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}"};

export const RemoveCoupons: Operation<RemoveCouponsMutation, RemoveCouponsMutationVariables> = {"name":"RemoveCoupons","kind":"mutation","text":"mutation RemoveCoupons($codes: [String]!) {\n  removeCoupons(input: { codes: $codes }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n    isGiftCard\n  }\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  giftCards {\n    code\n    amount(format: RAW)\n  }\n  notices {\n    coupon\n    message\n  }\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}","stockText":"mutation RemoveCoupons($codes: [String]!) {\n  removeCoupons(input: { codes: $codes }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  subtotalTax(format: RAW)\n  discountTotal(format: RAW)\n  discountTax(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n  }\n  shippingTotal(format: RAW)\n  shippingTax(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      subtotalTax(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}"};

export const ChangeShippingMethod: Operation<ChangeShippingMethodMutation, ChangeShippingMethodMutationVariables> = {"name":"ChangeShippingMethod","kind":"mutation","text":"mutation ChangeShippingMethod($shippingMethods: [String] = \"\") {\n  updateShippingMethod(input: { shippingMethods: $shippingMethods }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n    isGiftCard\n  }\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  giftCards {\n    code\n    amount(format: RAW)\n  }\n  notices {\n    coupon\n    message\n  }\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}","stockText":"mutation ChangeShippingMethod($shippingMethods: [String] = \"\") {\n  updateShippingMethod(input: { shippingMethods: $shippingMethods }) {\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  subtotalTax(format: RAW)\n  discountTotal(format: RAW)\n  discountTax(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n  }\n  shippingTotal(format: RAW)\n  shippingTax(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      subtotalTax(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}"};

export const UpdateCustomer: Operation<UpdateCustomerMutation, UpdateCustomerMutationVariables> = {"name":"UpdateCustomer","kind":"mutation","text":"mutation UpdateCustomer($input: UpdateCustomerInput!) {\n  updateCustomer(input: $input) {\n    customer {\n      id\n    }\n    cart {\n      ...Cart\n    }\n  }\n}\nfragment Cart on Cart {\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  appliedCoupons {\n    code\n    discountAmount(excludeTax: true, format: RAW)\n    discountTax(format: RAW)\n    isGiftCard\n  }\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  totalTaxes {\n    label\n  }\n  total(format: RAW)\n  giftCards {\n    code\n    amount(format: RAW)\n  }\n  notices {\n    coupon\n    message\n  }\n  displayPricesIncludeTax\n  needsShippingAddress\n  chosenShippingMethods\n  availableShippingMethods {\n    rates {\n      id\n      methodId\n      label\n      cost\n    }\n  }\n  contents(first: 100) {\n    itemCount\n    nodes {\n      key\n      quantity\n      subtotal(format: RAW)\n      product {\n        node {\n          ...LineProduct\n        }\n      }\n      variation {\n        attributes {\n          name\n          label\n          value\n        }\n        node {\n          databaseId\n          name\n          image {\n            ...Picture\n          }\n          ...Prices\n          ...Stock\n          manageStock\n        }\n      }\n    }\n  }\n}\nfragment LineProduct on Product {\n  databaseId\n  slug\n  name\n  image {\n    ...Picture\n  }\n  ...Prices\n  ...Stock\n  ... on InventoriedProduct {\n    soldIndividually\n  }\n  ...OptionWords\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}","stockText":"mutation UpdateCustomer($input: UpdateCustomerInput!) {\n  updateCustomer(input: $input) {\n    customer {\n      id\n    }\n  }\n}"};

export const Checkout: Operation<CheckoutMutation, CheckoutMutationVariables> = {"name":"Checkout","kind":"mutation","text":"mutation Checkout($input: CheckoutInput!) {\n  checkout(input: $input) {\n    result\n    redirect\n    order {\n      databaseId\n      orderKey\n      paymentKind\n    }\n  }\n}","stockText":"mutation Checkout($input: CheckoutInput!) {\n  checkout(input: $input) {\n    result\n    redirect\n    order {\n      databaseId\n      orderKey\n    }\n  }\n}"};

export const getVariations: Operation<GetVariationsQuery, GetVariationsQueryVariables> = {"name":"getVariations","kind":"query","text":"query getVariations($product: ID!, $after: String) {\n  product(id: $product, idType: DATABASE_ID) {\n    ... on ProductWithVariations {\n      variations(first: 100, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          ...Variation\n          ...Measures\n        }\n      }\n    }\n  }\n}\nfragment Variation on ProductVariation {\n  databaseId\n  sku\n  image {\n    ...Picture\n  }\n  ...Stock\n  ...PricedVariation\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment PricedVariation on ProductVariation {\n  ...ListedPrices\n  attributes(first: 100) {\n    nodes {\n      name\n      value\n    }\n  }\n}\nfragment ListedPrices on ProductWithPricing {\n  ...Prices\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Measures on ProductWithDimensions {\n  weight\n  length\n  width\n  height\n}","stockText":"query getVariations($product: ID!, $after: String) {\n  product(id: $product, idType: DATABASE_ID) {\n    ... on ProductWithVariations {\n      variations(first: 100, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          ...Variation\n          ...Measures\n        }\n      }\n    }\n  }\n}\nfragment Variation on ProductVariation {\n  databaseId\n  sku\n  image {\n    ...Picture\n  }\n  ...Stock\n  ...PricedVariation\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment PricedVariation on ProductVariation {\n  ...ListedPrices\n  purchasable\n  dateOnSaleFrom\n  dateOnSaleTo\n  metaData(keysIn: [\"pack_content\"]) {\n    key\n    value\n  }\n  attributes(first: 100) {\n    nodes {\n      name\n      value\n    }\n  }\n}\nfragment ListedPrices on ProductWithPricing {\n  ...Prices\n  shownPrice: price\n  shownRegularPrice: regularPrice\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Measures on ProductWithDimensions {\n  weight\n  length\n  width\n  height\n}"};

export const getProducts: Operation<GetProductsQuery, GetProductsQueryVariables> = {"name":"getProducts","kind":"query","text":"query getProducts($after: String, $first: Int = 9999, $include: [Int]) {\n  products(\n    first: $first\n    after: $after\n    where: {\n      include: $include\n      visibility: VISIBLE\n      minPrice: 0\n      orderby: [{ field: DATE, order: DESC }]\n      status: \"publish\"\n      supportedTypesOnly: true\n    }\n  ) {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      ...Card\n    }\n  }\n}\nfragment Card on Product {\n  __typename\n  databaseId\n  slug\n  name\n  shortDescription(format: RAW)\n  date\n  modified\n  onSale\n  virtual\n  averageRating\n  reviewCount\n  image {\n    ...Picture\n  }\n  productCategories(first: 100) {\n    nodes {\n      slug\n      name\n    }\n  }\n  totalSales\n  vehicleMeta: metaData(\n    keysIn: [\n      \"product_use\"\n      \"vehicle_types\"\n      \"vehicle_fuels\"\n      \"vehicle_engine\"\n      \"vehicle_years\"\n      \"oil_grades\"\n      \"oil_standards\"\n    ]\n  ) {\n    key\n    value\n  }\n  ...ListedPrices\n  ...Stock\n  nextPriceChange\n  ... on ProductWithAttributes {\n    globalAttributes(first: 100) {\n      nodes {\n        name\n        label\n        terms(first: 100, where: { orderby: MENU_ORDER, order: ASC }) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n    defaultAttributes(first: 100) {\n      nodes {\n        name\n        value\n      }\n    }\n  }\n  ... on ProductWithVariations {\n    variations(first: 100) {\n      nodes {\n        ...Variation\n      }\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment ListedPrices on ProductWithPricing {\n  ...Prices\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment Variation on ProductVariation {\n  databaseId\n  sku\n  image {\n    ...Picture\n  }\n  ...Stock\n  ...PricedVariation\n}\nfragment PricedVariation on ProductVariation {\n  ...ListedPrices\n  attributes(first: 100) {\n    nodes {\n      name\n      value\n    }\n  }\n}","stockText":"query getProducts($after: String, $first: Int = 9999, $include: [Int]) {\n  products(\n    first: $first\n    after: $after\n    where: {\n      include: $include\n      visibility: VISIBLE\n      minPrice: 0\n      orderby: [{ field: DATE, order: DESC }]\n      status: \"publish\"\n      supportedTypesOnly: true\n    }\n  ) {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      ...Card\n    }\n  }\n}\nfragment Card on Product {\n  __typename\n  databaseId\n  slug\n  name\n  shortDescription(format: RAW)\n  date\n  modified\n  onSale\n  virtual\n  averageRating\n  reviewCount\n  image {\n    ...Picture\n  }\n  productCategories(first: 100) {\n    nodes {\n      slug\n      name\n    }\n  }\n  totalSales\n  vehicleMeta: metaData(\n    keysIn: [\n      \"product_use\"\n      \"vehicle_types\"\n      \"vehicle_fuels\"\n      \"vehicle_engine\"\n      \"vehicle_years\"\n      \"oil_grades\"\n      \"oil_standards\"\n    ]\n  ) {\n    key\n    value\n  }\n  ...ListedPrices\n  purchasable\n  ...Stock\n  dateOnSaleFrom\n  dateOnSaleTo\n  metaData(keysIn: [\"pack_content\"]) {\n    key\n    value\n  }\n  ... on ProductWithAttributes {\n    globalAttributes(first: 100) {\n      nodes {\n        name\n        label\n        terms(first: 100, where: { orderby: MENU_ORDER, order: ASC }) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n    defaultAttributes(first: 100) {\n      nodes {\n        name\n        value\n      }\n    }\n  }\n  ... on ProductWithVariations {\n    variations(first: 100) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...Variation\n      }\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment ListedPrices on ProductWithPricing {\n  ...Prices\n  shownPrice: price\n  shownRegularPrice: regularPrice\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment Variation on ProductVariation {\n  databaseId\n  sku\n  image {\n    ...Picture\n  }\n  ...Stock\n  ...PricedVariation\n}\nfragment PricedVariation on ProductVariation {\n  ...ListedPrices\n  purchasable\n  dateOnSaleFrom\n  dateOnSaleTo\n  metaData(keysIn: [\"pack_content\"]) {\n    key\n    value\n  }\n  attributes(first: 100) {\n    nodes {\n      name\n      value\n    }\n  }\n}"};

export const getProductCategories: Operation<GetProductCategoriesQuery, GetProductCategoriesQueryVariables> = {"name":"getProductCategories","kind":"query","text":"query getProductCategories($after: String, $first: Int = 100) {\n  productCategories(\n    first: $first\n    after: $after\n    where: { orderby: NAME, order: ASC, hideEmpty: false }\n  ) {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      databaseId\n      slug\n      name\n      description\n      count\n      parentDatabaseId\n      image {\n        ...Picture\n      }\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}"};

export const getTimeZone: Operation<GetTimeZoneQuery, GetTimeZoneQueryVariables> = {"name":"getTimeZone","kind":"query","text":"query getTimeZone {\n  generalSettings {\n    timezone\n  }\n}"};

export const searchProducts: Operation<SearchProductsQuery, SearchProductsQueryVariables> = {"name":"searchProducts","kind":"query","text":"query searchProducts($text: String!, $first: Int = 9999) {\n  products(\n    first: $first\n    where: {\n      search: $text\n      visibility: VISIBLE\n      status: \"publish\"\n      supportedTypesOnly: true\n    }\n  ) {\n    nearest\n    missedWords\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      ... on Product {\n        databaseId\n      }\n    }\n  }\n}","stockText":"query searchProducts($text: String!, $first: Int = 9999) {\n  products(\n    first: $first\n    where: {\n      search: $text\n      visibility: VISIBLE\n      status: \"publish\"\n      supportedTypesOnly: true\n    }\n  ) {\n    pageInfo {\n      hasNextPage\n    }\n    nodes {\n      ... on Product {\n        databaseId\n      }\n    }\n  }\n}"};

export const searchPages: Operation<SearchPagesQuery, SearchPagesQueryVariables> = {"name":"searchPages","kind":"query","text":"query searchPages($text: String!, $after: String, $first: Int = 9999) {\n  products(\n    first: $first\n    after: $after\n    where: {\n      search: $text\n      visibility: VISIBLE\n      orderby: [{ field: DATE, order: DESC }]\n      status: \"publish\"\n      supportedTypesOnly: true\n    }\n  ) {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      ... on Product {\n        databaseId\n      }\n    }\n  }\n}"};

export const getAllowedCountries: Operation<GetAllowedCountriesQuery, GetAllowedCountriesQueryVariables> = {"name":"getAllowedCountries","kind":"query","text":"query getAllowedCountries {\n  allowedCountries\n}"};

export const getStates: Operation<GetStatesQuery, GetStatesQueryVariables> = {"name":"getStates","kind":"query","text":"query getStates($country: CountriesEnum!) {\n  countryStates(country: $country) {\n    code\n    name\n  }\n}"};

export const getDownloads: Operation<GetDownloadsQuery, GetDownloadsQueryVariables> = {"name":"getDownloads","kind":"query","text":"query getDownloads {\n  customer {\n    databaseId\n    downloadableItems(first: 100) {\n      nodes {\n        ...BoughtFile\n      }\n    }\n    usedUp: downloadableItems(first: 100, where: { active: false }) {\n      nodes {\n        ...BoughtFile\n      }\n    }\n  }\n}\nfragment BoughtFile on DownloadableItem {\n  id\n  name\n  url\n  accessExpires\n  downloadsRemaining\n  orderId\n  orderDate\n  product {\n    name\n    slug\n    image {\n      ...Picture\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}","stockText":"query getDownloads {\n  customer {\n    databaseId\n    downloadableItems(first: 100) {\n      nodes {\n        ...BoughtFile\n      }\n    }\n    usedUp: downloadableItems(first: 100, where: { active: false }) {\n      nodes {\n        ...BoughtFile\n      }\n    }\n  }\n}\nfragment BoughtFile on DownloadableItem {\n  id\n  name\n  url\n  accessExpires\n  downloadsRemaining\n  product {\n    name\n    slug\n    image {\n      ...Picture\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}"};

export const getLastOrder: Operation<GetLastOrderQuery, GetLastOrderQueryVariables> = {"name":"getLastOrder","kind":"query","text":"query getLastOrder {\n  customer {\n    lastOrder {\n      databaseId\n      orderNumber\n      orderKey\n      needsPayment\n    }\n  }\n}"};

export const findOrder: Operation<FindOrderMutation, FindOrderMutationVariables> = {"name":"findOrder","kind":"mutation","text":"mutation findOrder($orderNumber: String!, $email: String!) {\n  findOrder(input: { orderNumber: $orderNumber, email: $email }) {\n    order {\n      databaseId\n      orderNumber\n      orderKey\n    }\n  }\n}"};

export const getOrder: Operation<GetOrderQuery, GetOrderQueryVariables> = {"name":"getOrder","kind":"query","text":"query getOrder($id: ID!, $idType: OrderIdTypeEnum = DATABASE_ID) {\n  order(id: $id, idType: $idType) {\n    ...OrderDetails\n  }\n}\nfragment OrderDetails on Order {\n  databaseId\n  orderNumber\n  orderKey\n  status\n  date\n  modified\n  datePaid\n  dateCompleted\n  dateReady\n  dateHeldUntil\n  needsPayment\n  needsShippingAddress\n  pricesIncludeTax\n  customerNote\n  giftMeta: metaData(keysIn: [\"gift_message\"]) {\n    key\n    value\n  }\n  paymentMethod\n  paymentMethodTitle\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  total(format: RAW)\n  billing {\n    ...Address\n  }\n  shipping {\n    ...Address\n  }\n  customer {\n    email\n  }\n  paymentInstructions\n  paymentKind\n  paymentNextStep\n  paymentStage\n  isCancellable\n  returnableLines {\n    lineId\n    quantity\n  }\n  returns {\n    databaseId\n    reason\n    state\n    text\n    message\n    pictureCount\n    requestedAt\n    answeredAt\n    lines {\n      lineId\n      quantity\n    }\n  }\n  shipment {\n    courier\n    number\n    trackingUrl\n  }\n  invoice {\n    number\n    date\n    buyer {\n      ...Address\n    }\n    sellerName\n    sellerAddress\n    sellerTaxNumber\n    tax {\n      net(format: RAW)\n      otherBase(format: RAW)\n      tax(format: RAW)\n    }\n  }\n  orderNotes(first: 100) {\n    nodes {\n      content\n      dateGmt\n    }\n  }\n  refunds(first: 100) {\n    nodes {\n      amount\n      date\n    }\n  }\n  giftCards {\n    code\n    amount(format: RAW)\n    dateReturned\n  }\n  downloadableItems(first: 100) {\n    nodes {\n      ...BoughtFile\n    }\n  }\n  usedUp: downloadableItems(first: 100, where: { active: false }) {\n    nodes {\n      ...BoughtFile\n    }\n  }\n  taxLines(first: 10) {\n    nodes {\n      label\n    }\n  }\n  couponLines(first: 20) {\n    nodes {\n      code\n      discount\n      discountTax\n    }\n  }\n  shippingLines(first: 10) {\n    nodes {\n      methodTitle\n      shippingMethod {\n        id\n      }\n    }\n  }\n  lineItems(first: 100) {\n    nodes {\n      id\n      databaseId\n      productId\n      variationId\n      name\n      quantity\n      subtotal\n      subtotalTax\n      metaData {\n        key\n        value\n      }\n      product {\n        node {\n          slug\n          name\n          ...OptionWords\n          image {\n            ...Picture\n          }\n        }\n      }\n      variation {\n        node {\n          name\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n}\nfragment Address on CustomerAddress {\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  state\n  postcode\n  country\n  phone\n  email\n}\nfragment BoughtFile on DownloadableItem {\n  id\n  name\n  url\n  accessExpires\n  downloadsRemaining\n  orderId\n  orderDate\n  product {\n    name\n    slug\n    image {\n      ...Picture\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}","stockText":"query getOrder($id: ID!, $idType: OrderIdTypeEnum = DATABASE_ID) {\n  order(id: $id, idType: $idType) {\n    ...OrderDetails\n  }\n}\nfragment OrderDetails on Order {\n  databaseId\n  orderNumber\n  orderKey\n  status\n  date\n  modified\n  datePaid\n  dateCompleted\n  needsPayment\n  needsShippingAddress\n  pricesIncludeTax\n  customerNote\n  giftMeta: metaData(keysIn: [\"gift_message\"]) {\n    key\n    value\n  }\n  paymentMethod\n  paymentMethodTitle\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  discountTax(format: RAW)\n  shippingTotal(format: RAW)\n  shippingTax(format: RAW)\n  totalTax(format: RAW)\n  total(format: RAW)\n  billing {\n    ...Address\n  }\n  shipping {\n    ...Address\n  }\n  customer {\n    email\n  }\n  refunds(first: 100) {\n    nodes {\n      amount\n      date\n    }\n  }\n  downloadableItems(first: 100) {\n    nodes {\n      ...BoughtFile\n    }\n  }\n  taxLines(first: 10) {\n    nodes {\n      label\n    }\n  }\n  couponLines(first: 20) {\n    nodes {\n      code\n      discount\n      discountTax\n    }\n  }\n  shippingLines(first: 10) {\n    nodes {\n      methodTitle\n    }\n  }\n  lineItems(first: 100) {\n    nodes {\n      id\n      databaseId\n      productId\n      variationId\n      quantity\n      subtotal\n      subtotalTax\n      metaData {\n        key\n        value\n      }\n      product {\n        node {\n          slug\n          name\n          ...OptionWords\n          image {\n            ...Picture\n          }\n        }\n      }\n      variation {\n        node {\n          name\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n}\nfragment Address on CustomerAddress {\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  state\n  postcode\n  country\n  phone\n  email\n}\nfragment BoughtFile on DownloadableItem {\n  id\n  name\n  url\n  accessExpires\n  downloadsRemaining\n  product {\n    name\n    slug\n    image {\n      ...Picture\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}"};

export const getOrders: Operation<GetOrdersQuery, GetOrdersQueryVariables> = {"name":"getOrders","kind":"query","text":"query getOrders($after: String) {\n  customer {\n    orders(\n      first: 100\n      after: $after\n      where: { orderby: [{ field: DATE, order: DESC }] }\n    ) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        databaseId\n        orderNumber\n        orderKey\n        status\n        date\n        needsPayment\n        paymentMethod\n        paymentKind\n        dateReady\n        needsShippingAddress\n        shippingLines(first: 10) {\n          nodes {\n            shippingMethod {\n              id\n            }\n          }\n        }\n        shipment {\n          courier\n          number\n          trackingUrl\n        }\n        total(format: RAW)\n        lineItems(first: 100) {\n          nodes {\n            id\n            name\n            quantity\n            product {\n              node {\n                name\n                image {\n                  ...Picture\n                }\n              }\n            }\n            variation {\n              node {\n                name\n                image {\n                  ...Picture\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}","stockText":"query getOrders($after: String) {\n  customer {\n    orders(\n      first: 100\n      after: $after\n      where: { orderby: [{ field: DATE, order: DESC }] }\n    ) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        databaseId\n        orderNumber\n        orderKey\n        status\n        date\n        needsPayment\n        paymentMethod\n        needsShippingAddress\n        shippingLines(first: 10) {\n          nodes {}\n        }\n        total(format: RAW)\n        lineItems(first: 100) {\n          nodes {\n            id\n            quantity\n            product {\n              node {\n                name\n                image {\n                  ...Picture\n                }\n              }\n            }\n            variation {\n              node {\n                name\n                image {\n                  ...Picture\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}"};

export const CancelOrder: Operation<CancelOrderMutation, CancelOrderMutationVariables> = {"name":"CancelOrder","kind":"mutation","text":"mutation CancelOrder($orderId: ID!, $orderKey: String) {\n  cancelOrder(input: { orderId: $orderId, orderKey: $orderKey }) {\n    order {\n      databaseId\n    }\n  }\n}"};

export const RequestReturn: Operation<RequestReturnMutation, RequestReturnMutationVariables> = {"name":"RequestReturn","kind":"mutation","text":"mutation RequestReturn($input: RequestReturnInput!) {\n  requestReturn(input: $input) {\n    order {\n      databaseId\n    }\n  }\n}"};

export const getOwnAccount: Operation<GetOwnAccountQuery, GetOwnAccountQueryVariables> = {"name":"getOwnAccount","kind":"query","text":"query getOwnAccount {\n  customer {\n    databaseId\n    date\n    metaData {\n      key\n      value\n    }\n  }\n}"};

export const getOwnOrders: Operation<GetOwnOrdersQuery, GetOwnOrdersQueryVariables> = {"name":"getOwnOrders","kind":"query","text":"query getOwnOrders($after: String) {\n  customer {\n    databaseId\n    orders(\n      first: 10\n      after: $after\n      where: { orderby: [{ field: DATE, order: DESC }] }\n    ) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...OrderDetails\n      }\n    }\n  }\n}\nfragment OrderDetails on Order {\n  databaseId\n  orderNumber\n  orderKey\n  status\n  date\n  modified\n  datePaid\n  dateCompleted\n  dateReady\n  dateHeldUntil\n  needsPayment\n  needsShippingAddress\n  pricesIncludeTax\n  customerNote\n  giftMeta: metaData(keysIn: [\"gift_message\"]) {\n    key\n    value\n  }\n  paymentMethod\n  paymentMethodTitle\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  shippingTotal(format: RAW)\n  totalTax(format: RAW)\n  total(format: RAW)\n  billing {\n    ...Address\n  }\n  shipping {\n    ...Address\n  }\n  customer {\n    email\n  }\n  paymentInstructions\n  paymentKind\n  paymentNextStep\n  paymentStage\n  isCancellable\n  returnableLines {\n    lineId\n    quantity\n  }\n  returns {\n    databaseId\n    reason\n    state\n    text\n    message\n    pictureCount\n    requestedAt\n    answeredAt\n    lines {\n      lineId\n      quantity\n    }\n  }\n  shipment {\n    courier\n    number\n    trackingUrl\n  }\n  invoice {\n    number\n    date\n    buyer {\n      ...Address\n    }\n    sellerName\n    sellerAddress\n    sellerTaxNumber\n    tax {\n      net(format: RAW)\n      otherBase(format: RAW)\n      tax(format: RAW)\n    }\n  }\n  orderNotes(first: 100) {\n    nodes {\n      content\n      dateGmt\n    }\n  }\n  refunds(first: 100) {\n    nodes {\n      amount\n      date\n    }\n  }\n  giftCards {\n    code\n    amount(format: RAW)\n    dateReturned\n  }\n  downloadableItems(first: 100) {\n    nodes {\n      ...BoughtFile\n    }\n  }\n  usedUp: downloadableItems(first: 100, where: { active: false }) {\n    nodes {\n      ...BoughtFile\n    }\n  }\n  taxLines(first: 10) {\n    nodes {\n      label\n    }\n  }\n  couponLines(first: 20) {\n    nodes {\n      code\n      discount\n      discountTax\n    }\n  }\n  shippingLines(first: 10) {\n    nodes {\n      methodTitle\n      shippingMethod {\n        id\n      }\n    }\n  }\n  lineItems(first: 100) {\n    nodes {\n      id\n      databaseId\n      productId\n      variationId\n      name\n      quantity\n      subtotal\n      subtotalTax\n      metaData {\n        key\n        value\n      }\n      product {\n        node {\n          slug\n          name\n          ...OptionWords\n          image {\n            ...Picture\n          }\n        }\n      }\n      variation {\n        node {\n          name\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n}\nfragment Address on CustomerAddress {\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  state\n  postcode\n  country\n  phone\n  email\n}\nfragment BoughtFile on DownloadableItem {\n  id\n  name\n  url\n  accessExpires\n  downloadsRemaining\n  orderId\n  orderDate\n  product {\n    name\n    slug\n    image {\n      ...Picture\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}","stockText":"query getOwnOrders($after: String) {\n  customer {\n    databaseId\n    orders(\n      first: 10\n      after: $after\n      where: { orderby: [{ field: DATE, order: DESC }] }\n    ) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...OrderDetails\n      }\n    }\n  }\n}\nfragment OrderDetails on Order {\n  databaseId\n  orderNumber\n  orderKey\n  status\n  date\n  modified\n  datePaid\n  dateCompleted\n  needsPayment\n  needsShippingAddress\n  pricesIncludeTax\n  customerNote\n  giftMeta: metaData(keysIn: [\"gift_message\"]) {\n    key\n    value\n  }\n  paymentMethod\n  paymentMethodTitle\n  subtotal(format: RAW)\n  discountTotal(format: RAW)\n  discountTax(format: RAW)\n  shippingTotal(format: RAW)\n  shippingTax(format: RAW)\n  totalTax(format: RAW)\n  total(format: RAW)\n  billing {\n    ...Address\n  }\n  shipping {\n    ...Address\n  }\n  customer {\n    email\n  }\n  refunds(first: 100) {\n    nodes {\n      amount\n      date\n    }\n  }\n  downloadableItems(first: 100) {\n    nodes {\n      ...BoughtFile\n    }\n  }\n  taxLines(first: 10) {\n    nodes {\n      label\n    }\n  }\n  couponLines(first: 20) {\n    nodes {\n      code\n      discount\n      discountTax\n    }\n  }\n  shippingLines(first: 10) {\n    nodes {\n      methodTitle\n    }\n  }\n  lineItems(first: 100) {\n    nodes {\n      id\n      databaseId\n      productId\n      variationId\n      quantity\n      subtotal\n      subtotalTax\n      metaData {\n        key\n        value\n      }\n      product {\n        node {\n          slug\n          name\n          ...OptionWords\n          image {\n            ...Picture\n          }\n        }\n      }\n      variation {\n        node {\n          name\n          image {\n            ...Picture\n          }\n        }\n      }\n    }\n  }\n}\nfragment Address on CustomerAddress {\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  state\n  postcode\n  country\n  phone\n  email\n}\nfragment BoughtFile on DownloadableItem {\n  id\n  name\n  url\n  accessExpires\n  downloadsRemaining\n  product {\n    name\n    slug\n    image {\n      ...Picture\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment OptionWords on ProductWithAttributes {\n  attributes(first: 100) {\n    nodes {\n      name\n      label\n      ... on GlobalProductAttribute {\n        terms(first: 100) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n  }\n}"};

export const getOwnRecords: Operation<GetOwnRecordsQuery, GetOwnRecordsQueryVariables> = {"name":"getOwnRecords","kind":"query","text":"query getOwnRecords {\n  customer {\n    databaseId\n    logins {\n      begunAt\n      expiresAt\n      isCurrent\n    }\n    reviews {\n      answer\n      author\n      content\n      date\n      product {\n        name\n      }\n      rating\n      status\n    }\n    stockAlerts {\n      databaseId\n      email\n      name\n      product {\n        slug\n      }\n      requestedAt\n    }\n  }\n}"};

export const EndOtherLogins: Operation<EndOtherLoginsMutation, EndOtherLoginsMutationVariables> = {"name":"EndOtherLogins","kind":"mutation","text":"mutation EndOtherLogins {\n  endOtherLogins(input: {  }) {\n    success\n  }\n}"};

export const StopStockAlert: Operation<StopStockAlertMutation, StopStockAlertMutationVariables> = {"name":"StopStockAlert","kind":"mutation","text":"mutation StopStockAlert($id: Int!) {\n  stopStockAlert(input: { id: $id }) {\n    success\n  }\n}"};

export const EraseAccount: Operation<EraseAccountMutation, EraseAccountMutationVariables> = {"name":"EraseAccount","kind":"mutation","text":"mutation EraseAccount($password: String!) {\n  eraseAccount(input: { password: $password }) {\n    success\n  }\n}"};

export const getStripeKey: Operation<GetStripeKeyQuery, GetStripeKeyQueryVariables> = {"name":"getStripeKey","kind":"query","text":"query getStripeKey {\n  woonuxtSettings {\n    stripeSettings {\n      publishable_key\n      test_publishable_key\n    }\n  }\n}"};

export const SettleOrder: Operation<SettleOrderMutation, SettleOrderMutationVariables> = {"name":"SettleOrder","kind":"mutation","text":"mutation SettleOrder($key: String!) {\n  settleOrder(input: { orderKey: $key }) {\n    order {\n      databaseId\n    }\n  }\n}"};

export const PayOrder: Operation<PayOrderMutation, PayOrderMutationVariables> = {"name":"PayOrder","kind":"mutation","text":"mutation PayOrder($key: String!) {\n  payOrder(input: { orderKey: $key }) {\n    redirect\n    paymentIntent {\n      clientSecret\n    }\n  }\n}"};

export const getPosts: Operation<GetPostsQuery, GetPostsQueryVariables> = {"name":"getPosts","kind":"query","text":"query getPosts($after: String, $first: Int = 4, $slug: String) {\n  posts(\n    first: $first\n    after: $after\n    where: {\n      categoryName: $slug\n      status: PUBLISH\n      orderby: [{ field: DATE, order: DESC }]\n    }\n  ) {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      ...PostCard\n    }\n  }\n}\nfragment PostCard on Post {\n  slug\n  title\n  excerpt\n  content\n  dateGmt\n  date\n  featuredImage {\n    node {\n      sourceUrl\n      altText\n      mediaDetails {\n        width\n        height\n        sizes {\n          sourceUrl\n          width\n          height\n        }\n      }\n    }\n  }\n  author {\n    node {\n      firstName\n      lastName\n    }\n  }\n  categories(first: 1) {\n    nodes {\n      slug\n      name\n    }\n  }\n}"};

export const getPost: Operation<GetPostQuery, GetPostQueryVariables> = {"name":"getPost","kind":"query","text":"query getPost($slug: ID!) {\n  post(id: $slug, idType: SLUG) {\n    ...PostCard\n  }\n}\nfragment PostCard on Post {\n  slug\n  title\n  excerpt\n  content\n  dateGmt\n  date\n  featuredImage {\n    node {\n      sourceUrl\n      altText\n      mediaDetails {\n        width\n        height\n        sizes {\n          sourceUrl\n          width\n          height\n        }\n      }\n    }\n  }\n  author {\n    node {\n      firstName\n      lastName\n    }\n  }\n  categories(first: 1) {\n    nodes {\n      slug\n      name\n    }\n  }\n}"};

export const getPostCategories: Operation<GetPostCategoriesQuery, GetPostCategoriesQueryVariables> = {"name":"getPostCategories","kind":"query","text":"query getPostCategories {\n  categories(first: 20, where: { orderby: COUNT, order: DESC, hideEmpty: true }) {\n    nodes {\n      slug\n      name\n    }\n  }\n}"};

export const getProduct: Operation<GetProductQuery, GetProductQueryVariables> = {"name":"getProduct","kind":"query","text":"query getProduct($slug: ID!) {\n  product(id: $slug, idType: SLUG) {\n    ...Card\n    description\n    extraDescription\n    customTextarea\n    productCardLists\n    specifications {\n      name\n      value\n    }\n    sku\n    doseMeta: metaData(\n      keysIn: [\"dose_into\", \"dose_ml_per_litre\", \"dose_every\", \"dose_months\", \"dose_minutes\"]\n    ) {\n      key\n      value\n    }\n    documentMeta: metaData(keysIn: [\"documents\"]) {\n      key\n      value\n    }\n    pictureMeta: metaData(keysIn: [\"variation_pictures\"]) {\n      key\n      value\n    }\n    galleryImages(first: 20) {\n      nodes {\n        ...Picture\n      }\n    }\n    related(first: 6) {\n      nodes {\n        databaseId\n      }\n    }\n    reviews(first: 100) {\n      ...Reviews\n    }\n    ... on ProductWithAttributes {\n      shared: globalAttributes(first: 100) {\n        nodes {\n          ...AttributeParts\n          terms(first: 100, where: { orderby: MENU_ORDER, order: ASC }) {\n            nodes {\n              slug\n              name\n            }\n          }\n        }\n      }\n      own: localAttributes(first: 100) {\n        nodes {\n          ...AttributeParts\n        }\n      }\n    }\n    ...Measures\n    ... on ProductWithVariations {\n      variations(first: 100) {\n        nodes {\n          databaseId\n          ...Measures\n        }\n      }\n    }\n    ... on InventoriedProduct {\n      soldIndividually\n    }\n    ... on GroupProduct {\n      products(first: 100) {\n        nodes {\n          ...Card\n        }\n      }\n    }\n    ... on ExternalProduct {\n      externalUrl\n      buttonText\n    }\n  }\n}\nfragment Card on Product {\n  __typename\n  databaseId\n  slug\n  name\n  shortDescription(format: RAW)\n  date\n  modified\n  onSale\n  virtual\n  averageRating\n  reviewCount\n  image {\n    ...Picture\n  }\n  productCategories(first: 100) {\n    nodes {\n      slug\n      name\n    }\n  }\n  totalSales\n  vehicleMeta: metaData(\n    keysIn: [\n      \"product_use\"\n      \"vehicle_types\"\n      \"vehicle_fuels\"\n      \"vehicle_engine\"\n      \"vehicle_years\"\n      \"oil_grades\"\n      \"oil_standards\"\n    ]\n  ) {\n    key\n    value\n  }\n  ...ListedPrices\n  ...Stock\n  nextPriceChange\n  ... on ProductWithAttributes {\n    globalAttributes(first: 100) {\n      nodes {\n        name\n        label\n        terms(first: 100, where: { orderby: MENU_ORDER, order: ASC }) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n    defaultAttributes(first: 100) {\n      nodes {\n        name\n        value\n      }\n    }\n  }\n  ... on ProductWithVariations {\n    variations(first: 100) {\n      nodes {\n        ...Variation\n      }\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment ListedPrices on ProductWithPricing {\n  ...Prices\n}\nfragment Prices on ProductWithPricing {\n  offer {\n    price(format: RAW)\n    regularPrice(format: RAW)\n    isFrom\n    percentOff\n    content {\n      amount\n      unit\n    }\n  }\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment Variation on ProductVariation {\n  databaseId\n  sku\n  image {\n    ...Picture\n  }\n  ...Stock\n  ...PricedVariation\n}\nfragment PricedVariation on ProductVariation {\n  ...ListedPrices\n  attributes(first: 100) {\n    nodes {\n      name\n      value\n    }\n  }\n}\nfragment Reviews on ProductToCommentConnection {\n  pageInfo {\n    hasNextPage\n    endCursor\n  }\n  edges {\n    rating\n    verified\n    node {\n      databaseId\n      content\n      dateGmt\n      date\n      language\n      author {\n        node {\n          name\n        }\n      }\n      replies(first: 5) {\n        nodes {\n          databaseId\n          content\n          dateGmt\n          date\n          author {\n            node {\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment AttributeParts on ProductAttribute {\n  name\n  label\n  options\n  position\n  variation\n  visible\n}\nfragment Measures on ProductWithDimensions {\n  weight\n  length\n  width\n  height\n}","stockText":"query getProduct($slug: ID!) {\n  product(id: $slug, idType: SLUG) {\n    ...Card\n    shownShortDescription: shortDescription\n    description\n    sku\n    doseMeta: metaData(\n      keysIn: [\"dose_into\", \"dose_ml_per_litre\", \"dose_every\", \"dose_months\", \"dose_minutes\"]\n    ) {\n      key\n      value\n    }\n    documentMeta: metaData(keysIn: [\"documents\"]) {\n      key\n      value\n    }\n    pictureMeta: metaData(keysIn: [\"variation_pictures\"]) {\n      key\n      value\n    }\n    galleryImages(first: 20) {\n      nodes {\n        ...Picture\n      }\n    }\n    supportedRelated: related(first: 6, where: { supportedTypesOnly: true }) {\n      nodes {\n        databaseId\n      }\n    }\n    reviews(first: 100) {\n      ...Reviews\n    }\n    ... on ProductWithAttributes {\n      shared: globalAttributes(first: 100) {\n        nodes {\n          ...AttributeParts\n          terms(first: 100, where: { orderby: MENU_ORDER, order: ASC }) {\n            nodes {\n              slug\n              name\n            }\n          }\n        }\n      }\n      own: localAttributes(first: 100) {\n        nodes {\n          ...AttributeParts\n        }\n      }\n    }\n    ...Measures\n    ... on ProductWithVariations {\n      variations(first: 100) {\n        nodes {\n          databaseId\n          ...Measures\n        }\n      }\n    }\n    ... on InventoriedProduct {\n      soldIndividually\n    }\n    ... on GroupProduct {\n      products(first: 100) {\n        nodes {\n          ...Card\n        }\n      }\n    }\n    ... on ExternalProduct {\n      externalUrl\n      buttonText\n    }\n  }\n}\nfragment Card on Product {\n  __typename\n  databaseId\n  slug\n  name\n  shortDescription(format: RAW)\n  date\n  modified\n  onSale\n  virtual\n  averageRating\n  reviewCount\n  image {\n    ...Picture\n  }\n  productCategories(first: 100) {\n    nodes {\n      slug\n      name\n    }\n  }\n  totalSales\n  vehicleMeta: metaData(\n    keysIn: [\n      \"product_use\"\n      \"vehicle_types\"\n      \"vehicle_fuels\"\n      \"vehicle_engine\"\n      \"vehicle_years\"\n      \"oil_grades\"\n      \"oil_standards\"\n    ]\n  ) {\n    key\n    value\n  }\n  ...ListedPrices\n  purchasable\n  ...Stock\n  dateOnSaleFrom\n  dateOnSaleTo\n  metaData(keysIn: [\"pack_content\"]) {\n    key\n    value\n  }\n  ... on ProductWithAttributes {\n    globalAttributes(first: 100) {\n      nodes {\n        name\n        label\n        terms(first: 100, where: { orderby: MENU_ORDER, order: ASC }) {\n          nodes {\n            slug\n            name\n          }\n        }\n      }\n    }\n    defaultAttributes(first: 100) {\n      nodes {\n        name\n        value\n      }\n    }\n  }\n  ... on ProductWithVariations {\n    variations(first: 100) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...Variation\n      }\n    }\n  }\n}\nfragment Picture on MediaItem {\n  sourceUrl\n  altText\n  mediaDetails {\n    width\n    height\n    sizes(include: [WOOCOMMERCE_THUMBNAIL, MEDIUM, WOOCOMMERCE_SINGLE, LARGE]) {\n      sourceUrl\n      width\n      height\n    }\n  }\n}\nfragment ListedPrices on ProductWithPricing {\n  ...Prices\n  shownPrice: price\n  shownRegularPrice: regularPrice\n}\nfragment Prices on ProductWithPricing {\n  price(format: RAW)\n  regularPrice(format: RAW)\n}\nfragment Stock on InventoriedProduct {\n  stockStatus\n  stockQuantity\n  lowStockAmount\n  backordersAllowed\n}\nfragment Variation on ProductVariation {\n  databaseId\n  sku\n  image {\n    ...Picture\n  }\n  ...Stock\n  ...PricedVariation\n}\nfragment PricedVariation on ProductVariation {\n  ...ListedPrices\n  purchasable\n  dateOnSaleFrom\n  dateOnSaleTo\n  metaData(keysIn: [\"pack_content\"]) {\n    key\n    value\n  }\n  attributes(first: 100) {\n    nodes {\n      name\n      value\n    }\n  }\n}\nfragment Reviews on ProductToCommentConnection {\n  pageInfo {\n    hasNextPage\n    endCursor\n  }\n  edges {\n    rating\n    node {\n      databaseId\n      content\n      dateGmt\n      date\n      author {\n        node {\n          name\n        }\n      }\n      replies(first: 5) {\n        nodes {\n          databaseId\n          content\n          dateGmt\n          date\n          author {\n            node {\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n}\nfragment AttributeParts on ProductAttribute {\n  name\n  label\n  options\n  position\n  variation\n  visible\n}\nfragment Measures on ProductWithDimensions {\n  weight\n  length\n  width\n  height\n}"};

export const getReviews: Operation<GetReviewsQuery, GetReviewsQueryVariables> = {"name":"getReviews","kind":"query","text":"query getReviews($slug: ID!, $after: String) {\n  product(id: $slug, idType: SLUG) {\n    reviews(first: 100, after: $after) {\n      ...Reviews\n    }\n  }\n}\nfragment Reviews on ProductToCommentConnection {\n  pageInfo {\n    hasNextPage\n    endCursor\n  }\n  edges {\n    rating\n    verified\n    node {\n      databaseId\n      content\n      dateGmt\n      date\n      language\n      author {\n        node {\n          name\n        }\n      }\n      replies(first: 5) {\n        nodes {\n          databaseId\n          content\n          dateGmt\n          date\n          author {\n            node {\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n}","stockText":"query getReviews($slug: ID!, $after: String) {\n  product(id: $slug, idType: SLUG) {\n    reviews(first: 100, after: $after) {\n      ...Reviews\n    }\n  }\n}\nfragment Reviews on ProductToCommentConnection {\n  pageInfo {\n    hasNextPage\n    endCursor\n  }\n  edges {\n    rating\n    node {\n      databaseId\n      content\n      dateGmt\n      date\n      author {\n        node {\n          name\n        }\n      }\n      replies(first: 5) {\n        nodes {\n          databaseId\n          content\n          dateGmt\n          date\n          author {\n            node {\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n}"};

export const WriteReviewAs: Operation<WriteReviewAsMutation, WriteReviewAsMutationVariables> = {"name":"WriteReviewAs","kind":"mutation","text":"mutation WriteReviewAs($commentOn: Int!, $rating: Int!, $content: String!, $publishedAs: String!) {\n  writeReview(\n    input: {\n      commentOn: $commentOn\n      rating: $rating\n      content: $content\n      publishedAs: $publishedAs\n    }\n  ) {\n    review {\n      databaseId\n    }\n  }\n}"};

export const WriteReview: Operation<WriteReviewMutation, WriteReviewMutationVariables> = {"name":"WriteReview","kind":"mutation","text":"mutation WriteReview($input: WriteReviewInput!) {\n  writeReview(input: $input) {\n    review {\n      databaseId\n    }\n  }\n}"};

export const RequestStockAlert: Operation<RequestStockAlertMutation, RequestStockAlertMutationVariables> = {"name":"RequestStockAlert","kind":"mutation","text":"mutation RequestStockAlert($productId: Int!, $variationId: Int, $email: String!) {\n  requestStockAlert(\n    input: { productId: $productId, variationId: $variationId, email: $email }\n  ) {\n    success\n  }\n}"};

export const CancelStockAlerts: Operation<CancelStockAlertsMutation, CancelStockAlertsMutationVariables> = {"name":"CancelStockAlerts","kind":"mutation","text":"mutation CancelStockAlerts($id: Int!, $signature: String!) {\n  cancelStockAlerts(input: { id: $id, signature: $signature }) {\n    success\n  }\n}"};

export const getWishlist: Operation<GetWishlistQuery, GetWishlistQueryVariables> = {"name":"getWishlist","kind":"query","text":"query getWishlist {\n  customer {\n    databaseId\n    metaData(keysIn: [\"wishlist\"]) {\n      key\n      value\n    }\n  }\n}"};

export const SaveWishlist: Operation<SaveWishlistMutation, SaveWishlistMutationVariables> = {"name":"SaveWishlist","kind":"mutation","text":"mutation SaveWishlist($value: String!) {\n  updateCustomer(input: { metaData: [{ key: \"wishlist\", value: $value }] }) {\n    customer {\n      databaseId\n    }\n  }\n}"};
