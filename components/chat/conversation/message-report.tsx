import { onDemand } from '@/components/ui/on-demand';

const ReportDialog = onDemand(
  async () => (await import('@/components/people/reports/report-dialog')).ReportDialog,
);

interface Props {
  /** `{person}.{seq}` */
  subject: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what is wrong with a message of the other person. */
export function MessageReport({ subject, ...dialog }: Props) {
  return <ReportDialog subject={{ kinds: ['message'], key: subject }} {...dialog} />;
}
