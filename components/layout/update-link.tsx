import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';

/** A plain link to the same address: reloads the page even if scripts fail. */
export function UpdateLink() {
  const t = useTranslations('layout.errorScreen');
  return (
    <a href="" className={buttonClasses({ variant: 'secondary' })}>
      {t('update')}
    </a>
  );
}
