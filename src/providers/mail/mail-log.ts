import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail } from './mail.ts';

/** Without an SMTP server, letters are files: `<folder>/<time>-<address>.txt`, to be read by whoever runs this machine. */
export function createMailLog(folder: string, log: (sentence: string) => void): Mail {
  let count = 0;
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${++count}-${to.replaceAll(/[^\w.@-]/g, '_')}.txt`;
      await writeFile(path.join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
      log(`No SMTP server is configured; the letter "${subject}" is in ${path.join(folder, name)}`);
    },
  };
}
