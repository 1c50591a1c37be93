import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

export function createSmtpMail(options: { url: string; from: string }): Mail {
  const transport = createTransport(options.url, { from: options.from });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
  };
}
