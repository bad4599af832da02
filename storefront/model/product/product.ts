import type { Language } from '#contract/languages.ts';
import type { PackContent, Price, UnitPrice } from '../money.ts';
import type { Picture, PictureSet } from '../picture.ts';
import type { Stock, StockLevel } from '../stock.ts';
import type { VehicleFacts } from '../vehicle/vehicle-fit.ts';
import type { Dose } from './dose.ts';

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
  readonly type: 'simple' | 'variable' | 'external' | 'grouped';
  readonly shortDescription: string;
  readonly categories: readonly CategoryRef[];
  readonly terms: readonly Term[];
  /** Null when the product has no price and cannot be bought. */
  readonly price: Price | null;
  /** Price per litre or kilogram of that pack; null when the content is unknown. */
  readonly unitPrice: UnitPrice | null;
  /** What that pack holds; null when it is unknown. */
  readonly content: PackContent | null;
  /** Which vehicles it is made for; null when it says nothing about them. */
  readonly vehicleFacts: VehicleFacts | null;
  readonly onSale: boolean;
  readonly stock: Stock;
  readonly rating: number;
  readonly reviewCount: number;
  readonly date: string;
  /** ISO 8601; null where the backend does not say. */
  readonly modified: string | null;
  /** Pieces sold so far; 0 where the API hides them. */
  readonly totalSales: number;
  readonly picture: Picture | null;
  /** Of a product with options; empty for any other. */
  readonly variations: readonly Variation[];
  /** The options that its page chooses by itself. */
  readonly defaults: Readonly<Record<string, string>>;
}

/** What a card shows. A page carries many of them, so it holds nothing else. */
export interface ProductCardData
  extends Pick<ProductSummary, 'id' | 'slug' | 'name' | 'type' | 'price' | 'unitPrice' | 'rating' | 'reviewCount'> {
  readonly category: string | null;
  /** What it does and for whom, shortened; empty when the product does not say. */
  readonly benefit: string;
  readonly stock: StockLevel;
  readonly picture: PictureSet | null;
  /** Query of the link, so that its page shows what the card shows: `?size=4l`, or empty. */
  readonly choice: string;
}

export interface Attribute {
  readonly name: string;
  readonly label: string;
  readonly isOption: boolean;
  readonly options: readonly { readonly slug: string; readonly name: string }[];
}

/** A file to read about a product: a guide, a data sheet. */
export interface ProductDocument {
  /** `oil-guide`, `safety-data-sheet`: what it is called stands in the messages. */
  readonly kind: string;
  readonly language: Language;
  readonly href: string;
  /** `PDF`. */
  readonly format: string;
  readonly bytes: number;
}

export interface Variation {
  readonly id: number;
  readonly sku: string | null;
  /** In the order of the product's option attributes; an empty value stands for any. */
  readonly choices: readonly { readonly attribute: string; readonly value: string }[];
  readonly price: Price | null;
  readonly unitPrice: UnitPrice | null;
  /** Of one pack; null when unknown. */
  readonly content: PackContent | null;
  readonly stock: Stock;
  readonly picture: Picture | null;
}

export interface Measures {
  /** Kilograms. */
  readonly weight: number | null;
  /** Length, width and height in centimetres. */
  readonly dimensions: readonly [length: number, width: number, height: number] | null;
}

/** Everything that the page of a product shows. */
export interface Product extends Omit<ProductSummary, 'terms'>, Measures {
  readonly sku: string | null;
  readonly shortDescriptionHtml: string;
  readonly description: string;
  readonly extraDescription: string | null;
  readonly customTextarea: string | null;
  readonly cardLists: readonly string[];
  readonly specifications: readonly (readonly [name: string, value: string])[];
  /** Of the variations, by their number. */
  readonly variationMeasures: Readonly<Record<number, Measures>>;
  readonly isVirtual: boolean;
  readonly gallery: readonly Picture[];
  readonly documents: readonly ProductDocument[];
  /** Which pictures of the gallery show one variation alone: file names without ending, by its SKU. */
  readonly picturesBySku: Readonly<Record<string, readonly string[]>>;
  readonly attributes: readonly Attribute[];
  readonly external: { readonly url: string; readonly buttonText: string } | null;
  readonly soldIndividually: boolean;
  /** Somebody can ask for an email once it is back in stock. */
  readonly takesStockAlerts: boolean;
  /** Null for a product that is not dosed. */
  readonly dose: Dose | null;
}
