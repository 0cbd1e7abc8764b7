/*
 * Text typed with a Latin keyboard layout by mistake: «ghbdtn» is «привет» on the same keys.
 * Each row of keys is written twice, Latin above Russian, first plain and then with Shift.
 */
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю.' + 'ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,';
const latin = {
  qwerty: "`qwertyuiop[]asdfghjkl;'zxcvbnm,./" + '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?',
  qwertz: '^qwertzuiopü+asdfghjklöäyxcvbnm,.-' + '°QWERTZUIOPÜ*ASDFGHJKLÖÄYXCVBNM;:_',
};

const layouts = Object.values(latin).map((keys) => new Map(zip(Array.from(keys), Array.from(russian))));

/** The text that the same keys give on a Russian keyboard, for each Latin layout, without repeats. */
export function readOnRussianKeys(text: string): string[] {
  const readings = layouts.map((keys) => Array.from(text, (key) => keys.get(key) ?? key).join(''));
  return [...new Set(readings)];
}

function zip(keys: readonly string[], letters: readonly string[]): [string, string][] {
  return keys.map((key, index) => [key, letters[index] ?? key]);
}
