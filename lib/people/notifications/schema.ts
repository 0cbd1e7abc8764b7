import { z } from 'zod';

/** What waits for a person: unread messages, and requests of people who want to be friends (spec §3). */
export const notify = z.object({ chat: z.int().min(0), friends_requests: z.int().min(0) });
export type Notify = z.infer<typeof notify>;
