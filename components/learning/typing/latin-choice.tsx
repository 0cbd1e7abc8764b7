import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { RussianText } from '@/components/ui/russian-text';

interface Props {
  id: string;
  isOn: boolean;
  onChoose: (isOn: boolean) => void;
}

/** Whether Latin letters become Cyrillic while one types, with an example. */
export function LatinChoice({ id, isOn, onChoose }: Props) {
  const t = useTranslations('exercises.write');
  return (
    <Checkbox
      id={id}
      checked={isOn}
      onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      label={
        <>
          {t('latin')}{' '}
          <span className="text-soft">
            <RussianText text={t('latinHelp')} />
          </span>
        </>
      }
    />
  );
}
