import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { pluralCategories, speakers, type PhraseVariant } from '@/lib/translator/phrasebook/variants';

/** Writes a message of the phrasebook out, once for each speaker and each plural category that it tells apart. */
export function writeOut(message: string): PhraseVariant[] {
  return expand(parse(message));
}

function expand(elements: readonly MessageFormatElement[]): PhraseVariant[] {
  return elements.reduce<PhraseVariant[]>(
    (variants, element) => {
      const next = variantsOf(element);
      return variants.flatMap((start) => next.flatMap((end) => join(start, end)));
    },
    [{ text: '' }],
  );
}

function variantsOf(element: MessageFormatElement): PhraseVariant[] {
  switch (element.type) {
    case TYPE.literal:
      return [{ text: element.value }];
    case TYPE.pound:
      return [{ text: '#' }];
    case TYPE.plural:
      return pluralCategories.flatMap((plural) => {
        const option = element.options[plural];
        return option ? expand(option.value).map((variant) => ({ ...variant, plural })) : [];
      });
    case TYPE.select:
      return speakers.flatMap((speaker) => {
        const option = element.options[speaker];
        return option ? expand(option.value).map((variant) => ({ ...variant, speaker })) : [];
      });
    case TYPE.argument:
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
    case TYPE.tag:
      // checkPhrasebook refuses them.
      throw new Error('A phrase has text, a number and a speaker.');
  }
}

/** Two parts of a phrase are said by the same speaker about the same number. */
function join(start: PhraseVariant, end: PhraseVariant): PhraseVariant[] {
  if (start.speaker && end.speaker && start.speaker !== end.speaker) return [];
  if (start.plural && end.plural && start.plural !== end.plural) return [];
  return [{ ...start, ...end, text: start.text + end.text }];
}
