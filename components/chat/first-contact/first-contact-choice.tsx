import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { firstContacts } from '@/lib/community/profiles/limits';
import type { FirstContactView } from '@/lib/community/profiles/schema';
import { Link } from '@/lib/platform/i18n/link';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';

/** Who may write first: saved at once, as part of the profile. */
export function FirstContactChoice() {
  const t = useTranslations('chat-typing.contact');
  const chat = useTranslations('chat.settings');
  const ui = useTranslations('ui');
  const id = useId();
  const path = apiRoutes.firstContact();
  const { data, error, mutate } = useRead<FirstContactView>(path);
  const { submission, call } = useCall();
  if (error !== undefined && !data) return <Notice tone="wrong">{ui('failed')}</Notice>;
  if (!data) return <Skeleton className="h-24" />;
  // Nobody can write first to a person without a profile.
  if (data.first_contact === null) return <Join />;
  const isSaving = submission.phase === 'sending';

  async function choose(first_contact: string) {
    if (isSaving) return;
    const saved = await call<FirstContactView>(path, { method: 'PUT', body: { first_contact } });
    if (!saved) return;
    await mutate(saved, { revalidate: false });
    toast(chat('saved'));
  }

  return (
    <div className="flex flex-col gap-1.5" aria-busy={isSaving}>
      <div className="relative">
        <SelectField
          id={`${id}-first`}
          label={t('who')}
          hint={t('partnersHint')}
          options={firstContacts.map((value) => ({ value, label: t(`options.${value}`) }))}
          value={data.first_contact}
          aria-disabled={isSaving}
          onChange={({ target }) => void choose(target.value)}
        />
        {isSaving && <Spinner className="absolute top-0 right-0 text-cobalt" />}
      </div>
      <SubmissionNotice submission={submission} />
      <Link
        href={routes.profileUpdate()}
        className="inline-flex min-h-11 items-center self-start text-cobalt underline"
      >
        {t('more')}
      </Link>
    </div>
  );
}

function Join() {
  const t = useTranslations('chat.conversation');
  return (
    <Link
      href={routes.profileUpdate()}
      className="inline-flex min-h-11 items-center self-start text-cobalt underline"
    >
      {t('join')}
    </Link>
  );
}
