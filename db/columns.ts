import { timestamp } from 'drizzle-orm/pg-core';

/** A column of type `timestamp with time zone`. */
export const timestampTz = (name: string) => timestamp(name, { withTimezone: true });
