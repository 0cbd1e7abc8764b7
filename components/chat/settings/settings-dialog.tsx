'use client';

import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { CallChoices } from '@/components/chat/calls/call-choices';
import { FirstContactChoice } from '@/components/chat/first-contact/first-contact-choice';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { ChatChoices } from '@/lib/chat/dialogs/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Settings of the chat: what partners see, writing aids, and who may write first. Each choice is saved at once. */
export function SettingsDialog(props: Props) {
  const t = useTranslations('chat.settings');
  const typing = useTranslations('chat-typing');
  return (
    <Dialog {...props} title={t('title')} description={typing('settings')}>
      <Choices />
      <CallChoices />
      <div className="mt-4 border-t border-line pt-4">
        <FirstContactChoice />
      </div>
    </Dialog>
  );
}

function Choices() {
  const t = useTranslations('chat.settings');
  const ui = useTranslations('ui');
  const typing = useTranslations('chat-typing.hints');
  const id = useId();
  const path = apiRoutes.chatChoices();
  const { data, error, mutate } = useRead<ChatChoices>(path);
  const { submission, call } = useCall();
  if (error !== undefined && !data) return <Notice tone="wrong">{ui('failed')}</Notice>;
  if (!data) return <Skeleton className="h-28" />;

  async function change(choice: Partial<ChatChoices>) {
    const wanted = { ...data, ...choice };
    const saved = await call<ChatChoices>(path, { method: 'PUT', body: wanted });
    if (!saved) return;
    await mutate(saved, { revalidate: false });
    toast(t('saved'));
  }

  return (
    <>
      <Checkbox
        id={`${id}-typing`}
        label={t('typing')}
        hint={t('typingText')}
        checked={data.shows_typing}
        onChange={({ target }) => void change({ shows_typing: target.checked })}
      />
      <Checkbox
        id={`${id}-read`}
        label={t('read')}
        hint={t('readText')}
        checked={data.shows_read}
        onChange={({ target }) => void change({ shows_read: target.checked })}
      />
      <Checkbox
        id={`${id}-hints`}
        label={typing('choice')}
        hint={typing('choiceText')}
        checked={data.spelling_hints}
        onChange={({ target }) => void change({ spelling_hints: target.checked })}
      />
      <SubmissionNotice submission={submission} />
    </>
  );
}
