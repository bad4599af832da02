/** A chat with the number; `text` stands ready to be sent. */
export const whatsappChat = (number: string, text = ''): string =>
  `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
