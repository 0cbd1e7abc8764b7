import { describe, expect, it } from '@jest/globals';
import { verbPlace, withYo, type VerbAccents } from '@/lib/russian/morphology/accent/verb';
import { stressVowel } from '@/lib/russian/morphology/vowels';

const accents: VerbAccents = {
  present: {
    a: ['стать', 'мыть'],
    b: ['говори́ть', 'ложи́ться', 'снова́ть'],
    c: ['учи́ть', 'положи́ть', 'смотре́ть'],
  },
  past: { a: ['забы́ть'], c: ['ждать', 'брать', 'рвать', 'жить'] },
};

function stress(infinitive: string, text: string, terms: string): string | null {
  const place = verbPlace({ text, grammemes: ['VERB', ...terms.split(' ')] }, infinitive, accents);
  return place === null ? null : stressVowel(text, place);
}

describe('the accent of a verb', () => {
  it.each([
    ['смотре́ть', 'смотрите', 'plur impr', 'смотри́те'],
    ['смотре́ть', 'смотрите', '2per plur pres', 'смо́трите'],
    ['учи́ться', 'учитесь', 'plur impr', 'учи́тесь'],
    ['учи́ться', 'учитесь', '2per plur pres', 'у́читесь'],
    ['стоя́ть', 'стойте', 'plur impr', 'сто́йте'],
    ['ду́мать', 'думайте', 'plur impr', 'ду́майте'],
    ['прие́хать', 'приезжайте', 'plur impr', 'приезжа́йте'],
    ['вы́ехать', 'выезжай', 'sing impr', 'выезжа́й'],
    ['положи́ть', 'положите', '2per plur futr', 'поло́жите'],
    ['ложи́ться', 'ложитесь', '2per plur pres', 'ложи́тесь'],
    ['поговори́ть', 'поговорят', '3per plur futr', 'поговоря́т'],
    ['оста́ться', 'останусь', '1per sing futr', 'оста́нусь'],
    ['рисова́ть', 'рисуете', '2per plur pres', 'рису́ете'],
    ['идти́', 'иду', '1per sing pres', 'иду́'],
    ['ждать', 'ждало', 'neut past', 'жда́ло'],
    ['ждать', 'ждала', 'femn past', 'ждала́'],
    ['подожда́ть', 'подождало', 'neut past', 'подожда́ло'],
    ['взорва́ть', 'взорвала', 'femn past', 'взорвала́'],
    ['забы́ть', 'забыла', 'femn past', 'забы́ла'],
    ['основа́ть', 'осную', '1per sing futr', 'осную́'],
    ['пойти́', 'пошли', 'plur past', 'пошли́'],
    ['купи́ть', 'купила', 'femn past', 'купи́ла'],
  ])('of «%s» «%s» (%s) is «%s»', (infinitive, text, terms, expected) => {
    expect(stress(infinitive, text, terms)).toBe(expected);
  });

  it.each([
    ['прожи́ть', 'прожил', 'masc past'],
    ['собра́ться', 'собралось', 'neut past'],
    ['поня́ть', 'понял', 'masc past'],
    ['лечи́ть', 'лечит', '3per sing pres'],
    ['доложи́ть', 'доложит', '3per sing futr'],
    ['приложи́ться', 'приложится', '3per sing futr'],
  ])('of «%s» is not certain where it may move: «%s»', (infinitive, text, terms) => {
    expect(stress(infinitive, text, terms)).toBeNull();
  });

  it.each([
    ['просне́тся', 'проснётся'],
    ['бере́те', 'берёте'],
    ['говори́т', 'говори́т'],
    ['е́дет', 'е́дет'],
  ])('spells «%s» «%s»', (text, expected) => {
    expect(withYo(text)).toBe(expected);
  });
});
