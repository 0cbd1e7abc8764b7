'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/browser/api/fetcher';
import { AlertDialog } from './alert-dialog';
import { Button } from './button';
import { Notice } from './notice';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What it comes to, in a sentence. */
  text: string;
  /** The answers: the safe one, which gets the focus, and the one that does it. */
  answers: { keep: string; confirm: string };
  /** Does it; what it throws is said here, and it may be tried again. */
  onConfirm: () => Promise<void>;
}

type State = { name: 'asking' | 'waiting' } | { name: 'failed'; sentence: string };

/** Asks before something is lost. It stays open until that is done, and then gives the focus back. */
export function ConfirmDialog({ open, onOpenChange, title, text, answers, onConfirm }: Props) {
  const t = useTranslations('ui');
  const [state, setState] = useState<State>({ name: 'asking' });
  const isWaiting = state.name === 'waiting';

  function turn(isOpen: boolean) {
    // What is on its way is not called back by closing.
    if (isWaiting) return;
    setState({ name: 'asking' });
    onOpenChange(isOpen);
  }

  async function confirm() {
    setState({ name: 'waiting' });
    try {
      await onConfirm();
      setState({ name: 'asking' });
      onOpenChange(false);
    } catch (error) {
      setState({ name: 'failed', sentence: sentenceOf(error) || t('notDone') });
    }
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={turn}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="secondary" disabled={isWaiting} onClick={() => turn(false)}>
            {answers.keep}
          </Button>
          <Button variant="danger" waiting={isWaiting} onClick={() => void confirm()}>
            {answers.confirm}
          </Button>
        </>
      }
    >
      {state.name === 'failed' && (
        <Notice tone="wrong" role="alert">
          {state.sentence}
        </Notice>
      )}
    </AlertDialog>
  );
}

/** Our server's refusals are sentences in the reader's language; any other error's are not for people. */
function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : '';
}
