import { Keyboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LatinChoice } from '@/components/learning/typing/latin-choice';
import { Button } from '@/components/ui/button';

interface Props {
  latin: boolean;
  onLatin: (on: boolean) => void;
  keys: boolean;
  onKeys: (on: boolean) => void;
}

/** The switches for transliteration and for on-screen keys. */
export function WritingAids({ latin, onLatin, keys, onKeys }: Props) {
  const t = useTranslations('exercises.write');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <LatinChoice id="type-in-latin" isOn={latin} onChoose={onLatin} />
      <Button variant="quiet" aria-expanded={keys} onClick={() => onKeys(!keys)}>
        <Keyboard size={20} strokeWidth={1.75} aria-hidden />
        {t('keys')}
      </Button>
    </div>
  );
}
