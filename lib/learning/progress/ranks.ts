import type { Messages } from 'next-intl';

/*
 * Ranks by points ("level" means a CEFR level everywhere). Rank n starts at 50·n·(n − 1) points (decisions, "Learning rules"). Names
 * are Russian in every language and name things, not people, so that they fit every gender; what they mean is in messages/…/progress.json `ranks`.
 */
const names = [
  'Пе́рвый звук',
  'Пе́рвое сло́во',
  'Приве́тствие',
  'Знако́мство',
  'Вопро́с',
  'Отве́т',
  'Бесе́да',
  'Прогу́лка',
  'Письмо́',
  'Расска́з',
  'Дру́жба',
  'Путеше́ствие',
  'Откры́тие',
  'Пе́сня',
  'Кни́га',
  'Шу́тка',
  'Спор',
  'Перево́д',
  'Стихи́',
  'Сове́т',
  'Мысль',
  'Му́дрость',
  'Красноре́чие',
  'Мастерство́',
] as const;
const step = 50;

type Meaning = keyof Messages['progress']['ranks'];

export interface Rank {
  number: number;
  name: string;
  /** Message key of the name's meaning; ranks beyond the last name keep that name. */
  meaning: Meaning;
  /** Points at which this rank starts, and points at which the next one does. */
  from: number;
  next: number;
}

export function rankOf(points: number): Rank {
  // The greatest n with 50·n·(n − 1) ≤ points.
  const number = Math.max(1, Math.floor((1 + Math.sqrt(1 + (4 * Math.max(0, points)) / step)) / 2));
  return describeRank(number);
}

export function describeRank(number: number): Rank {
  const known = Math.min(number, names.length);
  return {
    number,
    name: names[known - 1] ?? names[0],
    // The boundary: a test finds a meaning for each of the names.
    meaning: String(known) as Meaning,
    from: startOf(number),
    next: startOf(number + 1),
  };
}

const startOf = (number: number) => step * number * (number - 1);
