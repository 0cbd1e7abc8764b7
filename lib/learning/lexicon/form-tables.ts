import { withImperatives } from '@/lib/russian/morphology/imperative';
import type { Form, Lexeme } from '@/lib/russian/morphology/lexeme';
import { secondLocativeOf } from '@/lib/russian/morphology/second-locative';
import type { GrammarTerm } from './grammar';

/** A form of the word; a second locative is never said without the preposition `before` it: «в лесу́». */
export type FormCell = Form & { before?: string };

/** At most two columns, so that they have room on a phone. */
export interface FormTable {
  title: GrammarTerm | null;
  columns: GrammarTerm[];
  rows: { label: GrammarTerm | null; cells: FormCell[][] }[];
}

const cases = ['nomn', 'gent', 'datv', 'accs', 'ablt', 'loct'] as const;
const genders = ['masc', 'femn', 'neut', 'plur'] as const;
const persons = ['1per', '2per', '3per'] as const;
const numbers = ['sing', 'plur'] as const;
/** «людям» and «человекам»: more than two of a kind are no help. */
const mostInCell = 2;

interface Layout {
  title?: GrammarTerm;
  /** Grammemes that every form of the table has. */
  of: readonly string[];
  columns: readonly GrammarTerm[];
  rows: readonly (GrammarTerm | null)[];
}

/** The forms of a word as a textbook has them; none of what is not inflected. */
export function formTables(lexeme: Lexeme): FormTable[] {
  if (isFixed(lexeme.grammemes)) return [];
  const forms = withImperatives(lexeme.lemma, withSecondLocative(lexeme));
  return layoutsOf(lexeme.grammemes).flatMap((layout) =>
    tableOf(
      layout,
      forms.filter((form) => layout.of.every((grammeme) => form.grammemes.includes(grammeme))),
    ),
  );
}

/** «Его», «её» and «их» are the same in all cases of all genders: that is no table. */
const isFixed = ([part, ...others]: readonly string[]) => part === 'ADJF' && others.includes('Fixd');

function layoutsOf([part = '']: readonly string[]): Layout[] {
  switch (part) {
    case 'NOUN':
      return [{ of: ['NOUN'], columns: numbers, rows: cases }];
    case 'NPRO':
      return [{ of: ['NPRO'], columns: ['forms'], rows: cases }];
    case 'NUMR':
      return [{ of: ['NUMR'], columns: ['forms'], rows: cases }];
    case 'ADJF':
      return [
        { of: ['ADJF'], columns: ['masc', 'neut'], rows: cases },
        { of: ['ADJF'], columns: ['femn', 'plur'], rows: cases },
        { title: 'short', of: ['ADJS'], columns: ['forms'], rows: genders },
        { title: 'comp', of: ['COMP'], columns: ['forms'], rows: [null] },
      ];
    case 'ADJS':
      return [{ of: ['ADJS'], columns: ['forms'], rows: genders }];
    case 'INFN':
    case 'VERB':
      return [
        { title: 'pres', of: ['VERB', 'pres'], columns: numbers, rows: persons },
        { title: 'futr', of: ['VERB', 'futr'], columns: numbers, rows: persons },
        { title: 'past', of: ['VERB', 'past'], columns: ['forms'], rows: genders },
        { title: 'impr', of: ['VERB', 'impr'], columns: numbers, rows: [null] },
      ];
    default:
      return [];
  }
}

function tableOf({ title, columns, rows }: Layout, forms: Form[]): FormTable[] {
  const filled = rows.map((label) => ({
    label,
    cells: columns.map((column) => cellOf(forms, label, column)),
  }));
  const used = columns.flatMap((_, index) =>
    filled.some(({ cells }) => cells[index]?.length) ? [index] : [],
  );
  if (used.length === 0) return [];
  return [
    {
      title: title ?? null,
      columns: used.flatMap((index) => columns[index] ?? []),
      rows: filled
        .map(({ label, cells }) => ({ label, cells: used.map((index) => cells[index] ?? []) }))
        .filter(({ cells }) => cells.some((cell) => cell.length > 0)),
    },
  ];
}

function cellOf(forms: FormCell[], row: GrammarTerm | null, column: GrammarTerm): FormCell[] {
  const wanted = [row, column].filter((term) => term !== null && term !== 'forms');
  const found = forms
    .filter(({ grammemes }) => wanted.every((term) => grammemes.includes(term)))
    .sort((a, b) => Number(isOfTheLiving(a)) - Number(isOfTheLiving(b)));
  return [...new Map(found.map((form) => [`${form.before ?? ''} ${form.text}`, form])).values()].slice(
    0,
    mostInCell,
  );
}

/** An accusative like the genitive stands behind the one like the nominative: «но́вый / но́вого». */
const isOfTheLiving = ({ grammemes }: Form) => grammemes.includes('anim');

/** «в лесу́» beside «о ле́се»: spelt like the dative, of feminine nouns («в тени́») like the prepositional. */
function withSecondLocative({ lemma, grammemes, forms }: Lexeme): FormCell[] {
  const before = grammemes[0] === 'NOUN' && grammemes.includes('inan') ? secondLocativeOf(lemma) : null;
  const others = forms.filter((form) => !form.grammemes.includes('loc2'));
  if (before === null) return others;
  const model = grammemes.includes('femn') ? 'loct' : 'datv';
  const same = others.find((form) => form.grammemes.includes('sing') && form.grammemes.includes(model));
  if (!same) return others;
  const kept = same.grammemes.filter((grammeme) => grammeme !== model);
  return [...others, { text: same.text, grammemes: [...kept, 'loct', 'loc2'], before }];
}

/** Forms that are spelt alike in singular and plural, where the stress may differ: «де́ла» and «дела́». */
export function doubleForms({ forms }: Lexeme): Set<string> {
  const spelt = (number: string) =>
    forms
      .filter(({ grammemes }) => grammemes[0] === 'NOUN' && grammemes.includes(number))
      .map(({ text }) => text);
  const plural = new Set(spelt('plur'));
  return new Set(spelt('sing').filter((text) => plural.has(text)));
}
