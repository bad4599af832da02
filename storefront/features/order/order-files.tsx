import type { ReactNode } from 'react';
import { orderSummaryPath, PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { FILES } from '../../i18n/messages/order.ts';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import type { BoughtFile } from '../../model/order/order.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { useIsOwnEngine } from '../../settings/backend.ts';
import { Badge } from '../../ui/badge.tsx';
import { AnchorButton, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './order-files.module.css';

/** Why a file can no longer be downloaded. */
function WhyOver({ file: { remaining, expires } }: { readonly file: BoughtFile }) {
  const text = useText(FILES);
  const dateOf = useDate();
  if (remaining === 0) return text.noneLeft;
  return expires === null ? text.over : text.ended(dateOf(expires));
}

interface FileProps {
  readonly file: BoughtFile;
  readonly headingLevel?: 2 | 3;
  /** Where it was bought. */
  readonly children?: ReactNode;
}

function File({ file, headingLevel = 3, children }: FileProps) {
  const Heading = `h${headingLevel}` as const;
  const text = useText(FILES);
  const dateOf = useDate();
  // A WooCommerce counts them, and leaves the number out of the list of a customer's files.
  const unlimited = useIsOwnEngine() ? text.unlimited : null;
  const rules = [
    file.remaining === null ? unlimited : text.left(file.remaining),
    file.expires === null ? null : text.until(dateOf(file.expires)),
  ];
  return (
    <li>
      <img
        {...pictureSet(file.product?.picture ?? PLACEHOLDER)}
        sizes="4rem"
        width={100}
        height={100}
        alt=""
        loading="lazy"
      />
      <div>
        <Heading className={styles.name}>{file.name}</Heading>
        {children}
        <p className="small muted">{file.url === null ? <WhyOver file={file} /> : rules.filter(Boolean).join(' · ')}</p>
      </div>
      {file.url === null ? (
        <Badge tone="warn">{file.remaining === 0 ? text.usedUp : text.closed}</Badge>
      ) : (
        // Not a page: the router must not follow it.
        <AnchorButton variant="line" href={file.url} rel="nofollow">
          <Icon name="file-download" size={20} /> {text.download}
          <span className="visuallyHidden"> {file.name}</span>
        </AnchorButton>
      )}
    </li>
  );
}

function OrderOfFile({ order }: { readonly order: NonNullable<BoughtFile['order']> }) {
  const { title } = useText(ORDER_ACTIONS);
  const dateOf = useDate();
  return (
    <p className="small muted">
      <LocalLink className="link" to={orderSummaryPath(order.id)}>
        {title(String(order.id))}
      </LocalLink>
      , <time dateTime={order.date}>{dateOf(order.date)}</time>
    </p>
  );
}

/** What was bought as files, each with its link as long as it may be fetched. */
export function OrderFiles({ files }: { readonly files: readonly BoughtFile[] }) {
  const text = useText(FILES);
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="order-files">
      <h2 id="order-files" className="h3">
        {text.title}
      </h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <File key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}

/** Every file that the customer has bought; null when they could not be loaded. */
export function Downloads({ files }: { readonly files: readonly BoughtFile[] | null }) {
  const text = useText(FILES);
  const local = useLocalPath();
  if (files === null) return <Note tone="bad">{text.failed}</Note>;
  if (files.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        title={text.none}
        action={<LinkButton href={local(PATHS.products)}>{text.browse}</LinkButton>}
      >
        {text.noneHelp}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <File key={file.id} file={file} headingLevel={2}>
          {file.order ? <OrderOfFile order={file.order} /> : null}
        </File>
      ))}
    </ul>
  );
}
