import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const isEmpty = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk' && !file.isEntry && file.code.trim() === '';

/** A chunk without the ones it imports that hold nothing: their styles become its own. */
function importStylesOf(chunk: Rolldown.OutputChunk, empty: readonly Rolldown.OutputChunk[]): void {
  for (const { fileName, viteMetadata } of empty) {
    const written = `import"./${basename(fileName)}";`;
    if (!chunk.imports.includes(fileName)) continue;
    if (!chunk.code.includes(written)) throw new Error(`${chunk.fileName} imports ${fileName} in another way`);
    chunk.code = chunk.code.replace(written, '');
    chunk.imports = chunk.imports.filter((name) => name !== fileName);
    for (const sheet of viteMetadata?.importedCss ?? []) chunk.viteMetadata?.importedCss.add(sheet);
  }
}

/**
 * Of styles that several chunks need the bundler makes a chunk of their own. Once the class names are written where they are used,
 * its script has nothing in it, and would cost each page a request. Vite removes it only where no sheet is a CSS module.
 */
export const withoutEmptyFiles = (): Plugin => ({
  name: 'without-empty-files',
  apply: 'build',
  generateBundle: {
    // Before Vite and the router list what each file needs.
    order: 'pre',
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const empty = Object.values(bundle).filter(isEmpty);
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && !empty.includes(file)) importStylesOf(file, empty);
      }
      for (const { fileName } of empty) delete bundle[fileName];
    },
  },
});
