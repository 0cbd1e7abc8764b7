import { Keyboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RussianText } from '@/components/ui/russian-text';

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
      <Checkbox
        id="type-in-latin"
        checked={latin}
        onChange={({ currentTarget }) => onLatin(currentTarget.checked)}
        label={
          <>
            {t('latin')}{' '}
            <span className="text-soft">
              <RussianText text={t('latinHelp')} />
            </span>
          </>
        }
      />
      <Button variant="quiet" aria-expanded={keys} onClick={() => onKeys(!keys)}>
        <Keyboard size={20} strokeWidth={1.75} aria-hidden />
        {t('keys')}
      </Button>
    </div>
  );
}
