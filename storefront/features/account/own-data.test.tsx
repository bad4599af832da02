import { expect, test } from 'vitest';
import { OWN_DATA } from '../../i18n/messages/own-data.ts';
import type { OwnRecords } from '../../model/account/own-data.ts';
import { renderHtml } from '../../testing/render.tsx';
import { OwnData } from './own-data.tsx';

const VIEWER = { id: 7, username: 'sari', email: 'sari@example.test', firstName: '', lastName: '', displayName: '' };
const ALERT = { id: 9, name: 'Wax', slug: 'wax', email: 'kantor@example.test', requested: '2026-11-20T09:00:00+00:00' };
const NOTHING: OwnRecords = { alerts: [], reviews: [], logins: [] };

type Language = 'id' | 'en';

const render = (
  language: Language,
  records: OwnRecords | null,
  change: { readonly hasDownloadFailed?: boolean } = {},
) =>
  renderHtml(
    <OwnData
      viewer={VIEWER}
      outcome={undefined}
      records={records}
      hasDownloadFailed={false}
      saved={null}
      {...change}
    />,
    { language },
  );

test.each(['id', 'en'] as const)('offers the file, the alerts and the erasure in %s', (language) => {
  const text = OWN_DATA[language];
  const html = render(language, { ...NOTHING, alerts: [ALERT] });
  expect(html).toContain('<form data-stays="true" action="/my-account/data" method="post">');
  expect(html).toContain(text.alertFacts(ALERT.email, '20 November 2026'));
  expect(html).toMatch(/name="id" value="9"/);
  expect(html).toContain('name="currentPassword"');
  expect(html).not.toContain(text.downloadPart);
  expect(render(language, NOTHING)).toContain(text.noAlerts);
});

test.each(['id', 'en'] as const)('over another backend says in %s what is missing, and erases nothing', (language) => {
  const text = OWN_DATA[language];
  const html = render(language, null);
  expect(html).toContain(text.downloadPart);
  expect(html).toContain(text.eraseByHand);
  for (const absent of [text.noAlerts, 'name="currentPassword"']) expect(html).not.toContain(absent);
});

test.each(['id', 'en'] as const)(
  'lists the logins in %s, and ends all but this one where there are others',
  (language) => {
    const text = OWN_DATA[language];
    const here = { begun: '2026-11-20T09:00:00+00:00', expires: '2026-12-04T09:00:00+00:00', isCurrent: true };
    const there = { ...here, begun: '2026-11-18T09:00:00+00:00', isCurrent: false };
    const html = render(language, { ...NOTHING, logins: [here, there] });
    for (const { begun } of [here, there]) {
      expect(html).toContain(text.loginSince(`${Number(begun.slice(8, 10))} November 2026`));
    }
    expect(html.split(text.thisDevice)).toHaveLength(2);
    expect(html).toContain('name="form" value="end-logins"');
    const alone = render(language, { ...NOTHING, logins: [here] });
    expect(alone).toContain(text.onlyHere);
    expect(alone).not.toContain('value="end-logins"');
  },
);

test('says that the file could not be made', () => {
  expect(render('id', NOTHING, { hasDownloadFailed: true })).toMatch(
    new RegExp(`role="alert"(?:(?!</section>).)*${OWN_DATA.id.downloadFailed}`),
  );
});
