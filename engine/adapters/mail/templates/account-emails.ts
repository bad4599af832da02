import { LIMITS } from '#contract/limits.ts';
import { lostPasswordPath, PATHS } from '#contract/paths.ts';
import { bilingual, type EmailTemplate } from '../layout/email-context.ts';

const TEXTS = bilingual(
  {
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    username: 'Username',
    email: 'Email',
    reason: (shop: string) => `You are getting this email because you have an account at ${shop}.`,
    welcome: {
      subject: (shop: string) => `Welcome to ${shop}`,
      preheader: 'Your orders, downloads and wishlist are now in one place.',
      title: 'Your account is ready.',
      text: 'Your orders, downloads and wishlist are now in one place, and the checkout remembers your address.',
      button: 'Go to my account',
    },
    reset: {
      subject: 'Choose a new password',
      preheader: `The link can be used once, within ${LIMITS.resetHours} hours.`,
      title: 'Choose a new password.',
      text: `Somebody asked to reset the password of your account. The link below can be used once, within ${LIMITS.resetHours} hours.`,
      button: 'Choose a new password',
      ignore: 'If this was not you, you need do nothing: your password stays as it is.',
    },
    changed: {
      subject: 'Your password has been changed',
      preheader: 'All other devices have been logged out.',
      title: 'Your password has been changed.',
      text: 'Your account has a new password from now on. All other devices have been logged out.',
      alarm: 'If this was not you, choose a new password at once and write to us.',
      button: 'Choose a new password',
    },
    moved: {
      subject: 'The email address of your account has been changed',
      preheader: 'Emails about your account now go to the new address.',
      title: 'A new email address.',
      text: 'The email address of your account has been changed. From now on we write to the new one, and this is the last email to the old one.',
      alarm: 'If this was not you, write to us at once, so that we can give you your account back.',
      to: 'New email',
    },
    erased: {
      subject: 'Your account has been erased',
      preheader: 'Your personal data is deleted.',
      title: 'Your account has been erased.',
      text: 'Your account is deleted, with its profile, addresses, wishlist, stock alerts and cart. All devices have been logged out.',
      orders: {
        none: '',
        anonymous: 'We keep the figures of your orders for 10 years, as the law asks, without your name and address.',
        kept: 'We keep your orders for 10 years, as the law asks.',
      },
      last: 'We keep no copy of this email.',
      alarm: 'If this was not you, write to us.',
      reason: (shop: string) => `You are getting this email because your account at ${shop} has been erased.`,
    },
    shopNotice: {
      subject: (username: string) => `${username} has changed the password`,
      preheader: 'Nothing has to be done.',
      title: 'A customer has changed the password.',
      text: 'This is for your records: nothing has to be done.',
      reason: 'This email goes to the shop whenever a password changes.',
    },
  },
  {
    hello: (name) => (name ? `Halo ${name},` : 'Halo,'),
    username: 'Nama pengguna',
    email: 'Email',
    reason: (shop) => `Anda menerima email ini karena punya akun di ${shop}.`,
    welcome: {
      subject: (shop) => `Selamat datang di ${shop}`,
      preheader: 'Pesanan, unduhan, dan wishlist Anda kini di satu tempat.',
      title: 'Akun Anda siap dipakai.',
      text: 'Pesanan, unduhan, dan wishlist Anda kini di satu tempat, dan alamat Anda tersimpan untuk checkout berikutnya.',
      button: 'Buka akun saya',
    },
    reset: {
      subject: 'Buat kata sandi baru',
      preheader: `Tautan hanya bisa dipakai sekali dan berlaku ${LIMITS.resetHours} jam.`,
      title: 'Buat kata sandi baru.',
      text: `Ada permintaan untuk mengatur ulang kata sandi akun Anda. Tautan di bawah hanya bisa dipakai sekali dan berlaku ${LIMITS.resetHours} jam.`,
      button: 'Buat kata sandi baru',
      ignore: 'Bukan Anda? Abaikan saja: kata sandi Anda tidak berubah.',
    },
    changed: {
      subject: 'Kata sandi Anda sudah diganti',
      preheader: 'Semua perangkat lain sudah keluar dari akun Anda.',
      title: 'Kata sandi Anda sudah diganti.',
      text: 'Kata sandi baru Anda berlaku mulai sekarang. Semua perangkat lain sudah keluar dari akun Anda.',
      alarm: 'Bukan Anda? Segera buat kata sandi baru dan hubungi kami.',
      button: 'Buat kata sandi baru',
    },
    moved: {
      subject: 'Alamat email akun Anda sudah diganti',
      preheader: 'Email tentang akun Anda kini dikirim ke alamat baru.',
      title: 'Alamat email baru.',
      text: 'Alamat email akun Anda sudah diganti. Mulai sekarang email kami kirim ke alamat baru. Ini email terakhir ke alamat lama.',
      alarm: 'Bukan Anda? Segera hubungi kami agar akun Anda bisa kami kembalikan.',
      to: 'Email baru',
    },
    erased: {
      subject: 'Akun Anda sudah dihapus',
      preheader: 'Data pribadi Anda sudah kami hapus.',
      title: 'Akun Anda sudah dihapus.',
      text: 'Akun Anda sudah dihapus, beserta profil, alamat, wishlist, kabar stok, dan keranjangnya. Semua perangkat sudah keluar.',
      orders: {
        none: '',
        anonymous: 'Angka pesanan Anda kami simpan 10 tahun sesuai hukum, tanpa nama dan alamat Anda.',
        kept: 'Pesanan Anda kami simpan 10 tahun sesuai hukum.',
      },
      last: 'Salinan email ini tidak kami simpan.',
      alarm: 'Bukan Anda yang memintanya? Segera hubungi kami.',
      reason: (shop) => `Anda menerima email ini karena akun Anda di ${shop} dihapus.`,
    },
    shopNotice: {
      subject: (username) => `${username} mengganti kata sandi`,
      preheader: 'Tidak ada yang perlu dilakukan.',
      title: 'Seorang pelanggan mengganti kata sandi.',
      text: 'Sekadar catatan: tidak ada yang perlu dilakukan.',
      reason: 'Email ini dikirim ke toko setiap kali kata sandi diganti.',
    },
  },
);

