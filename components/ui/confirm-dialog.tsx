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
  /** The consequence, in a sentence. */
  text: string;
  /** Button labels: the safe answer, which gets the focus, and the confirming one. */
  answers: { keep: string; confirm: string };
  /** Does the action; an error it throws is shown, and the person may try again. */
  onConfirm: () => Promise<void>;
}

type State = { name: 'asking' | 'waiting' } | { name: 'failed'; sentence: string };

/** Asks before a destructive action. It stays open until the action is done, and then restores the focus. */
export function ConfirmDialog({ open, onOpenChange, title, text, answers, onConfirm }: Props) {
  const t = useTranslations('ui');
  const [state, setState] = useState<State>({ name: 'asking' });
  const isWaiting = state.name === 'waiting';

  function turn(isOpen: boolean) {
    // A running action cannot be cancelled by closing.
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

/** The message of an API error, which is in the reader's language; other errors have no message for people. */
function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : '';
}
