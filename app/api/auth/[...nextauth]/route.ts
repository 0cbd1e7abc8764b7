import NextAuth from 'next-auth';
import { nextAuthOptions } from '@/lib/people/auth/next-auth';
import { endpoint } from '@/lib/people/door/endpoint';
import { AppError } from '@/lib/platform/errors';
import { nothing } from '@/lib/platform/http/nothing';

type Context = { params: Promise<{ nextauth: string[] }> };

/** Signing in has one door (/api/auth/login), and next-auth's log is open to anybody: only the session is read here. */
const notHere = endpoint({ access: 'anyone', answer: nothing }, async () => {
  throw new AppError('not_found');
});

/** What holds for every call of ours holds for next-auth's: limits, a log line, a bad bearer, the database away. */
const admit = endpoint({ access: 'anyone', answer: nothing }, async () => undefined);

export async function GET(request: Request, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  if (nextauth.join('/') !== 'session') return notHere(request, context);
  const admission = await admit(request, context);
  if (!admission.ok) return admission;
  // The boundary: next-auth types its handler as any.
  const handler = NextAuth(nextAuthOptions()) as (request: Request, context: Context) => Promise<Response>;
  const answer = await handler(request, context);
  // next-auth would prolong the cookie here, also one that is to end with the browser.
  answer.headers.delete('set-cookie');
  return answer;
}

export { notHere as POST };
