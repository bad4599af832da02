import type { ContactProblem } from '#contract/inputs/contact-message.ts';
import { SITE } from '#contract/site.ts';
import { bilingual } from '../bilingual.ts';

type Problems = Readonly<Record<ContactProblem, string>>;

const PROBLEMS_EN: Problems = {
  nameRequired: 'Name is required.',
  nameLength: 'The name needs 2 to 100 characters.',
  emailRequired: 'Email is required.',
  emailInvalid: 'This email address is not complete. Example: name@example.com',
  phoneRequired: 'Phone is required.',
  phoneInvalid: 'Enter a phone number of 6 to 15 digits, such as 0812 3456 7890.',
  messageRequired: 'Message is required.',
  messageLength: 'The message needs 10 to 2,000 characters.',
  agreementRequired: 'Please agree to the privacy policy.',
};

const PROBLEMS_ID: Problems = {
  nameRequired: 'Nama wajib diisi.',
  nameLength: 'Nama terdiri dari 2 sampai 100 karakter.',
  emailRequired: 'Email wajib diisi.',
  emailInvalid: 'Alamat email ini belum lengkap. Contoh: nama@contoh.com',
  phoneRequired: 'Nomor telepon wajib diisi.',
  phoneInvalid: 'Isi nomor telepon 6 sampai 15 angka, misalnya 0812 3456 7890.',
  messageRequired: 'Pesan wajib diisi.',
  messageLength: 'Pesan terdiri dari 10 sampai 2.000 karakter.',
  agreementRequired: 'Setujui dulu kebijakan privasi.',
};

export const CONTACT = bilingual(
  {
    title: 'Contact',
    heading: 'Ask us anything about engines.',
    lead: 'We reply within one working day. For a quick answer, use WhatsApp.',
    description: 'Write to us, chat on WhatsApp or call: hours, phone, email and address of the shop.',
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    messageHint: 'Make, year and mileage help us give a precise answer.',
    agreeBefore: 'I agree to the ',
    privacyPolicy: 'privacy policy',
    send: 'Send message',
    sending: 'Sending…',
    sentTitle: 'Your message is on its way.',
    sent: 'Thank you. We reply by email within one working day.',
    another: 'Write another message',
    notSent: 'There was an error sending your message. Please try again later.',
    honeypot: 'Leave this field empty',
    ways: 'Other ways to reach us',
    whatsapp: 'WhatsApp',
    whatsappText: `Hello ${SITE.siteName}, I have a question.`,
    hours: 'Opening hours',
    office: 'Office',
    problems: PROBLEMS_EN,
  },
  {
    title: 'Kontak',
    heading: 'Tanya apa saja soal mesin.',
    lead: 'Kami balas dalam satu hari kerja. Untuk jawaban cepat, pakai WhatsApp.',
    description: 'Kirim pesan, chat lewat WhatsApp, atau telepon: jam layanan, nomor, email, dan alamat kami.',
    fullName: 'Nama lengkap',
    email: 'Email',
    phone: 'Nomor telepon',
    message: 'Pesan',
    messageHint: 'Sebutkan merek, tahun, dan kilometer supaya jawaban kami tepat.',
    agreeBefore: 'Saya setuju dengan ',
    privacyPolicy: 'kebijakan privasi',
    send: 'Kirim pesan',
    sending: 'Sedang dikirim…',
    sentTitle: 'Pesan Anda terkirim.',
    sent: 'Terima kasih. Kami balas lewat email dalam satu hari kerja.',
    another: 'Tulis pesan lain',
    notSent: 'Pesan gagal dikirim. Silakan coba lagi nanti.',
    honeypot: 'Biarkan kolom ini kosong',
    ways: 'Cara lain menghubungi kami',
    whatsapp: 'WhatsApp',
    whatsappText: `Halo ${SITE.siteName}, saya ingin bertanya.`,
    hours: 'Jam layanan',
    office: 'Kantor',
    problems: PROBLEMS_ID,
  },
);
