import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { AnswerText } from '@/components/learning/session/feedback/answer-text';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { RussianText } from '@/components/ui/russian-text';
import type { AppealGroup } from '@/lib/learning/appeals/group-schema';
import { ReportedExercise } from './reported-exercise';
import { CheckerGrade } from './checker-grade';
import { Decision } from './decision';
import { LearnerNotes } from './learner-notes';
import { LabelledText } from './labelled-text';

/** One answer that learners reported as right, with everything needed to decide. */
export function GroupCard({ group: asLoaded }: { group: AppealGroup }) {
  const t = useTranslations('appeals.teach');
  const [group, setGroup] = useState(asLoaded);
  const { lesson, learners } = group;
  return (
    <Card className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <Badge>{t('learners', { count: learners })}</Badge>
        <span lang={lesson.title.lang}>
          <RussianText text={lesson.title.text} lang={lesson.title.lang} />
        </span>
      </p>
      <ReportedExercise group={group} />
      <div className="rounded-control bg-sunken p-3">
        <LabelledText label={t('given')}>
          <strong className="font-medium">
            <AnswerText text={group.given} />
          </strong>
        </LabelledText>
      </div>
      <CheckerGrade grade={group.grade} />
      <LearnerNotes notes={group.messages} />
      <Decision group={group} onDecided={setGroup} />
    </Card>
  );
}
