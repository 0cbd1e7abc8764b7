import { describe, expect, it } from '@jest/globals';
import { listLexemes } from '@/lib/russian/morphology/lexeme';

const lemmas = async (form: string) => (await listLexemes(form)).map(({ lemma }) => lemma);
const texts = async (form: string) => (await listLexemes(form))[0]?.forms.map(({ text }) => text) ?? [];

describe('the words a form may belong to', () => {
  it.each([
    ['людьми', ['человек']],
    ['мой', ['мыть', 'мой']],
    ['москве', ['Москва']],
    ['еще', ['ещё']],
    ['ыыы', []],
  ])('of «%s» are %j', async (form, expected) => {
    expect(await lemmas(form)).toEqual(expect.arrayContaining(expected));
    expect((await lemmas(form)).length).toBeGreaterThanOrEqual(expected.length);
  });

  it('have all their forms, and none that is rare beside another', async () => {
    const forms = await texts('книгу');
    expect(forms).toEqual(expect.arrayContaining(['книга', 'книги', 'книгой', 'книгами']));
    expect(forms).not.toContain('книгою');
  });

  it('say all that one form may be', async () => {
    const [book] = await listLexemes('книги');
    expect(book?.uses.map((use) => use.filter((term) => /^(sing|plur|nomn|gent|accs)$/u.test(term)))).toEqual(
      expect.arrayContaining([
        expect.arrayContaining(['sing', 'gent']),
        expect.arrayContaining(['plur', 'nomn']),
      ]),
    );
  });

  it('begin with a capital where they are names', async () => {
    expect(await texts('москва')).toContain('Москвой');
  });
});
