import { useTranslations } from 'next-intl';
import { AnswerText } from '@/components/learning/session/feedback/answer-text';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { RussianText } from '@/components/ui/russian-text';
import type { AppealView } from '@/lib/learning/appeals/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { Outcome } from './outcome';
import { LabelledText } from './labelled-text';

/** One report: the exercise, the answer and the outcome. */
export function AppealRow({ appeal }: { appeal: AppealView }) {
  const t = useTranslations('appeals.mine');
  const { prompt, sentence, given, expected, message, at, unseen } = appeal;
  return (
    <Card className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        {unseen && <Badge tone="info">{t('unseen')}</Badge>}
        <LessonName lesson={appeal.lesson} />
        <DateTime at={at} />
      </p>
      <h2 lang={prompt.lang} className="text-lg font-semibold">
        <RussianText text={prompt.text} lang={prompt.lang} />
      </h2>
      {sentence !== null && (
        <p lang="ru" className="font-serif text-lg">
          <RussianText text={sentence} lang="ru" />
        </p>
      )}
      <LabelledText label={t('given')}>
        <AnswerText text={given} />
      </LabelledText>
      <LabelledText label={t('expected')}>
        <AnswerText text={expected} />
      </LabelledText>
      {message !== null && (
        <LabelledText label={t('note')}>
          <span className="whitespace-pre-line">{message}</span>
        </LabelledText>
      )}
      {appeal.message_hidden && <p className="text-sm text-soft">{t('noteHidden')}</p>}
      <Outcome appeal={appeal} />
    </Card>
  );
}

function LessonName({ lesson }: Pick<AppealView, 'lesson'>) {
  const t = useTranslations('appeals.mine');
  if (lesson === null) return <span>{t('gone')}</span>;
  return (
    <Link
      href={routes.lesson(lesson.course.slug, lesson.slug)}
      lang={lesson.title.lang}
      className="inline-flex min-h-11 items-center font-medium text-cobalt hover:underline"
    >
      <RussianText text={lesson.title.text} lang={lesson.title.lang} />
    </Link>
  );
}
