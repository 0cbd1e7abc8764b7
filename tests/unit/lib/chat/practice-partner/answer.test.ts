import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadAnalyser } from '@/lib/chat/practice-partner/analyser';
import { answer, answerUnseen } from '@/lib/chat/practice-partner/answer';
import type { Analyser } from '@/lib/chat/practice-partner/inside/language';
import { questions, script } from '@/lib/chat/practice-partner/inside/script';
import { maxAnswerCodePoints, maxCorrections, turnsWithoutRepeat } from '@/lib/chat/practice-partner/limits';
import type { PartnerAnswer, Turn } from '@/lib/chat/practice-partner/schema';
import { mistakes } from './corrections.table';
import { utterances } from './utterances.table';

let analyser: Analyser;
beforeAll(async () => {
  analyser = await loadAnalyser();
});

const say = (text: string, turns: readonly Turn[] = [], seed = 'a'): Promise<PartnerAnswer> =>
  answer({ text, turns, seed }, { analyser, name: 'Говорун' });

describe('an answer', () => {
  it('is the same for the same message, turns and seed, and another for another seed', async () => {
    const texts = await Promise.all(['a', 'a', 'b', 'c', 'd'].map((seed) => say('Привет!', [], seed)));
    expect(texts[0]).toEqual(texts[1]);
    expect(new Set(texts.map(({ text }) => text)).size).toBeGreaterThan(1);
  });

  it('uses the name that was told', async () => {
    expect((await say('Меня зовут Анна')).text).toContain('Анна');
    const turns: Turn[] = [
      { from: 'learner', text: 'Меня зовут Анна' },
      { from: 'partner', text: 'Очень приятно!' },
    ];
    expect((await say('Пока', turns)).text).toContain('Анна');
  });

  it('takes a name in Latin letters where it has asked for one', async () => {
    const turns: Turn[] = [{ from: 'partner', text: 'Привет! Как тебя зовут?' }];
    expect(await say('John', turns)).toMatchObject({
      text: expect.stringContaining('John'),
      isUnderstood: true,
    });
    expect((await say('John')).isUnderstood).toBe(false);
  });

  it('names the place in the right case, whatever was written', async () => {
    const { text, corrections } = await say('Я живу в Измир');
    expect(text).toMatch(/в Измире/iu);
    expect(corrections).toMatchObject([{ wrong: 'в Измир', right: 'в Измире', reason: 'case_where' }]);
  });

  it('says that it is a machine when it is asked', async () => {
    const texts = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((seed) => say('Ты робот?', [], seed)));
    for (const { text } of texts) expect(text).toMatch(/машина|программа|робот/iu);
    expect((await say('Сколько тебе лет?')).isUnderstood).toBe(true);
  });

  it.each(['picture', 'voice'] as const)(
    'to a %s says that it cannot see or hear, each time otherwise, and asks again what it has asked, once',
    (kind) => {
      const question = 'Ты любишь снег?';
      const turns: Turn[] = [{ from: 'partner', text: `Здорово! ${question}` }];
      for (let index = 0; index < 5; index += 1)
        turns.push({ from: 'partner', text: answerUnseen(kind, { turns, seed: 'a' }) });
      const texts = turns.slice(1).map(({ text }) => text);
      const lines = texts.map((text) => script.pools[kind].find((line) => text.startsWith(line)));
      expect(new Set(lines).size).toBe(5);
      expect(lines).not.toContain(undefined);
      expect(texts.map((text) => text.endsWith(question))).toEqual([true, false, false, false, false]);
      for (const text of texts) expect(questions.some((each) => text.endsWith(each.text))).toBe(true);
    },
  );

  it('repeats its question when it is asked to', async () => {
    const turns: Turn[] = [{ from: 'partner', text: 'Здорово! Ты любишь снег?' }];
    expect((await say('Повтори, пожалуйста', turns)).text).toContain('«Ты любишь снег?»');
  });

  it('keeps corrections beside it, not inside', async () => {
    const { text, corrections } = await say('Я люблю новый музыка');
    expect(corrections).toHaveLength(1);
    expect(text).not.toContain('новый');
  });
});

