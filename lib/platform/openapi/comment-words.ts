import { say, type Words } from './say';

/** Lines of lib/platform/openapi/words.ts: what people say under posts and lessons, and what moderators make of it. */
export const commentWords: Record<string, Words> = {
  'GET /api/posts/{post}/comments': say(
    'What is said under a post, in threads of two levels, twenty at a time, each with its first answers.',
  ),
  'POST /api/posts/{post}/comments': say(
    'Says something under a post, or answers somebody there; an answer to an answer joins its thread.',
    ...(['email_unverified', 'too_many_links', 'comment_repeated', 'comment_gone'] as const),
  ),
  'GET /api/lessons/{lesson}/comments': say('The same of a lesson, for whoever may open it.'),
  'POST /api/lessons/{lesson}/comments': say(
    'Says something about a lesson, or answers somebody there.',
    ...(['email_unverified', 'too_many_links', 'comment_repeated', 'comment_gone'] as const),
  ),
  'GET /api/comments/{comment}/replies': say('More answers of a thread, the oldest first.'),
  'PATCH /api/comments/{comment}': say(
    'Changes what the caller said; not once a moderator has hidden it.',
    ...(['email_unverified', 'forbidden', 'too_many_links'] as const),
  ),
  'DELETE /api/comments/{comment}': say(
    'Takes back what the caller said. Its answers stay, and its text is gone for good.',
    'forbidden',
  ),
  'PUT /api/comments/{comment}/like': say(
    'Likes what somebody else said; again changes nothing.',
    ...(['email_unverified', 'forbidden'] as const),
  ),
  'DELETE /api/comments/{comment}/like': say(
    'Likes it no more; again changes nothing.',
    ...(['email_unverified', 'forbidden'] as const),
  ),
  'PUT /api/comments/{comment}/report': say(
    'Tells the moderators of what somebody else said; the first report counts. After three of different people it waits out of sight.',
    ...(['email_unverified', 'forbidden'] as const),
  ),
  'GET /api/admin/comments': say(
    'For moderators: what was reported, what is hidden, or everything, the latest first. Never who reported it.',
  ),
  'PUT /api/admin/comments/{comment}/verdict': say(
    'For moderators: hides a comment, shows it again, or dismisses its reports. The author reads the reason; the same again changes nothing.',
  ),
};
