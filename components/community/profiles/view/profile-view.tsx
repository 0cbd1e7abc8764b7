import { getTranslations } from 'next-intl/server';
import { ReviewsTab } from '@/components/community/teacher-reviews/reviews-tab';
import { Tabs } from '@/components/ui/tabs';
import type { ProfilePage } from '@/lib/community/profiles/profile-page';
import { routes } from '@/lib/platform/routes/routes';
import { CommentsTab } from './comments-tab';
import { FriendsTab } from './friends-tab';
import { InformationTab } from './information-tab';
import { LearningTab } from './learning-tab';
import { ProfileHeader } from './profile-header';

interface Props {
  page: ProfilePage;
  /** Absolute URL of the profile, for sharing. */
  address: string;
  /** URL of the sign-in page. */
  signIn: string;
}

/** A person as the reader may see them. */
export async function ProfileView({ page: { person, ties, comments, reviews }, address, signIn }: Props) {
  const t = await getTranslations('profile.page');
  const hrefOf = (tab: string) => routes.profileTab(person.slug, tab);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8">
      <ProfileHeader person={person} address={address} signIn={signIn} />
      <Tabs
        label={t('tabsLabel', { name: person.name })}
        param="tab"
        tabs={[
          {
            value: 'information',
            label: t('tabs.information'),
            href: hrefOf('information'),
            panel: <InformationTab person={person} />,
          },
          {
            value: 'friends',
            label: t('tabs.friends'),
            href: hrefOf('friends'),
            panel: <FriendsTab person={person.id} ties={ties} />,
          },
          {
            value: 'learning',
            label: t('tabs.learning'),
            href: hrefOf('learning'),
            panel: <LearningTab learning={person.learning} />,
          },
          ...(reviews
            ? [
                {
                  value: 'reviews',
                  label: t('tabs.reviews'),
                  href: hrefOf('reviews'),
                  panel: <ReviewsTab teacher={person.id} first={reviews} />,
                },
              ]
            : []),
          {
            value: 'comments',
            label: t('tabs.comments'),
            href: hrefOf('comments'),
            panel: <CommentsTab person={person.id} first={comments} />,
          },
        ]}
      />
    </div>
  );
}
