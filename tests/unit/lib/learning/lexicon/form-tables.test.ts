import { describe, expect, it } from '@jest/globals';
import { ambiguousNumberForms, formTables, type FormTable } from '@/lib/learning/lexicon/form-tables';
import { kindOf } from '@/lib/learning/lexicon/grammar';
import { listLexemes, type Lexeme } from '@/lib/russian/morphology/lexeme';

async function lexemeOf(form: string, kind: string): Promise<Lexeme> {
  const found = (await listLexemes(form)).find(({ grammemes }) => kindOf(grammemes) === kind);
  if (!found) throw new Error(`«${form}» is no ${kind}.`);
  return found;
}

const row = (table: FormTable | undefined, label: string) =>
  table?.rows
    .find((each) => each.label === label)
    ?.cells.map((cell) => cell.map(({ text, before }) => [before, text].filter(Boolean).join(' ')).join('/'));

describe('the forms of a word', () => {
  it('are those of a noun by case and number, with no abbreviation among them', async () => {
    const [table, ...more] = formTables(await lexemeOf('город', 'noun'));
    expect(more).toEqual([]);
    expect(table?.columns).toEqual(['sing', 'plur']);
    expect(row(table, 'gent')).toEqual(['города', 'городов']);
    expect(JSON.stringify(table)).not.toContain('"гор"');
  });

  it('have one column where there is one number', async () => {
    const [table] = formTables(await lexemeOf('очки', 'noun'));
    expect(table?.columns).toEqual(['plur']);
    expect(row(table, 'ablt')).toEqual(['очками']);
  });

  it.each([
    ['лес', 'лесе/в лесу'],
    ['берег', 'береге/на берегу'],
    ['тень', 'тени/в тени'],
    ['лёд', 'льде/на льду'],
    ['угол', 'угле/в/на углу'],
    ['снег', 'снеге/в/на снегу'],
    ['лоб', 'лбе/на лбу'],
    ['стол', 'столе'],
    ['пляж', 'пляже'],
    ['логин', 'логине'],
    ['холм', 'холме'],
  ])(
    'have the second locative of «%s» only where there is one, with its preposition: %s',
    async (noun, expected) => {
      const [table] = formTables(await lexemeOf(noun, 'noun'));
      expect(row(table, 'loct')?.[0]).toBe(expected);
    },
  );

  it('have no second genitive: «стакан чаю» is no form that a learner needs', async () => {
    const [table] = formTables(await lexemeOf('чай', 'noun'));
    expect(row(table, 'gent')?.[0]).toBe('чая');
  });

  it.each([
    ['класть', /ложи|ложу/u],
    ['пойти', /пш/u],
    ['хотеть', /хошь|хочут/u],
    ['видеть', /видют/u],
    ['слышать', /слышут/u],
    ['забыть', /забыт"/u],
    ['чистить', /чисть/u],
    ['ехать', /ехай|"езжай/u],
  ])('of «%s» are none that no educated person says', async (verb, wrong) => {
    expect(JSON.stringify(formTables(await lexemeOf(verb, 'verb')))).not.toMatch(wrong);
  });

  it.each([
    ['роман', /романови/u],
    ['пол', /полови/u],
    ['ведро', /вёдро|"вёдра","grammemes":\["NOUN","inan","neut","sing/u],
    ['кино', /кине|кина/u],
  ])('of «%s» are those of the word itself', async (noun, wrong) => {
    expect(JSON.stringify(formTables(await lexemeOf(noun, 'noun')))).not.toMatch(wrong);
  });

  it.each([
    ['ехать', 'поезжай', 'поезжайте'],
    ['приехать', 'приезжай', 'приезжайте'],
    ['стоять', 'стой', 'стойте'],
    ['учиться', 'учись', 'учитесь'],
    ['одеться', 'оденься', 'оденьтесь'],
    ['бросить', 'брось', 'бросьте'],
    ['повесить', 'повесь', 'повесьте'],
  ])('have the imperative of «%s»: %s, %s', async (verb, singular, plural) => {
    const table = formTables(await lexemeOf(verb, 'verb')).find(({ title }) => title === 'impr');
    expect(table?.rows[0]?.cells.map((cell) => cell.map(({ text }) => text))).toEqual([[singular], [plural]]);
  });

  it('are in two tables of two columns for an adjective, without superlatives', async () => {
    const tables = formTables(await lexemeOf('хорошая', 'adjective'));
    expect(tables.map(({ title, columns }) => [title, columns])).toEqual([
      [null, ['masc', 'neut']],
      [null, ['femn', 'plur']],
      ['short', ['forms']],
      ['comp', ['forms']],
    ]);
    expect(row(tables[0], 'nomn')).toEqual(['хороший', 'хорошее']);
    expect(row(tables[0], 'accs')).toEqual(['хороший/хорошего', 'хорошее']);
    expect(row(tables[1], 'nomn')).toEqual(['хорошая', 'хорошие']);
    expect(JSON.stringify(tables)).not.toContain('наихорош');
  });

  it('are those of a verb by time and person', async () => {
    const tables = formTables(await lexemeOf('напишу', 'verb'));
    expect(tables.map(({ title }) => title)).toEqual(['futr', 'past', 'impr']);
    expect(row(tables[0], '1per')).toEqual(['напишу', 'напишем']);
    expect(row(tables[1], 'femn')).toEqual(['написала']);
    expect(tables[2]?.rows[0]?.cells.flat().map(({ text }) => text)).toEqual(['напиши', 'напишите']);
  });

  it.each([
    ['я', 'pronoun', 'datv', 'мне'],
    ['пять', 'numeral', 'ablt', 'пятью'],
    ['кто', 'pronoun', 'gent', 'кого'],
  ])('of «%s», a %s, have one column', async (form, kind, label, expected) => {
    const [table] = formTables(await lexemeOf(form, kind));
    expect(table?.columns).toEqual(['forms']);
    expect(row(table, label)).toEqual([expected]);
  });

  it('are none for what is not inflected', async () => {
    expect(formTables(await lexemeOf('здесь', 'adverb'))).toEqual([]);
  });

  it('tell which are spelt alike in both numbers', async () => {
    expect([...ambiguousNumberForms(await lexemeOf('дело', 'noun'))]).toContain('дела');
    expect(ambiguousNumberForms(await lexemeOf('дело', 'noun')).has('делом')).toBe(false);
  });
});
