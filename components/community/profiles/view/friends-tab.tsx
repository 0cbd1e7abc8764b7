import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { ProfilePage } from '@/lib/community/profiles/profile-page';
import { personTieLists } from '@/lib/community/profiles/limits';
import { HiddenPart } from './hidden-part';
import { PersonList } from './person-list';

/** A person's friends, followers, and the people they follow. */
export function FriendsTab({ person, ties }: { person: number; ties: ProfilePage['ties'] }) {
  const t = useTranslations('profile.page');
  if (!ties) return <HiddenPart />;
  return (
    <Card className="flex flex-col gap-6">
      {personTieLists.map((list) => (
        <section key={list} className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">{t(list)}</h2>
          <PersonList person={person} list={list} first={ties[list]} />
        </section>
      ))}
    </Card>
  );
}
