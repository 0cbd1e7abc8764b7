import { z } from 'zod';

/** Bodies of the Pusher protocol, which names its fields itself. */
export const connectionRequest = z.object({ socket_id: z.string().regex(/^\d{1,20}\.\d{1,20}$/u) });
export const channelRequest = connectionRequest.extend({ channel_name: z.string().min(1).max(200) });

/** Where and how a browser connects to the live channel; null when there is none. */
export const liveConfig = z
  .object({
    key: z.string(),
    cluster: z.string(),
    /** Null: the site's own host and port. */
    host: z.string().nullable(),
    port: z.int().nullable(),
    /** Whether only wss is used; null: as the page was loaded. */
    tls: z.boolean().nullable(),
  })
  .nullable();
export type LiveConfig = z.infer<typeof liveConfig>;
