import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';

/** The same address once more, from the server: works where nothing else does. */
export function UpdateLink() {
  const t = useTranslations('layout.errorScreen');
  return (
    <a href="" className={buttonClasses({ variant: 'secondary' })}>
      {t('update')}
    </a>
  );
}
