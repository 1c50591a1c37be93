import path from 'node:path';
import { ConfigurationError, readConfig } from '#platform/server/config.ts';
import { keepDailyDumps } from '#platform/server/database/daily-dumps.ts';
import { DataFolderInUseError } from '#platform/server/database/data-folder-lock.ts';
import { openEmbeddedDatabase, openPostgres } from '#platform/server/database/database.ts';
import { createLogger } from '#platform/server/logger.ts';
import { secretKey } from '#platform/server/secret-key.ts';
import { createMailLog } from '#providers/mail/mail-log.ts';
import { createSmtpMail } from '#providers/mail/smtp-mail.ts';
import { createApp } from './create-app.ts';
import { openSlides } from './open-slides.ts';
import { openWriters } from './open-writers.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const folder = path.resolve(config.dataFolder);
  const log = createLogger(config);
  const database = config.databaseUrl ? await openPostgres(config.databaseUrl) : await openEmbeddedDatabase({ folder });
  const writers = await openWriters(config, log);
  const slides = await openSlides(config, log, writers.model);
  const mail = config.smtpUrl
    ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom })
    : createMailLog(path.join(folder, 'mail'), (sentence) => log.info(sentence));
  const secret = secretKey({ configured: config.secretKey, folder });
  const { app, stop } = await createApp({ config, secret, database, ...writers, ...slides, mail, logger: log });

  const dumps = database.dump
    ? keepDailyDumps({
        dump: database.dump,
        folder: path.join(folder, 'dumps'),
        onError: (error) => log.error({ err: error }, 'the daily dump failed'),
      })
    : undefined;

  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    await dumps?.stop();
    await stop();
    await writers.close();
    await slides.artist.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());

  await app.listen({ port: config.port, host: config.host });
  writers.warmUp();
  const shown = config.publicUrl ?? `http://localhost:${addressPort(app.server.address()) ?? config.port}`;
  process.stdout.write(`\nPitchwright is on stage: ${shown}\n\n`);
}

const addressPort = (address: ReturnType<import('node:net').Server['address']>) =>
  address && typeof address === 'object' ? address.port : undefined;

/** What went wrong at the start, in words that say what to do. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof DataFolderInUseError) return error.message;
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use already. Stop the other program, or start with another port: PORT=5001 npm start`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `Pitchwright cannot write there: ${message}. Set DATA_DIR to a folder you may write to.`;
  if (code === 'ECONNREFUSED')
    return 'The database of DATABASE_URL does not answer. Is it running, and is the address right?';
  return `Pitchwright could not start: ${error instanceof Error ? error.message : String(error)}`;
}

start().catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n\n`);
  process.exit(1);
});
