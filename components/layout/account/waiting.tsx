'use client';

import { useAuthState } from '@/components/browser/auth-state/use-auth-state';
import { ChatLink } from '@/components/layout/chat-link';
import { Bell } from '@/components/layout/friend-requests/bell';

export interface WaitingProps {
  /** Each is shown together with the feature it leads to. */
  hasChat: boolean;
  hasFriends: boolean;
}

/** What waits for whoever is signed in: messages and requests. */
export function Waiting({ hasChat, hasFriends }: WaitingProps) {
  const { chat, friends_requests: requests } = useAuthState().notify;
  if (!hasChat && !hasFriends) return null;
  return (
    <div data-slots className="flex">
      {hasChat && <ChatLink unread={chat} />}
      {hasFriends && <Bell count={requests} />}
    </div>
  );
}
