import { describe, expect, it } from '@jest/globals';
import { guessStress } from '@/lib/russian/morphology/guess-stress';
import { isPlainlyStressed } from '@/lib/russian/morphology/vowels';

describe('where a voice puts the stress', () => {
  it.each([
    ['говорить', 'ɡ_ʌ_v_ʌ_rʲ_ˈi_tʲ', 'говори́ть'],
    ['сестра', 'sʲ_i_s_t__r_ˈɑ', 'сестра́'],
    ['воробью', 'v_ʌ_r_ʌ_b_j_ˈju\n', 'воробью́'],
    ['Анна', 'ˈɑ_nn_a', 'А́нна'],
  ])('%s', (word, phonemes, expected) => {
    expect(guessStress(word, phonemes)).toBe(expected);
  });

  it.each([
    ['it reads two stresses', 'где-нибудь', 'ɡ_dʲ_ˈe_nʲ_i_b_ˈu_tʲ'],
    ['it reads other vowels than are written', 'учительница', 'u_tʃʲ_ˈi_tʲ'],
    ['it reads none', 'дома', 'd_o_m_a'],
  ])('is unknown where %s', (_, word, phonemes) => {
    expect(guessStress(word, phonemes)).toBeNull();
  });
});

it('needs no mark on words of one syllable and words with ё', () => {
  expect(['дом', 'в', 'ёлка', 'ЩЁКА'].map(isPlainlyStressed)).toEqual([true, true, true, true]);
  expect(['дома', 'Анна'].map(isPlainlyStressed)).toEqual([false, false]);
});
