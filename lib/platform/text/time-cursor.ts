/** The last entry of a page of a list that is sorted by time, then by id; the next page begins after it. */
export interface TimeCursor {
  at: Date;
  id: number;
}

/** Milliseconds since 1970 and an id; 14 and 9 digits fit into PostgreSQL's types. */
export const timeCursorPattern = /^\d{1,14}_\d{1,9}$/u;

export const writeTimeCursor = ({ at, id }: TimeCursor): string => `${at.getTime()}_${id}`;

/** @param cursor one that matches `timeCursorPattern` */
export function readTimeCursor(cursor: string): TimeCursor {
  const [time = 0, id = 0] = cursor.split('_').map(Number);
  return { at: new Date(time), id };
}
