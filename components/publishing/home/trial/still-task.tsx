import { getTranslations } from 'next-intl/server';
import { RussianLines } from '@/components/learning/session/board/russian-lines';
import { Button } from '@/components/ui/button';
import { RussianText } from '@/components/ui/russian-text';
import { Tick } from '@/components/ui/tick';
import type { TrialView } from '@/lib/learning/trials/schema';

/** The static exercise before its scripts have loaded, with the same layout; options can already be chosen. */
export async function StillTask({ trial: { exercise, task } }: { trial: TrialView }) {
  const t = await getTranslations('exercises');
  return (
    <div className="flex flex-col gap-5">
      <p lang={task.prompt.lang} className="text-lg font-semibold">
        <RussianText {...task.prompt} />
      </p>
      {task.kind === 'choice' ? (
        <div className="flex flex-col gap-6">
          {task.sentence && <RussianLines text={task.sentence} />}
          <fieldset className="flex flex-col gap-3">
            <legend className="sr-only">{t('choice.options')}</legend>
            {task.options.map((option, index) => (
              <StillOption key={index} name={`trial-${exercise}`} value={index} {...option} />
            ))}
          </fieldset>
        </div>
      ) : (
        <div className="min-h-64 animate-pulse rounded-card bg-sunken" />
      )}
      <Button size="large" disabled className="self-start max-sm:w-full sm:min-w-40">
        {t('check')}
      </Button>
    </div>
  );
}

interface OptionProps {
  name: string;
  value: number;
  text: string;
  lang: string;
}

/** The same layout as components/learning/session/kinds/option. */
function StillOption({ name, value, text, lang }: OptionProps) {
  return (
    <label className="flex min-h-14 items-center gap-3 rounded-card border border-control bg-raised px-4 py-3 input-checked:border-cobalt input-checked:bg-cobalt-ground">
      <Tick type="radio" name={name} value={value} />
      <span aria-hidden className="hidden text-sm text-soft tabular-nums keyboard:inline">
        {value + 1}
      </span>
      <span lang={lang} className={`min-w-0 flex-1 text-lg ${lang === 'ru' ? 'font-serif' : ''}`}>
        {text}
      </span>
    </label>
  );
}
