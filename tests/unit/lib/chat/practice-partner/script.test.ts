import { describe, expect, it } from '@jest/globals';
import { loadAnalyser } from '@/lib/chat/practice-partner/analyser';
import { script, topics } from '@/lib/chat/practice-partner/inside/script';
import { tokensOf, type Token } from '@/lib/chat/practice-partner/inside/tokens';
import { turnsWithoutRepeat } from '@/lib/chat/practice-partner/limits';
import { stripStress } from '@/lib/russian/exercises/text/fold';

const reactions = script.intents.flatMap(({ answers, asked = [] }) => [...answers, ...asked]);
const pools = Object.values(script.pools).flat();
const asks = script.intents.flatMap((intent) => intent.asks.map(({ text }) => text));
const lines = [...reactions, ...pools, ...asks];

it('knows at least forty intents, each once', () => {
  const ids = script.intents.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ids).size).toBe(ids.length);
});

it('says no reaction under two intents', () => {
  const all = [...reactions, ...pools];
  expect(all.filter((line, place) => all.indexOf(line) !== place)).toEqual([]);
});

it('always has an unused question left, with which it can go on', () => {
  const open = new Set(
    topics.flatMap((topic) => topic.asks.filter(({ depends }) => !depends).map(({ text }) => text)),
  );
  expect(open.size).toBeGreaterThan(2 * turnsWithoutRepeat);
});

describe('every line', () => {
  it('has no stress marks, which the interface adds', () => {
    expect(lines.filter((line) => stripStress(line) !== line)).toEqual([]);
  });

  it('is at most 140 code points long, so that two make an answer', () => {
    expect(lines.filter((line) => Array.from(line).length > 140)).toEqual([]);
  });

  it('ends as a sentence', () => {
    expect(lines.filter((line) => !/[.!?]»?$|\{question\}»$/u.test(line))).toEqual([]);
  });

  it('says «ты», except the waiter', () => {
    const waiter = script.intents.find(({ id }) => id === 'cafe_order');
    const polite = lines.filter((line) => /(?<!\p{L})(?:вы|вас|вам|ваш\p{L}*)(?!\p{L})/iu.test(line));
    const ofWaiter = [...(waiter?.answers ?? []), ...(waiter?.asks ?? []).map(({ text }) => text)];
    const ofSeveral = ['Что вы готовите на праздник?', 'Что вы любите делать вместе?'];
    const jokes = polite.filter((line) => line.includes('Доктор'));
    expect(polite.filter((line) => ![...ofWaiter, ...ofSeveral, ...jokes].includes(line))).toEqual([]);
  });

  it('supposes nobody to be a man or a woman', async () => {
    const { lexicon } = await loadAnalyser();
    const isGendered = ({ readings }: Token) =>
      readings.length > 0 &&
      readings.every(
        ({ grammemes }) => grammemes.includes('sing') && /VERB.*past|ADJS/u.test(grammemes.join(' ')),
      );
    const gendered = lines.filter((line) => {
      const tokens = tokensOf(line, lexicon);
      return tokens.some(
        ({ folded }, place) => folded === 'ты' && tokens.slice(place + 1, place + 3).some(isGendered),
      );
    });
    expect(gendered).toEqual([]);
  });
});
