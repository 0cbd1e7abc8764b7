import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/platform/routes/routes';
import { useHere } from './here';
import { noteReturn } from './return-here';

/** The way in, and back to these comments. */
export function SignInLinks() {
  const t = useTranslations('comments.login');
  const { draftKey } = useHere();
  const here = `${window.location.pathname}${window.location.search}`;
  const note = () => noteReturn(draftKey);
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={routes.login(here)} onClick={note}>
        {t('logIn')}
      </ButtonLink>
      <ButtonLink variant="secondary" href={routes.register(here)} onClick={note}>
        {t('register')}
      </ButtonLink>
    </div>
  );
}
