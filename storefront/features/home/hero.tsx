import { PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { HOME } from '../../i18n/messages/home.ts';
import { AnchorButton, LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Odometer } from '../../ui/odometer.tsx';
import styles from './hero.module.css';
import { CATEGORIES_ID } from './shop-by-category.tsx';

/** Sky above, the page below; the packs stand on the horizon. */
export function Hero() {
  const text = useText(HOME);
  const localize = useLocalPath();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={classNames('container', styles.inner)}>
        <div className={styles.text}>
          <h1 className="display" id="hero-title">
            <TwoLines lines={text.heading} />
          </h1>
          <p>{text.promise}</p>
          <div className={styles.actions}>
            <LinkButton href={localize(PATHS.products)} variant="go" size="lg">
              {text.shopNow}
            </LinkButton>
            <AnchorButton variant="text" href={`#${CATEGORIES_ID}`}>
              {text.browse}
            </AnchorButton>
          </div>
        </div>
        <HomePicture />
        <p className={styles.since}>
          <Odometer className={styles.year} digits={String(SITE.since)} label={String(SITE.since)} />
          <span>
            <TwoLines lines={text.since} />
          </span>
        </p>
      </div>
    </section>
  );
}

/** Packs of the shop's own wordmark are nobody else's. */
function HomePicture() {
  if (SITE.homePicture) return <img className={styles.picture} {...SITE.homePicture} alt="" fetchPriority="high" />;
  return SITE.hasWordmark ? <Packs /> : null;
}

/** The first is the largest thing in sight and comes first; the fourth stands on wide screens only. */
const PACKS = ['hero-1', 'hero-2', 'hero-3', 'hero-4'] as const;
const PACK_SIZES = '(width >= 78rem) 29rem, (width >= 64rem) 22rem, 15.5rem';

function Packs() {
  return (
    <div className={styles.packs} aria-hidden="true">
      {PACKS.map((name, index) => (
        <img
          key={name}
          src={`/images/${name}.webp`}
          srcSet={`/images/${name}-448.webp 448w, /images/${name}.webp 640w`}
          sizes={PACK_SIZES}
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
