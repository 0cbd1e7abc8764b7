import { getTranslations } from 'next-intl/server';
import { EnglishLine } from '@/components/learning/courses/english-line';
import type { TrialView } from '@/lib/learning/trials/schema';
import { LogInLink } from './log-in-link';
import { StartLink } from './start-link';
import { StillTask } from './trial/still-task';
import { Trial } from './trial/trial';

const greeting = 'Говори́м по-ру́сски';

interface Props {
  course: string | null;
  /** The exercise beside the headline; null when the content has none. */
  trial: TrialView | null;
}

/**
 * The headline and one exercise to try. Side by side they leave room for the verdict from the first paint on, so that it
 * causes no layout shift.
 */
export async function Hero({ course, trial }: Props) {
  const t = await getTranslations('home.hero');
  return (
    <section className="grid items-start gap-10 lg:-mt-6 lg:min-h-200 lg:grid-cols-[6fr_5fr] lg:gap-16 xl:min-h-180">
      <div className="flex flex-col gap-6 lg:pt-12">
        <p lang="ru" className="font-serif text-xl text-cobalt">
          {greeting}
        </p>
        <h1 className="text-4xl font-semibold tracking-tight sm:text-5xl">{t('title')}</h1>
        <p className="max-w-column text-lg text-soft">{t('text')}</p>
        <div className="flex flex-wrap gap-3">
          <StartLink course={course} startLabel={t('start')} continueLabel={t('continue')} />
          <LogInLink label={t('logIn')} />
        </div>
      </div>
      {trial && (
        <section aria-labelledby="try" className="rounded-card border border-line bg-raised">
          <h2 id="try" className="border-b border-line px-4 py-2 text-sm text-soft sm:px-6">
            {t('try')}
          </h2>
          <div className="flex flex-col gap-3 p-4 sm:px-6 sm:py-5">
            <EnglishLine langs={[trial.task.prompt.lang]} />
            <Trial trial={trial}>
              <StillTask trial={trial} />
            </Trial>
          </div>
        </section>
      )}
    </section>
  );
}
