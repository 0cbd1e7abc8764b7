import { z } from 'zod';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { preferredLocale } from '@/lib/platform/i18n/locales';
import { setWantedByLink } from '@/lib/people/letters/subscriptions';
import { routes } from '@/lib/platform/routes/routes';

const rules = {
  access: 'anyone',
  query: z.strictObject({ letter: z.string().min(1).max(200) }),
  response: nothing,
  idempotency: 'own',
  invalidToken: 'ignore',
} as const;

/** Unsubscribes from the e-mails the link came with; mail programs call it too (RFC 8058, whose body is ignored). */
export const POST = endpoint(
  { ...rules, summary: 'Stops letters, by the link of one. Works signed out.', errorCodes: ['link_invalid'] },
  async ({ query }) => setWantedByLink(query.letter, false),
);

/** Subscribes again. */
export const DELETE = endpoint(
  { ...rules, summary: 'Lets letters come again, by the link of one.', errorCodes: ['link_invalid'] },
  async ({ query }) => setWantedByLink(query.letter, true),
);

/** A mail program without RFC 8058 opens the link: it redirects to the page, which asks for confirmation. */
export function GET(request: Request): Response {
  const letter = new URL(request.url).searchParams.get('letter') ?? '';
  const locale = preferredLocale(request.headers.get('accept-language'));
  const page = getPathname({ href: routes.unsubscribe(letter), locale });
  return new Response(null, { status: 303, headers: { Location: page, 'Cache-Control': 'no-store' } });
}
