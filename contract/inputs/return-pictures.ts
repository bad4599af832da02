const MAX_PICTURES = 4;
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

export type PicturesProblem = 'many' | 'large';

/** Without the field that was left empty: a browser sends it as a file without bytes. */
export const chosenPictures = (form: FormData): readonly File[] =>
  form.getAll('pictures').filter((file): file is File => file instanceof File && file.size > 0);

/** Asked in the browser, too, before they are sent. Apart from the other checks, which no browser loads. */
export function picturesProblem(pictures: readonly File[]): PicturesProblem | null {
  if (pictures.length > MAX_PICTURES) return 'many';
  return pictures.some(({ size }) => size > MAX_PICTURE_BYTES) ? 'large' : null;
}
