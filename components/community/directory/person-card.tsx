import { useFormatter, useNow, useTranslations } from 'next-intl';
import { shownLevels } from '@/components/community/profiles/shown-levels';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Badge } from '@/components/ui/badge';
import type { UserCard } from '@/lib/community/directory/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { PersonFace } from './person-face';
import { useCardLabels } from './use-card-labels';

/** Interests on a card; more would make it long. */
const maxInterests = 4;

/** A card about a person with reasons to talk to them; all of it links to their profile. */
export function PersonCard({ user }: { user: UserCard }) {
  const { interest: labelOf } = useCardLabels();
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-card border border-line bg-raised p-4 transition-colors focus-within:border-cobalt hover:border-cobalt">
      <div className="flex items-center gap-3">
        <PersonFace name={user.name} photo={user.photo} />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug font-semibold wrap-anywhere">
            <Link
              href={routes.profile(user.id)}
              prefetch={false}
              className="after:absolute after:inset-0 after:rounded-card hover:text-cobalt"
            >
              {user.name}
            </Link>
          </h2>
          <Facts user={user} />
        </div>
      </div>
      <Languages user={user} />
      {user.interests.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {user.interests.slice(0, maxInterests).map((interest) => (
            <li key={interest}>
              <Badge>{labelOf(interest)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Presence user={user} />
    </article>
  );
}

function Facts({ user: { country, age, occupation } }: { user: UserCard }) {
  const labels = useCardLabels();
  const facts = [
    country && labels.country(country),
    // The word joiners keep the age from being broken at its dash.
    age && labels.age(age).replace('–', '\u2060–\u2060'),
    occupation && labels.occupation(occupation),
  ].filter(Boolean);
  return facts.length > 0 && <p className="text-sm text-soft">{facts.join(' · ')}</p>;
}

function Languages({ user }: { user: UserCard }) {
  const t = useTranslations('community.card');
  const { languages } = useCardLabels();
  const isNative = user.native_language === 'ru';
  const others = user.languages.filter((each) => !each.is_learning).map((each) => each.language);
  const native = user.native_language !== null && !isNative ? [user.native_language] : [];
  const speaks = [...new Set([...native, ...others])];
  const learns = user.languages.filter((each) => each.is_learning).map((each) => each.language);
  const lines = [
    isNative && t('isNative'),
    ...(isNative
      ? []
      : shownLevels({ declared: user.russian_level, tested: user.tested_level }).map(({ level, isTested }) =>
          t(isTested ? 'levelTested' : 'level', { level }),
        )),
    speaks.length > 0 && t('speaks', { languages: languages(speaks) }),
    learns.length > 0 && t('learns', { languages: languages(learns) }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Presence({ user: { is_online: isOnline, last_seen_at: at } }: { user: UserCard }) {
  const t = useTranslations('community.card');
  if (isOnline) return <p className="mt-auto text-sm font-semibold text-birch">{t('online')}</p>;
  return at !== null && <LastSeen at={at} />;
}

function LastSeen({ at }: { at: string }) {
  const t = useTranslations('community.card');
  const format = useFormatter();
  const now = useNow();
  return (
    // The server has rendered this with another time: the new key renders it again.
    <p key={String(useHydrated())} suppressHydrationWarning className="mt-auto text-sm text-soft">
      {t('seen', { time: format.relativeTime(new Date(at), now) })}
    </p>
  );
}
