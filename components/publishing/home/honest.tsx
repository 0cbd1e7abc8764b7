import { CircleAlert, CircleCheck, CircleDot } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { RussianText } from '@/components/ui/russian-text';

const verdicts = [
  { key: 'right', icon: CircleCheck, look: 'border-birch text-birch' },
  { key: 'almost', icon: CircleDot, look: 'border-honey text-honey' },
  { key: 'wrong', icon: CircleAlert, look: 'border-rowan text-rowan' },
] as const;

/** Explains how answers are graded. */
export async function Honest() {
  const t = await getTranslations('home.honest');
  const locale = await getLocale();
  return (
    <section aria-labelledby="honest" className="flex flex-col gap-8">
      <h2 id="honest" className="text-3xl font-semibold">
        {t('title')}
      </h2>
      <ul className="grid gap-8 md:grid-cols-3">
        {verdicts.map(({ key, icon: Icon, look }) => (
          <li key={key} className={`flex flex-col gap-2 border-t-2 pt-4 ${look}`}>
            <h3 className="flex items-center gap-2 text-xl font-semibold">
              <Icon size={24} strokeWidth={1.75} aria-hidden />
              {t(`${key}.title`)}
            </h3>
            <p className="text-ink">
              <RussianText text={t(`${key}.text`)} lang={locale} />
            </p>
          </li>
        ))}
      </ul>
      <p className="max-w-column text-soft">{t('more')}</p>
    </section>
  );
}
