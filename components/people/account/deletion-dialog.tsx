import { useLocale, useTranslations } from 'next-intl';
import { SubmissionForm } from '@/components/forms/submission-form';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PasswordField } from '@/components/ui/password-field';
import { authState } from '@/lib/browser/auth-state/auth-state';
import type { LeaveAnswer } from '@/lib/people/account/schema';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';

/** Asks for the password; then every session has ended, and the sign-in page opens. */
export function DeletionDialog({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations('account.deletion');
  const fields = useTranslations('auth.fields');
  const locale = useLocale();
  const { submission, call } = useCall({ leaves: true });
  const errors = submission.phase === 'refused' ? submission.errors : {};

  async function leave(form: FormData) {
    const body = { password: form.get('password') };
    const gone = await call<LeaveAnswer>(apiRoutes.account(), { method: 'DELETE', body, retry: false });
    if (!gone) return;
    authState.signedOut();
    // A full load, so that no data of the person stays in memory.
    window.location.assign(getPathname({ href: routes.login(), locale }));
  }

  return (
    <Dialog open onOpenChange={onCancel} title={t('title')} description={t('warning')}>
      <SubmissionForm submission={submission} onSubmit={(form) => void leave(form)}>
        <PasswordField
          id="deletion_password"
          name="password"
          autoComplete="current-password"
          label={t('password')}
          showLabel={fields('show')}
          hideLabel={fields('hide')}
          error={errors.password?.[0]}
          autoFocus
        />
        {!errors.password && <SubmissionNotice submission={submission} />}
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button type="button" variant="secondary" onClick={onCancel}>
            {t('keep')}
          </Button>
          <Button type="submit" variant="danger" waiting={submission.phase === 'sending'}>
            {t('begin')}
          </Button>
        </div>
      </SubmissionForm>
    </Dialog>
  );
}
