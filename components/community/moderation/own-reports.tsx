'use client';

import { useTranslations } from 'next-intl';
import { useReadPages } from '@/components/browser/data-fetching/use-read-pages';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { LoadMore } from '@/components/ui/load-more';
import type { OwnReport, OwnReports } from '@/lib/community/moderation/schema';
import { Link } from '@/lib/platform/i18n/link';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';

/** The reader's reports, and their outcomes. */
export function OwnReportList({ first }: { first: OwnReports }) {
  const t = useTranslations('reports.own');
  const { data, error, isValidating, size, setSize } = useReadPages<OwnReports>(
    (_, last: OwnReports | null) => {
      if (last === null) return apiRoutes.reports();
      return last.next === null ? null : apiRoutes.reports(last.next);
    },
    { fallbackData: [first], revalidateFirstPage: false, revalidateOnMount: false },
  );
  const pages = data ?? [first];
  const reports = pages.flatMap((page) => page.reports);
  if (reports.length === 0) return <p className="text-soft">{t('none')}</p>;
  const isBusy = isValidating && pages.length < size;
  return (
    <div className="flex flex-col gap-4">
      <ol className="divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="py-3">
            <Report report={report} />
          </li>
        ))}
      </ol>
      <LoadMore
        next={pages.at(-1)?.next ?? null}
        phase={isBusy ? 'loading' : error === undefined ? 'ready' : 'failed'}
        onMore={() => void setSize(size + 1)}
        texts={{ more: t('more'), failed: t('failed'), end: t('end') }}
      />
    </div>
  );
}

const tones = { waiting: 'plain', dismissed: 'info', acted: 'right' } as const;

function Report({ report }: { report: OwnReport }) {
  const t = useTranslations('reports');
  const { kind, place, reason, note, at, outcome } = report;
  const state = outcome ?? 'waiting';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">
          {report.person || report.person_is_gone
            ? t.rich('own.about', { kind: t(`kinds.${kind}`), who: () => <Owner report={report} /> })
            : t(`kinds.${kind}`)}
        </span>
        <Badge tone={tones[state]}>{t(`own.outcomes.${state}`)}</Badge>
      </p>
      {place && (
        <p>
          <Link
            href={place.href}
            prefetch={false}
            className="inline-flex min-h-11 items-center wrap-anywhere text-cobalt underline underline-offset-4"
          >
            <bdi>{place.title}</bdi>
          </Link>
        </p>
      )}
      <p className="text-sm text-soft">
        {t(`reasons.${reason}`)} · <DateTime at={at} />
      </p>
      {note !== null && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
    </>
  );
}

/** The owner of the subject: with a link if the reader may still see them, or a note that they have left. */
function Owner({ report: { kind, person } }: { report: OwnReport }) {
  const gone = useTranslations('reports.own')('gone');
  if (!person) return <span className="text-soft">{gone}</span>;
  const { id, name } = person;
  if (id === null) return <bdi>{name}</bdi>;
  return (
    <Link
      href={kind === 'message' || kind === 'call' ? routes.chatWith(id) : routes.profile(id)}
      prefetch={false}
      className="text-cobalt underline underline-offset-4"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
