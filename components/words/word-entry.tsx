import { useTranslations } from 'next-intl';
import { SlowSwitch } from '@/components/ui/slow-switch';
import { SpeakButton } from '@/components/ui/speak-button';
import { Stressed } from '@/components/ui/stressed';
import type { LookedUp } from '@/lib/lexicon/schema';
import { GuessedLine } from './guessed-line';
import { Meaning } from './meaning';
import { Reading } from './reading';

interface Props {
  found: LookedUp;
  /** The learner keeps one of its meanings now. */
  onKept: () => void;
}

/** All there is to say of a word. */
export function WordEntry({ found: { form, recorded, readings, meanings }, onKept }: Props) {
  const t = useTranslations('words');
  const [first, ...others] = readings;
  const isKnown = readings.length > 0 || meanings.length > 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="-mt-2 -mr-2 flex items-center">
        <h2 lang="ru" className="min-w-0 flex-1 font-serif text-2xl font-medium">
          <Stressed text={form.text} />
        </h2>
        <SlowSwitch />
        <SpeakButton text={form.text} recorded={recorded} label={t('listen', { word: form.text })} />
      </div>
      {meanings.map((meaning) => (
        <Meaning key={meaning.word} meaning={meaning} onKept={onKept} />
      ))}
      {!isKnown && <p className="text-soft">{t('unknown')}</p>}
      {isKnown && meanings.length === 0 && <p className="text-soft">{t('untaught')}</p>}
      {first && <Reading reading={first} form={form.text} />}
      {others.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-medium text-cobalt">{t('otherwise')}</summary>
          {others.map((reading) => (
            <Reading key={`${reading.lemma.text} ${reading.kind}`} reading={reading} form={form.text} />
          ))}
        </details>
      )}
      <GuessedLine form={form} readings={readings} />
    </div>
  );
}
