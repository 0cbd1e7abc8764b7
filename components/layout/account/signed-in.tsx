import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MenuLink } from '@/lib/publishing/navigation';
import { ProfileMenu } from './profile-menu';
import type { KnownMe } from '@/components/browser/auth-state/use-me';

interface Props {
  me: KnownMe;
  places: MenuLink[];
  onLogOut: () => void;
}

/** The points, and the menu at the avatar. */
export function SignedIn({ me, places, onLogOut }: Props) {
  const t = useTranslations('layout.account');
  return (
    <>
      {me.points !== undefined && (
        <p className="flex items-center gap-1 px-1 text-sm font-semibold text-honey in-slots:max-sm:hidden">
          <Star size={16} strokeWidth={1.75} aria-hidden />
          <span aria-hidden>{me.points}</span>
          <span className="sr-only">{t('points', { count: me.points })}</span>
        </p>
      )}
      <ProfileMenu me={me} places={places} onLogOut={onLogOut} />
    </>
  );
}
