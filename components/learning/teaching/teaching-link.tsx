import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';

/** The link to the teaching pages, shown only to teachers. */
export function TeachingLink({ isTeacher }: { isTeacher: boolean }) {
  const t = useTranslations('teaching');
  if (!isTeacher) return null;
  return (
    <p>
      <Link
        href={routes.teaching()}
        className="inline-flex min-h-11 items-center font-medium text-cobalt hover:underline"
      >
        {t('link')}
      </Link>
    </p>
  );
}
