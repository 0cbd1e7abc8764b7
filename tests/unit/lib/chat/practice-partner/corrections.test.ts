import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadAnalyser } from '@/lib/chat/practice-partner/analyser';
import { findCorrections } from '@/lib/chat/practice-partner/inside/corrections/find-corrections';
import type { Analyser } from '@/lib/chat/practice-partner/inside/language';
import { correctionReasons } from '@/lib/chat/practice-partner/schema';
import messages from '@/messages/en/chat-partner.json';
import { mistakes } from './corrections.table';
import { rightSentences } from './right.table';

let analyser: Analyser;
beforeAll(async () => {
  analyser = await loadAnalyser();
});

describe.each(Object.entries(mistakes))('%s', (reason, rows) => {
  it.each(rows)('“%s”', async (text, wrong, right) => {
    const start = text.indexOf(wrong);
    expect(await findCorrections(text, analyser)).toEqual([
      { start, end: start + wrong.length, wrong, right, reason },
    ]);
  });

  it('leaves the corrected sentences alone', async () => {
    const found = await Promise.all(
      rows.map(([text, wrong, right]) => findCorrections(text.replace(wrong, right), analyser)),
    );
    expect(found.flat()).toEqual([]);
  });
});

it.each(rightSentences)('finds nothing in “%s”', async (text) => {
  expect(await findCorrections(text, analyser)).toEqual([]);
});

it('has sentences for every reason that the rules give', () => {
  const given = correctionReasons.filter((reason) => reason !== 'latin_letters');
  expect(Object.keys(mistakes).sort()).toEqual([...given].sort());
});

it('has a sentence for people to read for each reason', () => {
  expect(Object.keys(messages.reasons)).toEqual([...correctionReasons]);
});

it('makes at most two corrections, in order and apart', async () => {
  const found = await findCorrections('Я читает новый книга в Москва с мама и пять стол', analyser);
  expect(found).toHaveLength(2);
  expect(found[0]?.end).toBeLessThanOrEqual(found[1]?.start ?? 0);
});

it('takes no heed of stress marks, ё and capital letters', async () => {
  const found = await findCorrections('Это но́вый кни́га. ОН ЖИВЕТ ЗДЕСЬ', analyser);
  expect(found).toMatchObject([{ wrong: 'но́вый кни́га', right: 'новая кни́га' }]);
});

it('leaves names, abbreviations and the words of young people alone', async () => {
  const text = 'Ozan из Гёрдеса, ютубер, любит лахмаджун, донер, хостел, вайб и МГИМО';
  expect(await findCorrections(text, analyser)).toEqual([]);
});
