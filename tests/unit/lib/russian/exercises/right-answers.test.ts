import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gradeWrite } from '@/lib/russian/exercises/kinds/write';
import { expandTemplate } from '@/lib/russian/exercises/text/template';
import { answers } from './answers.table';
import { write } from './samples';

const lexicon = { isWord: () => false, readings: () => [] };
const accepted = answers.map((row) => row.accepted);

/** What may happen to a right answer on its way from a learner's hand. */
const changes: Record<string, (text: string) => string> = {
  'in capitals': (text) => text.toUpperCase(),
  'in lower case': (text) => text.toLowerCase(),
  'without stress marks': (text) =>
    text
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC'),
  'with stress on every а': (text) => text.replace(/а\u0301?/g, 'а\u0301'),
  decomposed: (text) => text.normalize('NFD'),
  'without punctuation': (text) => text.replace(/[.,!?…:;«»]/g, ''),
  'with other punctuation': (text) => `«${text.replace(/[.!?]/g, '')}»!!`,
  'with more spaces': (text) => `  ${text.replaceAll(' ', '  \u00a0')} `,
  'with soft hyphens': (text) => text.replaceAll('о', 'о\u00ad'),
};
const change = fc.constantFrom(...Object.keys(changes));

function verdictOf(templates: readonly [string, ...string[]], text: string): string {
  const [first, ...others] = templates;
  return gradeWrite({ ...write, answers: [first, ...others] }, { kind: 'write', text }, { lexicon }).verdict;
}

describe('a right answer', () => {
  it('is right in every variant that a template allows', () => {
    for (const templates of accepted) {
      for (const variant of templates.flatMap(expandTemplate))
        expect([variant, verdictOf(templates, variant)]).toEqual([variant, 'right']);
    }
  });

  it('stays right however it is written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...accepted), fc.array(change, { maxLength: 4 }), (templates, names) => {
        const text = names.reduce(
          (written, name) => changes[name]?.(written) ?? written,
          expandTemplate(templates[0])[0] ?? '',
        );
        expect(verdictOf(templates, text)).toBe('right');
      }),
      { numRuns: 1_000 },
    );
  });
});
