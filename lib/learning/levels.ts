import type { Messages } from 'next-intl';

/*
 * Level n starts at 50·n·(n − 1) points (decisions, "Learning rules"). Names are Russian everywhere; what they mean is
 * in messages/…/progress.json `levels`.
 */
const names = [
  'Прохо́жий',
  'Гость',
  'Знако́мый',
  'Сосе́д',
  'Прия́тель',
  'Слу́шатель',
  'Чита́тель',
  'Собесе́дник',
  'Попу́тчик',
  'Расска́зчик',
  'Свой челове́к',
  'Путеше́ственник',
  'Земля́к',
  'Друг',
  'Книгоче́й',
  'Знато́к',
  'Остросло́в',
  'Перево́дчик',
  'Писа́тель',
  'Учи́тель',
  'Мысли́тель',
  'Мудре́ц',
  'Душа́ о́бщества',
  'Ма́стер сло́ва',
] as const;
const step = 50;

type Meaning = keyof Messages['progress']['levels'];

export interface Level {
  number: number;
  name: string;
  /** Key of its meaning; the last name stays with all levels beyond. */
  meaning: Meaning;
  /** Points where it starts, and where the next one does. */
  from: number;
  next: number;
}

export function levelOf(points: number): Level {
  // The greatest n with 50·n·(n − 1) ≤ points.
  const number = Math.max(1, Math.floor((1 + Math.sqrt(1 + (4 * Math.max(0, points)) / step)) / 2));
  return describeLevel(number);
}

export function describeLevel(number: number): Level {
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
