import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { notificationKinds } from '@/db/enums';
import { isWantedByDefault, type NotificationChannel } from '@/lib/people/notifications/choices-policy';

/** Whether the person of a notification (the alias `n`) wants its kind by a channel. */
export function isWanted(channel: NotificationChannel): SQL {
  const kinds = notificationKinds.filter((kind) => isWantedByDefault(kind, channel));
  return sql`coalesce((select c.is_wanted from notification_choices c
    where c.user_id = n.user_id and c.kind = n.kind and c.channel = ${channel}::notification_channel),
    n.kind = any(${`{${kinds.join(',')}}`}::notification_kind[]))`;
}
