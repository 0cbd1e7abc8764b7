import { getLocale, getTranslations } from 'next-intl/server';
import { RussianText } from '@/components/ui/russian-text';
import type { Tip } from '@/lib/publishing/home/schema';
import { Carousel } from './carousel';

/** Tips in a carousel; without scripts the row scrolls sideways. */
export async function Tips({ tips }: { tips: Tip[] }) {
  const t = await getTranslations('home.tips');
  const locale = await getLocale();
  if (tips.length === 0) return null;
  const labels = { previous: t('previous'), next: t('next'), pause: t('pause'), play: t('play') };
  return (
    <section aria-labelledby="tips" className="flex flex-col gap-6">
      <h2 id="tips" className="text-3xl font-semibold">
        {t('title')}
      </h2>
      <Carousel label={t('title')} labels={labels}>
        {tips.map(({ key, title, body }) => (
          <li
            key={key}
            className="min-w-0 shrink-0 grow-0 basis-[85%] snap-start pr-4 sm:basis-1/2 lg:basis-1/3"
          >
            <div className="flex h-full flex-col gap-2 rounded-card border border-line bg-raised p-4 sm:p-6">
              <h3 className="text-lg font-semibold">
                <RussianText text={title} lang={locale} />
              </h3>
              <p className="text-soft">
                <RussianText text={body} lang={locale} />
              </p>
            </div>
          </li>
        ))}
      </Carousel>
    </section>
  );
}
