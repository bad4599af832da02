import { bilingual } from './email-context.ts';

export const FOOTER = bilingual(
  { help: 'Questions?', terms: 'Terms and returns', privacy: 'Privacy policy' },
  { help: 'Ada pertanyaan?', terms: 'Syarat dan pengembalian', privacy: 'Kebijakan privasi' },
);
