import type { ContentOf } from '@/lib/russian/exercises/schema';
import type { BuildContext } from './build-context';
import { findWord } from './find-word';
import type { Item } from './item';

/** The learner's own sentence with a gap where the mistake was; the wrong form is among those to choose from. */
export function makeCorrection(
  { russian, sentence, wrong, forms, note }: Extract<Item, { about: 'correction' }>,
  { translate }: BuildContext,
): ContentOf<'gap'> {
  const { before = '', after = '' } = findWord(sentence, [russian]) ?? {};
  return {
    kind: 'gap',
    prompt: translate('correction', () => ({})),
    hint: translate('hintCorrection', () => ({ wrong })),
    text: `${before}{1}${after}`,
    answers: [russian],
    bank: [russian, wrong, ...forms],
    ...(note && { note }),
  };
}
