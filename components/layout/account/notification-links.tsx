'use client';

import { useAuthState } from '@/components/browser/auth-state/use-auth-state';
import { ChatLink } from '@/components/layout/chat-link';
import { Bell } from '@/components/layout/friend-requests/bell';

export interface NotificationLinksProps {
  /** Each link is shown only when its feature exists. */
  hasChat: boolean;
  hasFriends: boolean;
}

/** Links to unread messages and friend requests. */
export function NotificationLinks({ hasChat, hasFriends }: NotificationLinksProps) {
  const { chat, friends_requests: requests, news } = useAuthState().notify;
  if (!hasChat && !hasFriends) return null;
  return (
    <div data-slots className="flex">
      {hasChat && <ChatLink unread={chat} />}
      {hasFriends && <Bell count={requests} news={news} />}
    </div>
  );
}
