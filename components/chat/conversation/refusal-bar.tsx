import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { changeTie } from '@/components/community/ties/tie-call';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { routes } from '@/lib/platform/routes/routes';

interface Props {
  about: ConversationView;
  name: string;
  onChange: () => void;
}

/** Shown instead of the composer: why the viewer cannot write, and a way to change that. */
export function RefusalBar({ about: { refusal, person }, name, onChange }: Props) {
  const t = useTranslations('chat.refusal');
  const ui = useTranslations('ui');
  if (refusal === null) return null;

  async function unblock() {
    try {
      await changeTie('unblock', person.id);
      onChange();
    } catch {
      toast(ui('notDone'));
    }
  }

  return (
    <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-60">{t(refusal, { name })}</p>
      {refusal === 'blocking' && (
        <Button variant="secondary" onClick={() => void unblock()}>
          {t('unblock')}
        </Button>
      )}
      {refusal === 'email_unverified' && (
        <ButtonLink href={routes.account()} variant="secondary">
          {t('confirm')}
        </ButtonLink>
      )}
      {refusal === 'muted' && (
        <ButtonLink href={routes.ownReports()} variant="secondary">
          {t('details')}
        </ButtonLink>
      )}
      {refusal === 'not_joined' && (
        <ButtonLink href={routes.profileUpdate()} variant="secondary">
          {t('confirm')}
        </ButtonLink>
      )}
    </div>
  );
}
