import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Checkbox } from '@/components/ui/checkbox';
import type { CallChoiceView } from '@/lib/chat/calls/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** Whether calls hide one's IP address; saved at once. */
export function CallChoices() {
  const t = useTranslations('chat-calls.choices');
  const settings = useTranslations('chat.settings');
  const id = useId();
  const path = apiRoutes.callChoices();
  const { data, mutate } = useRead<CallChoiceView>(path);
  const { submission, call } = useCall();
  if (!data) return null;

  async function change(relay_only: boolean) {
    const saved = await call<CallChoiceView>(path, { method: 'PUT', body: { relay_only } });
    if (!saved) return;
    await mutate(saved, { revalidate: false });
    toast(settings('saved'));
  }

  return (
    <>
      <Checkbox
        id={id}
        label={t('relay')}
        hint={t(data.has_relay ? 'relayText' : 'noRelay')}
        checked={data.relay_only}
        onChange={({ target }) => void change(target.checked)}
      />
      <SubmissionNotice submission={submission} />
    </>
  );
}
