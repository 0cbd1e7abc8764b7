import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/platform/routes/routes';
import { useCommentsContext } from './comments-context';
import { storeReturn } from './return-mark';

/** Links to sign in or register, and back to these comments. */
export function SignInLinks() {
  const t = useTranslations('comments.login');
  const { draftKey } = useCommentsContext();
  const here = `${window.location.pathname}${window.location.search}`;
  const note = () => storeReturn(draftKey);
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
