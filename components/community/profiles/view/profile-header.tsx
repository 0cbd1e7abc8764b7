import { Pencil, Settings } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { shownLevels } from '@/components/community/profiles/shown-levels';
import { TieActions } from '@/components/community/ties/tie-actions';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { ShareLink } from '@/components/ui/share-link';
import type { PersonView } from '@/lib/community/profiles/schema';
import { routes } from '@/lib/platform/routes/routes';
import { Joined } from './joined';

interface Props {
  person: PersonView;
  address: string;
  signIn: string;
}

/** The person's picture and name, and the buttons for a tie with them. */
export function ProfileHeader({ person, address, signIn }: Props) {
  const t = useTranslations('profile.page');
  const roleOf = useTranslations('auth.demo.roles');
  const share = <ShareLink address={address} title={person.name} label={t('share')} />;
  return (
    <header className="flex flex-col gap-5 sm:flex-row sm:items-start sm:gap-7">
      <Avatar name={person.name} src={person.photo} className="size-28 text-4xl sm:size-36 sm:text-5xl" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h1 className="text-3xl font-semibold wrap-anywhere sm:text-4xl">{person.name}</h1>
        <p className="flex flex-wrap gap-2">
          <Badge tone={person.role === 'student' ? 'plain' : 'info'}>{roleOf(person.role)}</Badge>
          <LevelBadges person={person} />
        </p>
        <p className="text-soft">
          <Joined at={person.joined_at} />
        </p>
        {person.reader === 'visitor' && <p>{t('visitor')}</p>}
        <div className="flex flex-wrap gap-3">
          {person.tie ? (
            <TieActions person={person} tie={person.tie}>
              {share}
            </TieActions>
          ) : (
            <>
              <HeaderLinks reader={person.reader} signIn={signIn} />
              {share}
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function LevelBadges({ person: { is_native: isNative, russian_level: level } }: Pick<Props, 'person'>) {
  const t = useTranslations('profile.page');
  const ofCard = useTranslations('community.card');
  if (isNative) return <Badge tone="right">{t('isNative')}</Badge>;
  if (!level) return null;
  return shownLevels(level).map(({ level: shown, isTested }) => (
    <Badge key={shown} tone="almost">
      {ofCard(isTested ? 'levelTested' : 'level', { level: shown })}
    </Badge>
  ));
}

function HeaderLinks({ reader, signIn }: { reader: PersonView['reader']; signIn: string }) {
  const t = useTranslations('profile.page');
  if (reader === 'visitor') return <ButtonLink href={signIn}>{t('signIn')}</ButtonLink>;
  if (reader !== 'self') return null;
  return (
    <>
      <ButtonLink href={routes.profileUpdate()}>
        <Pencil size={20} strokeWidth={1.75} aria-hidden />
        {t('edit')}
      </ButtonLink>
      <ButtonLink href={routes.account()} variant="secondary">
        <Settings size={20} strokeWidth={1.75} aria-hidden />
        {t('settings')}
      </ButtonLink>
    </>
  );
}
