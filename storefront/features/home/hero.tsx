import { PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { HOME } from '../../i18n/messages/home.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Odometer } from '../../ui/odometer.tsx';
import { CATEGORIES_ID } from './shop-by-category.tsx';

/** Sky above, the page below; the packs stand on the horizon. */
export function Hero() {
  const text = useText(HOME);
  const localise = useLocalPath();
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap">
        <div className="hero-t">
          <h1 className="display" id="hero-title">
            <TwoLines lines={text.heading} />
          </h1>
          <p>{text.promise}</p>
          <div className="hero-b">
            <LinkButton href={localise(PATHS.products)} variant="go" size="lg">
              {text.shopNow}
            </LinkButton>
            <a className="btn btn-text" href={`#${CATEGORIES_ID}`}>
              {text.browse}
            </a>
          </div>
        </div>
        <Packs />
        <p className="hero-o">
          <Odometer digits={String(SITE.since)} label={String(SITE.since)} />
          <span>
            <TwoLines lines={text.since} />
          </span>
        </p>
      </div>
    </section>
  );
}

/** The first is the largest thing in sight and comes first; the fourth stands on wide screens only. */
const PACKS = ['hero-1', 'hero-2', 'hero-3', 'hero-4'] as const;

function Packs() {
  return (
    <div className="hero-p" aria-hidden="true">
      {PACKS.map((name, index) => (
        <img
          key={name}
          src={`/images/${name}.webp`}
          width={640}
          height={640}
          alt=""
          fetchPriority={index === 0 ? 'high' : undefined}
          loading={index === 3 ? 'lazy' : undefined}
        />
      ))}
    </div>
  );
}

/** A headline that breaks where it was written to break. */
export function TwoLines({ lines: [first, second] }: { readonly lines: readonly string[] }) {
  return (
    <>
      {first}
      <br />
      {second}
    </>
  );
}
