import type { Form } from './lexeme';

/** The forms with complete imperatives: «ехать» and its prefixed verbs use «-езжай», and the plural always has -те. */
export function withImperatives<T extends Form>(lemma: string, forms: readonly T[]): (T | Form)[] {
  const singular = forms.filter(({ grammemes }) => isImperative(grammemes) && grammemes.includes('sing'));
  const others = forms.filter(({ grammemes }) => !isImperative(grammemes));
  const [texts, [first]] = [[...new Set(singular.map(({ text }) => text))], singular];
  const isGoing = lemma.endsWith('ехать');
  const pluralOf = /с[яь]$/u.test(lemma) ? reflexivePlural : (text: string) => `${text}те`;
  if (!first && !isGoing) return [...forms];
  const grammemes = first?.grammemes ?? ['VERB', 'sing', 'impr', 'excl'];
  const plural = grammemes.map((grammeme) => (grammeme === 'sing' ? 'plur' : grammeme));
  return [
    ...others,
    ...(isGoing ? [ridingImperative(lemma)] : texts).flatMap((text) => [
      { text, grammemes },
      { text: pluralOf(text), grammemes: plural },
    ]),
  ];
}

const isImperative = (grammemes: readonly string[]) => grammemes[0] === 'VERB' && grammemes.includes('impr');

/** The imperative of «ехать» and its prefixed verbs: «поезжай», «приезжай», «уезжай»; «езжай» and «ехай» are substandard. */
const ridingImperative = (lemma: string) => `${lemma.slice(0, -'ехать'.length) || 'по'}езжай`;

/** The plural of a reflexive imperative: «учитесь»; «брось» of «бросить» also ends in -сь but is not reflexive. */
const reflexivePlural = (text: string) => text.replace(/с[яь]$/u, 'тесь');
