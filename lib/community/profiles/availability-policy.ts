/*
 * Somebody's free time: one bit for each part of each day by the owner's clock. Two time zones are compared hour by hour
 * (`sharedParts`).
 */
export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];
export const weekdays = 7;

export interface FreePart {
  /** 0 is Monday. */
  weekday: number;
  part: DayPart;
}

/** First hour of each part, by the owner's clock: 6 to 12, 12 to 18, 18 to 24, 0 to 6. */
const firstHour: Record<DayPart, number> = { morning: 6, afternoon: 12, evening: 18, night: 0 };
const hoursOfPart = 6;
const hoursOfWeek = weekdays * 24;

const bitOf = ({ weekday, part }: FreePart) => 1 << (weekday * dayParts.length + dayParts.indexOf(part));

const partsOfWeek: readonly FreePart[] = Array.from({ length: weekdays }, (_, weekday) =>
  dayParts.map((part) => ({ weekday, part })),
).flat();

/** The bits of a week, from bit 0: `weekday * 4 + part`, 0 is Monday morning; the inverse of `bitsOf`. */
export function partsOf(bits: number): FreePart[] {
  return partsOfWeek.filter((_, index) => (bits & (1 << index)) !== 0);
}

/** Bit `weekday * 4 + part`, 0 is Monday. */
export function bitsOf(parts: readonly FreePart[]): number {
  return parts.reduce((bits, each) => bits | bitOf(each), 0);
}

/** Somebody's free time: parts as bits, and the minutes that their clock is ahead of UTC. */
export interface Availability {
  bits: number;
  offsetMinutes: number;
}

/** The parts of `mine` in which the other person is free for at least `minSharedHours`; hours are compared in UTC. */
export function sharedParts(mine: Availability, other: Availability): FreePart[] {
  const isFree = freeHours(other);
  return partsOf(mine.bits).filter((part) => {
    const first = firstHourOf(part, mine.offsetMinutes);
    let shared = 0;
    for (let hour = 0; hour < hoursOfPart; hour++) shared += isFree[(first + hour) % hoursOfWeek] ?? 0;
    return shared >= minSharedHours;
  });
}

const minSharedHours = 3;

/** The hours of a week in UTC from Monday 0:00, 1 for each free hour. Written without objects: matching calls it often. */
function freeHours({ bits, offsetMinutes }: Availability): Uint8Array {
  const hours = new Uint8Array(hoursOfWeek);
  for (const part of partsOf(bits)) {
    const first = firstHourOf(part, offsetMinutes);
    for (let hour = 0; hour < hoursOfPart; hour++) hours[(first + hour) % hoursOfWeek] = 1;
  }
  return hours;
}

/** The hour of the week in UTC at which a part begins; the offset is rounded to hours. */
const firstHourOf = ({ weekday, part }: FreePart, offsetMinutes: number) =>
  (weekday * 24 + firstHour[part] - Math.round(offsetMinutes / 60) + hoursOfWeek) % hoursOfWeek;
