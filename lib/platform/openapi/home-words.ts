import { say, type Words } from './say';

/** What the calls of the home page and of course reviews do. */
export const homeWords: Record<string, Words> = {
  'POST /api/trials': say(
    'Grades an answer to an exercise of the home page, without an account, and keeps it for a week.',
    'turn_passed',
  ),
  'POST /api/trials/claims': say(
    'Puts answers given before signing in into the lessons they belong to: each once, and only what was not answered there.',
  ),
  'GET /api/courses/{course}/reviews': say('What learners who did a course say of it.'),
  'PUT /api/courses/{course}/reviews': say(
    'Writes, or writes anew, what one says of a course one is done with.',
    'forbidden',
  ),
  'DELETE /api/courses/{course}/reviews': say('Takes one’s own review away.'),
  'PUT /api/courses/{course}/reviews/{person}/hidden': say('Takes a review from sight.'),
  'DELETE /api/courses/{course}/reviews/{person}/hidden': say('Brings a hidden review back.'),
};
