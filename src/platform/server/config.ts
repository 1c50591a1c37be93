import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no', ''])
  .transform((value) => ['true', '1', 'yes'].includes(value));
const text = z.string().trim().min(1);

/** Every variable the server reads; `.env.example` and the README list the same ones. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(5000),
  HOST: text.default('0.0.0.0'),
  PUBLIC_URL: z.url().optional(),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
  TRUST_PROXY: flag.default(false),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET_KEY: z.string().min(32, 'needs at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO: flag.optional(),
  PAYMENTS: z.enum(['sandbox', 'none']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  CALLS_PER_MINUTE: z.coerce.number().int().positive().default(600),
  SIGN_INS_PER_MINUTE: z.coerce.number().int().positive().default(20),
  MAIL_FROM: text.default('Pitchwright <no-reply@localhost>'),
  AI_PROVIDER: z.enum(['embedded', 'openai', 'anthropic', 'google', 'openai-compatible']).default('embedded'),
  AI_MODEL: text.optional(),
  AI_API_KEY: text.optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(900_000).default(120_000),
  AI_MAX_RETRIES: z.coerce.number().int().min(0).max(10).default(2),
  AI_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(4),
  AI_IMAGE_PROVIDER: z.enum(['embedded', 'openai', 'openai-compatible', 'stable-diffusion']).default('embedded'),
  AI_IMAGE_MODEL: text.optional(),
  AI_IMAGE_API_KEY: text.optional(),
  AI_IMAGE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_IMAGE_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(900_000).default(180_000),
  AI_IMAGE_MAX_RETRIES: z.coerce.number().int().min(0).max(10).default(1),
  AI_IMAGE_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(2),
});

type Environment = z.infer<typeof environmentSchema>;

export type Config = {
  environment: 'development' | 'production' | 'test';
  port: number;
  host: string;
  publicUrl: string | undefined;
  allowedOrigins: string[];
  trustProxy: boolean;
  dataFolder: string;
  databaseUrl: string | undefined;
  secretKey: string | undefined;
  logLevel: string;
  /** The two demo buttons; never in production. */
  demo: boolean;
  payments: 'sandbox' | 'none';
  smtpUrl: string | undefined;
  mailFrom: string;
  /** How many calls one address may make before it is asked to wait. */
  callsPerMinute: number;
  /** The same for calls that try a password. */
  signInsPerMinute: number;
  /** The model that writes; undefined is the embedded writer. */
  textModel: TextModelConfig | undefined;
  /** The model that paints pictures for slides; undefined is the embedded artist alone. */
  imageModel: ImageModelConfig | undefined;
};

type TextModelConfig = {
  provider: Exclude<Environment['AI_PROVIDER'], 'embedded'>;
  model: string;
  apiKey: string | undefined;
  baseUrl: string | undefined;
  timeoutMs: number;
  maxRetries: number;
  concurrency: number;
};

type CallLimits = { timeoutMs: number; maxRetries: number; concurrency: number };
type ImageModelConfig = CallLimits & { apiKey: string | undefined } & (
    | { provider: 'openai' | 'openai-compatible'; model: string; baseUrl: string | undefined }
    | { provider: 'stable-diffusion'; model: string | undefined; baseUrl: string }
  );

export class ConfigurationError extends Error {}

/** Reads the environment once; throws a ConfigurationError that names every wrong variable in plain words. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(`These environment variables cannot be used:\n${complaints.join('\n')}`);
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && values.DATABASE_URL && !values.SECRET_KEY) {
    throw new ConfigurationError(
      'SECRET_KEY must be set (32 characters or more) when DATABASE_URL is used in production.',
    );
  }
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, ''),
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    dataFolder: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    secretKey: values.SECRET_KEY,
    logLevel: values.LOG_LEVEL,
    demo: !isProduction && (values.DEMO ?? true),
    payments: values.PAYMENTS ?? (isProduction ? 'none' : 'sandbox'),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    callsPerMinute: values.CALLS_PER_MINUTE,
    signInsPerMinute: values.SIGN_INS_PER_MINUTE,
    textModel: textModelOf(values),
    imageModel: imageModelOf(values),
  };
}

/** The variables a provider cannot do without; throws a ConfigurationError that names the missing ones. */
function textModelOf(values: Environment): TextModelConfig | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = values;
  if (provider === 'embedded') return undefined;
  const access = provider === 'openai-compatible' ? { AI_BASE_URL: baseUrl } : { AI_API_KEY: apiKey };
  const missing = Object.entries({ AI_MODEL: model, ...access }).flatMap(([name, value]) => (value ? [] : [name]));
  if (!model || missing.length > 0) {
    throw new ConfigurationError(`AI_PROVIDER=${provider} needs ${missing.join(' and ')} as well.`);
  }
  return {
    provider,
    model,
    apiKey,
    baseUrl: baseUrl?.replace(/\/$/, ''),
    timeoutMs: values.AI_TIMEOUT_MS,
    maxRetries: values.AI_MAX_RETRIES,
    concurrency: values.AI_CONCURRENCY,
  };
}

/** The same for the model that paints. A web API of Stable Diffusion knows its model by itself. */
function imageModelOf(values: Environment): ImageModelConfig | undefined {
  const { AI_IMAGE_PROVIDER: provider, AI_IMAGE_MODEL: model, AI_IMAGE_API_KEY: apiKey } = values;
  if (provider === 'embedded') return undefined;
  const baseUrl = values.AI_IMAGE_BASE_URL?.replace(/\/$/, '');
  const needed = {
    openai: { AI_IMAGE_MODEL: model, AI_IMAGE_API_KEY: apiKey },
    'openai-compatible': { AI_IMAGE_MODEL: model, AI_IMAGE_BASE_URL: baseUrl },
    'stable-diffusion': { AI_IMAGE_BASE_URL: baseUrl },
  }[provider];
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  const call = {
    apiKey,
    timeoutMs: values.AI_IMAGE_TIMEOUT_MS,
    maxRetries: values.AI_IMAGE_MAX_RETRIES,
    concurrency: values.AI_IMAGE_CONCURRENCY,
  };
  if (missing.length === 0 && provider === 'stable-diffusion' && baseUrl) return { provider, model, baseUrl, ...call };
  if (missing.length === 0 && provider !== 'stable-diffusion' && model) return { provider, model, baseUrl, ...call };
  throw new ConfigurationError(`AI_IMAGE_PROVIDER=${provider} needs ${missing.join(' and ')} as well.`);
}
