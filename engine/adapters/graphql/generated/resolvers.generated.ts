// Made by `npm run generate`. Do not edit.
import type { GraphQLResolveInfo } from 'graphql';
import type { FoundSource, ProductSource, VariationSource, SimpleProductSource, VariableProductSource, ExternalProductSource, GroupSource, OfferSource, PackContentSource, CollectionSource, ProductFileSource, AttributeSource, ChoiceSource, ChosenValueSource, TermSource, ProductCategorySource, ArticleCategorySource, ArticleTagSource, ProductTagSource, DerivedTermSource, PictureSource, ReviewEdgeSource, CommentSource, CommenterSource, UserSource, AccountPayloadSource, CartSource, CartLineSource, AppliedCouponSource, CartGiftCardSource, ShippingPackageSource, ShippingRateSource, CartTaxSource, CustomerSource, AddressSource, CustomerLoginSource, CustomerReviewSource, StockAlertSource, OrderSource, RefundSource, InvoiceSource, InvoiceTaxSource, ReturnSource, ReturnLineSource, OrderLineSource, OrderShippingSource, OrderCouponSource, OrderGiftCardSource, OrderTaxSource, DownloadSource, GatewaySource, ArticleSource } from '../context/sources.ts';
import type { Context } from '../context/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type CategoryIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'NAME'
  | 'SLUG'
  | 'URI';

export type PostIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'SLUG'
  | 'URI';

/** A category of articles. */
export type Category = DatabaseIdentifier & TermNode & UniformResourceIdentifiable & Node & {
  /** Article categories hold no others. */
  readonly children?: Maybe<CategoryToCategoryConnection>;
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly parent?: Maybe<CategoryToParentCategoryConnectionEdge>;
  readonly parentDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  readonly posts?: Maybe<CategoryToPostConnection>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly taxonomyName?: Maybe<Scalars['String']['output']>;
  readonly termGroupId?: Maybe<Scalars['Int']['output']>;
  readonly termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};


/** A category of articles. */
export type CategoryChildrenArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<CategoryToCategoryConnectionWhereArgs>;
};


/** A category of articles. */
export type CategoryPostsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<CategoryToPostConnectionWhereArgs>;
};

/** A tag of articles. */
export type Tag = DatabaseIdentifier & TermNode & UniformResourceIdentifiable & Node & {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly posts?: Maybe<TagToPostConnection>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly taxonomyName?: Maybe<Scalars['String']['output']>;
  readonly termGroupId?: Maybe<Scalars['Int']['output']>;
  readonly termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};


/** A tag of articles. */
export type TagPostsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<TagToPostConnectionWhereArgs>;
};

export type TagIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'NAME'
  | 'SLUG'
  | 'URI';

export type RootQueryToCategoryConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PostToCategoryConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RootQueryToTagConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PostToTagConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CategoryToCategoryConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CategoryToParentCategoryConnectionEdge = OneToOneConnection & CategoryConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Category;
};

export type PostStatusEnum =
  | 'DRAFT'
  | 'FUTURE'
  | 'PENDING'
  | 'PRIVATE'
  | 'PUBLISH'
  | 'TRASH';

export type PostObjectsConnectionOrderbyEnum =
  | 'AUTHOR'
  | 'COMMENT_COUNT'
  | 'DATE'
  | 'IN'
  | 'MENU_ORDER'
  | 'MODIFIED'
  | 'NAME_IN'
  | 'PARENT'
  | 'SLUG'
  | 'TITLE';

export type PostObjectsConnectionOrderbyInput = {
  readonly field: PostObjectsConnectionOrderbyEnum;
  readonly order: OrderEnum;
};

export type Post = ContentNode & DatabaseIdentifier & NodeWithContentEditor & NodeWithFeaturedImage & NodeWithTitle & UniformResourceIdentifiable & Node & {
  readonly author?: Maybe<NodeWithAuthorToUserConnectionEdge>;
  readonly categories?: Maybe<PostToCategoryConnection>;
  /** Articles are not commented on. */
  readonly comments?: Maybe<PostToCommentConnection>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly excerpt?: Maybe<Scalars['String']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly tags?: Maybe<PostToTagConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};


export type PostCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<PostToCategoryConnectionWhereArgs>;
};


export type PostCommentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type PostContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type PostExcerptArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type PostTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<PostToTagConnectionWhereArgs>;
};


export type PostTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};

export type RootQueryToPostConnectionWhereArgs = {
  readonly author?: InputMaybe<Scalars['Int']['input']>;
  readonly authorIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Slug of the author. */
  readonly authorName?: InputMaybe<Scalars['String']['input']>;
  readonly authorNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Slug; a comma list means any of them. */
  readonly categoryName?: InputMaybe<Scalars['String']['input']>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly id?: InputMaybe<Scalars['Int']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Slug. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Slugs, any of them. */
  readonly nameIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly notIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Newest first without it. */
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly stati?: InputMaybe<ReadonlyArray<InputMaybe<PostStatusEnum>>>;
  readonly status?: InputMaybe<PostStatusEnum>;
  /** Slug; a comma list means any of them. */
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['String']['input']>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly tagSlugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

export type CategoryToPostConnectionWhereArgs = {
  readonly author?: InputMaybe<Scalars['Int']['input']>;
  readonly authorIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Slug of the author. */
  readonly authorName?: InputMaybe<Scalars['String']['input']>;
  readonly authorNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Slug; a comma list means any of them. */
  readonly categoryName?: InputMaybe<Scalars['String']['input']>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly id?: InputMaybe<Scalars['Int']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Slug. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Slugs, any of them. */
  readonly nameIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly notIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Newest first without it. */
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly stati?: InputMaybe<ReadonlyArray<InputMaybe<PostStatusEnum>>>;
  readonly status?: InputMaybe<PostStatusEnum>;
  /** Slug; a comma list means any of them. */
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['String']['input']>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly tagSlugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

export type TagToPostConnectionWhereArgs = {
  readonly author?: InputMaybe<Scalars['Int']['input']>;
  readonly authorIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Slug of the author. */
  readonly authorName?: InputMaybe<Scalars['String']['input']>;
  readonly authorNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Slug; a comma list means any of them. */
  readonly categoryName?: InputMaybe<Scalars['String']['input']>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly id?: InputMaybe<Scalars['Int']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Slug. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Slugs, any of them. */
  readonly nameIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly notIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Newest first without it. */
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly stati?: InputMaybe<ReadonlyArray<InputMaybe<PostStatusEnum>>>;
  readonly status?: InputMaybe<PostStatusEnum>;
  /** Slug; a comma list means any of them. */
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['String']['input']>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly tagSlugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

export type ProductAttributeTypesEnum =
  | 'GLOBAL'
  | 'LOCAL';

export type ProductWithAttributesToProductAttributeConnectionWhereArgs = {
  readonly type?: InputMaybe<ProductAttributeTypesEnum>;
};

export type ProductAttribute = {
  readonly attributeId: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly scope: ProductAttributeTypesEnum;
  readonly variation?: Maybe<Scalars['Boolean']['output']>;
  readonly visible?: Maybe<Scalars['Boolean']['output']>;
};

export type GlobalProductAttribute = ProductAttribute & Node & {
  readonly attributeId: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly scope: ProductAttributeTypesEnum;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly terms?: Maybe<GlobalProductAttributeToTermNodeConnection>;
  readonly variation?: Maybe<Scalars['Boolean']['output']>;
  readonly visible?: Maybe<Scalars['Boolean']['output']>;
};


export type GlobalProductAttributeTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<GlobalProductAttributeToTermNodeConnectionWhereArgs>;
};

export type LocalProductAttribute = ProductAttribute & Node & {
  readonly attributeId: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly scope: ProductAttributeTypesEnum;
  readonly variation?: Maybe<Scalars['Boolean']['output']>;
  readonly visible?: Maybe<Scalars['Boolean']['output']>;
};

export type Attribute = {
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A chosen or choosable value of a variation; an empty `value` stands for any. */
export type VariationAttribute = Attribute & ProductAttribute & Node & {
  readonly attributeId: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly scope: ProductAttributeTypesEnum;
  readonly value?: Maybe<Scalars['String']['output']>;
  readonly variation?: Maybe<Scalars['Boolean']['output']>;
  readonly visible?: Maybe<Scalars['Boolean']['output']>;
};

/** A value the shopper chose, as it stands on a cart line. */
export type SimpleAttribute = Attribute & Node & {
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type ProductVariationToVariationAttributeConnection = VariationAttributeConnection & ProductAttributeConnection & Connection & {
  readonly edges: ReadonlyArray<ProductVariationToVariationAttributeConnectionEdge>;
  readonly nodes: ReadonlyArray<VariationAttribute>;
  readonly pageInfo: ProductVariationToVariationAttributeConnectionPageInfo;
};

export type ProductVariationToVariationAttributeConnectionEdge = VariationAttributeConnectionEdge & ProductAttributeConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: VariationAttribute;
};

export type ProductVariationToVariationAttributeConnectionPageInfo = VariationAttributeConnectionPageInfo & ProductAttributeConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductAttributesConnectionOrderbyEnum =
  | 'COUNT'
  | 'DESCRIPTION'
  | 'MENU_ORDER'
  | 'NAME'
  | 'SLUG'
  | 'TERM_GROUP'
  | 'TERM_ID'
  | 'TERM_ORDER';

export type GlobalProductAttributeToTermNodeConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<ProductAttributesConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Cart = {
  /**
   * Gift cards stand among the coupons: they lower what is left to pay, and clients that know coupons alone can show and remove
   * them. Null when there are none.
   */
  readonly appliedCoupons?: Maybe<ReadonlyArray<Maybe<AppliedCoupon>>>;
  readonly availableShippingMethods?: Maybe<ReadonlyArray<Maybe<ShippingPackage>>>;
  readonly chosenShippingMethods?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly contents?: Maybe<CartToCartItemConnection>;
  /** Tax on the items after discounts. */
  readonly contentsTax?: Maybe<Scalars['String']['output']>;
  /** Items before discounts, as the shop displays prices. The same as `subtotal`. */
  readonly contentsTotal?: Maybe<Scalars['String']['output']>;
  readonly discountTax?: Maybe<Scalars['String']['output']>;
  readonly discountTotal?: Maybe<Scalars['String']['output']>;
  readonly displayPricesIncludeTax?: Maybe<Scalars['Boolean']['output']>;
  readonly feeTax?: Maybe<Scalars['String']['output']>;
  readonly feeTotal?: Maybe<Scalars['String']['output']>;
  readonly fees?: Maybe<ReadonlyArray<Maybe<CartFee>>>;
  /** In the order they were put on the cart; empty when there are none. They pay: prices and taxes are the same without them. */
  readonly giftCards: ReadonlyArray<CartGiftCard>;
  readonly isEmpty?: Maybe<Scalars['Boolean']['output']>;
  readonly needsShippingAddress?: Maybe<Scalars['Boolean']['output']>;
  /** What was taken out of the cart just now because it counts no longer. Told once. */
  readonly notices: ReadonlyArray<CartNotice>;
  readonly shippingTax?: Maybe<Scalars['String']['output']>;
  readonly shippingTotal?: Maybe<Scalars['String']['output']>;
  readonly subtotal?: Maybe<Scalars['String']['output']>;
  readonly subtotalTax?: Maybe<Scalars['String']['output']>;
  /** What is left to pay, with tax, after gift cards. */
  readonly total?: Maybe<Scalars['String']['output']>;
  readonly totalTax?: Maybe<Scalars['String']['output']>;
  readonly totalTaxes?: Maybe<ReadonlyArray<Maybe<CartTax>>>;
};


export type CartContentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<CartToCartItemConnectionWhereArgs>;
};


export type CartContentsTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartContentsTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartDiscountTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartDiscountTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartFeeTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartFeeTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartShippingTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartShippingTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartSubtotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartSubtotalTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartTotalTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type CartItem = {
  readonly extraData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly id: Scalars['ID']['output'];
  readonly key: Scalars['ID']['output'];
  /** For a variation the product it belongs to. */
  readonly product?: Maybe<CartItemToProductConnectionEdge>;
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  readonly subtotal?: Maybe<Scalars['String']['output']>;
  readonly subtotalTax?: Maybe<Scalars['String']['output']>;
  readonly tax?: Maybe<Scalars['String']['output']>;
  /** After discount, with tax. */
  readonly total?: Maybe<Scalars['String']['output']>;
  readonly variation?: Maybe<CartItemToProductVariationConnectionEdge>;
};


export type CartItemExtraDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};


export type CartItemSubtotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartItemSubtotalTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartItemTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartItemTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type SimpleCartItem = CartItem & Node & {
  readonly extraData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly id: Scalars['ID']['output'];
  readonly key: Scalars['ID']['output'];
  readonly product?: Maybe<CartItemToProductConnectionEdge>;
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  readonly subtotal?: Maybe<Scalars['String']['output']>;
  readonly subtotalTax?: Maybe<Scalars['String']['output']>;
  readonly tax?: Maybe<Scalars['String']['output']>;
  readonly total?: Maybe<Scalars['String']['output']>;
  readonly variation?: Maybe<CartItemToProductVariationConnectionEdge>;
};


export type SimpleCartItemExtraDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};


export type SimpleCartItemSubtotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type SimpleCartItemSubtotalTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type SimpleCartItemTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type SimpleCartItemTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type CartToCartItemConnectionWhereArgs = {
  readonly needsShipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AppliedCoupon = {
  /** Of a gift card with all but its ending hidden; `removeCoupons` accepts it. */
  readonly code: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Known to this shop's own engine alone. */
  readonly isGiftCard: Scalars['Boolean']['output'];
  /** As the shop shows prices, unless a client says whether it wants the tax in it. */
  readonly discountAmount: Scalars['String']['output'];
  readonly discountTax: Scalars['String']['output'];
};


export type AppliedCouponDiscountAmountArgs = {
  excludeTax?: InputMaybe<Scalars['Boolean']['input']>;
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type AppliedCouponDiscountTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type CartGiftCard = {
  /** What is left on the card before it pays. */
  readonly balance: Scalars['String']['output'];
  /** With all but its ending hidden; `removeCoupons` accepts it. */
  readonly code: Scalars['String']['output'];
  /** What it pays of this cart. */
  readonly amount: Scalars['String']['output'];
};


export type CartGiftCardBalanceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CartGiftCardAmountArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type CartNotice = {
  readonly code: Scalars['String']['output'];
  /** The coupon that was taken off; null when it was something else. */
  readonly coupon?: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

export type ShippingPackage = {
  readonly packageDetails?: Maybe<Scalars['String']['output']>;
  readonly rates?: Maybe<ReadonlyArray<Maybe<ShippingRate>>>;
  readonly supportsShippingCalculator?: Maybe<Scalars['Boolean']['output']>;
};

export type ShippingRate = {
  /** Without tax unless the shop displays prices with it. */
  readonly cost?: Maybe<Scalars['String']['output']>;
  /** `method:instance`, for example `flat_rate:3`. */
  readonly id: Scalars['ID']['output'];
  readonly instanceId?: Maybe<Scalars['Int']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly methodId: Scalars['ID']['output'];
};


export type ShippingRateCostArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type CartFee = {
  readonly amount?: Maybe<Scalars['Float']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly taxClass?: Maybe<TaxClassEnum>;
  readonly taxable?: Maybe<Scalars['Boolean']['output']>;
  readonly total?: Maybe<Scalars['Float']['output']>;
};

export type CartTax = {
  readonly amount?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isCompound?: Maybe<Scalars['Boolean']['output']>;
  readonly label: Scalars['String']['output'];
};


export type CartTaxAmountArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type CartToCartItemConnection = CartItemConnection & Connection & {
  readonly edges: ReadonlyArray<CartToCartItemConnectionEdge>;
  readonly nodes: ReadonlyArray<CartItem>;
  readonly pageInfo: CartToCartItemConnectionPageInfo;
  /** Pieces. */
  readonly itemCount?: Maybe<Scalars['Int']['output']>;
  /** Lines. */
  readonly productCount?: Maybe<Scalars['Int']['output']>;
};

export type CartItemToProductConnectionEdge = OneToOneConnection & ProductConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Product;
  readonly simpleVariations?: Maybe<ReadonlyArray<Maybe<SimpleAttribute>>>;
};

export type CartItemToProductVariationConnectionEdge = OneToOneConnection & ProductVariationConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductVariation;
  readonly attributes?: Maybe<ReadonlyArray<Maybe<VariationAttribute>>>;
};

export type ProductAttributeInput = {
  /** With or without `pa_`. */
  readonly attributeName: Scalars['String']['input'];
  readonly attributeValue?: InputMaybe<Scalars['String']['input']>;
};

export type CartItemInput = {
  /** JSON object text; another object makes another line. */
  readonly extraData?: InputMaybe<Scalars['String']['input']>;
  readonly productId: Scalars['Int']['input'];
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
  readonly variation?: InputMaybe<ReadonlyArray<InputMaybe<ProductAttributeInput>>>;
  readonly variationId?: InputMaybe<Scalars['Int']['input']>;
};

export type CartItemQuantityInput = {
  readonly key: Scalars['ID']['input'];
  /** 0 removes the line. */
  readonly quantity: Scalars['Int']['input'];
};

export type ProductAttributeOutput = {
  readonly attributeName?: Maybe<Scalars['String']['output']>;
  readonly attributeValue?: Maybe<Scalars['String']['output']>;
};

export type CartErrorType =
  | 'INVALID_CART_ITEM'
  | 'INVALID_COUPON'
  | 'INVALID_SHIPPING_METHOD'
  | 'UNKNOWN';

export type CartError = {
  readonly reasons?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly type: CartErrorType;
};

export type CouponError = CartError & {
  readonly code: Scalars['String']['output'];
  readonly reasons?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly type: CartErrorType;
};

export type ShippingMethodError = CartError & {
  readonly chosenMethod?: Maybe<Scalars['String']['output']>;
  readonly package?: Maybe<Scalars['String']['output']>;
  readonly reasons?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly type: CartErrorType;
};

export type CartItemError = CartError & {
  readonly extraData?: Maybe<Scalars['String']['output']>;
  readonly productId: Scalars['Int']['output'];
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  readonly reasons?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly type: CartErrorType;
  readonly variation?: Maybe<ReadonlyArray<Maybe<ProductAttributeOutput>>>;
  readonly variationId?: Maybe<Scalars['Int']['output']>;
};

export type AddToCartInput = {
  /** A UUID makes the addition happen once, however often it is sent. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** JSON object text; another object makes another line. */
  readonly extraData?: InputMaybe<Scalars['String']['input']>;
  /** A product, or one of its variations. */
  readonly productId: Scalars['Int']['input'];
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
  readonly variation?: InputMaybe<ReadonlyArray<InputMaybe<ProductAttributeInput>>>;
  readonly variationId?: InputMaybe<Scalars['Int']['input']>;
};

export type AddToCartPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly cart?: Maybe<Cart>;
  readonly cartItem?: Maybe<CartItem>;
};

export type ApplyCouponInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Of a coupon or of a gift card, in any case. */
  readonly code: Scalars['String']['input'];
};

export type ApplyCouponPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Null when the code was a gift card's. */
  readonly applied?: Maybe<AppliedCoupon>;
  readonly cart?: Maybe<Cart>;
  /** Null when the code was a coupon's. */
  readonly giftCard?: Maybe<CartGiftCard>;
};

export type RemoveCouponsInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly codes?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};

export type RemoveCouponsPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly cart?: Maybe<Cart>;
};

export type FillCartInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly coupons?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly items?: InputMaybe<ReadonlyArray<InputMaybe<CartItemInput>>>;
  readonly shippingMethods?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};

export type FillCartPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly added?: Maybe<ReadonlyArray<Maybe<CartItem>>>;
  readonly applied?: Maybe<ReadonlyArray<Maybe<AppliedCoupon>>>;
  readonly cart?: Maybe<Cart>;
  readonly cartErrors?: Maybe<ReadonlyArray<Maybe<CartError>>>;
  readonly chosenShippingMethods?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
};

export type AddCartItemsInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly items?: InputMaybe<ReadonlyArray<InputMaybe<CartItemInput>>>;
};

export type AddCartItemsPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly added?: Maybe<ReadonlyArray<Maybe<CartItem>>>;
  readonly cart?: Maybe<Cart>;
  readonly cartErrors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
};

export type UpdateItemQuantitiesInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly items?: InputMaybe<ReadonlyArray<InputMaybe<CartItemQuantityInput>>>;
};

export type UpdateItemQuantitiesPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly cart?: Maybe<Cart>;
  readonly items?: Maybe<ReadonlyArray<Maybe<CartItem>>>;
  readonly removed?: Maybe<ReadonlyArray<Maybe<CartItem>>>;
  readonly updated?: Maybe<ReadonlyArray<Maybe<CartItem>>>;
};

export type RemoveItemsFromCartInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
  readonly keys?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
};

export type RemoveItemsFromCartPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly cart?: Maybe<Cart>;
  readonly cartItems?: Maybe<ReadonlyArray<Maybe<CartItem>>>;
};

export type RestoreCartItemsInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly keys?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
};

export type RestoreCartItemsPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly cart?: Maybe<Cart>;
  readonly cartItems?: Maybe<ReadonlyArray<Maybe<CartItem>>>;
};

export type EmptyCartInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Also the cart that is stored with an account. */
  readonly clearPersistentCart?: InputMaybe<Scalars['Boolean']['input']>;
};

export type EmptyCartPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly cart?: Maybe<Cart>;
  readonly deletedCart?: Maybe<Cart>;
};

export type UpdateShippingMethodInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** By place: the first is for the first package. */
  readonly shippingMethods?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};

export type UpdateShippingMethodPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly cart?: Maybe<Cart>;
};

export type AddFeeInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly amount?: InputMaybe<Scalars['Float']['input']>;
  readonly name: Scalars['String']['input'];
  readonly taxClass?: InputMaybe<TaxClassEnum>;
  readonly taxable?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AddFeePayload = {
  readonly cart?: Maybe<Cart>;
  readonly cartFee?: Maybe<CartFee>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
};

export type CreateAccountInput = {
  readonly password: Scalars['String']['input'];
  readonly username: Scalars['String']['input'];
};

export type CheckoutInput = {
  /** A UUID makes the order happen once, however often it is sent. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ignored when username and password are both empty. */
  readonly account?: InputMaybe<CreateAccountInput>;
  readonly billing?: InputMaybe<CustomerAddressInput>;
  readonly createdVia?: InputMaybe<Scalars['String']['input']>;
  readonly customerNote?: InputMaybe<Scalars['String']['input']>;
  /** Never believed. */
  readonly isPaid?: InputMaybe<Scalars['Boolean']['input']>;
  /** `_expected_total`, in minor units, is not stored: when another total is due, the order is refused as `TOTAL_CHANGED`. */
  readonly metaData?: InputMaybe<ReadonlyArray<InputMaybe<MetaDataInput>>>;
  readonly paymentMethod?: InputMaybe<Scalars['String']['input']>;
  readonly shipToDifferentAddress?: InputMaybe<Scalars['Boolean']['input']>;
  readonly shipping?: InputMaybe<CustomerAddressInput>;
  readonly shippingMethod?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly transactionId?: InputMaybe<Scalars['String']['input']>;
};

export type CheckoutPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly customer?: Maybe<Customer>;
  readonly order?: Maybe<Order>;
  /** Absolute address of the next page. */
  readonly redirect?: Maybe<Scalars['String']['output']>;
  /** `success`; `failure` when the order is stored and its payment was declined. */
  readonly result?: Maybe<Scalars['String']['output']>;
};

export type StripePaymentMethodEnum =
  | 'PAYMENT'
  | 'SETUP';

/** What a browser needs to take a card, or why it cannot. */
export type PaymentIntent = {
  /** In minor units. */
  readonly amount?: Maybe<Scalars['Int']['output']>;
  readonly clientSecret?: Maybe<Scalars['String']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** Shows a returning customer the saved cards. The shop saves none: null. */
  readonly customerSessionClientSecret?: Maybe<Scalars['String']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly stripePaymentMethod?: Maybe<Scalars['String']['output']>;
};

export type PayOrderInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Needed by a caller who did not place the order in this session. */
  readonly orderKey?: InputMaybe<Scalars['String']['input']>;
};

export type PayOrderPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly order?: Maybe<Order>;
  /** Null when the order is paid, or the gateway is unavailable. */
  readonly paymentIntent?: Maybe<PaymentIntent>;
  /** Absolute address of the next page. */
  readonly redirect?: Maybe<Scalars['String']['output']>;
};

export type SettleOrderInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Needed by a caller who did not place the order in this session. */
  readonly orderKey?: InputMaybe<Scalars['String']['input']>;
};

export type SetDefaultPaymentMethodInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly tokenId: Scalars['Int']['input'];
};

export type SetDefaultPaymentMethodPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly token?: Maybe<PaymentToken>;
};

export type SettleOrderPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly order?: Maybe<Order>;
};

export type PaymentGateway = Node & {
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The shopper is sent to a page to pay on, which needs no script. */
  readonly hasPayPage?: Maybe<Scalars['Boolean']['output']>;
  readonly icon?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** How the money reaches the shop. Clients decide by it, never by the id. */
  readonly kind?: Maybe<PaymentKindEnum>;
  readonly title?: Maybe<Scalars['String']['output']>;
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

export type RootQueryToPaymentGatewayConnectionWhereArgs = {
  /** For shop managers only. */
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Connection = {
  readonly edges: ReadonlyArray<Edge>;
  readonly nodes: ReadonlyArray<Node>;
  readonly pageInfo: PageInfo;
};

export type Edge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Node;
};

export type OneToOneConnection = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Node;
};

export type PageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type WpPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type Customer = Node & {
  /** Saved payment methods. The shop saves none: empty. */
  readonly availablePaymentMethods?: Maybe<ReadonlyArray<Maybe<PaymentToken>>>;
  readonly availablePaymentMethodsCC?: Maybe<ReadonlyArray<Maybe<PaymentTokenCc>>>;
  readonly availablePaymentMethodsEC?: Maybe<ReadonlyArray<Maybe<PaymentTokenECheck>>>;
  readonly billing?: Maybe<CustomerAddress>;
  readonly calculatedShipping?: Maybe<Scalars['Boolean']['output']>;
  readonly databaseId?: Maybe<Scalars['Int']['output']>;
  /** When the account was opened; null for a guest. */
  readonly date?: Maybe<Scalars['String']['output']>;
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly downloadableItems?: Maybe<CustomerToDownloadableItemConnection>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly hasCalculatedShipping?: Maybe<Scalars['Boolean']['output']>;
  readonly id: Scalars['ID']['output'];
  /** True once an order was paid. */
  readonly isPayingCustomer?: Maybe<Scalars['Boolean']['output']>;
  readonly isVatExempt?: Maybe<Scalars['Boolean']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** The latest of `orders`. */
  readonly lastOrder?: Maybe<Order>;
  /** Where the customer is logged in, the newest first; null for a guest. */
  readonly logins?: Maybe<ReadonlyArray<CustomerLogin>>;
  /** What a client stores with the account, such as the wishlist (key `wishlist`). */
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  /** Whatever became of them. */
  readonly orderCount?: Maybe<Scalars['Int']['output']>;
  /** A customer's own; a guest's are those placed in this session. */
  readonly orders?: Maybe<CustomerToOrderConnection>;
  /** Money given back, the latest order's first. */
  readonly refunds?: Maybe<CustomerToRefundConnection>;
  /** Those the customer has written, shown or not, the oldest first; null for a guest. */
  readonly reviews?: Maybe<ReadonlyArray<CustomerReview>>;
  readonly role?: Maybe<Scalars['String']['output']>;
  /** What a client stores with the session, by `updateSession`. */
  readonly session?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  /** A fresh token of the caller's own session; null for another customer. */
  readonly sessionToken?: Maybe<Scalars['String']['output']>;
  readonly shipping?: Maybe<CustomerAddress>;
  /** What the customer waits for and asked about while logged in, the oldest first; null for a guest. */
  readonly stockAlerts?: Maybe<ReadonlyArray<StockAlert>>;
  /** Of paid orders, without what was given back. */
  readonly totalSpent?: Maybe<Scalars['Float']['output']>;
  readonly username?: Maybe<Scalars['String']['output']>;
};


export type CustomerDownloadableItemsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<CustomerToDownloadableItemConnectionWhereArgs>;
};


export type CustomerMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type CustomerOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<CustomerToOrderConnectionWhereArgs>;
};


export type CustomerRefundsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type EndOtherLoginsInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

export type EndOtherLoginsPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

export type CustomerLogin = {
  readonly begunAt: Scalars['String']['output'];
  /** Unless it ends before, by a logout, a new password or `endOtherLogins`. */
  readonly expiresAt: Scalars['String']['output'];
  /** It is the one that this request proves. */
  readonly isCurrent: Scalars['Boolean']['output'];
};

export type CustomerReview = {
  /** The shop's, as plain text; null without one. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  readonly author: Scalars['String']['output'];
  /** Plain text. */
  readonly content: Scalars['String']['output'];
  readonly databaseId: Scalars['Int']['output'];
  readonly date: Scalars['String']['output'];
  /** Null once the shop no longer has it. */
  readonly product?: Maybe<ProductUnion>;
  /** Whole stars, 1 to 5. */
  readonly rating: Scalars['Int']['output'];
  readonly status: CommentStatusEnum;
};

export type CustomerAddress = {
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<CountriesEnum>;
  /** Of a billing address only. */
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  /** Province code, for example `JK`. */
  readonly state?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressInput = {
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly company?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<CountriesEnum>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Blank the whole address first. */
  readonly overwrite?: InputMaybe<Scalars['Boolean']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
};

/** The caller, or the public author of an article. Private fields are shown to the user alone. */
export type User = Commenter & DatabaseIdentifier & Node & {
  readonly avatar?: Maybe<Avatar>;
  /** Of the caller: `read`. Of others null. */
  readonly capabilities?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly databaseId: Scalars['Int']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** `id_ID` or `en_US`. */
  readonly locale?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly nicename?: Maybe<Scalars['String']['output']>;
  readonly nickname?: Maybe<Scalars['String']['output']>;
  readonly registeredDate?: Maybe<Scalars['String']['output']>;
  /** Of the caller: `customer`. Of others null. */
  readonly roles?: Maybe<UserToUserRoleConnection>;
  /** The shop saves no cards: empty for the caller, null for others. */
  readonly savedPaymentMethods?: Maybe<ReadonlyArray<Maybe<SavedPaymentMethod>>>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** The shop saves no cards, so nobody is a customer of the gateway: null. */
  readonly stripeCustomerId?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `databaseId` instead. */
  readonly userId?: Maybe<Scalars['Int']['output']>;
  readonly username?: Maybe<Scalars['String']['output']>;
  readonly wooSessionToken?: Maybe<Scalars['String']['output']>;
};


/** The caller, or the public author of an article. Private fields are shown to the user alone. */
export type UserAvatarArgs = {
  forceDefault?: InputMaybe<Scalars['Boolean']['input']>;
  rating?: InputMaybe<AvatarRatingEnum>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** The caller, or the public author of an article. Private fields are shown to the user alone. */
export type UserRolesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** `aim`, `jabber`, `yim`, `nicename`, `registered`, `richEditing` and `roles` are accepted and ignored. */
export type UpdateCustomerInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly aim?: InputMaybe<Scalars['String']['input']>;
  readonly billing?: InputMaybe<CustomerAddressInput>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly jabber?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  readonly metaData?: InputMaybe<ReadonlyArray<InputMaybe<MetaDataInput>>>;
  readonly nicename?: InputMaybe<Scalars['String']['input']>;
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly registered?: InputMaybe<Scalars['String']['input']>;
  readonly richEditing?: InputMaybe<Scalars['String']['input']>;
  readonly shipping?: InputMaybe<CustomerAddressInput>;
  readonly shippingSameAsBilling?: InputMaybe<Scalars['Boolean']['input']>;
  readonly websiteUrl?: InputMaybe<Scalars['String']['input']>;
  readonly yim?: InputMaybe<Scalars['String']['input']>;
  /** When it is given, a new password is taken only together with the right current one. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Change the session only, not what is stored with the account. */
  readonly isSession?: InputMaybe<Scalars['Boolean']['input']>;
  readonly roles?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};

export type UpdateCustomerPayload = {
  readonly authToken?: Maybe<Scalars['String']['output']>;
  /** The cart with the session's new address, which may have changed prices and coupons; null when an account was changed. */
  readonly cart?: Maybe<Cart>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly customer?: Maybe<Customer>;
  readonly refreshToken?: Maybe<Scalars['String']['output']>;
};

/** `aim`, `jabber`, `yim`, `nicename`, `registered` and `richEditing` are accepted and ignored. */
export type RegisterCustomerInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly aim?: InputMaybe<Scalars['String']['input']>;
  readonly billing?: InputMaybe<CustomerAddressInput>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly jabber?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  readonly metaData?: InputMaybe<ReadonlyArray<InputMaybe<MetaDataInput>>>;
  readonly nicename?: InputMaybe<Scalars['String']['input']>;
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly registered?: InputMaybe<Scalars['String']['input']>;
  /** The login of the tokens ends after 14 days, or after two when this is false. Left out, it lasts a year. */
  readonly rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
  readonly richEditing?: InputMaybe<Scalars['String']['input']>;
  readonly shipping?: InputMaybe<CustomerAddressInput>;
  readonly shippingSameAsBilling?: InputMaybe<Scalars['Boolean']['input']>;
  readonly websiteUrl?: InputMaybe<Scalars['String']['input']>;
  readonly yim?: InputMaybe<Scalars['String']['input']>;
  /** Made from the names or the email address when it is left out. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
};

export type RegisterCustomerPayload = {
  readonly authToken?: Maybe<Scalars['String']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly customer?: Maybe<Customer>;
  /** As in `LoginPayload`. */
  readonly deviceToken?: Maybe<Scalars['String']['output']>;
  readonly refreshToken?: Maybe<Scalars['String']['output']>;
  readonly viewer?: Maybe<User>;
};

/** The caller's own account. `aim`, `jabber`, `yim`, `nicename`, `registered`, `richEditing` and `roles` are accepted and ignored. */
export type UpdateUserInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly aim?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly jabber?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  readonly nicename?: InputMaybe<Scalars['String']['input']>;
  readonly nickname?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly registered?: InputMaybe<Scalars['String']['input']>;
  readonly richEditing?: InputMaybe<Scalars['String']['input']>;
  readonly websiteUrl?: InputMaybe<Scalars['String']['input']>;
  readonly yim?: InputMaybe<Scalars['String']['input']>;
  /** When it is given, a new password is taken only together with the right current one. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
  readonly id: Scalars['ID']['input'];
  readonly roles?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};

export type UpdateUserPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly user?: Maybe<User>;
};

export type SendPasswordResetEmailInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Username or email address. */
  readonly username: Scalars['String']['input'];
};

export type SendPasswordResetEmailPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly success?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Always null: it would reveal whether there is such an account. */
  readonly user?: Maybe<User>;
};

export type CheckPasswordResetInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly key: Scalars['String']['input'];
  readonly login: Scalars['String']['input'];
};

export type CheckPasswordResetPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

export type ResetUserPasswordInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly key?: InputMaybe<Scalars['String']['input']>;
  readonly login?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

export type ResetUserPasswordPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly user?: Maybe<User>;
};

/** A payment method that was saved for the next order. */
export type PaymentToken = {
  readonly gateway?: Maybe<PaymentGateway>;
  readonly id: Scalars['ID']['output'];
  readonly isDefault?: Maybe<Scalars['Boolean']['output']>;
  readonly tokenId: Scalars['Int']['output'];
  readonly type?: Maybe<Scalars['String']['output']>;
};

export type PaymentTokenCc = PaymentToken & Node & {
  readonly cardType?: Maybe<Scalars['String']['output']>;
  readonly expiryMonth?: Maybe<Scalars['Int']['output']>;
  readonly expiryYear?: Maybe<Scalars['Int']['output']>;
  readonly gateway?: Maybe<PaymentGateway>;
  readonly id: Scalars['ID']['output'];
  readonly isDefault?: Maybe<Scalars['Boolean']['output']>;
  readonly last4?: Maybe<Scalars['Int']['output']>;
  readonly tokenId: Scalars['Int']['output'];
  readonly type?: Maybe<Scalars['String']['output']>;
};

export type PaymentTokenECheck = PaymentToken & Node & {
  readonly gateway?: Maybe<PaymentGateway>;
  readonly id: Scalars['ID']['output'];
  readonly isDefault?: Maybe<Scalars['Boolean']['output']>;
  readonly last4?: Maybe<Scalars['Int']['output']>;
  readonly tokenId: Scalars['Int']['output'];
  readonly type?: Maybe<Scalars['String']['output']>;
};

export type SavedPaymentMethod = {
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly cardType?: Maybe<Scalars['String']['output']>;
  readonly customerId?: Maybe<Scalars['String']['output']>;
  readonly expiryMonth?: Maybe<Scalars['String']['output']>;
  readonly expiryYear?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly isDefault?: Maybe<Scalars['Boolean']['output']>;
  readonly last4?: Maybe<Scalars['String']['output']>;
  readonly token?: Maybe<Scalars['String']['output']>;
};

export type UserRole = Node & {
  readonly capabilities?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type ForgetSessionInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

export type ForgetSessionPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The data of the client, as it was. */
  readonly session?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
};

export type UpdateSessionInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly sessionData?: InputMaybe<ReadonlyArray<InputMaybe<MetaDataInput>>>;
};

export type UpdateSessionPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly customer?: Maybe<Customer>;
  readonly session?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
};

export type EraseAccountInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Proves that it is the owner who asks. */
  readonly password: Scalars['String']['input'];
};

export type EraseAccountPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

export type LoginProviderEnum =
  | 'FACEBOOK'
  | 'GITHUB'
  | 'GOOGLE'
  | 'INSTAGRAM'
  | 'LINKEDIN'
  | 'OAUTH2_GENERIC'
  | 'PASSWORD'
  | 'SITETOKEN';

export type LoginClientOptions = {
  readonly clientId?: Maybe<Scalars['String']['output']>;
};

export type LoginOptions = {
  readonly useAuthenticationCookie?: Maybe<Scalars['Boolean']['output']>;
};

export type PasswordClientOptions = LoginClientOptions & {
  readonly clientId?: Maybe<Scalars['String']['output']>;
};

export type PasswordLoginOptions = LoginOptions & {
  readonly useAuthenticationCookie?: Maybe<Scalars['Boolean']['output']>;
};

export type LoginClient = {
  readonly authorizationUrl?: Maybe<Scalars['String']['output']>;
  readonly clientId?: Maybe<Scalars['ID']['output']>;
  readonly clientOptions?: Maybe<LoginClientOptions>;
  readonly isEnabled?: Maybe<Scalars['Boolean']['output']>;
  readonly loginOptions?: Maybe<LoginOptions>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly order?: Maybe<Scalars['Int']['output']>;
  readonly provider?: Maybe<LoginProviderEnum>;
};

export type PasswordProviderResponseInput = {
  readonly password: Scalars['String']['input'];
  readonly username: Scalars['String']['input'];
};

export type OAuthProviderResponseInput = {
  readonly code: Scalars['String']['input'];
  readonly state?: InputMaybe<Scalars['String']['input']>;
};

/** Either `credentials` or `username` and `password`. */
export type LoginInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly credentials?: InputMaybe<PasswordProviderResponseInput>;
  /** Of an earlier login of this customer on this device: wrong passwords elsewhere do not keep it from logging in. */
  readonly deviceToken?: InputMaybe<Scalars['String']['input']>;
  readonly identity?: InputMaybe<Scalars['String']['input']>;
  readonly oauthResponse?: InputMaybe<OAuthProviderResponseInput>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly provider?: InputMaybe<LoginProviderEnum>;
  /** The login ends after 14 days, or after two when this is false. Left out, it lasts as long as `refreshToken` says. */
  readonly rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
  readonly username?: InputMaybe<Scalars['String']['input']>;
};

export type LoginPayload = {
  /** Good for five minutes: sent as `Authorization: Bearer <token>`. */
  readonly authToken?: Maybe<Scalars['String']['output']>;
  /** Unix time in seconds. */
  readonly authTokenExpiration?: Maybe<Scalars['String']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly customer?: Maybe<Customer>;
  /** To be kept after a logout, too, and sent with the next login from this device. Good for a year. */
  readonly deviceToken?: Maybe<Scalars['String']['output']>;
  /** Good for a year, or as `rememberMe` says, unless the customer logs out or changes the password. */
  readonly refreshToken?: Maybe<Scalars['String']['output']>;
  readonly refreshTokenExpiration?: Maybe<Scalars['String']['output']>;
  readonly sessionToken?: Maybe<Scalars['String']['output']>;
  readonly user?: Maybe<User>;
  /** @deprecated Use `sessionToken` instead. */
  readonly wooSessionToken?: Maybe<Scalars['String']['output']>;
};

export type LoginWithCookiesInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Username or email address. */
  readonly login: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  /** For 14 days; otherwise until the browser is closed, and for two days at most. */
  readonly rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LoginWithCookiesPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** `SUCCESS`. */
  readonly status?: Maybe<Scalars['String']['output']>;
};

export type LogoutInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

export type LogoutPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** `SUCCESS`. */
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

export type RefreshTokenInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly refreshToken: Scalars['String']['input'];
};

export type RefreshTokenPayload = {
  readonly authToken?: Maybe<Scalars['String']['output']>;
  readonly authTokenExpiration?: Maybe<Scalars['String']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

export type RefreshJwtAuthTokenInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly jwtRefreshToken: Scalars['String']['input'];
};

export type RefreshJwtAuthTokenPayload = {
  readonly authToken?: Maybe<Scalars['String']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
};

export type MediaItem = DatabaseIdentifier & Node & {
  readonly altText?: Maybe<Scalars['String']['output']>;
  readonly caption?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  readonly date?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly mediaDetails?: Maybe<MediaDetails>;
  /** The full-size file. */
  readonly mediaItemUrl?: Maybe<Scalars['String']['output']>;
  readonly mediaType?: Maybe<Scalars['String']['output']>;
  readonly mimeType?: Maybe<Scalars['String']['output']>;
  readonly sizes?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** Absolute. For a missing size it is the full picture. */
  readonly sourceUrl?: Maybe<Scalars['String']['output']>;
  readonly srcSet?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};


export type MediaItemCaptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type MediaItemDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type MediaItemSizesArgs = {
  size?: InputMaybe<MediaItemSizeEnum>;
};


export type MediaItemSourceUrlArgs = {
  size?: InputMaybe<MediaItemSizeEnum>;
};


export type MediaItemSrcSetArgs = {
  size?: InputMaybe<MediaItemSizeEnum>;
};


export type MediaItemTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};

export type ProductToMediaItemConnectionWhereArgs = {
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly notIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** A part of the title or the alternative text. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

export type MediaDetails = {
  readonly file?: Maybe<Scalars['String']['output']>;
  readonly height?: Maybe<Scalars['Int']['output']>;
  readonly sizes?: Maybe<ReadonlyArray<Maybe<MediaSize>>>;
  readonly width?: Maybe<Scalars['Int']['output']>;
};


export type MediaDetailsSizesArgs = {
  include?: InputMaybe<ReadonlyArray<InputMaybe<MediaItemSizeEnum>>>;
  exclude?: InputMaybe<ReadonlyArray<InputMaybe<MediaItemSizeEnum>>>;
};

export type MediaSize = {
  readonly file?: Maybe<Scalars['String']['output']>;
  readonly height?: Maybe<Scalars['String']['output']>;
  readonly mimeType?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly sourceUrl?: Maybe<Scalars['String']['output']>;
  readonly width?: Maybe<Scalars['String']['output']>;
};

export type MediaItemSizeEnum =
  | 'LARGE'
  | 'MEDIUM'
  | 'MEDIUM_LARGE'
  | 'THUMBNAIL'
  | 'WOOCOMMERCE_GALLERY_THUMBNAIL'
  | 'WOOCOMMERCE_SINGLE'
  | 'WOOCOMMERCE_THUMBNAIL'
  | '_1536X1536'
  | '_2048X2048';

export type RootQuery = {
  readonly categories?: Maybe<RootQueryToCategoryConnection>;
  readonly category?: Maybe<Category>;
  readonly post?: Maybe<Post>;
  readonly posts?: Maybe<RootQueryToPostConnection>;
  readonly tag?: Maybe<Tag>;
  readonly tags?: Maybe<RootQueryToTagConnection>;
  /** The caller's cart; an empty one when nothing is in it. */
  readonly cart?: Maybe<Cart>;
  readonly cartItem?: Maybe<CartItem>;
  /** Payment methods that can pay the caller's present cart. */
  readonly paymentGateways?: Maybe<RootQueryToPaymentGatewayConnection>;
  /** The payment of the caller's cart, over its present total. Why there is none is in `error`. */
  readonly stripePaymentIntent?: Maybe<PaymentIntent>;
  /** Without arguments, or with the number 0, the caller, who may be a guest. */
  readonly customer?: Maybe<Customer>;
  /** The logged-in user; null for a guest. */
  readonly viewer?: Maybe<User>;
  /** The ways to log in that this shop offers: with a password. */
  readonly loginClient?: Maybe<LoginClient>;
  readonly loginClients?: Maybe<ReadonlyArray<Maybe<LoginClient>>>;
  /**
   * Whatever has this global id. Products and articles are both `post`, categories and tags all `term`: of two with one
   * number it is the product, and the product category.
   */
  readonly node?: Maybe<Node>;
  /** What the page of this path is about: a product, a product category or an article. */
  readonly nodeByUri?: Maybe<UniformResourceIdentifiable>;
  /** For the shop's managers, who do not come this way: null for everybody. */
  readonly coupon?: Maybe<Coupon>;
  /**
   * Readable by its owner, by the session that placed it, and by its key (`idType: ORDER_KEY`).
   * Missing and forbidden look the same.
   */
  readonly order?: Maybe<Order>;
  /** The caller's own, like `customer.orders`. */
  readonly orders?: Maybe<RootQueryToOrderConnection>;
  readonly collectionStats?: Maybe<CollectionStats>;
  readonly products?: Maybe<RootQueryToProductUnionConnection>;
  /** @deprecated Use `product` instead. */
  readonly externalProduct?: Maybe<ExternalProduct>;
  /** @deprecated Use `product` instead. */
  readonly groupedProduct?: Maybe<GroupProduct>;
  readonly product?: Maybe<Product>;
  readonly productVariation?: Maybe<ProductVariation>;
  /** @deprecated Use `product` instead. */
  readonly simpleProduct?: Maybe<SimpleProduct>;
  /** @deprecated Use `product` instead. */
  readonly variableProduct?: Maybe<VariableProduct>;
  /** An approved review. */
  readonly comment?: Maybe<Comment>;
  /** Without the reviews, which are listed at their products: none. */
  readonly comments?: Maybe<RootQueryToCommentConnection>;
  /** Countries the shop sells to. */
  readonly allowedCountries?: Maybe<ReadonlyArray<Maybe<CountriesEnum>>>;
  readonly allSettings?: Maybe<Settings>;
  readonly countries?: Maybe<ReadonlyArray<Maybe<CountriesEnum>>>;
  readonly countryStates?: Maybe<ReadonlyArray<Maybe<CountryState>>>;
  readonly generalSettings?: Maybe<GeneralSettings>;
  /** The plugin of WordPress whose work this API does: `woonuxt-settings` alone. Null for any other. */
  readonly plugin?: Maybe<Plugin>;
  /** What WooNuxt storefronts read when they are built. */
  readonly woonuxtSettings?: Maybe<WoonuxtOptions>;
  readonly productCategories?: Maybe<RootQueryToProductCategoryConnection>;
  readonly productCategory?: Maybe<ProductCategory>;
  readonly productTag?: Maybe<ProductTag>;
  readonly productTags?: Maybe<RootQueryToProductTagConnection>;
  readonly terms?: Maybe<RootQueryToTermNodeConnection>;
};


export type RootQueryCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<RootQueryToCategoryConnectionWhereArgs>;
};


export type RootQueryCategoryArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<CategoryIdType>;
};


export type RootQueryPostArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<PostIdType>;
};


export type RootQueryPostsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<RootQueryToPostConnectionWhereArgs>;
};


export type RootQueryTagArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<TagIdType>;
};


export type RootQueryTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<RootQueryToTagConnectionWhereArgs>;
};


export type RootQueryCartArgs = {
  recalculateTotals?: InputMaybe<Scalars['Boolean']['input']>;
};


export type RootQueryCartItemArgs = {
  key: Scalars['ID']['input'];
};


export type RootQueryPaymentGatewaysArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<RootQueryToPaymentGatewayConnectionWhereArgs>;
};


export type RootQueryStripePaymentIntentArgs = {
  stripePaymentMethod?: InputMaybe<StripePaymentMethodEnum>;
  customerId?: InputMaybe<Scalars['String']['input']>;
  saveForFuture?: InputMaybe<Scalars['Boolean']['input']>;
};


export type RootQueryCustomerArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
};


export type RootQueryLoginClientArgs = {
  provider: LoginProviderEnum;
};


export type RootQueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type RootQueryNodeByUriArgs = {
  uri: Scalars['String']['input'];
};


export type RootQueryCouponArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<CouponIdTypeEnum>;
};


export type RootQueryOrderArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  idType?: InputMaybe<OrderIdTypeEnum>;
};


export type RootQueryOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<RootQueryToOrderConnectionWhereArgs>;
};


export type RootQueryCollectionStatsArgs = {
  calculatePriceRange?: InputMaybe<Scalars['Boolean']['input']>;
  calculateRatingCounts?: InputMaybe<Scalars['Boolean']['input']>;
  calculateStockStatusCounts?: InputMaybe<Scalars['Boolean']['input']>;
  taxonomies?: InputMaybe<ReadonlyArray<InputMaybe<CollectionStatsQueryInput>>>;
  where?: InputMaybe<CollectionStatsWhereArgs>;
};


export type RootQueryProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<RootQueryToProductUnionConnectionWhereArgs>;
};


export type RootQueryExternalProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  idType?: InputMaybe<ProductIdTypeEnum>;
};


export type RootQueryGroupedProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  idType?: InputMaybe<ProductIdTypeEnum>;
};


export type RootQueryProductArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<ProductIdTypeEnum>;
};


export type RootQueryProductVariationArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  idType?: InputMaybe<ProductVariationIdTypeEnum>;
};


export type RootQuerySimpleProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  idType?: InputMaybe<ProductIdTypeEnum>;
};


export type RootQueryVariableProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  idType?: InputMaybe<ProductIdTypeEnum>;
};


export type RootQueryCommentArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<CommentNodeIdTypeEnum>;
};


export type RootQueryCommentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type RootQueryCountryStatesArgs = {
  country: CountriesEnum;
};


export type RootQueryPluginArgs = {
  id: Scalars['ID']['input'];
};


export type RootQueryProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<RootQueryToProductCategoryConnectionWhereArgs>;
};


export type RootQueryProductCategoryArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<ProductCategoryIdType>;
};


export type RootQueryProductTagArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<ProductTagIdType>;
};


export type RootQueryProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<RootQueryToProductTagConnectionWhereArgs>;
};


export type RootQueryTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<RootQueryToTermNodeConnectionWhereArgs>;
};

export type RootMutation = {
  readonly addCartItems?: Maybe<AddCartItemsPayload>;
  /** For shop managers only: refused. */
  readonly addFee?: Maybe<AddFeePayload>;
  readonly addToCart?: Maybe<AddToCartPayload>;
  readonly applyCoupon?: Maybe<ApplyCouponPayload>;
  readonly emptyCart?: Maybe<EmptyCartPayload>;
  readonly fillCart?: Maybe<FillCartPayload>;
  readonly removeCoupons?: Maybe<RemoveCouponsPayload>;
  readonly removeItemsFromCart?: Maybe<RemoveItemsFromCartPayload>;
  readonly restoreCartItems?: Maybe<RestoreCartItemsPayload>;
  readonly updateItemQuantities?: Maybe<UpdateItemQuantitiesPayload>;
  readonly updateShippingMethod?: Maybe<UpdateShippingMethodPayload>;
  readonly checkout?: Maybe<CheckoutPayload>;
  /** Another attempt to pay an order that is not paid. */
  readonly payOrder?: Maybe<PayOrderPayload>;
  /** The shop saves no payment methods: refused. */
  readonly setDefaultPaymentMethod?: Maybe<SetDefaultPaymentMethodPayload>;
  /** For a shopper who is back from the payment page: reads the result from the payment gateway. */
  readonly settleOrder?: Maybe<SettleOrderPayload>;
  /**
   * Says whether the key of a mailed link still takes a new password, before one is chosen. It is not used up. A name without an
   * account is refused like a wrong key.
   */
  readonly checkPasswordReset?: Maybe<CheckPasswordResetPayload>;
  /** Logs the caller's account out everywhere but here. Repeated, it changes nothing. */
  readonly endOtherLogins?: Maybe<EndOtherLoginsPayload>;
  /**
   * Deletes the caller's account with its cart, addresses and logins, and the name on its reviews; its orders become anonymous.
   * Refused while an order waits for payment or delivery.
   */
  readonly eraseAccount?: Maybe<EraseAccountPayload>;
  /** Ends the session: its cart, addresses and data are deleted, and a guest gets a new one. */
  readonly forgetSession?: Maybe<ForgetSessionPayload>;
  /** The visitor goes on as the new customer, with the cart as it is. */
  readonly registerCustomer?: Maybe<RegisterCustomerPayload>;
  /** With the key of a mailed link. Ends every login of the account. */
  readonly resetUserPassword?: Maybe<ResetUserPasswordPayload>;
  /** Answers the same whether or not there is such an account. */
  readonly sendPasswordResetEmail?: Maybe<SendPasswordResetEmailPayload>;
  readonly updateCustomer?: Maybe<UpdateCustomerPayload>;
  /** Stores data of the client with the session; an empty value removes a key. */
  readonly updateSession?: Maybe<UpdateSessionPayload>;
  readonly updateUser?: Maybe<UpdateUserPayload>;
  readonly login?: Maybe<LoginPayload>;
  readonly loginWithCookies?: Maybe<LoginWithCookiesPayload>;
  readonly logout?: Maybe<LogoutPayload>;
  readonly refreshJwtAuthToken?: Maybe<RefreshJwtAuthTokenPayload>;
  readonly refreshToken?: Maybe<RefreshTokenPayload>;
  /** Lets a guest read an order again by its number and the email address it is billed to: from then on this session may. */
  readonly findOrder?: Maybe<FindOrderPayload>;
  /**
   * Cancels an own order that nobody has paid for and that was not sent yet. Access is that of reading it. Cancelling it again
   * changes nothing.
   */
  readonly cancelOrder?: Maybe<CancelOrderPayload>;
  /**
   * Asks for a return of something, or complains. Access is that of reading the order. The same `clientMutationId` sent
   * twice is one return.
   */
  readonly requestReturn?: Maybe<RequestReturnPayload>;
  readonly writeReview?: Maybe<WriteReviewPayload>;
  /** Sends one email when a sold-out product can be bought again. The answer does not depend on whether the shop knows the address. */
  readonly requestStockAlert?: Maybe<RequestStockAlertPayload>;
  /** Ends all stock alerts of the address that an email about one of them went to. Repeated, it changes nothing. */
  readonly cancelStockAlerts?: Maybe<CancelStockAlertsPayload>;
  /** Ends one of the caller's own stock alerts. Repeated, it changes nothing. */
  readonly stopStockAlert?: Maybe<StopStockAlertPayload>;
};


export type RootMutationAddCartItemsArgs = {
  input: AddCartItemsInput;
};


export type RootMutationAddFeeArgs = {
  input: AddFeeInput;
};


export type RootMutationAddToCartArgs = {
  input: AddToCartInput;
};


export type RootMutationApplyCouponArgs = {
  input: ApplyCouponInput;
};


export type RootMutationEmptyCartArgs = {
  input: EmptyCartInput;
};


export type RootMutationFillCartArgs = {
  input: FillCartInput;
};


export type RootMutationRemoveCouponsArgs = {
  input: RemoveCouponsInput;
};


export type RootMutationRemoveItemsFromCartArgs = {
  input: RemoveItemsFromCartInput;
};


export type RootMutationRestoreCartItemsArgs = {
  input: RestoreCartItemsInput;
};


export type RootMutationUpdateItemQuantitiesArgs = {
  input: UpdateItemQuantitiesInput;
};


export type RootMutationUpdateShippingMethodArgs = {
  input: UpdateShippingMethodInput;
};


export type RootMutationCheckoutArgs = {
  input: CheckoutInput;
};


export type RootMutationPayOrderArgs = {
  input: PayOrderInput;
};


export type RootMutationSetDefaultPaymentMethodArgs = {
  input: SetDefaultPaymentMethodInput;
};


export type RootMutationSettleOrderArgs = {
  input: SettleOrderInput;
};


export type RootMutationCheckPasswordResetArgs = {
  input: CheckPasswordResetInput;
};


export type RootMutationEndOtherLoginsArgs = {
  input: EndOtherLoginsInput;
};


export type RootMutationEraseAccountArgs = {
  input: EraseAccountInput;
};


export type RootMutationForgetSessionArgs = {
  input: ForgetSessionInput;
};


export type RootMutationRegisterCustomerArgs = {
  input: RegisterCustomerInput;
};


export type RootMutationResetUserPasswordArgs = {
  input: ResetUserPasswordInput;
};


export type RootMutationSendPasswordResetEmailArgs = {
  input: SendPasswordResetEmailInput;
};


export type RootMutationUpdateCustomerArgs = {
  input: UpdateCustomerInput;
};


export type RootMutationUpdateSessionArgs = {
  input: UpdateSessionInput;
};


export type RootMutationUpdateUserArgs = {
  input: UpdateUserInput;
};


export type RootMutationLoginArgs = {
  input: LoginInput;
};


export type RootMutationLoginWithCookiesArgs = {
  input: LoginWithCookiesInput;
};


export type RootMutationLogoutArgs = {
  input: LogoutInput;
};


export type RootMutationRefreshJwtAuthTokenArgs = {
  input: RefreshJwtAuthTokenInput;
};


export type RootMutationRefreshTokenArgs = {
  input: RefreshTokenInput;
};


export type RootMutationFindOrderArgs = {
  input: FindOrderInput;
};


export type RootMutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type RootMutationRequestReturnArgs = {
  input: RequestReturnInput;
};


export type RootMutationWriteReviewArgs = {
  input: WriteReviewInput;
};


export type RootMutationRequestStockAlertArgs = {
  input: RequestStockAlertInput;
};


export type RootMutationCancelStockAlertsArgs = {
  input: CancelStockAlertsInput;
};


export type RootMutationStopStockAlertArgs = {
  input: StopStockAlertInput;
};

export type Node = {
  readonly id: Scalars['ID']['output'];
};

export type DatabaseIdentifier = {
  readonly databaseId: Scalars['Int']['output'];
};

export type UniformResourceIdentifiable = {
  readonly id: Scalars['ID']['output'];
  readonly uri?: Maybe<Scalars['String']['output']>;
};

/** What has a page of its own and a date: a product, a variation or an article. */
export type ContentNode = {
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};

export type NodeWithTitle = {
  readonly id: Scalars['ID']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
};


export type NodeWithTitleTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};

export type NodeWithContentEditor = {
  readonly content?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
};


export type NodeWithContentEditorContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};

export type NodeWithFeaturedImage = {
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
};

/** FORMATTED for people, RAW for machines: decimal text without symbol or grouping. */
export type PricingFieldFormatEnum =
  | 'FORMATTED'
  | 'RAW';

export type PostObjectFieldFormatEnum =
  | 'RAW'
  | 'RENDERED';

export type OrderEnum =
  | 'ASC'
  | 'DESC';

export type RelationEnum =
  | 'AND'
  | 'OR';

export type MetaData = {
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly key: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type MetaDataInput = {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly key: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

/** A day, a month or a year, by what is given. */
export type DateInput = {
  readonly day?: InputMaybe<Scalars['Int']['input']>;
  readonly month?: InputMaybe<Scalars['Int']['input']>;
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

/** When something was published. All that is given has to hold. */
export type DateQueryInput = {
  /** After the whole of it, or from its beginning with `inclusive`. */
  readonly after?: InputMaybe<DateInput>;
  /** Before the whole of it, or until its end with `inclusive`. */
  readonly before?: InputMaybe<DateInput>;
  readonly day?: InputMaybe<Scalars['Int']['input']>;
  readonly inclusive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly month?: InputMaybe<Scalars['Int']['input']>;
  /** A day or a month needs its year. */
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

export type CancelOrderInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly orderId?: InputMaybe<Scalars['ID']['input']>;
  /** For whoever did not place the order in this session. */
  readonly orderKey?: InputMaybe<Scalars['String']['input']>;
};

export type CancelOrderPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly order?: Maybe<Order>;
};

export type RequestReturnInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly lines: ReadonlyArray<ReturnLineInput>;
  readonly orderId?: InputMaybe<Scalars['ID']['input']>;
  /** For whoever did not place the order in this session. */
  readonly orderKey?: InputMaybe<Scalars['String']['input']>;
  /** Files in Base64: up to four JPEG, PNG or WebP pictures. Only the shop's own pages may send bodies as large as that. */
  readonly pictures?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly reason: ReturnReasonEnum;
  readonly text: Scalars['String']['input'];
};

export type ReturnLineInput = {
  /** The `databaseId` of the line. */
  readonly lineId: Scalars['Int']['input'];
  readonly quantity: Scalars['Int']['input'];
};

export type RequestReturnPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly order?: Maybe<Order>;
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

/** A return or a complaint. Its pictures are for the operator alone. */
export type OrderReturn = {
  readonly answeredAt?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  readonly lines: ReadonlyArray<OrderReturnLine>;
  /** The operator's message. */
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly pictureCount: Scalars['Int']['output'];
  readonly reason: ReturnReasonEnum;
  readonly requestedAt: Scalars['String']['output'];
  readonly state: ReturnStateEnum;
  readonly text: Scalars['String']['output'];
};

export type OrderReturnLine = {
  readonly lineId: Scalars['Int']['output'];
  readonly quantity: Scalars['Int']['output'];
};

/** The parcel of an order. */
export type OrderShipment = {
  readonly courier: Scalars['String']['output'];
  readonly number: Scalars['String']['output'];
  /** The page where the courier says where the parcel is; the number is typed there. Null where the shop knows none. */
  readonly trackingUrl?: Maybe<Scalars['String']['output']>;
};

/** What was sold, as its seller billed it: what the seller changes later does not change it. */
export type OrderInvoice = {
  /** To whom it was issued: the order's billing address of that day. */
  readonly buyer: CustomerAddress;
  /** When it was issued. */
  readonly date: Scalars['String']['output'];
  /** Without gaps within a year. */
  readonly number: Scalars['String']['output'];
  readonly sellerAddress: ReadonlyArray<Scalars['String']['output']>;
  readonly sellerName: Scalars['String']['output'];
  /** NPWP; null when the seller is not registered for tax. */
  readonly sellerTaxNumber?: Maybe<Scalars['String']['output']>;
  /** Null without a tax: the seller is not registered, or nothing is due. */
  readonly tax?: Maybe<OrderInvoiceTax>;
};

export type OrderInvoiceTax = {
  readonly net: Scalars['String']['output'];
  /** "DPP nilai lain": eleven twelfths of the net price. Null where the tax is another than 12 % of them. */
  readonly otherBase?: Maybe<Scalars['String']['output']>;
  readonly tax: Scalars['String']['output'];
};


export type OrderInvoiceTaxNetArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type OrderInvoiceTaxOtherBaseArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type OrderInvoiceTaxTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type OrderIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID'
  | 'ORDER_KEY';

export type FindOrderInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  /** The number that the buyer knows: the `databaseId`. */
  readonly orderNumber: Scalars['String']['input'];
};

export type FindOrderPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly order?: Maybe<Order>;
};

export type OrdersOrderByEnum =
  | 'DATE'
  | 'DATE_COMPLETED'
  | 'DATE_PAID'
  | 'DISCOUNT'
  | 'MODIFIED'
  | 'ORDER_KEY'
  | 'TAX'
  | 'TOTAL';

export type OrdersOrderbyInput = {
  readonly field: OrdersOrderByEnum;
  readonly order?: InputMaybe<OrderEnum>;
};

/** Another customer's numbers and addresses are ignored: everybody sees the own orders only. */
export type CustomerToOrderConnectionWhereArgs = {
  readonly billingEmail?: InputMaybe<Scalars['String']['input']>;
  readonly customerId?: InputMaybe<Scalars['Int']['input']>;
  readonly customersIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<OrdersOrderbyInput>>>;
  readonly productId?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly statuses?: InputMaybe<ReadonlyArray<InputMaybe<OrderStatusEnum>>>;
};

/** Another customer's numbers and addresses are ignored: everybody sees the own orders only. */
export type RootQueryToOrderConnectionWhereArgs = {
  readonly billingEmail?: InputMaybe<Scalars['String']['input']>;
  readonly customerId?: InputMaybe<Scalars['Int']['input']>;
  readonly customersIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<OrdersOrderbyInput>>>;
  readonly productId?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly statuses?: InputMaybe<ReadonlyArray<InputMaybe<OrderStatusEnum>>>;
};

export type OrderStatusEnum =
  | 'CANCELLED'
  | 'CHECKOUT_DRAFT'
  | 'COMPLETED'
  | 'FAILED'
  | 'ON_HOLD'
  | 'PENDING'
  | 'PROCESSING'
  | 'REFUNDED';

export type OrderToCommentConnectionWhereArgs = {
  readonly commentIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly commentNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** As they were written without it. */
  readonly order?: InputMaybe<OrderEnum>;
  /** One order, whatever is named: notes are numbered as they are written. */
  readonly orderby?: InputMaybe<CommentsConnectionOrderbyEnum>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type Order = Node & {
  readonly billing?: Maybe<CustomerAddress>;
  readonly cartHash?: Maybe<Scalars['String']['output']>;
  readonly cartTax?: Maybe<Scalars['String']['output']>;
  readonly couponLines?: Maybe<OrderToCouponLineConnection>;
  readonly createdVia?: Maybe<Scalars['String']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly customer?: Maybe<Customer>;
  /** For shop managers only: null. */
  readonly customerIpAddress?: Maybe<Scalars['String']['output']>;
  readonly customerNote?: Maybe<Scalars['String']['output']>;
  /** For shop managers only: null. */
  readonly customerUserAgent?: Maybe<Scalars['String']['output']>;
  readonly databaseId?: Maybe<Scalars['Int']['output']>;
  readonly date?: Maybe<Scalars['String']['output']>;
  readonly dateCompleted?: Maybe<Scalars['String']['output']>;
  /** Until then its pieces are kept for it while nobody has paid. Null once it is paid or ended, and where no time limits it. */
  readonly dateHeldUntil?: Maybe<Scalars['String']['output']>;
  readonly datePaid?: Maybe<Scalars['String']['output']>;
  /** Since when it waits at the shop for its buyer. Null before, and for what is sent. */
  readonly dateReady?: Maybe<Scalars['String']['output']>;
  readonly discountTax?: Maybe<Scalars['String']['output']>;
  readonly discountTotal?: Maybe<Scalars['String']['output']>;
  readonly downloadableItems?: Maybe<OrderToDownloadableItemConnection>;
  /** The shop takes no fees: empty. */
  readonly feeLines?: Maybe<OrderToFeeLineConnection>;
  readonly giftCards?: Maybe<ReadonlyArray<OrderGiftCard>>;
  readonly hasBillingAddress?: Maybe<Scalars['Boolean']['output']>;
  readonly hasDownloadableItem?: Maybe<Scalars['Boolean']['output']>;
  readonly hasShippingAddress?: Maybe<Scalars['Boolean']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Null until the order is paid, or is to be paid on delivery. */
  readonly invoice?: Maybe<OrderInvoice>;
  /** Nobody has paid for it and it was not sent yet: `cancelOrder` may cancel it. */
  readonly isCancellable?: Maybe<Scalars['Boolean']['output']>;
  readonly isDownloadPermitted?: Maybe<Scalars['Boolean']['output']>;
  readonly lineItems?: Maybe<OrderToLineItemConnection>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly needsPayment?: Maybe<Scalars['Boolean']['output']>;
  readonly needsProcessing?: Maybe<Scalars['Boolean']['output']>;
  readonly needsShippingAddress?: Maybe<Scalars['Boolean']['output']>;
  readonly orderKey?: Maybe<Scalars['String']['output']>;
  /** What the shop has written to the buyer, oldest first. */
  readonly orderNotes?: Maybe<OrderToCommentConnection>;
  /** The `databaseId` as text. */
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  readonly orderVersion?: Maybe<Scalars['String']['output']>;
  /** No order stands below another one: null. */
  readonly parent?: Maybe<Order>;
  /** What the shopper does next for this payment method; null when there is nothing to do. */
  readonly paymentInstructions?: Maybe<Scalars['String']['output']>;
  /** How the order is paid; null when there was nothing to pay or the shop no longer has the method. */
  readonly paymentKind?: Maybe<PaymentKindEnum>;
  readonly paymentMethod?: Maybe<Scalars['String']['output']>;
  readonly paymentMethodTitle?: Maybe<Scalars['String']['output']>;
  /** One sentence on what is left for the shopper to do; null when nothing is. */
  readonly paymentNextStep?: Maybe<Scalars['String']['output']>;
  /** What the payment is called among the stages of the order; null without a kind. */
  readonly paymentStage?: Maybe<Scalars['String']['output']>;
  readonly pricesIncludeTax?: Maybe<Scalars['Boolean']['output']>;
  /** Money given back, oldest first. */
  readonly refunds?: Maybe<OrderToRefundConnection>;
  /** What can still be asked back; empty when it is too early or too late. */
  readonly returnableLines?: Maybe<ReadonlyArray<OrderReturnLine>>;
  /** Oldest first. */
  readonly returns?: Maybe<ReadonlyArray<OrderReturn>>;
  /** The parcel it left in. Null before it is sent, and without a courier's number. */
  readonly shipment?: Maybe<OrderShipment>;
  readonly shipping?: Maybe<CustomerAddress>;
  /** A map of the shipping address; null when there is none. */
  readonly shippingAddressMapUrl?: Maybe<Scalars['String']['output']>;
  readonly shippingLines?: Maybe<OrderToShippingLineConnection>;
  readonly shippingTax?: Maybe<Scalars['String']['output']>;
  readonly shippingTotal?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<OrderStatusEnum>;
  readonly subtotal?: Maybe<Scalars['String']['output']>;
  readonly taxLines?: Maybe<OrderToTaxLineConnection>;
  /** With tax, without what gift cards have paid. */
  readonly total?: Maybe<Scalars['String']['output']>;
  readonly totalTax?: Maybe<Scalars['String']['output']>;
  /** The payment gateway's own number of the payment. */
  readonly transactionId?: Maybe<Scalars['String']['output']>;
};


export type OrderCartTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type OrderCouponLinesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type OrderDiscountTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type OrderDiscountTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type OrderDownloadableItemsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<OrderToDownloadableItemConnectionWhereArgs>;
};


export type OrderFeeLinesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type OrderLineItemsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type OrderMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type OrderOrderNotesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<OrderToCommentConnectionWhereArgs>;
};


export type OrderRefundsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type OrderShippingLinesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type OrderShippingTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type OrderShippingTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type OrderSubtotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type OrderTaxLinesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type OrderTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type OrderTotalTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type Refund = DatabaseIdentifier & Node & {
  /** With tax. */
  readonly amount?: Maybe<Scalars['Float']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  readonly date?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type LineItem = Node & {
  readonly databaseId?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly itemDownloads?: Maybe<ReadonlyArray<Maybe<ProductDownload>>>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  /** As it was called when it was bought. */
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly orderId?: Maybe<Scalars['Int']['output']>;
  /** Null when the product is gone. */
  readonly product?: Maybe<LineItemToProductConnectionEdge>;
  readonly productId?: Maybe<Scalars['Int']['output']>;
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  readonly subtotal?: Maybe<Scalars['String']['output']>;
  readonly subtotalTax?: Maybe<Scalars['String']['output']>;
  readonly taxClass?: Maybe<TaxClassEnum>;
  readonly taxStatus?: Maybe<TaxStatusEnum>;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<OrderItemTax>>>;
  /** After discount, without tax. */
  readonly total?: Maybe<Scalars['String']['output']>;
  readonly totalTax?: Maybe<Scalars['String']['output']>;
  readonly variation?: Maybe<LineItemToProductVariationConnectionEdge>;
  readonly variationId?: Maybe<Scalars['Int']['output']>;
};


export type LineItemMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type LineItemSubtotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type LineItemSubtotalTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type LineItemTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type LineItemTotalTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type ShippingLine = Node & {
  readonly databaseId?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Such a line has no meta data: empty. */
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly methodTitle?: Maybe<Scalars['String']['output']>;
  readonly orderId?: Maybe<Scalars['Int']['output']>;
  readonly shippingMethod?: Maybe<ShippingMethod>;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<OrderItemTax>>>;
  readonly total?: Maybe<Scalars['String']['output']>;
  readonly totalTax?: Maybe<Scalars['String']['output']>;
};


export type ShippingLineMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ShippingLineTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type ShippingLineTotalTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type CouponLine = Node & {
  readonly code?: Maybe<Scalars['String']['output']>;
  /** For the shop's managers, who do not come this way: null for everybody. */
  readonly coupon?: Maybe<Coupon>;
  readonly databaseId?: Maybe<Scalars['Int']['output']>;
  readonly discount?: Maybe<Scalars['String']['output']>;
  readonly discountTax?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Such a line has no meta data: empty. */
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly orderId?: Maybe<Scalars['Int']['output']>;
};


export type CouponLineDiscountArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CouponLineDiscountTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type CouponLineMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OrderGiftCard = {
  /** What it has paid of this order. */
  readonly amount: Scalars['String']['output'];
  /** With all but its ending hidden. */
  readonly code: Scalars['String']['output'];
  /** When it got the amount back, because the order was cancelled or refunded. Null before, and of a card that was void by then. */
  readonly dateReturned?: Maybe<Scalars['String']['output']>;
};


export type OrderGiftCardAmountArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type CouponIdTypeEnum =
  | 'CODE'
  | 'DATABASE_ID'
  | 'ID';

export type DiscountTypeEnum =
  | 'FIXED_CART'
  | 'FIXED_PRODUCT'
  | 'PERCENT';

export type Coupon = Node & {
  readonly amount?: Maybe<Scalars['Float']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly databaseId?: Maybe<Scalars['Int']['output']>;
  readonly date?: Maybe<Scalars['String']['output']>;
  readonly dateExpiry?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly discountType?: Maybe<DiscountTypeEnum>;
  readonly emailRestrictions?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly excludeSaleItems?: Maybe<Scalars['Boolean']['output']>;
  readonly freeShipping?: Maybe<Scalars['Boolean']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly individualUse?: Maybe<Scalars['Boolean']['output']>;
  readonly limitUsageToXItems?: Maybe<Scalars['Int']['output']>;
  readonly maximumAmount?: Maybe<Scalars['Float']['output']>;
  readonly minimumAmount?: Maybe<Scalars['Float']['output']>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly usageCount?: Maybe<Scalars['Int']['output']>;
  readonly usageLimit?: Maybe<Scalars['Int']['output']>;
  readonly usageLimitPerUser?: Maybe<Scalars['Int']['output']>;
};

export type TaxLine = Node & {
  readonly databaseId?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isCompound?: Maybe<Scalars['Boolean']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  /** Such a line has no meta data: empty. */
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly orderId?: Maybe<Scalars['Int']['output']>;
  readonly rateCode?: Maybe<Scalars['String']['output']>;
  readonly shippingTaxTotal?: Maybe<Scalars['String']['output']>;
  readonly taxRate?: Maybe<TaxRate>;
  readonly taxTotal?: Maybe<Scalars['String']['output']>;
};


export type TaxLineMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type TaxLineShippingTaxTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type TaxLineTaxTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type OrderItemTax = {
  readonly amount?: Maybe<Scalars['Float']['output']>;
  readonly subtotal?: Maybe<Scalars['Float']['output']>;
  readonly taxLineId: Scalars['Int']['output'];
  readonly total?: Maybe<Scalars['Float']['output']>;
};

/** A file that the buyer may fetch, or could before. */
export type DownloadableItem = Node & {
  /** Null: never. */
  readonly accessExpires?: Maybe<Scalars['String']['output']>;
  readonly download?: Maybe<ProductDownload>;
  readonly downloadId: Scalars['String']['output'];
  /** Null: as often as the buyer likes. */
  readonly downloadsRemaining?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly orderDate?: Maybe<Scalars['String']['output']>;
  /** The `databaseId` of the order that it was bought with. */
  readonly orderId?: Maybe<Scalars['Int']['output']>;
  readonly product?: Maybe<ProductUnion>;
  /** Works without a login; each download counts. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type CustomerToDownloadableItemConnectionWhereArgs = {
  /** Can be downloaded: not expired, and some downloads are left. True unless another state is requested. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  readonly expired?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasDownloadsRemaining?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OrderToDownloadableItemConnectionWhereArgs = {
  /** Can be downloaded: not expired, and some downloads are left. True unless another state is requested. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  readonly expired?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasDownloadsRemaining?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FeeLine = Node & {
  readonly amount?: Maybe<Scalars['String']['output']>;
  readonly databaseId?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly orderId?: Maybe<Scalars['Int']['output']>;
  readonly taxClass?: Maybe<TaxClassEnum>;
  readonly taxStatus?: Maybe<TaxStatusEnum>;
  readonly total?: Maybe<Scalars['String']['output']>;
  readonly totalTax?: Maybe<Scalars['String']['output']>;
};


export type FeeLineMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type FeeLineTotalArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type FeeLineTotalTaxArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type ShippingMethod = {
  readonly id: Scalars['ID']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type TaxRate = Node & {
  readonly compound?: Maybe<Scalars['Boolean']['output']>;
  readonly databaseId?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type ProductsOrderByEnum =
  | 'DATE'
  | 'IN'
  | 'MENU_ORDER'
  | 'MODIFIED'
  | 'NAME'
  | 'NAME_IN'
  | 'ON_SALE_FROM'
  | 'ON_SALE_TO'
  | 'PARENT'
  | 'POPULARITY'
  | 'PRICE'
  | 'RATING'
  | 'REGULAR_PRICE'
  | 'REVIEW_COUNT'
  | 'SALE_PRICE'
  | 'SLUG'
  | 'TOTAL_SALES';

export type ProductsOrderbyInput = {
  readonly field: ProductsOrderByEnum;
  readonly order?: InputMaybe<OrderEnum>;
};

export type TaxonomyOperatorEnum =
  | 'AND'
  | 'EXISTS'
  | 'IN'
  | 'NOT_EXISTS'
  | 'NOT_IN';

export type ProductTaxonomyEnum =
  | 'PRODUCT_CAT'
  | 'PRODUCT_SHIPPING_CLASS'
  | 'PRODUCT_TAG'
  | 'PRODUCT_TYPE'
  | 'PRODUCT_VISIBILITY';

export type ProductTaxonomyFilterInput = {
  readonly ids?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly operator?: InputMaybe<TaxonomyOperatorEnum>;
  readonly taxonomy: ProductTaxonomyEnum;
  readonly terms?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};

export type ProductTaxonomyInput = {
  readonly filters?: InputMaybe<ReadonlyArray<InputMaybe<ProductTaxonomyFilterInput>>>;
  readonly relation?: InputMaybe<RelationEnum>;
};

export type RootQueryToProductUnionConnectionWhereArgs = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Every variation is a row of its own, beside the products; so it is with VARIATION among the types. */
  readonly includeVariations?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<ProductsOrderbyInput>>>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly parentIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly parentNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Rounded average ratings, any of them. */
  readonly rating?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly shippingClassId?: InputMaybe<Scalars['Int']['input']>;
  /** Comma list, any of them. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  readonly slugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly stockStatus?: InputMaybe<ReadonlyArray<InputMaybe<StockStatusEnum>>>;
  readonly supportedTypesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['Int']['input']>;
  readonly tagIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly taxonomyFilter?: InputMaybe<ProductTaxonomyInput>;
  readonly type?: InputMaybe<ProductTypesEnum>;
  readonly typeIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly typeNotIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly visibility?: InputMaybe<CatalogVisibilityEnum>;
};

export type ProductCategoryToProductConnectionWhereArgs = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Every variation is a row of its own, beside the products; so it is with VARIATION among the types. */
  readonly includeVariations?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<ProductsOrderbyInput>>>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly parentIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly parentNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Rounded average ratings, any of them. */
  readonly rating?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly shippingClassId?: InputMaybe<Scalars['Int']['input']>;
  /** Comma list, any of them. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  readonly slugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly stockStatus?: InputMaybe<ReadonlyArray<InputMaybe<StockStatusEnum>>>;
  readonly supportedTypesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['Int']['input']>;
  readonly tagIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly taxonomyFilter?: InputMaybe<ProductTaxonomyInput>;
  readonly type?: InputMaybe<ProductTypesEnum>;
  readonly typeIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly typeNotIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly visibility?: InputMaybe<CatalogVisibilityEnum>;
};

export type ProductTagToProductConnectionWhereArgs = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Every variation is a row of its own, beside the products; so it is with VARIATION among the types. */
  readonly includeVariations?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<ProductsOrderbyInput>>>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly parentIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly parentNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Rounded average ratings, any of them. */
  readonly rating?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly shippingClassId?: InputMaybe<Scalars['Int']['input']>;
  /** Comma list, any of them. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  readonly slugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly stockStatus?: InputMaybe<ReadonlyArray<InputMaybe<StockStatusEnum>>>;
  readonly supportedTypesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['Int']['input']>;
  readonly tagIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly taxonomyFilter?: InputMaybe<ProductTaxonomyInput>;
  readonly type?: InputMaybe<ProductTypesEnum>;
  readonly typeIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly typeNotIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly visibility?: InputMaybe<CatalogVisibilityEnum>;
};

export type ProductTypeToProductConnectionWhereArgs = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Every variation is a row of its own, beside the products; so it is with VARIATION among the types. */
  readonly includeVariations?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<ProductsOrderbyInput>>>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly parentIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly parentNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Rounded average ratings, any of them. */
  readonly rating?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly shippingClassId?: InputMaybe<Scalars['Int']['input']>;
  /** Comma list, any of them. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  readonly slugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly stockStatus?: InputMaybe<ReadonlyArray<InputMaybe<StockStatusEnum>>>;
  readonly supportedTypesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['Int']['input']>;
  readonly tagIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly taxonomyFilter?: InputMaybe<ProductTaxonomyInput>;
  readonly type?: InputMaybe<ProductTypesEnum>;
  readonly typeIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly typeNotIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly visibility?: InputMaybe<CatalogVisibilityEnum>;
};

export type ProductToUpsellConnectionWhereArgs = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Every variation is a row of its own, beside the products; so it is with VARIATION among the types. */
  readonly includeVariations?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<ProductsOrderbyInput>>>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly parentIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly parentNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Rounded average ratings, any of them. */
  readonly rating?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly shippingClassId?: InputMaybe<Scalars['Int']['input']>;
  /** Comma list, any of them. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  readonly slugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly stockStatus?: InputMaybe<ReadonlyArray<InputMaybe<StockStatusEnum>>>;
  readonly supportedTypesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['Int']['input']>;
  readonly tagIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly taxonomyFilter?: InputMaybe<ProductTaxonomyInput>;
  readonly type?: InputMaybe<ProductTypesEnum>;
  readonly typeIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly typeNotIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly visibility?: InputMaybe<CatalogVisibilityEnum>;
};

export type ProductToCrossSellConnectionWhereArgs = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Every variation is a row of its own, beside the products; so it is with VARIATION among the types. */
  readonly includeVariations?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<ProductsOrderbyInput>>>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly parentIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly parentNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Rounded average ratings, any of them. */
  readonly rating?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly shippingClassId?: InputMaybe<Scalars['Int']['input']>;
  /** Comma list, any of them. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  readonly slugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly stockStatus?: InputMaybe<ReadonlyArray<InputMaybe<StockStatusEnum>>>;
  readonly supportedTypesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['Int']['input']>;
  readonly tagIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly taxonomyFilter?: InputMaybe<ProductTaxonomyInput>;
  readonly type?: InputMaybe<ProductTypesEnum>;
  readonly typeIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly typeNotIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly visibility?: InputMaybe<CatalogVisibilityEnum>;
};

export type ProductWithVariationsToProductVariationConnectionWhereArgs = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Every variation is a row of its own, beside the products; so it is with VARIATION among the types. */
  readonly includeVariations?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<ProductsOrderbyInput>>>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly parentIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly parentNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Rounded average ratings, any of them. */
  readonly rating?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly shippingClassId?: InputMaybe<Scalars['Int']['input']>;
  /** Comma list, any of them. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  readonly slugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly stockStatus?: InputMaybe<ReadonlyArray<InputMaybe<StockStatusEnum>>>;
  readonly supportedTypesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['Int']['input']>;
  readonly tagIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly taxonomyFilter?: InputMaybe<ProductTaxonomyInput>;
  readonly type?: InputMaybe<ProductTypesEnum>;
  readonly typeIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly typeNotIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly visibility?: InputMaybe<CatalogVisibilityEnum>;
};

export type CollectionStatsWhereArgs = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Every variation is a row of its own, beside the products; so it is with VARIATION among the types. */
  readonly includeVariations?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<ProductsOrderbyInput>>>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly parentIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly parentNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Rounded average ratings, any of them. */
  readonly rating?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly shippingClassId?: InputMaybe<Scalars['Int']['input']>;
  /** Comma list, any of them. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  readonly slugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly stockStatus?: InputMaybe<ReadonlyArray<InputMaybe<StockStatusEnum>>>;
  readonly supportedTypesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['Int']['input']>;
  readonly tagIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly taxonomyFilter?: InputMaybe<ProductTaxonomyInput>;
  readonly type?: InputMaybe<ProductTypesEnum>;
  readonly typeIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly typeNotIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly visibility?: InputMaybe<CatalogVisibilityEnum>;
};

export type ProductToProductUnionConnectionWhereArgs = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly categoryIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly categoryIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly categoryNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly dateQuery?: InputMaybe<DateQueryInput>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Every variation is a row of its own, beside the products; so it is with VARIATION among the types. */
  readonly includeVariations?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly onSale?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderby?: InputMaybe<ReadonlyArray<InputMaybe<ProductsOrderbyInput>>>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly parentIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly parentNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Rounded average ratings, any of them. */
  readonly rating?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly shippingClassId?: InputMaybe<Scalars['Int']['input']>;
  /** Comma list, any of them. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  readonly slugIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly stockStatus?: InputMaybe<ReadonlyArray<InputMaybe<StockStatusEnum>>>;
  readonly supportedTypesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['Int']['input']>;
  readonly tagIdIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIdNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  readonly tagIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly tagNotIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly taxonomyFilter?: InputMaybe<ProductTaxonomyInput>;
  readonly type?: InputMaybe<ProductTypesEnum>;
  readonly typeIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly typeNotIn?: InputMaybe<ReadonlyArray<InputMaybe<ProductTypesEnum>>>;
  readonly visibility?: InputMaybe<CatalogVisibilityEnum>;
  /** Another order on each request. */
  readonly shuffle?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Terms of one taxonomy that are to be counted. */
export type CollectionStatsQueryInput = {
  readonly relation?: InputMaybe<RelationEnum>;
  readonly taxonomy: ProductTaxonomyEnum;
};

/** Statistics of a list of products, for filters. Those that were not requested are null. */
export type CollectionStats = {
  readonly attributeCounts?: Maybe<ReadonlyArray<Maybe<AttributeCount>>>;
  readonly maxPrice?: Maybe<Scalars['String']['output']>;
  readonly minPrice?: Maybe<Scalars['String']['output']>;
  readonly ratingCounts?: Maybe<ReadonlyArray<Maybe<RatingCount>>>;
  readonly stockStatusCounts?: Maybe<ReadonlyArray<Maybe<StockStatusCount>>>;
};


/** Statistics of a list of products, for filters. Those that were not requested are null. */
export type CollectionStatsMaxPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


/** Statistics of a list of products, for filters. Those that were not requested are null. */
export type CollectionStatsMinPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type AttributeCount = {
  readonly label: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: ProductTaxonomyEnum;
  readonly terms?: Maybe<ReadonlyArray<Maybe<SingleAttributeCount>>>;
};

export type SingleAttributeCount = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly node?: Maybe<TermNode>;
  readonly termId: Scalars['ID']['output'];
};

/** Products by average rating, rounded to whole stars. */
export type RatingCount = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly rating: Scalars['Int']['output'];
};

export type StockStatusCount = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly status: StockStatusEnum;
};

export type RootQueryToProductUnionConnection = ProductUnionConnection & Connection & {
  readonly edges: ReadonlyArray<RootQueryToProductUnionConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductUnion>;
  readonly pageInfo: RootQueryToProductUnionConnectionPageInfo;
  /** True when nothing matches the search and these are the products that come nearest to it. */
  readonly nearest?: Maybe<Scalars['Boolean']['output']>;
  /** Words of the search that no product has: they are left out of it. */
  readonly missedWords?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** All matching rows; null when a cursor is given. */
  readonly found?: Maybe<Scalars['Int']['output']>;
};

export type ProductToUpsellConnection = ProductUnionConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToUpsellConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductUnion>;
  readonly pageInfo: ProductToUpsellConnectionPageInfo;
};

export type ProductToCrossSellConnection = ProductUnionConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToCrossSellConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductUnion>;
  readonly pageInfo: ProductToCrossSellConnectionPageInfo;
};

export type ProductIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID'
  | 'SKU'
  | 'SLUG';

export type ProductVariationIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID';

export type Product = {
  readonly attributes?: Maybe<ProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
};


export type ProductAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type ProductContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type ProductGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type ProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type ProductProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type ProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type ProductReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type ProductShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type ProductTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type ProductVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** What a product list holds. */
export type ProductUnion = {
  readonly attributes?: Maybe<ProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
};


/** What a product list holds. */
export type ProductUnionAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


/** What a product list holds. */
export type ProductUnionContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


/** What a product list holds. */
export type ProductUnionDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


/** What a product list holds. */
export type ProductUnionFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What a product list holds. */
export type ProductUnionGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


/** What a product list holds. */
export type ProductUnionGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** What a product list holds. */
export type ProductUnionLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** What a product list holds. */
export type ProductUnionMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What a product list holds. */
export type ProductUnionProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


/** What a product list holds. */
export type ProductUnionProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


/** What a product list holds. */
export type ProductUnionProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


/** What a product list holds. */
export type ProductUnionRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


/** What a product list holds. */
export type ProductUnionReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


/** What a product list holds. */
export type ProductUnionShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** What a product list holds. */
export type ProductUnionShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


/** What a product list holds. */
export type ProductUnionTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


/** What a product list holds. */
export type ProductUnionTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


/** What a product list holds. */
export type ProductUnionUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


/** What a product list holds. */
export type ProductUnionVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type ProductWithPricing = {
  readonly attributes?: Maybe<ProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  readonly price?: Maybe<Scalars['String']['output']>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly regularPrice?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly salePrice?: Maybe<Scalars['String']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly taxClass?: Maybe<TaxClassEnum>;
  readonly taxStatus?: Maybe<TaxStatusEnum>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
};


export type ProductWithPricingAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type ProductWithPricingContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithPricingDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithPricingFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductWithPricingGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type ProductWithPricingGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithPricingLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithPricingMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductWithPricingPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type ProductWithPricingProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type ProductWithPricingProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type ProductWithPricingProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type ProductWithPricingRegularPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type ProductWithPricingRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type ProductWithPricingReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type ProductWithPricingSalePriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type ProductWithPricingShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithPricingShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithPricingTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type ProductWithPricingTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithPricingUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type ProductWithPricingVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type InventoriedProduct = {
  readonly attributes?: Maybe<ProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  readonly backorders?: Maybe<BackordersEnum>;
  readonly backordersAllowed?: Maybe<Scalars['Boolean']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly lowStockAmount?: Maybe<Scalars['Int']['output']>;
  readonly manageStock?: Maybe<ManageStockEnum>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly soldIndividually?: Maybe<Scalars['Boolean']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly stockQuantity?: Maybe<Scalars['Int']['output']>;
  readonly stockStatus?: Maybe<StockStatusEnum>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
};


export type InventoriedProductAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type InventoriedProductContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type InventoriedProductDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type InventoriedProductFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type InventoriedProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type InventoriedProductGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type InventoriedProductLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type InventoriedProductMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type InventoriedProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type InventoriedProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type InventoriedProductProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type InventoriedProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type InventoriedProductReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type InventoriedProductShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type InventoriedProductShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type InventoriedProductTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type InventoriedProductTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type InventoriedProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type InventoriedProductVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type ProductWithDimensions = {
  readonly attributes?: Maybe<ProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly height?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly length?: Maybe<Scalars['String']['output']>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  /** Stable, made from the slug; null for ordinary products. */
  readonly shippingClassId?: Maybe<Scalars['Int']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shippingRequired?: Maybe<Scalars['Boolean']['output']>;
  readonly shippingTaxable?: Maybe<Scalars['Boolean']['output']>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
  readonly weight?: Maybe<Scalars['String']['output']>;
  readonly width?: Maybe<Scalars['String']['output']>;
};


export type ProductWithDimensionsAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type ProductWithDimensionsContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithDimensionsDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithDimensionsFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductWithDimensionsGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type ProductWithDimensionsGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithDimensionsLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithDimensionsMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductWithDimensionsProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type ProductWithDimensionsProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type ProductWithDimensionsProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type ProductWithDimensionsRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type ProductWithDimensionsReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type ProductWithDimensionsShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithDimensionsShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithDimensionsTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type ProductWithDimensionsTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithDimensionsUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type ProductWithDimensionsVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type DownloadableProduct = {
  readonly attributes?: Maybe<ProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly downloadExpiry?: Maybe<Scalars['Int']['output']>;
  readonly downloadLimit?: Maybe<Scalars['Int']['output']>;
  readonly downloadable?: Maybe<Scalars['Boolean']['output']>;
  readonly downloads?: Maybe<ReadonlyArray<Maybe<ProductDownload>>>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
};


export type DownloadableProductAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type DownloadableProductContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type DownloadableProductDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type DownloadableProductFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type DownloadableProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type DownloadableProductGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type DownloadableProductLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type DownloadableProductMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type DownloadableProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type DownloadableProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type DownloadableProductProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type DownloadableProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type DownloadableProductReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type DownloadableProductShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type DownloadableProductShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type DownloadableProductTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type DownloadableProductTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type DownloadableProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type DownloadableProductVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type ProductWithAttributes = {
  readonly attributes?: Maybe<ProductWithAttributesToProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly defaultAttributes?: Maybe<ProductWithAttributesToVariationAttributeConnection>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
};


export type ProductWithAttributesAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type ProductWithAttributesContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithAttributesDefaultAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithAttributesDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithAttributesFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductWithAttributesGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type ProductWithAttributesGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithAttributesLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithAttributesMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductWithAttributesProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type ProductWithAttributesProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type ProductWithAttributesProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type ProductWithAttributesRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type ProductWithAttributesReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type ProductWithAttributesShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithAttributesShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithAttributesTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type ProductWithAttributesTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithAttributesUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type ProductWithAttributesVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type ProductWithVariations = {
  readonly attributes?: Maybe<ProductWithAttributesToProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly defaultAttributes?: Maybe<ProductWithAttributesToVariationAttributeConnection>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly variations?: Maybe<ProductWithVariationsToProductVariationConnection>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
};


export type ProductWithVariationsAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type ProductWithVariationsContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithVariationsDefaultAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithVariationsDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithVariationsFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductWithVariationsGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type ProductWithVariationsGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithVariationsLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithVariationsMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductWithVariationsProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type ProductWithVariationsProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type ProductWithVariationsProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type ProductWithVariationsRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type ProductWithVariationsReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type ProductWithVariationsShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductWithVariationsShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithVariationsTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type ProductWithVariationsTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductWithVariationsUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type ProductWithVariationsVariationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithVariationsToProductVariationConnectionWhereArgs>;
};


export type ProductWithVariationsVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type ProductVariation = {
  readonly attributes?: Maybe<ProductVariationToVariationAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  readonly backorders?: Maybe<BackordersEnum>;
  readonly backordersAllowed?: Maybe<Scalars['Boolean']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly downloadExpiry?: Maybe<Scalars['Int']['output']>;
  readonly downloadLimit?: Maybe<Scalars['Int']['output']>;
  readonly downloadable?: Maybe<Scalars['Boolean']['output']>;
  readonly downloads?: Maybe<ReadonlyArray<Maybe<ProductDownload>>>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly hasAttributes?: Maybe<Scalars['Boolean']['output']>;
  readonly height?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly length?: Maybe<Scalars['String']['output']>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly lowStockAmount?: Maybe<Scalars['Int']['output']>;
  readonly manageStock?: Maybe<ManageStockEnum>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  readonly price?: Maybe<Scalars['String']['output']>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productVariationId: Scalars['Int']['output'];
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly regularPrice?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly salePrice?: Maybe<Scalars['String']['output']>;
  readonly shippingClass?: Maybe<Scalars['String']['output']>;
  /** Stable, made from the slug; null for ordinary products. */
  readonly shippingClassId?: Maybe<Scalars['Int']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shippingRequired?: Maybe<Scalars['Boolean']['output']>;
  readonly shippingTaxable?: Maybe<Scalars['Boolean']['output']>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly soldIndividually?: Maybe<Scalars['Boolean']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly stockQuantity?: Maybe<Scalars['Int']['output']>;
  readonly stockStatus?: Maybe<StockStatusEnum>;
  readonly taxClass?: Maybe<TaxClassEnum>;
  readonly taxStatus?: Maybe<TaxStatusEnum>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
  readonly weight?: Maybe<Scalars['String']['output']>;
  readonly width?: Maybe<Scalars['String']['output']>;
};


export type ProductVariationAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type ProductVariationContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductVariationDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductVariationFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductVariationGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type ProductVariationGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductVariationLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductVariationMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ProductVariationPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type ProductVariationProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type ProductVariationProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type ProductVariationProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type ProductVariationRegularPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type ProductVariationRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type ProductVariationReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type ProductVariationSalePriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type ProductVariationShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductVariationShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductVariationTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type ProductVariationTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ProductVariationUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type ProductVariationVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** The cheapest way to buy a product, or the price of one variation. Known to this shop's own engine alone. */
export type ProductOffer = {
  /** What the pack of this price holds; null when unknown. */
  readonly content?: Maybe<PackContent>;
  /** True when other variations of the product cost more. */
  readonly isFrom: Scalars['Boolean']['output'];
  /** The largest discount of all its variations, in whole per cent; 0 without a sale. */
  readonly percentOff: Scalars['Int']['output'];
  /** What is charged now. */
  readonly price: Scalars['String']['output'];
  /** The price without the sale, the same as `price` where none runs. */
  readonly regularPrice: Scalars['String']['output'];
};


/** The cheapest way to buy a product, or the price of one variation. Known to this shop's own engine alone. */
export type ProductOfferPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


/** The cheapest way to buy a product, or the price of one variation. Known to this shop's own engine alone. */
export type ProductOfferRegularPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};

export type ProductSpecification = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type PackContent = {
  readonly amount: Scalars['Float']['output'];
  readonly unit: PackUnitEnum;
};

export type PackUnitEnum =
  | 'GRAM'
  | 'MILLILITER';

export type SimpleProduct = DownloadableProduct & InventoriedProduct & ProductUnion & ProductWithAttributes & ProductWithDimensions & ProductWithPricing & Product & ContentNode & DatabaseIdentifier & NodeWithContentEditor & NodeWithFeaturedImage & NodeWithTitle & UniformResourceIdentifiable & Node & {
  readonly attributes?: Maybe<ProductWithAttributesToProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  readonly backorders?: Maybe<BackordersEnum>;
  readonly backordersAllowed?: Maybe<Scalars['Boolean']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  readonly crossSell?: Maybe<ProductToCrossSellConnection>;
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly defaultAttributes?: Maybe<ProductWithAttributesToVariationAttributeConnection>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly downloadExpiry?: Maybe<Scalars['Int']['output']>;
  readonly downloadLimit?: Maybe<Scalars['Int']['output']>;
  readonly downloadable?: Maybe<Scalars['Boolean']['output']>;
  readonly downloads?: Maybe<ReadonlyArray<Maybe<ProductDownload>>>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly height?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly length?: Maybe<Scalars['String']['output']>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly lowStockAmount?: Maybe<Scalars['Int']['output']>;
  readonly manageStock?: Maybe<ManageStockEnum>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  readonly price?: Maybe<Scalars['String']['output']>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly regularPrice?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly salePrice?: Maybe<Scalars['String']['output']>;
  /** Stable, made from the slug; null for ordinary products. */
  readonly shippingClassId?: Maybe<Scalars['Int']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shippingRequired?: Maybe<Scalars['Boolean']['output']>;
  readonly shippingTaxable?: Maybe<Scalars['Boolean']['output']>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly soldIndividually?: Maybe<Scalars['Boolean']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly stockQuantity?: Maybe<Scalars['Int']['output']>;
  readonly stockStatus?: Maybe<StockStatusEnum>;
  readonly taxClass?: Maybe<TaxClassEnum>;
  readonly taxStatus?: Maybe<TaxStatusEnum>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
  readonly weight?: Maybe<Scalars['String']['output']>;
  readonly width?: Maybe<Scalars['String']['output']>;
};


export type SimpleProductAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type SimpleProductContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type SimpleProductCrossSellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCrossSellConnectionWhereArgs>;
};


export type SimpleProductDefaultAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type SimpleProductDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type SimpleProductFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type SimpleProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type SimpleProductGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type SimpleProductLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type SimpleProductMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type SimpleProductPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type SimpleProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type SimpleProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type SimpleProductProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type SimpleProductRegularPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type SimpleProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type SimpleProductReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type SimpleProductSalePriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type SimpleProductShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type SimpleProductShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type SimpleProductTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type SimpleProductTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type SimpleProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type SimpleProductVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type VariableProduct = InventoriedProduct & ProductUnion & ProductWithDimensions & ProductWithPricing & ProductWithVariations & Product & ContentNode & DatabaseIdentifier & NodeWithContentEditor & NodeWithFeaturedImage & NodeWithTitle & UniformResourceIdentifiable & Node & ProductWithAttributes & {
  readonly attributes?: Maybe<ProductWithAttributesToProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  readonly backorders?: Maybe<BackordersEnum>;
  readonly backordersAllowed?: Maybe<Scalars['Boolean']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  readonly crossSell?: Maybe<ProductToCrossSellConnection>;
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly defaultAttributes?: Maybe<ProductWithAttributesToVariationAttributeConnection>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly height?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly length?: Maybe<Scalars['String']['output']>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly lowStockAmount?: Maybe<Scalars['Int']['output']>;
  readonly manageStock?: Maybe<ManageStockEnum>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  readonly price?: Maybe<Scalars['String']['output']>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly regularPrice?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly salePrice?: Maybe<Scalars['String']['output']>;
  /** Stable, made from the slug; null for ordinary products. */
  readonly shippingClassId?: Maybe<Scalars['Int']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shippingRequired?: Maybe<Scalars['Boolean']['output']>;
  readonly shippingTaxable?: Maybe<Scalars['Boolean']['output']>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly soldIndividually?: Maybe<Scalars['Boolean']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly stockQuantity?: Maybe<Scalars['Int']['output']>;
  readonly stockStatus?: Maybe<StockStatusEnum>;
  readonly taxClass?: Maybe<TaxClassEnum>;
  readonly taxStatus?: Maybe<TaxStatusEnum>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly variations?: Maybe<ProductWithVariationsToProductVariationConnection>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
  readonly weight?: Maybe<Scalars['String']['output']>;
  readonly width?: Maybe<Scalars['String']['output']>;
};


export type VariableProductAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type VariableProductContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type VariableProductCrossSellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCrossSellConnectionWhereArgs>;
};


export type VariableProductDefaultAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type VariableProductDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type VariableProductFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type VariableProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type VariableProductGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type VariableProductLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type VariableProductMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type VariableProductPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type VariableProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type VariableProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type VariableProductProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type VariableProductRegularPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type VariableProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type VariableProductReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type VariableProductSalePriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type VariableProductShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type VariableProductShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type VariableProductTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type VariableProductTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type VariableProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type VariableProductVariationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithVariationsToProductVariationConnectionWhereArgs>;
};


export type VariableProductVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type ExternalProduct = ProductUnion & ProductWithAttributes & ProductWithPricing & ContentNode & DatabaseIdentifier & NodeWithContentEditor & NodeWithFeaturedImage & NodeWithTitle & UniformResourceIdentifiable & Node & Product & {
  readonly attributes?: Maybe<ProductWithAttributesToProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  readonly buttonText?: Maybe<Scalars['String']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly defaultAttributes?: Maybe<ProductWithAttributesToVariationAttributeConnection>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  readonly price?: Maybe<Scalars['String']['output']>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly regularPrice?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly salePrice?: Maybe<Scalars['String']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly taxClass?: Maybe<TaxClassEnum>;
  readonly taxStatus?: Maybe<TaxStatusEnum>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
};


export type ExternalProductAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type ExternalProductContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ExternalProductDefaultAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ExternalProductDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ExternalProductFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ExternalProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type ExternalProductGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ExternalProductLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ExternalProductMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ExternalProductPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type ExternalProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type ExternalProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type ExternalProductProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type ExternalProductRegularPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type ExternalProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type ExternalProductReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type ExternalProductSalePriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type ExternalProductShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ExternalProductShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ExternalProductTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type ExternalProductTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type ExternalProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type ExternalProductVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** A page of other products, each of which is bought by itself. */
export type GroupProduct = ProductUnion & ProductWithAttributes & ProductWithPricing & ContentNode & DatabaseIdentifier & NodeWithContentEditor & NodeWithFeaturedImage & NodeWithTitle & UniformResourceIdentifiable & Node & Product & {
  readonly addToCartDescription?: Maybe<Scalars['String']['output']>;
  readonly addToCartText?: Maybe<Scalars['String']['output']>;
  readonly attributes?: Maybe<ProductWithAttributesToProductAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly defaultAttributes?: Maybe<ProductWithAttributesToVariationAttributeConnection>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  readonly price?: Maybe<Scalars['String']['output']>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  readonly products?: Maybe<GroupProductToProductUnionConnection>;
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly regularPrice?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly salePrice?: Maybe<Scalars['String']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly taxClass?: Maybe<TaxClassEnum>;
  readonly taxStatus?: Maybe<TaxStatusEnum>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductDefaultAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductRegularPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductSalePriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


/** A page of other products, each of which is bought by itself. */
export type GroupProductVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type SimpleProductVariation = ProductVariation & DownloadableProduct & InventoriedProduct & ProductUnion & ProductWithDimensions & ProductWithPricing & Product & ContentNode & DatabaseIdentifier & NodeWithContentEditor & NodeWithFeaturedImage & NodeWithTitle & UniformResourceIdentifiable & Node & {
  readonly attributes?: Maybe<ProductVariationToVariationAttributeConnection>;
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
  readonly backorders?: Maybe<BackordersEnum>;
  readonly backordersAllowed?: Maybe<Scalars['Boolean']['output']>;
  /** For shop managers only: null. */
  readonly catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  readonly content?: Maybe<Scalars['String']['output']>;
  /** `product`, `product_variation` or `post`. */
  readonly contentTypeName: Scalars['String']['output'];
  /** Plain text: what a mechanic would say about it. */
  readonly customTextarea?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** Of an article on the clock of the shop, whose zone is in `generalSettings`; of a product with its offset. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The same instant in UTC, without an offset. */
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleFrom?: Maybe<Scalars['String']['output']>;
  readonly dateOnSaleTo?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly downloadExpiry?: Maybe<Scalars['Int']['output']>;
  readonly downloadLimit?: Maybe<Scalars['Int']['output']>;
  readonly downloadable?: Maybe<Scalars['Boolean']['output']>;
  readonly downloads?: Maybe<ReadonlyArray<Maybe<ProductDownload>>>;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription?: Maybe<Scalars['String']['output']>;
  readonly featured?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredImage?: Maybe<NodeWithFeaturedImageToMediaItemConnectionEdge>;
  readonly featuredImageDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly featuredImageId?: Maybe<Scalars['ID']['output']>;
  /** The shop runs no Yoast: null, and clients write the head themselves. */
  readonly fullYoastHead?: Maybe<Scalars['String']['output']>;
  readonly galleryImages?: Maybe<ProductToMediaItemConnection>;
  readonly globalAttributes?: Maybe<ProductToGlobalProductAttributeConnection>;
  readonly hasAttributes?: Maybe<Scalars['Boolean']['output']>;
  readonly height?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly length?: Maybe<Scalars['String']['output']>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly localAttributes?: Maybe<ProductToLocalProductAttributeConnection>;
  readonly lowStockAmount?: Maybe<Scalars['Int']['output']>;
  readonly manageStock?: Maybe<ManageStockEnum>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly metaData?: Maybe<ReadonlyArray<Maybe<MetaData>>>;
  readonly modified?: Maybe<Scalars['String']['output']>;
  readonly modifiedGmt?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a sale of it or of its variations begins or ends next; null when none will. */
  readonly nextPriceChange?: Maybe<Scalars['String']['output']>;
  /** Its price as a list shows it; null without a price. */
  readonly offer?: Maybe<ProductOffer>;
  readonly onSale?: Maybe<Scalars['Boolean']['output']>;
  readonly parent?: Maybe<ProductToProductConnectionEdge>;
  readonly price?: Maybe<Scalars['String']['output']>;
  /** Short points for the card and the page. */
  readonly productCardLists?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly productCategories?: Maybe<ProductToProductCategoryConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productId: Scalars['Int']['output'];
  readonly productTags?: Maybe<ProductToProductTagConnection>;
  readonly productTypes?: Maybe<ProductToProductTypeConnection>;
  /** @deprecated Use `databaseId` instead. */
  readonly productVariationId: Scalars['Int']['output'];
  readonly purchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly purchaseNote?: Maybe<Scalars['String']['output']>;
  readonly regularPrice?: Maybe<Scalars['String']['output']>;
  readonly related?: Maybe<ProductToProductUnionConnection>;
  readonly reviewCount?: Maybe<Scalars['Int']['output']>;
  readonly reviews?: Maybe<ProductToCommentConnection>;
  readonly reviewsAllowed?: Maybe<Scalars['Boolean']['output']>;
  readonly salePrice?: Maybe<Scalars['String']['output']>;
  readonly shippingClass?: Maybe<Scalars['String']['output']>;
  /** Stable, made from the slug; null for ordinary products. */
  readonly shippingClassId?: Maybe<Scalars['Int']['output']>;
  readonly shippingClasses?: Maybe<ProductToShippingClassConnection>;
  readonly shippingRequired?: Maybe<Scalars['Boolean']['output']>;
  readonly shippingTaxable?: Maybe<Scalars['Boolean']['output']>;
  readonly shortDescription?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly soldIndividually?: Maybe<Scalars['Boolean']['output']>;
  /** The rows of the specification table. Attributes hold only what products are chosen and filtered by. */
  readonly specifications?: Maybe<ReadonlyArray<ProductSpecification>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly stockQuantity?: Maybe<Scalars['Int']['output']>;
  readonly stockStatus?: Maybe<StockStatusEnum>;
  readonly taxClass?: Maybe<TaxClassEnum>;
  readonly taxStatus?: Maybe<TaxStatusEnum>;
  readonly terms?: Maybe<ProductToTermNodeConnection>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly totalSales?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<ProductTypesEnum>;
  readonly upsell?: Maybe<ProductToUpsellConnection>;
  readonly uri?: Maybe<Scalars['String']['output']>;
  readonly virtual?: Maybe<Scalars['Boolean']['output']>;
  /** What anybody may see of `product_visibility`: featured, out of stock, rating. */
  readonly visibleProducts?: Maybe<ProductToVisibleProductConnection>;
  readonly weight?: Maybe<Scalars['String']['output']>;
  readonly width?: Maybe<Scalars['String']['output']>;
};


export type SimpleProductVariationAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductWithAttributesToProductAttributeConnectionWhereArgs>;
};


export type SimpleProductVariationContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type SimpleProductVariationDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type SimpleProductVariationFullYoastHeadArgs = {
  frontendUrl?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  sanitize?: InputMaybe<Scalars['Boolean']['input']>;
};


export type SimpleProductVariationGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};


export type SimpleProductVariationGlobalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type SimpleProductVariationLocalAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type SimpleProductVariationMetaDataArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  keysIn?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  multiple?: InputMaybe<Scalars['Boolean']['input']>;
};


export type SimpleProductVariationPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type SimpleProductVariationProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductCategoryConnectionWhereArgs>;
};


export type SimpleProductVariationProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTagConnectionWhereArgs>;
};


export type SimpleProductVariationProductTypesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductTypeConnectionWhereArgs>;
};


export type SimpleProductVariationRegularPriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type SimpleProductVariationRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToProductUnionConnectionWhereArgs>;
};


export type SimpleProductVariationReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToCommentConnectionWhereArgs>;
};


export type SimpleProductVariationSalePriceArgs = {
  format?: InputMaybe<PricingFieldFormatEnum>;
};


export type SimpleProductVariationShippingClassesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type SimpleProductVariationShortDescriptionArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type SimpleProductVariationTermsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToTermNodeConnectionWhereArgs>;
};


export type SimpleProductVariationTitleArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type SimpleProductVariationUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductToUpsellConnectionWhereArgs>;
};


export type SimpleProductVariationVisibleProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type ProductDownload = {
  readonly allowedFileType?: Maybe<Scalars['Boolean']['output']>;
  readonly downloadId: Scalars['String']['output'];
  /** For shop managers only. */
  readonly file?: Maybe<Scalars['String']['output']>;
  readonly fileExt?: Maybe<Scalars['String']['output']>;
  readonly fileExists?: Maybe<Scalars['Boolean']['output']>;
  readonly filePathType?: Maybe<Scalars['String']['output']>;
  readonly fileType?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type ProductTypesEnum =
  | 'EXTERNAL'
  | 'GROUPED'
  | 'SIMPLE'
  | 'VARIABLE'
  | 'VARIATION';

export type StockStatusEnum =
  | 'IN_STOCK'
  | 'ON_BACKORDER'
  | 'OUT_OF_STOCK';

export type BackordersEnum =
  | 'NO'
  | 'NOTIFY'
  | 'YES';

export type ManageStockEnum =
  | 'FALSE'
  | 'PARENT'
  | 'TRUE';

export type CatalogVisibilityEnum =
  | 'CATALOG'
  | 'HIDDEN'
  | 'SEARCH'
  | 'VISIBLE';

export type TaxStatusEnum =
  | 'NONE'
  | 'SHIPPING'
  | 'TAXABLE';

export type TaxClassEnum =
  | 'INHERIT_CART'
  | 'REDUCED_RATE'
  | 'STANDARD'
  | 'ZERO_RATE';

export type Commenter = {
  readonly avatar?: Maybe<Avatar>;
  readonly databaseId: Scalars['Int']['output'];
  /** Shown to moderators only. */
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};


export type CommenterAvatarArgs = {
  forceDefault?: InputMaybe<Scalars['Boolean']['input']>;
  rating?: InputMaybe<AvatarRatingEnum>;
  size?: InputMaybe<Scalars['Int']['input']>;
};

export type CommentAuthor = Commenter & DatabaseIdentifier & Node & {
  readonly avatar?: Maybe<Avatar>;
  readonly databaseId: Scalars['Int']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};


export type CommentAuthorAvatarArgs = {
  forceDefault?: InputMaybe<Scalars['Boolean']['input']>;
  rating?: InputMaybe<AvatarRatingEnum>;
  size?: InputMaybe<Scalars['Int']['input']>;
};

export type Avatar = {
  readonly default?: Maybe<Scalars['String']['output']>;
  readonly extraAttr?: Maybe<Scalars['String']['output']>;
  readonly forceDefault?: Maybe<Scalars['Boolean']['output']>;
  readonly foundAvatar?: Maybe<Scalars['Boolean']['output']>;
  readonly height?: Maybe<Scalars['Int']['output']>;
  readonly rating?: Maybe<Scalars['String']['output']>;
  readonly scheme?: Maybe<Scalars['String']['output']>;
  readonly size?: Maybe<Scalars['Int']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly width?: Maybe<Scalars['Int']['output']>;
};

export type CommentStatusEnum =
  | 'APPROVE'
  | 'HOLD'
  | 'SPAM'
  | 'TRASH';

export type Comment = DatabaseIdentifier & Node & {
  /** @deprecated Use `status` instead. */
  readonly approved?: Maybe<Scalars['Boolean']['output']>;
  readonly author?: Maybe<CommentToCommenterConnectionEdge>;
  /** The product; null when it is not to be seen (any more). */
  readonly commentedOn?: Maybe<CommentToContentNodeConnectionEdge>;
  readonly content?: Maybe<Scalars['String']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  /** On the clock of the shop, whose zone is in `generalSettings`; `dateGmt` is the same instant in UTC. */
  readonly date?: Maybe<Scalars['String']['output']>;
  readonly dateGmt?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Of a note on an order: written to the buyer. Null of a review. */
  readonly isCustomerNote?: Maybe<Scalars['Boolean']['output']>;
  /** Of the page that the review was written on: `id` or `en`. The answer has that of its review. Null of a note. Of this shop alone. */
  readonly language?: Maybe<Scalars['String']['output']>;
  /** The review that the shop answers. Null of a review and of a note. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** The shop's answer to a review, whose author is called as the shop is. */
  readonly replies?: Maybe<CommentToCommentConnection>;
  readonly status?: Maybe<CommentStatusEnum>;
  readonly type?: Maybe<Scalars['String']['output']>;
};


export type CommentContentArgs = {
  format?: InputMaybe<PostObjectFieldFormatEnum>;
};


export type CommentRepliesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type WriteReviewInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Of a guest; a customer's own name stands, unless `publishedAs` is another. */
  readonly author?: InputMaybe<Scalars['String']['input']>;
  /** Of a guest; a customer's own address stands. Nobody sees it. */
  readonly authorEmail?: InputMaybe<Scalars['String']['input']>;
  /** Ignored. */
  readonly authorUrl?: InputMaybe<Scalars['String']['input']>;
  /** The product's database id. */
  readonly commentOn?: InputMaybe<Scalars['Int']['input']>;
  /** Plain text of 10 to 2000 characters; markup is taken out. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** Ignored: a review is written when it is sent. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
  /** Ignored: the shop alone answers reviews. */
  readonly parent?: InputMaybe<Scalars['ID']['input']>;
  /** The name that everyone reads above the review of a customer, instead of the account's. Of this shop alone. */
  readonly publishedAs?: InputMaybe<Scalars['String']['input']>;
  /** Whole stars, 1 to 5. */
  readonly rating: Scalars['Int']['input'];
  /** Ignored: the shop decides. */
  readonly status?: InputMaybe<CommentStatusEnum>;
};

export type WriteReviewPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly rating?: Maybe<Scalars['Float']['output']>;
  /** Null while it waits for the shop. */
  readonly review?: Maybe<Comment>;
};

export type CommentToCommenterConnectionEdge = OneToOneConnection & CommenterConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Commenter;
  /** For shop managers only: null. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** For shop managers only: null. */
  readonly ipAddress?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type CommentToContentNodeConnectionEdge = OneToOneConnection & ProductConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Product;
};

export type ProductToCommentConnection = CommentConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToCommentConnectionEdge>;
  readonly nodes: ReadonlyArray<Comment>;
  readonly pageInfo: ProductToCommentConnectionPageInfo;
  /** Mean of the approved reviews; 0 without any. */
  readonly averageRating?: Maybe<Scalars['Float']['output']>;
};

export type ProductToCommentConnectionEdge = CommentConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Comment;
  readonly rating?: Maybe<Scalars['Float']['output']>;
  /** The writer bought the product here: the order is paid. */
  readonly verified?: Maybe<Scalars['Boolean']['output']>;
};

export type AvatarRatingEnum =
  | 'G'
  | 'PG'
  | 'R'
  | 'X';

export type CommentNodeIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID';

export type CommentsConnectionOrderbyEnum =
  | 'COMMENT_DATE'
  | 'COMMENT_DATE_GMT'
  | 'COMMENT_ID';

export type ProductToCommentConnectionWhereArgs = {
  /** DESC, the newest first, by default. */
  readonly order?: InputMaybe<OrderEnum>;
  /** One order, whatever is named: reviews are numbered as they are written. */
  readonly orderby?: InputMaybe<CommentsConnectionOrderbyEnum>;
};

export type CountryState = {
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type GeneralSettings = {
  readonly dateFormat?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The shop's email address; null when it has none. */
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly language?: Maybe<Scalars['String']['output']>;
  /** Day a week begins with: 0 is Sunday. */
  readonly startOfWeek?: Maybe<Scalars['Int']['output']>;
  readonly timeFormat?: Maybe<Scalars['String']['output']>;
  readonly timezone?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type Plugin = Node & {
  readonly author?: Maybe<Scalars['String']['output']>;
  readonly authorUri?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isRestricted?: Maybe<Scalars['Boolean']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly pluginUri?: Maybe<Scalars['String']['output']>;
  readonly version?: Maybe<Scalars['String']['output']>;
};

export type Settings = {
  readonly generalSettingsDescription?: Maybe<Scalars['String']['output']>;
  readonly generalSettingsLanguage?: Maybe<Scalars['String']['output']>;
  readonly generalSettingsTitle?: Maybe<Scalars['String']['output']>;
  readonly generalSettingsUrl?: Maybe<Scalars['String']['output']>;
};

export type WoonuxtOptions = {
  readonly currencyCode?: Maybe<Scalars['String']['output']>;
  readonly currencySymbol?: Maybe<Scalars['String']['output']>;
  readonly domain?: Maybe<Scalars['String']['output']>;
  readonly frontEndUrl?: Maybe<Scalars['String']['output']>;
  readonly global_attributes?: Maybe<ReadonlyArray<Maybe<WoonuxtGlobalAttribute>>>;
  readonly logo?: Maybe<Scalars['String']['output']>;
  /** Highest price of the catalog, in whole units. */
  readonly maxPrice?: Maybe<Scalars['Int']['output']>;
  readonly primary_color?: Maybe<Scalars['String']['output']>;
  readonly productsPerPage?: Maybe<Scalars['Int']['output']>;
  /** `on` or `off`. */
  readonly publicIntrospectionEnabled?: Maybe<Scalars['String']['output']>;
  readonly stripeSettings?: Maybe<WoonuxtStripeSettings>;
  /** Of the plugin `woonuxt-settings` whose settings these are: clients select by it what they read. */
  readonly wooCommerceSettingsVersion?: Maybe<Scalars['String']['output']>;
  readonly wooNuxtSEO?: Maybe<ReadonlyArray<Maybe<WoonuxtSeoEntry>>>;
};

export type WoonuxtGlobalAttribute = {
  readonly hideEmpty?: Maybe<Scalars['Boolean']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly openByDefault?: Maybe<Scalars['Boolean']['output']>;
  readonly showCount?: Maybe<Scalars['Boolean']['output']>;
  /** `pa_size`. */
  readonly slug?: Maybe<Scalars['String']['output']>;
};

export type WoonuxtSeoEntry = {
  readonly handle?: Maybe<Scalars['String']['output']>;
  readonly provider?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type WoonuxtStripeSettings = {
  readonly active_publishable_key?: Maybe<Scalars['String']['output']>;
  readonly enabled?: Maybe<Scalars['String']['output']>;
  readonly publishable_key?: Maybe<Scalars['String']['output']>;
  readonly test_publishable_key?: Maybe<Scalars['String']['output']>;
  readonly testmode?: Maybe<Scalars['String']['output']>;
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

export type RequestStockAlertInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  /** The product's database id. */
  readonly productId: Scalars['Int']['input'];
  /** The variation's database id; without it the alert is for whichever comes back first. */
  readonly variationId?: InputMaybe<Scalars['Int']['input']>;
};

export type RequestStockAlertPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

export type CancelStockAlertsInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Number of the alert, from the link in the email. */
  readonly id: Scalars['Int']['input'];
  /** From the same link: proves that its holder got the email. */
  readonly signature: Scalars['String']['input'];
};

export type CancelStockAlertsPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

export type StockAlert = {
  readonly databaseId: Scalars['Int']['output'];
  /** The email goes there. */
  readonly email: Scalars['String']['output'];
  /** Of the variation with its options, or of the product; null once the shop no longer has it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly product?: Maybe<ProductUnion>;
  readonly requestedAt: Scalars['String']['output'];
};

export type StopStockAlertInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The alert's database id. */
  readonly id: Scalars['Int']['input'];
};

export type StopStockAlertPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

export type ProductCategoryIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'NAME'
  | 'SLUG'
  | 'URI';

export type TermNode = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly taxonomyName?: Maybe<Scalars['String']['output']>;
  readonly termGroupId?: Maybe<Scalars['Int']['output']>;
  readonly termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};

export type ProductCategory = DatabaseIdentifier & TermNode & UniformResourceIdentifiable & Node & {
  readonly ancestors?: Maybe<ProductCategoryToAncestorsProductCategoryConnection>;
  readonly children?: Maybe<ProductCategoryToProductCategoryConnection>;
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly display?: Maybe<ProductCategoryDisplay>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<MediaItem>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly menuOrder?: Maybe<Scalars['Int']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly parent?: Maybe<ProductCategoryToParentProductCategoryConnectionEdge>;
  readonly parentDatabaseId?: Maybe<Scalars['Int']['output']>;
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  readonly products?: Maybe<ProductCategoryToProductConnection>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly taxonomyName?: Maybe<Scalars['String']['output']>;
  readonly termGroupId?: Maybe<Scalars['Int']['output']>;
  readonly termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};


export type ProductCategoryAncestorsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type ProductCategoryChildrenArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductCategoryToProductCategoryConnectionWhereArgs>;
};


export type ProductCategoryProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductCategoryToProductConnectionWhereArgs>;
};

/** A tag of products. */
export type ProductTag = DatabaseIdentifier & TermNode & UniformResourceIdentifiable & Node & {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly products?: Maybe<ProductTagToProductConnection>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly taxonomyName?: Maybe<Scalars['String']['output']>;
  readonly termGroupId?: Maybe<Scalars['Int']['output']>;
  readonly termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};


/** A tag of products. */
export type ProductTagProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductTagToProductConnectionWhereArgs>;
};

export type ProductTagIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'NAME'
  | 'SLUG'
  | 'URI';

export type TaxonomyEnum =
  | 'CATEGORY'
  | 'POSTFORMAT'
  | 'PRODUCTCATEGORY'
  | 'PRODUCTTAG'
  | 'PRODUCTTYPE'
  | 'SHIPPINGCLASS'
  | 'TAG'
  | 'VISIBLEPRODUCT';

export type TermObjectsConnectionOrderbyEnum =
  | 'COUNT'
  | 'DESCRIPTION'
  | 'NAME'
  | 'SLUG'
  | 'TERM_GROUP'
  | 'TERM_ID'
  | 'TERM_ORDER';

export type RootQueryToProductCategoryConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProductToProductCategoryConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProductCategoryToProductCategoryConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RootQueryToProductTagConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProductToProductTagConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RootQueryToTermNodeConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
  readonly taxonomies?: InputMaybe<ReadonlyArray<InputMaybe<TaxonomyEnum>>>;
};

export type ProductToTermNodeConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
  readonly taxonomies?: InputMaybe<ReadonlyArray<InputMaybe<TaxonomyEnum>>>;
};

export type ProductCategoryToAncestorsProductCategoryConnection = ProductCategoryConnection & Connection & {
  readonly edges: ReadonlyArray<ProductCategoryToAncestorsProductCategoryConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductCategory>;
  readonly pageInfo: ProductCategoryToAncestorsProductCategoryConnectionPageInfo;
};

export type ProductCategoryToParentProductCategoryConnectionEdge = OneToOneConnection & ProductCategoryConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductCategory;
};

export type ProductType = DatabaseIdentifier & TermNode & UniformResourceIdentifiable & Node & {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly products?: Maybe<ProductTypeToProductConnection>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly taxonomyName?: Maybe<Scalars['String']['output']>;
  readonly termGroupId?: Maybe<Scalars['Int']['output']>;
  readonly termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};


export type ProductTypeProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ProductTypeToProductConnectionWhereArgs>;
};

export type ProductToProductTypeConnectionWhereArgs = {
  /** Taken and without meaning here. */
  readonly cacheDomain?: InputMaybe<Scalars['String']['input']>;
  readonly childless?: InputMaybe<Scalars['Boolean']['input']>;
  readonly childOf?: InputMaybe<Scalars['Int']['input']>;
  readonly descriptionLike?: InputMaybe<Scalars['String']['input']>;
  readonly exclude?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly excludeTree?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and without meaning here. */
  readonly hierarchical?: InputMaybe<Scalars['Boolean']['input']>;
  readonly include?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly name?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly nameLike?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<OrderEnum>;
  readonly orderby?: InputMaybe<TermObjectsConnectionOrderbyEnum>;
  /** Taken and without meaning here: counts are padded already. */
  readonly padCounts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parent?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly slug?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly termTaxonomyId?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** Taken and without meaning here. */
  readonly updateTermMetaCache?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ShippingClass = DatabaseIdentifier & TermNode & UniformResourceIdentifiable & Node & {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly taxonomyName?: Maybe<Scalars['String']['output']>;
  readonly termGroupId?: Maybe<Scalars['Int']['output']>;
  readonly termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};

export type VisibleProduct = DatabaseIdentifier & TermNode & UniformResourceIdentifiable & Node & {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly databaseId: Scalars['Int']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly taxonomyName?: Maybe<Scalars['String']['output']>;
  readonly termGroupId?: Maybe<Scalars['Int']['output']>;
  readonly termTaxonomyId?: Maybe<Scalars['Int']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};

export type ProductCategoryDisplay =
  | 'BOTH'
  | 'DEFAULT'
  | 'PRODUCTS'
  | 'SUBCATEGORIES';

export type VariationAttributeConnection = {
  readonly edges: ReadonlyArray<VariationAttributeConnectionEdge>;
  readonly nodes: ReadonlyArray<VariationAttribute>;
  readonly pageInfo: VariationAttributeConnectionPageInfo;
};

export type VariationAttributeConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: VariationAttribute;
};

export type VariationAttributeConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CartItemConnection = {
  readonly edges: ReadonlyArray<CartItemConnectionEdge>;
  readonly nodes: ReadonlyArray<CartItem>;
  readonly pageInfo: CartItemConnectionPageInfo;
};

export type CartItemConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: CartItem;
};

export type CartItemConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CartToCartItemConnectionEdge = CartItemConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: CartItem;
};

export type CartToCartItemConnectionPageInfo = CartItemConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductUnionConnection = {
  readonly edges: ReadonlyArray<ProductUnionConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductUnion>;
  readonly pageInfo: ProductUnionConnectionPageInfo;
};

export type ProductUnionConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductUnion;
};

export type ProductUnionConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToProductUnionConnectionEdge = ProductUnionConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductUnion;
};

export type RootQueryToProductUnionConnectionPageInfo = ProductUnionConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToUpsellConnectionEdge = ProductUnionConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductUnion;
};

export type ProductToUpsellConnectionPageInfo = ProductUnionConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToCrossSellConnectionEdge = ProductUnionConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductUnion;
};

export type ProductToCrossSellConnectionPageInfo = ProductUnionConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CommentConnection = {
  readonly edges: ReadonlyArray<CommentConnectionEdge>;
  readonly nodes: ReadonlyArray<Comment>;
  readonly pageInfo: CommentConnectionPageInfo;
};

export type CommentConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Comment;
};

export type CommentConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToCommentConnectionPageInfo = CommentConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductCategoryConnection = {
  readonly edges: ReadonlyArray<ProductCategoryConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductCategory>;
  readonly pageInfo: ProductCategoryConnectionPageInfo;
};

export type ProductCategoryConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductCategory;
};

export type ProductCategoryConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductCategoryToAncestorsProductCategoryConnectionEdge = ProductCategoryConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductCategory;
};

export type ProductCategoryToAncestorsProductCategoryConnectionPageInfo = ProductCategoryConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CategoryConnection = {
  readonly edges: ReadonlyArray<CategoryConnectionEdge>;
  readonly nodes: ReadonlyArray<Category>;
  readonly pageInfo: CategoryConnectionPageInfo;
};

export type CategoryConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Category;
};

export type CategoryConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CategoryToCategoryConnectionEdge = CategoryConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Category;
};

export type CategoryToCategoryConnectionPageInfo = CategoryConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CategoryToCategoryConnection = CategoryConnection & Connection & {
  readonly edges: ReadonlyArray<CategoryToCategoryConnectionEdge>;
  readonly nodes: ReadonlyArray<Category>;
  readonly pageInfo: CategoryToCategoryConnectionPageInfo;
};

export type PostConnection = {
  readonly edges: ReadonlyArray<PostConnectionEdge>;
  readonly nodes: ReadonlyArray<Post>;
  readonly pageInfo: PostConnectionPageInfo;
};

export type PostConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Post;
};

export type PostConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CategoryToPostConnectionEdge = PostConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Post;
};

export type CategoryToPostConnectionPageInfo = PostConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CategoryToPostConnection = PostConnection & Connection & {
  readonly edges: ReadonlyArray<CategoryToPostConnectionEdge>;
  readonly nodes: ReadonlyArray<Post>;
  readonly pageInfo: CategoryToPostConnectionPageInfo;
};

export type TagToPostConnectionEdge = PostConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Post;
};

export type TagToPostConnectionPageInfo = PostConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type TagToPostConnection = PostConnection & Connection & {
  readonly edges: ReadonlyArray<TagToPostConnectionEdge>;
  readonly nodes: ReadonlyArray<Post>;
  readonly pageInfo: TagToPostConnectionPageInfo;
};

export type PostToCategoryConnectionEdge = CategoryConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Category;
};

export type PostToCategoryConnectionPageInfo = CategoryConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type PostToCategoryConnection = CategoryConnection & Connection & {
  readonly edges: ReadonlyArray<PostToCategoryConnectionEdge>;
  readonly nodes: ReadonlyArray<Category>;
  readonly pageInfo: PostToCategoryConnectionPageInfo;
};

export type PostToCommentConnectionEdge = CommentConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Comment;
};

export type PostToCommentConnectionPageInfo = CommentConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type PostToCommentConnection = CommentConnection & Connection & {
  readonly edges: ReadonlyArray<PostToCommentConnectionEdge>;
  readonly nodes: ReadonlyArray<Comment>;
  readonly pageInfo: PostToCommentConnectionPageInfo;
};

export type TagConnection = {
  readonly edges: ReadonlyArray<TagConnectionEdge>;
  readonly nodes: ReadonlyArray<Tag>;
  readonly pageInfo: TagConnectionPageInfo;
};

export type TagConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Tag;
};

export type TagConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type PostToTagConnectionEdge = TagConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Tag;
};

export type PostToTagConnectionPageInfo = TagConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type PostToTagConnection = TagConnection & Connection & {
  readonly edges: ReadonlyArray<PostToTagConnectionEdge>;
  readonly nodes: ReadonlyArray<Tag>;
  readonly pageInfo: PostToTagConnectionPageInfo;
};

export type TermNodeConnection = {
  readonly edges: ReadonlyArray<TermNodeConnectionEdge>;
  readonly nodes: ReadonlyArray<TermNode>;
  readonly pageInfo: TermNodeConnectionPageInfo;
};

export type TermNodeConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: TermNode;
};

export type TermNodeConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type GlobalProductAttributeToTermNodeConnectionEdge = TermNodeConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: TermNode;
};

export type GlobalProductAttributeToTermNodeConnectionPageInfo = TermNodeConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type GlobalProductAttributeToTermNodeConnection = TermNodeConnection & Connection & {
  readonly edges: ReadonlyArray<GlobalProductAttributeToTermNodeConnectionEdge>;
  readonly nodes: ReadonlyArray<TermNode>;
  readonly pageInfo: GlobalProductAttributeToTermNodeConnectionPageInfo;
};

export type DownloadableItemConnection = {
  readonly edges: ReadonlyArray<DownloadableItemConnectionEdge>;
  readonly nodes: ReadonlyArray<DownloadableItem>;
  readonly pageInfo: DownloadableItemConnectionPageInfo;
};

export type DownloadableItemConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: DownloadableItem;
};

export type DownloadableItemConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CustomerToDownloadableItemConnectionEdge = DownloadableItemConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: DownloadableItem;
};

export type CustomerToDownloadableItemConnectionPageInfo = DownloadableItemConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CustomerToDownloadableItemConnection = DownloadableItemConnection & Connection & {
  readonly edges: ReadonlyArray<CustomerToDownloadableItemConnectionEdge>;
  readonly nodes: ReadonlyArray<DownloadableItem>;
  readonly pageInfo: CustomerToDownloadableItemConnectionPageInfo;
};

export type OrderConnection = {
  readonly edges: ReadonlyArray<OrderConnectionEdge>;
  readonly nodes: ReadonlyArray<Order>;
  readonly pageInfo: OrderConnectionPageInfo;
};

export type OrderConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Order;
};

export type OrderConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CustomerToOrderConnectionEdge = OrderConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Order;
};

export type CustomerToOrderConnectionPageInfo = OrderConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CustomerToOrderConnection = OrderConnection & Connection & {
  readonly edges: ReadonlyArray<CustomerToOrderConnectionEdge>;
  readonly nodes: ReadonlyArray<Order>;
  readonly pageInfo: CustomerToOrderConnectionPageInfo;
};

export type RefundConnection = {
  readonly edges: ReadonlyArray<RefundConnectionEdge>;
  readonly nodes: ReadonlyArray<Refund>;
  readonly pageInfo: RefundConnectionPageInfo;
};

export type RefundConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Refund;
};

export type RefundConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CustomerToRefundConnectionEdge = RefundConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Refund;
};

export type CustomerToRefundConnectionPageInfo = RefundConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CustomerToRefundConnection = RefundConnection & Connection & {
  readonly edges: ReadonlyArray<CustomerToRefundConnectionEdge>;
  readonly nodes: ReadonlyArray<Refund>;
  readonly pageInfo: CustomerToRefundConnectionPageInfo;
};

export type UserRoleConnection = {
  readonly edges: ReadonlyArray<UserRoleConnectionEdge>;
  readonly nodes: ReadonlyArray<UserRole>;
  readonly pageInfo: UserRoleConnectionPageInfo;
};

export type UserRoleConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: UserRole;
};

export type UserRoleConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type UserToUserRoleConnectionEdge = UserRoleConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: UserRole;
};

export type UserToUserRoleConnectionPageInfo = UserRoleConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type UserToUserRoleConnection = UserRoleConnection & Connection & {
  readonly edges: ReadonlyArray<UserToUserRoleConnectionEdge>;
  readonly nodes: ReadonlyArray<UserRole>;
  readonly pageInfo: UserToUserRoleConnectionPageInfo;
};

export type RootQueryToCategoryConnectionEdge = CategoryConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Category;
};

export type RootQueryToCategoryConnectionPageInfo = CategoryConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToCategoryConnection = CategoryConnection & Connection & {
  readonly edges: ReadonlyArray<RootQueryToCategoryConnectionEdge>;
  readonly nodes: ReadonlyArray<Category>;
  readonly pageInfo: RootQueryToCategoryConnectionPageInfo;
};

export type RootQueryToPostConnectionEdge = PostConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Post;
};

export type RootQueryToPostConnectionPageInfo = PostConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToPostConnection = PostConnection & Connection & {
  readonly edges: ReadonlyArray<RootQueryToPostConnectionEdge>;
  readonly nodes: ReadonlyArray<Post>;
  readonly pageInfo: RootQueryToPostConnectionPageInfo;
};

export type RootQueryToTagConnectionEdge = TagConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Tag;
};

export type RootQueryToTagConnectionPageInfo = TagConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToTagConnection = TagConnection & Connection & {
  readonly edges: ReadonlyArray<RootQueryToTagConnectionEdge>;
  readonly nodes: ReadonlyArray<Tag>;
  readonly pageInfo: RootQueryToTagConnectionPageInfo;
};

export type PaymentGatewayConnection = {
  readonly edges: ReadonlyArray<PaymentGatewayConnectionEdge>;
  readonly nodes: ReadonlyArray<PaymentGateway>;
  readonly pageInfo: PaymentGatewayConnectionPageInfo;
};

export type PaymentGatewayConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: PaymentGateway;
};

export type PaymentGatewayConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToPaymentGatewayConnectionEdge = PaymentGatewayConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: PaymentGateway;
};

export type RootQueryToPaymentGatewayConnectionPageInfo = PaymentGatewayConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToPaymentGatewayConnection = PaymentGatewayConnection & Connection & {
  readonly edges: ReadonlyArray<RootQueryToPaymentGatewayConnectionEdge>;
  readonly nodes: ReadonlyArray<PaymentGateway>;
  readonly pageInfo: RootQueryToPaymentGatewayConnectionPageInfo;
};

export type RootQueryToOrderConnectionEdge = OrderConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Order;
};

export type RootQueryToOrderConnectionPageInfo = OrderConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToOrderConnection = OrderConnection & Connection & {
  readonly edges: ReadonlyArray<RootQueryToOrderConnectionEdge>;
  readonly nodes: ReadonlyArray<Order>;
  readonly pageInfo: RootQueryToOrderConnectionPageInfo;
};

export type RootQueryToCommentConnectionEdge = CommentConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Comment;
};

export type RootQueryToCommentConnectionPageInfo = CommentConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToCommentConnection = CommentConnection & Connection & {
  readonly edges: ReadonlyArray<RootQueryToCommentConnectionEdge>;
  readonly nodes: ReadonlyArray<Comment>;
  readonly pageInfo: RootQueryToCommentConnectionPageInfo;
};

export type RootQueryToProductCategoryConnectionEdge = ProductCategoryConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductCategory;
};

export type RootQueryToProductCategoryConnectionPageInfo = ProductCategoryConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToProductCategoryConnection = ProductCategoryConnection & Connection & {
  readonly edges: ReadonlyArray<RootQueryToProductCategoryConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductCategory>;
  readonly pageInfo: RootQueryToProductCategoryConnectionPageInfo;
};

export type ProductTagConnection = {
  readonly edges: ReadonlyArray<ProductTagConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductTag>;
  readonly pageInfo: ProductTagConnectionPageInfo;
};

export type ProductTagConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductTag;
};

export type ProductTagConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToProductTagConnectionEdge = ProductTagConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductTag;
};

export type RootQueryToProductTagConnectionPageInfo = ProductTagConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToProductTagConnection = ProductTagConnection & Connection & {
  readonly edges: ReadonlyArray<RootQueryToProductTagConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductTag>;
  readonly pageInfo: RootQueryToProductTagConnectionPageInfo;
};

export type RootQueryToTermNodeConnectionEdge = TermNodeConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: TermNode;
};

export type RootQueryToTermNodeConnectionPageInfo = TermNodeConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type RootQueryToTermNodeConnection = TermNodeConnection & Connection & {
  readonly edges: ReadonlyArray<RootQueryToTermNodeConnectionEdge>;
  readonly nodes: ReadonlyArray<TermNode>;
  readonly pageInfo: RootQueryToTermNodeConnectionPageInfo;
};

export type CouponLineConnection = {
  readonly edges: ReadonlyArray<CouponLineConnectionEdge>;
  readonly nodes: ReadonlyArray<CouponLine>;
  readonly pageInfo: CouponLineConnectionPageInfo;
};

export type CouponLineConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: CouponLine;
};

export type CouponLineConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToCouponLineConnectionEdge = CouponLineConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: CouponLine;
};

export type OrderToCouponLineConnectionPageInfo = CouponLineConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToCouponLineConnection = CouponLineConnection & Connection & {
  readonly edges: ReadonlyArray<OrderToCouponLineConnectionEdge>;
  readonly nodes: ReadonlyArray<CouponLine>;
  readonly pageInfo: OrderToCouponLineConnectionPageInfo;
};

export type OrderToDownloadableItemConnectionEdge = DownloadableItemConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: DownloadableItem;
};

export type OrderToDownloadableItemConnectionPageInfo = DownloadableItemConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToDownloadableItemConnection = DownloadableItemConnection & Connection & {
  readonly edges: ReadonlyArray<OrderToDownloadableItemConnectionEdge>;
  readonly nodes: ReadonlyArray<DownloadableItem>;
  readonly pageInfo: OrderToDownloadableItemConnectionPageInfo;
};

export type FeeLineConnection = {
  readonly edges: ReadonlyArray<FeeLineConnectionEdge>;
  readonly nodes: ReadonlyArray<FeeLine>;
  readonly pageInfo: FeeLineConnectionPageInfo;
};

export type FeeLineConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: FeeLine;
};

export type FeeLineConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToFeeLineConnectionEdge = FeeLineConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: FeeLine;
};

export type OrderToFeeLineConnectionPageInfo = FeeLineConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToFeeLineConnection = FeeLineConnection & Connection & {
  readonly edges: ReadonlyArray<OrderToFeeLineConnectionEdge>;
  readonly nodes: ReadonlyArray<FeeLine>;
  readonly pageInfo: OrderToFeeLineConnectionPageInfo;
};

export type LineItemConnection = {
  readonly edges: ReadonlyArray<LineItemConnectionEdge>;
  readonly nodes: ReadonlyArray<LineItem>;
  readonly pageInfo: LineItemConnectionPageInfo;
};

export type LineItemConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: LineItem;
};

export type LineItemConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToLineItemConnectionEdge = LineItemConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: LineItem;
};

export type OrderToLineItemConnectionPageInfo = LineItemConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToLineItemConnection = LineItemConnection & Connection & {
  readonly edges: ReadonlyArray<OrderToLineItemConnectionEdge>;
  readonly nodes: ReadonlyArray<LineItem>;
  readonly pageInfo: OrderToLineItemConnectionPageInfo;
};

export type OrderToCommentConnectionEdge = CommentConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Comment;
};

export type OrderToCommentConnectionPageInfo = CommentConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToCommentConnection = CommentConnection & Connection & {
  readonly edges: ReadonlyArray<OrderToCommentConnectionEdge>;
  readonly nodes: ReadonlyArray<Comment>;
  readonly pageInfo: OrderToCommentConnectionPageInfo;
};

export type OrderToRefundConnectionEdge = RefundConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Refund;
};

export type OrderToRefundConnectionPageInfo = RefundConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToRefundConnection = RefundConnection & Connection & {
  readonly edges: ReadonlyArray<OrderToRefundConnectionEdge>;
  readonly nodes: ReadonlyArray<Refund>;
  readonly pageInfo: OrderToRefundConnectionPageInfo;
};

export type ShippingLineConnection = {
  readonly edges: ReadonlyArray<ShippingLineConnectionEdge>;
  readonly nodes: ReadonlyArray<ShippingLine>;
  readonly pageInfo: ShippingLineConnectionPageInfo;
};

export type ShippingLineConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ShippingLine;
};

export type ShippingLineConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToShippingLineConnectionEdge = ShippingLineConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ShippingLine;
};

export type OrderToShippingLineConnectionPageInfo = ShippingLineConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToShippingLineConnection = ShippingLineConnection & Connection & {
  readonly edges: ReadonlyArray<OrderToShippingLineConnectionEdge>;
  readonly nodes: ReadonlyArray<ShippingLine>;
  readonly pageInfo: OrderToShippingLineConnectionPageInfo;
};

export type TaxLineConnection = {
  readonly edges: ReadonlyArray<TaxLineConnectionEdge>;
  readonly nodes: ReadonlyArray<TaxLine>;
  readonly pageInfo: TaxLineConnectionPageInfo;
};

export type TaxLineConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: TaxLine;
};

export type TaxLineConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToTaxLineConnectionEdge = TaxLineConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: TaxLine;
};

export type OrderToTaxLineConnectionPageInfo = TaxLineConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type OrderToTaxLineConnection = TaxLineConnection & Connection & {
  readonly edges: ReadonlyArray<OrderToTaxLineConnectionEdge>;
  readonly nodes: ReadonlyArray<TaxLine>;
  readonly pageInfo: OrderToTaxLineConnectionPageInfo;
};

export type MediaItemConnection = {
  readonly edges: ReadonlyArray<MediaItemConnectionEdge>;
  readonly nodes: ReadonlyArray<MediaItem>;
  readonly pageInfo: MediaItemConnectionPageInfo;
};

export type MediaItemConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: MediaItem;
};

export type MediaItemConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToMediaItemConnectionEdge = MediaItemConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: MediaItem;
};

export type ProductToMediaItemConnectionPageInfo = MediaItemConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToMediaItemConnection = MediaItemConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToMediaItemConnectionEdge>;
  readonly nodes: ReadonlyArray<MediaItem>;
  readonly pageInfo: ProductToMediaItemConnectionPageInfo;
};

export type GlobalProductAttributeConnection = {
  readonly edges: ReadonlyArray<GlobalProductAttributeConnectionEdge>;
  readonly nodes: ReadonlyArray<GlobalProductAttribute>;
  readonly pageInfo: GlobalProductAttributeConnectionPageInfo;
};

export type GlobalProductAttributeConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: GlobalProductAttribute;
};

export type GlobalProductAttributeConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToGlobalProductAttributeConnectionEdge = GlobalProductAttributeConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: GlobalProductAttribute;
};

export type ProductToGlobalProductAttributeConnectionPageInfo = GlobalProductAttributeConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToGlobalProductAttributeConnection = GlobalProductAttributeConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToGlobalProductAttributeConnectionEdge>;
  readonly nodes: ReadonlyArray<GlobalProductAttribute>;
  readonly pageInfo: ProductToGlobalProductAttributeConnectionPageInfo;
};

export type LocalProductAttributeConnection = {
  readonly edges: ReadonlyArray<LocalProductAttributeConnectionEdge>;
  readonly nodes: ReadonlyArray<LocalProductAttribute>;
  readonly pageInfo: LocalProductAttributeConnectionPageInfo;
};

export type LocalProductAttributeConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: LocalProductAttribute;
};

export type LocalProductAttributeConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToLocalProductAttributeConnectionEdge = LocalProductAttributeConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: LocalProductAttribute;
};

export type ProductToLocalProductAttributeConnectionPageInfo = LocalProductAttributeConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToLocalProductAttributeConnection = LocalProductAttributeConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToLocalProductAttributeConnectionEdge>;
  readonly nodes: ReadonlyArray<LocalProductAttribute>;
  readonly pageInfo: ProductToLocalProductAttributeConnectionPageInfo;
};

export type ProductToProductCategoryConnectionEdge = ProductCategoryConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductCategory;
};

export type ProductToProductCategoryConnectionPageInfo = ProductCategoryConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToProductCategoryConnection = ProductCategoryConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToProductCategoryConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductCategory>;
  readonly pageInfo: ProductToProductCategoryConnectionPageInfo;
};

export type ProductToProductTagConnectionEdge = ProductTagConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductTag;
};

export type ProductToProductTagConnectionPageInfo = ProductTagConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToProductTagConnection = ProductTagConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToProductTagConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductTag>;
  readonly pageInfo: ProductToProductTagConnectionPageInfo;
};

export type ProductTypeConnection = {
  readonly edges: ReadonlyArray<ProductTypeConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductType>;
  readonly pageInfo: ProductTypeConnectionPageInfo;
};

export type ProductTypeConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductType;
};

export type ProductTypeConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToProductTypeConnectionEdge = ProductTypeConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductType;
};

export type ProductToProductTypeConnectionPageInfo = ProductTypeConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToProductTypeConnection = ProductTypeConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToProductTypeConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductType>;
  readonly pageInfo: ProductToProductTypeConnectionPageInfo;
};

export type ProductToProductUnionConnectionEdge = ProductUnionConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductUnion;
};

export type ProductToProductUnionConnectionPageInfo = ProductUnionConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToProductUnionConnection = ProductUnionConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToProductUnionConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductUnion>;
  readonly pageInfo: ProductToProductUnionConnectionPageInfo;
};

export type ShippingClassConnection = {
  readonly edges: ReadonlyArray<ShippingClassConnectionEdge>;
  readonly nodes: ReadonlyArray<ShippingClass>;
  readonly pageInfo: ShippingClassConnectionPageInfo;
};

export type ShippingClassConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ShippingClass;
};

export type ShippingClassConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToShippingClassConnectionEdge = ShippingClassConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ShippingClass;
};

export type ProductToShippingClassConnectionPageInfo = ShippingClassConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToShippingClassConnection = ShippingClassConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToShippingClassConnectionEdge>;
  readonly nodes: ReadonlyArray<ShippingClass>;
  readonly pageInfo: ProductToShippingClassConnectionPageInfo;
};

export type ProductToTermNodeConnectionEdge = TermNodeConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: TermNode;
};

export type ProductToTermNodeConnectionPageInfo = TermNodeConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToTermNodeConnection = TermNodeConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToTermNodeConnectionEdge>;
  readonly nodes: ReadonlyArray<TermNode>;
  readonly pageInfo: ProductToTermNodeConnectionPageInfo;
};

export type VisibleProductConnection = {
  readonly edges: ReadonlyArray<VisibleProductConnectionEdge>;
  readonly nodes: ReadonlyArray<VisibleProduct>;
  readonly pageInfo: VisibleProductConnectionPageInfo;
};

export type VisibleProductConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: VisibleProduct;
};

export type VisibleProductConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToVisibleProductConnectionEdge = VisibleProductConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: VisibleProduct;
};

export type ProductToVisibleProductConnectionPageInfo = VisibleProductConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductToVisibleProductConnection = VisibleProductConnection & Connection & {
  readonly edges: ReadonlyArray<ProductToVisibleProductConnectionEdge>;
  readonly nodes: ReadonlyArray<VisibleProduct>;
  readonly pageInfo: ProductToVisibleProductConnectionPageInfo;
};

export type ProductAttributeConnection = {
  readonly edges: ReadonlyArray<ProductAttributeConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductAttribute>;
  readonly pageInfo: ProductAttributeConnectionPageInfo;
};

export type ProductAttributeConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductAttribute;
};

export type ProductAttributeConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductWithAttributesToProductAttributeConnectionEdge = ProductAttributeConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductAttribute;
};

export type ProductWithAttributesToProductAttributeConnectionPageInfo = ProductAttributeConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductWithAttributesToProductAttributeConnection = ProductAttributeConnection & Connection & {
  readonly edges: ReadonlyArray<ProductWithAttributesToProductAttributeConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductAttribute>;
  readonly pageInfo: ProductWithAttributesToProductAttributeConnectionPageInfo;
};

export type ProductWithAttributesToVariationAttributeConnectionEdge = VariationAttributeConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: VariationAttribute;
};

export type ProductWithAttributesToVariationAttributeConnectionPageInfo = VariationAttributeConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductWithAttributesToVariationAttributeConnection = VariationAttributeConnection & Connection & {
  readonly edges: ReadonlyArray<ProductWithAttributesToVariationAttributeConnectionEdge>;
  readonly nodes: ReadonlyArray<VariationAttribute>;
  readonly pageInfo: ProductWithAttributesToVariationAttributeConnectionPageInfo;
};

export type ProductVariationConnection = {
  readonly edges: ReadonlyArray<ProductVariationConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductVariation>;
  readonly pageInfo: ProductVariationConnectionPageInfo;
};

export type ProductVariationConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductVariation;
};

export type ProductVariationConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductWithVariationsToProductVariationConnectionEdge = ProductVariationConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductVariation;
};

export type ProductWithVariationsToProductVariationConnectionPageInfo = ProductVariationConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductWithVariationsToProductVariationConnection = ProductVariationConnection & Connection & {
  readonly edges: ReadonlyArray<ProductWithVariationsToProductVariationConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductVariation>;
  readonly pageInfo: ProductWithVariationsToProductVariationConnectionPageInfo;
};

export type GroupProductToProductUnionConnectionEdge = ProductUnionConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductUnion;
};

export type GroupProductToProductUnionConnectionPageInfo = ProductUnionConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type GroupProductToProductUnionConnection = ProductUnionConnection & Connection & {
  readonly edges: ReadonlyArray<GroupProductToProductUnionConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductUnion>;
  readonly pageInfo: GroupProductToProductUnionConnectionPageInfo;
};

export type CommentToCommentConnectionEdge = CommentConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Comment;
};

export type CommentToCommentConnectionPageInfo = CommentConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type CommentToCommentConnection = CommentConnection & Connection & {
  readonly edges: ReadonlyArray<CommentToCommentConnectionEdge>;
  readonly nodes: ReadonlyArray<Comment>;
  readonly pageInfo: CommentToCommentConnectionPageInfo;
};

export type ProductCategoryToProductCategoryConnectionEdge = ProductCategoryConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductCategory;
};

export type ProductCategoryToProductCategoryConnectionPageInfo = ProductCategoryConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductCategoryToProductCategoryConnection = ProductCategoryConnection & Connection & {
  readonly edges: ReadonlyArray<ProductCategoryToProductCategoryConnectionEdge>;
  readonly nodes: ReadonlyArray<ProductCategory>;
  readonly pageInfo: ProductCategoryToProductCategoryConnectionPageInfo;
};

export type ProductConnection = {
  readonly edges: ReadonlyArray<ProductConnectionEdge>;
  readonly nodes: ReadonlyArray<Product>;
  readonly pageInfo: ProductConnectionPageInfo;
};

export type ProductConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Product;
};

export type ProductConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductCategoryToProductConnectionEdge = ProductConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Product;
};

export type ProductCategoryToProductConnectionPageInfo = ProductConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductCategoryToProductConnection = ProductConnection & Connection & {
  readonly edges: ReadonlyArray<ProductCategoryToProductConnectionEdge>;
  readonly nodes: ReadonlyArray<Product>;
  readonly pageInfo: ProductCategoryToProductConnectionPageInfo;
};

export type ProductTagToProductConnectionEdge = ProductConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Product;
};

export type ProductTagToProductConnectionPageInfo = ProductConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductTagToProductConnection = ProductConnection & Connection & {
  readonly edges: ReadonlyArray<ProductTagToProductConnectionEdge>;
  readonly nodes: ReadonlyArray<Product>;
  readonly pageInfo: ProductTagToProductConnectionPageInfo;
};

export type ProductTypeToProductConnectionEdge = ProductConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Product;
};

export type ProductTypeToProductConnectionPageInfo = ProductConnectionPageInfo & WpPageInfo & PageInfo & {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductTypeToProductConnection = ProductConnection & Connection & {
  readonly edges: ReadonlyArray<ProductTypeToProductConnectionEdge>;
  readonly nodes: ReadonlyArray<Product>;
  readonly pageInfo: ProductTypeToProductConnectionPageInfo;
};

export type CommenterConnection = {
  readonly edges: ReadonlyArray<CommenterConnectionEdge>;
  readonly nodes: ReadonlyArray<Commenter>;
  readonly pageInfo: CommenterConnectionPageInfo;
};

export type CommenterConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Commenter;
};

export type CommenterConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type UserConnection = {
  readonly edges: ReadonlyArray<UserConnectionEdge>;
  readonly nodes: ReadonlyArray<User>;
  readonly pageInfo: UserConnectionPageInfo;
};

export type UserConnectionEdge = {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: User;
};

export type UserConnectionPageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type NodeWithAuthorToUserConnectionEdge = OneToOneConnection & UserConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: User;
};

export type NodeWithFeaturedImageToMediaItemConnectionEdge = OneToOneConnection & MediaItemConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: MediaItem;
};

export type LineItemToProductConnectionEdge = OneToOneConnection & ProductConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Product;
};

export type LineItemToProductVariationConnectionEdge = OneToOneConnection & ProductVariationConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: ProductVariation;
};

export type ProductToProductConnectionEdge = OneToOneConnection & ProductConnectionEdge & Edge & {
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly node: Product;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  ProductAttribute:
    | ( AttributeSource )
    | ( AttributeSource )
    | ( ChoiceSource )
  ;
  Attribute:
    | ( ChoiceSource )
    | ( ChosenValueSource )
  ;
  CartItem: ( CartLineSource );
  CartError:
    | ( CouponError )
    | ( ShippingMethodError )
    | ( CartItemError )
  ;
  Connection:
    | ( Omit<ProductVariationToVariationAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductVariationToVariationAttributeConnectionEdge']>, nodes: ReadonlyArray<_RefType['VariationAttribute']> } )
    | ( Omit<CartToCartItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CartToCartItemConnectionEdge']>, nodes: ReadonlyArray<_RefType['CartItem']> } )
    | ( Omit<RootQueryToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToProductUnionConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductUnion']> } )
    | ( Omit<ProductToUpsellConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToUpsellConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductUnion']> } )
    | ( Omit<ProductToCrossSellConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToCrossSellConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductUnion']> } )
    | ( Omit<ProductToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToCommentConnectionEdge']>, nodes: ReadonlyArray<_RefType['Comment']> } )
    | ( Omit<ProductCategoryToAncestorsProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductCategoryToAncestorsProductCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductCategory']> } )
    | ( Omit<CategoryToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CategoryToCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['Category']> } )
    | ( Omit<CategoryToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CategoryToPostConnectionEdge']>, nodes: ReadonlyArray<_RefType['Post']> } )
    | ( Omit<TagToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['TagToPostConnectionEdge']>, nodes: ReadonlyArray<_RefType['Post']> } )
    | ( Omit<PostToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['PostToCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['Category']> } )
    | ( Omit<PostToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['PostToCommentConnectionEdge']>, nodes: ReadonlyArray<_RefType['Comment']> } )
    | ( Omit<PostToTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['PostToTagConnectionEdge']>, nodes: ReadonlyArray<_RefType['Tag']> } )
    | ( Omit<GlobalProductAttributeToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['GlobalProductAttributeToTermNodeConnectionEdge']>, nodes: ReadonlyArray<_RefType['TermNode']> } )
    | ( Omit<CustomerToDownloadableItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CustomerToDownloadableItemConnectionEdge']>, nodes: ReadonlyArray<_RefType['DownloadableItem']> } )
    | ( Omit<CustomerToOrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CustomerToOrderConnectionEdge']>, nodes: ReadonlyArray<_RefType['Order']> } )
    | ( Omit<CustomerToRefundConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CustomerToRefundConnectionEdge']>, nodes: ReadonlyArray<_RefType['Refund']> } )
    | ( UserToUserRoleConnection )
    | ( Omit<RootQueryToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['Category']> } )
    | ( Omit<RootQueryToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToPostConnectionEdge']>, nodes: ReadonlyArray<_RefType['Post']> } )
    | ( Omit<RootQueryToTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToTagConnectionEdge']>, nodes: ReadonlyArray<_RefType['Tag']> } )
    | ( Omit<RootQueryToPaymentGatewayConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToPaymentGatewayConnectionEdge']>, nodes: ReadonlyArray<_RefType['PaymentGateway']> } )
    | ( Omit<RootQueryToOrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToOrderConnectionEdge']>, nodes: ReadonlyArray<_RefType['Order']> } )
    | ( Omit<RootQueryToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToCommentConnectionEdge']>, nodes: ReadonlyArray<_RefType['Comment']> } )
    | ( Omit<RootQueryToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductCategory']> } )
    | ( Omit<RootQueryToProductTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToProductTagConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductTag']> } )
    | ( Omit<RootQueryToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToTermNodeConnectionEdge']>, nodes: ReadonlyArray<_RefType['TermNode']> } )
    | ( Omit<OrderToCouponLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToCouponLineConnectionEdge']>, nodes: ReadonlyArray<_RefType['CouponLine']> } )
    | ( Omit<OrderToDownloadableItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToDownloadableItemConnectionEdge']>, nodes: ReadonlyArray<_RefType['DownloadableItem']> } )
    | ( OrderToFeeLineConnection )
    | ( Omit<OrderToLineItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToLineItemConnectionEdge']>, nodes: ReadonlyArray<_RefType['LineItem']> } )
    | ( Omit<OrderToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToCommentConnectionEdge']>, nodes: ReadonlyArray<_RefType['Comment']> } )
    | ( Omit<OrderToRefundConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToRefundConnectionEdge']>, nodes: ReadonlyArray<_RefType['Refund']> } )
    | ( Omit<OrderToShippingLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToShippingLineConnectionEdge']>, nodes: ReadonlyArray<_RefType['ShippingLine']> } )
    | ( Omit<OrderToTaxLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToTaxLineConnectionEdge']>, nodes: ReadonlyArray<_RefType['TaxLine']> } )
    | ( Omit<ProductToMediaItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToMediaItemConnectionEdge']>, nodes: ReadonlyArray<_RefType['MediaItem']> } )
    | ( Omit<ProductToGlobalProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToGlobalProductAttributeConnectionEdge']>, nodes: ReadonlyArray<_RefType['GlobalProductAttribute']> } )
    | ( Omit<ProductToLocalProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToLocalProductAttributeConnectionEdge']>, nodes: ReadonlyArray<_RefType['LocalProductAttribute']> } )
    | ( Omit<ProductToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductCategory']> } )
    | ( Omit<ProductToProductTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToProductTagConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductTag']> } )
    | ( Omit<ProductToProductTypeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToProductTypeConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductType']> } )
    | ( Omit<ProductToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToProductUnionConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductUnion']> } )
    | ( Omit<ProductToShippingClassConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToShippingClassConnectionEdge']>, nodes: ReadonlyArray<_RefType['ShippingClass']> } )
    | ( Omit<ProductToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToTermNodeConnectionEdge']>, nodes: ReadonlyArray<_RefType['TermNode']> } )
    | ( Omit<ProductToVisibleProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToVisibleProductConnectionEdge']>, nodes: ReadonlyArray<_RefType['VisibleProduct']> } )
    | ( Omit<ProductWithAttributesToProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductWithAttributesToProductAttributeConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductAttribute']> } )
    | ( Omit<ProductWithAttributesToVariationAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductWithAttributesToVariationAttributeConnectionEdge']>, nodes: ReadonlyArray<_RefType['VariationAttribute']> } )
    | ( Omit<ProductWithVariationsToProductVariationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductWithVariationsToProductVariationConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductVariation']> } )
    | ( Omit<GroupProductToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['GroupProductToProductUnionConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductUnion']> } )
    | ( Omit<CommentToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CommentToCommentConnectionEdge']>, nodes: ReadonlyArray<_RefType['Comment']> } )
    | ( Omit<ProductCategoryToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductCategoryToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductCategory']> } )
    | ( Omit<ProductCategoryToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductCategoryToProductConnectionEdge']>, nodes: ReadonlyArray<_RefType['Product']> } )
    | ( Omit<ProductTagToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductTagToProductConnectionEdge']>, nodes: ReadonlyArray<_RefType['Product']> } )
    | ( Omit<ProductTypeToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductTypeToProductConnectionEdge']>, nodes: ReadonlyArray<_RefType['Product']> } )
  ;
  Edge:
    | ( Omit<CategoryToParentCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<ProductVariationToVariationAttributeConnectionEdge, 'node'> & { node: _RefType['VariationAttribute'] } )
    | ( Omit<CartItemToProductConnectionEdge, 'node' | 'simpleVariations'> & { node: _RefType['Product'], simpleVariations?: Maybe<ReadonlyArray<Maybe<_RefType['SimpleAttribute']>>> } )
    | ( Omit<CartItemToProductVariationConnectionEdge, 'node' | 'attributes'> & { node: _RefType['ProductVariation'], attributes?: Maybe<ReadonlyArray<Maybe<_RefType['VariationAttribute']>>> } )
    | ( Omit<CommentToCommenterConnectionEdge, 'node'> & { node: _RefType['Commenter'] } )
    | ( Omit<CommentToContentNodeConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( ReviewEdgeSource )
    | ( Omit<ProductCategoryToParentProductCategoryConnectionEdge, 'node'> & { node: _RefType['ProductCategory'] } )
    | ( Omit<CartToCartItemConnectionEdge, 'node'> & { node: _RefType['CartItem'] } )
    | ( Omit<RootQueryToProductUnionConnectionEdge, 'node'> & { node: _RefType['ProductUnion'] } )
    | ( Omit<ProductToUpsellConnectionEdge, 'node'> & { node: _RefType['ProductUnion'] } )
    | ( Omit<ProductToCrossSellConnectionEdge, 'node'> & { node: _RefType['ProductUnion'] } )
    | ( Omit<ProductCategoryToAncestorsProductCategoryConnectionEdge, 'node'> & { node: _RefType['ProductCategory'] } )
    | ( Omit<CategoryToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<CategoryToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<TagToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<PostToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<PostToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<PostToTagConnectionEdge, 'node'> & { node: _RefType['Tag'] } )
    | ( Omit<GlobalProductAttributeToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
    | ( Omit<CustomerToDownloadableItemConnectionEdge, 'node'> & { node: _RefType['DownloadableItem'] } )
    | ( Omit<CustomerToOrderConnectionEdge, 'node'> & { node: _RefType['Order'] } )
    | ( Omit<CustomerToRefundConnectionEdge, 'node'> & { node: _RefType['Refund'] } )
    | ( UserToUserRoleConnectionEdge )
    | ( Omit<RootQueryToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<RootQueryToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<RootQueryToTagConnectionEdge, 'node'> & { node: _RefType['Tag'] } )
    | ( Omit<RootQueryToPaymentGatewayConnectionEdge, 'node'> & { node: _RefType['PaymentGateway'] } )
    | ( Omit<RootQueryToOrderConnectionEdge, 'node'> & { node: _RefType['Order'] } )
    | ( Omit<RootQueryToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<RootQueryToProductCategoryConnectionEdge, 'node'> & { node: _RefType['ProductCategory'] } )
    | ( Omit<RootQueryToProductTagConnectionEdge, 'node'> & { node: _RefType['ProductTag'] } )
    | ( Omit<RootQueryToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
    | ( Omit<OrderToCouponLineConnectionEdge, 'node'> & { node: _RefType['CouponLine'] } )
    | ( Omit<OrderToDownloadableItemConnectionEdge, 'node'> & { node: _RefType['DownloadableItem'] } )
    | ( OrderToFeeLineConnectionEdge )
    | ( Omit<OrderToLineItemConnectionEdge, 'node'> & { node: _RefType['LineItem'] } )
    | ( Omit<OrderToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<OrderToRefundConnectionEdge, 'node'> & { node: _RefType['Refund'] } )
    | ( Omit<OrderToShippingLineConnectionEdge, 'node'> & { node: _RefType['ShippingLine'] } )
    | ( Omit<OrderToTaxLineConnectionEdge, 'node'> & { node: _RefType['TaxLine'] } )
    | ( Omit<ProductToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
    | ( Omit<ProductToGlobalProductAttributeConnectionEdge, 'node'> & { node: _RefType['GlobalProductAttribute'] } )
    | ( Omit<ProductToLocalProductAttributeConnectionEdge, 'node'> & { node: _RefType['LocalProductAttribute'] } )
    | ( Omit<ProductToProductCategoryConnectionEdge, 'node'> & { node: _RefType['ProductCategory'] } )
    | ( Omit<ProductToProductTagConnectionEdge, 'node'> & { node: _RefType['ProductTag'] } )
    | ( Omit<ProductToProductTypeConnectionEdge, 'node'> & { node: _RefType['ProductType'] } )
    | ( Omit<ProductToProductUnionConnectionEdge, 'node'> & { node: _RefType['ProductUnion'] } )
    | ( Omit<ProductToShippingClassConnectionEdge, 'node'> & { node: _RefType['ShippingClass'] } )
    | ( Omit<ProductToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
    | ( Omit<ProductToVisibleProductConnectionEdge, 'node'> & { node: _RefType['VisibleProduct'] } )
    | ( Omit<ProductWithAttributesToProductAttributeConnectionEdge, 'node'> & { node: _RefType['ProductAttribute'] } )
    | ( Omit<ProductWithAttributesToVariationAttributeConnectionEdge, 'node'> & { node: _RefType['VariationAttribute'] } )
    | ( Omit<ProductWithVariationsToProductVariationConnectionEdge, 'node'> & { node: _RefType['ProductVariation'] } )
    | ( Omit<GroupProductToProductUnionConnectionEdge, 'node'> & { node: _RefType['ProductUnion'] } )
    | ( Omit<CommentToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<ProductCategoryToProductCategoryConnectionEdge, 'node'> & { node: _RefType['ProductCategory'] } )
    | ( Omit<ProductCategoryToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( Omit<ProductTagToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( Omit<ProductTypeToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( Omit<NodeWithAuthorToUserConnectionEdge, 'node'> & { node: _RefType['User'] } )
    | ( Omit<NodeWithFeaturedImageToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
    | ( Omit<LineItemToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( Omit<LineItemToProductVariationConnectionEdge, 'node'> & { node: _RefType['ProductVariation'] } )
    | ( Omit<ProductToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
  ;
  OneToOneConnection:
    | ( Omit<CategoryToParentCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<CartItemToProductConnectionEdge, 'node' | 'simpleVariations'> & { node: _RefType['Product'], simpleVariations?: Maybe<ReadonlyArray<Maybe<_RefType['SimpleAttribute']>>> } )
    | ( Omit<CartItemToProductVariationConnectionEdge, 'node' | 'attributes'> & { node: _RefType['ProductVariation'], attributes?: Maybe<ReadonlyArray<Maybe<_RefType['VariationAttribute']>>> } )
    | ( Omit<CommentToCommenterConnectionEdge, 'node'> & { node: _RefType['Commenter'] } )
    | ( Omit<CommentToContentNodeConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( Omit<ProductCategoryToParentProductCategoryConnectionEdge, 'node'> & { node: _RefType['ProductCategory'] } )
    | ( Omit<NodeWithAuthorToUserConnectionEdge, 'node'> & { node: _RefType['User'] } )
    | ( Omit<NodeWithFeaturedImageToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
    | ( Omit<LineItemToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( Omit<LineItemToProductVariationConnectionEdge, 'node'> & { node: _RefType['ProductVariation'] } )
    | ( Omit<ProductToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
  ;
  PageInfo:
    | ( ProductVariationToVariationAttributeConnectionPageInfo )
    | ( CartToCartItemConnectionPageInfo )
    | ( RootQueryToProductUnionConnectionPageInfo )
    | ( ProductToUpsellConnectionPageInfo )
    | ( ProductToCrossSellConnectionPageInfo )
    | ( ProductToCommentConnectionPageInfo )
    | ( ProductCategoryToAncestorsProductCategoryConnectionPageInfo )
    | ( CategoryToCategoryConnectionPageInfo )
    | ( CategoryToPostConnectionPageInfo )
    | ( TagToPostConnectionPageInfo )
    | ( PostToCategoryConnectionPageInfo )
    | ( PostToCommentConnectionPageInfo )
    | ( PostToTagConnectionPageInfo )
    | ( GlobalProductAttributeToTermNodeConnectionPageInfo )
    | ( CustomerToDownloadableItemConnectionPageInfo )
    | ( CustomerToOrderConnectionPageInfo )
    | ( CustomerToRefundConnectionPageInfo )
    | ( UserToUserRoleConnectionPageInfo )
    | ( RootQueryToCategoryConnectionPageInfo )
    | ( RootQueryToPostConnectionPageInfo )
    | ( RootQueryToTagConnectionPageInfo )
    | ( RootQueryToPaymentGatewayConnectionPageInfo )
    | ( RootQueryToOrderConnectionPageInfo )
    | ( RootQueryToCommentConnectionPageInfo )
    | ( RootQueryToProductCategoryConnectionPageInfo )
    | ( RootQueryToProductTagConnectionPageInfo )
    | ( RootQueryToTermNodeConnectionPageInfo )
    | ( OrderToCouponLineConnectionPageInfo )
    | ( OrderToDownloadableItemConnectionPageInfo )
    | ( OrderToFeeLineConnectionPageInfo )
    | ( OrderToLineItemConnectionPageInfo )
    | ( OrderToCommentConnectionPageInfo )
    | ( OrderToRefundConnectionPageInfo )
    | ( OrderToShippingLineConnectionPageInfo )
    | ( OrderToTaxLineConnectionPageInfo )
    | ( ProductToMediaItemConnectionPageInfo )
    | ( ProductToGlobalProductAttributeConnectionPageInfo )
    | ( ProductToLocalProductAttributeConnectionPageInfo )
    | ( ProductToProductCategoryConnectionPageInfo )
    | ( ProductToProductTagConnectionPageInfo )
    | ( ProductToProductTypeConnectionPageInfo )
    | ( ProductToProductUnionConnectionPageInfo )
    | ( ProductToShippingClassConnectionPageInfo )
    | ( ProductToTermNodeConnectionPageInfo )
    | ( ProductToVisibleProductConnectionPageInfo )
    | ( ProductWithAttributesToProductAttributeConnectionPageInfo )
    | ( ProductWithAttributesToVariationAttributeConnectionPageInfo )
    | ( ProductWithVariationsToProductVariationConnectionPageInfo )
    | ( GroupProductToProductUnionConnectionPageInfo )
    | ( CommentToCommentConnectionPageInfo )
    | ( ProductCategoryToProductCategoryConnectionPageInfo )
    | ( ProductCategoryToProductConnectionPageInfo )
    | ( ProductTagToProductConnectionPageInfo )
    | ( ProductTypeToProductConnectionPageInfo )
  ;
  WPPageInfo:
    | ( ProductVariationToVariationAttributeConnectionPageInfo )
    | ( CartToCartItemConnectionPageInfo )
    | ( RootQueryToProductUnionConnectionPageInfo )
    | ( ProductToUpsellConnectionPageInfo )
    | ( ProductToCrossSellConnectionPageInfo )
    | ( ProductToCommentConnectionPageInfo )
    | ( ProductCategoryToAncestorsProductCategoryConnectionPageInfo )
    | ( CategoryToCategoryConnectionPageInfo )
    | ( CategoryToPostConnectionPageInfo )
    | ( TagToPostConnectionPageInfo )
    | ( PostToCategoryConnectionPageInfo )
    | ( PostToCommentConnectionPageInfo )
    | ( PostToTagConnectionPageInfo )
    | ( GlobalProductAttributeToTermNodeConnectionPageInfo )
    | ( CustomerToDownloadableItemConnectionPageInfo )
    | ( CustomerToOrderConnectionPageInfo )
    | ( CustomerToRefundConnectionPageInfo )
    | ( UserToUserRoleConnectionPageInfo )
    | ( RootQueryToCategoryConnectionPageInfo )
    | ( RootQueryToPostConnectionPageInfo )
    | ( RootQueryToTagConnectionPageInfo )
    | ( RootQueryToPaymentGatewayConnectionPageInfo )
    | ( RootQueryToOrderConnectionPageInfo )
    | ( RootQueryToCommentConnectionPageInfo )
    | ( RootQueryToProductCategoryConnectionPageInfo )
    | ( RootQueryToProductTagConnectionPageInfo )
    | ( RootQueryToTermNodeConnectionPageInfo )
    | ( OrderToCouponLineConnectionPageInfo )
    | ( OrderToDownloadableItemConnectionPageInfo )
    | ( OrderToFeeLineConnectionPageInfo )
    | ( OrderToLineItemConnectionPageInfo )
    | ( OrderToCommentConnectionPageInfo )
    | ( OrderToRefundConnectionPageInfo )
    | ( OrderToShippingLineConnectionPageInfo )
    | ( OrderToTaxLineConnectionPageInfo )
    | ( ProductToMediaItemConnectionPageInfo )
    | ( ProductToGlobalProductAttributeConnectionPageInfo )
    | ( ProductToLocalProductAttributeConnectionPageInfo )
    | ( ProductToProductCategoryConnectionPageInfo )
    | ( ProductToProductTagConnectionPageInfo )
    | ( ProductToProductTypeConnectionPageInfo )
    | ( ProductToProductUnionConnectionPageInfo )
    | ( ProductToShippingClassConnectionPageInfo )
    | ( ProductToTermNodeConnectionPageInfo )
    | ( ProductToVisibleProductConnectionPageInfo )
    | ( ProductWithAttributesToProductAttributeConnectionPageInfo )
    | ( ProductWithAttributesToVariationAttributeConnectionPageInfo )
    | ( ProductWithVariationsToProductVariationConnectionPageInfo )
    | ( GroupProductToProductUnionConnectionPageInfo )
    | ( CommentToCommentConnectionPageInfo )
    | ( ProductCategoryToProductCategoryConnectionPageInfo )
    | ( ProductCategoryToProductConnectionPageInfo )
    | ( ProductTagToProductConnectionPageInfo )
    | ( ProductTypeToProductConnectionPageInfo )
  ;
  PaymentToken:
    | ( Omit<PaymentTokenCc, 'gateway'> & { gateway?: Maybe<_RefType['PaymentGateway']> } )
    | ( Omit<PaymentTokenECheck, 'gateway'> & { gateway?: Maybe<_RefType['PaymentGateway']> } )
  ;
  LoginClientOptions: ( PasswordClientOptions );
  LoginOptions: ( PasswordLoginOptions );
  Node:
    | ( ArticleCategorySource )
    | ( ArticleTagSource )
    | ( ArticleSource )
    | ( AttributeSource )
    | ( AttributeSource )
    | ( ChoiceSource )
    | ( ChosenValueSource )
    | ( CartLineSource )
    | ( GatewaySource )
    | ( CustomerSource )
    | ( UserSource )
    | ( Omit<PaymentTokenCc, 'gateway'> & { gateway?: Maybe<_RefType['PaymentGateway']> } )
    | ( Omit<PaymentTokenECheck, 'gateway'> & { gateway?: Maybe<_RefType['PaymentGateway']> } )
    | ( UserRole )
    | ( PictureSource )
    | ( OrderSource )
    | ( RefundSource )
    | ( OrderLineSource )
    | ( OrderShippingSource )
    | ( OrderCouponSource )
    | ( Coupon )
    | ( OrderTaxSource )
    | ( DownloadSource )
    | ( FeeLine )
    | ( TaxRate )
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( ExternalProductSource )
    | ( GroupSource )
    | ( VariationSource )
    | ( CommenterSource )
    | ( CommentSource )
    | ( Plugin )
    | ( ProductCategorySource )
    | ( ProductTagSource )
    | ( DerivedTermSource )
    | ( DerivedTermSource )
    | ( DerivedTermSource )
  ;
  DatabaseIdentifier:
    | ( ArticleCategorySource )
    | ( ArticleTagSource )
    | ( ArticleSource )
    | ( UserSource )
    | ( PictureSource )
    | ( RefundSource )
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( ExternalProductSource )
    | ( GroupSource )
    | ( VariationSource )
    | ( CommenterSource )
    | ( CommentSource )
    | ( ProductCategorySource )
    | ( ProductTagSource )
    | ( DerivedTermSource )
    | ( DerivedTermSource )
    | ( DerivedTermSource )
  ;
  UniformResourceIdentifiable:
    | ( ArticleCategorySource )
    | ( ArticleTagSource )
    | ( ArticleSource )
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( ExternalProductSource )
    | ( GroupSource )
    | ( VariationSource )
    | ( ProductCategorySource )
    | ( ProductTagSource )
    | ( DerivedTermSource )
    | ( DerivedTermSource )
    | ( DerivedTermSource )
  ;
  ContentNode:
    | ( ArticleSource )
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( ExternalProductSource )
    | ( GroupSource )
    | ( VariationSource )
  ;
  NodeWithTitle:
    | ( ArticleSource )
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( ExternalProductSource )
    | ( GroupSource )
    | ( VariationSource )
  ;
  NodeWithContentEditor:
    | ( ArticleSource )
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( ExternalProductSource )
    | ( GroupSource )
    | ( VariationSource )
  ;
  NodeWithFeaturedImage:
    | ( ArticleSource )
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( ExternalProductSource )
    | ( GroupSource )
    | ( VariationSource )
  ;
  Product:
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( ExternalProductSource )
    | ( GroupSource )
    | ( VariationSource )
  ;
  ProductUnion:
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( ExternalProductSource )
    | ( GroupSource )
    | ( VariationSource )
  ;
  ProductWithPricing:
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( ExternalProductSource )
    | ( GroupSource )
    | ( VariationSource )
  ;
  InventoriedProduct:
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( VariationSource )
  ;
  ProductWithDimensions:
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( VariationSource )
  ;
  DownloadableProduct:
    | ( SimpleProductSource )
    | ( VariationSource )
  ;
  ProductWithAttributes:
    | ( SimpleProductSource )
    | ( VariableProductSource )
    | ( ExternalProductSource )
    | ( GroupSource )
  ;
  ProductWithVariations: ( VariableProductSource );
  ProductVariation: ( VariationSource );
  Commenter:
    | ( UserSource )
    | ( CommenterSource )
  ;
  TermNode:
    | ( ArticleCategorySource )
    | ( ArticleTagSource )
    | ( ProductCategorySource )
    | ( ProductTagSource )
    | ( DerivedTermSource )
    | ( DerivedTermSource )
    | ( DerivedTermSource )
  ;
  VariationAttributeConnection:
    | ( Omit<ProductVariationToVariationAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductVariationToVariationAttributeConnectionEdge']>, nodes: ReadonlyArray<_RefType['VariationAttribute']> } )
    | ( Omit<ProductWithAttributesToVariationAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductWithAttributesToVariationAttributeConnectionEdge']>, nodes: ReadonlyArray<_RefType['VariationAttribute']> } )
  ;
  VariationAttributeConnectionEdge:
    | ( Omit<ProductVariationToVariationAttributeConnectionEdge, 'node'> & { node: _RefType['VariationAttribute'] } )
    | ( Omit<ProductWithAttributesToVariationAttributeConnectionEdge, 'node'> & { node: _RefType['VariationAttribute'] } )
  ;
  VariationAttributeConnectionPageInfo:
    | ( ProductVariationToVariationAttributeConnectionPageInfo )
    | ( ProductWithAttributesToVariationAttributeConnectionPageInfo )
  ;
  CartItemConnection: ( Omit<CartToCartItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CartToCartItemConnectionEdge']>, nodes: ReadonlyArray<_RefType['CartItem']> } );
  CartItemConnectionEdge: ( Omit<CartToCartItemConnectionEdge, 'node'> & { node: _RefType['CartItem'] } );
  CartItemConnectionPageInfo: ( CartToCartItemConnectionPageInfo );
  ProductUnionConnection:
    | ( Omit<RootQueryToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToProductUnionConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductUnion']> } )
    | ( Omit<ProductToUpsellConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToUpsellConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductUnion']> } )
    | ( Omit<ProductToCrossSellConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToCrossSellConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductUnion']> } )
    | ( Omit<ProductToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToProductUnionConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductUnion']> } )
    | ( Omit<GroupProductToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['GroupProductToProductUnionConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductUnion']> } )
  ;
  ProductUnionConnectionEdge:
    | ( Omit<RootQueryToProductUnionConnectionEdge, 'node'> & { node: _RefType['ProductUnion'] } )
    | ( Omit<ProductToUpsellConnectionEdge, 'node'> & { node: _RefType['ProductUnion'] } )
    | ( Omit<ProductToCrossSellConnectionEdge, 'node'> & { node: _RefType['ProductUnion'] } )
    | ( Omit<ProductToProductUnionConnectionEdge, 'node'> & { node: _RefType['ProductUnion'] } )
    | ( Omit<GroupProductToProductUnionConnectionEdge, 'node'> & { node: _RefType['ProductUnion'] } )
  ;
  ProductUnionConnectionPageInfo:
    | ( RootQueryToProductUnionConnectionPageInfo )
    | ( ProductToUpsellConnectionPageInfo )
    | ( ProductToCrossSellConnectionPageInfo )
    | ( ProductToProductUnionConnectionPageInfo )
    | ( GroupProductToProductUnionConnectionPageInfo )
  ;
  CommentConnection:
    | ( Omit<ProductToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToCommentConnectionEdge']>, nodes: ReadonlyArray<_RefType['Comment']> } )
    | ( Omit<PostToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['PostToCommentConnectionEdge']>, nodes: ReadonlyArray<_RefType['Comment']> } )
    | ( Omit<RootQueryToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToCommentConnectionEdge']>, nodes: ReadonlyArray<_RefType['Comment']> } )
    | ( Omit<OrderToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToCommentConnectionEdge']>, nodes: ReadonlyArray<_RefType['Comment']> } )
    | ( Omit<CommentToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CommentToCommentConnectionEdge']>, nodes: ReadonlyArray<_RefType['Comment']> } )
  ;
  CommentConnectionEdge:
    | ( ReviewEdgeSource )
    | ( Omit<PostToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<RootQueryToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<OrderToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
    | ( Omit<CommentToCommentConnectionEdge, 'node'> & { node: _RefType['Comment'] } )
  ;
  CommentConnectionPageInfo:
    | ( ProductToCommentConnectionPageInfo )
    | ( PostToCommentConnectionPageInfo )
    | ( RootQueryToCommentConnectionPageInfo )
    | ( OrderToCommentConnectionPageInfo )
    | ( CommentToCommentConnectionPageInfo )
  ;
  ProductCategoryConnection:
    | ( Omit<ProductCategoryToAncestorsProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductCategoryToAncestorsProductCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductCategory']> } )
    | ( Omit<RootQueryToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductCategory']> } )
    | ( Omit<ProductToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductCategory']> } )
    | ( Omit<ProductCategoryToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductCategoryToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductCategory']> } )
  ;
  ProductCategoryConnectionEdge:
    | ( Omit<ProductCategoryToParentProductCategoryConnectionEdge, 'node'> & { node: _RefType['ProductCategory'] } )
    | ( Omit<ProductCategoryToAncestorsProductCategoryConnectionEdge, 'node'> & { node: _RefType['ProductCategory'] } )
    | ( Omit<RootQueryToProductCategoryConnectionEdge, 'node'> & { node: _RefType['ProductCategory'] } )
    | ( Omit<ProductToProductCategoryConnectionEdge, 'node'> & { node: _RefType['ProductCategory'] } )
    | ( Omit<ProductCategoryToProductCategoryConnectionEdge, 'node'> & { node: _RefType['ProductCategory'] } )
  ;
  ProductCategoryConnectionPageInfo:
    | ( ProductCategoryToAncestorsProductCategoryConnectionPageInfo )
    | ( RootQueryToProductCategoryConnectionPageInfo )
    | ( ProductToProductCategoryConnectionPageInfo )
    | ( ProductCategoryToProductCategoryConnectionPageInfo )
  ;
  CategoryConnection:
    | ( Omit<CategoryToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CategoryToCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['Category']> } )
    | ( Omit<PostToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['PostToCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['Category']> } )
    | ( Omit<RootQueryToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToCategoryConnectionEdge']>, nodes: ReadonlyArray<_RefType['Category']> } )
  ;
  CategoryConnectionEdge:
    | ( Omit<CategoryToParentCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<CategoryToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<PostToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
    | ( Omit<RootQueryToCategoryConnectionEdge, 'node'> & { node: _RefType['Category'] } )
  ;
  CategoryConnectionPageInfo:
    | ( CategoryToCategoryConnectionPageInfo )
    | ( PostToCategoryConnectionPageInfo )
    | ( RootQueryToCategoryConnectionPageInfo )
  ;
  PostConnection:
    | ( Omit<CategoryToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CategoryToPostConnectionEdge']>, nodes: ReadonlyArray<_RefType['Post']> } )
    | ( Omit<TagToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['TagToPostConnectionEdge']>, nodes: ReadonlyArray<_RefType['Post']> } )
    | ( Omit<RootQueryToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToPostConnectionEdge']>, nodes: ReadonlyArray<_RefType['Post']> } )
  ;
  PostConnectionEdge:
    | ( Omit<CategoryToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<TagToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
    | ( Omit<RootQueryToPostConnectionEdge, 'node'> & { node: _RefType['Post'] } )
  ;
  PostConnectionPageInfo:
    | ( CategoryToPostConnectionPageInfo )
    | ( TagToPostConnectionPageInfo )
    | ( RootQueryToPostConnectionPageInfo )
  ;
  TagConnection:
    | ( Omit<PostToTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['PostToTagConnectionEdge']>, nodes: ReadonlyArray<_RefType['Tag']> } )
    | ( Omit<RootQueryToTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToTagConnectionEdge']>, nodes: ReadonlyArray<_RefType['Tag']> } )
  ;
  TagConnectionEdge:
    | ( Omit<PostToTagConnectionEdge, 'node'> & { node: _RefType['Tag'] } )
    | ( Omit<RootQueryToTagConnectionEdge, 'node'> & { node: _RefType['Tag'] } )
  ;
  TagConnectionPageInfo:
    | ( PostToTagConnectionPageInfo )
    | ( RootQueryToTagConnectionPageInfo )
  ;
  TermNodeConnection:
    | ( Omit<GlobalProductAttributeToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['GlobalProductAttributeToTermNodeConnectionEdge']>, nodes: ReadonlyArray<_RefType['TermNode']> } )
    | ( Omit<RootQueryToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToTermNodeConnectionEdge']>, nodes: ReadonlyArray<_RefType['TermNode']> } )
    | ( Omit<ProductToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToTermNodeConnectionEdge']>, nodes: ReadonlyArray<_RefType['TermNode']> } )
  ;
  TermNodeConnectionEdge:
    | ( Omit<GlobalProductAttributeToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
    | ( Omit<RootQueryToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
    | ( Omit<ProductToTermNodeConnectionEdge, 'node'> & { node: _RefType['TermNode'] } )
  ;
  TermNodeConnectionPageInfo:
    | ( GlobalProductAttributeToTermNodeConnectionPageInfo )
    | ( RootQueryToTermNodeConnectionPageInfo )
    | ( ProductToTermNodeConnectionPageInfo )
  ;
  DownloadableItemConnection:
    | ( Omit<CustomerToDownloadableItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CustomerToDownloadableItemConnectionEdge']>, nodes: ReadonlyArray<_RefType['DownloadableItem']> } )
    | ( Omit<OrderToDownloadableItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToDownloadableItemConnectionEdge']>, nodes: ReadonlyArray<_RefType['DownloadableItem']> } )
  ;
  DownloadableItemConnectionEdge:
    | ( Omit<CustomerToDownloadableItemConnectionEdge, 'node'> & { node: _RefType['DownloadableItem'] } )
    | ( Omit<OrderToDownloadableItemConnectionEdge, 'node'> & { node: _RefType['DownloadableItem'] } )
  ;
  DownloadableItemConnectionPageInfo:
    | ( CustomerToDownloadableItemConnectionPageInfo )
    | ( OrderToDownloadableItemConnectionPageInfo )
  ;
  OrderConnection:
    | ( Omit<CustomerToOrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CustomerToOrderConnectionEdge']>, nodes: ReadonlyArray<_RefType['Order']> } )
    | ( Omit<RootQueryToOrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToOrderConnectionEdge']>, nodes: ReadonlyArray<_RefType['Order']> } )
  ;
  OrderConnectionEdge:
    | ( Omit<CustomerToOrderConnectionEdge, 'node'> & { node: _RefType['Order'] } )
    | ( Omit<RootQueryToOrderConnectionEdge, 'node'> & { node: _RefType['Order'] } )
  ;
  OrderConnectionPageInfo:
    | ( CustomerToOrderConnectionPageInfo )
    | ( RootQueryToOrderConnectionPageInfo )
  ;
  RefundConnection:
    | ( Omit<CustomerToRefundConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['CustomerToRefundConnectionEdge']>, nodes: ReadonlyArray<_RefType['Refund']> } )
    | ( Omit<OrderToRefundConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToRefundConnectionEdge']>, nodes: ReadonlyArray<_RefType['Refund']> } )
  ;
  RefundConnectionEdge:
    | ( Omit<CustomerToRefundConnectionEdge, 'node'> & { node: _RefType['Refund'] } )
    | ( Omit<OrderToRefundConnectionEdge, 'node'> & { node: _RefType['Refund'] } )
  ;
  RefundConnectionPageInfo:
    | ( CustomerToRefundConnectionPageInfo )
    | ( OrderToRefundConnectionPageInfo )
  ;
  UserRoleConnection: ( UserToUserRoleConnection );
  UserRoleConnectionEdge: ( UserToUserRoleConnectionEdge );
  UserRoleConnectionPageInfo: ( UserToUserRoleConnectionPageInfo );
  PaymentGatewayConnection: ( Omit<RootQueryToPaymentGatewayConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToPaymentGatewayConnectionEdge']>, nodes: ReadonlyArray<_RefType['PaymentGateway']> } );
  PaymentGatewayConnectionEdge: ( Omit<RootQueryToPaymentGatewayConnectionEdge, 'node'> & { node: _RefType['PaymentGateway'] } );
  PaymentGatewayConnectionPageInfo: ( RootQueryToPaymentGatewayConnectionPageInfo );
  ProductTagConnection:
    | ( Omit<RootQueryToProductTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['RootQueryToProductTagConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductTag']> } )
    | ( Omit<ProductToProductTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToProductTagConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductTag']> } )
  ;
  ProductTagConnectionEdge:
    | ( Omit<RootQueryToProductTagConnectionEdge, 'node'> & { node: _RefType['ProductTag'] } )
    | ( Omit<ProductToProductTagConnectionEdge, 'node'> & { node: _RefType['ProductTag'] } )
  ;
  ProductTagConnectionPageInfo:
    | ( RootQueryToProductTagConnectionPageInfo )
    | ( ProductToProductTagConnectionPageInfo )
  ;
  CouponLineConnection: ( Omit<OrderToCouponLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToCouponLineConnectionEdge']>, nodes: ReadonlyArray<_RefType['CouponLine']> } );
  CouponLineConnectionEdge: ( Omit<OrderToCouponLineConnectionEdge, 'node'> & { node: _RefType['CouponLine'] } );
  CouponLineConnectionPageInfo: ( OrderToCouponLineConnectionPageInfo );
  FeeLineConnection: ( OrderToFeeLineConnection );
  FeeLineConnectionEdge: ( OrderToFeeLineConnectionEdge );
  FeeLineConnectionPageInfo: ( OrderToFeeLineConnectionPageInfo );
  LineItemConnection: ( Omit<OrderToLineItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToLineItemConnectionEdge']>, nodes: ReadonlyArray<_RefType['LineItem']> } );
  LineItemConnectionEdge: ( Omit<OrderToLineItemConnectionEdge, 'node'> & { node: _RefType['LineItem'] } );
  LineItemConnectionPageInfo: ( OrderToLineItemConnectionPageInfo );
  ShippingLineConnection: ( Omit<OrderToShippingLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToShippingLineConnectionEdge']>, nodes: ReadonlyArray<_RefType['ShippingLine']> } );
  ShippingLineConnectionEdge: ( Omit<OrderToShippingLineConnectionEdge, 'node'> & { node: _RefType['ShippingLine'] } );
  ShippingLineConnectionPageInfo: ( OrderToShippingLineConnectionPageInfo );
  TaxLineConnection: ( Omit<OrderToTaxLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OrderToTaxLineConnectionEdge']>, nodes: ReadonlyArray<_RefType['TaxLine']> } );
  TaxLineConnectionEdge: ( Omit<OrderToTaxLineConnectionEdge, 'node'> & { node: _RefType['TaxLine'] } );
  TaxLineConnectionPageInfo: ( OrderToTaxLineConnectionPageInfo );
  MediaItemConnection: ( Omit<ProductToMediaItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToMediaItemConnectionEdge']>, nodes: ReadonlyArray<_RefType['MediaItem']> } );
  MediaItemConnectionEdge:
    | ( Omit<ProductToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
    | ( Omit<NodeWithFeaturedImageToMediaItemConnectionEdge, 'node'> & { node: _RefType['MediaItem'] } )
  ;
  MediaItemConnectionPageInfo: ( ProductToMediaItemConnectionPageInfo );
  GlobalProductAttributeConnection: ( Omit<ProductToGlobalProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToGlobalProductAttributeConnectionEdge']>, nodes: ReadonlyArray<_RefType['GlobalProductAttribute']> } );
  GlobalProductAttributeConnectionEdge: ( Omit<ProductToGlobalProductAttributeConnectionEdge, 'node'> & { node: _RefType['GlobalProductAttribute'] } );
  GlobalProductAttributeConnectionPageInfo: ( ProductToGlobalProductAttributeConnectionPageInfo );
  LocalProductAttributeConnection: ( Omit<ProductToLocalProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToLocalProductAttributeConnectionEdge']>, nodes: ReadonlyArray<_RefType['LocalProductAttribute']> } );
  LocalProductAttributeConnectionEdge: ( Omit<ProductToLocalProductAttributeConnectionEdge, 'node'> & { node: _RefType['LocalProductAttribute'] } );
  LocalProductAttributeConnectionPageInfo: ( ProductToLocalProductAttributeConnectionPageInfo );
  ProductTypeConnection: ( Omit<ProductToProductTypeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToProductTypeConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductType']> } );
  ProductTypeConnectionEdge: ( Omit<ProductToProductTypeConnectionEdge, 'node'> & { node: _RefType['ProductType'] } );
  ProductTypeConnectionPageInfo: ( ProductToProductTypeConnectionPageInfo );
  ShippingClassConnection: ( Omit<ProductToShippingClassConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToShippingClassConnectionEdge']>, nodes: ReadonlyArray<_RefType['ShippingClass']> } );
  ShippingClassConnectionEdge: ( Omit<ProductToShippingClassConnectionEdge, 'node'> & { node: _RefType['ShippingClass'] } );
  ShippingClassConnectionPageInfo: ( ProductToShippingClassConnectionPageInfo );
  VisibleProductConnection: ( Omit<ProductToVisibleProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductToVisibleProductConnectionEdge']>, nodes: ReadonlyArray<_RefType['VisibleProduct']> } );
  VisibleProductConnectionEdge: ( Omit<ProductToVisibleProductConnectionEdge, 'node'> & { node: _RefType['VisibleProduct'] } );
  VisibleProductConnectionPageInfo: ( ProductToVisibleProductConnectionPageInfo );
  ProductAttributeConnection:
    | ( Omit<ProductVariationToVariationAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductVariationToVariationAttributeConnectionEdge']>, nodes: ReadonlyArray<_RefType['VariationAttribute']> } )
    | ( Omit<ProductWithAttributesToProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductWithAttributesToProductAttributeConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductAttribute']> } )
  ;
  ProductAttributeConnectionEdge:
    | ( Omit<ProductVariationToVariationAttributeConnectionEdge, 'node'> & { node: _RefType['VariationAttribute'] } )
    | ( Omit<ProductWithAttributesToProductAttributeConnectionEdge, 'node'> & { node: _RefType['ProductAttribute'] } )
  ;
  ProductAttributeConnectionPageInfo:
    | ( ProductVariationToVariationAttributeConnectionPageInfo )
    | ( ProductWithAttributesToProductAttributeConnectionPageInfo )
  ;
  ProductVariationConnection: ( Omit<ProductWithVariationsToProductVariationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductWithVariationsToProductVariationConnectionEdge']>, nodes: ReadonlyArray<_RefType['ProductVariation']> } );
  ProductVariationConnectionEdge:
    | ( Omit<CartItemToProductVariationConnectionEdge, 'node' | 'attributes'> & { node: _RefType['ProductVariation'], attributes?: Maybe<ReadonlyArray<Maybe<_RefType['VariationAttribute']>>> } )
    | ( Omit<ProductWithVariationsToProductVariationConnectionEdge, 'node'> & { node: _RefType['ProductVariation'] } )
    | ( Omit<LineItemToProductVariationConnectionEdge, 'node'> & { node: _RefType['ProductVariation'] } )
  ;
  ProductVariationConnectionPageInfo: ( ProductWithVariationsToProductVariationConnectionPageInfo );
  ProductConnection:
    | ( Omit<ProductCategoryToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductCategoryToProductConnectionEdge']>, nodes: ReadonlyArray<_RefType['Product']> } )
    | ( Omit<ProductTagToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductTagToProductConnectionEdge']>, nodes: ReadonlyArray<_RefType['Product']> } )
    | ( Omit<ProductTypeToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ProductTypeToProductConnectionEdge']>, nodes: ReadonlyArray<_RefType['Product']> } )
  ;
  ProductConnectionEdge:
    | ( Omit<CartItemToProductConnectionEdge, 'node' | 'simpleVariations'> & { node: _RefType['Product'], simpleVariations?: Maybe<ReadonlyArray<Maybe<_RefType['SimpleAttribute']>>> } )
    | ( Omit<CommentToContentNodeConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( Omit<ProductCategoryToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( Omit<ProductTagToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( Omit<ProductTypeToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( Omit<LineItemToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
    | ( Omit<ProductToProductConnectionEdge, 'node'> & { node: _RefType['Product'] } )
  ;
  ProductConnectionPageInfo:
    | ( ProductCategoryToProductConnectionPageInfo )
    | ( ProductTagToProductConnectionPageInfo )
    | ( ProductTypeToProductConnectionPageInfo )
  ;
  CommenterConnection: never;
  CommenterConnectionEdge: ( Omit<CommentToCommenterConnectionEdge, 'node'> & { node: _RefType['Commenter'] } );
  CommenterConnectionPageInfo: never;
  UserConnection: never;
  UserConnectionEdge: ( Omit<NodeWithAuthorToUserConnectionEdge, 'node'> & { node: _RefType['User'] } );
  UserConnectionPageInfo: never;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  CategoryIdType: CategoryIdType;
  PostIdType: PostIdType;
  Category: ResolverTypeWrapper<ArticleCategorySource>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Tag: ResolverTypeWrapper<ArticleTagSource>;
  TagIdType: TagIdType;
  RootQueryToCategoryConnectionWhereArgs: RootQueryToCategoryConnectionWhereArgs;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PostToCategoryConnectionWhereArgs: PostToCategoryConnectionWhereArgs;
  RootQueryToTagConnectionWhereArgs: RootQueryToTagConnectionWhereArgs;
  PostToTagConnectionWhereArgs: PostToTagConnectionWhereArgs;
  CategoryToCategoryConnectionWhereArgs: CategoryToCategoryConnectionWhereArgs;
  CategoryToParentCategoryConnectionEdge: ResolverTypeWrapper<Omit<CategoryToParentCategoryConnectionEdge, 'node'> & { node: ResolversTypes['Category'] }>;
  PostStatusEnum: PostStatusEnum;
  PostObjectsConnectionOrderbyEnum: PostObjectsConnectionOrderbyEnum;
  PostObjectsConnectionOrderbyInput: PostObjectsConnectionOrderbyInput;
  Post: ResolverTypeWrapper<ArticleSource>;
  RootQueryToPostConnectionWhereArgs: RootQueryToPostConnectionWhereArgs;
  CategoryToPostConnectionWhereArgs: CategoryToPostConnectionWhereArgs;
  TagToPostConnectionWhereArgs: TagToPostConnectionWhereArgs;
  ProductAttributeTypesEnum: ProductAttributeTypesEnum;
  ProductWithAttributesToProductAttributeConnectionWhereArgs: ProductWithAttributesToProductAttributeConnectionWhereArgs;
  ProductAttribute: ResolverTypeWrapper<AttributeSource>;
  GlobalProductAttribute: ResolverTypeWrapper<AttributeSource>;
  LocalProductAttribute: ResolverTypeWrapper<AttributeSource>;
  Attribute: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Attribute']>;
  VariationAttribute: ResolverTypeWrapper<ChoiceSource>;
  SimpleAttribute: ResolverTypeWrapper<ChosenValueSource>;
  ProductVariationToVariationAttributeConnection: ResolverTypeWrapper<Omit<ProductVariationToVariationAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductVariationToVariationAttributeConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['VariationAttribute']> }>;
  ProductVariationToVariationAttributeConnectionEdge: ResolverTypeWrapper<Omit<ProductVariationToVariationAttributeConnectionEdge, 'node'> & { node: ResolversTypes['VariationAttribute'] }>;
  ProductVariationToVariationAttributeConnectionPageInfo: ResolverTypeWrapper<ProductVariationToVariationAttributeConnectionPageInfo>;
  ProductAttributesConnectionOrderbyEnum: ProductAttributesConnectionOrderbyEnum;
  GlobalProductAttributeToTermNodeConnectionWhereArgs: GlobalProductAttributeToTermNodeConnectionWhereArgs;
  Cart: ResolverTypeWrapper<CartSource>;
  CartItem: ResolverTypeWrapper<CartLineSource>;
  SimpleCartItem: ResolverTypeWrapper<CartLineSource>;
  CartToCartItemConnectionWhereArgs: CartToCartItemConnectionWhereArgs;
  AppliedCoupon: ResolverTypeWrapper<AppliedCouponSource>;
  CartGiftCard: ResolverTypeWrapper<CartGiftCardSource>;
  CartNotice: ResolverTypeWrapper<CartNotice>;
  ShippingPackage: ResolverTypeWrapper<ShippingPackageSource>;
  ShippingRate: ResolverTypeWrapper<ShippingRateSource>;
  CartFee: ResolverTypeWrapper<CartFee>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CartTax: ResolverTypeWrapper<CartTaxSource>;
  CartToCartItemConnection: ResolverTypeWrapper<Omit<CartToCartItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CartToCartItemConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['CartItem']> }>;
  CartItemToProductConnectionEdge: ResolverTypeWrapper<Omit<CartItemToProductConnectionEdge, 'node' | 'simpleVariations'> & { node: ResolversTypes['Product'], simpleVariations?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SimpleAttribute']>>> }>;
  CartItemToProductVariationConnectionEdge: ResolverTypeWrapper<Omit<CartItemToProductVariationConnectionEdge, 'node' | 'attributes'> & { node: ResolversTypes['ProductVariation'], attributes?: Maybe<ReadonlyArray<Maybe<ResolversTypes['VariationAttribute']>>> }>;
  ProductAttributeInput: ProductAttributeInput;
  CartItemInput: CartItemInput;
  CartItemQuantityInput: CartItemQuantityInput;
  ProductAttributeOutput: ResolverTypeWrapper<ProductAttributeOutput>;
  CartErrorType: CartErrorType;
  CartError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartError']>;
  CouponError: ResolverTypeWrapper<CouponError>;
  ShippingMethodError: ResolverTypeWrapper<ShippingMethodError>;
  CartItemError: ResolverTypeWrapper<CartItemError>;
  AddToCartInput: AddToCartInput;
  AddToCartPayload: ResolverTypeWrapper<Omit<AddToCartPayload, 'cart' | 'cartItem'> & { cart?: Maybe<ResolversTypes['Cart']>, cartItem?: Maybe<ResolversTypes['CartItem']> }>;
  ApplyCouponInput: ApplyCouponInput;
  ApplyCouponPayload: ResolverTypeWrapper<Omit<ApplyCouponPayload, 'applied' | 'cart' | 'giftCard'> & { applied?: Maybe<ResolversTypes['AppliedCoupon']>, cart?: Maybe<ResolversTypes['Cart']>, giftCard?: Maybe<ResolversTypes['CartGiftCard']> }>;
  RemoveCouponsInput: RemoveCouponsInput;
  RemoveCouponsPayload: ResolverTypeWrapper<Omit<RemoveCouponsPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  FillCartInput: FillCartInput;
  FillCartPayload: ResolverTypeWrapper<Omit<FillCartPayload, 'added' | 'applied' | 'cart' | 'cartErrors'> & { added?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>>, applied?: Maybe<ReadonlyArray<Maybe<ResolversTypes['AppliedCoupon']>>>, cart?: Maybe<ResolversTypes['Cart']>, cartErrors?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CartError']>>> }>;
  AddCartItemsInput: AddCartItemsInput;
  AddCartItemsPayload: ResolverTypeWrapper<Omit<AddCartItemsPayload, 'added' | 'cart'> & { added?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>>, cart?: Maybe<ResolversTypes['Cart']> }>;
  UpdateItemQuantitiesInput: UpdateItemQuantitiesInput;
  UpdateItemQuantitiesPayload: ResolverTypeWrapper<Omit<UpdateItemQuantitiesPayload, 'cart' | 'items' | 'removed' | 'updated'> & { cart?: Maybe<ResolversTypes['Cart']>, items?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>>, removed?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>>, updated?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>> }>;
  RemoveItemsFromCartInput: RemoveItemsFromCartInput;
  RemoveItemsFromCartPayload: ResolverTypeWrapper<Omit<RemoveItemsFromCartPayload, 'cart' | 'cartItems'> & { cart?: Maybe<ResolversTypes['Cart']>, cartItems?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>> }>;
  RestoreCartItemsInput: RestoreCartItemsInput;
  RestoreCartItemsPayload: ResolverTypeWrapper<Omit<RestoreCartItemsPayload, 'cart' | 'cartItems'> & { cart?: Maybe<ResolversTypes['Cart']>, cartItems?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>> }>;
  EmptyCartInput: EmptyCartInput;
  EmptyCartPayload: ResolverTypeWrapper<Omit<EmptyCartPayload, 'cart' | 'deletedCart'> & { cart?: Maybe<ResolversTypes['Cart']>, deletedCart?: Maybe<ResolversTypes['Cart']> }>;
  UpdateShippingMethodInput: UpdateShippingMethodInput;
  UpdateShippingMethodPayload: ResolverTypeWrapper<Omit<UpdateShippingMethodPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  AddFeeInput: AddFeeInput;
  AddFeePayload: ResolverTypeWrapper<Omit<AddFeePayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  CreateAccountInput: CreateAccountInput;
  CheckoutInput: CheckoutInput;
  CheckoutPayload: ResolverTypeWrapper<Omit<CheckoutPayload, 'customer' | 'order'> & { customer?: Maybe<ResolversTypes['Customer']>, order?: Maybe<ResolversTypes['Order']> }>;
  StripePaymentMethodEnum: StripePaymentMethodEnum;
  PaymentIntent: ResolverTypeWrapper<PaymentIntent>;
  PayOrderInput: PayOrderInput;
  PayOrderPayload: ResolverTypeWrapper<Omit<PayOrderPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  SettleOrderInput: SettleOrderInput;
  SetDefaultPaymentMethodInput: SetDefaultPaymentMethodInput;
  SetDefaultPaymentMethodPayload: ResolverTypeWrapper<Omit<SetDefaultPaymentMethodPayload, 'token'> & { token?: Maybe<ResolversTypes['PaymentToken']> }>;
  SettleOrderPayload: ResolverTypeWrapper<Omit<SettleOrderPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  PaymentGateway: ResolverTypeWrapper<GatewaySource>;
  PaymentKindEnum: PaymentKindEnum;
  RootQueryToPaymentGatewayConnectionWhereArgs: RootQueryToPaymentGatewayConnectionWhereArgs;
  Connection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Connection']>;
  Edge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Edge']>;
  OneToOneConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OneToOneConnection']>;
  PageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PageInfo']>;
  WPPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WPPageInfo']>;
  Customer: ResolverTypeWrapper<CustomerSource>;
  EndOtherLoginsInput: EndOtherLoginsInput;
  EndOtherLoginsPayload: ResolverTypeWrapper<EndOtherLoginsPayload>;
  CustomerLogin: ResolverTypeWrapper<CustomerLoginSource>;
  CustomerReview: ResolverTypeWrapper<CustomerReviewSource>;
  CustomerAddress: ResolverTypeWrapper<AddressSource>;
  CustomerAddressInput: CustomerAddressInput;
  User: ResolverTypeWrapper<UserSource>;
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateCustomerPayload: ResolverTypeWrapper<AccountPayloadSource>;
  RegisterCustomerInput: RegisterCustomerInput;
  RegisterCustomerPayload: ResolverTypeWrapper<AccountPayloadSource>;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<Omit<UpdateUserPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SendPasswordResetEmailInput: SendPasswordResetEmailInput;
  SendPasswordResetEmailPayload: ResolverTypeWrapper<Omit<SendPasswordResetEmailPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  CheckPasswordResetInput: CheckPasswordResetInput;
  CheckPasswordResetPayload: ResolverTypeWrapper<CheckPasswordResetPayload>;
  ResetUserPasswordInput: ResetUserPasswordInput;
  ResetUserPasswordPayload: ResolverTypeWrapper<Omit<ResetUserPasswordPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  PaymentToken: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PaymentToken']>;
  PaymentTokenCC: ResolverTypeWrapper<Omit<PaymentTokenCc, 'gateway'> & { gateway?: Maybe<ResolversTypes['PaymentGateway']> }>;
  PaymentTokenECheck: ResolverTypeWrapper<Omit<PaymentTokenECheck, 'gateway'> & { gateway?: Maybe<ResolversTypes['PaymentGateway']> }>;
  SavedPaymentMethod: ResolverTypeWrapper<SavedPaymentMethod>;
  UserRole: ResolverTypeWrapper<UserRole>;
  ForgetSessionInput: ForgetSessionInput;
  ForgetSessionPayload: ResolverTypeWrapper<ForgetSessionPayload>;
  UpdateSessionInput: UpdateSessionInput;
  UpdateSessionPayload: ResolverTypeWrapper<Omit<UpdateSessionPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  EraseAccountInput: EraseAccountInput;
  EraseAccountPayload: ResolverTypeWrapper<EraseAccountPayload>;
  LoginProviderEnum: LoginProviderEnum;
  LoginClientOptions: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LoginClientOptions']>;
  LoginOptions: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LoginOptions']>;
  PasswordClientOptions: ResolverTypeWrapper<PasswordClientOptions>;
  PasswordLoginOptions: ResolverTypeWrapper<PasswordLoginOptions>;
  LoginClient: ResolverTypeWrapper<Omit<LoginClient, 'clientOptions' | 'loginOptions'> & { clientOptions?: Maybe<ResolversTypes['LoginClientOptions']>, loginOptions?: Maybe<ResolversTypes['LoginOptions']> }>;
  PasswordProviderResponseInput: PasswordProviderResponseInput;
  OAuthProviderResponseInput: OAuthProviderResponseInput;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'customer' | 'user'> & { customer?: Maybe<ResolversTypes['Customer']>, user?: Maybe<ResolversTypes['User']> }>;
  LoginWithCookiesInput: LoginWithCookiesInput;
  LoginWithCookiesPayload: ResolverTypeWrapper<LoginWithCookiesPayload>;
  LogoutInput: LogoutInput;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  RefreshTokenInput: RefreshTokenInput;
  RefreshTokenPayload: ResolverTypeWrapper<RefreshTokenPayload>;
  RefreshJwtAuthTokenInput: RefreshJwtAuthTokenInput;
  RefreshJwtAuthTokenPayload: ResolverTypeWrapper<RefreshJwtAuthTokenPayload>;
  MediaItem: ResolverTypeWrapper<PictureSource>;
  ProductToMediaItemConnectionWhereArgs: ProductToMediaItemConnectionWhereArgs;
  MediaDetails: ResolverTypeWrapper<PictureSource>;
  MediaSize: ResolverTypeWrapper<MediaSize>;
  MediaItemSizeEnum: MediaItemSizeEnum;
  RootQuery: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RootMutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<FoundSource>;
  DatabaseIdentifier: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['DatabaseIdentifier']>;
  UniformResourceIdentifiable: ResolverTypeWrapper<FoundSource>;
  ContentNode: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentNode']>;
  NodeWithTitle: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithTitle']>;
  NodeWithContentEditor: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithContentEditor']>;
  NodeWithFeaturedImage: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['NodeWithFeaturedImage']>;
  PricingFieldFormatEnum: PricingFieldFormatEnum;
  PostObjectFieldFormatEnum: PostObjectFieldFormatEnum;
  OrderEnum: OrderEnum;
  RelationEnum: RelationEnum;
  MetaData: ResolverTypeWrapper<MetaData>;
  MetaDataInput: MetaDataInput;
  DateInput: DateInput;
  DateQueryInput: DateQueryInput;
  CancelOrderInput: CancelOrderInput;
  CancelOrderPayload: ResolverTypeWrapper<Omit<CancelOrderPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  RequestReturnInput: RequestReturnInput;
  ReturnLineInput: ReturnLineInput;
  RequestReturnPayload: ResolverTypeWrapper<Omit<RequestReturnPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  ReturnReasonEnum: ReturnReasonEnum;
  ReturnStateEnum: ReturnStateEnum;
  OrderReturn: ResolverTypeWrapper<ReturnSource>;
  OrderReturnLine: ResolverTypeWrapper<ReturnLineSource>;
  OrderShipment: ResolverTypeWrapper<OrderShipment>;
  OrderInvoice: ResolverTypeWrapper<InvoiceSource>;
  OrderInvoiceTax: ResolverTypeWrapper<InvoiceTaxSource>;
  OrderIdTypeEnum: OrderIdTypeEnum;
  FindOrderInput: FindOrderInput;
  FindOrderPayload: ResolverTypeWrapper<Omit<FindOrderPayload, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrdersOrderByEnum: OrdersOrderByEnum;
  OrdersOrderbyInput: OrdersOrderbyInput;
  CustomerToOrderConnectionWhereArgs: CustomerToOrderConnectionWhereArgs;
  RootQueryToOrderConnectionWhereArgs: RootQueryToOrderConnectionWhereArgs;
  OrderStatusEnum: OrderStatusEnum;
  OrderToCommentConnectionWhereArgs: OrderToCommentConnectionWhereArgs;
  Order: ResolverTypeWrapper<OrderSource>;
  Refund: ResolverTypeWrapper<RefundSource>;
  LineItem: ResolverTypeWrapper<OrderLineSource>;
  ShippingLine: ResolverTypeWrapper<OrderShippingSource>;
  CouponLine: ResolverTypeWrapper<OrderCouponSource>;
  OrderGiftCard: ResolverTypeWrapper<OrderGiftCardSource>;
  CouponIdTypeEnum: CouponIdTypeEnum;
  DiscountTypeEnum: DiscountTypeEnum;
  Coupon: ResolverTypeWrapper<Coupon>;
  TaxLine: ResolverTypeWrapper<OrderTaxSource>;
  OrderItemTax: ResolverTypeWrapper<OrderItemTax>;
  DownloadableItem: ResolverTypeWrapper<DownloadSource>;
  CustomerToDownloadableItemConnectionWhereArgs: CustomerToDownloadableItemConnectionWhereArgs;
  OrderToDownloadableItemConnectionWhereArgs: OrderToDownloadableItemConnectionWhereArgs;
  FeeLine: ResolverTypeWrapper<FeeLine>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  TaxRate: ResolverTypeWrapper<TaxRate>;
  ProductsOrderByEnum: ProductsOrderByEnum;
  ProductsOrderbyInput: ProductsOrderbyInput;
  TaxonomyOperatorEnum: TaxonomyOperatorEnum;
  ProductTaxonomyEnum: ProductTaxonomyEnum;
  ProductTaxonomyFilterInput: ProductTaxonomyFilterInput;
  ProductTaxonomyInput: ProductTaxonomyInput;
  RootQueryToProductUnionConnectionWhereArgs: RootQueryToProductUnionConnectionWhereArgs;
  ProductCategoryToProductConnectionWhereArgs: ProductCategoryToProductConnectionWhereArgs;
  ProductTagToProductConnectionWhereArgs: ProductTagToProductConnectionWhereArgs;
  ProductTypeToProductConnectionWhereArgs: ProductTypeToProductConnectionWhereArgs;
  ProductToUpsellConnectionWhereArgs: ProductToUpsellConnectionWhereArgs;
  ProductToCrossSellConnectionWhereArgs: ProductToCrossSellConnectionWhereArgs;
  ProductWithVariationsToProductVariationConnectionWhereArgs: ProductWithVariationsToProductVariationConnectionWhereArgs;
  CollectionStatsWhereArgs: CollectionStatsWhereArgs;
  ProductToProductUnionConnectionWhereArgs: ProductToProductUnionConnectionWhereArgs;
  CollectionStatsQueryInput: CollectionStatsQueryInput;
  CollectionStats: ResolverTypeWrapper<CollectionSource>;
  AttributeCount: ResolverTypeWrapper<Omit<AttributeCount, 'terms'> & { terms?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SingleAttributeCount']>>> }>;
  SingleAttributeCount: ResolverTypeWrapper<Omit<SingleAttributeCount, 'node'> & { node?: Maybe<ResolversTypes['TermNode']> }>;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  StockStatusCount: ResolverTypeWrapper<StockStatusCount>;
  RootQueryToProductUnionConnection: ResolverTypeWrapper<Omit<RootQueryToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RootQueryToProductUnionConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductUnion']> }>;
  ProductToUpsellConnection: ResolverTypeWrapper<Omit<ProductToUpsellConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToUpsellConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductUnion']> }>;
  ProductToCrossSellConnection: ResolverTypeWrapper<Omit<ProductToCrossSellConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToCrossSellConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductUnion']> }>;
  ProductIdTypeEnum: ProductIdTypeEnum;
  ProductVariationIdTypeEnum: ProductVariationIdTypeEnum;
  Product: ResolverTypeWrapper<ProductSource>;
  ProductUnion: ResolverTypeWrapper<ProductSource>;
  ProductWithPricing: ResolverTypeWrapper<ProductSource>;
  InventoriedProduct: ResolverTypeWrapper<ProductSource>;
  ProductWithDimensions: ResolverTypeWrapper<ProductSource>;
  DownloadableProduct: ResolverTypeWrapper<ProductSource>;
  ProductWithAttributes: ResolverTypeWrapper<ProductSource>;
  ProductWithVariations: ResolverTypeWrapper<ProductSource>;
  ProductVariation: ResolverTypeWrapper<VariationSource>;
  ProductOffer: ResolverTypeWrapper<OfferSource>;
  ProductSpecification: ResolverTypeWrapper<ProductSpecification>;
  PackContent: ResolverTypeWrapper<PackContentSource>;
  PackUnitEnum: PackUnitEnum;
  SimpleProduct: ResolverTypeWrapper<SimpleProductSource>;
  VariableProduct: ResolverTypeWrapper<VariableProductSource>;
  ExternalProduct: ResolverTypeWrapper<ExternalProductSource>;
  GroupProduct: ResolverTypeWrapper<GroupSource>;
  SimpleProductVariation: ResolverTypeWrapper<VariationSource>;
  ProductDownload: ResolverTypeWrapper<ProductFileSource>;
  ProductTypesEnum: ProductTypesEnum;
  StockStatusEnum: StockStatusEnum;
  BackordersEnum: BackordersEnum;
  ManageStockEnum: ManageStockEnum;
  CatalogVisibilityEnum: CatalogVisibilityEnum;
  TaxStatusEnum: TaxStatusEnum;
  TaxClassEnum: TaxClassEnum;
  Commenter: ResolverTypeWrapper<CommenterSource>;
  CommentAuthor: ResolverTypeWrapper<CommenterSource>;
  Avatar: ResolverTypeWrapper<Avatar>;
  CommentStatusEnum: CommentStatusEnum;
  Comment: ResolverTypeWrapper<CommentSource>;
  WriteReviewInput: WriteReviewInput;
  WriteReviewPayload: ResolverTypeWrapper<Omit<WriteReviewPayload, 'review'> & { review?: Maybe<ResolversTypes['Comment']> }>;
  CommentToCommenterConnectionEdge: ResolverTypeWrapper<Omit<CommentToCommenterConnectionEdge, 'node'> & { node: ResolversTypes['Commenter'] }>;
  CommentToContentNodeConnectionEdge: ResolverTypeWrapper<Omit<CommentToContentNodeConnectionEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductToCommentConnection: ResolverTypeWrapper<Omit<ProductToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToCommentConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Comment']> }>;
  ProductToCommentConnectionEdge: ResolverTypeWrapper<ReviewEdgeSource>;
  AvatarRatingEnum: AvatarRatingEnum;
  CommentNodeIdTypeEnum: CommentNodeIdTypeEnum;
  CommentsConnectionOrderbyEnum: CommentsConnectionOrderbyEnum;
  ProductToCommentConnectionWhereArgs: ProductToCommentConnectionWhereArgs;
  CountryState: ResolverTypeWrapper<CountryState>;
  GeneralSettings: ResolverTypeWrapper<GeneralSettings>;
  Plugin: ResolverTypeWrapper<Plugin>;
  Settings: ResolverTypeWrapper<Settings>;
  WoonuxtOptions: ResolverTypeWrapper<WoonuxtOptions>;
  WoonuxtGlobalAttribute: ResolverTypeWrapper<WoonuxtGlobalAttribute>;
  WoonuxtSeoEntry: ResolverTypeWrapper<WoonuxtSeoEntry>;
  WoonuxtStripeSettings: ResolverTypeWrapper<WoonuxtStripeSettings>;
  CountriesEnum: CountriesEnum;
  RequestStockAlertInput: RequestStockAlertInput;
  RequestStockAlertPayload: ResolverTypeWrapper<RequestStockAlertPayload>;
  CancelStockAlertsInput: CancelStockAlertsInput;
  CancelStockAlertsPayload: ResolverTypeWrapper<CancelStockAlertsPayload>;
  StockAlert: ResolverTypeWrapper<StockAlertSource>;
  StopStockAlertInput: StopStockAlertInput;
  StopStockAlertPayload: ResolverTypeWrapper<StopStockAlertPayload>;
  ProductCategoryIdType: ProductCategoryIdType;
  TermNode: ResolverTypeWrapper<TermSource>;
  ProductCategory: ResolverTypeWrapper<ProductCategorySource>;
  ProductTag: ResolverTypeWrapper<ProductTagSource>;
  ProductTagIdType: ProductTagIdType;
  TaxonomyEnum: TaxonomyEnum;
  TermObjectsConnectionOrderbyEnum: TermObjectsConnectionOrderbyEnum;
  RootQueryToProductCategoryConnectionWhereArgs: RootQueryToProductCategoryConnectionWhereArgs;
  ProductToProductCategoryConnectionWhereArgs: ProductToProductCategoryConnectionWhereArgs;
  ProductCategoryToProductCategoryConnectionWhereArgs: ProductCategoryToProductCategoryConnectionWhereArgs;
  RootQueryToProductTagConnectionWhereArgs: RootQueryToProductTagConnectionWhereArgs;
  ProductToProductTagConnectionWhereArgs: ProductToProductTagConnectionWhereArgs;
  RootQueryToTermNodeConnectionWhereArgs: RootQueryToTermNodeConnectionWhereArgs;
  ProductToTermNodeConnectionWhereArgs: ProductToTermNodeConnectionWhereArgs;
  ProductCategoryToAncestorsProductCategoryConnection: ResolverTypeWrapper<Omit<ProductCategoryToAncestorsProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductCategoryToAncestorsProductCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductCategory']> }>;
  ProductCategoryToParentProductCategoryConnectionEdge: ResolverTypeWrapper<Omit<ProductCategoryToParentProductCategoryConnectionEdge, 'node'> & { node: ResolversTypes['ProductCategory'] }>;
  ProductType: ResolverTypeWrapper<DerivedTermSource>;
  ProductToProductTypeConnectionWhereArgs: ProductToProductTypeConnectionWhereArgs;
  ShippingClass: ResolverTypeWrapper<DerivedTermSource>;
  VisibleProduct: ResolverTypeWrapper<DerivedTermSource>;
  ProductCategoryDisplay: ProductCategoryDisplay;
  VariationAttributeConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['VariationAttributeConnection']>;
  VariationAttributeConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['VariationAttributeConnectionEdge']>;
  VariationAttributeConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['VariationAttributeConnectionPageInfo']>;
  CartItemConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartItemConnection']>;
  CartItemConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartItemConnectionEdge']>;
  CartItemConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartItemConnectionPageInfo']>;
  CartToCartItemConnectionEdge: ResolverTypeWrapper<Omit<CartToCartItemConnectionEdge, 'node'> & { node: ResolversTypes['CartItem'] }>;
  CartToCartItemConnectionPageInfo: ResolverTypeWrapper<CartToCartItemConnectionPageInfo>;
  ProductUnionConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductUnionConnection']>;
  ProductUnionConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductUnionConnectionEdge']>;
  ProductUnionConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductUnionConnectionPageInfo']>;
  RootQueryToProductUnionConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToProductUnionConnectionEdge, 'node'> & { node: ResolversTypes['ProductUnion'] }>;
  RootQueryToProductUnionConnectionPageInfo: ResolverTypeWrapper<RootQueryToProductUnionConnectionPageInfo>;
  ProductToUpsellConnectionEdge: ResolverTypeWrapper<Omit<ProductToUpsellConnectionEdge, 'node'> & { node: ResolversTypes['ProductUnion'] }>;
  ProductToUpsellConnectionPageInfo: ResolverTypeWrapper<ProductToUpsellConnectionPageInfo>;
  ProductToCrossSellConnectionEdge: ResolverTypeWrapper<Omit<ProductToCrossSellConnectionEdge, 'node'> & { node: ResolversTypes['ProductUnion'] }>;
  ProductToCrossSellConnectionPageInfo: ResolverTypeWrapper<ProductToCrossSellConnectionPageInfo>;
  CommentConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CommentConnection']>;
  CommentConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CommentConnectionEdge']>;
  CommentConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CommentConnectionPageInfo']>;
  ProductToCommentConnectionPageInfo: ResolverTypeWrapper<ProductToCommentConnectionPageInfo>;
  ProductCategoryConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductCategoryConnection']>;
  ProductCategoryConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductCategoryConnectionEdge']>;
  ProductCategoryConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductCategoryConnectionPageInfo']>;
  ProductCategoryToAncestorsProductCategoryConnectionEdge: ResolverTypeWrapper<Omit<ProductCategoryToAncestorsProductCategoryConnectionEdge, 'node'> & { node: ResolversTypes['ProductCategory'] }>;
  ProductCategoryToAncestorsProductCategoryConnectionPageInfo: ResolverTypeWrapper<ProductCategoryToAncestorsProductCategoryConnectionPageInfo>;
  CategoryConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CategoryConnection']>;
  CategoryConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CategoryConnectionEdge']>;
  CategoryConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CategoryConnectionPageInfo']>;
  CategoryToCategoryConnectionEdge: ResolverTypeWrapper<Omit<CategoryToCategoryConnectionEdge, 'node'> & { node: ResolversTypes['Category'] }>;
  CategoryToCategoryConnectionPageInfo: ResolverTypeWrapper<CategoryToCategoryConnectionPageInfo>;
  CategoryToCategoryConnection: ResolverTypeWrapper<Omit<CategoryToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CategoryToCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Category']> }>;
  PostConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PostConnection']>;
  PostConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PostConnectionEdge']>;
  PostConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PostConnectionPageInfo']>;
  CategoryToPostConnectionEdge: ResolverTypeWrapper<Omit<CategoryToPostConnectionEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  CategoryToPostConnectionPageInfo: ResolverTypeWrapper<CategoryToPostConnectionPageInfo>;
  CategoryToPostConnection: ResolverTypeWrapper<Omit<CategoryToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CategoryToPostConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Post']> }>;
  TagToPostConnectionEdge: ResolverTypeWrapper<Omit<TagToPostConnectionEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  TagToPostConnectionPageInfo: ResolverTypeWrapper<TagToPostConnectionPageInfo>;
  TagToPostConnection: ResolverTypeWrapper<Omit<TagToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['TagToPostConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Post']> }>;
  PostToCategoryConnectionEdge: ResolverTypeWrapper<Omit<PostToCategoryConnectionEdge, 'node'> & { node: ResolversTypes['Category'] }>;
  PostToCategoryConnectionPageInfo: ResolverTypeWrapper<PostToCategoryConnectionPageInfo>;
  PostToCategoryConnection: ResolverTypeWrapper<Omit<PostToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['PostToCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Category']> }>;
  PostToCommentConnectionEdge: ResolverTypeWrapper<Omit<PostToCommentConnectionEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  PostToCommentConnectionPageInfo: ResolverTypeWrapper<PostToCommentConnectionPageInfo>;
  PostToCommentConnection: ResolverTypeWrapper<Omit<PostToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['PostToCommentConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Comment']> }>;
  TagConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TagConnection']>;
  TagConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TagConnectionEdge']>;
  TagConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TagConnectionPageInfo']>;
  PostToTagConnectionEdge: ResolverTypeWrapper<Omit<PostToTagConnectionEdge, 'node'> & { node: ResolversTypes['Tag'] }>;
  PostToTagConnectionPageInfo: ResolverTypeWrapper<PostToTagConnectionPageInfo>;
  PostToTagConnection: ResolverTypeWrapper<Omit<PostToTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['PostToTagConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Tag']> }>;
  TermNodeConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TermNodeConnection']>;
  TermNodeConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TermNodeConnectionEdge']>;
  TermNodeConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TermNodeConnectionPageInfo']>;
  GlobalProductAttributeToTermNodeConnectionEdge: ResolverTypeWrapper<Omit<GlobalProductAttributeToTermNodeConnectionEdge, 'node'> & { node: ResolversTypes['TermNode'] }>;
  GlobalProductAttributeToTermNodeConnectionPageInfo: ResolverTypeWrapper<GlobalProductAttributeToTermNodeConnectionPageInfo>;
  GlobalProductAttributeToTermNodeConnection: ResolverTypeWrapper<Omit<GlobalProductAttributeToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['GlobalProductAttributeToTermNodeConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['TermNode']> }>;
  DownloadableItemConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['DownloadableItemConnection']>;
  DownloadableItemConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['DownloadableItemConnectionEdge']>;
  DownloadableItemConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['DownloadableItemConnectionPageInfo']>;
  CustomerToDownloadableItemConnectionEdge: ResolverTypeWrapper<Omit<CustomerToDownloadableItemConnectionEdge, 'node'> & { node: ResolversTypes['DownloadableItem'] }>;
  CustomerToDownloadableItemConnectionPageInfo: ResolverTypeWrapper<CustomerToDownloadableItemConnectionPageInfo>;
  CustomerToDownloadableItemConnection: ResolverTypeWrapper<Omit<CustomerToDownloadableItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CustomerToDownloadableItemConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['DownloadableItem']> }>;
  OrderConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OrderConnection']>;
  OrderConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OrderConnectionEdge']>;
  OrderConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OrderConnectionPageInfo']>;
  CustomerToOrderConnectionEdge: ResolverTypeWrapper<Omit<CustomerToOrderConnectionEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  CustomerToOrderConnectionPageInfo: ResolverTypeWrapper<CustomerToOrderConnectionPageInfo>;
  CustomerToOrderConnection: ResolverTypeWrapper<Omit<CustomerToOrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CustomerToOrderConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Order']> }>;
  RefundConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RefundConnection']>;
  RefundConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RefundConnectionEdge']>;
  RefundConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RefundConnectionPageInfo']>;
  CustomerToRefundConnectionEdge: ResolverTypeWrapper<Omit<CustomerToRefundConnectionEdge, 'node'> & { node: ResolversTypes['Refund'] }>;
  CustomerToRefundConnectionPageInfo: ResolverTypeWrapper<CustomerToRefundConnectionPageInfo>;
  CustomerToRefundConnection: ResolverTypeWrapper<Omit<CustomerToRefundConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CustomerToRefundConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Refund']> }>;
  UserRoleConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserRoleConnection']>;
  UserRoleConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserRoleConnectionEdge']>;
  UserRoleConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserRoleConnectionPageInfo']>;
  UserToUserRoleConnectionEdge: ResolverTypeWrapper<UserToUserRoleConnectionEdge>;
  UserToUserRoleConnectionPageInfo: ResolverTypeWrapper<UserToUserRoleConnectionPageInfo>;
  UserToUserRoleConnection: ResolverTypeWrapper<UserToUserRoleConnection>;
  RootQueryToCategoryConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToCategoryConnectionEdge, 'node'> & { node: ResolversTypes['Category'] }>;
  RootQueryToCategoryConnectionPageInfo: ResolverTypeWrapper<RootQueryToCategoryConnectionPageInfo>;
  RootQueryToCategoryConnection: ResolverTypeWrapper<Omit<RootQueryToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RootQueryToCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Category']> }>;
  RootQueryToPostConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToPostConnectionEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  RootQueryToPostConnectionPageInfo: ResolverTypeWrapper<RootQueryToPostConnectionPageInfo>;
  RootQueryToPostConnection: ResolverTypeWrapper<Omit<RootQueryToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RootQueryToPostConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Post']> }>;
  RootQueryToTagConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToTagConnectionEdge, 'node'> & { node: ResolversTypes['Tag'] }>;
  RootQueryToTagConnectionPageInfo: ResolverTypeWrapper<RootQueryToTagConnectionPageInfo>;
  RootQueryToTagConnection: ResolverTypeWrapper<Omit<RootQueryToTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RootQueryToTagConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Tag']> }>;
  PaymentGatewayConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PaymentGatewayConnection']>;
  PaymentGatewayConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PaymentGatewayConnectionEdge']>;
  PaymentGatewayConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PaymentGatewayConnectionPageInfo']>;
  RootQueryToPaymentGatewayConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToPaymentGatewayConnectionEdge, 'node'> & { node: ResolversTypes['PaymentGateway'] }>;
  RootQueryToPaymentGatewayConnectionPageInfo: ResolverTypeWrapper<RootQueryToPaymentGatewayConnectionPageInfo>;
  RootQueryToPaymentGatewayConnection: ResolverTypeWrapper<Omit<RootQueryToPaymentGatewayConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RootQueryToPaymentGatewayConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['PaymentGateway']> }>;
  RootQueryToOrderConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToOrderConnectionEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  RootQueryToOrderConnectionPageInfo: ResolverTypeWrapper<RootQueryToOrderConnectionPageInfo>;
  RootQueryToOrderConnection: ResolverTypeWrapper<Omit<RootQueryToOrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RootQueryToOrderConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Order']> }>;
  RootQueryToCommentConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToCommentConnectionEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  RootQueryToCommentConnectionPageInfo: ResolverTypeWrapper<RootQueryToCommentConnectionPageInfo>;
  RootQueryToCommentConnection: ResolverTypeWrapper<Omit<RootQueryToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RootQueryToCommentConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Comment']> }>;
  RootQueryToProductCategoryConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToProductCategoryConnectionEdge, 'node'> & { node: ResolversTypes['ProductCategory'] }>;
  RootQueryToProductCategoryConnectionPageInfo: ResolverTypeWrapper<RootQueryToProductCategoryConnectionPageInfo>;
  RootQueryToProductCategoryConnection: ResolverTypeWrapper<Omit<RootQueryToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RootQueryToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductCategory']> }>;
  ProductTagConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductTagConnection']>;
  ProductTagConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductTagConnectionEdge']>;
  ProductTagConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductTagConnectionPageInfo']>;
  RootQueryToProductTagConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToProductTagConnectionEdge, 'node'> & { node: ResolversTypes['ProductTag'] }>;
  RootQueryToProductTagConnectionPageInfo: ResolverTypeWrapper<RootQueryToProductTagConnectionPageInfo>;
  RootQueryToProductTagConnection: ResolverTypeWrapper<Omit<RootQueryToProductTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RootQueryToProductTagConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductTag']> }>;
  RootQueryToTermNodeConnectionEdge: ResolverTypeWrapper<Omit<RootQueryToTermNodeConnectionEdge, 'node'> & { node: ResolversTypes['TermNode'] }>;
  RootQueryToTermNodeConnectionPageInfo: ResolverTypeWrapper<RootQueryToTermNodeConnectionPageInfo>;
  RootQueryToTermNodeConnection: ResolverTypeWrapper<Omit<RootQueryToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RootQueryToTermNodeConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['TermNode']> }>;
  CouponLineConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CouponLineConnection']>;
  CouponLineConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CouponLineConnectionEdge']>;
  CouponLineConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CouponLineConnectionPageInfo']>;
  OrderToCouponLineConnectionEdge: ResolverTypeWrapper<Omit<OrderToCouponLineConnectionEdge, 'node'> & { node: ResolversTypes['CouponLine'] }>;
  OrderToCouponLineConnectionPageInfo: ResolverTypeWrapper<OrderToCouponLineConnectionPageInfo>;
  OrderToCouponLineConnection: ResolverTypeWrapper<Omit<OrderToCouponLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OrderToCouponLineConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['CouponLine']> }>;
  OrderToDownloadableItemConnectionEdge: ResolverTypeWrapper<Omit<OrderToDownloadableItemConnectionEdge, 'node'> & { node: ResolversTypes['DownloadableItem'] }>;
  OrderToDownloadableItemConnectionPageInfo: ResolverTypeWrapper<OrderToDownloadableItemConnectionPageInfo>;
  OrderToDownloadableItemConnection: ResolverTypeWrapper<Omit<OrderToDownloadableItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OrderToDownloadableItemConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['DownloadableItem']> }>;
  FeeLineConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['FeeLineConnection']>;
  FeeLineConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['FeeLineConnectionEdge']>;
  FeeLineConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['FeeLineConnectionPageInfo']>;
  OrderToFeeLineConnectionEdge: ResolverTypeWrapper<OrderToFeeLineConnectionEdge>;
  OrderToFeeLineConnectionPageInfo: ResolverTypeWrapper<OrderToFeeLineConnectionPageInfo>;
  OrderToFeeLineConnection: ResolverTypeWrapper<OrderToFeeLineConnection>;
  LineItemConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LineItemConnection']>;
  LineItemConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LineItemConnectionEdge']>;
  LineItemConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LineItemConnectionPageInfo']>;
  OrderToLineItemConnectionEdge: ResolverTypeWrapper<Omit<OrderToLineItemConnectionEdge, 'node'> & { node: ResolversTypes['LineItem'] }>;
  OrderToLineItemConnectionPageInfo: ResolverTypeWrapper<OrderToLineItemConnectionPageInfo>;
  OrderToLineItemConnection: ResolverTypeWrapper<Omit<OrderToLineItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OrderToLineItemConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['LineItem']> }>;
  OrderToCommentConnectionEdge: ResolverTypeWrapper<Omit<OrderToCommentConnectionEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  OrderToCommentConnectionPageInfo: ResolverTypeWrapper<OrderToCommentConnectionPageInfo>;
  OrderToCommentConnection: ResolverTypeWrapper<Omit<OrderToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OrderToCommentConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Comment']> }>;
  OrderToRefundConnectionEdge: ResolverTypeWrapper<Omit<OrderToRefundConnectionEdge, 'node'> & { node: ResolversTypes['Refund'] }>;
  OrderToRefundConnectionPageInfo: ResolverTypeWrapper<OrderToRefundConnectionPageInfo>;
  OrderToRefundConnection: ResolverTypeWrapper<Omit<OrderToRefundConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OrderToRefundConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Refund']> }>;
  ShippingLineConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShippingLineConnection']>;
  ShippingLineConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShippingLineConnectionEdge']>;
  ShippingLineConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShippingLineConnectionPageInfo']>;
  OrderToShippingLineConnectionEdge: ResolverTypeWrapper<Omit<OrderToShippingLineConnectionEdge, 'node'> & { node: ResolversTypes['ShippingLine'] }>;
  OrderToShippingLineConnectionPageInfo: ResolverTypeWrapper<OrderToShippingLineConnectionPageInfo>;
  OrderToShippingLineConnection: ResolverTypeWrapper<Omit<OrderToShippingLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OrderToShippingLineConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ShippingLine']> }>;
  TaxLineConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TaxLineConnection']>;
  TaxLineConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TaxLineConnectionEdge']>;
  TaxLineConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TaxLineConnectionPageInfo']>;
  OrderToTaxLineConnectionEdge: ResolverTypeWrapper<Omit<OrderToTaxLineConnectionEdge, 'node'> & { node: ResolversTypes['TaxLine'] }>;
  OrderToTaxLineConnectionPageInfo: ResolverTypeWrapper<OrderToTaxLineConnectionPageInfo>;
  OrderToTaxLineConnection: ResolverTypeWrapper<Omit<OrderToTaxLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OrderToTaxLineConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['TaxLine']> }>;
  MediaItemConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaItemConnection']>;
  MediaItemConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaItemConnectionEdge']>;
  MediaItemConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaItemConnectionPageInfo']>;
  ProductToMediaItemConnectionEdge: ResolverTypeWrapper<Omit<ProductToMediaItemConnectionEdge, 'node'> & { node: ResolversTypes['MediaItem'] }>;
  ProductToMediaItemConnectionPageInfo: ResolverTypeWrapper<ProductToMediaItemConnectionPageInfo>;
  ProductToMediaItemConnection: ResolverTypeWrapper<Omit<ProductToMediaItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToMediaItemConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['MediaItem']> }>;
  GlobalProductAttributeConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['GlobalProductAttributeConnection']>;
  GlobalProductAttributeConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['GlobalProductAttributeConnectionEdge']>;
  GlobalProductAttributeConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['GlobalProductAttributeConnectionPageInfo']>;
  ProductToGlobalProductAttributeConnectionEdge: ResolverTypeWrapper<Omit<ProductToGlobalProductAttributeConnectionEdge, 'node'> & { node: ResolversTypes['GlobalProductAttribute'] }>;
  ProductToGlobalProductAttributeConnectionPageInfo: ResolverTypeWrapper<ProductToGlobalProductAttributeConnectionPageInfo>;
  ProductToGlobalProductAttributeConnection: ResolverTypeWrapper<Omit<ProductToGlobalProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToGlobalProductAttributeConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['GlobalProductAttribute']> }>;
  LocalProductAttributeConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LocalProductAttributeConnection']>;
  LocalProductAttributeConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LocalProductAttributeConnectionEdge']>;
  LocalProductAttributeConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LocalProductAttributeConnectionPageInfo']>;
  ProductToLocalProductAttributeConnectionEdge: ResolverTypeWrapper<Omit<ProductToLocalProductAttributeConnectionEdge, 'node'> & { node: ResolversTypes['LocalProductAttribute'] }>;
  ProductToLocalProductAttributeConnectionPageInfo: ResolverTypeWrapper<ProductToLocalProductAttributeConnectionPageInfo>;
  ProductToLocalProductAttributeConnection: ResolverTypeWrapper<Omit<ProductToLocalProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToLocalProductAttributeConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['LocalProductAttribute']> }>;
  ProductToProductCategoryConnectionEdge: ResolverTypeWrapper<Omit<ProductToProductCategoryConnectionEdge, 'node'> & { node: ResolversTypes['ProductCategory'] }>;
  ProductToProductCategoryConnectionPageInfo: ResolverTypeWrapper<ProductToProductCategoryConnectionPageInfo>;
  ProductToProductCategoryConnection: ResolverTypeWrapper<Omit<ProductToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductCategory']> }>;
  ProductToProductTagConnectionEdge: ResolverTypeWrapper<Omit<ProductToProductTagConnectionEdge, 'node'> & { node: ResolversTypes['ProductTag'] }>;
  ProductToProductTagConnectionPageInfo: ResolverTypeWrapper<ProductToProductTagConnectionPageInfo>;
  ProductToProductTagConnection: ResolverTypeWrapper<Omit<ProductToProductTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToProductTagConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductTag']> }>;
  ProductTypeConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductTypeConnection']>;
  ProductTypeConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductTypeConnectionEdge']>;
  ProductTypeConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductTypeConnectionPageInfo']>;
  ProductToProductTypeConnectionEdge: ResolverTypeWrapper<Omit<ProductToProductTypeConnectionEdge, 'node'> & { node: ResolversTypes['ProductType'] }>;
  ProductToProductTypeConnectionPageInfo: ResolverTypeWrapper<ProductToProductTypeConnectionPageInfo>;
  ProductToProductTypeConnection: ResolverTypeWrapper<Omit<ProductToProductTypeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToProductTypeConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductType']> }>;
  ProductToProductUnionConnectionEdge: ResolverTypeWrapper<Omit<ProductToProductUnionConnectionEdge, 'node'> & { node: ResolversTypes['ProductUnion'] }>;
  ProductToProductUnionConnectionPageInfo: ResolverTypeWrapper<ProductToProductUnionConnectionPageInfo>;
  ProductToProductUnionConnection: ResolverTypeWrapper<Omit<ProductToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToProductUnionConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductUnion']> }>;
  ShippingClassConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShippingClassConnection']>;
  ShippingClassConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShippingClassConnectionEdge']>;
  ShippingClassConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShippingClassConnectionPageInfo']>;
  ProductToShippingClassConnectionEdge: ResolverTypeWrapper<Omit<ProductToShippingClassConnectionEdge, 'node'> & { node: ResolversTypes['ShippingClass'] }>;
  ProductToShippingClassConnectionPageInfo: ResolverTypeWrapper<ProductToShippingClassConnectionPageInfo>;
  ProductToShippingClassConnection: ResolverTypeWrapper<Omit<ProductToShippingClassConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToShippingClassConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ShippingClass']> }>;
  ProductToTermNodeConnectionEdge: ResolverTypeWrapper<Omit<ProductToTermNodeConnectionEdge, 'node'> & { node: ResolversTypes['TermNode'] }>;
  ProductToTermNodeConnectionPageInfo: ResolverTypeWrapper<ProductToTermNodeConnectionPageInfo>;
  ProductToTermNodeConnection: ResolverTypeWrapper<Omit<ProductToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToTermNodeConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['TermNode']> }>;
  VisibleProductConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['VisibleProductConnection']>;
  VisibleProductConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['VisibleProductConnectionEdge']>;
  VisibleProductConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['VisibleProductConnectionPageInfo']>;
  ProductToVisibleProductConnectionEdge: ResolverTypeWrapper<Omit<ProductToVisibleProductConnectionEdge, 'node'> & { node: ResolversTypes['VisibleProduct'] }>;
  ProductToVisibleProductConnectionPageInfo: ResolverTypeWrapper<ProductToVisibleProductConnectionPageInfo>;
  ProductToVisibleProductConnection: ResolverTypeWrapper<Omit<ProductToVisibleProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductToVisibleProductConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['VisibleProduct']> }>;
  ProductAttributeConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductAttributeConnection']>;
  ProductAttributeConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductAttributeConnectionEdge']>;
  ProductAttributeConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductAttributeConnectionPageInfo']>;
  ProductWithAttributesToProductAttributeConnectionEdge: ResolverTypeWrapper<Omit<ProductWithAttributesToProductAttributeConnectionEdge, 'node'> & { node: ResolversTypes['ProductAttribute'] }>;
  ProductWithAttributesToProductAttributeConnectionPageInfo: ResolverTypeWrapper<ProductWithAttributesToProductAttributeConnectionPageInfo>;
  ProductWithAttributesToProductAttributeConnection: ResolverTypeWrapper<Omit<ProductWithAttributesToProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductWithAttributesToProductAttributeConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductAttribute']> }>;
  ProductWithAttributesToVariationAttributeConnectionEdge: ResolverTypeWrapper<Omit<ProductWithAttributesToVariationAttributeConnectionEdge, 'node'> & { node: ResolversTypes['VariationAttribute'] }>;
  ProductWithAttributesToVariationAttributeConnectionPageInfo: ResolverTypeWrapper<ProductWithAttributesToVariationAttributeConnectionPageInfo>;
  ProductWithAttributesToVariationAttributeConnection: ResolverTypeWrapper<Omit<ProductWithAttributesToVariationAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductWithAttributesToVariationAttributeConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['VariationAttribute']> }>;
  ProductVariationConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductVariationConnection']>;
  ProductVariationConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductVariationConnectionEdge']>;
  ProductVariationConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductVariationConnectionPageInfo']>;
  ProductWithVariationsToProductVariationConnectionEdge: ResolverTypeWrapper<Omit<ProductWithVariationsToProductVariationConnectionEdge, 'node'> & { node: ResolversTypes['ProductVariation'] }>;
  ProductWithVariationsToProductVariationConnectionPageInfo: ResolverTypeWrapper<ProductWithVariationsToProductVariationConnectionPageInfo>;
  ProductWithVariationsToProductVariationConnection: ResolverTypeWrapper<Omit<ProductWithVariationsToProductVariationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductWithVariationsToProductVariationConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductVariation']> }>;
  GroupProductToProductUnionConnectionEdge: ResolverTypeWrapper<Omit<GroupProductToProductUnionConnectionEdge, 'node'> & { node: ResolversTypes['ProductUnion'] }>;
  GroupProductToProductUnionConnectionPageInfo: ResolverTypeWrapper<GroupProductToProductUnionConnectionPageInfo>;
  GroupProductToProductUnionConnection: ResolverTypeWrapper<Omit<GroupProductToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['GroupProductToProductUnionConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductUnion']> }>;
  CommentToCommentConnectionEdge: ResolverTypeWrapper<Omit<CommentToCommentConnectionEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentToCommentConnectionPageInfo: ResolverTypeWrapper<CommentToCommentConnectionPageInfo>;
  CommentToCommentConnection: ResolverTypeWrapper<Omit<CommentToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CommentToCommentConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Comment']> }>;
  ProductCategoryToProductCategoryConnectionEdge: ResolverTypeWrapper<Omit<ProductCategoryToProductCategoryConnectionEdge, 'node'> & { node: ResolversTypes['ProductCategory'] }>;
  ProductCategoryToProductCategoryConnectionPageInfo: ResolverTypeWrapper<ProductCategoryToProductCategoryConnectionPageInfo>;
  ProductCategoryToProductCategoryConnection: ResolverTypeWrapper<Omit<ProductCategoryToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductCategoryToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['ProductCategory']> }>;
  ProductConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductConnection']>;
  ProductConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductConnectionEdge']>;
  ProductConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductConnectionPageInfo']>;
  ProductCategoryToProductConnectionEdge: ResolverTypeWrapper<Omit<ProductCategoryToProductConnectionEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductCategoryToProductConnectionPageInfo: ResolverTypeWrapper<ProductCategoryToProductConnectionPageInfo>;
  ProductCategoryToProductConnection: ResolverTypeWrapper<Omit<ProductCategoryToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductCategoryToProductConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Product']> }>;
  ProductTagToProductConnectionEdge: ResolverTypeWrapper<Omit<ProductTagToProductConnectionEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductTagToProductConnectionPageInfo: ResolverTypeWrapper<ProductTagToProductConnectionPageInfo>;
  ProductTagToProductConnection: ResolverTypeWrapper<Omit<ProductTagToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductTagToProductConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Product']> }>;
  ProductTypeToProductConnectionEdge: ResolverTypeWrapper<Omit<ProductTypeToProductConnectionEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductTypeToProductConnectionPageInfo: ResolverTypeWrapper<ProductTypeToProductConnectionPageInfo>;
  ProductTypeToProductConnection: ResolverTypeWrapper<Omit<ProductTypeToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProductTypeToProductConnectionEdge']>, nodes: ReadonlyArray<ResolversTypes['Product']> }>;
  CommenterConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CommenterConnection']>;
  CommenterConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CommenterConnectionEdge']>;
  CommenterConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CommenterConnectionPageInfo']>;
  UserConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserConnection']>;
  UserConnectionEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserConnectionEdge']>;
  UserConnectionPageInfo: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserConnectionPageInfo']>;
  NodeWithAuthorToUserConnectionEdge: ResolverTypeWrapper<Omit<NodeWithAuthorToUserConnectionEdge, 'node'> & { node: ResolversTypes['User'] }>;
  NodeWithFeaturedImageToMediaItemConnectionEdge: ResolverTypeWrapper<Omit<NodeWithFeaturedImageToMediaItemConnectionEdge, 'node'> & { node: ResolversTypes['MediaItem'] }>;
  LineItemToProductConnectionEdge: ResolverTypeWrapper<Omit<LineItemToProductConnectionEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  LineItemToProductVariationConnectionEdge: ResolverTypeWrapper<Omit<LineItemToProductVariationConnectionEdge, 'node'> & { node: ResolversTypes['ProductVariation'] }>;
  ProductToProductConnectionEdge: ResolverTypeWrapper<Omit<ProductToProductConnectionEdge, 'node'> & { node: ResolversTypes['Product'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Category: ArticleCategorySource;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Tag: ArticleTagSource;
  RootQueryToCategoryConnectionWhereArgs: RootQueryToCategoryConnectionWhereArgs;
  Boolean: Scalars['Boolean']['output'];
  PostToCategoryConnectionWhereArgs: PostToCategoryConnectionWhereArgs;
  RootQueryToTagConnectionWhereArgs: RootQueryToTagConnectionWhereArgs;
  PostToTagConnectionWhereArgs: PostToTagConnectionWhereArgs;
  CategoryToCategoryConnectionWhereArgs: CategoryToCategoryConnectionWhereArgs;
  CategoryToParentCategoryConnectionEdge: Omit<CategoryToParentCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['Category'] };
  PostObjectsConnectionOrderbyInput: PostObjectsConnectionOrderbyInput;
  Post: ArticleSource;
  RootQueryToPostConnectionWhereArgs: RootQueryToPostConnectionWhereArgs;
  CategoryToPostConnectionWhereArgs: CategoryToPostConnectionWhereArgs;
  TagToPostConnectionWhereArgs: TagToPostConnectionWhereArgs;
  ProductWithAttributesToProductAttributeConnectionWhereArgs: ProductWithAttributesToProductAttributeConnectionWhereArgs;
  ProductAttribute: AttributeSource;
  GlobalProductAttribute: AttributeSource;
  LocalProductAttribute: AttributeSource;
  Attribute: ResolversInterfaceTypes<ResolversParentTypes>['Attribute'];
  VariationAttribute: ChoiceSource;
  SimpleAttribute: ChosenValueSource;
  ProductVariationToVariationAttributeConnection: Omit<ProductVariationToVariationAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductVariationToVariationAttributeConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['VariationAttribute']> };
  ProductVariationToVariationAttributeConnectionEdge: Omit<ProductVariationToVariationAttributeConnectionEdge, 'node'> & { node: ResolversParentTypes['VariationAttribute'] };
  ProductVariationToVariationAttributeConnectionPageInfo: ProductVariationToVariationAttributeConnectionPageInfo;
  GlobalProductAttributeToTermNodeConnectionWhereArgs: GlobalProductAttributeToTermNodeConnectionWhereArgs;
  Cart: CartSource;
  CartItem: CartLineSource;
  SimpleCartItem: CartLineSource;
  CartToCartItemConnectionWhereArgs: CartToCartItemConnectionWhereArgs;
  AppliedCoupon: AppliedCouponSource;
  CartGiftCard: CartGiftCardSource;
  CartNotice: CartNotice;
  ShippingPackage: ShippingPackageSource;
  ShippingRate: ShippingRateSource;
  CartFee: CartFee;
  Float: Scalars['Float']['output'];
  CartTax: CartTaxSource;
  CartToCartItemConnection: Omit<CartToCartItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CartToCartItemConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['CartItem']> };
  CartItemToProductConnectionEdge: Omit<CartItemToProductConnectionEdge, 'node' | 'simpleVariations'> & { node: ResolversParentTypes['Product'], simpleVariations?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SimpleAttribute']>>> };
  CartItemToProductVariationConnectionEdge: Omit<CartItemToProductVariationConnectionEdge, 'node' | 'attributes'> & { node: ResolversParentTypes['ProductVariation'], attributes?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['VariationAttribute']>>> };
  ProductAttributeInput: ProductAttributeInput;
  CartItemInput: CartItemInput;
  CartItemQuantityInput: CartItemQuantityInput;
  ProductAttributeOutput: ProductAttributeOutput;
  CartError: ResolversInterfaceTypes<ResolversParentTypes>['CartError'];
  CouponError: CouponError;
  ShippingMethodError: ShippingMethodError;
  CartItemError: CartItemError;
  AddToCartInput: AddToCartInput;
  AddToCartPayload: Omit<AddToCartPayload, 'cart' | 'cartItem'> & { cart?: Maybe<ResolversParentTypes['Cart']>, cartItem?: Maybe<ResolversParentTypes['CartItem']> };
  ApplyCouponInput: ApplyCouponInput;
  ApplyCouponPayload: Omit<ApplyCouponPayload, 'applied' | 'cart' | 'giftCard'> & { applied?: Maybe<ResolversParentTypes['AppliedCoupon']>, cart?: Maybe<ResolversParentTypes['Cart']>, giftCard?: Maybe<ResolversParentTypes['CartGiftCard']> };
  RemoveCouponsInput: RemoveCouponsInput;
  RemoveCouponsPayload: Omit<RemoveCouponsPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  FillCartInput: FillCartInput;
  FillCartPayload: Omit<FillCartPayload, 'added' | 'applied' | 'cart' | 'cartErrors'> & { added?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CartItem']>>>, applied?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['AppliedCoupon']>>>, cart?: Maybe<ResolversParentTypes['Cart']>, cartErrors?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CartError']>>> };
  AddCartItemsInput: AddCartItemsInput;
  AddCartItemsPayload: Omit<AddCartItemsPayload, 'added' | 'cart'> & { added?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CartItem']>>>, cart?: Maybe<ResolversParentTypes['Cart']> };
  UpdateItemQuantitiesInput: UpdateItemQuantitiesInput;
  UpdateItemQuantitiesPayload: Omit<UpdateItemQuantitiesPayload, 'cart' | 'items' | 'removed' | 'updated'> & { cart?: Maybe<ResolversParentTypes['Cart']>, items?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CartItem']>>>, removed?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CartItem']>>>, updated?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CartItem']>>> };
  RemoveItemsFromCartInput: RemoveItemsFromCartInput;
  RemoveItemsFromCartPayload: Omit<RemoveItemsFromCartPayload, 'cart' | 'cartItems'> & { cart?: Maybe<ResolversParentTypes['Cart']>, cartItems?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CartItem']>>> };
  RestoreCartItemsInput: RestoreCartItemsInput;
  RestoreCartItemsPayload: Omit<RestoreCartItemsPayload, 'cart' | 'cartItems'> & { cart?: Maybe<ResolversParentTypes['Cart']>, cartItems?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CartItem']>>> };
  EmptyCartInput: EmptyCartInput;
  EmptyCartPayload: Omit<EmptyCartPayload, 'cart' | 'deletedCart'> & { cart?: Maybe<ResolversParentTypes['Cart']>, deletedCart?: Maybe<ResolversParentTypes['Cart']> };
  UpdateShippingMethodInput: UpdateShippingMethodInput;
  UpdateShippingMethodPayload: Omit<UpdateShippingMethodPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  AddFeeInput: AddFeeInput;
  AddFeePayload: Omit<AddFeePayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  CreateAccountInput: CreateAccountInput;
  CheckoutInput: CheckoutInput;
  CheckoutPayload: Omit<CheckoutPayload, 'customer' | 'order'> & { customer?: Maybe<ResolversParentTypes['Customer']>, order?: Maybe<ResolversParentTypes['Order']> };
  PaymentIntent: PaymentIntent;
  PayOrderInput: PayOrderInput;
  PayOrderPayload: Omit<PayOrderPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  SettleOrderInput: SettleOrderInput;
  SetDefaultPaymentMethodInput: SetDefaultPaymentMethodInput;
  SetDefaultPaymentMethodPayload: Omit<SetDefaultPaymentMethodPayload, 'token'> & { token?: Maybe<ResolversParentTypes['PaymentToken']> };
  SettleOrderPayload: Omit<SettleOrderPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  PaymentGateway: GatewaySource;
  RootQueryToPaymentGatewayConnectionWhereArgs: RootQueryToPaymentGatewayConnectionWhereArgs;
  Connection: ResolversInterfaceTypes<ResolversParentTypes>['Connection'];
  Edge: ResolversInterfaceTypes<ResolversParentTypes>['Edge'];
  OneToOneConnection: ResolversInterfaceTypes<ResolversParentTypes>['OneToOneConnection'];
  PageInfo: ResolversInterfaceTypes<ResolversParentTypes>['PageInfo'];
  WPPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['WPPageInfo'];
  Customer: CustomerSource;
  EndOtherLoginsInput: EndOtherLoginsInput;
  EndOtherLoginsPayload: EndOtherLoginsPayload;
  CustomerLogin: CustomerLoginSource;
  CustomerReview: CustomerReviewSource;
  CustomerAddress: AddressSource;
  CustomerAddressInput: CustomerAddressInput;
  User: UserSource;
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateCustomerPayload: AccountPayloadSource;
  RegisterCustomerInput: RegisterCustomerInput;
  RegisterCustomerPayload: AccountPayloadSource;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: Omit<UpdateUserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SendPasswordResetEmailInput: SendPasswordResetEmailInput;
  SendPasswordResetEmailPayload: Omit<SendPasswordResetEmailPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  CheckPasswordResetInput: CheckPasswordResetInput;
  CheckPasswordResetPayload: CheckPasswordResetPayload;
  ResetUserPasswordInput: ResetUserPasswordInput;
  ResetUserPasswordPayload: Omit<ResetUserPasswordPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  PaymentToken: ResolversInterfaceTypes<ResolversParentTypes>['PaymentToken'];
  PaymentTokenCC: Omit<PaymentTokenCc, 'gateway'> & { gateway?: Maybe<ResolversParentTypes['PaymentGateway']> };
  PaymentTokenECheck: Omit<PaymentTokenECheck, 'gateway'> & { gateway?: Maybe<ResolversParentTypes['PaymentGateway']> };
  SavedPaymentMethod: SavedPaymentMethod;
  UserRole: UserRole;
  ForgetSessionInput: ForgetSessionInput;
  ForgetSessionPayload: ForgetSessionPayload;
  UpdateSessionInput: UpdateSessionInput;
  UpdateSessionPayload: Omit<UpdateSessionPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  EraseAccountInput: EraseAccountInput;
  EraseAccountPayload: EraseAccountPayload;
  LoginClientOptions: ResolversInterfaceTypes<ResolversParentTypes>['LoginClientOptions'];
  LoginOptions: ResolversInterfaceTypes<ResolversParentTypes>['LoginOptions'];
  PasswordClientOptions: PasswordClientOptions;
  PasswordLoginOptions: PasswordLoginOptions;
  LoginClient: Omit<LoginClient, 'clientOptions' | 'loginOptions'> & { clientOptions?: Maybe<ResolversParentTypes['LoginClientOptions']>, loginOptions?: Maybe<ResolversParentTypes['LoginOptions']> };
  PasswordProviderResponseInput: PasswordProviderResponseInput;
  OAuthProviderResponseInput: OAuthProviderResponseInput;
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'customer' | 'user'> & { customer?: Maybe<ResolversParentTypes['Customer']>, user?: Maybe<ResolversParentTypes['User']> };
  LoginWithCookiesInput: LoginWithCookiesInput;
  LoginWithCookiesPayload: LoginWithCookiesPayload;
  LogoutInput: LogoutInput;
  LogoutPayload: LogoutPayload;
  RefreshTokenInput: RefreshTokenInput;
  RefreshTokenPayload: RefreshTokenPayload;
  RefreshJwtAuthTokenInput: RefreshJwtAuthTokenInput;
  RefreshJwtAuthTokenPayload: RefreshJwtAuthTokenPayload;
  MediaItem: PictureSource;
  ProductToMediaItemConnectionWhereArgs: ProductToMediaItemConnectionWhereArgs;
  MediaDetails: PictureSource;
  MediaSize: MediaSize;
  RootQuery: Record<PropertyKey, never>;
  RootMutation: Record<PropertyKey, never>;
  Node: FoundSource;
  DatabaseIdentifier: ResolversInterfaceTypes<ResolversParentTypes>['DatabaseIdentifier'];
  UniformResourceIdentifiable: FoundSource;
  ContentNode: ResolversInterfaceTypes<ResolversParentTypes>['ContentNode'];
  NodeWithTitle: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithTitle'];
  NodeWithContentEditor: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithContentEditor'];
  NodeWithFeaturedImage: ResolversInterfaceTypes<ResolversParentTypes>['NodeWithFeaturedImage'];
  MetaData: MetaData;
  MetaDataInput: MetaDataInput;
  DateInput: DateInput;
  DateQueryInput: DateQueryInput;
  CancelOrderInput: CancelOrderInput;
  CancelOrderPayload: Omit<CancelOrderPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  RequestReturnInput: RequestReturnInput;
  ReturnLineInput: ReturnLineInput;
  RequestReturnPayload: Omit<RequestReturnPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrderReturn: ReturnSource;
  OrderReturnLine: ReturnLineSource;
  OrderShipment: OrderShipment;
  OrderInvoice: InvoiceSource;
  OrderInvoiceTax: InvoiceTaxSource;
  FindOrderInput: FindOrderInput;
  FindOrderPayload: Omit<FindOrderPayload, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OrdersOrderbyInput: OrdersOrderbyInput;
  CustomerToOrderConnectionWhereArgs: CustomerToOrderConnectionWhereArgs;
  RootQueryToOrderConnectionWhereArgs: RootQueryToOrderConnectionWhereArgs;
  OrderToCommentConnectionWhereArgs: OrderToCommentConnectionWhereArgs;
  Order: OrderSource;
  Refund: RefundSource;
  LineItem: OrderLineSource;
  ShippingLine: OrderShippingSource;
  CouponLine: OrderCouponSource;
  OrderGiftCard: OrderGiftCardSource;
  Coupon: Coupon;
  TaxLine: OrderTaxSource;
  OrderItemTax: OrderItemTax;
  DownloadableItem: DownloadSource;
  CustomerToDownloadableItemConnectionWhereArgs: CustomerToDownloadableItemConnectionWhereArgs;
  OrderToDownloadableItemConnectionWhereArgs: OrderToDownloadableItemConnectionWhereArgs;
  FeeLine: FeeLine;
  ShippingMethod: ShippingMethod;
  TaxRate: TaxRate;
  ProductsOrderbyInput: ProductsOrderbyInput;
  ProductTaxonomyFilterInput: ProductTaxonomyFilterInput;
  ProductTaxonomyInput: ProductTaxonomyInput;
  RootQueryToProductUnionConnectionWhereArgs: RootQueryToProductUnionConnectionWhereArgs;
  ProductCategoryToProductConnectionWhereArgs: ProductCategoryToProductConnectionWhereArgs;
  ProductTagToProductConnectionWhereArgs: ProductTagToProductConnectionWhereArgs;
  ProductTypeToProductConnectionWhereArgs: ProductTypeToProductConnectionWhereArgs;
  ProductToUpsellConnectionWhereArgs: ProductToUpsellConnectionWhereArgs;
  ProductToCrossSellConnectionWhereArgs: ProductToCrossSellConnectionWhereArgs;
  ProductWithVariationsToProductVariationConnectionWhereArgs: ProductWithVariationsToProductVariationConnectionWhereArgs;
  CollectionStatsWhereArgs: CollectionStatsWhereArgs;
  ProductToProductUnionConnectionWhereArgs: ProductToProductUnionConnectionWhereArgs;
  CollectionStatsQueryInput: CollectionStatsQueryInput;
  CollectionStats: CollectionSource;
  AttributeCount: Omit<AttributeCount, 'terms'> & { terms?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SingleAttributeCount']>>> };
  SingleAttributeCount: Omit<SingleAttributeCount, 'node'> & { node?: Maybe<ResolversParentTypes['TermNode']> };
  RatingCount: RatingCount;
  StockStatusCount: StockStatusCount;
  RootQueryToProductUnionConnection: Omit<RootQueryToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RootQueryToProductUnionConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductUnion']> };
  ProductToUpsellConnection: Omit<ProductToUpsellConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToUpsellConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductUnion']> };
  ProductToCrossSellConnection: Omit<ProductToCrossSellConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToCrossSellConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductUnion']> };
  Product: ProductSource;
  ProductUnion: ProductSource;
  ProductWithPricing: ProductSource;
  InventoriedProduct: ProductSource;
  ProductWithDimensions: ProductSource;
  DownloadableProduct: ProductSource;
  ProductWithAttributes: ProductSource;
  ProductWithVariations: ProductSource;
  ProductVariation: VariationSource;
  ProductOffer: OfferSource;
  ProductSpecification: ProductSpecification;
  PackContent: PackContentSource;
  SimpleProduct: SimpleProductSource;
  VariableProduct: VariableProductSource;
  ExternalProduct: ExternalProductSource;
  GroupProduct: GroupSource;
  SimpleProductVariation: VariationSource;
  ProductDownload: ProductFileSource;
  Commenter: CommenterSource;
  CommentAuthor: CommenterSource;
  Avatar: Avatar;
  Comment: CommentSource;
  WriteReviewInput: WriteReviewInput;
  WriteReviewPayload: Omit<WriteReviewPayload, 'review'> & { review?: Maybe<ResolversParentTypes['Comment']> };
  CommentToCommenterConnectionEdge: Omit<CommentToCommenterConnectionEdge, 'node'> & { node: ResolversParentTypes['Commenter'] };
  CommentToContentNodeConnectionEdge: Omit<CommentToContentNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductToCommentConnection: Omit<ProductToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToCommentConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Comment']> };
  ProductToCommentConnectionEdge: ReviewEdgeSource;
  ProductToCommentConnectionWhereArgs: ProductToCommentConnectionWhereArgs;
  CountryState: CountryState;
  GeneralSettings: GeneralSettings;
  Plugin: Plugin;
  Settings: Settings;
  WoonuxtOptions: WoonuxtOptions;
  WoonuxtGlobalAttribute: WoonuxtGlobalAttribute;
  WoonuxtSeoEntry: WoonuxtSeoEntry;
  WoonuxtStripeSettings: WoonuxtStripeSettings;
  RequestStockAlertInput: RequestStockAlertInput;
  RequestStockAlertPayload: RequestStockAlertPayload;
  CancelStockAlertsInput: CancelStockAlertsInput;
  CancelStockAlertsPayload: CancelStockAlertsPayload;
  StockAlert: StockAlertSource;
  StopStockAlertInput: StopStockAlertInput;
  StopStockAlertPayload: StopStockAlertPayload;
  TermNode: TermSource;
  ProductCategory: ProductCategorySource;
  ProductTag: ProductTagSource;
  RootQueryToProductCategoryConnectionWhereArgs: RootQueryToProductCategoryConnectionWhereArgs;
  ProductToProductCategoryConnectionWhereArgs: ProductToProductCategoryConnectionWhereArgs;
  ProductCategoryToProductCategoryConnectionWhereArgs: ProductCategoryToProductCategoryConnectionWhereArgs;
  RootQueryToProductTagConnectionWhereArgs: RootQueryToProductTagConnectionWhereArgs;
  ProductToProductTagConnectionWhereArgs: ProductToProductTagConnectionWhereArgs;
  RootQueryToTermNodeConnectionWhereArgs: RootQueryToTermNodeConnectionWhereArgs;
  ProductToTermNodeConnectionWhereArgs: ProductToTermNodeConnectionWhereArgs;
  ProductCategoryToAncestorsProductCategoryConnection: Omit<ProductCategoryToAncestorsProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductCategoryToAncestorsProductCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductCategory']> };
  ProductCategoryToParentProductCategoryConnectionEdge: Omit<ProductCategoryToParentProductCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductCategory'] };
  ProductType: DerivedTermSource;
  ProductToProductTypeConnectionWhereArgs: ProductToProductTypeConnectionWhereArgs;
  ShippingClass: DerivedTermSource;
  VisibleProduct: DerivedTermSource;
  VariationAttributeConnection: ResolversInterfaceTypes<ResolversParentTypes>['VariationAttributeConnection'];
  VariationAttributeConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['VariationAttributeConnectionEdge'];
  VariationAttributeConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['VariationAttributeConnectionPageInfo'];
  CartItemConnection: ResolversInterfaceTypes<ResolversParentTypes>['CartItemConnection'];
  CartItemConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['CartItemConnectionEdge'];
  CartItemConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['CartItemConnectionPageInfo'];
  CartToCartItemConnectionEdge: Omit<CartToCartItemConnectionEdge, 'node'> & { node: ResolversParentTypes['CartItem'] };
  CartToCartItemConnectionPageInfo: CartToCartItemConnectionPageInfo;
  ProductUnionConnection: ResolversInterfaceTypes<ResolversParentTypes>['ProductUnionConnection'];
  ProductUnionConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['ProductUnionConnectionEdge'];
  ProductUnionConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['ProductUnionConnectionPageInfo'];
  RootQueryToProductUnionConnectionEdge: Omit<RootQueryToProductUnionConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductUnion'] };
  RootQueryToProductUnionConnectionPageInfo: RootQueryToProductUnionConnectionPageInfo;
  ProductToUpsellConnectionEdge: Omit<ProductToUpsellConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductUnion'] };
  ProductToUpsellConnectionPageInfo: ProductToUpsellConnectionPageInfo;
  ProductToCrossSellConnectionEdge: Omit<ProductToCrossSellConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductUnion'] };
  ProductToCrossSellConnectionPageInfo: ProductToCrossSellConnectionPageInfo;
  CommentConnection: ResolversInterfaceTypes<ResolversParentTypes>['CommentConnection'];
  CommentConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['CommentConnectionEdge'];
  CommentConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['CommentConnectionPageInfo'];
  ProductToCommentConnectionPageInfo: ProductToCommentConnectionPageInfo;
  ProductCategoryConnection: ResolversInterfaceTypes<ResolversParentTypes>['ProductCategoryConnection'];
  ProductCategoryConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['ProductCategoryConnectionEdge'];
  ProductCategoryConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['ProductCategoryConnectionPageInfo'];
  ProductCategoryToAncestorsProductCategoryConnectionEdge: Omit<ProductCategoryToAncestorsProductCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductCategory'] };
  ProductCategoryToAncestorsProductCategoryConnectionPageInfo: ProductCategoryToAncestorsProductCategoryConnectionPageInfo;
  CategoryConnection: ResolversInterfaceTypes<ResolversParentTypes>['CategoryConnection'];
  CategoryConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['CategoryConnectionEdge'];
  CategoryConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['CategoryConnectionPageInfo'];
  CategoryToCategoryConnectionEdge: Omit<CategoryToCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['Category'] };
  CategoryToCategoryConnectionPageInfo: CategoryToCategoryConnectionPageInfo;
  CategoryToCategoryConnection: Omit<CategoryToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CategoryToCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Category']> };
  PostConnection: ResolversInterfaceTypes<ResolversParentTypes>['PostConnection'];
  PostConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['PostConnectionEdge'];
  PostConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['PostConnectionPageInfo'];
  CategoryToPostConnectionEdge: Omit<CategoryToPostConnectionEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  CategoryToPostConnectionPageInfo: CategoryToPostConnectionPageInfo;
  CategoryToPostConnection: Omit<CategoryToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CategoryToPostConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Post']> };
  TagToPostConnectionEdge: Omit<TagToPostConnectionEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  TagToPostConnectionPageInfo: TagToPostConnectionPageInfo;
  TagToPostConnection: Omit<TagToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['TagToPostConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Post']> };
  PostToCategoryConnectionEdge: Omit<PostToCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['Category'] };
  PostToCategoryConnectionPageInfo: PostToCategoryConnectionPageInfo;
  PostToCategoryConnection: Omit<PostToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['PostToCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Category']> };
  PostToCommentConnectionEdge: Omit<PostToCommentConnectionEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  PostToCommentConnectionPageInfo: PostToCommentConnectionPageInfo;
  PostToCommentConnection: Omit<PostToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['PostToCommentConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Comment']> };
  TagConnection: ResolversInterfaceTypes<ResolversParentTypes>['TagConnection'];
  TagConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['TagConnectionEdge'];
  TagConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['TagConnectionPageInfo'];
  PostToTagConnectionEdge: Omit<PostToTagConnectionEdge, 'node'> & { node: ResolversParentTypes['Tag'] };
  PostToTagConnectionPageInfo: PostToTagConnectionPageInfo;
  PostToTagConnection: Omit<PostToTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['PostToTagConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Tag']> };
  TermNodeConnection: ResolversInterfaceTypes<ResolversParentTypes>['TermNodeConnection'];
  TermNodeConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['TermNodeConnectionEdge'];
  TermNodeConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['TermNodeConnectionPageInfo'];
  GlobalProductAttributeToTermNodeConnectionEdge: Omit<GlobalProductAttributeToTermNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['TermNode'] };
  GlobalProductAttributeToTermNodeConnectionPageInfo: GlobalProductAttributeToTermNodeConnectionPageInfo;
  GlobalProductAttributeToTermNodeConnection: Omit<GlobalProductAttributeToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['GlobalProductAttributeToTermNodeConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['TermNode']> };
  DownloadableItemConnection: ResolversInterfaceTypes<ResolversParentTypes>['DownloadableItemConnection'];
  DownloadableItemConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['DownloadableItemConnectionEdge'];
  DownloadableItemConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['DownloadableItemConnectionPageInfo'];
  CustomerToDownloadableItemConnectionEdge: Omit<CustomerToDownloadableItemConnectionEdge, 'node'> & { node: ResolversParentTypes['DownloadableItem'] };
  CustomerToDownloadableItemConnectionPageInfo: CustomerToDownloadableItemConnectionPageInfo;
  CustomerToDownloadableItemConnection: Omit<CustomerToDownloadableItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CustomerToDownloadableItemConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['DownloadableItem']> };
  OrderConnection: ResolversInterfaceTypes<ResolversParentTypes>['OrderConnection'];
  OrderConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['OrderConnectionEdge'];
  OrderConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['OrderConnectionPageInfo'];
  CustomerToOrderConnectionEdge: Omit<CustomerToOrderConnectionEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  CustomerToOrderConnectionPageInfo: CustomerToOrderConnectionPageInfo;
  CustomerToOrderConnection: Omit<CustomerToOrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CustomerToOrderConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Order']> };
  RefundConnection: ResolversInterfaceTypes<ResolversParentTypes>['RefundConnection'];
  RefundConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['RefundConnectionEdge'];
  RefundConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['RefundConnectionPageInfo'];
  CustomerToRefundConnectionEdge: Omit<CustomerToRefundConnectionEdge, 'node'> & { node: ResolversParentTypes['Refund'] };
  CustomerToRefundConnectionPageInfo: CustomerToRefundConnectionPageInfo;
  CustomerToRefundConnection: Omit<CustomerToRefundConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CustomerToRefundConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Refund']> };
  UserRoleConnection: ResolversInterfaceTypes<ResolversParentTypes>['UserRoleConnection'];
  UserRoleConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['UserRoleConnectionEdge'];
  UserRoleConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['UserRoleConnectionPageInfo'];
  UserToUserRoleConnectionEdge: UserToUserRoleConnectionEdge;
  UserToUserRoleConnectionPageInfo: UserToUserRoleConnectionPageInfo;
  UserToUserRoleConnection: UserToUserRoleConnection;
  RootQueryToCategoryConnectionEdge: Omit<RootQueryToCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['Category'] };
  RootQueryToCategoryConnectionPageInfo: RootQueryToCategoryConnectionPageInfo;
  RootQueryToCategoryConnection: Omit<RootQueryToCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RootQueryToCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Category']> };
  RootQueryToPostConnectionEdge: Omit<RootQueryToPostConnectionEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  RootQueryToPostConnectionPageInfo: RootQueryToPostConnectionPageInfo;
  RootQueryToPostConnection: Omit<RootQueryToPostConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RootQueryToPostConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Post']> };
  RootQueryToTagConnectionEdge: Omit<RootQueryToTagConnectionEdge, 'node'> & { node: ResolversParentTypes['Tag'] };
  RootQueryToTagConnectionPageInfo: RootQueryToTagConnectionPageInfo;
  RootQueryToTagConnection: Omit<RootQueryToTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RootQueryToTagConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Tag']> };
  PaymentGatewayConnection: ResolversInterfaceTypes<ResolversParentTypes>['PaymentGatewayConnection'];
  PaymentGatewayConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['PaymentGatewayConnectionEdge'];
  PaymentGatewayConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['PaymentGatewayConnectionPageInfo'];
  RootQueryToPaymentGatewayConnectionEdge: Omit<RootQueryToPaymentGatewayConnectionEdge, 'node'> & { node: ResolversParentTypes['PaymentGateway'] };
  RootQueryToPaymentGatewayConnectionPageInfo: RootQueryToPaymentGatewayConnectionPageInfo;
  RootQueryToPaymentGatewayConnection: Omit<RootQueryToPaymentGatewayConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RootQueryToPaymentGatewayConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['PaymentGateway']> };
  RootQueryToOrderConnectionEdge: Omit<RootQueryToOrderConnectionEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  RootQueryToOrderConnectionPageInfo: RootQueryToOrderConnectionPageInfo;
  RootQueryToOrderConnection: Omit<RootQueryToOrderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RootQueryToOrderConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Order']> };
  RootQueryToCommentConnectionEdge: Omit<RootQueryToCommentConnectionEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  RootQueryToCommentConnectionPageInfo: RootQueryToCommentConnectionPageInfo;
  RootQueryToCommentConnection: Omit<RootQueryToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RootQueryToCommentConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Comment']> };
  RootQueryToProductCategoryConnectionEdge: Omit<RootQueryToProductCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductCategory'] };
  RootQueryToProductCategoryConnectionPageInfo: RootQueryToProductCategoryConnectionPageInfo;
  RootQueryToProductCategoryConnection: Omit<RootQueryToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RootQueryToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductCategory']> };
  ProductTagConnection: ResolversInterfaceTypes<ResolversParentTypes>['ProductTagConnection'];
  ProductTagConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['ProductTagConnectionEdge'];
  ProductTagConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['ProductTagConnectionPageInfo'];
  RootQueryToProductTagConnectionEdge: Omit<RootQueryToProductTagConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductTag'] };
  RootQueryToProductTagConnectionPageInfo: RootQueryToProductTagConnectionPageInfo;
  RootQueryToProductTagConnection: Omit<RootQueryToProductTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RootQueryToProductTagConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductTag']> };
  RootQueryToTermNodeConnectionEdge: Omit<RootQueryToTermNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['TermNode'] };
  RootQueryToTermNodeConnectionPageInfo: RootQueryToTermNodeConnectionPageInfo;
  RootQueryToTermNodeConnection: Omit<RootQueryToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RootQueryToTermNodeConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['TermNode']> };
  CouponLineConnection: ResolversInterfaceTypes<ResolversParentTypes>['CouponLineConnection'];
  CouponLineConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['CouponLineConnectionEdge'];
  CouponLineConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['CouponLineConnectionPageInfo'];
  OrderToCouponLineConnectionEdge: Omit<OrderToCouponLineConnectionEdge, 'node'> & { node: ResolversParentTypes['CouponLine'] };
  OrderToCouponLineConnectionPageInfo: OrderToCouponLineConnectionPageInfo;
  OrderToCouponLineConnection: Omit<OrderToCouponLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OrderToCouponLineConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['CouponLine']> };
  OrderToDownloadableItemConnectionEdge: Omit<OrderToDownloadableItemConnectionEdge, 'node'> & { node: ResolversParentTypes['DownloadableItem'] };
  OrderToDownloadableItemConnectionPageInfo: OrderToDownloadableItemConnectionPageInfo;
  OrderToDownloadableItemConnection: Omit<OrderToDownloadableItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OrderToDownloadableItemConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['DownloadableItem']> };
  FeeLineConnection: ResolversInterfaceTypes<ResolversParentTypes>['FeeLineConnection'];
  FeeLineConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['FeeLineConnectionEdge'];
  FeeLineConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['FeeLineConnectionPageInfo'];
  OrderToFeeLineConnectionEdge: OrderToFeeLineConnectionEdge;
  OrderToFeeLineConnectionPageInfo: OrderToFeeLineConnectionPageInfo;
  OrderToFeeLineConnection: OrderToFeeLineConnection;
  LineItemConnection: ResolversInterfaceTypes<ResolversParentTypes>['LineItemConnection'];
  LineItemConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['LineItemConnectionEdge'];
  LineItemConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['LineItemConnectionPageInfo'];
  OrderToLineItemConnectionEdge: Omit<OrderToLineItemConnectionEdge, 'node'> & { node: ResolversParentTypes['LineItem'] };
  OrderToLineItemConnectionPageInfo: OrderToLineItemConnectionPageInfo;
  OrderToLineItemConnection: Omit<OrderToLineItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OrderToLineItemConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['LineItem']> };
  OrderToCommentConnectionEdge: Omit<OrderToCommentConnectionEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  OrderToCommentConnectionPageInfo: OrderToCommentConnectionPageInfo;
  OrderToCommentConnection: Omit<OrderToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OrderToCommentConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Comment']> };
  OrderToRefundConnectionEdge: Omit<OrderToRefundConnectionEdge, 'node'> & { node: ResolversParentTypes['Refund'] };
  OrderToRefundConnectionPageInfo: OrderToRefundConnectionPageInfo;
  OrderToRefundConnection: Omit<OrderToRefundConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OrderToRefundConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Refund']> };
  ShippingLineConnection: ResolversInterfaceTypes<ResolversParentTypes>['ShippingLineConnection'];
  ShippingLineConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['ShippingLineConnectionEdge'];
  ShippingLineConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['ShippingLineConnectionPageInfo'];
  OrderToShippingLineConnectionEdge: Omit<OrderToShippingLineConnectionEdge, 'node'> & { node: ResolversParentTypes['ShippingLine'] };
  OrderToShippingLineConnectionPageInfo: OrderToShippingLineConnectionPageInfo;
  OrderToShippingLineConnection: Omit<OrderToShippingLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OrderToShippingLineConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ShippingLine']> };
  TaxLineConnection: ResolversInterfaceTypes<ResolversParentTypes>['TaxLineConnection'];
  TaxLineConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['TaxLineConnectionEdge'];
  TaxLineConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['TaxLineConnectionPageInfo'];
  OrderToTaxLineConnectionEdge: Omit<OrderToTaxLineConnectionEdge, 'node'> & { node: ResolversParentTypes['TaxLine'] };
  OrderToTaxLineConnectionPageInfo: OrderToTaxLineConnectionPageInfo;
  OrderToTaxLineConnection: Omit<OrderToTaxLineConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OrderToTaxLineConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['TaxLine']> };
  MediaItemConnection: ResolversInterfaceTypes<ResolversParentTypes>['MediaItemConnection'];
  MediaItemConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['MediaItemConnectionEdge'];
  MediaItemConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['MediaItemConnectionPageInfo'];
  ProductToMediaItemConnectionEdge: Omit<ProductToMediaItemConnectionEdge, 'node'> & { node: ResolversParentTypes['MediaItem'] };
  ProductToMediaItemConnectionPageInfo: ProductToMediaItemConnectionPageInfo;
  ProductToMediaItemConnection: Omit<ProductToMediaItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToMediaItemConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['MediaItem']> };
  GlobalProductAttributeConnection: ResolversInterfaceTypes<ResolversParentTypes>['GlobalProductAttributeConnection'];
  GlobalProductAttributeConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['GlobalProductAttributeConnectionEdge'];
  GlobalProductAttributeConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['GlobalProductAttributeConnectionPageInfo'];
  ProductToGlobalProductAttributeConnectionEdge: Omit<ProductToGlobalProductAttributeConnectionEdge, 'node'> & { node: ResolversParentTypes['GlobalProductAttribute'] };
  ProductToGlobalProductAttributeConnectionPageInfo: ProductToGlobalProductAttributeConnectionPageInfo;
  ProductToGlobalProductAttributeConnection: Omit<ProductToGlobalProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToGlobalProductAttributeConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['GlobalProductAttribute']> };
  LocalProductAttributeConnection: ResolversInterfaceTypes<ResolversParentTypes>['LocalProductAttributeConnection'];
  LocalProductAttributeConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['LocalProductAttributeConnectionEdge'];
  LocalProductAttributeConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['LocalProductAttributeConnectionPageInfo'];
  ProductToLocalProductAttributeConnectionEdge: Omit<ProductToLocalProductAttributeConnectionEdge, 'node'> & { node: ResolversParentTypes['LocalProductAttribute'] };
  ProductToLocalProductAttributeConnectionPageInfo: ProductToLocalProductAttributeConnectionPageInfo;
  ProductToLocalProductAttributeConnection: Omit<ProductToLocalProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToLocalProductAttributeConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['LocalProductAttribute']> };
  ProductToProductCategoryConnectionEdge: Omit<ProductToProductCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductCategory'] };
  ProductToProductCategoryConnectionPageInfo: ProductToProductCategoryConnectionPageInfo;
  ProductToProductCategoryConnection: Omit<ProductToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductCategory']> };
  ProductToProductTagConnectionEdge: Omit<ProductToProductTagConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductTag'] };
  ProductToProductTagConnectionPageInfo: ProductToProductTagConnectionPageInfo;
  ProductToProductTagConnection: Omit<ProductToProductTagConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToProductTagConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductTag']> };
  ProductTypeConnection: ResolversInterfaceTypes<ResolversParentTypes>['ProductTypeConnection'];
  ProductTypeConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['ProductTypeConnectionEdge'];
  ProductTypeConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['ProductTypeConnectionPageInfo'];
  ProductToProductTypeConnectionEdge: Omit<ProductToProductTypeConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductType'] };
  ProductToProductTypeConnectionPageInfo: ProductToProductTypeConnectionPageInfo;
  ProductToProductTypeConnection: Omit<ProductToProductTypeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToProductTypeConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductType']> };
  ProductToProductUnionConnectionEdge: Omit<ProductToProductUnionConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductUnion'] };
  ProductToProductUnionConnectionPageInfo: ProductToProductUnionConnectionPageInfo;
  ProductToProductUnionConnection: Omit<ProductToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToProductUnionConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductUnion']> };
  ShippingClassConnection: ResolversInterfaceTypes<ResolversParentTypes>['ShippingClassConnection'];
  ShippingClassConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['ShippingClassConnectionEdge'];
  ShippingClassConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['ShippingClassConnectionPageInfo'];
  ProductToShippingClassConnectionEdge: Omit<ProductToShippingClassConnectionEdge, 'node'> & { node: ResolversParentTypes['ShippingClass'] };
  ProductToShippingClassConnectionPageInfo: ProductToShippingClassConnectionPageInfo;
  ProductToShippingClassConnection: Omit<ProductToShippingClassConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToShippingClassConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ShippingClass']> };
  ProductToTermNodeConnectionEdge: Omit<ProductToTermNodeConnectionEdge, 'node'> & { node: ResolversParentTypes['TermNode'] };
  ProductToTermNodeConnectionPageInfo: ProductToTermNodeConnectionPageInfo;
  ProductToTermNodeConnection: Omit<ProductToTermNodeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToTermNodeConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['TermNode']> };
  VisibleProductConnection: ResolversInterfaceTypes<ResolversParentTypes>['VisibleProductConnection'];
  VisibleProductConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['VisibleProductConnectionEdge'];
  VisibleProductConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['VisibleProductConnectionPageInfo'];
  ProductToVisibleProductConnectionEdge: Omit<ProductToVisibleProductConnectionEdge, 'node'> & { node: ResolversParentTypes['VisibleProduct'] };
  ProductToVisibleProductConnectionPageInfo: ProductToVisibleProductConnectionPageInfo;
  ProductToVisibleProductConnection: Omit<ProductToVisibleProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductToVisibleProductConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['VisibleProduct']> };
  ProductAttributeConnection: ResolversInterfaceTypes<ResolversParentTypes>['ProductAttributeConnection'];
  ProductAttributeConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['ProductAttributeConnectionEdge'];
  ProductAttributeConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['ProductAttributeConnectionPageInfo'];
  ProductWithAttributesToProductAttributeConnectionEdge: Omit<ProductWithAttributesToProductAttributeConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductAttribute'] };
  ProductWithAttributesToProductAttributeConnectionPageInfo: ProductWithAttributesToProductAttributeConnectionPageInfo;
  ProductWithAttributesToProductAttributeConnection: Omit<ProductWithAttributesToProductAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductWithAttributesToProductAttributeConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductAttribute']> };
  ProductWithAttributesToVariationAttributeConnectionEdge: Omit<ProductWithAttributesToVariationAttributeConnectionEdge, 'node'> & { node: ResolversParentTypes['VariationAttribute'] };
  ProductWithAttributesToVariationAttributeConnectionPageInfo: ProductWithAttributesToVariationAttributeConnectionPageInfo;
  ProductWithAttributesToVariationAttributeConnection: Omit<ProductWithAttributesToVariationAttributeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductWithAttributesToVariationAttributeConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['VariationAttribute']> };
  ProductVariationConnection: ResolversInterfaceTypes<ResolversParentTypes>['ProductVariationConnection'];
  ProductVariationConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['ProductVariationConnectionEdge'];
  ProductVariationConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['ProductVariationConnectionPageInfo'];
  ProductWithVariationsToProductVariationConnectionEdge: Omit<ProductWithVariationsToProductVariationConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductVariation'] };
  ProductWithVariationsToProductVariationConnectionPageInfo: ProductWithVariationsToProductVariationConnectionPageInfo;
  ProductWithVariationsToProductVariationConnection: Omit<ProductWithVariationsToProductVariationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductWithVariationsToProductVariationConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductVariation']> };
  GroupProductToProductUnionConnectionEdge: Omit<GroupProductToProductUnionConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductUnion'] };
  GroupProductToProductUnionConnectionPageInfo: GroupProductToProductUnionConnectionPageInfo;
  GroupProductToProductUnionConnection: Omit<GroupProductToProductUnionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['GroupProductToProductUnionConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductUnion']> };
  CommentToCommentConnectionEdge: Omit<CommentToCommentConnectionEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentToCommentConnectionPageInfo: CommentToCommentConnectionPageInfo;
  CommentToCommentConnection: Omit<CommentToCommentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CommentToCommentConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Comment']> };
  ProductCategoryToProductCategoryConnectionEdge: Omit<ProductCategoryToProductCategoryConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductCategory'] };
  ProductCategoryToProductCategoryConnectionPageInfo: ProductCategoryToProductCategoryConnectionPageInfo;
  ProductCategoryToProductCategoryConnection: Omit<ProductCategoryToProductCategoryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductCategoryToProductCategoryConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProductCategory']> };
  ProductConnection: ResolversInterfaceTypes<ResolversParentTypes>['ProductConnection'];
  ProductConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['ProductConnectionEdge'];
  ProductConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['ProductConnectionPageInfo'];
  ProductCategoryToProductConnectionEdge: Omit<ProductCategoryToProductConnectionEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductCategoryToProductConnectionPageInfo: ProductCategoryToProductConnectionPageInfo;
  ProductCategoryToProductConnection: Omit<ProductCategoryToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductCategoryToProductConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Product']> };
  ProductTagToProductConnectionEdge: Omit<ProductTagToProductConnectionEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductTagToProductConnectionPageInfo: ProductTagToProductConnectionPageInfo;
  ProductTagToProductConnection: Omit<ProductTagToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductTagToProductConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Product']> };
  ProductTypeToProductConnectionEdge: Omit<ProductTypeToProductConnectionEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductTypeToProductConnectionPageInfo: ProductTypeToProductConnectionPageInfo;
  ProductTypeToProductConnection: Omit<ProductTypeToProductConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProductTypeToProductConnectionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Product']> };
  CommenterConnection: ResolversInterfaceTypes<ResolversParentTypes>['CommenterConnection'];
  CommenterConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['CommenterConnectionEdge'];
  CommenterConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['CommenterConnectionPageInfo'];
  UserConnection: ResolversInterfaceTypes<ResolversParentTypes>['UserConnection'];
  UserConnectionEdge: ResolversInterfaceTypes<ResolversParentTypes>['UserConnectionEdge'];
  UserConnectionPageInfo: ResolversInterfaceTypes<ResolversParentTypes>['UserConnectionPageInfo'];
  NodeWithAuthorToUserConnectionEdge: Omit<NodeWithAuthorToUserConnectionEdge, 'node'> & { node: ResolversParentTypes['User'] };
  NodeWithFeaturedImageToMediaItemConnectionEdge: Omit<NodeWithFeaturedImageToMediaItemConnectionEdge, 'node'> & { node: ResolversParentTypes['MediaItem'] };
  LineItemToProductConnectionEdge: Omit<LineItemToProductConnectionEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  LineItemToProductVariationConnectionEdge: Omit<LineItemToProductVariationConnectionEdge, 'node'> & { node: ResolversParentTypes['ProductVariation'] };
  ProductToProductConnectionEdge: Omit<ProductToProductConnectionEdge, 'node'> & { node: ResolversParentTypes['Product'] };
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Maybe<ResolversTypes['CategoryToCategoryConnection']>, ParentType, ContextType, Partial<CategoryChildrenArgs>>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['CategoryToParentCategoryConnectionEdge']>, ParentType, ContextType>;
  parentDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  posts?: Resolver<Maybe<ResolversTypes['CategoryToPostConnection']>, ParentType, ContextType, Partial<CategoryPostsArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  termTaxonomyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posts?: Resolver<Maybe<ResolversTypes['TagToPostConnection']>, ParentType, ContextType, Partial<TagPostsArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  termTaxonomyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToParentCategoryConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryToParentCategoryConnectionEdge'] = ResolversParentTypes['CategoryToParentCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  author?: Resolver<Maybe<ResolversTypes['NodeWithAuthorToUserConnectionEdge']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ResolversTypes['PostToCategoryConnection']>, ParentType, ContextType, Partial<PostCategoriesArgs>>;
  comments?: Resolver<Maybe<ResolversTypes['PostToCommentConnection']>, ParentType, ContextType, Partial<PostCommentsArgs>>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PostContentArgs>>;
  contentTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PostExcerptArgs>>;
  featuredImage?: Resolver<Maybe<ResolversTypes['NodeWithFeaturedImageToMediaItemConnectionEdge']>, ParentType, ContextType>;
  featuredImageDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  featuredImageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['PostToTagConnection']>, ParentType, ContextType, Partial<PostTagsArgs>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PostTitleArgs>>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  __resolveType: TypeResolveFn<'GlobalProductAttribute' | 'LocalProductAttribute' | 'VariationAttribute', ParentType, ContextType>;
};

export type GlobalProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlobalProductAttribute'] = ResolversParentTypes['GlobalProductAttribute']> = {
  attributeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['ProductAttributeTypesEnum'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['GlobalProductAttributeToTermNodeConnection']>, ParentType, ContextType, Partial<GlobalProductAttributeTermsArgs>>;
  variation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocalProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalProductAttribute'] = ResolversParentTypes['LocalProductAttribute']> = {
  attributeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['ProductAttributeTypesEnum'], ParentType, ContextType>;
  variation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  __resolveType: TypeResolveFn<'VariationAttribute' | 'SimpleAttribute', ParentType, ContextType>;
};

export type VariationAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariationAttribute'] = ResolversParentTypes['VariationAttribute']> = {
  attributeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['ProductAttributeTypesEnum'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleAttribute'] = ResolversParentTypes['SimpleAttribute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVariationToVariationAttributeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariationToVariationAttributeConnection'] = ResolversParentTypes['ProductVariationToVariationAttributeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductVariationToVariationAttributeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['VariationAttribute']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductVariationToVariationAttributeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVariationToVariationAttributeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariationToVariationAttributeConnectionEdge'] = ResolversParentTypes['ProductVariationToVariationAttributeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VariationAttribute'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVariationToVariationAttributeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariationToVariationAttributeConnectionPageInfo'] = ResolversParentTypes['ProductVariationToVariationAttributeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  appliedCoupons?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  availableShippingMethods?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ShippingPackage']>>>, ParentType, ContextType>;
  chosenShippingMethods?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  contents?: Resolver<Maybe<ResolversTypes['CartToCartItemConnection']>, ParentType, ContextType, Partial<CartContentsArgs>>;
  contentsTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartContentsTaxArgs>>;
  contentsTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartContentsTotalArgs>>;
  discountTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartDiscountTaxArgs>>;
  discountTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartDiscountTotalArgs>>;
  displayPricesIncludeTax?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  feeTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartFeeTaxArgs>>;
  feeTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartFeeTotalArgs>>;
  fees?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartFee']>>>, ParentType, ContextType>;
  giftCards?: Resolver<ReadonlyArray<ResolversTypes['CartGiftCard']>, ParentType, ContextType>;
  isEmpty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  needsShippingAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['CartNotice']>, ParentType, ContextType>;
  shippingTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartShippingTaxArgs>>;
  shippingTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartShippingTotalArgs>>;
  subtotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartSubtotalArgs>>;
  subtotalTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartSubtotalTaxArgs>>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartTotalArgs>>;
  totalTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartTotalTaxArgs>>;
  totalTaxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartTax']>>>, ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  __resolveType: TypeResolveFn<'SimpleCartItem', ParentType, ContextType>;
};

export type SimpleCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleCartItem'] = ResolversParentTypes['SimpleCartItem']> = {
  extraData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<SimpleCartItemExtraDataArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['CartItemToProductConnectionEdge']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleCartItemSubtotalArgs>>;
  subtotalTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleCartItemSubtotalTaxArgs>>;
  tax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleCartItemTaxArgs>>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleCartItemTotalArgs>>;
  variation?: Resolver<Maybe<ResolversTypes['CartItemToProductVariationConnectionEdge']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGiftCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<AppliedCouponDiscountAmountArgs>>;
  discountTax?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<AppliedCouponDiscountTaxArgs>>;
};

export type CartGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartGiftCard'] = ResolversParentTypes['CartGiftCard']> = {
  balance?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CartGiftCardBalanceArgs>>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CartGiftCardAmountArgs>>;
};

export type CartNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartNotice'] = ResolversParentTypes['CartNotice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingPackage'] = ResolversParentTypes['ShippingPackage']> = {
  packageDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rates?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ShippingRate']>>>, ParentType, ContextType>;
  supportsShippingCalculator?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ShippingRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingRate'] = ResolversParentTypes['ShippingRate']> = {
  cost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ShippingRateCostArgs, 'format'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instanceId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CartFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartFee'] = ResolversParentTypes['CartFee']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxClass?: Resolver<Maybe<ResolversTypes['TaxClassEnum']>, ParentType, ContextType>;
  taxable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTax'] = ResolversParentTypes['CartTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CartTaxAmountArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCompound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartToCartItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartToCartItemConnection'] = ResolversParentTypes['CartToCartItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CartToCartItemConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CartItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CartToCartItemConnectionPageInfo'], ParentType, ContextType>;
  itemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemToProductConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemToProductConnectionEdge'] = ResolversParentTypes['CartItemToProductConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  simpleVariations?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SimpleAttribute']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemToProductVariationConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemToProductVariationConnectionEdge'] = ResolversParentTypes['CartItemToProductVariationConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductVariation'], ParentType, ContextType>;
  attributes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['VariationAttribute']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductAttributeOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttributeOutput'] = ResolversParentTypes['ProductAttributeOutput']> = {
  attributeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributeValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartError'] = ResolversParentTypes['CartError']> = {
  __resolveType: TypeResolveFn<'CouponError' | 'ShippingMethodError' | 'CartItemError', ParentType, ContextType>;
};

export type CouponErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponError'] = ResolversParentTypes['CouponError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CartErrorType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingMethodErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethodError'] = ResolversParentTypes['ShippingMethodError']> = {
  chosenMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  package?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasons?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CartErrorType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemError'] = ResolversParentTypes['CartItemError']> = {
  extraData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reasons?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CartErrorType'], ParentType, ContextType>;
  variation?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductAttributeOutput']>>>, ParentType, ContextType>;
  variationId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartPayload'] = ResolversParentTypes['AddToCartPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartItem?: Resolver<Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
};

export type ApplyCouponPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyCouponPayload'] = ResolversParentTypes['ApplyCouponPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applied?: Resolver<Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  giftCard?: Resolver<Maybe<ResolversTypes['CartGiftCard']>, ParentType, ContextType>;
};

export type RemoveCouponsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCouponsPayload'] = ResolversParentTypes['RemoveCouponsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type FillCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FillCartPayload'] = ResolversParentTypes['FillCartPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>>, ParentType, ContextType>;
  applied?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartErrors?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartError']>>>, ParentType, ContextType>;
  chosenShippingMethods?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type AddCartItemsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCartItemsPayload'] = ResolversParentTypes['AddCartItemsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartErrors?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
};

export type UpdateItemQuantitiesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateItemQuantitiesPayload'] = ResolversParentTypes['UpdateItemQuantitiesPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>>, ParentType, ContextType>;
  removed?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>>, ParentType, ContextType>;
  updated?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>>, ParentType, ContextType>;
};

export type RemoveItemsFromCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveItemsFromCartPayload'] = ResolversParentTypes['RemoveItemsFromCartPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartItems?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>>, ParentType, ContextType>;
};

export type RestoreCartItemsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCartItemsPayload'] = ResolversParentTypes['RestoreCartItemsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartItems?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CartItem']>>>, ParentType, ContextType>;
};

export type EmptyCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmptyCartPayload'] = ResolversParentTypes['EmptyCartPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  deletedCart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type UpdateShippingMethodPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateShippingMethodPayload'] = ResolversParentTypes['UpdateShippingMethodPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type AddFeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddFeePayload'] = ResolversParentTypes['AddFeePayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartFee?: Resolver<Maybe<ResolversTypes['CartFee']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentIntentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentIntent'] = ResolversParentTypes['PaymentIntent']> = {
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerSessionClientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stripePaymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayOrderPayload'] = ResolversParentTypes['PayOrderPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  paymentIntent?: Resolver<Maybe<ResolversTypes['PaymentIntent']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetDefaultPaymentMethodPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultPaymentMethodPayload'] = ResolversParentTypes['SetDefaultPaymentMethodPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['PaymentToken']>, ParentType, ContextType>;
};

export type SettleOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettleOrderPayload'] = ResolversParentTypes['SettleOrderPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type PaymentGatewayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentGateway'] = ResolversParentTypes['PaymentGateway']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPayPage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['PaymentKindEnum']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Connection'] = ResolversParentTypes['Connection']> = {
  __resolveType: TypeResolveFn<'ProductVariationToVariationAttributeConnection' | 'CartToCartItemConnection' | 'RootQueryToProductUnionConnection' | 'ProductToUpsellConnection' | 'ProductToCrossSellConnection' | 'ProductToCommentConnection' | 'ProductCategoryToAncestorsProductCategoryConnection' | 'CategoryToCategoryConnection' | 'CategoryToPostConnection' | 'TagToPostConnection' | 'PostToCategoryConnection' | 'PostToCommentConnection' | 'PostToTagConnection' | 'GlobalProductAttributeToTermNodeConnection' | 'CustomerToDownloadableItemConnection' | 'CustomerToOrderConnection' | 'CustomerToRefundConnection' | 'UserToUserRoleConnection' | 'RootQueryToCategoryConnection' | 'RootQueryToPostConnection' | 'RootQueryToTagConnection' | 'RootQueryToPaymentGatewayConnection' | 'RootQueryToOrderConnection' | 'RootQueryToCommentConnection' | 'RootQueryToProductCategoryConnection' | 'RootQueryToProductTagConnection' | 'RootQueryToTermNodeConnection' | 'OrderToCouponLineConnection' | 'OrderToDownloadableItemConnection' | 'OrderToFeeLineConnection' | 'OrderToLineItemConnection' | 'OrderToCommentConnection' | 'OrderToRefundConnection' | 'OrderToShippingLineConnection' | 'OrderToTaxLineConnection' | 'ProductToMediaItemConnection' | 'ProductToGlobalProductAttributeConnection' | 'ProductToLocalProductAttributeConnection' | 'ProductToProductCategoryConnection' | 'ProductToProductTagConnection' | 'ProductToProductTypeConnection' | 'ProductToProductUnionConnection' | 'ProductToShippingClassConnection' | 'ProductToTermNodeConnection' | 'ProductToVisibleProductConnection' | 'ProductWithAttributesToProductAttributeConnection' | 'ProductWithAttributesToVariationAttributeConnection' | 'ProductWithVariationsToProductVariationConnection' | 'GroupProductToProductUnionConnection' | 'CommentToCommentConnection' | 'ProductCategoryToProductCategoryConnection' | 'ProductCategoryToProductConnection' | 'ProductTagToProductConnection' | 'ProductTypeToProductConnection', ParentType, ContextType>;
};

export type EdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Edge'] = ResolversParentTypes['Edge']> = {
  __resolveType: TypeResolveFn<'CategoryToParentCategoryConnectionEdge' | 'ProductVariationToVariationAttributeConnectionEdge' | 'CartItemToProductConnectionEdge' | 'CartItemToProductVariationConnectionEdge' | 'CommentToCommenterConnectionEdge' | 'CommentToContentNodeConnectionEdge' | 'ProductToCommentConnectionEdge' | 'ProductCategoryToParentProductCategoryConnectionEdge' | 'CartToCartItemConnectionEdge' | 'RootQueryToProductUnionConnectionEdge' | 'ProductToUpsellConnectionEdge' | 'ProductToCrossSellConnectionEdge' | 'ProductCategoryToAncestorsProductCategoryConnectionEdge' | 'CategoryToCategoryConnectionEdge' | 'CategoryToPostConnectionEdge' | 'TagToPostConnectionEdge' | 'PostToCategoryConnectionEdge' | 'PostToCommentConnectionEdge' | 'PostToTagConnectionEdge' | 'GlobalProductAttributeToTermNodeConnectionEdge' | 'CustomerToDownloadableItemConnectionEdge' | 'CustomerToOrderConnectionEdge' | 'CustomerToRefundConnectionEdge' | 'UserToUserRoleConnectionEdge' | 'RootQueryToCategoryConnectionEdge' | 'RootQueryToPostConnectionEdge' | 'RootQueryToTagConnectionEdge' | 'RootQueryToPaymentGatewayConnectionEdge' | 'RootQueryToOrderConnectionEdge' | 'RootQueryToCommentConnectionEdge' | 'RootQueryToProductCategoryConnectionEdge' | 'RootQueryToProductTagConnectionEdge' | 'RootQueryToTermNodeConnectionEdge' | 'OrderToCouponLineConnectionEdge' | 'OrderToDownloadableItemConnectionEdge' | 'OrderToFeeLineConnectionEdge' | 'OrderToLineItemConnectionEdge' | 'OrderToCommentConnectionEdge' | 'OrderToRefundConnectionEdge' | 'OrderToShippingLineConnectionEdge' | 'OrderToTaxLineConnectionEdge' | 'ProductToMediaItemConnectionEdge' | 'ProductToGlobalProductAttributeConnectionEdge' | 'ProductToLocalProductAttributeConnectionEdge' | 'ProductToProductCategoryConnectionEdge' | 'ProductToProductTagConnectionEdge' | 'ProductToProductTypeConnectionEdge' | 'ProductToProductUnionConnectionEdge' | 'ProductToShippingClassConnectionEdge' | 'ProductToTermNodeConnectionEdge' | 'ProductToVisibleProductConnectionEdge' | 'ProductWithAttributesToProductAttributeConnectionEdge' | 'ProductWithAttributesToVariationAttributeConnectionEdge' | 'ProductWithVariationsToProductVariationConnectionEdge' | 'GroupProductToProductUnionConnectionEdge' | 'CommentToCommentConnectionEdge' | 'ProductCategoryToProductCategoryConnectionEdge' | 'ProductCategoryToProductConnectionEdge' | 'ProductTagToProductConnectionEdge' | 'ProductTypeToProductConnectionEdge' | 'NodeWithAuthorToUserConnectionEdge' | 'NodeWithFeaturedImageToMediaItemConnectionEdge' | 'LineItemToProductConnectionEdge' | 'LineItemToProductVariationConnectionEdge' | 'ProductToProductConnectionEdge', ParentType, ContextType>;
};

export type OneToOneConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OneToOneConnection'] = ResolversParentTypes['OneToOneConnection']> = {
  __resolveType: TypeResolveFn<'CategoryToParentCategoryConnectionEdge' | 'CartItemToProductConnectionEdge' | 'CartItemToProductVariationConnectionEdge' | 'CommentToCommenterConnectionEdge' | 'CommentToContentNodeConnectionEdge' | 'ProductCategoryToParentProductCategoryConnectionEdge' | 'NodeWithAuthorToUserConnectionEdge' | 'NodeWithFeaturedImageToMediaItemConnectionEdge' | 'LineItemToProductConnectionEdge' | 'LineItemToProductVariationConnectionEdge' | 'ProductToProductConnectionEdge', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  __resolveType: TypeResolveFn<'ProductVariationToVariationAttributeConnectionPageInfo' | 'CartToCartItemConnectionPageInfo' | 'RootQueryToProductUnionConnectionPageInfo' | 'ProductToUpsellConnectionPageInfo' | 'ProductToCrossSellConnectionPageInfo' | 'ProductToCommentConnectionPageInfo' | 'ProductCategoryToAncestorsProductCategoryConnectionPageInfo' | 'CategoryToCategoryConnectionPageInfo' | 'CategoryToPostConnectionPageInfo' | 'TagToPostConnectionPageInfo' | 'PostToCategoryConnectionPageInfo' | 'PostToCommentConnectionPageInfo' | 'PostToTagConnectionPageInfo' | 'GlobalProductAttributeToTermNodeConnectionPageInfo' | 'CustomerToDownloadableItemConnectionPageInfo' | 'CustomerToOrderConnectionPageInfo' | 'CustomerToRefundConnectionPageInfo' | 'UserToUserRoleConnectionPageInfo' | 'RootQueryToCategoryConnectionPageInfo' | 'RootQueryToPostConnectionPageInfo' | 'RootQueryToTagConnectionPageInfo' | 'RootQueryToPaymentGatewayConnectionPageInfo' | 'RootQueryToOrderConnectionPageInfo' | 'RootQueryToCommentConnectionPageInfo' | 'RootQueryToProductCategoryConnectionPageInfo' | 'RootQueryToProductTagConnectionPageInfo' | 'RootQueryToTermNodeConnectionPageInfo' | 'OrderToCouponLineConnectionPageInfo' | 'OrderToDownloadableItemConnectionPageInfo' | 'OrderToFeeLineConnectionPageInfo' | 'OrderToLineItemConnectionPageInfo' | 'OrderToCommentConnectionPageInfo' | 'OrderToRefundConnectionPageInfo' | 'OrderToShippingLineConnectionPageInfo' | 'OrderToTaxLineConnectionPageInfo' | 'ProductToMediaItemConnectionPageInfo' | 'ProductToGlobalProductAttributeConnectionPageInfo' | 'ProductToLocalProductAttributeConnectionPageInfo' | 'ProductToProductCategoryConnectionPageInfo' | 'ProductToProductTagConnectionPageInfo' | 'ProductToProductTypeConnectionPageInfo' | 'ProductToProductUnionConnectionPageInfo' | 'ProductToShippingClassConnectionPageInfo' | 'ProductToTermNodeConnectionPageInfo' | 'ProductToVisibleProductConnectionPageInfo' | 'ProductWithAttributesToProductAttributeConnectionPageInfo' | 'ProductWithAttributesToVariationAttributeConnectionPageInfo' | 'ProductWithVariationsToProductVariationConnectionPageInfo' | 'GroupProductToProductUnionConnectionPageInfo' | 'CommentToCommentConnectionPageInfo' | 'ProductCategoryToProductCategoryConnectionPageInfo' | 'ProductCategoryToProductConnectionPageInfo' | 'ProductTagToProductConnectionPageInfo' | 'ProductTypeToProductConnectionPageInfo', ParentType, ContextType>;
};

export type WpPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WPPageInfo'] = ResolversParentTypes['WPPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductVariationToVariationAttributeConnectionPageInfo' | 'CartToCartItemConnectionPageInfo' | 'RootQueryToProductUnionConnectionPageInfo' | 'ProductToUpsellConnectionPageInfo' | 'ProductToCrossSellConnectionPageInfo' | 'ProductToCommentConnectionPageInfo' | 'ProductCategoryToAncestorsProductCategoryConnectionPageInfo' | 'CategoryToCategoryConnectionPageInfo' | 'CategoryToPostConnectionPageInfo' | 'TagToPostConnectionPageInfo' | 'PostToCategoryConnectionPageInfo' | 'PostToCommentConnectionPageInfo' | 'PostToTagConnectionPageInfo' | 'GlobalProductAttributeToTermNodeConnectionPageInfo' | 'CustomerToDownloadableItemConnectionPageInfo' | 'CustomerToOrderConnectionPageInfo' | 'CustomerToRefundConnectionPageInfo' | 'UserToUserRoleConnectionPageInfo' | 'RootQueryToCategoryConnectionPageInfo' | 'RootQueryToPostConnectionPageInfo' | 'RootQueryToTagConnectionPageInfo' | 'RootQueryToPaymentGatewayConnectionPageInfo' | 'RootQueryToOrderConnectionPageInfo' | 'RootQueryToCommentConnectionPageInfo' | 'RootQueryToProductCategoryConnectionPageInfo' | 'RootQueryToProductTagConnectionPageInfo' | 'RootQueryToTermNodeConnectionPageInfo' | 'OrderToCouponLineConnectionPageInfo' | 'OrderToDownloadableItemConnectionPageInfo' | 'OrderToFeeLineConnectionPageInfo' | 'OrderToLineItemConnectionPageInfo' | 'OrderToCommentConnectionPageInfo' | 'OrderToRefundConnectionPageInfo' | 'OrderToShippingLineConnectionPageInfo' | 'OrderToTaxLineConnectionPageInfo' | 'ProductToMediaItemConnectionPageInfo' | 'ProductToGlobalProductAttributeConnectionPageInfo' | 'ProductToLocalProductAttributeConnectionPageInfo' | 'ProductToProductCategoryConnectionPageInfo' | 'ProductToProductTagConnectionPageInfo' | 'ProductToProductTypeConnectionPageInfo' | 'ProductToProductUnionConnectionPageInfo' | 'ProductToShippingClassConnectionPageInfo' | 'ProductToTermNodeConnectionPageInfo' | 'ProductToVisibleProductConnectionPageInfo' | 'ProductWithAttributesToProductAttributeConnectionPageInfo' | 'ProductWithAttributesToVariationAttributeConnectionPageInfo' | 'ProductWithVariationsToProductVariationConnectionPageInfo' | 'GroupProductToProductUnionConnectionPageInfo' | 'CommentToCommentConnectionPageInfo' | 'ProductCategoryToProductCategoryConnectionPageInfo' | 'ProductCategoryToProductConnectionPageInfo' | 'ProductTagToProductConnectionPageInfo' | 'ProductTypeToProductConnectionPageInfo', ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  availablePaymentMethods?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PaymentToken']>>>, ParentType, ContextType>;
  availablePaymentMethodsCC?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PaymentTokenCC']>>>, ParentType, ContextType>;
  availablePaymentMethodsEC?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PaymentTokenECheck']>>>, ParentType, ContextType>;
  billing?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  calculatedShipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  databaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloadableItems?: Resolver<Maybe<ResolversTypes['CustomerToDownloadableItemConnection']>, ParentType, ContextType, Partial<CustomerDownloadableItemsArgs>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasCalculatedShipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPayingCustomer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVatExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  logins?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomerLogin']>>, ParentType, ContextType>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<CustomerMetaDataArgs>>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['CustomerToOrderConnection']>, ParentType, ContextType, Partial<CustomerOrdersArgs>>;
  refunds?: Resolver<Maybe<ResolversTypes['CustomerToRefundConnection']>, ParentType, ContextType, Partial<CustomerRefundsArgs>>;
  reviews?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomerReview']>>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType>;
  sessionToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  stockAlerts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StockAlert']>>, ParentType, ContextType>;
  totalSpent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndOtherLoginsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherLoginsPayload'] = ResolversParentTypes['EndOtherLoginsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CustomerLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerLogin'] = ResolversParentTypes['CustomerLogin']> = {
  begunAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerReview'] = ResolversParentTypes['CustomerReview']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductUnion']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommentStatusEnum'], ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountriesEnum']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Avatar']>, ParentType, ContextType, RequireFields<UserAvatarArgs, 'size'>>;
  capabilities?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nicename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registeredDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Maybe<ResolversTypes['UserToUserRoleConnection']>, ParentType, ContextType, Partial<UserRolesArgs>>;
  savedPaymentMethods?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SavedPaymentMethod']>>>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stripeCustomerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wooSessionToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCustomerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCustomerPayload'] = ResolversParentTypes['UpdateCustomerPayload']> = {
  authToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegisterCustomerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterCustomerPayload'] = ResolversParentTypes['RegisterCustomerPayload']> = {
  authToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  deviceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SendPasswordResetEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendPasswordResetEmailPayload'] = ResolversParentTypes['SendPasswordResetEmailPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CheckPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckPasswordResetPayload'] = ResolversParentTypes['CheckPasswordResetPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ResetUserPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetUserPasswordPayload'] = ResolversParentTypes['ResetUserPasswordPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type PaymentTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentToken'] = ResolversParentTypes['PaymentToken']> = {
  __resolveType: TypeResolveFn<'PaymentTokenCC' | 'PaymentTokenECheck', ParentType, ContextType>;
};

export type PaymentTokenCcResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentTokenCC'] = ResolversParentTypes['PaymentTokenCC']> = {
  cardType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiryYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gateway?: Resolver<Maybe<ResolversTypes['PaymentGateway']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tokenId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentTokenECheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentTokenECheck'] = ResolversParentTypes['PaymentTokenECheck']> = {
  gateway?: Resolver<Maybe<ResolversTypes['PaymentGateway']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tokenId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedPaymentMethod'] = ResolversParentTypes['SavedPaymentMethod']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryMonth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryYear?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserRole'] = ResolversParentTypes['UserRole']> = {
  capabilities?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ForgetSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForgetSessionPayload'] = ResolversParentTypes['ForgetSessionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType>;
};

export type UpdateSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSessionPayload'] = ResolversParentTypes['UpdateSessionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType>;
};

export type EraseAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EraseAccountPayload'] = ResolversParentTypes['EraseAccountPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type LoginClientOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginClientOptions'] = ResolversParentTypes['LoginClientOptions']> = {
  __resolveType: TypeResolveFn<'PasswordClientOptions', ParentType, ContextType>;
};

export type LoginOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginOptions'] = ResolversParentTypes['LoginOptions']> = {
  __resolveType: TypeResolveFn<'PasswordLoginOptions', ParentType, ContextType>;
};

export type PasswordClientOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordClientOptions'] = ResolversParentTypes['PasswordClientOptions']> = {
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordLoginOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordLoginOptions'] = ResolversParentTypes['PasswordLoginOptions']> = {
  useAuthenticationCookie?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginClient'] = ResolversParentTypes['LoginClient']> = {
  authorizationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientOptions?: Resolver<Maybe<ResolversTypes['LoginClientOptions']>, ParentType, ContextType>;
  isEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  loginOptions?: Resolver<Maybe<ResolversTypes['LoginOptions']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['LoginProviderEnum']>, ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  authToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authTokenExpiration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  deviceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshTokenExpiration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  wooSessionToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoginWithCookiesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginWithCookiesPayload'] = ResolversParentTypes['LoginWithCookiesPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type RefreshTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshTokenPayload'] = ResolversParentTypes['RefreshTokenPayload']> = {
  authToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authTokenExpiration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type RefreshJwtAuthTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshJwtAuthTokenPayload'] = ResolversParentTypes['RefreshJwtAuthTokenPayload']> = {
  authToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemCaptionArgs>>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemDescriptionArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaDetails?: Resolver<Maybe<ResolversTypes['MediaDetails']>, ParentType, ContextType>;
  mediaItemUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemSizesArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemSourceUrlArgs>>;
  srcSet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemSrcSetArgs>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MediaItemTitleArgs>>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaDetails'] = ResolversParentTypes['MediaDetails']> = {
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sizes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MediaSize']>>>, ParentType, ContextType, Partial<MediaDetailsSizesArgs>>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MediaSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaSize'] = ResolversParentTypes['MediaSize']> = {
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RootQueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQuery'] = ResolversParentTypes['RootQuery']> = {
  categories?: Resolver<Maybe<ResolversTypes['RootQueryToCategoryConnection']>, ParentType, ContextType, Partial<RootQueryCategoriesArgs>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<RootQueryCategoryArgs, 'id'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<RootQueryPostArgs, 'id'>>;
  posts?: Resolver<Maybe<ResolversTypes['RootQueryToPostConnection']>, ParentType, ContextType, Partial<RootQueryPostsArgs>>;
  tag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<RootQueryTagArgs, 'id'>>;
  tags?: Resolver<Maybe<ResolversTypes['RootQueryToTagConnection']>, ParentType, ContextType, Partial<RootQueryTagsArgs>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType, Partial<RootQueryCartArgs>>;
  cartItem?: Resolver<Maybe<ResolversTypes['CartItem']>, ParentType, ContextType, RequireFields<RootQueryCartItemArgs, 'key'>>;
  paymentGateways?: Resolver<Maybe<ResolversTypes['RootQueryToPaymentGatewayConnection']>, ParentType, ContextType, Partial<RootQueryPaymentGatewaysArgs>>;
  stripePaymentIntent?: Resolver<Maybe<ResolversTypes['PaymentIntent']>, ParentType, ContextType, RequireFields<RootQueryStripePaymentIntentArgs, 'stripePaymentMethod'>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, Partial<RootQueryCustomerArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  loginClient?: Resolver<Maybe<ResolversTypes['LoginClient']>, ParentType, ContextType, RequireFields<RootQueryLoginClientArgs, 'provider'>>;
  loginClients?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['LoginClient']>>>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<RootQueryNodeArgs, 'id'>>;
  nodeByUri?: Resolver<Maybe<ResolversTypes['UniformResourceIdentifiable']>, ParentType, ContextType, RequireFields<RootQueryNodeByUriArgs, 'uri'>>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType, RequireFields<RootQueryCouponArgs, 'id'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, Partial<RootQueryOrderArgs>>;
  orders?: Resolver<Maybe<ResolversTypes['RootQueryToOrderConnection']>, ParentType, ContextType, Partial<RootQueryOrdersArgs>>;
  collectionStats?: Resolver<Maybe<ResolversTypes['CollectionStats']>, ParentType, ContextType, Partial<RootQueryCollectionStatsArgs>>;
  products?: Resolver<Maybe<ResolversTypes['RootQueryToProductUnionConnection']>, ParentType, ContextType, Partial<RootQueryProductsArgs>>;
  externalProduct?: Resolver<Maybe<ResolversTypes['ExternalProduct']>, ParentType, ContextType, Partial<RootQueryExternalProductArgs>>;
  groupedProduct?: Resolver<Maybe<ResolversTypes['GroupProduct']>, ParentType, ContextType, Partial<RootQueryGroupedProductArgs>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<RootQueryProductArgs, 'id'>>;
  productVariation?: Resolver<Maybe<ResolversTypes['ProductVariation']>, ParentType, ContextType, Partial<RootQueryProductVariationArgs>>;
  simpleProduct?: Resolver<Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType, Partial<RootQuerySimpleProductArgs>>;
  variableProduct?: Resolver<Maybe<ResolversTypes['VariableProduct']>, ParentType, ContextType, Partial<RootQueryVariableProductArgs>>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<RootQueryCommentArgs, 'id'>>;
  comments?: Resolver<Maybe<ResolversTypes['RootQueryToCommentConnection']>, ParentType, ContextType, Partial<RootQueryCommentsArgs>>;
  allowedCountries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CountriesEnum']>>>, ParentType, ContextType>;
  allSettings?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CountriesEnum']>>>, ParentType, ContextType>;
  countryStates?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CountryState']>>>, ParentType, ContextType, RequireFields<RootQueryCountryStatesArgs, 'country'>>;
  generalSettings?: Resolver<Maybe<ResolversTypes['GeneralSettings']>, ParentType, ContextType>;
  plugin?: Resolver<Maybe<ResolversTypes['Plugin']>, ParentType, ContextType, RequireFields<RootQueryPluginArgs, 'id'>>;
  woonuxtSettings?: Resolver<Maybe<ResolversTypes['WoonuxtOptions']>, ParentType, ContextType>;
  productCategories?: Resolver<Maybe<ResolversTypes['RootQueryToProductCategoryConnection']>, ParentType, ContextType, Partial<RootQueryProductCategoriesArgs>>;
  productCategory?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType, RequireFields<RootQueryProductCategoryArgs, 'id'>>;
  productTag?: Resolver<Maybe<ResolversTypes['ProductTag']>, ParentType, ContextType, RequireFields<RootQueryProductTagArgs, 'id'>>;
  productTags?: Resolver<Maybe<ResolversTypes['RootQueryToProductTagConnection']>, ParentType, ContextType, Partial<RootQueryProductTagsArgs>>;
  terms?: Resolver<Maybe<ResolversTypes['RootQueryToTermNodeConnection']>, ParentType, ContextType, Partial<RootQueryTermsArgs>>;
};

export type RootMutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootMutation'] = ResolversParentTypes['RootMutation']> = {
  addCartItems?: Resolver<Maybe<ResolversTypes['AddCartItemsPayload']>, ParentType, ContextType, RequireFields<RootMutationAddCartItemsArgs, 'input'>>;
  addFee?: Resolver<Maybe<ResolversTypes['AddFeePayload']>, ParentType, ContextType, RequireFields<RootMutationAddFeeArgs, 'input'>>;
  addToCart?: Resolver<Maybe<ResolversTypes['AddToCartPayload']>, ParentType, ContextType, RequireFields<RootMutationAddToCartArgs, 'input'>>;
  applyCoupon?: Resolver<Maybe<ResolversTypes['ApplyCouponPayload']>, ParentType, ContextType, RequireFields<RootMutationApplyCouponArgs, 'input'>>;
  emptyCart?: Resolver<Maybe<ResolversTypes['EmptyCartPayload']>, ParentType, ContextType, RequireFields<RootMutationEmptyCartArgs, 'input'>>;
  fillCart?: Resolver<Maybe<ResolversTypes['FillCartPayload']>, ParentType, ContextType, RequireFields<RootMutationFillCartArgs, 'input'>>;
  removeCoupons?: Resolver<Maybe<ResolversTypes['RemoveCouponsPayload']>, ParentType, ContextType, RequireFields<RootMutationRemoveCouponsArgs, 'input'>>;
  removeItemsFromCart?: Resolver<Maybe<ResolversTypes['RemoveItemsFromCartPayload']>, ParentType, ContextType, RequireFields<RootMutationRemoveItemsFromCartArgs, 'input'>>;
  restoreCartItems?: Resolver<Maybe<ResolversTypes['RestoreCartItemsPayload']>, ParentType, ContextType, RequireFields<RootMutationRestoreCartItemsArgs, 'input'>>;
  updateItemQuantities?: Resolver<Maybe<ResolversTypes['UpdateItemQuantitiesPayload']>, ParentType, ContextType, RequireFields<RootMutationUpdateItemQuantitiesArgs, 'input'>>;
  updateShippingMethod?: Resolver<Maybe<ResolversTypes['UpdateShippingMethodPayload']>, ParentType, ContextType, RequireFields<RootMutationUpdateShippingMethodArgs, 'input'>>;
  checkout?: Resolver<Maybe<ResolversTypes['CheckoutPayload']>, ParentType, ContextType, RequireFields<RootMutationCheckoutArgs, 'input'>>;
  payOrder?: Resolver<Maybe<ResolversTypes['PayOrderPayload']>, ParentType, ContextType, RequireFields<RootMutationPayOrderArgs, 'input'>>;
  setDefaultPaymentMethod?: Resolver<Maybe<ResolversTypes['SetDefaultPaymentMethodPayload']>, ParentType, ContextType, RequireFields<RootMutationSetDefaultPaymentMethodArgs, 'input'>>;
  settleOrder?: Resolver<Maybe<ResolversTypes['SettleOrderPayload']>, ParentType, ContextType, RequireFields<RootMutationSettleOrderArgs, 'input'>>;
  checkPasswordReset?: Resolver<Maybe<ResolversTypes['CheckPasswordResetPayload']>, ParentType, ContextType, RequireFields<RootMutationCheckPasswordResetArgs, 'input'>>;
  endOtherLogins?: Resolver<Maybe<ResolversTypes['EndOtherLoginsPayload']>, ParentType, ContextType, RequireFields<RootMutationEndOtherLoginsArgs, 'input'>>;
  eraseAccount?: Resolver<Maybe<ResolversTypes['EraseAccountPayload']>, ParentType, ContextType, RequireFields<RootMutationEraseAccountArgs, 'input'>>;
  forgetSession?: Resolver<Maybe<ResolversTypes['ForgetSessionPayload']>, ParentType, ContextType, RequireFields<RootMutationForgetSessionArgs, 'input'>>;
  registerCustomer?: Resolver<Maybe<ResolversTypes['RegisterCustomerPayload']>, ParentType, ContextType, RequireFields<RootMutationRegisterCustomerArgs, 'input'>>;
  resetUserPassword?: Resolver<Maybe<ResolversTypes['ResetUserPasswordPayload']>, ParentType, ContextType, RequireFields<RootMutationResetUserPasswordArgs, 'input'>>;
  sendPasswordResetEmail?: Resolver<Maybe<ResolversTypes['SendPasswordResetEmailPayload']>, ParentType, ContextType, RequireFields<RootMutationSendPasswordResetEmailArgs, 'input'>>;
  updateCustomer?: Resolver<Maybe<ResolversTypes['UpdateCustomerPayload']>, ParentType, ContextType, RequireFields<RootMutationUpdateCustomerArgs, 'input'>>;
  updateSession?: Resolver<Maybe<ResolversTypes['UpdateSessionPayload']>, ParentType, ContextType, RequireFields<RootMutationUpdateSessionArgs, 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['UpdateUserPayload']>, ParentType, ContextType, RequireFields<RootMutationUpdateUserArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<RootMutationLoginArgs, 'input'>>;
  loginWithCookies?: Resolver<Maybe<ResolversTypes['LoginWithCookiesPayload']>, ParentType, ContextType, RequireFields<RootMutationLoginWithCookiesArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType, RequireFields<RootMutationLogoutArgs, 'input'>>;
  refreshJwtAuthToken?: Resolver<Maybe<ResolversTypes['RefreshJwtAuthTokenPayload']>, ParentType, ContextType, RequireFields<RootMutationRefreshJwtAuthTokenArgs, 'input'>>;
  refreshToken?: Resolver<Maybe<ResolversTypes['RefreshTokenPayload']>, ParentType, ContextType, RequireFields<RootMutationRefreshTokenArgs, 'input'>>;
  findOrder?: Resolver<Maybe<ResolversTypes['FindOrderPayload']>, ParentType, ContextType, RequireFields<RootMutationFindOrderArgs, 'input'>>;
  cancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderPayload']>, ParentType, ContextType, RequireFields<RootMutationCancelOrderArgs, 'input'>>;
  requestReturn?: Resolver<Maybe<ResolversTypes['RequestReturnPayload']>, ParentType, ContextType, RequireFields<RootMutationRequestReturnArgs, 'input'>>;
  writeReview?: Resolver<Maybe<ResolversTypes['WriteReviewPayload']>, ParentType, ContextType, RequireFields<RootMutationWriteReviewArgs, 'input'>>;
  requestStockAlert?: Resolver<Maybe<ResolversTypes['RequestStockAlertPayload']>, ParentType, ContextType, RequireFields<RootMutationRequestStockAlertArgs, 'input'>>;
  cancelStockAlerts?: Resolver<Maybe<ResolversTypes['CancelStockAlertsPayload']>, ParentType, ContextType, RequireFields<RootMutationCancelStockAlertsArgs, 'input'>>;
  stopStockAlert?: Resolver<Maybe<ResolversTypes['StopStockAlertPayload']>, ParentType, ContextType, RequireFields<RootMutationStopStockAlertArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Category' | 'Tag' | 'Post' | 'GlobalProductAttribute' | 'LocalProductAttribute' | 'VariationAttribute' | 'SimpleAttribute' | 'SimpleCartItem' | 'PaymentGateway' | 'Customer' | 'User' | 'PaymentTokenCC' | 'PaymentTokenECheck' | 'UserRole' | 'MediaItem' | 'Order' | 'Refund' | 'LineItem' | 'ShippingLine' | 'CouponLine' | 'Coupon' | 'TaxLine' | 'DownloadableItem' | 'FeeLine' | 'TaxRate' | 'SimpleProduct' | 'VariableProduct' | 'ExternalProduct' | 'GroupProduct' | 'SimpleProductVariation' | 'CommentAuthor' | 'Comment' | 'Plugin' | 'ProductCategory' | 'ProductTag' | 'ProductType' | 'ShippingClass' | 'VisibleProduct', ParentType, ContextType>;
};

export type DatabaseIdentifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatabaseIdentifier'] = ResolversParentTypes['DatabaseIdentifier']> = {
  __resolveType: TypeResolveFn<'Category' | 'Tag' | 'Post' | 'User' | 'MediaItem' | 'Refund' | 'SimpleProduct' | 'VariableProduct' | 'ExternalProduct' | 'GroupProduct' | 'SimpleProductVariation' | 'CommentAuthor' | 'Comment' | 'ProductCategory' | 'ProductTag' | 'ProductType' | 'ShippingClass' | 'VisibleProduct', ParentType, ContextType>;
};

export type UniformResourceIdentifiableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UniformResourceIdentifiable'] = ResolversParentTypes['UniformResourceIdentifiable']> = {
  __resolveType: TypeResolveFn<'Category' | 'Tag' | 'Post' | 'SimpleProduct' | 'VariableProduct' | 'ExternalProduct' | 'GroupProduct' | 'SimpleProductVariation' | 'ProductCategory' | 'ProductTag' | 'ProductType' | 'ShippingClass' | 'VisibleProduct', ParentType, ContextType>;
};

export type ContentNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentNode'] = ResolversParentTypes['ContentNode']> = {
  __resolveType: TypeResolveFn<'Post' | 'SimpleProduct' | 'VariableProduct' | 'ExternalProduct' | 'GroupProduct' | 'SimpleProductVariation', ParentType, ContextType>;
};

export type NodeWithTitleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NodeWithTitle'] = ResolversParentTypes['NodeWithTitle']> = {
  __resolveType: TypeResolveFn<'Post' | 'SimpleProduct' | 'VariableProduct' | 'ExternalProduct' | 'GroupProduct' | 'SimpleProductVariation', ParentType, ContextType>;
};

export type NodeWithContentEditorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NodeWithContentEditor'] = ResolversParentTypes['NodeWithContentEditor']> = {
  __resolveType: TypeResolveFn<'Post' | 'SimpleProduct' | 'VariableProduct' | 'ExternalProduct' | 'GroupProduct' | 'SimpleProductVariation', ParentType, ContextType>;
};

export type NodeWithFeaturedImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NodeWithFeaturedImage'] = ResolversParentTypes['NodeWithFeaturedImage']> = {
  __resolveType: TypeResolveFn<'Post' | 'SimpleProduct' | 'VariableProduct' | 'ExternalProduct' | 'GroupProduct' | 'SimpleProductVariation', ParentType, ContextType>;
};

export type MetaDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetaData'] = ResolversParentTypes['MetaData']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type RequestReturnPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestReturnPayload'] = ResolversParentTypes['RequestReturnPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type OrderReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderReturn'] = ResolversParentTypes['OrderReturn']> = {
  answeredAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderReturnLine']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReturnReasonEnum'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReturnStateEnum'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderReturnLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderReturnLine'] = ResolversParentTypes['OrderReturnLine']> = {
  lineId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  courier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderInvoice'] = ResolversParentTypes['OrderInvoice']> = {
  buyer?: Resolver<ResolversTypes['CustomerAddress'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerAddress?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerTaxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['OrderInvoiceTax']>, ParentType, ContextType>;
};

export type OrderInvoiceTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderInvoiceTax'] = ResolversParentTypes['OrderInvoiceTax']> = {
  net?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<OrderInvoiceTaxNetArgs>>;
  otherBase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrderInvoiceTaxOtherBaseArgs>>;
  tax?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<OrderInvoiceTaxTaxArgs>>;
};

export type FindOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindOrderPayload'] = ResolversParentTypes['FindOrderPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  billing?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  cartHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cartTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrderCartTaxArgs>>;
  couponLines?: Resolver<Maybe<ResolversTypes['OrderToCouponLineConnection']>, ParentType, ContextType, Partial<OrderCouponLinesArgs>>;
  createdVia?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerIpAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerUserAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateCompleted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateHeldUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datePaid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateReady?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrderDiscountTaxArgs>>;
  discountTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrderDiscountTotalArgs>>;
  downloadableItems?: Resolver<Maybe<ResolversTypes['OrderToDownloadableItemConnection']>, ParentType, ContextType, Partial<OrderDownloadableItemsArgs>>;
  feeLines?: Resolver<Maybe<ResolversTypes['OrderToFeeLineConnection']>, ParentType, ContextType, Partial<OrderFeeLinesArgs>>;
  giftCards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrderGiftCard']>>, ParentType, ContextType>;
  hasBillingAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasDownloadableItem?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasShippingAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['OrderInvoice']>, ParentType, ContextType>;
  isCancellable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDownloadPermitted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lineItems?: Resolver<Maybe<ResolversTypes['OrderToLineItemConnection']>, ParentType, ContextType, Partial<OrderLineItemsArgs>>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<OrderMetaDataArgs>>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsPayment?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  needsProcessing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  needsShippingAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  orderKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNotes?: Resolver<Maybe<ResolversTypes['OrderToCommentConnection']>, ParentType, ContextType, Partial<OrderOrderNotesArgs>>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  paymentInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentKind?: Resolver<Maybe<ResolversTypes['PaymentKindEnum']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethodTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentNextStep?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pricesIncludeTax?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<ResolversTypes['OrderToRefundConnection']>, ParentType, ContextType, Partial<OrderRefundsArgs>>;
  returnableLines?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrderReturnLine']>>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrderReturn']>>, ParentType, ContextType>;
  shipment?: Resolver<Maybe<ResolversTypes['OrderShipment']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  shippingAddressMapUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingLines?: Resolver<Maybe<ResolversTypes['OrderToShippingLineConnection']>, ParentType, ContextType, Partial<OrderShippingLinesArgs>>;
  shippingTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrderShippingTaxArgs>>;
  shippingTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrderShippingTotalArgs>>;
  status?: Resolver<Maybe<ResolversTypes['OrderStatusEnum']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrderSubtotalArgs>>;
  taxLines?: Resolver<Maybe<ResolversTypes['OrderToTaxLineConnection']>, ParentType, ContextType, Partial<OrderTaxLinesArgs>>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrderTotalArgs>>;
  totalTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrderTotalTaxArgs>>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LineItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineItem'] = ResolversParentTypes['LineItem']> = {
  databaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemDownloads?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductDownload']>>>, ParentType, ContextType>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<LineItemMetaDataArgs>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['LineItemToProductConnectionEdge']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<LineItemSubtotalArgs, 'format'>>;
  subtotalTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<LineItemSubtotalTaxArgs, 'format'>>;
  taxClass?: Resolver<Maybe<ResolversTypes['TaxClassEnum']>, ParentType, ContextType>;
  taxStatus?: Resolver<Maybe<ResolversTypes['TaxStatusEnum']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderItemTax']>>>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<LineItemTotalArgs, 'format'>>;
  totalTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<LineItemTotalTaxArgs, 'format'>>;
  variation?: Resolver<Maybe<ResolversTypes['LineItemToProductVariationConnectionEdge']>, ParentType, ContextType>;
  variationId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingLine'] = ResolversParentTypes['ShippingLine']> = {
  databaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<ShippingLineMetaDataArgs>>;
  methodTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OrderItemTax']>>>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ShippingLineTotalArgs, 'format'>>;
  totalTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ShippingLineTotalTaxArgs, 'format'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CouponLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponLine'] = ResolversParentTypes['CouponLine']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  databaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CouponLineDiscountArgs, 'format'>>;
  discountTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CouponLineDiscountTaxArgs, 'format'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<CouponLineMetaDataArgs>>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderGiftCard'] = ResolversParentTypes['OrderGiftCard']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<OrderGiftCardAmountArgs>>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateReturned?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateExpiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountType?: Resolver<Maybe<ResolversTypes['DiscountTypeEnum']>, ParentType, ContextType>;
  emailRestrictions?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  excludeSaleItems?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  freeShipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  individualUse?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  limitUsageToXItems?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximumAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimumAmount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usageLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usageLimitPerUser?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxLine'] = ResolversParentTypes['TaxLine']> = {
  databaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCompound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<TaxLineMetaDataArgs>>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rateCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingTaxTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<TaxLineShippingTaxTotalArgs, 'format'>>;
  taxRate?: Resolver<Maybe<ResolversTypes['TaxRate']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<TaxLineTaxTotalArgs, 'format'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemTax'] = ResolversParentTypes['OrderItemTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxLineId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DownloadableItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableItem'] = ResolversParentTypes['DownloadableItem']> = {
  accessExpires?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  download?: Resolver<Maybe<ResolversTypes['ProductDownload']>, ParentType, ContextType>;
  downloadId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadsRemaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductUnion']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeeLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeLine'] = ResolversParentTypes['FeeLine']> = {
  amount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<FeeLineMetaDataArgs>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxClass?: Resolver<Maybe<ResolversTypes['TaxClassEnum']>, ParentType, ContextType>;
  taxStatus?: Resolver<Maybe<ResolversTypes['TaxStatusEnum']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<FeeLineTotalArgs>>;
  totalTax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<FeeLineTotalTaxArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxRate'] = ResolversParentTypes['TaxRate']> = {
  compound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  databaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionStats'] = ResolversParentTypes['CollectionStats']> = {
  attributeCounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AttributeCount']>>>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CollectionStatsMaxPriceArgs>>;
  minPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CollectionStatsMinPriceArgs>>;
  ratingCounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RatingCount']>>>, ParentType, ContextType>;
  stockStatusCounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['StockStatusCount']>>>, ParentType, ContextType>;
};

export type AttributeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeCount'] = ResolversParentTypes['AttributeCount']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ProductTaxonomyEnum'], ParentType, ContextType>;
  terms?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SingleAttributeCount']>>>, ParentType, ContextType>;
};

export type SingleAttributeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SingleAttributeCount'] = ResolversParentTypes['SingleAttributeCount']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['TermNode']>, ParentType, ContextType>;
  termId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RatingCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockStatusCount'] = ResolversParentTypes['StockStatusCount']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StockStatusEnum'], ParentType, ContextType>;
};

export type RootQueryToProductUnionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToProductUnionConnection'] = ResolversParentTypes['RootQueryToProductUnionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RootQueryToProductUnionConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductUnion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToProductUnionConnectionPageInfo'], ParentType, ContextType>;
  nearest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  missedWords?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToUpsellConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToUpsellConnection'] = ResolversParentTypes['ProductToUpsellConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToUpsellConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductUnion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToUpsellConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToCrossSellConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToCrossSellConnection'] = ResolversParentTypes['ProductToCrossSellConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToCrossSellConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductUnion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToCrossSellConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'VariableProduct' | 'ExternalProduct' | 'GroupProduct' | 'SimpleProductVariation', ParentType, ContextType>;
};

export type ProductUnionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductUnion'] = ResolversParentTypes['ProductUnion']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'VariableProduct' | 'ExternalProduct' | 'GroupProduct' | 'SimpleProductVariation', ParentType, ContextType>;
};

export type ProductWithPricingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithPricing'] = ResolversParentTypes['ProductWithPricing']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'VariableProduct' | 'ExternalProduct' | 'GroupProduct' | 'SimpleProductVariation', ParentType, ContextType>;
};

export type InventoriedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoriedProduct'] = ResolversParentTypes['InventoriedProduct']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'VariableProduct' | 'SimpleProductVariation', ParentType, ContextType>;
};

export type ProductWithDimensionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithDimensions'] = ResolversParentTypes['ProductWithDimensions']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'VariableProduct' | 'SimpleProductVariation', ParentType, ContextType>;
};

export type DownloadableProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'SimpleProductVariation', ParentType, ContextType>;
};

export type ProductWithAttributesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithAttributes'] = ResolversParentTypes['ProductWithAttributes']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'VariableProduct' | 'ExternalProduct' | 'GroupProduct', ParentType, ContextType>;
};

export type ProductWithVariationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithVariations'] = ResolversParentTypes['ProductWithVariations']> = {
  __resolveType: TypeResolveFn<'VariableProduct', ParentType, ContextType>;
};

export type ProductVariationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariation'] = ResolversParentTypes['ProductVariation']> = {
  __resolveType: TypeResolveFn<'SimpleProductVariation', ParentType, ContextType>;
};

export type ProductOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOffer'] = ResolversParentTypes['ProductOffer']> = {
  content?: Resolver<Maybe<ResolversTypes['PackContent']>, ParentType, ContextType>;
  isFrom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  percentOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ProductOfferPriceArgs>>;
  regularPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ProductOfferRegularPriceArgs>>;
};

export type ProductSpecificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSpecification'] = ResolversParentTypes['ProductSpecification']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackContent'] = ResolversParentTypes['PackContent']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['PackUnitEnum'], ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  attributes?: Resolver<Maybe<ResolversTypes['ProductWithAttributesToProductAttributeConnection']>, ParentType, ContextType, Partial<SimpleProductAttributesArgs>>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  backorders?: Resolver<Maybe<ResolversTypes['BackordersEnum']>, ParentType, ContextType>;
  backordersAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  catalogVisibility?: Resolver<Maybe<ResolversTypes['CatalogVisibilityEnum']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductContentArgs>>;
  contentTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  crossSell?: Resolver<Maybe<ResolversTypes['ProductToCrossSellConnection']>, ParentType, ContextType, Partial<SimpleProductCrossSellArgs>>;
  customTextarea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOnSaleFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOnSaleTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultAttributes?: Resolver<Maybe<ResolversTypes['ProductWithAttributesToVariationAttributeConnection']>, ParentType, ContextType, Partial<SimpleProductDefaultAttributesArgs>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductDescriptionArgs>>;
  downloadExpiry?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  downloads?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductDownload']>>>, ParentType, ContextType>;
  extraDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['NodeWithFeaturedImageToMediaItemConnectionEdge']>, ParentType, ContextType>;
  featuredImageDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  featuredImageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fullYoastHead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductFullYoastHeadArgs>>;
  galleryImages?: Resolver<Maybe<ResolversTypes['ProductToMediaItemConnection']>, ParentType, ContextType, Partial<SimpleProductGalleryImagesArgs>>;
  globalAttributes?: Resolver<Maybe<ResolversTypes['ProductToGlobalProductAttributeConnection']>, ParentType, ContextType, Partial<SimpleProductGlobalAttributesArgs>>;
  height?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localAttributes?: Resolver<Maybe<ResolversTypes['ProductToLocalProductAttributeConnection']>, ParentType, ContextType, Partial<SimpleProductLocalAttributesArgs>>;
  lowStockAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  manageStock?: Resolver<Maybe<ResolversTypes['ManageStockEnum']>, ParentType, ContextType>;
  menuOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<SimpleProductMetaDataArgs>>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPriceChange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['ProductOffer']>, ParentType, ContextType>;
  onSale?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ProductToProductConnectionEdge']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductPriceArgs>>;
  productCardLists?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  productCategories?: Resolver<Maybe<ResolversTypes['ProductToProductCategoryConnection']>, ParentType, ContextType, Partial<SimpleProductProductCategoriesArgs>>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productTags?: Resolver<Maybe<ResolversTypes['ProductToProductTagConnection']>, ParentType, ContextType, Partial<SimpleProductProductTagsArgs>>;
  productTypes?: Resolver<Maybe<ResolversTypes['ProductToProductTypeConnection']>, ParentType, ContextType, Partial<SimpleProductProductTypesArgs>>;
  purchasable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  purchaseNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductRegularPriceArgs>>;
  related?: Resolver<Maybe<ResolversTypes['ProductToProductUnionConnection']>, ParentType, ContextType, Partial<SimpleProductRelatedArgs>>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ProductToCommentConnection']>, ParentType, ContextType, Partial<SimpleProductReviewsArgs>>;
  reviewsAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductSalePriceArgs>>;
  shippingClassId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shippingClasses?: Resolver<Maybe<ResolversTypes['ProductToShippingClassConnection']>, ParentType, ContextType, Partial<SimpleProductShippingClassesArgs>>;
  shippingRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shippingTaxable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shortDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductShortDescriptionArgs>>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  soldIndividually?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  specifications?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProductSpecification']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockStatus?: Resolver<Maybe<ResolversTypes['StockStatusEnum']>, ParentType, ContextType>;
  taxClass?: Resolver<Maybe<ResolversTypes['TaxClassEnum']>, ParentType, ContextType>;
  taxStatus?: Resolver<Maybe<ResolversTypes['TaxStatusEnum']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['ProductToTermNodeConnection']>, ParentType, ContextType, Partial<SimpleProductTermsArgs>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductTitleArgs>>;
  totalSales?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ProductTypesEnum']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ResolversTypes['ProductToUpsellConnection']>, ParentType, ContextType, Partial<SimpleProductUpsellArgs>>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  virtual?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visibleProducts?: Resolver<Maybe<ResolversTypes['ProductToVisibleProductConnection']>, ParentType, ContextType, Partial<SimpleProductVisibleProductsArgs>>;
  weight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariableProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariableProduct'] = ResolversParentTypes['VariableProduct']> = {
  attributes?: Resolver<Maybe<ResolversTypes['ProductWithAttributesToProductAttributeConnection']>, ParentType, ContextType, Partial<VariableProductAttributesArgs>>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  backorders?: Resolver<Maybe<ResolversTypes['BackordersEnum']>, ParentType, ContextType>;
  backordersAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  catalogVisibility?: Resolver<Maybe<ResolversTypes['CatalogVisibilityEnum']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<VariableProductContentArgs>>;
  contentTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  crossSell?: Resolver<Maybe<ResolversTypes['ProductToCrossSellConnection']>, ParentType, ContextType, Partial<VariableProductCrossSellArgs>>;
  customTextarea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOnSaleFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOnSaleTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultAttributes?: Resolver<Maybe<ResolversTypes['ProductWithAttributesToVariationAttributeConnection']>, ParentType, ContextType, Partial<VariableProductDefaultAttributesArgs>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<VariableProductDescriptionArgs>>;
  extraDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['NodeWithFeaturedImageToMediaItemConnectionEdge']>, ParentType, ContextType>;
  featuredImageDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  featuredImageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fullYoastHead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<VariableProductFullYoastHeadArgs>>;
  galleryImages?: Resolver<Maybe<ResolversTypes['ProductToMediaItemConnection']>, ParentType, ContextType, Partial<VariableProductGalleryImagesArgs>>;
  globalAttributes?: Resolver<Maybe<ResolversTypes['ProductToGlobalProductAttributeConnection']>, ParentType, ContextType, Partial<VariableProductGlobalAttributesArgs>>;
  height?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localAttributes?: Resolver<Maybe<ResolversTypes['ProductToLocalProductAttributeConnection']>, ParentType, ContextType, Partial<VariableProductLocalAttributesArgs>>;
  lowStockAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  manageStock?: Resolver<Maybe<ResolversTypes['ManageStockEnum']>, ParentType, ContextType>;
  menuOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<VariableProductMetaDataArgs>>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPriceChange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['ProductOffer']>, ParentType, ContextType>;
  onSale?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ProductToProductConnectionEdge']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<VariableProductPriceArgs>>;
  productCardLists?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  productCategories?: Resolver<Maybe<ResolversTypes['ProductToProductCategoryConnection']>, ParentType, ContextType, Partial<VariableProductProductCategoriesArgs>>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productTags?: Resolver<Maybe<ResolversTypes['ProductToProductTagConnection']>, ParentType, ContextType, Partial<VariableProductProductTagsArgs>>;
  productTypes?: Resolver<Maybe<ResolversTypes['ProductToProductTypeConnection']>, ParentType, ContextType, Partial<VariableProductProductTypesArgs>>;
  purchasable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  purchaseNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<VariableProductRegularPriceArgs>>;
  related?: Resolver<Maybe<ResolversTypes['ProductToProductUnionConnection']>, ParentType, ContextType, Partial<VariableProductRelatedArgs>>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ProductToCommentConnection']>, ParentType, ContextType, Partial<VariableProductReviewsArgs>>;
  reviewsAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<VariableProductSalePriceArgs>>;
  shippingClassId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shippingClasses?: Resolver<Maybe<ResolversTypes['ProductToShippingClassConnection']>, ParentType, ContextType, Partial<VariableProductShippingClassesArgs>>;
  shippingRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shippingTaxable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shortDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<VariableProductShortDescriptionArgs>>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  soldIndividually?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  specifications?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProductSpecification']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockStatus?: Resolver<Maybe<ResolversTypes['StockStatusEnum']>, ParentType, ContextType>;
  taxClass?: Resolver<Maybe<ResolversTypes['TaxClassEnum']>, ParentType, ContextType>;
  taxStatus?: Resolver<Maybe<ResolversTypes['TaxStatusEnum']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['ProductToTermNodeConnection']>, ParentType, ContextType, Partial<VariableProductTermsArgs>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<VariableProductTitleArgs>>;
  totalSales?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ProductTypesEnum']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ResolversTypes['ProductToUpsellConnection']>, ParentType, ContextType, Partial<VariableProductUpsellArgs>>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variations?: Resolver<Maybe<ResolversTypes['ProductWithVariationsToProductVariationConnection']>, ParentType, ContextType, Partial<VariableProductVariationsArgs>>;
  virtual?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visibleProducts?: Resolver<Maybe<ResolversTypes['ProductToVisibleProductConnection']>, ParentType, ContextType, Partial<VariableProductVisibleProductsArgs>>;
  weight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExternalProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExternalProduct'] = ResolversParentTypes['ExternalProduct']> = {
  attributes?: Resolver<Maybe<ResolversTypes['ProductWithAttributesToProductAttributeConnection']>, ParentType, ContextType, Partial<ExternalProductAttributesArgs>>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  buttonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalogVisibility?: Resolver<Maybe<ResolversTypes['CatalogVisibilityEnum']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ExternalProductContentArgs>>;
  contentTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customTextarea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOnSaleFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOnSaleTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultAttributes?: Resolver<Maybe<ResolversTypes['ProductWithAttributesToVariationAttributeConnection']>, ParentType, ContextType, Partial<ExternalProductDefaultAttributesArgs>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ExternalProductDescriptionArgs>>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extraDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['NodeWithFeaturedImageToMediaItemConnectionEdge']>, ParentType, ContextType>;
  featuredImageDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  featuredImageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fullYoastHead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ExternalProductFullYoastHeadArgs>>;
  galleryImages?: Resolver<Maybe<ResolversTypes['ProductToMediaItemConnection']>, ParentType, ContextType, Partial<ExternalProductGalleryImagesArgs>>;
  globalAttributes?: Resolver<Maybe<ResolversTypes['ProductToGlobalProductAttributeConnection']>, ParentType, ContextType, Partial<ExternalProductGlobalAttributesArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localAttributes?: Resolver<Maybe<ResolversTypes['ProductToLocalProductAttributeConnection']>, ParentType, ContextType, Partial<ExternalProductLocalAttributesArgs>>;
  menuOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<ExternalProductMetaDataArgs>>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPriceChange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['ProductOffer']>, ParentType, ContextType>;
  onSale?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ProductToProductConnectionEdge']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ExternalProductPriceArgs>>;
  productCardLists?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  productCategories?: Resolver<Maybe<ResolversTypes['ProductToProductCategoryConnection']>, ParentType, ContextType, Partial<ExternalProductProductCategoriesArgs>>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productTags?: Resolver<Maybe<ResolversTypes['ProductToProductTagConnection']>, ParentType, ContextType, Partial<ExternalProductProductTagsArgs>>;
  productTypes?: Resolver<Maybe<ResolversTypes['ProductToProductTypeConnection']>, ParentType, ContextType, Partial<ExternalProductProductTypesArgs>>;
  purchasable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  purchaseNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ExternalProductRegularPriceArgs>>;
  related?: Resolver<Maybe<ResolversTypes['ProductToProductUnionConnection']>, ParentType, ContextType, Partial<ExternalProductRelatedArgs>>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ProductToCommentConnection']>, ParentType, ContextType, Partial<ExternalProductReviewsArgs>>;
  reviewsAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ExternalProductSalePriceArgs>>;
  shippingClasses?: Resolver<Maybe<ResolversTypes['ProductToShippingClassConnection']>, ParentType, ContextType, Partial<ExternalProductShippingClassesArgs>>;
  shortDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ExternalProductShortDescriptionArgs>>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specifications?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProductSpecification']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxClass?: Resolver<Maybe<ResolversTypes['TaxClassEnum']>, ParentType, ContextType>;
  taxStatus?: Resolver<Maybe<ResolversTypes['TaxStatusEnum']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['ProductToTermNodeConnection']>, ParentType, ContextType, Partial<ExternalProductTermsArgs>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ExternalProductTitleArgs>>;
  totalSales?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ProductTypesEnum']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ResolversTypes['ProductToUpsellConnection']>, ParentType, ContextType, Partial<ExternalProductUpsellArgs>>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  virtual?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visibleProducts?: Resolver<Maybe<ResolversTypes['ProductToVisibleProductConnection']>, ParentType, ContextType, Partial<ExternalProductVisibleProductsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupProduct'] = ResolversParentTypes['GroupProduct']> = {
  addToCartDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addToCartText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<ResolversTypes['ProductWithAttributesToProductAttributeConnection']>, ParentType, ContextType, Partial<GroupProductAttributesArgs>>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  catalogVisibility?: Resolver<Maybe<ResolversTypes['CatalogVisibilityEnum']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<GroupProductContentArgs>>;
  contentTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customTextarea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOnSaleFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOnSaleTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultAttributes?: Resolver<Maybe<ResolversTypes['ProductWithAttributesToVariationAttributeConnection']>, ParentType, ContextType, Partial<GroupProductDefaultAttributesArgs>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<GroupProductDescriptionArgs>>;
  extraDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['NodeWithFeaturedImageToMediaItemConnectionEdge']>, ParentType, ContextType>;
  featuredImageDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  featuredImageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fullYoastHead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<GroupProductFullYoastHeadArgs>>;
  galleryImages?: Resolver<Maybe<ResolversTypes['ProductToMediaItemConnection']>, ParentType, ContextType, Partial<GroupProductGalleryImagesArgs>>;
  globalAttributes?: Resolver<Maybe<ResolversTypes['ProductToGlobalProductAttributeConnection']>, ParentType, ContextType, Partial<GroupProductGlobalAttributesArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localAttributes?: Resolver<Maybe<ResolversTypes['ProductToLocalProductAttributeConnection']>, ParentType, ContextType, Partial<GroupProductLocalAttributesArgs>>;
  menuOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<GroupProductMetaDataArgs>>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPriceChange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['ProductOffer']>, ParentType, ContextType>;
  onSale?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ProductToProductConnectionEdge']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<GroupProductPriceArgs>>;
  productCardLists?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  productCategories?: Resolver<Maybe<ResolversTypes['ProductToProductCategoryConnection']>, ParentType, ContextType, Partial<GroupProductProductCategoriesArgs>>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productTags?: Resolver<Maybe<ResolversTypes['ProductToProductTagConnection']>, ParentType, ContextType, Partial<GroupProductProductTagsArgs>>;
  productTypes?: Resolver<Maybe<ResolversTypes['ProductToProductTypeConnection']>, ParentType, ContextType, Partial<GroupProductProductTypesArgs>>;
  products?: Resolver<Maybe<ResolversTypes['GroupProductToProductUnionConnection']>, ParentType, ContextType, Partial<GroupProductProductsArgs>>;
  purchasable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  purchaseNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<GroupProductRegularPriceArgs>>;
  related?: Resolver<Maybe<ResolversTypes['ProductToProductUnionConnection']>, ParentType, ContextType, Partial<GroupProductRelatedArgs>>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ProductToCommentConnection']>, ParentType, ContextType, Partial<GroupProductReviewsArgs>>;
  reviewsAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<GroupProductSalePriceArgs>>;
  shippingClasses?: Resolver<Maybe<ResolversTypes['ProductToShippingClassConnection']>, ParentType, ContextType, Partial<GroupProductShippingClassesArgs>>;
  shortDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<GroupProductShortDescriptionArgs>>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specifications?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProductSpecification']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxClass?: Resolver<Maybe<ResolversTypes['TaxClassEnum']>, ParentType, ContextType>;
  taxStatus?: Resolver<Maybe<ResolversTypes['TaxStatusEnum']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['ProductToTermNodeConnection']>, ParentType, ContextType, Partial<GroupProductTermsArgs>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<GroupProductTitleArgs>>;
  totalSales?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ProductTypesEnum']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ResolversTypes['ProductToUpsellConnection']>, ParentType, ContextType, Partial<GroupProductUpsellArgs>>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  virtual?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visibleProducts?: Resolver<Maybe<ResolversTypes['ProductToVisibleProductConnection']>, ParentType, ContextType, Partial<GroupProductVisibleProductsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleProductVariationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleProductVariation'] = ResolversParentTypes['SimpleProductVariation']> = {
  attributes?: Resolver<Maybe<ResolversTypes['ProductVariationToVariationAttributeConnection']>, ParentType, ContextType, Partial<SimpleProductVariationAttributesArgs>>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  backorders?: Resolver<Maybe<ResolversTypes['BackordersEnum']>, ParentType, ContextType>;
  backordersAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  catalogVisibility?: Resolver<Maybe<ResolversTypes['CatalogVisibilityEnum']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductVariationContentArgs>>;
  contentTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customTextarea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOnSaleFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOnSaleTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductVariationDescriptionArgs>>;
  downloadExpiry?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  downloads?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ProductDownload']>>>, ParentType, ContextType>;
  extraDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  featuredImage?: Resolver<Maybe<ResolversTypes['NodeWithFeaturedImageToMediaItemConnectionEdge']>, ParentType, ContextType>;
  featuredImageDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  featuredImageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fullYoastHead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductVariationFullYoastHeadArgs>>;
  galleryImages?: Resolver<Maybe<ResolversTypes['ProductToMediaItemConnection']>, ParentType, ContextType, Partial<SimpleProductVariationGalleryImagesArgs>>;
  globalAttributes?: Resolver<Maybe<ResolversTypes['ProductToGlobalProductAttributeConnection']>, ParentType, ContextType, Partial<SimpleProductVariationGlobalAttributesArgs>>;
  hasAttributes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localAttributes?: Resolver<Maybe<ResolversTypes['ProductToLocalProductAttributeConnection']>, ParentType, ContextType, Partial<SimpleProductVariationLocalAttributesArgs>>;
  lowStockAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  manageStock?: Resolver<Maybe<ResolversTypes['ManageStockEnum']>, ParentType, ContextType>;
  menuOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaData?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<SimpleProductVariationMetaDataArgs>>;
  modified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPriceChange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['ProductOffer']>, ParentType, ContextType>;
  onSale?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ProductToProductConnectionEdge']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductVariationPriceArgs>>;
  productCardLists?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  productCategories?: Resolver<Maybe<ResolversTypes['ProductToProductCategoryConnection']>, ParentType, ContextType, Partial<SimpleProductVariationProductCategoriesArgs>>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productTags?: Resolver<Maybe<ResolversTypes['ProductToProductTagConnection']>, ParentType, ContextType, Partial<SimpleProductVariationProductTagsArgs>>;
  productTypes?: Resolver<Maybe<ResolversTypes['ProductToProductTypeConnection']>, ParentType, ContextType, Partial<SimpleProductVariationProductTypesArgs>>;
  productVariationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purchasable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  purchaseNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductVariationRegularPriceArgs>>;
  related?: Resolver<Maybe<ResolversTypes['ProductToProductUnionConnection']>, ParentType, ContextType, Partial<SimpleProductVariationRelatedArgs>>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ProductToCommentConnection']>, ParentType, ContextType, Partial<SimpleProductVariationReviewsArgs>>;
  reviewsAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductVariationSalePriceArgs>>;
  shippingClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingClassId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shippingClasses?: Resolver<Maybe<ResolversTypes['ProductToShippingClassConnection']>, ParentType, ContextType, Partial<SimpleProductVariationShippingClassesArgs>>;
  shippingRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shippingTaxable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shortDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductVariationShortDescriptionArgs>>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  soldIndividually?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  specifications?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProductSpecification']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockStatus?: Resolver<Maybe<ResolversTypes['StockStatusEnum']>, ParentType, ContextType>;
  taxClass?: Resolver<Maybe<ResolversTypes['TaxClassEnum']>, ParentType, ContextType>;
  taxStatus?: Resolver<Maybe<ResolversTypes['TaxStatusEnum']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['ProductToTermNodeConnection']>, ParentType, ContextType, Partial<SimpleProductVariationTermsArgs>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SimpleProductVariationTitleArgs>>;
  totalSales?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ProductTypesEnum']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ResolversTypes['ProductToUpsellConnection']>, ParentType, ContextType, Partial<SimpleProductVariationUpsellArgs>>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  virtual?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visibleProducts?: Resolver<Maybe<ResolversTypes['ProductToVisibleProductConnection']>, ParentType, ContextType, Partial<SimpleProductVariationVisibleProductsArgs>>;
  weight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductDownloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductDownload'] = ResolversParentTypes['ProductDownload']> = {
  allowedFileType?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  downloadId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileExt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileExists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  filePathType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommenterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Commenter'] = ResolversParentTypes['Commenter']> = {
  __resolveType: TypeResolveFn<'User' | 'CommentAuthor', ParentType, ContextType>;
};

export type CommentAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentAuthor'] = ResolversParentTypes['CommentAuthor']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Avatar']>, ParentType, ContextType, RequireFields<CommentAuthorAvatarArgs, 'size'>>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvatarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Avatar'] = ResolversParentTypes['Avatar']> = {
  default?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extraAttr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forceDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  foundAvatar?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  approved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['CommentToCommenterConnectionEdge']>, ParentType, ContextType>;
  commentedOn?: Resolver<Maybe<ResolversTypes['CommentToContentNodeConnectionEdge']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<CommentContentArgs>>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateGmt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCustomerNote?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replies?: Resolver<Maybe<ResolversTypes['CommentToCommentConnection']>, ParentType, ContextType, Partial<CommentRepliesArgs>>;
  status?: Resolver<Maybe<ResolversTypes['CommentStatusEnum']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WriteReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WriteReviewPayload'] = ResolversParentTypes['WriteReviewPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type CommentToCommenterConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentToCommenterConnectionEdge'] = ResolversParentTypes['CommentToCommenterConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Commenter'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentToContentNodeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentToContentNodeConnectionEdge'] = ResolversParentTypes['CommentToContentNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToCommentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToCommentConnection'] = ResolversParentTypes['ProductToCommentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToCommentConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToCommentConnectionPageInfo'], ParentType, ContextType>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToCommentConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToCommentConnectionEdge'] = ResolversParentTypes['ProductToCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  verified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryState'] = ResolversParentTypes['CountryState']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeneralSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneralSettings'] = ResolversParentTypes['GeneralSettings']> = {
  dateFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startOfWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PluginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plugin'] = ResolversParentTypes['Plugin']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pluginUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  generalSettingsDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalSettingsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WoonuxtOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WoonuxtOptions'] = ResolversParentTypes['WoonuxtOptions']> = {
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencySymbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontEndUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  global_attributes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['WoonuxtGlobalAttribute']>>>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  primary_color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productsPerPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  publicIntrospectionEnabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stripeSettings?: Resolver<Maybe<ResolversTypes['WoonuxtStripeSettings']>, ParentType, ContextType>;
  wooCommerceSettingsVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wooNuxtSEO?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['WoonuxtSeoEntry']>>>, ParentType, ContextType>;
};

export type WoonuxtGlobalAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WoonuxtGlobalAttribute'] = ResolversParentTypes['WoonuxtGlobalAttribute']> = {
  hideEmpty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openByDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  showCount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WoonuxtSeoEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WoonuxtSeoEntry'] = ResolversParentTypes['WoonuxtSeoEntry']> = {
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WoonuxtStripeSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WoonuxtStripeSettings'] = ResolversParentTypes['WoonuxtStripeSettings']> = {
  active_publishable_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishable_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  test_publishable_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testmode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestStockAlertPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestStockAlertPayload'] = ResolversParentTypes['RequestStockAlertPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CancelStockAlertsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelStockAlertsPayload'] = ResolversParentTypes['CancelStockAlertsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type StockAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockAlert'] = ResolversParentTypes['StockAlert']> = {
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductUnion']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StopStockAlertPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StopStockAlertPayload'] = ResolversParentTypes['StopStockAlertPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type TermNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TermNode'] = ResolversParentTypes['TermNode']> = {
  __resolveType: TypeResolveFn<'Category' | 'Tag' | 'ProductCategory' | 'ProductTag' | 'ProductType' | 'ShippingClass' | 'VisibleProduct', ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  ancestors?: Resolver<Maybe<ResolversTypes['ProductCategoryToAncestorsProductCategoryConnection']>, ParentType, ContextType, Partial<ProductCategoryAncestorsArgs>>;
  children?: Resolver<Maybe<ResolversTypes['ProductCategoryToProductCategoryConnection']>, ParentType, ContextType, Partial<ProductCategoryChildrenArgs>>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display?: Resolver<Maybe<ResolversTypes['ProductCategoryDisplay']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menuOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ProductCategoryToParentProductCategoryConnectionEdge']>, ParentType, ContextType>;
  parentDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductCategoryToProductConnection']>, ParentType, ContextType, Partial<ProductCategoryProductsArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  termTaxonomyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTag'] = ResolversParentTypes['ProductTag']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductTagToProductConnection']>, ParentType, ContextType, Partial<ProductTagProductsArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  termTaxonomyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCategoryToAncestorsProductCategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryToAncestorsProductCategoryConnection'] = ResolversParentTypes['ProductCategoryToAncestorsProductCategoryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductCategoryToAncestorsProductCategoryConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductCategoryToAncestorsProductCategoryConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCategoryToParentProductCategoryConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryToParentProductCategoryConnectionEdge'] = ResolversParentTypes['ProductCategoryToParentProductCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductType'] = ResolversParentTypes['ProductType']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductTypeToProductConnection']>, ParentType, ContextType, Partial<ProductTypeProductsArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  termTaxonomyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingClassResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingClass'] = ResolversParentTypes['ShippingClass']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  termTaxonomyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisibleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisibleProduct'] = ResolversParentTypes['VisibleProduct']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  termTaxonomyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariationAttributeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariationAttributeConnection'] = ResolversParentTypes['VariationAttributeConnection']> = {
  __resolveType: TypeResolveFn<'ProductVariationToVariationAttributeConnection' | 'ProductWithAttributesToVariationAttributeConnection', ParentType, ContextType>;
};

export type VariationAttributeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariationAttributeConnectionEdge'] = ResolversParentTypes['VariationAttributeConnectionEdge']> = {
  __resolveType: TypeResolveFn<'ProductVariationToVariationAttributeConnectionEdge' | 'ProductWithAttributesToVariationAttributeConnectionEdge', ParentType, ContextType>;
};

export type VariationAttributeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariationAttributeConnectionPageInfo'] = ResolversParentTypes['VariationAttributeConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductVariationToVariationAttributeConnectionPageInfo' | 'ProductWithAttributesToVariationAttributeConnectionPageInfo', ParentType, ContextType>;
};

export type CartItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemConnection'] = ResolversParentTypes['CartItemConnection']> = {
  __resolveType: TypeResolveFn<'CartToCartItemConnection', ParentType, ContextType>;
};

export type CartItemConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemConnectionEdge'] = ResolversParentTypes['CartItemConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CartToCartItemConnectionEdge', ParentType, ContextType>;
};

export type CartItemConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemConnectionPageInfo'] = ResolversParentTypes['CartItemConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'CartToCartItemConnectionPageInfo', ParentType, ContextType>;
};

export type CartToCartItemConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartToCartItemConnectionEdge'] = ResolversParentTypes['CartToCartItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CartItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartToCartItemConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartToCartItemConnectionPageInfo'] = ResolversParentTypes['CartToCartItemConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductUnionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductUnionConnection'] = ResolversParentTypes['ProductUnionConnection']> = {
  __resolveType: TypeResolveFn<'RootQueryToProductUnionConnection' | 'ProductToUpsellConnection' | 'ProductToCrossSellConnection' | 'ProductToProductUnionConnection' | 'GroupProductToProductUnionConnection', ParentType, ContextType>;
};

export type ProductUnionConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductUnionConnectionEdge'] = ResolversParentTypes['ProductUnionConnectionEdge']> = {
  __resolveType: TypeResolveFn<'RootQueryToProductUnionConnectionEdge' | 'ProductToUpsellConnectionEdge' | 'ProductToCrossSellConnectionEdge' | 'ProductToProductUnionConnectionEdge' | 'GroupProductToProductUnionConnectionEdge', ParentType, ContextType>;
};

export type ProductUnionConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductUnionConnectionPageInfo'] = ResolversParentTypes['ProductUnionConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'RootQueryToProductUnionConnectionPageInfo' | 'ProductToUpsellConnectionPageInfo' | 'ProductToCrossSellConnectionPageInfo' | 'ProductToProductUnionConnectionPageInfo' | 'GroupProductToProductUnionConnectionPageInfo', ParentType, ContextType>;
};

export type RootQueryToProductUnionConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToProductUnionConnectionEdge'] = ResolversParentTypes['RootQueryToProductUnionConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductUnion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToProductUnionConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToProductUnionConnectionPageInfo'] = ResolversParentTypes['RootQueryToProductUnionConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToUpsellConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToUpsellConnectionEdge'] = ResolversParentTypes['ProductToUpsellConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductUnion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToUpsellConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToUpsellConnectionPageInfo'] = ResolversParentTypes['ProductToUpsellConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToCrossSellConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToCrossSellConnectionEdge'] = ResolversParentTypes['ProductToCrossSellConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductUnion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToCrossSellConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToCrossSellConnectionPageInfo'] = ResolversParentTypes['ProductToCrossSellConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = {
  __resolveType: TypeResolveFn<'ProductToCommentConnection' | 'PostToCommentConnection' | 'RootQueryToCommentConnection' | 'OrderToCommentConnection' | 'CommentToCommentConnection', ParentType, ContextType>;
};

export type CommentConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentConnectionEdge'] = ResolversParentTypes['CommentConnectionEdge']> = {
  __resolveType: TypeResolveFn<'ProductToCommentConnectionEdge' | 'PostToCommentConnectionEdge' | 'RootQueryToCommentConnectionEdge' | 'OrderToCommentConnectionEdge' | 'CommentToCommentConnectionEdge', ParentType, ContextType>;
};

export type CommentConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentConnectionPageInfo'] = ResolversParentTypes['CommentConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductToCommentConnectionPageInfo' | 'PostToCommentConnectionPageInfo' | 'RootQueryToCommentConnectionPageInfo' | 'OrderToCommentConnectionPageInfo' | 'CommentToCommentConnectionPageInfo', ParentType, ContextType>;
};

export type ProductToCommentConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToCommentConnectionPageInfo'] = ResolversParentTypes['ProductToCommentConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryConnection'] = ResolversParentTypes['ProductCategoryConnection']> = {
  __resolveType: TypeResolveFn<'ProductCategoryToAncestorsProductCategoryConnection' | 'RootQueryToProductCategoryConnection' | 'ProductToProductCategoryConnection' | 'ProductCategoryToProductCategoryConnection', ParentType, ContextType>;
};

export type ProductCategoryConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryConnectionEdge'] = ResolversParentTypes['ProductCategoryConnectionEdge']> = {
  __resolveType: TypeResolveFn<'ProductCategoryToParentProductCategoryConnectionEdge' | 'ProductCategoryToAncestorsProductCategoryConnectionEdge' | 'RootQueryToProductCategoryConnectionEdge' | 'ProductToProductCategoryConnectionEdge' | 'ProductCategoryToProductCategoryConnectionEdge', ParentType, ContextType>;
};

export type ProductCategoryConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryConnectionPageInfo'] = ResolversParentTypes['ProductCategoryConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductCategoryToAncestorsProductCategoryConnectionPageInfo' | 'RootQueryToProductCategoryConnectionPageInfo' | 'ProductToProductCategoryConnectionPageInfo' | 'ProductCategoryToProductCategoryConnectionPageInfo', ParentType, ContextType>;
};

export type ProductCategoryToAncestorsProductCategoryConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryToAncestorsProductCategoryConnectionEdge'] = ResolversParentTypes['ProductCategoryToAncestorsProductCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCategoryToAncestorsProductCategoryConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryToAncestorsProductCategoryConnectionPageInfo'] = ResolversParentTypes['ProductCategoryToAncestorsProductCategoryConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryConnection'] = ResolversParentTypes['CategoryConnection']> = {
  __resolveType: TypeResolveFn<'CategoryToCategoryConnection' | 'PostToCategoryConnection' | 'RootQueryToCategoryConnection', ParentType, ContextType>;
};

export type CategoryConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryConnectionEdge'] = ResolversParentTypes['CategoryConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CategoryToParentCategoryConnectionEdge' | 'CategoryToCategoryConnectionEdge' | 'PostToCategoryConnectionEdge' | 'RootQueryToCategoryConnectionEdge', ParentType, ContextType>;
};

export type CategoryConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryConnectionPageInfo'] = ResolversParentTypes['CategoryConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'CategoryToCategoryConnectionPageInfo' | 'PostToCategoryConnectionPageInfo' | 'RootQueryToCategoryConnectionPageInfo', ParentType, ContextType>;
};

export type CategoryToCategoryConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryToCategoryConnectionEdge'] = ResolversParentTypes['CategoryToCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToCategoryConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryToCategoryConnectionPageInfo'] = ResolversParentTypes['CategoryToCategoryConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToCategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryToCategoryConnection'] = ResolversParentTypes['CategoryToCategoryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CategoryToCategoryConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CategoryToCategoryConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostConnection'] = ResolversParentTypes['PostConnection']> = {
  __resolveType: TypeResolveFn<'CategoryToPostConnection' | 'TagToPostConnection' | 'RootQueryToPostConnection', ParentType, ContextType>;
};

export type PostConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostConnectionEdge'] = ResolversParentTypes['PostConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CategoryToPostConnectionEdge' | 'TagToPostConnectionEdge' | 'RootQueryToPostConnectionEdge', ParentType, ContextType>;
};

export type PostConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostConnectionPageInfo'] = ResolversParentTypes['PostConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'CategoryToPostConnectionPageInfo' | 'TagToPostConnectionPageInfo' | 'RootQueryToPostConnectionPageInfo', ParentType, ContextType>;
};

export type CategoryToPostConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryToPostConnectionEdge'] = ResolversParentTypes['CategoryToPostConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToPostConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryToPostConnectionPageInfo'] = ResolversParentTypes['CategoryToPostConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryToPostConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryToPostConnection'] = ResolversParentTypes['CategoryToPostConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CategoryToPostConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Post']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CategoryToPostConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagToPostConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagToPostConnectionEdge'] = ResolversParentTypes['TagToPostConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagToPostConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagToPostConnectionPageInfo'] = ResolversParentTypes['TagToPostConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagToPostConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagToPostConnection'] = ResolversParentTypes['TagToPostConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TagToPostConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Post']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['TagToPostConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToCategoryConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostToCategoryConnectionEdge'] = ResolversParentTypes['PostToCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToCategoryConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostToCategoryConnectionPageInfo'] = ResolversParentTypes['PostToCategoryConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToCategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostToCategoryConnection'] = ResolversParentTypes['PostToCategoryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PostToCategoryConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PostToCategoryConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToCommentConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostToCommentConnectionEdge'] = ResolversParentTypes['PostToCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToCommentConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostToCommentConnectionPageInfo'] = ResolversParentTypes['PostToCommentConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToCommentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostToCommentConnection'] = ResolversParentTypes['PostToCommentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PostToCommentConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PostToCommentConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagConnection'] = ResolversParentTypes['TagConnection']> = {
  __resolveType: TypeResolveFn<'PostToTagConnection' | 'RootQueryToTagConnection', ParentType, ContextType>;
};

export type TagConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagConnectionEdge'] = ResolversParentTypes['TagConnectionEdge']> = {
  __resolveType: TypeResolveFn<'PostToTagConnectionEdge' | 'RootQueryToTagConnectionEdge', ParentType, ContextType>;
};

export type TagConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagConnectionPageInfo'] = ResolversParentTypes['TagConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'PostToTagConnectionPageInfo' | 'RootQueryToTagConnectionPageInfo', ParentType, ContextType>;
};

export type PostToTagConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostToTagConnectionEdge'] = ResolversParentTypes['PostToTagConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToTagConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostToTagConnectionPageInfo'] = ResolversParentTypes['PostToTagConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostToTagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostToTagConnection'] = ResolversParentTypes['PostToTagConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PostToTagConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PostToTagConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TermNodeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TermNodeConnection'] = ResolversParentTypes['TermNodeConnection']> = {
  __resolveType: TypeResolveFn<'GlobalProductAttributeToTermNodeConnection' | 'RootQueryToTermNodeConnection' | 'ProductToTermNodeConnection', ParentType, ContextType>;
};

export type TermNodeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TermNodeConnectionEdge'] = ResolversParentTypes['TermNodeConnectionEdge']> = {
  __resolveType: TypeResolveFn<'GlobalProductAttributeToTermNodeConnectionEdge' | 'RootQueryToTermNodeConnectionEdge' | 'ProductToTermNodeConnectionEdge', ParentType, ContextType>;
};

export type TermNodeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TermNodeConnectionPageInfo'] = ResolversParentTypes['TermNodeConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'GlobalProductAttributeToTermNodeConnectionPageInfo' | 'RootQueryToTermNodeConnectionPageInfo' | 'ProductToTermNodeConnectionPageInfo', ParentType, ContextType>;
};

export type GlobalProductAttributeToTermNodeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlobalProductAttributeToTermNodeConnectionEdge'] = ResolversParentTypes['GlobalProductAttributeToTermNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TermNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GlobalProductAttributeToTermNodeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlobalProductAttributeToTermNodeConnectionPageInfo'] = ResolversParentTypes['GlobalProductAttributeToTermNodeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GlobalProductAttributeToTermNodeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlobalProductAttributeToTermNodeConnection'] = ResolversParentTypes['GlobalProductAttributeToTermNodeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GlobalProductAttributeToTermNodeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TermNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['GlobalProductAttributeToTermNodeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableItemConnection'] = ResolversParentTypes['DownloadableItemConnection']> = {
  __resolveType: TypeResolveFn<'CustomerToDownloadableItemConnection' | 'OrderToDownloadableItemConnection', ParentType, ContextType>;
};

export type DownloadableItemConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableItemConnectionEdge'] = ResolversParentTypes['DownloadableItemConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CustomerToDownloadableItemConnectionEdge' | 'OrderToDownloadableItemConnectionEdge', ParentType, ContextType>;
};

export type DownloadableItemConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableItemConnectionPageInfo'] = ResolversParentTypes['DownloadableItemConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'CustomerToDownloadableItemConnectionPageInfo' | 'OrderToDownloadableItemConnectionPageInfo', ParentType, ContextType>;
};

export type CustomerToDownloadableItemConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToDownloadableItemConnectionEdge'] = ResolversParentTypes['CustomerToDownloadableItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DownloadableItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerToDownloadableItemConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToDownloadableItemConnectionPageInfo'] = ResolversParentTypes['CustomerToDownloadableItemConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerToDownloadableItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToDownloadableItemConnection'] = ResolversParentTypes['CustomerToDownloadableItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustomerToDownloadableItemConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DownloadableItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CustomerToDownloadableItemConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  __resolveType: TypeResolveFn<'CustomerToOrderConnection' | 'RootQueryToOrderConnection', ParentType, ContextType>;
};

export type OrderConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnectionEdge'] = ResolversParentTypes['OrderConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CustomerToOrderConnectionEdge' | 'RootQueryToOrderConnectionEdge', ParentType, ContextType>;
};

export type OrderConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnectionPageInfo'] = ResolversParentTypes['OrderConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'CustomerToOrderConnectionPageInfo' | 'RootQueryToOrderConnectionPageInfo', ParentType, ContextType>;
};

export type CustomerToOrderConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToOrderConnectionEdge'] = ResolversParentTypes['CustomerToOrderConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerToOrderConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToOrderConnectionPageInfo'] = ResolversParentTypes['CustomerToOrderConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerToOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToOrderConnection'] = ResolversParentTypes['CustomerToOrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustomerToOrderConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CustomerToOrderConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundConnection'] = ResolversParentTypes['RefundConnection']> = {
  __resolveType: TypeResolveFn<'CustomerToRefundConnection' | 'OrderToRefundConnection', ParentType, ContextType>;
};

export type RefundConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundConnectionEdge'] = ResolversParentTypes['RefundConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CustomerToRefundConnectionEdge' | 'OrderToRefundConnectionEdge', ParentType, ContextType>;
};

export type RefundConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundConnectionPageInfo'] = ResolversParentTypes['RefundConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'CustomerToRefundConnectionPageInfo' | 'OrderToRefundConnectionPageInfo', ParentType, ContextType>;
};

export type CustomerToRefundConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToRefundConnectionEdge'] = ResolversParentTypes['CustomerToRefundConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Refund'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerToRefundConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToRefundConnectionPageInfo'] = ResolversParentTypes['CustomerToRefundConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerToRefundConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToRefundConnection'] = ResolversParentTypes['CustomerToRefundConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustomerToRefundConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Refund']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CustomerToRefundConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserRoleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserRoleConnection'] = ResolversParentTypes['UserRoleConnection']> = {
  __resolveType: TypeResolveFn<'UserToUserRoleConnection', ParentType, ContextType>;
};

export type UserRoleConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserRoleConnectionEdge'] = ResolversParentTypes['UserRoleConnectionEdge']> = {
  __resolveType: TypeResolveFn<'UserToUserRoleConnectionEdge', ParentType, ContextType>;
};

export type UserRoleConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserRoleConnectionPageInfo'] = ResolversParentTypes['UserRoleConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'UserToUserRoleConnectionPageInfo', ParentType, ContextType>;
};

export type UserToUserRoleConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserToUserRoleConnectionEdge'] = ResolversParentTypes['UserToUserRoleConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserToUserRoleConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserToUserRoleConnectionPageInfo'] = ResolversParentTypes['UserToUserRoleConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserToUserRoleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserToUserRoleConnection'] = ResolversParentTypes['UserToUserRoleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['UserToUserRoleConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['UserRole']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['UserToUserRoleConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToCategoryConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToCategoryConnectionEdge'] = ResolversParentTypes['RootQueryToCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToCategoryConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToCategoryConnectionPageInfo'] = ResolversParentTypes['RootQueryToCategoryConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToCategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToCategoryConnection'] = ResolversParentTypes['RootQueryToCategoryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RootQueryToCategoryConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToCategoryConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToPostConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToPostConnectionEdge'] = ResolversParentTypes['RootQueryToPostConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToPostConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToPostConnectionPageInfo'] = ResolversParentTypes['RootQueryToPostConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToPostConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToPostConnection'] = ResolversParentTypes['RootQueryToPostConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RootQueryToPostConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Post']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToPostConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTagConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToTagConnectionEdge'] = ResolversParentTypes['RootQueryToTagConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTagConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToTagConnectionPageInfo'] = ResolversParentTypes['RootQueryToTagConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToTagConnection'] = ResolversParentTypes['RootQueryToTagConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RootQueryToTagConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToTagConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentGatewayConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentGatewayConnection'] = ResolversParentTypes['PaymentGatewayConnection']> = {
  __resolveType: TypeResolveFn<'RootQueryToPaymentGatewayConnection', ParentType, ContextType>;
};

export type PaymentGatewayConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentGatewayConnectionEdge'] = ResolversParentTypes['PaymentGatewayConnectionEdge']> = {
  __resolveType: TypeResolveFn<'RootQueryToPaymentGatewayConnectionEdge', ParentType, ContextType>;
};

export type PaymentGatewayConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentGatewayConnectionPageInfo'] = ResolversParentTypes['PaymentGatewayConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'RootQueryToPaymentGatewayConnectionPageInfo', ParentType, ContextType>;
};

export type RootQueryToPaymentGatewayConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToPaymentGatewayConnectionEdge'] = ResolversParentTypes['RootQueryToPaymentGatewayConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PaymentGateway'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToPaymentGatewayConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToPaymentGatewayConnectionPageInfo'] = ResolversParentTypes['RootQueryToPaymentGatewayConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToPaymentGatewayConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToPaymentGatewayConnection'] = ResolversParentTypes['RootQueryToPaymentGatewayConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RootQueryToPaymentGatewayConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['PaymentGateway']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToPaymentGatewayConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToOrderConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToOrderConnectionEdge'] = ResolversParentTypes['RootQueryToOrderConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToOrderConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToOrderConnectionPageInfo'] = ResolversParentTypes['RootQueryToOrderConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToOrderConnection'] = ResolversParentTypes['RootQueryToOrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RootQueryToOrderConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToOrderConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToCommentConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToCommentConnectionEdge'] = ResolversParentTypes['RootQueryToCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToCommentConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToCommentConnectionPageInfo'] = ResolversParentTypes['RootQueryToCommentConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToCommentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToCommentConnection'] = ResolversParentTypes['RootQueryToCommentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RootQueryToCommentConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToCommentConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToProductCategoryConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToProductCategoryConnectionEdge'] = ResolversParentTypes['RootQueryToProductCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToProductCategoryConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToProductCategoryConnectionPageInfo'] = ResolversParentTypes['RootQueryToProductCategoryConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToProductCategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToProductCategoryConnection'] = ResolversParentTypes['RootQueryToProductCategoryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RootQueryToProductCategoryConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToProductCategoryConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTagConnection'] = ResolversParentTypes['ProductTagConnection']> = {
  __resolveType: TypeResolveFn<'RootQueryToProductTagConnection' | 'ProductToProductTagConnection', ParentType, ContextType>;
};

export type ProductTagConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTagConnectionEdge'] = ResolversParentTypes['ProductTagConnectionEdge']> = {
  __resolveType: TypeResolveFn<'RootQueryToProductTagConnectionEdge' | 'ProductToProductTagConnectionEdge', ParentType, ContextType>;
};

export type ProductTagConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTagConnectionPageInfo'] = ResolversParentTypes['ProductTagConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'RootQueryToProductTagConnectionPageInfo' | 'ProductToProductTagConnectionPageInfo', ParentType, ContextType>;
};

export type RootQueryToProductTagConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToProductTagConnectionEdge'] = ResolversParentTypes['RootQueryToProductTagConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductTag'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToProductTagConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToProductTagConnectionPageInfo'] = ResolversParentTypes['RootQueryToProductTagConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToProductTagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToProductTagConnection'] = ResolversParentTypes['RootQueryToProductTagConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RootQueryToProductTagConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToProductTagConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTermNodeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToTermNodeConnectionEdge'] = ResolversParentTypes['RootQueryToTermNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TermNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTermNodeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToTermNodeConnectionPageInfo'] = ResolversParentTypes['RootQueryToTermNodeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RootQueryToTermNodeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQueryToTermNodeConnection'] = ResolversParentTypes['RootQueryToTermNodeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RootQueryToTermNodeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TermNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['RootQueryToTermNodeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CouponLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponLineConnection'] = ResolversParentTypes['CouponLineConnection']> = {
  __resolveType: TypeResolveFn<'OrderToCouponLineConnection', ParentType, ContextType>;
};

export type CouponLineConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponLineConnectionEdge'] = ResolversParentTypes['CouponLineConnectionEdge']> = {
  __resolveType: TypeResolveFn<'OrderToCouponLineConnectionEdge', ParentType, ContextType>;
};

export type CouponLineConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponLineConnectionPageInfo'] = ResolversParentTypes['CouponLineConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'OrderToCouponLineConnectionPageInfo', ParentType, ContextType>;
};

export type OrderToCouponLineConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToCouponLineConnectionEdge'] = ResolversParentTypes['OrderToCouponLineConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CouponLine'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToCouponLineConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToCouponLineConnectionPageInfo'] = ResolversParentTypes['OrderToCouponLineConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToCouponLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToCouponLineConnection'] = ResolversParentTypes['OrderToCouponLineConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderToCouponLineConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CouponLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['OrderToCouponLineConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToDownloadableItemConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToDownloadableItemConnectionEdge'] = ResolversParentTypes['OrderToDownloadableItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DownloadableItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToDownloadableItemConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToDownloadableItemConnectionPageInfo'] = ResolversParentTypes['OrderToDownloadableItemConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToDownloadableItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToDownloadableItemConnection'] = ResolversParentTypes['OrderToDownloadableItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderToDownloadableItemConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DownloadableItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['OrderToDownloadableItemConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeeLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeLineConnection'] = ResolversParentTypes['FeeLineConnection']> = {
  __resolveType: TypeResolveFn<'OrderToFeeLineConnection', ParentType, ContextType>;
};

export type FeeLineConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeLineConnectionEdge'] = ResolversParentTypes['FeeLineConnectionEdge']> = {
  __resolveType: TypeResolveFn<'OrderToFeeLineConnectionEdge', ParentType, ContextType>;
};

export type FeeLineConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeLineConnectionPageInfo'] = ResolversParentTypes['FeeLineConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'OrderToFeeLineConnectionPageInfo', ParentType, ContextType>;
};

export type OrderToFeeLineConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToFeeLineConnectionEdge'] = ResolversParentTypes['OrderToFeeLineConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FeeLine'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToFeeLineConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToFeeLineConnectionPageInfo'] = ResolversParentTypes['OrderToFeeLineConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToFeeLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToFeeLineConnection'] = ResolversParentTypes['OrderToFeeLineConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderToFeeLineConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['FeeLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['OrderToFeeLineConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LineItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineItemConnection'] = ResolversParentTypes['LineItemConnection']> = {
  __resolveType: TypeResolveFn<'OrderToLineItemConnection', ParentType, ContextType>;
};

export type LineItemConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineItemConnectionEdge'] = ResolversParentTypes['LineItemConnectionEdge']> = {
  __resolveType: TypeResolveFn<'OrderToLineItemConnectionEdge', ParentType, ContextType>;
};

export type LineItemConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineItemConnectionPageInfo'] = ResolversParentTypes['LineItemConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'OrderToLineItemConnectionPageInfo', ParentType, ContextType>;
};

export type OrderToLineItemConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToLineItemConnectionEdge'] = ResolversParentTypes['OrderToLineItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LineItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToLineItemConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToLineItemConnectionPageInfo'] = ResolversParentTypes['OrderToLineItemConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToLineItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToLineItemConnection'] = ResolversParentTypes['OrderToLineItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderToLineItemConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LineItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['OrderToLineItemConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToCommentConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToCommentConnectionEdge'] = ResolversParentTypes['OrderToCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToCommentConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToCommentConnectionPageInfo'] = ResolversParentTypes['OrderToCommentConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToCommentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToCommentConnection'] = ResolversParentTypes['OrderToCommentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderToCommentConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['OrderToCommentConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToRefundConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToRefundConnectionEdge'] = ResolversParentTypes['OrderToRefundConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Refund'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToRefundConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToRefundConnectionPageInfo'] = ResolversParentTypes['OrderToRefundConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToRefundConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToRefundConnection'] = ResolversParentTypes['OrderToRefundConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderToRefundConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Refund']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['OrderToRefundConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingLineConnection'] = ResolversParentTypes['ShippingLineConnection']> = {
  __resolveType: TypeResolveFn<'OrderToShippingLineConnection', ParentType, ContextType>;
};

export type ShippingLineConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingLineConnectionEdge'] = ResolversParentTypes['ShippingLineConnectionEdge']> = {
  __resolveType: TypeResolveFn<'OrderToShippingLineConnectionEdge', ParentType, ContextType>;
};

export type ShippingLineConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingLineConnectionPageInfo'] = ResolversParentTypes['ShippingLineConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'OrderToShippingLineConnectionPageInfo', ParentType, ContextType>;
};

export type OrderToShippingLineConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToShippingLineConnectionEdge'] = ResolversParentTypes['OrderToShippingLineConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ShippingLine'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToShippingLineConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToShippingLineConnectionPageInfo'] = ResolversParentTypes['OrderToShippingLineConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToShippingLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToShippingLineConnection'] = ResolversParentTypes['OrderToShippingLineConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderToShippingLineConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ShippingLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['OrderToShippingLineConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxLineConnection'] = ResolversParentTypes['TaxLineConnection']> = {
  __resolveType: TypeResolveFn<'OrderToTaxLineConnection', ParentType, ContextType>;
};

export type TaxLineConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxLineConnectionEdge'] = ResolversParentTypes['TaxLineConnectionEdge']> = {
  __resolveType: TypeResolveFn<'OrderToTaxLineConnectionEdge', ParentType, ContextType>;
};

export type TaxLineConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxLineConnectionPageInfo'] = ResolversParentTypes['TaxLineConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'OrderToTaxLineConnectionPageInfo', ParentType, ContextType>;
};

export type OrderToTaxLineConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToTaxLineConnectionEdge'] = ResolversParentTypes['OrderToTaxLineConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TaxLine'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToTaxLineConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToTaxLineConnectionPageInfo'] = ResolversParentTypes['OrderToTaxLineConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderToTaxLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToTaxLineConnection'] = ResolversParentTypes['OrderToTaxLineConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderToTaxLineConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['OrderToTaxLineConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItemConnection'] = ResolversParentTypes['MediaItemConnection']> = {
  __resolveType: TypeResolveFn<'ProductToMediaItemConnection', ParentType, ContextType>;
};

export type MediaItemConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItemConnectionEdge'] = ResolversParentTypes['MediaItemConnectionEdge']> = {
  __resolveType: TypeResolveFn<'ProductToMediaItemConnectionEdge' | 'NodeWithFeaturedImageToMediaItemConnectionEdge', ParentType, ContextType>;
};

export type MediaItemConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItemConnectionPageInfo'] = ResolversParentTypes['MediaItemConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductToMediaItemConnectionPageInfo', ParentType, ContextType>;
};

export type ProductToMediaItemConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToMediaItemConnectionEdge'] = ResolversParentTypes['ProductToMediaItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MediaItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToMediaItemConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToMediaItemConnectionPageInfo'] = ResolversParentTypes['ProductToMediaItemConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToMediaItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToMediaItemConnection'] = ResolversParentTypes['ProductToMediaItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToMediaItemConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToMediaItemConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GlobalProductAttributeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlobalProductAttributeConnection'] = ResolversParentTypes['GlobalProductAttributeConnection']> = {
  __resolveType: TypeResolveFn<'ProductToGlobalProductAttributeConnection', ParentType, ContextType>;
};

export type GlobalProductAttributeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlobalProductAttributeConnectionEdge'] = ResolversParentTypes['GlobalProductAttributeConnectionEdge']> = {
  __resolveType: TypeResolveFn<'ProductToGlobalProductAttributeConnectionEdge', ParentType, ContextType>;
};

export type GlobalProductAttributeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlobalProductAttributeConnectionPageInfo'] = ResolversParentTypes['GlobalProductAttributeConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductToGlobalProductAttributeConnectionPageInfo', ParentType, ContextType>;
};

export type ProductToGlobalProductAttributeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToGlobalProductAttributeConnectionEdge'] = ResolversParentTypes['ProductToGlobalProductAttributeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GlobalProductAttribute'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToGlobalProductAttributeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToGlobalProductAttributeConnectionPageInfo'] = ResolversParentTypes['ProductToGlobalProductAttributeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToGlobalProductAttributeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToGlobalProductAttributeConnection'] = ResolversParentTypes['ProductToGlobalProductAttributeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToGlobalProductAttributeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['GlobalProductAttribute']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToGlobalProductAttributeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocalProductAttributeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalProductAttributeConnection'] = ResolversParentTypes['LocalProductAttributeConnection']> = {
  __resolveType: TypeResolveFn<'ProductToLocalProductAttributeConnection', ParentType, ContextType>;
};

export type LocalProductAttributeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalProductAttributeConnectionEdge'] = ResolversParentTypes['LocalProductAttributeConnectionEdge']> = {
  __resolveType: TypeResolveFn<'ProductToLocalProductAttributeConnectionEdge', ParentType, ContextType>;
};

export type LocalProductAttributeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalProductAttributeConnectionPageInfo'] = ResolversParentTypes['LocalProductAttributeConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductToLocalProductAttributeConnectionPageInfo', ParentType, ContextType>;
};

export type ProductToLocalProductAttributeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToLocalProductAttributeConnectionEdge'] = ResolversParentTypes['ProductToLocalProductAttributeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LocalProductAttribute'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToLocalProductAttributeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToLocalProductAttributeConnectionPageInfo'] = ResolversParentTypes['ProductToLocalProductAttributeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToLocalProductAttributeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToLocalProductAttributeConnection'] = ResolversParentTypes['ProductToLocalProductAttributeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToLocalProductAttributeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LocalProductAttribute']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToLocalProductAttributeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductCategoryConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductCategoryConnectionEdge'] = ResolversParentTypes['ProductToProductCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductCategoryConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductCategoryConnectionPageInfo'] = ResolversParentTypes['ProductToProductCategoryConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductCategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductCategoryConnection'] = ResolversParentTypes['ProductToProductCategoryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToProductCategoryConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToProductCategoryConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductTagConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductTagConnectionEdge'] = ResolversParentTypes['ProductToProductTagConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductTag'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductTagConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductTagConnectionPageInfo'] = ResolversParentTypes['ProductToProductTagConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductTagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductTagConnection'] = ResolversParentTypes['ProductToProductTagConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToProductTagConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToProductTagConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTypeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTypeConnection'] = ResolversParentTypes['ProductTypeConnection']> = {
  __resolveType: TypeResolveFn<'ProductToProductTypeConnection', ParentType, ContextType>;
};

export type ProductTypeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTypeConnectionEdge'] = ResolversParentTypes['ProductTypeConnectionEdge']> = {
  __resolveType: TypeResolveFn<'ProductToProductTypeConnectionEdge', ParentType, ContextType>;
};

export type ProductTypeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTypeConnectionPageInfo'] = ResolversParentTypes['ProductTypeConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductToProductTypeConnectionPageInfo', ParentType, ContextType>;
};

export type ProductToProductTypeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductTypeConnectionEdge'] = ResolversParentTypes['ProductToProductTypeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductTypeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductTypeConnectionPageInfo'] = ResolversParentTypes['ProductToProductTypeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductTypeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductTypeConnection'] = ResolversParentTypes['ProductToProductTypeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToProductTypeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductType']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToProductTypeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductUnionConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductUnionConnectionEdge'] = ResolversParentTypes['ProductToProductUnionConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductUnion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductUnionConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductUnionConnectionPageInfo'] = ResolversParentTypes['ProductToProductUnionConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductUnionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductUnionConnection'] = ResolversParentTypes['ProductToProductUnionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToProductUnionConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductUnion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToProductUnionConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingClassConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingClassConnection'] = ResolversParentTypes['ShippingClassConnection']> = {
  __resolveType: TypeResolveFn<'ProductToShippingClassConnection', ParentType, ContextType>;
};

export type ShippingClassConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingClassConnectionEdge'] = ResolversParentTypes['ShippingClassConnectionEdge']> = {
  __resolveType: TypeResolveFn<'ProductToShippingClassConnectionEdge', ParentType, ContextType>;
};

export type ShippingClassConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingClassConnectionPageInfo'] = ResolversParentTypes['ShippingClassConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductToShippingClassConnectionPageInfo', ParentType, ContextType>;
};

export type ProductToShippingClassConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToShippingClassConnectionEdge'] = ResolversParentTypes['ProductToShippingClassConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ShippingClass'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToShippingClassConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToShippingClassConnectionPageInfo'] = ResolversParentTypes['ProductToShippingClassConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToShippingClassConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToShippingClassConnection'] = ResolversParentTypes['ProductToShippingClassConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToShippingClassConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ShippingClass']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToShippingClassConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToTermNodeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToTermNodeConnectionEdge'] = ResolversParentTypes['ProductToTermNodeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TermNode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToTermNodeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToTermNodeConnectionPageInfo'] = ResolversParentTypes['ProductToTermNodeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToTermNodeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToTermNodeConnection'] = ResolversParentTypes['ProductToTermNodeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToTermNodeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TermNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToTermNodeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisibleProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisibleProductConnection'] = ResolversParentTypes['VisibleProductConnection']> = {
  __resolveType: TypeResolveFn<'ProductToVisibleProductConnection', ParentType, ContextType>;
};

export type VisibleProductConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisibleProductConnectionEdge'] = ResolversParentTypes['VisibleProductConnectionEdge']> = {
  __resolveType: TypeResolveFn<'ProductToVisibleProductConnectionEdge', ParentType, ContextType>;
};

export type VisibleProductConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisibleProductConnectionPageInfo'] = ResolversParentTypes['VisibleProductConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductToVisibleProductConnectionPageInfo', ParentType, ContextType>;
};

export type ProductToVisibleProductConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToVisibleProductConnectionEdge'] = ResolversParentTypes['ProductToVisibleProductConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VisibleProduct'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToVisibleProductConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToVisibleProductConnectionPageInfo'] = ResolversParentTypes['ProductToVisibleProductConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToVisibleProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToVisibleProductConnection'] = ResolversParentTypes['ProductToVisibleProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductToVisibleProductConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['VisibleProduct']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductToVisibleProductConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductAttributeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttributeConnection'] = ResolversParentTypes['ProductAttributeConnection']> = {
  __resolveType: TypeResolveFn<'ProductVariationToVariationAttributeConnection' | 'ProductWithAttributesToProductAttributeConnection', ParentType, ContextType>;
};

export type ProductAttributeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttributeConnectionEdge'] = ResolversParentTypes['ProductAttributeConnectionEdge']> = {
  __resolveType: TypeResolveFn<'ProductVariationToVariationAttributeConnectionEdge' | 'ProductWithAttributesToProductAttributeConnectionEdge', ParentType, ContextType>;
};

export type ProductAttributeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttributeConnectionPageInfo'] = ResolversParentTypes['ProductAttributeConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductVariationToVariationAttributeConnectionPageInfo' | 'ProductWithAttributesToProductAttributeConnectionPageInfo', ParentType, ContextType>;
};

export type ProductWithAttributesToProductAttributeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithAttributesToProductAttributeConnectionEdge'] = ResolversParentTypes['ProductWithAttributesToProductAttributeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductAttribute'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductWithAttributesToProductAttributeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithAttributesToProductAttributeConnectionPageInfo'] = ResolversParentTypes['ProductWithAttributesToProductAttributeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductWithAttributesToProductAttributeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithAttributesToProductAttributeConnection'] = ResolversParentTypes['ProductWithAttributesToProductAttributeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductWithAttributesToProductAttributeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductWithAttributesToProductAttributeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductWithAttributesToVariationAttributeConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithAttributesToVariationAttributeConnectionEdge'] = ResolversParentTypes['ProductWithAttributesToVariationAttributeConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VariationAttribute'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductWithAttributesToVariationAttributeConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithAttributesToVariationAttributeConnectionPageInfo'] = ResolversParentTypes['ProductWithAttributesToVariationAttributeConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductWithAttributesToVariationAttributeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithAttributesToVariationAttributeConnection'] = ResolversParentTypes['ProductWithAttributesToVariationAttributeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductWithAttributesToVariationAttributeConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['VariationAttribute']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductWithAttributesToVariationAttributeConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVariationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariationConnection'] = ResolversParentTypes['ProductVariationConnection']> = {
  __resolveType: TypeResolveFn<'ProductWithVariationsToProductVariationConnection', ParentType, ContextType>;
};

export type ProductVariationConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariationConnectionEdge'] = ResolversParentTypes['ProductVariationConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CartItemToProductVariationConnectionEdge' | 'ProductWithVariationsToProductVariationConnectionEdge' | 'LineItemToProductVariationConnectionEdge', ParentType, ContextType>;
};

export type ProductVariationConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariationConnectionPageInfo'] = ResolversParentTypes['ProductVariationConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductWithVariationsToProductVariationConnectionPageInfo', ParentType, ContextType>;
};

export type ProductWithVariationsToProductVariationConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithVariationsToProductVariationConnectionEdge'] = ResolversParentTypes['ProductWithVariationsToProductVariationConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductVariation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductWithVariationsToProductVariationConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithVariationsToProductVariationConnectionPageInfo'] = ResolversParentTypes['ProductWithVariationsToProductVariationConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductWithVariationsToProductVariationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductWithVariationsToProductVariationConnection'] = ResolversParentTypes['ProductWithVariationsToProductVariationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductWithVariationsToProductVariationConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductVariation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductWithVariationsToProductVariationConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupProductToProductUnionConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupProductToProductUnionConnectionEdge'] = ResolversParentTypes['GroupProductToProductUnionConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductUnion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupProductToProductUnionConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupProductToProductUnionConnectionPageInfo'] = ResolversParentTypes['GroupProductToProductUnionConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupProductToProductUnionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupProductToProductUnionConnection'] = ResolversParentTypes['GroupProductToProductUnionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GroupProductToProductUnionConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductUnion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['GroupProductToProductUnionConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentToCommentConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentToCommentConnectionEdge'] = ResolversParentTypes['CommentToCommentConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentToCommentConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentToCommentConnectionPageInfo'] = ResolversParentTypes['CommentToCommentConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentToCommentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentToCommentConnection'] = ResolversParentTypes['CommentToCommentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CommentToCommentConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CommentToCommentConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCategoryToProductCategoryConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryToProductCategoryConnectionEdge'] = ResolversParentTypes['ProductCategoryToProductCategoryConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCategoryToProductCategoryConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryToProductCategoryConnectionPageInfo'] = ResolversParentTypes['ProductCategoryToProductCategoryConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCategoryToProductCategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryToProductCategoryConnection'] = ResolversParentTypes['ProductCategoryToProductCategoryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductCategoryToProductCategoryConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductCategoryToProductCategoryConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  __resolveType: TypeResolveFn<'ProductCategoryToProductConnection' | 'ProductTagToProductConnection' | 'ProductTypeToProductConnection', ParentType, ContextType>;
};

export type ProductConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnectionEdge'] = ResolversParentTypes['ProductConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CartItemToProductConnectionEdge' | 'CommentToContentNodeConnectionEdge' | 'ProductCategoryToProductConnectionEdge' | 'ProductTagToProductConnectionEdge' | 'ProductTypeToProductConnectionEdge' | 'LineItemToProductConnectionEdge' | 'ProductToProductConnectionEdge', ParentType, ContextType>;
};

export type ProductConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnectionPageInfo'] = ResolversParentTypes['ProductConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<'ProductCategoryToProductConnectionPageInfo' | 'ProductTagToProductConnectionPageInfo' | 'ProductTypeToProductConnectionPageInfo', ParentType, ContextType>;
};

export type ProductCategoryToProductConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryToProductConnectionEdge'] = ResolversParentTypes['ProductCategoryToProductConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCategoryToProductConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryToProductConnectionPageInfo'] = ResolversParentTypes['ProductCategoryToProductConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCategoryToProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryToProductConnection'] = ResolversParentTypes['ProductCategoryToProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductCategoryToProductConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductCategoryToProductConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTagToProductConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTagToProductConnectionEdge'] = ResolversParentTypes['ProductTagToProductConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTagToProductConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTagToProductConnectionPageInfo'] = ResolversParentTypes['ProductTagToProductConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTagToProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTagToProductConnection'] = ResolversParentTypes['ProductTagToProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductTagToProductConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductTagToProductConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTypeToProductConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTypeToProductConnectionEdge'] = ResolversParentTypes['ProductTypeToProductConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTypeToProductConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTypeToProductConnectionPageInfo'] = ResolversParentTypes['ProductTypeToProductConnectionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTypeToProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTypeToProductConnection'] = ResolversParentTypes['ProductTypeToProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductTypeToProductConnectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ProductTypeToProductConnectionPageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommenterConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommenterConnection'] = ResolversParentTypes['CommenterConnection']> = {
  __resolveType: TypeResolveFn<null, ParentType, ContextType>;
};

export type CommenterConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommenterConnectionEdge'] = ResolversParentTypes['CommenterConnectionEdge']> = {
  __resolveType: TypeResolveFn<'CommentToCommenterConnectionEdge', ParentType, ContextType>;
};

export type CommenterConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommenterConnectionPageInfo'] = ResolversParentTypes['CommenterConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<null, ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  __resolveType: TypeResolveFn<null, ParentType, ContextType>;
};

export type UserConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnectionEdge'] = ResolversParentTypes['UserConnectionEdge']> = {
  __resolveType: TypeResolveFn<'NodeWithAuthorToUserConnectionEdge', ParentType, ContextType>;
};

export type UserConnectionPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnectionPageInfo'] = ResolversParentTypes['UserConnectionPageInfo']> = {
  __resolveType: TypeResolveFn<null, ParentType, ContextType>;
};

export type NodeWithAuthorToUserConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NodeWithAuthorToUserConnectionEdge'] = ResolversParentTypes['NodeWithAuthorToUserConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeWithFeaturedImageToMediaItemConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NodeWithFeaturedImageToMediaItemConnectionEdge'] = ResolversParentTypes['NodeWithFeaturedImageToMediaItemConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MediaItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LineItemToProductConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineItemToProductConnectionEdge'] = ResolversParentTypes['LineItemToProductConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LineItemToProductVariationConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineItemToProductVariationConnectionEdge'] = ResolversParentTypes['LineItemToProductVariationConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductVariation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductToProductConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductToProductConnectionEdge'] = ResolversParentTypes['ProductToProductConnectionEdge']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Category?: CategoryResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  CategoryToParentCategoryConnectionEdge?: CategoryToParentCategoryConnectionEdgeResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  GlobalProductAttribute?: GlobalProductAttributeResolvers<ContextType>;
  LocalProductAttribute?: LocalProductAttributeResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  VariationAttribute?: VariationAttributeResolvers<ContextType>;
  SimpleAttribute?: SimpleAttributeResolvers<ContextType>;
  ProductVariationToVariationAttributeConnection?: ProductVariationToVariationAttributeConnectionResolvers<ContextType>;
  ProductVariationToVariationAttributeConnectionEdge?: ProductVariationToVariationAttributeConnectionEdgeResolvers<ContextType>;
  ProductVariationToVariationAttributeConnectionPageInfo?: ProductVariationToVariationAttributeConnectionPageInfoResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  SimpleCartItem?: SimpleCartItemResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  CartGiftCard?: CartGiftCardResolvers<ContextType>;
  CartNotice?: CartNoticeResolvers<ContextType>;
  ShippingPackage?: ShippingPackageResolvers<ContextType>;
  ShippingRate?: ShippingRateResolvers<ContextType>;
  CartFee?: CartFeeResolvers<ContextType>;
  CartTax?: CartTaxResolvers<ContextType>;
  CartToCartItemConnection?: CartToCartItemConnectionResolvers<ContextType>;
  CartItemToProductConnectionEdge?: CartItemToProductConnectionEdgeResolvers<ContextType>;
  CartItemToProductVariationConnectionEdge?: CartItemToProductVariationConnectionEdgeResolvers<ContextType>;
  ProductAttributeOutput?: ProductAttributeOutputResolvers<ContextType>;
  CartError?: CartErrorResolvers<ContextType>;
  CouponError?: CouponErrorResolvers<ContextType>;
  ShippingMethodError?: ShippingMethodErrorResolvers<ContextType>;
  CartItemError?: CartItemErrorResolvers<ContextType>;
  AddToCartPayload?: AddToCartPayloadResolvers<ContextType>;
  ApplyCouponPayload?: ApplyCouponPayloadResolvers<ContextType>;
  RemoveCouponsPayload?: RemoveCouponsPayloadResolvers<ContextType>;
  FillCartPayload?: FillCartPayloadResolvers<ContextType>;
  AddCartItemsPayload?: AddCartItemsPayloadResolvers<ContextType>;
  UpdateItemQuantitiesPayload?: UpdateItemQuantitiesPayloadResolvers<ContextType>;
  RemoveItemsFromCartPayload?: RemoveItemsFromCartPayloadResolvers<ContextType>;
  RestoreCartItemsPayload?: RestoreCartItemsPayloadResolvers<ContextType>;
  EmptyCartPayload?: EmptyCartPayloadResolvers<ContextType>;
  UpdateShippingMethodPayload?: UpdateShippingMethodPayloadResolvers<ContextType>;
  AddFeePayload?: AddFeePayloadResolvers<ContextType>;
  CheckoutPayload?: CheckoutPayloadResolvers<ContextType>;
  PaymentIntent?: PaymentIntentResolvers<ContextType>;
  PayOrderPayload?: PayOrderPayloadResolvers<ContextType>;
  SetDefaultPaymentMethodPayload?: SetDefaultPaymentMethodPayloadResolvers<ContextType>;
  SettleOrderPayload?: SettleOrderPayloadResolvers<ContextType>;
  PaymentGateway?: PaymentGatewayResolvers<ContextType>;
  Connection?: ConnectionResolvers<ContextType>;
  Edge?: EdgeResolvers<ContextType>;
  OneToOneConnection?: OneToOneConnectionResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  WPPageInfo?: WpPageInfoResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  EndOtherLoginsPayload?: EndOtherLoginsPayloadResolvers<ContextType>;
  CustomerLogin?: CustomerLoginResolvers<ContextType>;
  CustomerReview?: CustomerReviewResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UpdateCustomerPayload?: UpdateCustomerPayloadResolvers<ContextType>;
  RegisterCustomerPayload?: RegisterCustomerPayloadResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  SendPasswordResetEmailPayload?: SendPasswordResetEmailPayloadResolvers<ContextType>;
  CheckPasswordResetPayload?: CheckPasswordResetPayloadResolvers<ContextType>;
  ResetUserPasswordPayload?: ResetUserPasswordPayloadResolvers<ContextType>;
  PaymentToken?: PaymentTokenResolvers<ContextType>;
  PaymentTokenCC?: PaymentTokenCcResolvers<ContextType>;
  PaymentTokenECheck?: PaymentTokenECheckResolvers<ContextType>;
  SavedPaymentMethod?: SavedPaymentMethodResolvers<ContextType>;
  UserRole?: UserRoleResolvers<ContextType>;
  ForgetSessionPayload?: ForgetSessionPayloadResolvers<ContextType>;
  UpdateSessionPayload?: UpdateSessionPayloadResolvers<ContextType>;
  EraseAccountPayload?: EraseAccountPayloadResolvers<ContextType>;
  LoginClientOptions?: LoginClientOptionsResolvers<ContextType>;
  LoginOptions?: LoginOptionsResolvers<ContextType>;
  PasswordClientOptions?: PasswordClientOptionsResolvers<ContextType>;
  PasswordLoginOptions?: PasswordLoginOptionsResolvers<ContextType>;
  LoginClient?: LoginClientResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LoginWithCookiesPayload?: LoginWithCookiesPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  RefreshTokenPayload?: RefreshTokenPayloadResolvers<ContextType>;
  RefreshJwtAuthTokenPayload?: RefreshJwtAuthTokenPayloadResolvers<ContextType>;
  MediaItem?: MediaItemResolvers<ContextType>;
  MediaDetails?: MediaDetailsResolvers<ContextType>;
  MediaSize?: MediaSizeResolvers<ContextType>;
  RootQuery?: RootQueryResolvers<ContextType>;
  RootMutation?: RootMutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  DatabaseIdentifier?: DatabaseIdentifierResolvers<ContextType>;
  UniformResourceIdentifiable?: UniformResourceIdentifiableResolvers<ContextType>;
  ContentNode?: ContentNodeResolvers<ContextType>;
  NodeWithTitle?: NodeWithTitleResolvers<ContextType>;
  NodeWithContentEditor?: NodeWithContentEditorResolvers<ContextType>;
  NodeWithFeaturedImage?: NodeWithFeaturedImageResolvers<ContextType>;
  MetaData?: MetaDataResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
  RequestReturnPayload?: RequestReturnPayloadResolvers<ContextType>;
  OrderReturn?: OrderReturnResolvers<ContextType>;
  OrderReturnLine?: OrderReturnLineResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  OrderInvoice?: OrderInvoiceResolvers<ContextType>;
  OrderInvoiceTax?: OrderInvoiceTaxResolvers<ContextType>;
  FindOrderPayload?: FindOrderPayloadResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  LineItem?: LineItemResolvers<ContextType>;
  ShippingLine?: ShippingLineResolvers<ContextType>;
  CouponLine?: CouponLineResolvers<ContextType>;
  OrderGiftCard?: OrderGiftCardResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  TaxLine?: TaxLineResolvers<ContextType>;
  OrderItemTax?: OrderItemTaxResolvers<ContextType>;
  DownloadableItem?: DownloadableItemResolvers<ContextType>;
  FeeLine?: FeeLineResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  TaxRate?: TaxRateResolvers<ContextType>;
  CollectionStats?: CollectionStatsResolvers<ContextType>;
  AttributeCount?: AttributeCountResolvers<ContextType>;
  SingleAttributeCount?: SingleAttributeCountResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  StockStatusCount?: StockStatusCountResolvers<ContextType>;
  RootQueryToProductUnionConnection?: RootQueryToProductUnionConnectionResolvers<ContextType>;
  ProductToUpsellConnection?: ProductToUpsellConnectionResolvers<ContextType>;
  ProductToCrossSellConnection?: ProductToCrossSellConnectionResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductUnion?: ProductUnionResolvers<ContextType>;
  ProductWithPricing?: ProductWithPricingResolvers<ContextType>;
  InventoriedProduct?: InventoriedProductResolvers<ContextType>;
  ProductWithDimensions?: ProductWithDimensionsResolvers<ContextType>;
  DownloadableProduct?: DownloadableProductResolvers<ContextType>;
  ProductWithAttributes?: ProductWithAttributesResolvers<ContextType>;
  ProductWithVariations?: ProductWithVariationsResolvers<ContextType>;
  ProductVariation?: ProductVariationResolvers<ContextType>;
  ProductOffer?: ProductOfferResolvers<ContextType>;
  ProductSpecification?: ProductSpecificationResolvers<ContextType>;
  PackContent?: PackContentResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  VariableProduct?: VariableProductResolvers<ContextType>;
  ExternalProduct?: ExternalProductResolvers<ContextType>;
  GroupProduct?: GroupProductResolvers<ContextType>;
  SimpleProductVariation?: SimpleProductVariationResolvers<ContextType>;
  ProductDownload?: ProductDownloadResolvers<ContextType>;
  Commenter?: CommenterResolvers<ContextType>;
  CommentAuthor?: CommentAuthorResolvers<ContextType>;
  Avatar?: AvatarResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  WriteReviewPayload?: WriteReviewPayloadResolvers<ContextType>;
  CommentToCommenterConnectionEdge?: CommentToCommenterConnectionEdgeResolvers<ContextType>;
  CommentToContentNodeConnectionEdge?: CommentToContentNodeConnectionEdgeResolvers<ContextType>;
  ProductToCommentConnection?: ProductToCommentConnectionResolvers<ContextType>;
  ProductToCommentConnectionEdge?: ProductToCommentConnectionEdgeResolvers<ContextType>;
  CountryState?: CountryStateResolvers<ContextType>;
  GeneralSettings?: GeneralSettingsResolvers<ContextType>;
  Plugin?: PluginResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  WoonuxtOptions?: WoonuxtOptionsResolvers<ContextType>;
  WoonuxtGlobalAttribute?: WoonuxtGlobalAttributeResolvers<ContextType>;
  WoonuxtSeoEntry?: WoonuxtSeoEntryResolvers<ContextType>;
  WoonuxtStripeSettings?: WoonuxtStripeSettingsResolvers<ContextType>;
  RequestStockAlertPayload?: RequestStockAlertPayloadResolvers<ContextType>;
  CancelStockAlertsPayload?: CancelStockAlertsPayloadResolvers<ContextType>;
  StockAlert?: StockAlertResolvers<ContextType>;
  StopStockAlertPayload?: StopStockAlertPayloadResolvers<ContextType>;
  TermNode?: TermNodeResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  ProductTag?: ProductTagResolvers<ContextType>;
  ProductCategoryToAncestorsProductCategoryConnection?: ProductCategoryToAncestorsProductCategoryConnectionResolvers<ContextType>;
  ProductCategoryToParentProductCategoryConnectionEdge?: ProductCategoryToParentProductCategoryConnectionEdgeResolvers<ContextType>;
  ProductType?: ProductTypeResolvers<ContextType>;
  ShippingClass?: ShippingClassResolvers<ContextType>;
  VisibleProduct?: VisibleProductResolvers<ContextType>;
  VariationAttributeConnection?: VariationAttributeConnectionResolvers<ContextType>;
  VariationAttributeConnectionEdge?: VariationAttributeConnectionEdgeResolvers<ContextType>;
  VariationAttributeConnectionPageInfo?: VariationAttributeConnectionPageInfoResolvers<ContextType>;
  CartItemConnection?: CartItemConnectionResolvers<ContextType>;
  CartItemConnectionEdge?: CartItemConnectionEdgeResolvers<ContextType>;
  CartItemConnectionPageInfo?: CartItemConnectionPageInfoResolvers<ContextType>;
  CartToCartItemConnectionEdge?: CartToCartItemConnectionEdgeResolvers<ContextType>;
  CartToCartItemConnectionPageInfo?: CartToCartItemConnectionPageInfoResolvers<ContextType>;
  ProductUnionConnection?: ProductUnionConnectionResolvers<ContextType>;
  ProductUnionConnectionEdge?: ProductUnionConnectionEdgeResolvers<ContextType>;
  ProductUnionConnectionPageInfo?: ProductUnionConnectionPageInfoResolvers<ContextType>;
  RootQueryToProductUnionConnectionEdge?: RootQueryToProductUnionConnectionEdgeResolvers<ContextType>;
  RootQueryToProductUnionConnectionPageInfo?: RootQueryToProductUnionConnectionPageInfoResolvers<ContextType>;
  ProductToUpsellConnectionEdge?: ProductToUpsellConnectionEdgeResolvers<ContextType>;
  ProductToUpsellConnectionPageInfo?: ProductToUpsellConnectionPageInfoResolvers<ContextType>;
  ProductToCrossSellConnectionEdge?: ProductToCrossSellConnectionEdgeResolvers<ContextType>;
  ProductToCrossSellConnectionPageInfo?: ProductToCrossSellConnectionPageInfoResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentConnectionEdge?: CommentConnectionEdgeResolvers<ContextType>;
  CommentConnectionPageInfo?: CommentConnectionPageInfoResolvers<ContextType>;
  ProductToCommentConnectionPageInfo?: ProductToCommentConnectionPageInfoResolvers<ContextType>;
  ProductCategoryConnection?: ProductCategoryConnectionResolvers<ContextType>;
  ProductCategoryConnectionEdge?: ProductCategoryConnectionEdgeResolvers<ContextType>;
  ProductCategoryConnectionPageInfo?: ProductCategoryConnectionPageInfoResolvers<ContextType>;
  ProductCategoryToAncestorsProductCategoryConnectionEdge?: ProductCategoryToAncestorsProductCategoryConnectionEdgeResolvers<ContextType>;
  ProductCategoryToAncestorsProductCategoryConnectionPageInfo?: ProductCategoryToAncestorsProductCategoryConnectionPageInfoResolvers<ContextType>;
  CategoryConnection?: CategoryConnectionResolvers<ContextType>;
  CategoryConnectionEdge?: CategoryConnectionEdgeResolvers<ContextType>;
  CategoryConnectionPageInfo?: CategoryConnectionPageInfoResolvers<ContextType>;
  CategoryToCategoryConnectionEdge?: CategoryToCategoryConnectionEdgeResolvers<ContextType>;
  CategoryToCategoryConnectionPageInfo?: CategoryToCategoryConnectionPageInfoResolvers<ContextType>;
  CategoryToCategoryConnection?: CategoryToCategoryConnectionResolvers<ContextType>;
  PostConnection?: PostConnectionResolvers<ContextType>;
  PostConnectionEdge?: PostConnectionEdgeResolvers<ContextType>;
  PostConnectionPageInfo?: PostConnectionPageInfoResolvers<ContextType>;
  CategoryToPostConnectionEdge?: CategoryToPostConnectionEdgeResolvers<ContextType>;
  CategoryToPostConnectionPageInfo?: CategoryToPostConnectionPageInfoResolvers<ContextType>;
  CategoryToPostConnection?: CategoryToPostConnectionResolvers<ContextType>;
  TagToPostConnectionEdge?: TagToPostConnectionEdgeResolvers<ContextType>;
  TagToPostConnectionPageInfo?: TagToPostConnectionPageInfoResolvers<ContextType>;
  TagToPostConnection?: TagToPostConnectionResolvers<ContextType>;
  PostToCategoryConnectionEdge?: PostToCategoryConnectionEdgeResolvers<ContextType>;
  PostToCategoryConnectionPageInfo?: PostToCategoryConnectionPageInfoResolvers<ContextType>;
  PostToCategoryConnection?: PostToCategoryConnectionResolvers<ContextType>;
  PostToCommentConnectionEdge?: PostToCommentConnectionEdgeResolvers<ContextType>;
  PostToCommentConnectionPageInfo?: PostToCommentConnectionPageInfoResolvers<ContextType>;
  PostToCommentConnection?: PostToCommentConnectionResolvers<ContextType>;
  TagConnection?: TagConnectionResolvers<ContextType>;
  TagConnectionEdge?: TagConnectionEdgeResolvers<ContextType>;
  TagConnectionPageInfo?: TagConnectionPageInfoResolvers<ContextType>;
  PostToTagConnectionEdge?: PostToTagConnectionEdgeResolvers<ContextType>;
  PostToTagConnectionPageInfo?: PostToTagConnectionPageInfoResolvers<ContextType>;
  PostToTagConnection?: PostToTagConnectionResolvers<ContextType>;
  TermNodeConnection?: TermNodeConnectionResolvers<ContextType>;
  TermNodeConnectionEdge?: TermNodeConnectionEdgeResolvers<ContextType>;
  TermNodeConnectionPageInfo?: TermNodeConnectionPageInfoResolvers<ContextType>;
  GlobalProductAttributeToTermNodeConnectionEdge?: GlobalProductAttributeToTermNodeConnectionEdgeResolvers<ContextType>;
  GlobalProductAttributeToTermNodeConnectionPageInfo?: GlobalProductAttributeToTermNodeConnectionPageInfoResolvers<ContextType>;
  GlobalProductAttributeToTermNodeConnection?: GlobalProductAttributeToTermNodeConnectionResolvers<ContextType>;
  DownloadableItemConnection?: DownloadableItemConnectionResolvers<ContextType>;
  DownloadableItemConnectionEdge?: DownloadableItemConnectionEdgeResolvers<ContextType>;
  DownloadableItemConnectionPageInfo?: DownloadableItemConnectionPageInfoResolvers<ContextType>;
  CustomerToDownloadableItemConnectionEdge?: CustomerToDownloadableItemConnectionEdgeResolvers<ContextType>;
  CustomerToDownloadableItemConnectionPageInfo?: CustomerToDownloadableItemConnectionPageInfoResolvers<ContextType>;
  CustomerToDownloadableItemConnection?: CustomerToDownloadableItemConnectionResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderConnectionEdge?: OrderConnectionEdgeResolvers<ContextType>;
  OrderConnectionPageInfo?: OrderConnectionPageInfoResolvers<ContextType>;
  CustomerToOrderConnectionEdge?: CustomerToOrderConnectionEdgeResolvers<ContextType>;
  CustomerToOrderConnectionPageInfo?: CustomerToOrderConnectionPageInfoResolvers<ContextType>;
  CustomerToOrderConnection?: CustomerToOrderConnectionResolvers<ContextType>;
  RefundConnection?: RefundConnectionResolvers<ContextType>;
  RefundConnectionEdge?: RefundConnectionEdgeResolvers<ContextType>;
  RefundConnectionPageInfo?: RefundConnectionPageInfoResolvers<ContextType>;
  CustomerToRefundConnectionEdge?: CustomerToRefundConnectionEdgeResolvers<ContextType>;
  CustomerToRefundConnectionPageInfo?: CustomerToRefundConnectionPageInfoResolvers<ContextType>;
  CustomerToRefundConnection?: CustomerToRefundConnectionResolvers<ContextType>;
  UserRoleConnection?: UserRoleConnectionResolvers<ContextType>;
  UserRoleConnectionEdge?: UserRoleConnectionEdgeResolvers<ContextType>;
  UserRoleConnectionPageInfo?: UserRoleConnectionPageInfoResolvers<ContextType>;
  UserToUserRoleConnectionEdge?: UserToUserRoleConnectionEdgeResolvers<ContextType>;
  UserToUserRoleConnectionPageInfo?: UserToUserRoleConnectionPageInfoResolvers<ContextType>;
  UserToUserRoleConnection?: UserToUserRoleConnectionResolvers<ContextType>;
  RootQueryToCategoryConnectionEdge?: RootQueryToCategoryConnectionEdgeResolvers<ContextType>;
  RootQueryToCategoryConnectionPageInfo?: RootQueryToCategoryConnectionPageInfoResolvers<ContextType>;
  RootQueryToCategoryConnection?: RootQueryToCategoryConnectionResolvers<ContextType>;
  RootQueryToPostConnectionEdge?: RootQueryToPostConnectionEdgeResolvers<ContextType>;
  RootQueryToPostConnectionPageInfo?: RootQueryToPostConnectionPageInfoResolvers<ContextType>;
  RootQueryToPostConnection?: RootQueryToPostConnectionResolvers<ContextType>;
  RootQueryToTagConnectionEdge?: RootQueryToTagConnectionEdgeResolvers<ContextType>;
  RootQueryToTagConnectionPageInfo?: RootQueryToTagConnectionPageInfoResolvers<ContextType>;
  RootQueryToTagConnection?: RootQueryToTagConnectionResolvers<ContextType>;
  PaymentGatewayConnection?: PaymentGatewayConnectionResolvers<ContextType>;
  PaymentGatewayConnectionEdge?: PaymentGatewayConnectionEdgeResolvers<ContextType>;
  PaymentGatewayConnectionPageInfo?: PaymentGatewayConnectionPageInfoResolvers<ContextType>;
  RootQueryToPaymentGatewayConnectionEdge?: RootQueryToPaymentGatewayConnectionEdgeResolvers<ContextType>;
  RootQueryToPaymentGatewayConnectionPageInfo?: RootQueryToPaymentGatewayConnectionPageInfoResolvers<ContextType>;
  RootQueryToPaymentGatewayConnection?: RootQueryToPaymentGatewayConnectionResolvers<ContextType>;
  RootQueryToOrderConnectionEdge?: RootQueryToOrderConnectionEdgeResolvers<ContextType>;
  RootQueryToOrderConnectionPageInfo?: RootQueryToOrderConnectionPageInfoResolvers<ContextType>;
  RootQueryToOrderConnection?: RootQueryToOrderConnectionResolvers<ContextType>;
  RootQueryToCommentConnectionEdge?: RootQueryToCommentConnectionEdgeResolvers<ContextType>;
  RootQueryToCommentConnectionPageInfo?: RootQueryToCommentConnectionPageInfoResolvers<ContextType>;
  RootQueryToCommentConnection?: RootQueryToCommentConnectionResolvers<ContextType>;
  RootQueryToProductCategoryConnectionEdge?: RootQueryToProductCategoryConnectionEdgeResolvers<ContextType>;
  RootQueryToProductCategoryConnectionPageInfo?: RootQueryToProductCategoryConnectionPageInfoResolvers<ContextType>;
  RootQueryToProductCategoryConnection?: RootQueryToProductCategoryConnectionResolvers<ContextType>;
  ProductTagConnection?: ProductTagConnectionResolvers<ContextType>;
  ProductTagConnectionEdge?: ProductTagConnectionEdgeResolvers<ContextType>;
  ProductTagConnectionPageInfo?: ProductTagConnectionPageInfoResolvers<ContextType>;
  RootQueryToProductTagConnectionEdge?: RootQueryToProductTagConnectionEdgeResolvers<ContextType>;
  RootQueryToProductTagConnectionPageInfo?: RootQueryToProductTagConnectionPageInfoResolvers<ContextType>;
  RootQueryToProductTagConnection?: RootQueryToProductTagConnectionResolvers<ContextType>;
  RootQueryToTermNodeConnectionEdge?: RootQueryToTermNodeConnectionEdgeResolvers<ContextType>;
  RootQueryToTermNodeConnectionPageInfo?: RootQueryToTermNodeConnectionPageInfoResolvers<ContextType>;
  RootQueryToTermNodeConnection?: RootQueryToTermNodeConnectionResolvers<ContextType>;
  CouponLineConnection?: CouponLineConnectionResolvers<ContextType>;
  CouponLineConnectionEdge?: CouponLineConnectionEdgeResolvers<ContextType>;
  CouponLineConnectionPageInfo?: CouponLineConnectionPageInfoResolvers<ContextType>;
  OrderToCouponLineConnectionEdge?: OrderToCouponLineConnectionEdgeResolvers<ContextType>;
  OrderToCouponLineConnectionPageInfo?: OrderToCouponLineConnectionPageInfoResolvers<ContextType>;
  OrderToCouponLineConnection?: OrderToCouponLineConnectionResolvers<ContextType>;
  OrderToDownloadableItemConnectionEdge?: OrderToDownloadableItemConnectionEdgeResolvers<ContextType>;
  OrderToDownloadableItemConnectionPageInfo?: OrderToDownloadableItemConnectionPageInfoResolvers<ContextType>;
  OrderToDownloadableItemConnection?: OrderToDownloadableItemConnectionResolvers<ContextType>;
  FeeLineConnection?: FeeLineConnectionResolvers<ContextType>;
  FeeLineConnectionEdge?: FeeLineConnectionEdgeResolvers<ContextType>;
  FeeLineConnectionPageInfo?: FeeLineConnectionPageInfoResolvers<ContextType>;
  OrderToFeeLineConnectionEdge?: OrderToFeeLineConnectionEdgeResolvers<ContextType>;
  OrderToFeeLineConnectionPageInfo?: OrderToFeeLineConnectionPageInfoResolvers<ContextType>;
  OrderToFeeLineConnection?: OrderToFeeLineConnectionResolvers<ContextType>;
  LineItemConnection?: LineItemConnectionResolvers<ContextType>;
  LineItemConnectionEdge?: LineItemConnectionEdgeResolvers<ContextType>;
  LineItemConnectionPageInfo?: LineItemConnectionPageInfoResolvers<ContextType>;
  OrderToLineItemConnectionEdge?: OrderToLineItemConnectionEdgeResolvers<ContextType>;
  OrderToLineItemConnectionPageInfo?: OrderToLineItemConnectionPageInfoResolvers<ContextType>;
  OrderToLineItemConnection?: OrderToLineItemConnectionResolvers<ContextType>;
  OrderToCommentConnectionEdge?: OrderToCommentConnectionEdgeResolvers<ContextType>;
  OrderToCommentConnectionPageInfo?: OrderToCommentConnectionPageInfoResolvers<ContextType>;
  OrderToCommentConnection?: OrderToCommentConnectionResolvers<ContextType>;
  OrderToRefundConnectionEdge?: OrderToRefundConnectionEdgeResolvers<ContextType>;
  OrderToRefundConnectionPageInfo?: OrderToRefundConnectionPageInfoResolvers<ContextType>;
  OrderToRefundConnection?: OrderToRefundConnectionResolvers<ContextType>;
  ShippingLineConnection?: ShippingLineConnectionResolvers<ContextType>;
  ShippingLineConnectionEdge?: ShippingLineConnectionEdgeResolvers<ContextType>;
  ShippingLineConnectionPageInfo?: ShippingLineConnectionPageInfoResolvers<ContextType>;
  OrderToShippingLineConnectionEdge?: OrderToShippingLineConnectionEdgeResolvers<ContextType>;
  OrderToShippingLineConnectionPageInfo?: OrderToShippingLineConnectionPageInfoResolvers<ContextType>;
  OrderToShippingLineConnection?: OrderToShippingLineConnectionResolvers<ContextType>;
  TaxLineConnection?: TaxLineConnectionResolvers<ContextType>;
  TaxLineConnectionEdge?: TaxLineConnectionEdgeResolvers<ContextType>;
  TaxLineConnectionPageInfo?: TaxLineConnectionPageInfoResolvers<ContextType>;
  OrderToTaxLineConnectionEdge?: OrderToTaxLineConnectionEdgeResolvers<ContextType>;
  OrderToTaxLineConnectionPageInfo?: OrderToTaxLineConnectionPageInfoResolvers<ContextType>;
  OrderToTaxLineConnection?: OrderToTaxLineConnectionResolvers<ContextType>;
  MediaItemConnection?: MediaItemConnectionResolvers<ContextType>;
  MediaItemConnectionEdge?: MediaItemConnectionEdgeResolvers<ContextType>;
  MediaItemConnectionPageInfo?: MediaItemConnectionPageInfoResolvers<ContextType>;
  ProductToMediaItemConnectionEdge?: ProductToMediaItemConnectionEdgeResolvers<ContextType>;
  ProductToMediaItemConnectionPageInfo?: ProductToMediaItemConnectionPageInfoResolvers<ContextType>;
  ProductToMediaItemConnection?: ProductToMediaItemConnectionResolvers<ContextType>;
  GlobalProductAttributeConnection?: GlobalProductAttributeConnectionResolvers<ContextType>;
  GlobalProductAttributeConnectionEdge?: GlobalProductAttributeConnectionEdgeResolvers<ContextType>;
  GlobalProductAttributeConnectionPageInfo?: GlobalProductAttributeConnectionPageInfoResolvers<ContextType>;
  ProductToGlobalProductAttributeConnectionEdge?: ProductToGlobalProductAttributeConnectionEdgeResolvers<ContextType>;
  ProductToGlobalProductAttributeConnectionPageInfo?: ProductToGlobalProductAttributeConnectionPageInfoResolvers<ContextType>;
  ProductToGlobalProductAttributeConnection?: ProductToGlobalProductAttributeConnectionResolvers<ContextType>;
  LocalProductAttributeConnection?: LocalProductAttributeConnectionResolvers<ContextType>;
  LocalProductAttributeConnectionEdge?: LocalProductAttributeConnectionEdgeResolvers<ContextType>;
  LocalProductAttributeConnectionPageInfo?: LocalProductAttributeConnectionPageInfoResolvers<ContextType>;
  ProductToLocalProductAttributeConnectionEdge?: ProductToLocalProductAttributeConnectionEdgeResolvers<ContextType>;
  ProductToLocalProductAttributeConnectionPageInfo?: ProductToLocalProductAttributeConnectionPageInfoResolvers<ContextType>;
  ProductToLocalProductAttributeConnection?: ProductToLocalProductAttributeConnectionResolvers<ContextType>;
  ProductToProductCategoryConnectionEdge?: ProductToProductCategoryConnectionEdgeResolvers<ContextType>;
  ProductToProductCategoryConnectionPageInfo?: ProductToProductCategoryConnectionPageInfoResolvers<ContextType>;
  ProductToProductCategoryConnection?: ProductToProductCategoryConnectionResolvers<ContextType>;
  ProductToProductTagConnectionEdge?: ProductToProductTagConnectionEdgeResolvers<ContextType>;
  ProductToProductTagConnectionPageInfo?: ProductToProductTagConnectionPageInfoResolvers<ContextType>;
  ProductToProductTagConnection?: ProductToProductTagConnectionResolvers<ContextType>;
  ProductTypeConnection?: ProductTypeConnectionResolvers<ContextType>;
  ProductTypeConnectionEdge?: ProductTypeConnectionEdgeResolvers<ContextType>;
  ProductTypeConnectionPageInfo?: ProductTypeConnectionPageInfoResolvers<ContextType>;
  ProductToProductTypeConnectionEdge?: ProductToProductTypeConnectionEdgeResolvers<ContextType>;
  ProductToProductTypeConnectionPageInfo?: ProductToProductTypeConnectionPageInfoResolvers<ContextType>;
  ProductToProductTypeConnection?: ProductToProductTypeConnectionResolvers<ContextType>;
  ProductToProductUnionConnectionEdge?: ProductToProductUnionConnectionEdgeResolvers<ContextType>;
  ProductToProductUnionConnectionPageInfo?: ProductToProductUnionConnectionPageInfoResolvers<ContextType>;
  ProductToProductUnionConnection?: ProductToProductUnionConnectionResolvers<ContextType>;
  ShippingClassConnection?: ShippingClassConnectionResolvers<ContextType>;
  ShippingClassConnectionEdge?: ShippingClassConnectionEdgeResolvers<ContextType>;
  ShippingClassConnectionPageInfo?: ShippingClassConnectionPageInfoResolvers<ContextType>;
  ProductToShippingClassConnectionEdge?: ProductToShippingClassConnectionEdgeResolvers<ContextType>;
  ProductToShippingClassConnectionPageInfo?: ProductToShippingClassConnectionPageInfoResolvers<ContextType>;
  ProductToShippingClassConnection?: ProductToShippingClassConnectionResolvers<ContextType>;
  ProductToTermNodeConnectionEdge?: ProductToTermNodeConnectionEdgeResolvers<ContextType>;
  ProductToTermNodeConnectionPageInfo?: ProductToTermNodeConnectionPageInfoResolvers<ContextType>;
  ProductToTermNodeConnection?: ProductToTermNodeConnectionResolvers<ContextType>;
  VisibleProductConnection?: VisibleProductConnectionResolvers<ContextType>;
  VisibleProductConnectionEdge?: VisibleProductConnectionEdgeResolvers<ContextType>;
  VisibleProductConnectionPageInfo?: VisibleProductConnectionPageInfoResolvers<ContextType>;
  ProductToVisibleProductConnectionEdge?: ProductToVisibleProductConnectionEdgeResolvers<ContextType>;
  ProductToVisibleProductConnectionPageInfo?: ProductToVisibleProductConnectionPageInfoResolvers<ContextType>;
  ProductToVisibleProductConnection?: ProductToVisibleProductConnectionResolvers<ContextType>;
  ProductAttributeConnection?: ProductAttributeConnectionResolvers<ContextType>;
  ProductAttributeConnectionEdge?: ProductAttributeConnectionEdgeResolvers<ContextType>;
  ProductAttributeConnectionPageInfo?: ProductAttributeConnectionPageInfoResolvers<ContextType>;
  ProductWithAttributesToProductAttributeConnectionEdge?: ProductWithAttributesToProductAttributeConnectionEdgeResolvers<ContextType>;
  ProductWithAttributesToProductAttributeConnectionPageInfo?: ProductWithAttributesToProductAttributeConnectionPageInfoResolvers<ContextType>;
  ProductWithAttributesToProductAttributeConnection?: ProductWithAttributesToProductAttributeConnectionResolvers<ContextType>;
  ProductWithAttributesToVariationAttributeConnectionEdge?: ProductWithAttributesToVariationAttributeConnectionEdgeResolvers<ContextType>;
  ProductWithAttributesToVariationAttributeConnectionPageInfo?: ProductWithAttributesToVariationAttributeConnectionPageInfoResolvers<ContextType>;
  ProductWithAttributesToVariationAttributeConnection?: ProductWithAttributesToVariationAttributeConnectionResolvers<ContextType>;
  ProductVariationConnection?: ProductVariationConnectionResolvers<ContextType>;
  ProductVariationConnectionEdge?: ProductVariationConnectionEdgeResolvers<ContextType>;
  ProductVariationConnectionPageInfo?: ProductVariationConnectionPageInfoResolvers<ContextType>;
  ProductWithVariationsToProductVariationConnectionEdge?: ProductWithVariationsToProductVariationConnectionEdgeResolvers<ContextType>;
  ProductWithVariationsToProductVariationConnectionPageInfo?: ProductWithVariationsToProductVariationConnectionPageInfoResolvers<ContextType>;
  ProductWithVariationsToProductVariationConnection?: ProductWithVariationsToProductVariationConnectionResolvers<ContextType>;
  GroupProductToProductUnionConnectionEdge?: GroupProductToProductUnionConnectionEdgeResolvers<ContextType>;
  GroupProductToProductUnionConnectionPageInfo?: GroupProductToProductUnionConnectionPageInfoResolvers<ContextType>;
  GroupProductToProductUnionConnection?: GroupProductToProductUnionConnectionResolvers<ContextType>;
  CommentToCommentConnectionEdge?: CommentToCommentConnectionEdgeResolvers<ContextType>;
  CommentToCommentConnectionPageInfo?: CommentToCommentConnectionPageInfoResolvers<ContextType>;
  CommentToCommentConnection?: CommentToCommentConnectionResolvers<ContextType>;
  ProductCategoryToProductCategoryConnectionEdge?: ProductCategoryToProductCategoryConnectionEdgeResolvers<ContextType>;
  ProductCategoryToProductCategoryConnectionPageInfo?: ProductCategoryToProductCategoryConnectionPageInfoResolvers<ContextType>;
  ProductCategoryToProductCategoryConnection?: ProductCategoryToProductCategoryConnectionResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductConnectionEdge?: ProductConnectionEdgeResolvers<ContextType>;
  ProductConnectionPageInfo?: ProductConnectionPageInfoResolvers<ContextType>;
  ProductCategoryToProductConnectionEdge?: ProductCategoryToProductConnectionEdgeResolvers<ContextType>;
  ProductCategoryToProductConnectionPageInfo?: ProductCategoryToProductConnectionPageInfoResolvers<ContextType>;
  ProductCategoryToProductConnection?: ProductCategoryToProductConnectionResolvers<ContextType>;
  ProductTagToProductConnectionEdge?: ProductTagToProductConnectionEdgeResolvers<ContextType>;
  ProductTagToProductConnectionPageInfo?: ProductTagToProductConnectionPageInfoResolvers<ContextType>;
  ProductTagToProductConnection?: ProductTagToProductConnectionResolvers<ContextType>;
  ProductTypeToProductConnectionEdge?: ProductTypeToProductConnectionEdgeResolvers<ContextType>;
  ProductTypeToProductConnectionPageInfo?: ProductTypeToProductConnectionPageInfoResolvers<ContextType>;
  ProductTypeToProductConnection?: ProductTypeToProductConnectionResolvers<ContextType>;
  CommenterConnection?: CommenterConnectionResolvers<ContextType>;
  CommenterConnectionEdge?: CommenterConnectionEdgeResolvers<ContextType>;
  CommenterConnectionPageInfo?: CommenterConnectionPageInfoResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserConnectionEdge?: UserConnectionEdgeResolvers<ContextType>;
  UserConnectionPageInfo?: UserConnectionPageInfoResolvers<ContextType>;
  NodeWithAuthorToUserConnectionEdge?: NodeWithAuthorToUserConnectionEdgeResolvers<ContextType>;
  NodeWithFeaturedImageToMediaItemConnectionEdge?: NodeWithFeaturedImageToMediaItemConnectionEdgeResolvers<ContextType>;
  LineItemToProductConnectionEdge?: LineItemToProductConnectionEdgeResolvers<ContextType>;
  LineItemToProductVariationConnectionEdge?: LineItemToProductVariationConnectionEdgeResolvers<ContextType>;
  ProductToProductConnectionEdge?: ProductToProductConnectionEdgeResolvers<ContextType>;
};

