/*
 * Who meets whom, by age (decisions, "People and chat"): people under 18 meet one another, adults meet adults, and
 * whose age is unknown meets nobody. The 18th birthday changes it by itself. Days are those of UTC, `yyyy-mm-dd`.
 */
export type AgeGroup = 'minor' | 'adult' | 'unknown';

export const adultYears = 18;

/** Brackets of the directory (decisions, "People and chat"); the last one has no end: "55 years and older". */
export const ageBrackets = [
  { min: 14, max: 17 },
  { min: 18, max: 24 },
  { min: 25, max: 34 },
  { min: 35, max: 44 },
  { min: 45, max: 54 },
  { min: 55, max: null },
] as const;
export type AgeBracket = (typeof ageBrackets)[number];

/** Age in full years on a day. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export function ageGroupOn(birthDate: string | null, day: string): AgeGroup {
  if (birthDate === null) return 'unknown';
  return ageOn(birthDate, day) < adultYears ? 'minor' : 'adult';
}

/** Whether two people may have any contact; the same from both sides. */
export function mayMeet(one: AgeGroup, other: AgeGroup): boolean {
  return one === other && one !== 'unknown';
}

/** The bracket of an age; null below the first one. */
export function bracketOf(years: number): AgeBracket | null {
  return ageBrackets.find(({ min, max }) => years >= min && (max === null || years <= max)) ?? null;
}

/** The birth dates of everybody who is `min` to `max` full years old on a day: `after` is excluded, `until` included. */
export function birthDatesOf({ min, max }: { min: number; max: number | null }, day: string) {
  return { until: yearsBefore(day, min), after: max === null ? null : yearsBefore(day, max + 1) };
}

/** The latest birth date with which somebody is this many full years old on a day. */
function yearsBefore(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const monthAndDay = day.slice(5) === '02-29' && !isLeap ? '02-28' : day.slice(5);
  return `${String(year).padStart(4, '0')}-${monthAndDay}`;
}
