import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';

/** Links to the other learning pages. */
export function Ways() {
  const t = useTranslations();
  const ways = [
    { href: routes.review(), name: t('review.title') },
    { href: routes.words(), name: t('review.words.title') },
    { href: routes.plan(), name: t('plan.title') },
    { href: routes.profileSummary(), name: t('progress.title') },
    { href: routes.placement(), name: t('placement.test') },
  ] as const;
  return (
    <nav aria-label={t('progress.today.ways')}>
      <ul className="flex flex-wrap gap-2">
        {ways.map(({ href, name }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-4 font-medium transition-colors hover:border-cobalt hover:text-cobalt"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
