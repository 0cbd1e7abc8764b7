import 'server-only';
import { createTranslator } from 'next-intl';
import { getEnv } from '@/lib/platform/env';
import { localePrefix, type Locale } from '@/lib/platform/i18n/locales';
import { logMissing } from '@/lib/platform/i18n/log-missing';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';
import { getSettings } from '@/lib/people/settings/service';
import { kindOf, type Letter } from './kinds';
import { asHtml, asText, type LetterParts } from '@/lib/platform/mail/layout';
import type { Envelope } from '@/lib/platform/mail/transport';
import { unsubscribeTokenOf } from './unsubscribe-token';

export interface Recipient {
  address: string;
  locale: Locale;
  /** Null until the address is confirmed: otherwise anybody could send strangers a text of their choice as a name. */
  name: string | null;
}

/**
 * The part of a letter that is not in its texts: the page of its button, and lines below the text, which may be written by
 * somebody else.
 */
export interface LetterContent {
  page: string;
  lines?: readonly string[];
}

/** The letter in its recipient's language. Its links start with APP_ORIGIN, whatever host the call used. */
export async function composeLetter(
  letter: Letter,
  reader: Recipient,
  content: LetterContent,
): Promise<Envelope> {
  const { parts, subject } = await fillIn(letter, reader, content);
  return {
    to: reader.address,
    subject,
    text: asText(parts),
    html: asHtml(parts),
    headers: headersOf(letter),
    link: parts.link,
  };
}

async function fillIn(
  { kind, userId }: Letter,
  { locale, name }: Recipient,
  { page, lines = [] }: LetterContent,
) {
  const messages = await loadMessages(locale);
  const own = createTranslator({ locale, messages, namespace: `mail.${kind}`, ...logMissing });
  const every = createTranslator({ locale, messages, namespace: 'mail.every', ...logMissing });
  const topics = createTranslator({ locale, messages, namespace: 'mail.topics', ...logMissing });
  const site = (await getSettings())['site.title'];
  const here = `${getEnv().APP_ORIGIN}${localePrefix(locale)}`;
  const { topic } = kindOf(kind);
  const parts: LetterParts = {
    locale,
    title: own('title'),
    greeting: name === null ? every('hello') : every('greeting', { name: spaceDots(name) }),
    text: own('text', { site }),
    lines: lines.map(spaceDots),
    button: own('button'),
    link: `${here}${page}`,
    note: own('note'),
    closing: every('closing'),
    site,
    copyHint: every('copyHint'),
    reason: topic ? topics(`${topic}.reason`, { site }) : every('required', { site }),
    unsubscribe: topic
      ? {
          label: topics(`${topic}.unsubscribe`),
          link: `${here}${routes.unsubscribe(unsubscribeTokenOf({ userId, topic }))}`,
        }
      : null,
  };
  return { parts, subject: every('subject', { title: parts.title, site }) };
}

/** Mail programs turn “evil.example” into a link, but not “evil. example”. */
const spaceDots = (name: string) => name.replace(/\.(?=\S)/gu, '. ');

/** RFC 3834 suppresses automatic replies; RFC 8058 lets mail programs unsubscribe with one click. */
function headersOf({ kind, userId }: Letter): Record<string, string> {
  const { topic } = kindOf(kind);
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (!topic) return automatic;
  const address = `${getEnv().APP_ORIGIN}${apiRoutes.unsubscribe(unsubscribeTokenOf({ userId, topic }))}`;
  return {
    ...automatic,
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
