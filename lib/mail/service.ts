import 'server-only';
import { createTranslator } from 'next-intl';
import type { Connection } from '@/db/client';
import { getEnv } from '@/lib/env';
import { loadMessages } from '@/lib/i18n/messages';
import { localePrefix, type Locale } from '@/lib/i18n/locales';
import { queueJob } from '@/lib/jobs/queue';
import { routes } from '@/lib/routes';
import { getSettings } from '@/lib/settings/service';
import { deliver } from './transport';

/** A letter to write: which one, to whom and in which language. */
export interface Letter {
  kind: 'welcome';
  to: string;
  locale: Locale;
  name: string;
}

/** Puts a letter into the queue: whoever waits for an answer does not wait for a mail server. */
export async function queueMail(letter: Letter, on?: Connection): Promise<void> {
  await queueJob('mail', letter, on);
}

/** The mail job. Throws when the letter could not be handed over: the queue tries again. */
export async function sendMail({ kind, to, locale, name }: Letter): Promise<void> {
  const translate = createTranslator({
    locale,
    messages: await loadMessages(locale),
    namespace: `mail.${kind}`,
  });
  const link = `${getEnv().APP_ORIGIN}${localePrefix(locale)}${routes.courses()}`;
  const values = { name, site: (await getSettings())['site.title'], link };
  await deliver({ to, subject: translate('subject', values), text: translate('text', values) });
}
