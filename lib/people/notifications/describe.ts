import 'server-only';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/locales';
import { logMissing } from '@/lib/platform/i18n/log-missing';
import { loadMessages } from '@/lib/platform/i18n/messages';
import type { NotificationKind } from './kinds';

interface Described {
  kind: NotificationKind;
  count: number;
  /** Name of the latest actor; undefined for kinds that name nobody. */
  name: string | undefined;
}

/** Makes the sentences of entries in a language: “Anna K. follows you.”, “3 people follow you.” */
export async function describerIn(locale: Locale): Promise<(entry: Described) => string> {
  const messages = await loadMessages(locale);
  const one = createTranslator({ locale, messages, namespace: 'notifications.one', ...logMissing });
  const several = createTranslator({ locale, messages, namespace: 'notifications.several', ...logMissing });
  return ({ kind, count, name = '' }) => {
    const isGrouped = kind === 'follower' || kind === 'friend_accepted' || kind === 'comment_like';
    return isGrouped && count > 1 ? several(kind, { count }) : one(kind, { name });
  };
}

/** The name of a kind: the only text where other people may look at the screen. */
export async function nameKind(kind: NotificationKind, locale: Locale): Promise<string> {
  const messages = await loadMessages(locale);
  return createTranslator({ locale, messages, namespace: 'notifications.kinds', ...logMissing })(kind);
}
