import { useTranslations } from 'next-intl';
import { AnswerText } from '@/components/learning/session/feedback/answer-text';
import { RussianText } from '@/components/ui/russian-text';
import type { AppealGroup } from '@/lib/learning/appeals/group-schema';
import { LabelledText } from './labelled-text';

type Props = Pick<AppealGroup, 'prompt' | 'sentence' | 'translation' | 'choices' | 'right'>;

/** The reported exercise with its right answers. */
export function ReportedExercise({ group }: { group: Props }) {
  const t = useTranslations('appeals.teach');
  const { prompt, sentence, translation, choices, right } = group;
  return (
    <div className="flex flex-col gap-2">
      <h2 lang={prompt.lang} className="text-lg font-semibold">
        <RussianText text={prompt.text} lang={prompt.lang} />
      </h2>
      {sentence !== null && (
        <p lang="ru" className="font-serif text-lg">
          <RussianText text={sentence} lang="ru" />
        </p>
      )}
      {translation && (
        <p lang={translation.lang} className="text-soft">
          {translation.text}
        </p>
      )}
      {choices.length > 0 && (
        <LabelledText label={t('choices')}>
          <AnswerText text={choices.join(' · ')} />
        </LabelledText>
      )}
      <div>
        <p className="text-soft">{t('right')}</p>
        <ul>
          {right.map((answer) => (
            <li key={answer} className="wrap-anywhere">
              <AnswerText text={answer} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
