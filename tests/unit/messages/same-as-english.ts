import type { Locale } from '@/lib/i18n/locales';

/** Messages that rightly read as in English: the same word in that language, or text that is no language. */
const everywhere = ['exercises:write.latinHelp'];
const allowed: Partial<Record<Locale, string[]>> = {
  fr: [
    'courses:lesson.points',
    'exercises:result.points',
    'exercises:summary.points',
    'exercises:grammemes.ablt',
    'layout:account.points',
    'layout:notifications',
  ],
  es: ['exercises:grammemes.ablt', 'exercises:grammemes.sing', 'exercises:grammemes.plur'],
  it: ['auth:fields.password', 'validation:attributes.password'],
  nl: ['exercises:write.letters'],
  az: ['auth:demo.roles.moderator', 'auth:demo.roles.administrator'],
  el: ['auth:fields.email', 'validation:attributes.email'],
  da: ['auth:demo.roles.moderator', 'auth:demo.roles.administrator'],
  nb: ['auth:demo.roles.moderator', 'auth:demo.roles.administrator'],
};

export function sameAsEnglish(key: string, locale: Locale): boolean {
  return everywhere.includes(key) || (allowed[locale]?.includes(key) ?? false);
}
