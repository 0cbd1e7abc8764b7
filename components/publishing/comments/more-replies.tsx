import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ThreadView } from '@/lib/publishing/comments/schema';
import { useCommentsContext } from './comments-context';

/** The same limit as in lib/publishing/comments/inside/thread-queries. */
const maxCountedReplies = 100;

/** A button that loads more answers of a thread. */
export function MoreReplies({ thread }: { thread: ThreadView }) {
  const t = useTranslations('comments');
  const { loadReplies } = useCommentsContext().threads;
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready');
  if (thread.next_reply === null) return null;
  const { reply_count: all, replies } = thread;
  const left = all - replies.length;

  async function load() {
    setPhase('loading');
    try {
      await loadReplies(thread);
      setPhase('ready');
    } catch {
      setPhase('failed');
    }
  }

  return (
    <>
      {phase === 'failed' && (
        <Notice tone="wrong" role="alert">
          {t('repliesFailed')}
        </Notice>
      )}
      <Button
        variant="quiet"
        className="-ml-4 self-start"
        waiting={phase === 'loading'}
        onClick={() => void load()}
      >
        {all < maxCountedReplies && left > 0 ? t('repliesLeft', { count: left }) : t('moreReplies')}
      </Button>
    </>
  );
}
