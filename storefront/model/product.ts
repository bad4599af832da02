import type { Price, UnitPrice } from './money.ts';
import { type Picture, type PictureSet, pictureSet } from './picture.ts';
import { type Stock, type StockLevel, stockLevel } from './stock.ts';

export interface CategoryRef {
  readonly slug: string;
  readonly name: string;
}

export interface Category extends CategoryRef {
  readonly id: number;
  /** Null at the top. */
  readonly parentId: number | null;
  readonly description: string;
  readonly count: number;
  readonly picture: Picture | null;
}

/** An attribute value of a product: `viscosity` ("Viscosity") / `5w30` / "5W-30". */
export interface Term {
  readonly attribute: string;
  readonly attributeLabel: string;
  readonly slug: string;
  readonly name: string;
}

/** A product in the catalog snapshot: what lists, filters and cards need. */
export interface ProductSummary {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly type: 'simple' | 'variable' | 'external';
  readonly shortDescription: string;
  readonly categories: readonly CategoryRef[];
  readonly terms: readonly Term[];
  /** Null when the product has no price and cannot be bought. */
  readonly price: Price | null;
  /** Price per litre or per 100 ml / 100 g of the cheapest pack; null when the content is unknown. */
  readonly unitPrice: UnitPrice | null;
  readonly onSale: boolean;
  readonly stock: Stock;
  readonly rating: number;
  readonly reviewCount: number;
  readonly date: string;
  /** Pieces sold so far; 0 where the API hides them. */
  readonly totalSales: number;
  readonly picture: Picture | null;
}

/** What a card shows. A page carries many of them, so it holds nothing else. */
export interface ProductCardData
  extends Pick<ProductSummary, 'id' | 'slug' | 'name' | 'type' | 'price' | 'unitPrice' | 'rating' | 'reviewCount'> {
  readonly category: string | null;
  readonly stock: StockLevel;
  readonly picture: PictureSet | null;
}

export function toProductCard(product: ProductSummary): ProductCardData {
  const { id, slug, name, type, price, unitPrice, rating, reviewCount, categories, stock, picture } = product;
  return {
    id,
    slug,
    name,
    type,
    price,
    unitPrice,
    rating,
    reviewCount,
    category: categories[0]?.name ?? null,
    stock: stockLevel(stock),
    picture: picture && pictureSet(picture),
  };
}

export interface Attribute {
  readonly name: string;
  readonly label: string;
  readonly isOption: boolean;
  readonly options: readonly { readonly slug: string; readonly name: string }[];
}

export interface Variation {
  readonly id: number;
  readonly sku: string | null;
  /** In the order of the product's option attributes; an empty value stands for any. */
  readonly choices: readonly { readonly attribute: string; readonly value: string }[];
  readonly price: Price | null;
  readonly unitPrice: UnitPrice | null;
  readonly stock: Stock;
  readonly picture: Picture | null;
}

export interface Review {
  readonly id: number;
  readonly author: string;
  readonly rating: number;
  readonly date: string;
  readonly html: string;
  readonly isVerified: boolean;
}

/** Everything that the page of a product shows. */
export interface Product extends Omit<ProductSummary, 'terms'> {
  readonly sku: string | null;
  readonly description: string;
  readonly extraDescription: string | null;
  readonly customTextarea: string | null;
  readonly cardLists: readonly string[];
  readonly specifications: readonly (readonly [name: string, value: string])[];
  readonly weight: string | null;
  readonly dimensions: { readonly length: string; readonly width: string; readonly height: string } | null;
  readonly isVirtual: boolean;
  readonly gallery: readonly Picture[];
  readonly attributes: readonly Attribute[];
  readonly variations: readonly Variation[];
  readonly defaults: Readonly<Record<string, string>>;
  readonly external: { readonly url: string; readonly buttonText: string } | null;
  readonly soldIndividually: boolean;
  readonly reviews: readonly Review[];
}

const STARS = [5, 4, 3, 2, 1] as const;

/** How many reviews gave each number of stars, five first. */
export const starCounts = (
  reviews: readonly Pick<Review, 'rating'>[],
): readonly { readonly stars: number; readonly count: number }[] =>
  STARS.map((stars) => ({ stars, count: reviews.filter(({ rating }) => Math.round(rating) === stars).length }));
