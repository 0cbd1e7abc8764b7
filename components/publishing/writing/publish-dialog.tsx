import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import type { Submission } from '@/components/forms/submission';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hourMs } from '@/lib/platform/time/units';
import { formatInZone, zonedTimeToUtc } from '@/lib/publishing/writing/schedule-time';
import type { PublicationInput } from '@/lib/publishing/writing/publication-schema';
import type { WrittenDocument } from '@/lib/publishing/writing/schema';
import type { Draft } from './draft';
import { isComplete, PublishLanguages } from './publish-languages';
import { ScheduleFields, type Schedule } from './schedule-fields';

interface Props {
  document: WrittenDocument;
  list: readonly Draft[];
  submission: Submission;
  onPublish: (input: PublicationInput) => void;
  onClose: () => void;
}

/** Chooses the languages to publish, and the time. */
export function PublishDialog({ document, list, submission, onPublish, onClose }: Props) {
  const t = useTranslations('writing.publish');
  const [chosen, setChosen] = useState<readonly Locale[]>(() => firstChoice(document, list));
  const [when, setWhen] = useState<'now' | 'later'>(document.state === 'scheduled' ? 'later' : 'now');
  const [schedule, setWish] = useState<Schedule>(() => firstSchedule(document));
  const isLater = when === 'later';
  /** Set after an attempt with a time in the past; cleared when the time changes. */
  const [isPast, setPast] = useState(false);

  function publish() {
    const publishAt = zonedTimeToUtc(schedule.zone, schedule.time);
    const isOver = isLater && (!publishAt || publishAt.getTime() <= Date.now());
    setPast(isOver);
    if (chosen.length === 0 || isOver) return;
    onPublish({ locales: [...chosen], ...(isLater && { at: schedule }) });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-5">
        <PublishLanguages list={list} chosen={chosen} onChange={setChosen} />
        {document.state !== 'published' && (
          <Segmented
            name="when"
            legend={t('when')}
            value={when}
            options={[
              { value: 'now', label: t('now') },
              { value: 'later', label: t('later') },
            ]}
            onChange={setWhen}
          />
        )}
        {isLater && (
          <ScheduleFields
            schedule={schedule}
            error={isPast ? t('past') : undefined}
            onChange={(wanted) => {
              setPast(false);
              setWish(wanted);
            }}
          />
        )}
        <SubmissionNotice submission={submission} />
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={chosen.length === 0} waiting={submission.phase === 'sending'} onClick={publish}>
            {t(isLater ? 'schedule' : 'submit')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The scheduled languages, else every complete draft that differs from the public text. */
function firstChoice({ scheduled_locales: scheduled }: WrittenDocument, list: readonly Draft[]): Locale[] {
  if (scheduled.length > 0) return scheduled;
  return list
    .filter((draft) => isComplete(draft) && draft.stored?.state !== 'public')
    .map(({ locale }) => locale);
}

/** The scheduled time, else the next full hour in the author's time zone. */
function firstSchedule({ scheduled_for: at, scheduled_zone: zone }: WrittenDocument): Schedule {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (at !== null && zone !== null) return { time: formatInZone(zone, new Date(at)), zone };
  return { time: formatInZone(own, new Date(Math.ceil(Date.now() / hourMs + 1) * hourMs)), zone: own };
}
