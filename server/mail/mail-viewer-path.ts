export const MAIL_VIEWER_PATH = '/dev/mail';
