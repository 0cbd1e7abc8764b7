import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';

/** For visitors, and for members whom nobody can find yet. */
export function JoinNotice({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('community');
  const here = getPathname({ href: routes.community(), locale: useLocale() });
  return (
    <Notice>
      <p>{t(isSignedIn ? 'join' : 'visitor')}</p>
      <p className="mt-2">
        <ButtonLink href={isSignedIn ? routes.profileUpdate() : routes.login(here)} variant="secondary">
          {t(isSignedIn ? 'joinAction' : 'signIn')}
        </ButtonLink>
      </p>
    </Notice>
  );
}
