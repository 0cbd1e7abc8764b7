import { useState } from 'react';
import { useTranslations } from 'next-intl';
import type { Me } from '@/lib/auth/schema';
import { ApiError, callApi } from '@/lib/http/fetcher';

/** Refusals whose sentence counts its seconds down. */
type Throttle = 'login_throttled' | 'too_many_requests';

export type Submission =
  | { phase: 'ready' }
  | { phase: 'sending' }
  | { phase: 'refused'; message: string; errors: Record<string, string[]> }
  | { phase: 'throttled'; code: Throttle; seconds: number };

const defaultWait = 60;

/** Sends a form once at a time and keeps what came of it. Nothing is sent again by itself: a password is in it. */
export function useSubmission(path: string, onDone: () => void) {
  const t = useTranslations('auth');
  const [submission, setSubmission] = useState<Submission>({ phase: 'ready' });

  async function submit(body: Record<string, unknown>) {
    setSubmission({ phase: 'sending' });
    const refused = await send(path, body).catch((error: unknown) => failure(error, t('failed')));
    if (refused) setSubmission(refused);
    else onDone();
  }

  return { submission, submit };
}

async function send(path: string, body: Record<string, unknown>): Promise<Submission | null> {
  const outcome = await callApi<{ user: Me }>(path, { method: 'POST', body, retry: false });
  if (outcome.ok) return null;
  const { message, errors = {} } = outcome.refusal;
  return { phase: 'refused', message, errors };
}

function failure(error: unknown, fallback: string): Submission {
  if (!(error instanceof ApiError)) return { phase: 'refused', message: fallback, errors: {} };
  const { code, retryAfter, message } = error;
  if (code === 'login_throttled' || code === 'too_many_requests') {
    return { phase: 'throttled', code, seconds: retryAfter ?? defaultWait };
  }
  return { phase: 'refused', message: message || fallback, errors: {} };
}
