import NextAuth from 'next-auth';
import { nextAuthOptions } from '@/lib/people/auth/next-auth';
import { endpoint } from '@/lib/people/door/endpoint';
import { AppError } from '@/lib/platform/errors';
import { nothing } from '@/lib/platform/http/nothing';

type Context = { params: Promise<{ nextauth: string[] }> };

/** Only reading the session is allowed: signing in is /api/auth/login, and anybody could write to next-auth's log. */
const notHere = endpoint({ access: 'anyone', response: nothing }, async () => {
  throw new AppError('not_found');
});

/** next-auth's call gets the rules of all API calls: rate limits, logging, bad bearer tokens, database outages. */
const admit = endpoint({ access: 'anyone', whileSuspended: true, response: nothing }, async () => undefined);

export async function GET(request: Request, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  if (nextauth.join('/') !== 'session') return notHere(request, context);
  const admission = await admit(request, context);
  if (!admission.ok) return admission;
  // The boundary: next-auth declares its handler as `any`.
  const handler = NextAuth(nextAuthOptions()) as (request: Request, context: Context) => Promise<Response>;
  const answer = await handler(request, context);
  // next-auth would extend the lifetime of the cookie, even of a session cookie.
  answer.headers.delete('set-cookie');
  return answer;
}

export { notHere as POST };