describe('a message that is no Russian text', () => {
  it.each([
    ['', 'empty'],
    ['   \n', 'empty'],
    ['...', 'empty'],
    ['😀', 'emoji'],
    ['👩‍👩‍👧 🇹🇷', 'emoji'],
    [':)', 'emoji'],
    ['12345', 'numbers'],
    ['hello, how are you?', 'foreign'],
    ['Merhaba, nasılsın?', 'foreign'],
    ['no', 'foreign'],
    ['こんにちは', 'foreign'],
    ['Сайн байна уу та юу хийж байна', 'foreign'],
  ])('“%s” is answered, not understood', async (text) => {
    const { isUnderstood, corrections, text: said } = await say(text);
    expect({ isUnderstood, corrections }).toEqual({ isUnderstood: false, corrections: [] });
    expect(said).not.toBe('');
  });

  it.each([
    ['privet', 'привет'],
    ['Kak dela?', 'Как дела?'],
    ['menya zovut Anna', 'меня зовут Анна'],
    ['spasibo', 'спасибо'],
    [' normalno ', 'нормально'],
    ['ghbdtn', 'привет'],
  ])('“%s” is understood and shown in Cyrillic', async (text, right) => {
    const { isUnderstood, corrections } = await say(text);
    expect(isUnderstood).toBe(true);
    expect(corrections).toMatchObject([{ wrong: text.trim(), right, reason: 'latin_letters' }]);
    expect(text.slice(corrections[0]?.start, corrections[0]?.end)).toBe(text.trim());
  });

  it('says that a very long message is long, and offers a question', async () => {
    const { text, isUnderstood } = await say('абырвалг тыры '.repeat(500));
    expect(isUnderstood).toBe(false);
    expect(text).toMatch(/\?$/u);
  });

  it('offers something to talk about where it does not understand', async () => {
    const { text, isUnderstood } = await say('Синхрофазотрон');
    expect(isUnderstood).toBe(false);
    expect(text).toMatch(/\?$/u);
  });
});

const anything = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...utterances.map(([text]) => text)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...Object.values(mistakes).flatMap((rows) => rows.map(([text]) => text))),
  },
  fc.constantFrom('да', 'нет', 'не знаю', 'Анкара', 'Мехмет', 'вчера', 'с другом', '', '🙂'),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...Array.from('абвеёийкмнопрстуьыя  .,!?-«»')), maxLength: 80 }),
);

const questionOf = (text: string) => questions.find((question) => text.endsWith(question.text))?.text ?? null;

describe('a long conversation', () => {
  const isRepeated = (text: string, said: readonly string[]) =>
    said.includes(text) ||
    said.some((each) => questionOf(each) !== null && questionOf(each) === questionOf(text));

  async function talk(texts: readonly string[], seed: string): Promise<void> {
    const turns: Turn[] = [];
    for (const text of texts) {
      const said = turns
        .flatMap((turn) => (turn.from === 'partner' ? [turn.text] : []))
        .slice(-turnsWithoutRepeat);
      const { text: reply, corrections } = await say(text, turns.slice(-2 * turnsWithoutRepeat), seed);
      expect(reply.trim()).not.toBe('');
      expect(Array.from(reply).length).toBeLessThanOrEqual(maxAnswerCodePoints);
      expect({ reply, isRepeated: isRepeated(reply, said) }).toEqual({ reply, isRepeated: false });
      expect(corrections.length).toBeLessThanOrEqual(maxCorrections);
      for (const { start, end, wrong } of corrections) expect(text.slice(start, end)).toBe(wrong);
      turns.push({ from: 'learner', text }, { from: 'partner', text: reply });
    }
  }

  it('repeats no line within 20 turns, whatever is said', async () => {
    const conversation = fc.array(anything, { minLength: 60, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(conversation, fc.string(), (texts, seed) => talk(texts, seed)),
      { numRuns: 40 },
    );
  }, 60_000);

  it.each(['Привет', 'Пока', 'Кто ты?', 'Повтори', '', '🙂', 'абракадабра', 'нет'])(
    'also where somebody says “%s” forty times',
    async (text) => {
      await talk(
        Array.from({ length: 40 }, () => text),
        'a',
      );
    },
  );
});
