import { z } from 'zod';

/** A person's unread messages, friend requests (spec §3) and news about themselves. */
export const notify = z.object({
  chat: z.int().min(0),
  friends_requests: z.int().min(0),
  news: z.int().min(0),
});
export type Notify = z.infer<typeof notify>;
