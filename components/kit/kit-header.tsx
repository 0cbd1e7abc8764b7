'use client';

import { ChatLink } from '@/components/layout/chat-link';
import { Footer } from '@/components/layout/footer';
import { Bell } from '@/components/layout/friend-requests/bell';
import { RequestList } from '@/components/layout/friend-requests/request-list';
import { RequestPopover } from '@/components/layout/friend-requests/request-popover';
import { HeaderBar } from '@/components/layout/header-bar';
import { HeaderMenus } from '@/components/layout/header-menus';
import { SearchSlot } from '@/components/layout/people-search/search-slot';
import { SignedIn } from '@/components/layout/account/signed-in';
import type { MenuProps } from '@/components/ui/menu-on-demand';
import { listAllMenuLinks } from '@/lib/publishing/navigation';
import { settingDefaults } from '@/lib/people/settings/limits';
import { KitSection } from './kit-section';

const dina = { id: 5, name: 'Дина Орлова', avatar: null, role: 'administrator', points: 1250 } as const;
const requests = [
  { id: 2, name: 'Борис Волков', avatar: null },
  { id: 3, name: 'Вера Лебедева', avatar: null },
];
const settings = {
  ...settingDefaults,
  'site.phone': '+7 495 123-45-67',
  'site.email': 'hello@govorim.example',
  'site.cookie_notice': 'on',
  'social.instagram': 'https://example.org/instagram',
  'social.vk': 'https://example.org/vk',
  'social.youtube': 'https://example.org/youtube',
  'social.facebook': 'https://example.org/facebook',
  'social.twitter': 'https://example.org/twitter',
  'app.link': 'https://example.org/app',
};
const places = listAllMenuLinks('navigation');

/** Header and footer with all links, including those to pages that are not built yet. */
export function KitHeader() {
  return (
    <KitSection title="Header and footer with everything">
      <div className="-mx-4 w-[calc(100%+2rem)] border-y border-line bg-paper sm:-mx-6 sm:w-[calc(100%+3rem)]">
        <HeaderBar title={settings['site.title']} places={places}>
          <SearchSlot />
          <HeaderMenus places={places} />
          <div data-slots className="flex">
            <ChatLink unread={120} />
            <Bell count={requests.length} popover={SampleRequests} />
          </div>
          <SignedIn me={dina} places={listAllMenuLinks('profile', dina)} onLogOut={() => undefined} />
        </HeaderBar>
      </div>
      <div className="w-full">
        <Footer settings={settings} places={listAllMenuLinks('footer')} />
      </div>
    </KitSection>
  );
}

const SampleRequests = (props: MenuProps) => (
  <RequestPopover {...props}>
    <RequestList requests={requests} />
  </RequestPopover>
);
