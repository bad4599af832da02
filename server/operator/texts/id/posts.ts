import type { posts as english } from '../en/posts.ts';
import type { Same } from '../same.ts';

export const posts: Same<typeof english> = {
  purpose: 'Artikel: impor dari Markdown',
  import: {
    purpose: 'Tambah atau ubah artikel dari berkas Markdown: semua berkas, atau tidak sama sekali',
    arguments: { files: 'fakta di antara baris ---, lalu teks di bawah <!-- id --> dan di bawah <!-- en -->' },
    options: {},
    examples: [['posts import articles/*.md', 'docs/operations.md menunjukkan contoh berkasnya']],
    done: '{created} baru, {updated} berubah.',
    refused: 'Tidak ada yang diubah: {count} hal tidak dapat diterima.',
    columns: { file: 'Berkas', field: 'Di mana', problem: 'Masalah' },
    problems: {
      MISSING: 'belum ada',
      INVALID: 'tidak boleh seperti ini',
      NO_FRONT_MATTER: 'berkas tidak diawali fakta di antara baris ---',
      NOT_UTF8: 'berkas bukan teks UTF-8',
      REFUSED: 'bukan slug, atau toko tidak punya yang bernama ini',
    },
  },
};
