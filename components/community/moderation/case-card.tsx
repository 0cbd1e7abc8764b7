import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import type { ModerationCase } from '@/lib/community/moderation/schema';
import { CaseActions } from './case-actions';
import { CaseDecision } from './case-decision';
import { CaseEvidence } from './case-evidence';

interface Props {
  case: ModerationCase;
  onChange: (changed: ModerationCase) => void;
}

/** A case with everything that a moderator needs for the decision. */
export function CaseCard({ case: known, onChange }: Props) {
  const t = useTranslations('moderation');
  const kinds = useTranslations('reports.kinds');
  const reasonOf = useTranslations('reports.reasons');
  const gone = useTranslations('comments.comment')('deletedUser');
  const { kind, owner, at, due_at: due, overdue, count, reasons, notes, evidence, decision } = known;
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          <span>
            {kinds(kind)}: <bdi>{owner?.name ?? (kind === 'post' ? t('editors') : gone)}</bdi>
          </span>
          {overdue && <Badge tone="wrong">{t('overdue')}</Badge>}
        </h2>
        <p className="text-sm text-soft">
          {t('count', { count })} · <DateTime at={at} />
        </p>
        {decision === null && (
          <p className="text-sm text-soft">
            {t('due')} <DateTime at={due} />
          </p>
        )}
      </header>
      <ul aria-label={t('reasons')} className="flex flex-wrap gap-2">
        {reasons.map(({ reason, count: times }) => (
          <li key={reason}>
            <Badge tone={reason === 'child' ? 'wrong' : 'almost'}>
              {reasonOf(reason)} × {times}
            </Badge>
          </li>
        ))}
      </ul>
      <Notes notes={notes} />
      {known.evidence_closed ? (
        <p className="text-soft">{t('closed')}</p>
      ) : (
        <CaseEvidence evidence={evidence} owner={owner?.name ?? gone} />
      )}
      {decision && <CaseDecision decision={decision} />}
      <CaseActions case={known} onChange={onChange} />
    </Card>
  );
}

function Notes({ notes }: Pick<ModerationCase, 'notes'>) {
  const t = useTranslations('moderation');
  if (notes.length === 0) return null;
  return (
    <section aria-label={t('notes')} className="flex flex-col gap-1">
      <p className="text-soft">{t('notes')}</p>
      <ul className="flex flex-col gap-2">
        {notes.map((note, index) => (
          <li
            key={index}
            dir="auto"
            className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line"
          >
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
