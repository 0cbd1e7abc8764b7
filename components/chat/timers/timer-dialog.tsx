'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/browser/api/fetcher';
import { halfMinutes } from '@/lib/chat/timers/limits';
import type { TimerInput } from '@/lib/chat/timers/schema';
import { useAllLanguages, useLanguageName } from './use-language-names';
import { useTimer } from './use-timer';

interface Props {
  person: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Starts a timer: its duration, and the two languages in their order. */
export function TimerDialog({ person, ...dialog }: Props) {
  const t = useTranslations('chat-talk.timer');
  const { timer, languages, start } = useTimer(person);
  return (
    <Dialog {...dialog} title={t('title')} description={t('text')}>
      {timer === undefined && <Skeleton className="h-40" />}
      {timer && <Notice tone="info">{t('runs')}</Notice>}
      {timer === null && (
        <Form
          suggested={languages}
          onStart={async (input) => {
            await start(input);
            dialog.onOpenChange(false);
          }}
        />
      )}
    </Dialog>
  );
}

const russian = 'ru';
/** Preselected when the two people show no language besides Russian. */
const usual = 'en';

interface FormProps {
  /** The likeliest language first. */
  suggested: readonly string[];
  /** Rejects when it is refused. */
  onStart: (input: TimerInput) => Promise<void>;
}

function Form({ suggested, onStart }: FormProps) {
  const t = useTranslations('chat-talk.timer');
  const ui = useTranslations('ui');
  const id = useId();
  const options = useLanguageOptions(suggested);
  const [wanted, setWanted] = useState<TimerInput>({
    languages: [russian, suggested[0] ?? usual],
    minutes: 10,
  });
  const [sending, setSending] = useState<'not' | 'sending' | { error: string }>('not');
  const [first, second] = wanted.languages;
  const isSame = first === second;

  async function begin() {
    if (isSame || sending === 'sending') return;
    setSending('sending');
    try {
      await onStart(wanted);
    } catch (error) {
      setSending({ error: error instanceof ApiError && error.message !== '' ? error.message : ui('failed') });
    }
  }

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <SelectField
        id={`${id}-first`}
        label={t('first')}
        options={options}
        value={first}
        onChange={({ target }) => setWanted({ ...wanted, languages: [target.value, second] })}
      />
      <SelectField
        id={`${id}-second`}
        label={t('second')}
        options={options}
        value={second}
        error={isSame ? t('same') : undefined}
        onChange={({ target }) => setWanted({ ...wanted, languages: [first, target.value] })}
      />
      <SelectField
        id={`${id}-minutes`}
        label={t('minutes')}
        options={halfMinutes.map((count) => ({ value: String(count), label: t('count', { count }) }))}
        value={String(wanted.minutes)}
        onChange={({ target }) => {
          const minutes = halfMinutes.find((count) => String(count) === target.value);
          if (minutes !== undefined) setWanted({ ...wanted, minutes });
        }}
      />
      {sending instanceof Object && (
        <Notice tone="wrong" role="alert">
          {sending.error}
        </Notice>
      )}
      <Button type="submit" waiting={sending === 'sending'} disabled={isSame}>
        {t('start')}
      </Button>
    </form>
  );
}

/** Options: Russian, the languages that the two people may speak, and then all others by name. */
function useLanguageOptions(suggested: readonly string[]) {
  const likely = [russian, ...suggested];
  const nameOf = useLanguageName([...likely, usual]);
  const others = useAllLanguages()?.filter(({ value }) => !likely.includes(value));
  return [
    ...likely.map((value) => ({ value, label: nameOf(value) })),
    ...(others ?? (likely.includes(usual) ? [] : [{ value: usual, label: nameOf(usual) }])),
  ];
}
