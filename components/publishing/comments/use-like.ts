import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import type { CommentView, LikeAnswer } from '@/lib/publishing/comments/schema';
import { ApiError, fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useCommentsContext } from './comments-context';
import { changeComment } from './thread-list';

/** An optimistic like: calls are sent one at a time, and the last press wins. */
export function useLike({ id, liked, likes }: CommentView) {
  const t = useTranslations('comments');
  const { me, threads } = useCommentsContext();
  const [wanted, setWish] = useState<boolean | null>(null);
  const latest = useRef({ wish: liked, isSending: false });
  const shown = wanted ?? liked;

  async function send(): Promise<void> {
    const { current } = latest;
    if (current.isSending) return;
    current.isSending = true;
    try {
      let sent: boolean | null = null;
      let answer: LikeAnswer | null = null;
      while (sent !== current.wish) {
        sent = current.wish;
        answer = await fetchJson<LikeAnswer>(apiRoutes.commentLike(id), { method: sent ? 'PUT' : 'DELETE' });
      }
      if (answer) threads.update((known) => changeComment(known, id, answer));
    } catch (error) {
      toast(error instanceof ApiError && error.message !== '' ? error.message : t('comment.likeFailed'));
    } finally {
      current.isSending = false;
      setWish(null);
    }
  }

  function toggle() {
    if (me.state === 'out') {
      toast(t('login.like'));
      return;
    }
    latest.current.wish = !shown;
    setWish(!shown);
    void send();
  }

  return { liked: shown, likes: likes + Number(shown) - Number(liked), toggle };
}
