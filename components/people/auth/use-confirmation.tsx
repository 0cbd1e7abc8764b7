'use client';

import { useState, type ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { ApiError } from '@/lib/browser/api/fetcher';

const ConfirmDialog = onDemand(async () => (await import('./confirm-dialog')).ConfirmDialog);

type Answer = (isConfirmed: boolean) => void;

interface Confirmation {
  /** Does the write; if the server requires the password again, asks for it and repeats the write. */
  confirmed: <T>(write: () => Promise<T>) => Promise<T>;
  /** To be rendered by the component that uses the hook. */
  dialog: ReactNode;
}

/** For writes that need a fresh sign-in. After a cancel the write's own error is thrown. */
export function useConfirmation(): Confirmation {
  const [answer, setAnswer] = useState<{ give: Answer } | null>(null);

  async function confirmed<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (!isAsked(error)) throw error;
      const isConfirmed = await new Promise<boolean>((give) => setAnswer({ give }));
      setAnswer(null);
      if (!isConfirmed) throw error;
      return write();
    }
  }

  const dialog = answer && (
    <ConfirmDialog onConfirmed={() => answer.give(true)} onCancel={() => answer.give(false)} />
  );
  return { confirmed, dialog };
}

function isAsked(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'confirmation_required';
}
