/** Collators sort this behind every letter. */
const last = '\uFFFF';

/** Azerbaijani letters that English puts elsewhere, each with what stands for it in English. */
const azerbaijani: Record<string, string> = {
  ç: `c${last}`,
  ə: `e${last}`,
  ğ: `g${last}`,
  x: `h${last}`,
  ı: `h${last}${last}`,
  q: `k${last}`,
  ö: `o${last}`,
  ş: `s${last}`,
  ü: `u${last}`,
  w: `z${last}`,
};

/** Armenian letters come before those of other scripts, and behind digits. */
const armenian = 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'.split('');
const behindDigits = (letters: string) => letters.replaceAll(/./gu, (letter) => `9${last}${letter}`);

/** Letters that English puts elsewhere, by locale; Intl answers comparisons alone. */
export function lettersOf(locale: string): Record<string, string> {
  if (locale === 'az') return { ...withCapitals(azerbaijani), İ: 'I' };
  if (locale !== 'hy') return {};
  const letters = Object.fromEntries(armenian.map((letter) => [letter, behindDigits(letter)]));
  return { ...withCapitals(letters), և: behindDigits('եւ') };
}

function withCapitals(letters: Record<string, string>): Record<string, string> {
  const capitals: Record<string, string> = {};
  for (const [letter, inEnglish] of Object.entries(letters)) capitals[upper(letter)] = upper(inEnglish);
  return { ...letters, ...capitals };
}

const upper = (text: string) => text.toLocaleUpperCase('en');
