import { describe, expect, it } from '@jest/globals';
import { nameKey } from '@/lib/community/directory/name-key';
import { likePatterns, searchedWords, slipsIn } from '@/lib/community/directory/name-search';
import { spell, spellings } from '@/lib/community/directory/spellings';

describe('one spelling of names', () => {
  it.each([
    ['наташа', 'natasha'],
    ['наташа', 'natascha'],
    ['щербаков', 'shcherbakov'],
    ['юлия', 'yulia'],
    ['татьяна', 'tatyana'],
    ['алексей', 'alexey'],
    ['цыганов', 'tsyganov'],
    ['дмитрий', 'dmitriy'],
  ])('%s is %s', (cyrillic, latin) => {
    expect(spell(latin)).toBe(spell(cyrillic));
  });

  it.each([
    ['жан', 'jean'],
    ['джем', 'cem'],
    ['мюллер', 'mueller'],
    ['кэндзи', 'kenji'],
    ['элен', 'hélène'],
  ])('%s is one of those of %s', (cyrillic, latin) => {
    expect(spellings(latin)).toContain(spell(cyrillic));
  });
});

describe('the key of a name', () => {
  it('has what everybody sees before the bar, and what members see behind it', () => {
    expect(nameKey('Наташа И.', 'Наташа Иванова')).toBe(' natasa i | natasa ivanova ');
    expect(nameKey('Наташа', 'Наташа')).toBe(' natasa ');
  });
});

describe('what is searched for', () => {
  it('finds letters anywhere only from three on', () => {
    const [two] = searchedWords('на');
    const [three] = searchedWords('ната');
    expect(two && likePatterns(two, 'contains')).toEqual(['% na%']);
    expect(three && likePatterns(three, 'contains')).toContain('%nata%');
  });

  it('has no signs that LIKE or a pattern would read', () => {
    expect(searchedWords('%_\\')).toEqual([]);
    expect(
      searchedWords('a%b_c')
        .flatMap(({ spellings: all }) => all)
        .join(''),
    ).not.toMatch(/[%_\\]/u);
  });

  it('reads no more than five words', () => {
    expect(searchedWords('а б в г д е ж')).toHaveLength(5);
  });

  it('counts slips, and refuses what is no typing error', () => {
    expect(slipsIn(searchedWords('Екатирина'), ' ekaterina zukova ')).toBe(1);
    expect(slipsIn(searchedWords('Натахса'), ' natasa ')).not.toBeNull();
    expect(slipsIn(searchedWords('Марина'), ' ekaterina zukova ')).toBeNull();
    expect(slipsIn(searchedWords('Ия'), ' iva ')).toBeNull();
  });
});
