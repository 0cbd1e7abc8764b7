import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { mayKnowActor, type ReadingTime } from '@/lib/people/audience/tellable';
import type { NotificationKind } from '@/lib/people/notifications/kinds';
import { waitingDialogs } from './text-queries';

/** The friendship, or request, between the two people of a notification. */
const friendship = sql`f.low_id = least(n.actor_id, n.user_id) and f.high_id = greatest(n.actor_id, n.user_id)`;

/** Whether the actor's profile is visible to the reader (lib/people/audience): a tie may outlive that. */
const showsProfile = sql`exists (select 1 from profiles p where p.user_id = n.actor_id
  and (p.audience in ('everyone', 'members') or (p.audience = 'friends'
    and exists (select 1 from friendships f where ${friendship} and (f.accepted_at is not null or f.requested_by = n.actor_id)))))`;

const isShownComment = sql`exists (select 1 from comments c
  left join documents d on d.id = c.document_id left join lessons l on l.id = c.lesson_id
  where c.id = n.subject_id and c.deleted_at is null and c.hidden_at is null
    and (d.state = 'published' or (l.id is not null and not l.withdrawn and not l.announced)))`;

/** Whether one of the two people has corrected a message that was not deleted, and the correction meets `is`. */
const isCorrected = (corrector: SQL, is: SQL) => sql`exists (select 1 from dialogs d
  join message_corrections c on c.dialog_id = d.id
  where d.low_id = least(n.actor_id, n.user_id) and d.high_id = greatest(n.actor_id, n.user_id)
    and c.corrector_id = ${corrector} and c.body <> '' and ${is})`;

/** Conditions under which a notification (the alias `n`) is still true; a kind that is missing here is always true. */
const conditionsAt = (time: ReadingTime): Partial<Record<NotificationKind, SQL>> => ({
  friend_request: sql`${showsProfile} and exists (select 1 from friendships f
    where ${friendship} and f.accepted_at is null and f.requested_by = n.actor_id)`,
  friend_accepted: sql`${showsProfile} and exists (select 1 from friendships f
    where ${friendship} and f.accepted_at is not null)`,
  follower: sql`${showsProfile} and exists (select 1 from follows f
    where f.follower_id = n.actor_id and f.followed_id = n.user_id)`,
  comment_answer: isShownComment,
  comment_like: sql`${isShownComment} and exists (select 1 from comment_likes k
    where k.comment_id = n.subject_id and k.user_id = n.actor_id)`,
  teacher_review: sql`exists (select 1 from teacher_reviews r
    where r.id = n.subject_id and r.author_id = n.actor_id and r.hidden_at is null)`,
  teacher_review_answer: sql`exists (select 1 from teacher_reviews r
    where r.id = n.subject_id and r.author_id = n.user_id and r.answer is not null)`,
  teacher_approved: sql`exists (select 1 from users u where u.id = n.user_id and u.approved_at is not null)`,
  chat_request: sql`exists (select 1 from dialogs d join dialog_members m on m.dialog_id = d.id and m.user_id = n.user_id
    where d.low_id = least(n.actor_id, n.user_id) and d.high_id = greatest(n.actor_id, n.user_id)
      and d.accepted_at is null and d.opened_by = n.actor_id and m.declined_at is null)`,
  correction_made: isCorrected(sql`n.actor_id`, sql`c.accepted_at is null and c.declined_at is null`),
  correction_accepted: isCorrected(sql`n.user_id`, sql`c.accepted_at is not null`),
  chat_unread: sql`exists (select 1 from ${waitingDialogs(sql`n.user_id`, time)})`,
  call_missed: sql`exists (select 1 from calls c where c.id = n.subject_id)`,
});

/** Whether a notification (the alias `n`) may be shown: its subject still exists, and the reader may see the actor. */
export function isLive(time: ReadingTime): SQL {
  const cases = Object.entries(conditionsAt(time)).map(
    ([kind, condition]) => sql`when ${kind}::notification_kind then ${condition}`,
  );
  return sql`((n.actor_id is null or ${mayKnowActor(sql`n.actor_id`, sql`n.user_id`, time)})
    and case n.kind ${sql.join(cases, sql` `)} else true end)`;
}
