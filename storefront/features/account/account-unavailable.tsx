import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ACCOUNT } from '../../i18n/messages/account.ts';
import { AnchorButton, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';

/** In place of the account when nobody knows who asks: not the same as being logged out. */
export function AccountUnavailable() {
  const text = useText(ACCOUNT);
  return (
    <div className="container section">
      <EmptyState headingLevel={1} title={text.unavailable} action={<AnchorButton href="">{text.reload}</AnchorButton>}>
        {text.unavailableHelp}
      </EmptyState>
    </div>
  );
}

/** In place of the login where nobody can log in. */
export function AccountsNotOffered() {
  const text = useText(ACCOUNT);
  const localize = useLocalPath();
  return (
    <div className="container section">
      <EmptyState
        headingLevel={1}
        title={text.notOffered}
        action={<LinkButton href={localize(PATHS.products)}>{text.toProducts}</LinkButton>}
      >
        {text.notOfferedHelp}
      </EmptyState>
    </div>
  );
}

/** In place of a tab that could not be loaded. */
export function TabUnavailable() {
  const text = useText(ACCOUNT);
  return <Note tone="bad">{text.tabUnavailable}</Note>;
}
