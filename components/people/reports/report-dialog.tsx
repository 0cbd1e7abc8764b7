'use client';

import { useEffect, useState } from 'react';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations, type Messages } from 'next-intl';
import { toast } from 'sonner';
import { Dialog } from '@/components/ui/dialog';
import type { ReportSubjectKind } from '@/lib/people/reports/subject';
import { fetchWords } from './fetch-words';
import { ReportForm } from './report-form';

/** What is reported; of several kinds the reader chooses one. */
export interface Reported {
  kinds: readonly [ReportSubjectKind, ...ReportSubjectKind[]];
  key: string | number;
  /** Keys of the kinds whose subject has another key than `subject`. */
  keys?: Partial<Record<ReportSubjectKind, string | number>>;
}

interface Props {
  subject: Reported;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onReported?: () => void;
}

/** Asks why something is reported. Its messages are loaded when it opens. */
export function ReportDialog(props: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const failed = useTranslations('ui')('failed');
  const [words, setWords] = useState<Messages['reports'] | null>(null);
  const { onOpenChange } = props;

  useEffect(() => {
    fetchWords(locale).then(setWords, () => {
      toast(failed);
      onOpenChange(false);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- The words are loaded once.
  }, [locale]);

  return (
    words && (
      <NextIntlClientProvider locale={locale} messages={{ ...messages, reports: words }}>
        <WordedDialog {...props} />
      </NextIntlClientProvider>
    )
  );
}

const titles = {
  profile: 'person',
  photo: 'person',
  name: 'person',
  comment: 'comment',
  post: 'post',
  course_review: 'review',
  teacher_review: 'review',
  suggestion: 'suggestion',
  message: 'message',
  call: 'person',
} as const satisfies Record<ReportSubjectKind, string>;

const textOf = (kind: ReportSubjectKind) =>
  kind === 'message' ? 'messageText' : kind === 'call' ? 'callText' : 'text';

function WordedDialog({ subject, open, onOpenChange, onReported }: Props) {
  const t = useTranslations('reports.dialog');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`titles.${titles[subject.kinds[0]]}`)}
      description={t(textOf(subject.kinds[0]))}
    >
      <ReportForm
        subject={subject}
        onCancel={() => onOpenChange(false)}
        onDone={() => {
          toast(t('done'));
          onOpenChange(false);
          onReported?.();
        }}
      />
    </Dialog>
  );
}
