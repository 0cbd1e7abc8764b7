import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { RussianText } from '@/components/ui/russian-text';
import type { ExerciseFigures, Flag } from '@/lib/learning/teaching/schema';
import { Figure } from './figure';
import { Range } from './range';
import { ShareBar } from './share-bar';
import { useEstimate } from './use-estimate';

const tones = {
  wrong_preferred: 'wrong',
  hard: 'almost',
  tells_nothing: 'almost',
  too_easy: 'info',
} as const satisfies Record<Flag, string>;

/** The statistics of one exercise. */
export function ExerciseCard({ exercise }: { exercise: ExerciseFigures }) {
  const t = useTranslations('teaching');
  const { number, kind, prompt, expected, learners, flags, facility } = exercise;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg font-semibold">{t('exercise.name', { number, kind: t(`kinds.${kind}`) })}</h3>
        <p lang={prompt.lang}>
          <RussianText {...prompt} />
        </p>
        <p className="text-soft">
          {t('exercise.expected')} <RussianText text={expected} />
        </p>
        <p className="text-sm text-soft">{t('exercise.answered', { count: learners })}</p>
      </div>
      {flags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {flags.map((flag) => (
            <li key={flag}>
              <Badge tone={tones[flag]} className="rounded-control">
                {t(`flags.${flag}`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {facility ? (
        <>
          <Figures exercise={exercise} />
          <Mistakes exercise={exercise} />
        </>
      ) : (
        learners > 0 && <p className="text-soft">{t('exercise.few')}</p>
      )}
    </Card>
  );
}

function Figures({ exercise }: { exercise: ExerciseFigures }) {
  const t = useTranslations('teaching.exercise');
  const format = useFormatter();
  const show = useEstimate();
  const { facility, discrimination, compared, hints, seconds } = exercise;
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4">
      {facility && (
        <Figure label={t('facility')} value={show(facility, 'share').value}>
          <ShareBar share={facility} className="my-1" />
          <Range estimate={facility} as="share" />
        </Figure>
      )}
      <Figure
        label={t('discrimination')}
        value={discrimination ? show(discrimination, 'correlation').value : '—'}
      >
        <Range estimate={discrimination} as="correlation" />
        <span>{t('compared', { count: compared })}</span>
      </Figure>
      {hints && (
        <Figure
          label={t('hints')}
          value={format.number(hints.share, { style: 'percent', maximumFractionDigits: 0 })}
        >
          {t('hintsMean', { mean: format.number(hints.mean, { maximumFractionDigits: 1 }) })}
        </Figure>
      )}
      {seconds && (
        <Figure label={t('time')} value={t('seconds', { seconds: whole(seconds.median) })}>
          {t('timeRange', { low: whole(seconds.lower), high: whole(seconds.upper) })}
        </Figure>
      )}
    </dl>
  );
}

function Mistakes({ exercise: { number, wrong_answers: mistakes } }: { exercise: ExerciseFigures }) {
  const t = useTranslations('teaching.exercise');
  const id = `mistakes-${number}`;
  if (mistakes.length === 0) return <p className="text-sm text-soft">{t('noMistakes')}</p>;
  return (
    <div className="flex flex-col gap-1">
      <h4 id={id} className="text-sm text-soft">
        {t('mistakes')}
      </h4>
      <ol aria-labelledby={id} className="flex flex-col">
        {mistakes.map(({ text, learners }) => (
          <li
            key={text}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
          >
            <span className="wrap-anywhere">{text === '' ? t('blank') : <RussianText text={text} />}</span>
            <span className="text-sm text-soft tabular-nums">{t('mistake', { count: learners })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