export const customerWelcome: EmailTemplate<'customer-welcome'> = ({ mail }, context) => {
  const { welcome, ...texts } = TEXTS[context.language];
  return {
    subject: welcome.subject(context.site.name),
    preheader: welcome.preheader,
    title: welcome.title,
    blocks: [
      { kind: 'text', text: `${texts.hello(mail.name)}\n\n${welcome.text}` },
      {
        kind: 'facts',
        rows: [
          [texts.username, mail.username],
          [texts.email, mail.to],
        ],
      },
      { kind: 'button', label: welcome.button, url: context.urlOf(PATHS.account) },
    ],
    reason: texts.reason(context.site.name),
  };
};

export const passwordReset: EmailTemplate<'password-reset'> = ({ mail }, context) => {
  const { reset, ...texts } = TEXTS[context.language];
  const url = context.urlOf(lostPasswordPath({ key: mail.key, login: mail.username }));
  return {
    subject: reset.subject,
    preheader: reset.preheader,
    title: reset.title,
    blocks: [
      { kind: 'text', text: `${texts.hello(mail.name)}\n\n${reset.text}` },
      { kind: 'facts', rows: [[texts.username, mail.username]] },
      { kind: 'button', label: reset.button, url },
      { kind: 'small', text: reset.ignore },
    ],
    reason: texts.reason(context.site.name),
  };
};

export const passwordChanged: EmailTemplate<'password-changed'> = ({ mail }, context) => {
  const { changed, ...texts } = TEXTS[context.language];
  return {
    subject: changed.subject,
    preheader: changed.preheader,
    title: changed.title,
    blocks: [
      { kind: 'text', text: `${texts.hello(mail.name)}\n\n${changed.text}` },
      { kind: 'facts', rows: [[texts.username, mail.username]] },
      { kind: 'text', text: changed.alarm },
      { kind: 'button', label: changed.button, url: context.urlOf(lostPasswordPath()) },
    ],
    reason: texts.reason(context.site.name),
  };
};

export const emailChanged: EmailTemplate<'email-changed'> = ({ mail }, context) => {
  const { moved, ...texts } = TEXTS[context.language];
  return {
    subject: moved.subject,
    preheader: moved.preheader,
    title: moved.title,
    blocks: [
      { kind: 'text', text: `${texts.hello(mail.name)}\n\n${moved.text}` },
      {
        kind: 'facts',
        rows: [
          [texts.username, mail.username],
          [moved.to, mail.email],
        ],
      },
      { kind: 'text', text: moved.alarm },
    ],
    reason: texts.reason(context.site.name),
  };
};

export const accountErased: EmailTemplate<'account-erased'> = ({ mail }, context) => {
  const { erased, hello } = TEXTS[context.language];
  const texts = [hello(mail.name), erased.text, erased.orders[mail.orders], erased.alarm].filter((text) => text !== '');
  return {
    subject: erased.subject,
    preheader: erased.preheader,
    title: erased.title,
    blocks: [
      { kind: 'text', text: texts.join('\n\n') },
      { kind: 'small', text: erased.last },
    ],
    reason: erased.reason(context.site.name),
  };
};

export const customerPasswordChanged: EmailTemplate<'customer-password-changed'> = ({ mail }, context) => {
  const { shopNotice, ...texts } = TEXTS[context.language];
  return {
    subject: shopNotice.subject(mail.username),
    preheader: shopNotice.preheader,
    title: shopNotice.title,
    reason: shopNotice.reason,
    isForShop: true,
    blocks: [
      { kind: 'text', text: shopNotice.text },
      {
        kind: 'facts',
        rows: [
          [texts.username, mail.username],
          [texts.email, mail.email],
        ],
      },
    ],
  };
};
