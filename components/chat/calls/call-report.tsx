import { useState } from 'react';
import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Reported } from '@/components/people/reports/report-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { onDemand } from '@/components/ui/on-demand';

const ReportDialog = onDemand(
  async () => (await import('@/components/people/reports/report-dialog')).ReportDialog,
);

interface Props {
  /** Id of the other person. */
  person: number;
  name: string;
  /** Null before there is a call: then the person is reported. */
  callId: number | null;
  className?: string;
}

/** The button that reports a call, with its dialog. */
export function CallReport({ person, name, callId, className }: Props) {
  const t = useTranslations('chat-calls.bar');
  const [reported, setReported] = useState<{ callId: number | null; isOpen: boolean } | null>(null);
  return (
    <>
      <IconButton
        icon={Flag}
        label={t('report', { name })}
        className={className}
        {...ReportDialog.ahead}
        onClick={() => setReported({ callId, isOpen: true })}
      />
      {reported && (
        <ReportDialog
          subject={reportedOf(person, reported.callId)}
          open={reported.isOpen}
          onOpenChange={(isOpen) => setReported({ ...reported, isOpen })}
        />
      )}
    </>
  );
}

/** The call itself, or something of the person, as it was when the dialog opened: a call may end meanwhile. */
function reportedOf(person: number, callId: number | null): Reported {
  if (callId === null) return { kinds: ['profile', 'photo', 'name'], key: person };
  return { kinds: ['call', 'profile', 'photo', 'name'], key: person, keys: { call: callId } };
}
