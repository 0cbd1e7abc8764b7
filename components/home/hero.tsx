import { getTranslations } from 'next-intl/server';
import { Stressed } from '@/components/ui/stressed';
import { LogInLink } from './log-in-link';
import { SampleAnswer } from './sample-answer';
import { StartLink } from './start-link';

export async function Hero({ course }: { course: string | null }) {
  const t = await getTranslations('home.hero');
  return (
    <section className="grid items-center gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <div className="flex flex-col gap-6">
        <p lang="ru" className="font-serif text-xl text-cobalt">
          <Stressed text="Говори́м по-ру́сски" />
        </p>
        <h1 className="text-4xl font-semibold tracking-tight sm:text-5xl">{t('title')}</h1>
        <p className="max-w-column text-lg text-soft">{t('text')}</p>
        <div className="flex flex-wrap gap-3">
          <StartLink course={course} startLabel={t('start')} continueLabel={t('continue')} />
          <LogInLink label={t('logIn')} />
        </div>
      </div>
      <SampleAnswer />
    </section>
  );
}
