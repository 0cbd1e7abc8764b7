import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ChatScreen } from '@/components/chat/chat-screen';
import { Messages } from '@/components/platform/i18n/messages';
import { listContacts } from '@/lib/chat/dialogs/contacts';
import { getConversation } from '@/lib/chat/messages/list';
import { AppError } from '@/lib/platform/errors';
import { routes } from '@/lib/platform/routes/routes';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import type { Viewer } from '@/lib/people/auth/viewer';
import { pageMetadata } from '@/lib/publishing/seo/metadata';

export const dynamic = 'force-dynamic';

/** The composer stays above the on-screen keyboard. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chat.page');
  const locale = await getLocale();
  return pageMetadata({
    locale,
    path: routes.chat(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** Conversations, and the one that the address names. */
export default async function ChatPage({ searchParams }: PageProps<'/[locale]/chat'>) {
  const { with: wanted } = await searchParams;
  const person = typeof wanted === 'string' && /^[1-9]\d{0,8}$/u.test(wanted) ? Number(wanted) : null;
  const viewer = await requireViewer(person === null ? routes.chat() : routes.chatWith(person));
  const [contacts, conversation] = await Promise.all([
    listContacts(viewer, { list: 'talks' }),
    person === null ? null : findConversation(viewer, person),
  ]);
  return (
    <Messages
      of={[
        'chat',
        'chat-calls',
        'chat-corrections',
        'chat-media',
        'chat-partner',
        'chat-talk',
        'chat-typing',
        'exercises.write',
        'friends',
        'words',
      ]}
    >
      <ChatScreen me={viewer.id} contacts={contacts} conversation={conversation} />
    </Messages>
  );
}

/** Null where there is none: the browser asks for it and says why. */
async function findConversation(viewer: Viewer, person: number) {
  try {
    return await getConversation(viewer, person);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
