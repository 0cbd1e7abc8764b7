import { ArrowLeft } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useTimeZone } from '@/components/ui/use-time-zone';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import type { WrittenDocument } from '@/lib/publishing/writing/schema';
import { StateBadge } from './state-badge';

/** The slug, state and schedule of the document. */
export function EditorHead({ document }: { document: WrittenDocument }) {
  const t = useTranslations('writing');
  const format = useFormatter();
  const own = useTimeZone();
  const { kind, slug, state, scheduled_for: at, scheduled_zone: zone } = document;
  const isPage = kind === 'page';
  const timeZone = zone ?? own;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        href={isPage ? routes.adminPages() : routes.writing()}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 font-medium text-cobalt hover:underline"
      >
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        {t(isPage ? 'editor.backPages' : 'editor.back')}
      </Link>
      <h1 className="min-w-0 text-lg font-medium wrap-anywhere text-soft">{`/${slug}`}</h1>
      <StateBadge state={state} />
      {at !== null && (
        <p className="text-soft">
          {t('publish.at', {
            at: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone }),
            zone: timeZone,
          })}
        </p>
      )}
    </header>
  );
}
