import { say, type Words } from './say';

/** Lines of lib/platform/openapi/words.ts: checks, reports on answers, and what teachers do. */
export const teachingWords: Record<string, Words> = {
  'GET /api/admin/courses/{course}/teachers': say('Who looks after a course.'),
  'PUT /api/admin/courses/{course}/teachers': say(
    'Lets a teacher look after a course, by e-mail; again changes nothing. Answers all who do.',
    'no_such_teacher',
  ),
  'DELETE /api/admin/courses/{course}/teachers/{teacher}': say(
    'Takes a course from a teacher; again changes nothing. Answers who still looks after it.',
  ),
  'GET /api/appeals': say(
    'What the caller reported, the latest first, and how many were answered meanwhile.',
  ),
  'PUT /api/appeals/seen': say('Marks what was answered until a moment as seen.'),
  'PUT /api/appeals/{appeal}/decision': say(
    'For those who teach the course: accepts or declines the answer, for everybody who reported it. The last decision counts.',
    'second_factor_missing',
    'session_only',
    'confirmation_required',
  ),
  'GET /api/courses/{course}/appeals': say(
    'For those who teach the course: answers that learners reported as right, the same answer once. Never by whom.',
    'second_factor_missing',
    'session_only',
  ),
  'GET /api/courses/{course}/statistics': say(
    'For those who teach the course: how learners fare with its lessons, and with each exercise of the lesson asked for. Never about one of them.',
    'second_factor_missing',
    'session_only',
  ),
  'GET /api/courses/{course}/statistics/table': say(
    'A download for those who teach the course: the figures of a lesson’s exercises for a spreadsheet.',
    'second_factor_missing',
    'session_only',
  ),
  'POST /api/lessons/{lesson}/checks': say(
    'Goes on with the check of what comes before a lesson that was left within a day, or begins one.',
    'check_not_needed',
  ),
  'GET /api/checks/{check}': say('A check: the exercise that is due, or the result.'),
  'POST /api/checks/{check}/answers': say(
    'Answers the exercise that is due in a check; the same turn again gets the first verdict.',
    'turn_passed',
  ),
  'PUT /api/runs/{run}/turns/{turn}/appeal': say(
    'Reports that the answer a run holds at a turn is right; a teacher decides. The same again changes the message alone.',
    'appeal_needless',
    'appeal_impossible',
    'too_many_appeals',
  ),
  'GET /api/teaching': say(
    'The courses the caller teaches, with how many learners they have.',
    'not_found',
    'second_factor_missing',
    'session_only',
  ),
};
