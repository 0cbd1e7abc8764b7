import 'server-only';
import { createHash } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { createTranslator } from 'next-intl';
import { hashToken } from '@/lib/platform/crypto/token-hash';
import { now } from '@/lib/platform/clock';
import { getEnv } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { localePrefix, locales } from '@/lib/platform/i18n/locales';
import { logMissing } from '@/lib/platform/i18n/log-missing';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { contentTranslations, localize } from '@/lib/platform/i18n/localized-text';
import { routes } from '@/lib/platform/routes/routes';
import { getSettings } from '@/lib/people/settings/service';
import { gatherFacts, type PlanFacts } from './inside/facts';
import { forecastOf } from './inside/forecast';
import { loadStoredPlan } from './inside/stored-plan';
import { lessonsByDay } from './inside/lessons-by-day';
import { selectPlanByFeed } from './inside/queries';
import { withPlannedSpeed } from './inside/week';

/**
 * The plan as a calendar (RFC 5545). Its events are whole days of the learner's own calendar, so that no time zone and no
 * daylight saving time can move them; it does not name the learner. Throws AppError('not_found') when no plan has this
 * address.
 */
export async function readCalendar(token: string): Promise<File> {
  const hash = hashToken(token);
  const row = await selectPlanByFeed(hash);
  if (!row) throw new AppError('not_found');
  const locale = locales.find((each) => each === row.locale) ?? 'en';
  const t = createTranslator({
    locale,
    messages: await loadMessages(locale),
    namespace: 'plan.calendar',
    ...logMissing,
  });
  const site = (await getSettings())['site.title'];
  const learner = { id: row.userId, timeZone: row.timeZone };
  const facts = await gatherFacts(learner);
  const input = await loadStoredPlan(row, learner);
  const { days, per_day: perDay } = forecastOf(input, withPlannedSpeed(input, facts));
  const lessons = lessonsByDay(days, input.aim, facts);
  const stamp = now();
  const here = `${getEnv().APP_ORIGIN}${localePrefix(locale)}`;
  const calendar = ical({
    name: t('name', { site }),
    prodId: { company: 'Govorim', product: 'Plan', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 3600,
    url: `${here}${routes.plan()}`,
  });
  const allDay = { allDay: true, stamp, transparency: ICalEventTransparency.TRANSPARENT } as const;
  // Event ids stay the same between readings; the hash of the token does not reveal it.
  const idOf = (name: string) => `${name}-${hash.slice(0, 16)}@govorim`;
  for (const { day, exercises } of days) {
    calendar.createEvent({
      ...allDay,
      id: idOf(day),
      start: day,
      summary: t('event', { count: exercises }),
      description: t('eventText', {
        minutes: Math.max(1, Math.round((input.minutes * exercises) / perDay)),
        lessons: titlesOf(lessons.get(day) ?? [], locale),
      }),
      url: `${here}${routes.plan()}`,
    });
  }
  if (input.deadline !== null) {
    const deadline = { ...allDay, id: idOf('deadline'), start: input.deadline };
    calendar.createEvent({ ...deadline, summary: t('deadline') });
  }
  const text = calendar.toString();
  return new File([text], `${hashOf(text)}.ics`, { type: 'text/calendar; charset=utf-8' });
}

/** A hash of the content without time stamps, so that it changes only when the plan does. */
function hashOf(text: string): string {
  return createHash('sha256')
    .update(text.replaceAll(/^DTSTAMP:.*$/gmu, ''))
    .digest('hex');
}

function titlesOf(lessons: readonly PlanFacts['lessons'][number][], locale: string): string {
  return lessons.map(({ title }) => localize(locale, contentTranslations.parse(title)).text).join(', ');
}
