import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionForm } from '@/components/forms/submission-form';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { Subscription } from '@/lib/people/staff/subscription-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** The last day that is paid; an empty field means that nothing is. */
export function PaidUntilForm({ found }: { found: Subscription }) {
  const t = useTranslations('admin.subscriptions');
  const { confirmed, dialog } = useConfirmation();
  const { submission, call } = useCall({ through: confirmed });
  const [isSaved, setSaved] = useState(false);
  const errors = submission.phase === 'refused' ? submission.errors : {};

  async function save(form: FormData) {
    setSaved(false);
    const body = { paid_until: form.get('paid_until') || null };
    setSaved((await call(apiRoutes.paidUntil(found.person), { method: 'PUT', body })) !== null);
  }

  return (
    <Card>
      <SubmissionForm submission={submission} onSubmit={(form) => void save(form)}>
        <p>
          <bdi className="block font-semibold">{found.name}</bdi>
          <span className="text-soft">{found.email}</span>
        </p>
        <TextField
          id="paid_until"
          name="paid_until"
          type="date"
          label={t('paidUntil')}
          hint={t('hint')}
          error={errors.paid_until?.[0]}
          defaultValue={found.paid_until ?? ''}
        />
        {!errors.paid_until && <SubmissionNotice submission={submission} />}
        {isSaved && submission.phase === 'ready' && (
          <Notice tone="right" role="status">
            {t('saved')}
          </Notice>
        )}
        <Button
          type="submit"
          waiting={submission.phase === 'sending'}
          className="self-start max-sm:self-stretch"
        >
          {t('save')}
        </Button>
      </SubmissionForm>
      {dialog}
    </Card>
  );
}
