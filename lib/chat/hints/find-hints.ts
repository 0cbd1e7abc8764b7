import 'server-only';
import { loadAnalyser } from '@/lib/chat/practice-partner/analyser';
import { findSlips } from '@/lib/chat/practice-partner/find-slips';
import type { Viewer } from '@/lib/people/auth/viewer';
import { throwIfLimited } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/limits/throttle';
import { findWrongLayout } from './inside/wrong-layout';
import { maxHintsAMinute } from './limits';
import type { HintInput, SpellingHints } from './schema';

/** Likely slips in a text that the viewer is writing. The text is not stored. Throws AppError: 'too_many_requests'. */
export async function findHints({ id }: Pick<Viewer, 'id'>, { text }: HintInput): Promise<SpellingHints> {
  throwIfLimited(await consume([{ key: `chat-hints:${id}`, max: maxHintsAMinute, windowSeconds: 60 }]));
  const analyser = await loadAnalyser();
  const slips = await findSlips(text, analyser);
  const hints = [...findWrongLayout(text, analyser), ...slips];
  return { hints: hints.sort((one, other) => one.start - other.start) };
}
