import { expect, test } from 'vitest';
import { installedOf, JOURNEYS_RUN_IN, WHOLE_BROWSER } from './find-browser.ts';

const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';

test.for([
  { there: [CHROMIUM, SHELL], found: SHELL },
  { there: [CHROMIUM], found: CHROMIUM },
  { there: ['/usr/bin/google-chrome'], found: '/usr/bin/google-chrome' },
  { there: ['/usr/bin/firefox'], found: undefined },
])('journeys run in $found where there are $there', ({ there, found }) => {
  expect(installedOf(JOURNEYS_RUN_IN, (path) => there.includes(path))).toBe(found);
});

test('the benchmark of the browser runs in one as visitors have it', () => {
  expect(installedOf([WHOLE_BROWSER], (path) => [CHROMIUM, SHELL].includes(path))).toBe(CHROMIUM);
});
