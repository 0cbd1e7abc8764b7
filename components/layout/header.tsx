import { Account } from './account/account';
import { listMenuLinks, isBuilt } from '@/lib/publishing/navigation';
import { HeaderBar } from './header-bar';
import { HeaderMenus } from './header-menus';
import { SearchSlot } from './people-search/search-slot';

/** The header is the same for everybody, so that pages can be cached: the browser fetches the account. */
export function Header({ title }: { title: string }) {
  return (
    <header className="border-b border-line bg-paper print:hidden max-md:conversation-page:hidden full-screen-page:hidden">
      <HeaderBar title={title} places={listMenuLinks('navigation')}>
        {isBuilt('community') && <SearchSlot />}
        <HeaderMenus places={listMenuLinks('navigation')} />
        <Account hasChat={isBuilt('chat')} hasFriends={isBuilt('friends')} />
      </HeaderBar>
    </header>
  );
}
