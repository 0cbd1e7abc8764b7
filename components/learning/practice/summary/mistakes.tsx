import { useTranslations } from 'next-intl';
import { AnswerText } from '@/components/learning/session/feedback/answer-text';
import { Notice } from '@/components/ui/notice';
import { RussianText } from '@/components/ui/russian-text';
import { TappableText } from '@/components/learning/lexicon/tappable-text';
import type { Mistake } from '@/lib/learning/practice/schema';

/** The exercises answered wrong at the first try, with the right answers. */
export function Mistakes({ mistakes }: { mistakes: Mistake[] }) {
  const t = useTranslations('exercises.summary');
  if (mistakes.length === 0) return <Notice tone="right">{t('flawless')}</Notice>;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('mistakes')}</h2>
      <TappableText>
        <ul className="flex flex-col gap-3">
          {mistakes.map((mistake) => (
            <MistakeCard key={mistake.exercise} mistake={mistake} />
          ))}
        </ul>
      </TappableText>
    </section>
  );
}

function MistakeCard({ mistake: { prompt, expected, given, note } }: { mistake: Mistake }) {
  const t = useTranslations('exercises');
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-raised p-4">
      <p lang={prompt.lang} className="text-soft">
        <RussianText text={prompt.text} lang={prompt.lang} />
      </p>
      <p>
        <span className="text-soft">{t('result.answer')}</span>{' '}
        <strong className="font-medium text-birch">
          <AnswerText text={expected} />
        </strong>
      </p>
      {given.trim() !== '' && (
        <p>
          <span className="text-soft">{t('result.yours')}</span> <AnswerText text={given} />
        </p>
      )}
      {note && (
        <p lang={note.lang}>
          <RussianText text={note.text} lang={note.lang} />
        </p>
      )}
    </li>
  );
}
