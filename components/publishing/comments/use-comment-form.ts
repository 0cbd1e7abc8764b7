import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { useFirstBirthDate } from '@/components/people/account/use-first-birth-date';
import { useCall } from '@/components/forms/use-call';
import { maxBodyCodePoints, tidyBody } from '@/lib/platform/text/tidy-body';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { randomHex } from '@/lib/platform/crypto/random-hex';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { useDraft } from './use-draft';
import { useCommentsContext } from './comments-context';

export interface CommentRequest {
  path: string;
  method: 'POST' | 'PATCH';
  /** Further fields of the request body. */
  more: Record<string, unknown>;
}

interface CommentFormOptions {
  place: string;
  initial: string;
  request: CommentRequest;
  onSent: (comment: CommentView) => void;
}

/** The state of a comment form. The text survives refusals and network failures. */
export function useCommentForm({ place, initial, request, onSent }: CommentFormOptions) {
  const t = useTranslations('comments.form');
  const { me } = useCommentsContext();
  const { text, change, drop, isRestored } = useDraft(place, initial);
  const { submission, call } = useCall();
  const birthDate = useFirstBirthDate(submission);
  const [isMissed, setMissed] = useState(false);
  // A retry of the same has the same idempotency key, so that the comment is created only once.
  const attempt = useRef({ body: '', key: '' });
  const tidy = tidyBody(text);
  const left = maxBodyCodePoints - countCodePoints(tidy);

  async function send() {
    if (me.state !== 'in' || submission.phase === 'sending') return;
    setMissed(tidy === '');
    if (tidy === '' || left < 0) return;
    const { path, method, more } = request;
    const body = { text: tidy, ...more, ...birthDate.body };
    const said = JSON.stringify(body);
    if (attempt.current.body !== said) attempt.current = { body: said, key: randomHex(16) };
    const comment = await call<CommentView>(path, { method, body, key: attempt.current.key });
    if (!comment) return;
    attempt.current = { body: '', key: '' };
    birthDate.finish();
    drop('');
    onSent(comment);
  }

  return {
    text,
    left,
    isRestored,
    submission,
    birthDate,
    error: left < 0 ? t('over', { count: -left }) : errorOf(isMissed && tidy === '' ? t('empty') : undefined),
    change,
    drop: () => drop(initial),
    send,
  };

  function errorOf(own: string | undefined): string | undefined {
    return own ?? (submission.phase === 'refused' ? submission.errors.text?.[0] : undefined);
  }
}
