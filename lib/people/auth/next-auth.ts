import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { getEnv } from '@/lib/platform/env';
import { routes } from '@/lib/platform/routes/routes';
import { isSecure, sessionCookieName } from './session-cookie-name';
import { findSession } from './sessions';

/**
 * next-auth keeps the browser's session. Only our /api/auth/login checks passwords, so next-auth's own
 * credentials provider refuses everybody; the session JSON names the person and contains no token.
 */
export function nextAuthOptions(): NextAuthOptions {
  return {
    secret: getEnv().AUTH_SECRET,
    // Anybody can send a cookie that cannot be decrypted: it is not worth a log line.
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
    session: { strategy: 'jwt' },
    pages: { signIn: routes.login() },
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() },
      },
    },
    providers: [CredentialsProvider({ credentials: {}, authorize: () => null })],
    callbacks: {
      jwt: ({ token }) => ({ sid: token.sid }),
      session: async ({ session, token }) => {
        const found = typeof token.sid === 'string' ? await findSession(token.sid) : null;
        const viewer = found?.viewer;
        const user = viewer && { id: viewer.id, name: `${viewer.firstName} ${viewer.surname}`, image: null };
        return { expires: session.expires, ...(user && { user }) };
      },
    },
  };
}
