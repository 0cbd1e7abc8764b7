import NextAuth from 'next-auth';
import { nextAuthOptions } from '@/lib/auth/next-auth';
import { endpoint } from '@/lib/http/endpoint';
import { AppError } from '@/lib/errors';

type Context = { params: Promise<{ nextauth: string[] }> };

/** Signing in has one door (/api/auth/login), and next-auth's log is open to anybody: what is left only reads. */
const readable = new Set(['session', 'csrf', 'providers']);

const notHere = endpoint({ access: 'anyone' }, async () => {
  throw new AppError('not_found');
});

export async function GET(request: Request, context: Context): Promise<Response> {
  const [action = '', ...more] = (await context.params).nextauth;
  if (!readable.has(action) || more.length > 0) return notHere(request, context);
  // The boundary: next-auth types its handler as any.
  const handler = NextAuth(nextAuthOptions()) as (request: Request, context: Context) => Promise<Response>;
  const answer = await handler(request, context);
  // next-auth would prolong the cookie here, also one that is to end with the browser.
  answer.headers.delete('set-cookie');
  return answer;
}

export const POST = notHere;
