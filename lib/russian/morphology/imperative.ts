import type { Form } from './lexeme';

/** The imperative: of «ехать» and what is made of it another verb's («поезжай»), in the plural always with -те. */
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
    ...(isGoing ? [goBy(lemma)] : texts).flatMap((text) => [
      { text, grammemes },
      { text: pluralOf(text), grammemes: plural },
    ]),
  ];
}

const isImperative = (grammemes: readonly string[]) => grammemes[0] === 'VERB' && grammemes.includes('impr');

/** «поезжай», «приезжай», «уезжай»: «езжай» and «ехай» are not said by the educated. */
const goBy = (lemma: string) => `${lemma.slice(0, -'ехать'.length) || 'по'}езжай`;

/** «учитесь»; but «брось» of «бросить» is «бросьте», although it ends in -сь too. */
const reflexivePlural = (text: string) => text.replace(/с[яь]$/u, 'тесь');
