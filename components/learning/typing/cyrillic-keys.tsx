import { useState, type ComponentProps } from 'react';
import { ArrowBigUp, Delete, Space } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Board } from '@/components/ui/board';
import { classNames } from '@/components/ui/class-names';

/** In the order in which a learner looks for them. */
const alphabet = Array.from('абвгдеёжзийклмнопрстуфхцчшщъыьэюя');

interface Props {
  onType: (letters: string) => void;
  onDelete: () => void;
  /** Narrower keys, where there is little room. */
  isCompact?: boolean;
}

/** Cyrillic letters as on-screen keys. */
export function CyrillicKeys({ onType, onDelete, isCompact = false }: Props) {
  const t = useTranslations('exercises.write');
  const [capital, setCapital] = useState(false);
  return (
    <Board>
      <div
        role="group"
        aria-label={t('letters')}
        className={classNames(
          'grid gap-1 rounded-card bg-sunken',
          isCompact
            ? 'grid-cols-[repeat(auto-fill,minmax(2rem,1fr))] p-1'
            : 'grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] p-2',
        )}
      >
        {alphabet.map((small) => {
          const letter = capital ? small.toUpperCase() : small;
          return (
            <Key
              key={small}
              lang="ru"
              className="font-serif"
              onClick={() => {
                onType(letter);
                setCapital(false);
              }}
            >
              {letter}
            </Key>
          );
        })}
        <Key aria-label={t('shift')} aria-pressed={capital} onClick={() => setCapital(!capital)}>
          <ArrowBigUp size={20} strokeWidth={1.75} aria-hidden />
        </Key>
        <Key
          aria-label={t('space')}
          className={isCompact ? undefined : 'col-span-2'}
          onClick={() => onType(' ')}
        >
          <Space size={20} strokeWidth={1.75} aria-hidden />
        </Key>
        <Key aria-label={t('backspace')} onClick={onDelete}>
          <Delete size={20} strokeWidth={1.75} aria-hidden />
        </Key>
      </div>
    </Board>
  );
}

function Key({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      // The field keeps the focus and the caret while on-screen keys are pressed.
      onPointerDown={(event) => event.preventDefault()}
      className={classNames(
        'flex min-h-11 touch-manipulation items-center justify-center rounded-control border border-line bg-raised text-lg transition-colors select-none',
        'hover:border-cobalt hover:text-cobalt active:bg-cobalt-ground aria-pressed:bg-cobalt aria-pressed:text-on-cobalt',
        className,
      )}
      {...rest}
    />
  );
}
