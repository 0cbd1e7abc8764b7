import { useTranslations } from 'next-intl';
import { SlowSwitch } from '@/components/ui/slow-switch';
import { SpeakButton } from '@/components/ui/speak-button';
import type { LookedUpWord } from '@/lib/learning/lexicon/schema';
import { GuessedLine } from './guessed-line';
import { LetterEntry } from './letter-entry';
import { Meaning } from './meaning';
import { Reading } from './reading';

interface Props {
  found: LookedUpWord;
  /** Whether it occurs as a letter, not as a word. */
  isLetter: boolean;
  /** Called when the learner has added one of its meanings. */
  onKept: () => void;
}

/** The dictionary entry of a word or a letter; for a form that may be either, the letter comes last. */
export function WordEntry({ found, isLetter, onKept }: Props) {
  const { letter, readings, meanings } = found;
  const isWord = readings.length > 0 || meanings.length > 0;
  if (letter && (isLetter || !isWord)) return <LetterEntry letter={letter} as="h2" />;
  return (
    <div className="flex flex-col gap-4">
      <Word found={found} onKept={onKept} />
      {letter && <LetterEntry letter={letter} as="h3" />}
    </div>
  );
}

function Word({ found: { form, recorded, readings, meanings }, onKept }: Omit<Props, 'isLetter'>) {
  const t = useTranslations('words');
  const [first, ...others] = readings;
  const isKnown = readings.length > 0 || meanings.length > 0;
  return (
    <>
      <div className="-mt-2 -mr-2 flex items-center">
        <h2 lang="ru" className="min-w-0 flex-1 font-serif text-2xl font-medium">
          {form.text}
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
    </>
  );
}
