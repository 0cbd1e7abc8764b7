import 'server-only';
import type { SQL } from 'drizzle-orm';
import { unreadCount } from './inside/list-queries';
import type { ReadingTime } from '@/lib/people/audience/tellable';

/** The number of a person's unread notifications, as part of a query that is built once: one row, `count`. */
export const selectUnreadCount = (id: SQL, time: ReadingTime): SQL => unreadCount(id, time);
