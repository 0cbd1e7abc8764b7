import 'server-only';
import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lessonOpenings } from '@/db/schema/skip-tests';
import { lessons } from '@/db/schema/courses';

const later = alias(lessons, 'later');

/**
 * Whether a skip test before a lesson after the current row of `lessons` was passed. It still counts when that lesson was
 * withdrawn since.
 */
export function isJumpedOver(userId: number | Placeholder): SQL<boolean> {
  return sql<boolean>`exists (select from ${lessonOpenings} join ${lessons} ${sql.identifier('later')} on ${later.id} = ${lessonOpenings.lessonId} where ${lessonOpenings.userId} = ${userId} and ${later.courseId} = ${lessons.courseId} and ${later.position} > ${lessons.position})`;
}
