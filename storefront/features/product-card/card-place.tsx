import { type ComponentType, createContext, type ReactElement, use } from 'react';
import { LanguageContext } from '../../i18n/bilingual.ts';
import { PrefixContext } from '../../i18n/local-link.tsx';
import { PictureSizesContext } from './product-grid.tsx';

/**
 * Takes a card out of the page that is rendered. Returns the id of the element that stands in its place.
 * @param madeFrom all that its HTML depends on, but for the shop's settings
 */
export type PlaceCard = (madeFrom: unknown, card: ReactElement) => string;

/** Null where cards are rendered with their page. */
export const PlaceCardContext = createContext<PlaceCard | null>(null);

/**
 * The card as the server renders it: alone, so that its HTML is the same on every page. Whatever else stands around it there, such as
 * a visitor's cart, cannot get in. The first cards stay with their page, because React names their pictures in its head.
 */
export const placed = <Props extends { readonly isFirst?: boolean }>(Card: ComponentType<Props>) =>
  function CardPlace(props: Props) {
    const [language, prefix, sizes] = [use(LanguageContext), use(PrefixContext), use(PictureSizesContext)];
    const place = use(PlaceCardContext);
    if (!place || props.isFirst) return <Card {...props} />;
    const card = (
      <LanguageContext value={language}>
        <PrefixContext value={prefix}>
          <PictureSizesContext value={sizes}>
            <Card {...props} />
          </PictureSizesContext>
        </PrefixContext>
      </LanguageContext>
    );
    return <li id={place({ language, prefix, sizes, props }, card)} />;
  };
