import { spawnSync } from 'node:child_process';

// Takes the pictures of all pages anew, as the approved ones; with names of scenes, of these alone:
//   npm run pictures
//   npm run pictures -- about contact

const scenes = process.argv.slice(2);
const chosen = scenes.length > 0 ? ['-t', `^(?:${scenes.join('|')}) looks`] : [];
const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'e2e/pictures', ...chosen], {
  stdio: 'inherit',
  env: { ...process.env, PICTURES: 'approve' },
});
process.exit(status ?? 1);
