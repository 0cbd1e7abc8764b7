import { useTranslations } from 'next-intl';
import { CyrillicKeys } from '@/components/learning/typing/cyrillic-keys';
import type { useTyping } from '@/components/learning/typing/use-typing';
import { Checkbox } from '@/components/ui/checkbox';
import { RussianText } from '@/components/ui/russian-text';

interface Props {
  id: string;
  latin: boolean;
  onLatin: (isOn: boolean) => void;
  typing: Pick<ReturnType<typeof useTyping>, 'insert' | 'deleteBack'>;
}

/** Below the field, for whoever has no Russian keyboard: on-screen keys, and Latin letters that become Cyrillic. */
export function TypingPanel({ id, latin, onLatin, typing }: Props) {
  const t = useTranslations('exercises.write');
  return (
    <div id={id} className="pt-1">
      <Checkbox
        id={`${id}-latin`}
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
      <CyrillicKeys isCompact onType={typing.insert} onDelete={typing.deleteBack} />
    </div>
  );
}
