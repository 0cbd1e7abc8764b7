import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import type { Submission } from '@/components/forms/submission';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localIn, momentIn } from '@/lib/publishing/writing/moment';
import type { PublicationInput } from '@/lib/publishing/writing/publication-schema';
import type { WrittenDocument } from '@/lib/publishing/writing/schema';
import type { Draft } from './drafts';
import { isWhole, PublishLanguages } from './publish-languages';
import { ScheduleFields, type Wish } from './schedule-fields';

interface Props {
  document: WrittenDocument;
  list: readonly Draft[];
  submission: Submission;
  onPublish: (input: PublicationInput) => void;
  onClose: () => void;
}

/** Which languages appear, and when. */
export function PublishDialog({ document, list, submission, onPublish, onClose }: Props) {
  const t = useTranslations('writing.publish');
  const [chosen, setChosen] = useState<readonly Locale[]>(() => firstChoice(document, list));
  const [when, setWhen] = useState<'now' | 'later'>(document.state === 'scheduled' ? 'later' : 'now');
  const [wish, setWish] = useState<Wish>(() => firstWish(document));
  const isLater = when === 'later';
  /** Known once somebody tries; another wish is a new chance. */
  const [isPast, setPast] = useState(false);

  function publish() {
    const moment = momentIn(wish.zone, wish.time);
    const isOver = isLater && (!moment || moment.getTime() <= Date.now());
    setPast(isOver);
    if (chosen.length === 0 || isOver) return;
    onPublish({ locales: [...chosen], ...(isLater && { at: wish }) });
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
            wish={wish}
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

/** Everything that is whole and not public yet as it stands. */
function firstChoice({ scheduled_locales: scheduled }: WrittenDocument, list: readonly Draft[]): Locale[] {
  if (scheduled.length > 0) return scheduled;
  return list
    .filter((draft) => isWhole(draft) && draft.stored?.state !== 'public')
    .map(({ locale }) => locale);
}

const hour = 3_600_000;

/** What was chosen before, else the next full hour on the writer's own clock. */
function firstWish({ scheduled_for: at, scheduled_zone: zone }: WrittenDocument): Wish {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (at !== null && zone !== null) return { time: localIn(zone, new Date(at)), zone };
  return { time: localIn(own, new Date(Math.ceil(Date.now() / hour + 1) * hour)), zone: own };
}
