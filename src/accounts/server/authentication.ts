import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { bearer } from 'better-auth/plugins';
import type { Queries } from '#platform/server/database/database.ts';
import { isSameOrigin } from '#platform/server/same-origin.ts';
import type { Mail } from '#providers/mail/mail.ts';
import { atMostAtOnce } from './at-most-at-once.ts';
import { withHashedSessionTokens } from './hashed-session-tokens.ts';
import { credentials, sessions, users, verifications } from './tables.ts';

export type Authentication = ReturnType<typeof createAuthentication>;

const day = 24 * 60 * 60;

/** E-mail and password, cookie sessions and bearer tokens, by better-auth on our own tables. */
export function createAuthentication(options: {
  queries: Queries;
  mail: Mail;
  secret: string;
  baseUrl: string;
  allowedOrigins: readonly string[];
  isProduction: boolean;
}) {
  const { queries, mail, isProduction } = options;
  // scrypt takes a core and 16 MB for 100 ms: two at a time leave the server answering.
  const passwordTurn = atMostAtOnce(2);
  const adapter = drizzleAdapter(queries, {
    provider: 'pg',
    schema: { user: users, session: sessions, account: credentials, verification: verifications },
  });
  return betterAuth({
    secret: options.secret,
    baseURL: options.baseUrl,
    basePath: '/api/auth',
    database: withHashedSessionTokens(adapter),
    trustedOrigins: (request) => {
      const own = request?.headers.get('origin');
      const isOwn = !isProduction && own && request && isSameOrigin(own, request.headers.get('host'));
      return [...options.allowedOrigins, ...(isOwn ? [own] : [])];
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, input: true },
        lastName: { type: 'string', required: false, input: true },
        subscriptionStatus: { type: 'string', required: false, input: false },
        subscriptionTier: { type: 'string', required: false, input: false },
      },
    },
    session: { expiresIn: 30 * day, updateAge: day },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      // Off, so that a taken address gets the same answer as a new one; our route signs the new user in afterwards.
      autoSignIn: false,
      onExistingUserSignUp: async ({ user }) => {
        await mail.send({
          to: user.email,
          subject: 'You already have a Pitchwright account',
          text: `Somebody, most likely you, tried to create an account with this address. There is one already:\n\n${options.baseUrl}/login\n\nIf the password is forgotten, "Forgot it?" on that page sends a new one.`,
        });
      },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      password: {
        hash: (password) => passwordTurn(() => hashPassword(password)),
        verify: (attempt) => passwordTurn(() => verifyPassword(attempt)),
      },
      sendResetPassword: async ({ user, token }) => {
        const link = `${options.baseUrl}/reset-password?token=${encodeURIComponent(token)}`;
        await mail.send({
          to: user.email,
          subject: 'Choose a new password for Pitchwright',
          text: `Somebody, most likely you, asked for a new password. Choose it here within the hour:\n\n${link}\n\nIf it was not you, nothing needs to be done: your password stays as it is.`,
        });
      },
    },
    advanced: {
      useSecureCookies: options.baseUrl.startsWith('https:'),
      cookiePrefix: 'pitchwright',
      ipAddress: { ipAddressHeaders: ['x-pitchwright-ip'] },
    },
    // Counted by our own limiter, together with every other call.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [bearer({ requireSignature: true })],
  });
}
