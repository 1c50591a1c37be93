import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

const secrets = ['password', 'newPassword', 'token', 'authorization', 'cookie', 'secret'];

/** Structured logs, one JSON line each, without passwords, tokens or cookies. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    redact: {
      paths: [...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), 'req.headers["set-cookie"]'],
      censor: '[hidden]',
    },
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        method: request.method,
        url: request.url.replace(/([?&]token=)[^&]*/, '$1[hidden]'),
      }),
    },
  });
}
