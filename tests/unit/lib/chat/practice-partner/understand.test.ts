import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadAnalyser } from '@/lib/chat/practice-partner/analyser';
import type { Analyser } from '@/lib/chat/practice-partner/inside/language';
import { readMessage } from '@/lib/chat/practice-partner/inside/read-message';
import { understand, type Understood } from '@/lib/chat/practice-partner/inside/understand';
import type { Turn } from '@/lib/chat/practice-partner/schema';
import { utterances } from './utterances.table';

let analyser: Analyser;
beforeAll(async () => {
  analyser = await loadAnalyser();
});

async function read(text: string, turns: readonly Turn[] = []): Promise<Understood | null> {
  const message = readMessage(text, analyser);
  if (message.kind !== 'russian') throw new Error(`${text} is not read as Russian but as ${message.kind}.`);
  return understand({ message, turns, analyser });
}

const asks = (text: string): Turn[] => [{ from: 'partner', text: `Привет! ${text}` }];

it.each(utterances)('understands “%s” as %s', async (text, intent) => {
  expect((await read(text))?.id).toBe(intent);
});

describe('an answer to the partner’s own question', () => {
  it.each([
    ['Как тебя зовут?', 'Мехмет', 'name_told', { name: 'Мехмет' }],
    ['Как тебя зовут?', 'я анна', 'name_told', { name: 'Анна' }],
    ['Где ты живёшь?', 'В Анкаре', 'place_told', { in: 'в Анкаре' }],
    ['Где ты живёшь?', 'Анкара', 'place_told', { in: 'в Анкаре' }],
    ['Где ты живёшь?', 'в Анкара', 'place_told', { in: 'в Анкаре' }],
    ['Где ты живёшь?', 'франция', 'place_told', { in: 'во Франции' }],
    ['Где ты живёшь?', 'на Кубе', 'place_told', { in: 'на Кубе' }],
    ['Где ты живёшь?', 'в маленькой деревне', 'place_told', {}],
    ['Откуда ты?', 'Турция', 'place_told', { from: 'из Турции' }],
    ['Откуда ты?', 'я из Берлин', 'place_told', { from: 'из Берлина' }],
    ['Как дела?', 'Нормально', 'mood_good', {}],
    ['Какую музыку ты слушаешь?', 'рок', 'music', {}],
    ['Какую музыку ты слушаешь?', 'Земфиру', 'music', {}],
    ['Ты любишь снег?', 'снежинки', 'weather', {}],
    ['А когда у тебя день рождения?', 'в среду', 'noted', {}],
  ] as const)('“%s” – “%s”', async (question, text, id, slots) => {
    const understood = await read(text, asks(question));
    expect(understood).toMatchObject({ id, slots });
  });

  it('is not looked for where somebody asks something else', async () => {
    expect((await read('Сколько тебе лет?', asks('Где ты живёшь?')))?.id).toBe('age');
    expect((await read('Который час?', asks('Как тебя зовут?')))?.id).toBe('time_now');
  });

  it('stays with the topic after “yes” and “no”', async () => {
    expect(await read('да', asks('Ты любишь снег?'))).toMatchObject({ id: 'yes', topic: { id: 'weather' } });
    expect(await read('нет', asks('Ты знаешь русские песни?'))).toMatchObject({ topic: { id: 'music' } });
  });

  it('is remembered over three turns and no longer', async () => {
    const later: Turn[] = [...asks('Где ты живёшь?'), { from: 'learner', text: 'секунду' }];
    expect((await read('Анкара', later))?.id).toBe('place_told');
    const late: Turn[] = [...later, { from: 'learner', text: 'ой' }, { from: 'learner', text: 'ага' }];
    expect((await read('Анкара', late))?.id).toBe('city');
  });
});

describe('what a message holds', () => {
  it('has the name, also from an earlier turn', async () => {
    const turns: Turn[] = [{ from: 'learner', text: 'Меня зовут озан' }, ...asks('Как дела?')];
    expect((await read('хорошо', turns))?.slots['name']).toBe('Озан');
    expect((await read('Меня зовут Жан-Пьер'))?.slots['name']).toBe('Жан-пьер');
  });

  it('has no name where none is told', async () => {
    expect((await read('Меня не зовут'))?.slots['name']).toBeUndefined();
    expect((await read('Как тебя зовут?'))?.slots['name']).toBeUndefined();
  });

  it('has the word that is asked about, with its grammar', async () => {
    expect((await read('Что значит «книга»?'))?.slots).toMatchObject({
      word: 'книга',
      grammar: 'имя существительное, женский род',
    });
    expect((await read('что значит читать'))?.slots).toMatchObject({ grammar: 'глагол' });
  });

  it('says whether the partner itself is asked', async () => {
    const asked = await read('А ты любишь кино?');
    expect(asked?.reactions).not.toEqual((await read('Я люблю кино'))?.reactions);
  });
});
