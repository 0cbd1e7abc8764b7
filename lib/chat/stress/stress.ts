import 'server-only';
import { listMessagesAt } from '@/lib/chat/messages/list';
import { stressTexts } from '@/lib/learning/lexicon/stress-texts';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { StressedMessages } from './schema';

/** Messages of the conversation with stress marks on their Russian words. Throws AppError: 'not_found', 'not_joined'. */
export async function stressMessages(
  viewer: Viewer,
  otherId: number,
  { seqs, address }: { seqs: readonly number[]; address: string },
): Promise<StressedMessages> {
  const found = await listMessagesAt(viewer, otherId, seqs);
  const texts = found.map(({ text }) => text);
  const stressed = await stressTexts(texts, { viewer, address });
  return {
    messages: found.map(({ seq, text }, index) => ({ seq, text, stressed: stressed[index] ?? text })),
  };
}
