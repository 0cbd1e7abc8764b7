import { say, type Words } from './say';

/** Lines of lib/platform/openapi/words.ts: courses, practice, review, plan and words. */
export const learningWords: Record<string, Words> = {
  'DELETE /api/cards/{card}': say('Removes a card of the caller’s; its reviews stay in the log.'),
  'GET /api/cards': say('The caller’s cards, the latest first, by search and state.'),
  'PATCH /api/cards/{card}': say(
    'Pauses a card, puts it off until tomorrow, or changes what is one’s own on it.',
  ),
  'POST /api/cards': say(
    'Makes a card of a word of the courses, if there is none, or of a word of one’s own.',
    'too_many_cards',
  ),
  'POST /api/cards/{card}/hints': say(
    'Opens the next hint of a review: it will count as hard.',
    'turn_passed',
  ),
  'POST /api/cards/{card}/reviews': say(
    'Answers the review that is due; the same turn again gets the first answer.',
    'turn_passed',
  ),
  'PATCH /api/cards/{card}/reviews/{turn}': say(
    'Rates a review otherwise, until the next one of its card.',
    'turn_passed',
  ),
  'GET /api/courses': say('The courses, with how far the caller has come.'),
  'GET /api/courses/{course}': say('A course and its lessons.'),
  'PUT /api/courses/{course}/saved': say('Saves a course for later; again changes nothing.'),
  'DELETE /api/courses/{course}/saved': say('Takes a course out of the saved ones; again changes nothing.'),
  'POST /api/exercises/{exercise}/attempts': say(
    'Answers the exercise that is due in a run; the same turn again gets the first answer.',
    'turn_passed',
  ),
  'POST /api/exercises/{exercise}/hints': say(
    'Opens the next hint of the exercise that is due, or shows an open one again.',
    'turn_passed',
  ),
  'POST /api/lessons/{lesson}/runs': say('Goes on with the open run through a lesson, or begins one.'),
  'POST /api/placements': say('Goes on with the placement test that was left within a day, or begins one.'),
  'GET /api/placements/{placement}': say('A placement test: the question that is due, or the result.'),
  'POST /api/placements/{placement}/answers': say(
    'Answers the question that is due; the same turn again changes nothing.',
    'turn_passed',
  ),
  'POST /api/placements/{placement}/result': say(
    'Ends a placement test with what was answered; again changes nothing.',
  ),
  'DELETE /api/plan': say('Gives the plan up, with its calendar.'),
  'GET /api/plan': say('The caller’s plan, this week, and what it comes to.'),
  'PUT /api/plan': say('Makes a plan, changes it, or begins it anew from today.'),
  'DELETE /api/plan/calendar': say('Revokes the secret address of the plan’s calendar.'),
  'POST /api/plan/calendar': say(
    'A new secret address of the plan’s calendar, told this once; the old one ends. A repeat with the same Idempotency-Key gets the same.',
  ),
  'GET /api/plan/calendar/{token}': say(
    'The plan as an iCalendar file, for whoever knows the secret address.',
  ),
  'POST /api/plan/forecasts': say('What a plan would come to; nothing is kept.'),
  'GET /api/days-off': say('The days off ahead, which a row of days passes over.'),
  'POST /api/days-off': say('Plans days off, from tomorrow on. Answers all that lie ahead.'),
  'DELETE /api/days-off/{day}': say('Gives a day off up that lies ahead. Answers the others.'),
  'POST /api/reviews': say('What is to be reviewed, with the exercise that comes next.'),
  'GET /api/reviews/backlog': say('How many cards each day would have, were what is due spread so.'),
  'PUT /api/reviews/backlog': say('Spreads what is due over the days to come.'),
  'GET /api/learning/export': say(
    'A download: all that is stored of the caller’s learning. docs/learning-export.md names its columns.',
  ),
  'GET /api/recordings': say('What a person has said into a microphone for a lesson.', 'not_found'),
  'GET /api/speech': say('Russian read aloud by a synthetic voice. The same text always sounds the same.'),
  'GET /api/runs/{run}': say('A run of the caller’s: the exercise that is due, or the summary.'),
  'GET /api/lexicon': say('The words of all courses in alphabetical order, each once, 50 a page.'),
  'GET /api/lexicon/{word}': say('A word of the lexicon with all its forms.'),
  'GET /api/words': say(
    'One Russian word: what it means in our courses, which form it is, and its other forms.',
  ),
};
