import { useTranslations } from 'next-intl';
import { changeTie } from '@/components/community/ties/tie-call';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { onDemand } from '@/components/ui/on-demand';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { Partner } from '@/lib/chat/dialogs/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

const ReportDialog = onDemand(
  async () => (await import('@/components/people/reports/report-dialog')).ReportDialog,
);

/** The dialog that was chosen in the menu. A closed dialog stays mounted, so that it can return the focus. */
export interface Asked {
  about: 'clear' | 'block' | 'report';
  open: boolean;
}

interface Props {
  person: Partner;
  name: string;
  asked: Asked;
  onAsked: (asked: Asked) => void;
  onDone: () => void;
}

/** Asks before a conversation is emptied or its person blocked, or which part of their profile to report. */
export function ConversationDialog({ person, name, asked, onAsked, onDone }: Props) {
  const t = useTranslations('chat.conversation');
  const ties = useTranslations('friends.confirm');
  const dialog = { open: asked.open, onOpenChange: (open: boolean) => onAsked({ ...asked, open }) };
  switch (asked.about) {
    case 'report':
      return <ReportDialog subject={{ kinds: ['profile', 'photo', 'name'], key: person.id }} {...dialog} />;
    case 'clear':
      return (
        <ConfirmDialog
          title={t('clearTitle')}
          text={t('clearText')}
          answers={{ keep: t('keep'), confirm: t('clearYes') }}
          onConfirm={async () => {
            await fetchJson(apiRoutes.conversation(person.id), { method: 'DELETE' });
            onDone();
          }}
          {...dialog}
        />
      );
    case 'block':
      return (
        <ConfirmDialog
          title={ties('blockTitle')}
          text={ties('blockText', { name })}
          answers={{ keep: ties('keep'), confirm: ties('blockYes') }}
          onConfirm={async () => {
            await changeTie('block', person.id);
            onDone();
          }}
          {...dialog}
        />
      );
  }
}
