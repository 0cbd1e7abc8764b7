import { say, type Words } from './say';

const forReaders = ['not_found', 'second_factor_missing'] as const;
const forWriters = [...forReaders, 'email_unverified'] as const;
const forDeeds = [...forWriters, 'not_approved', 'confirmation_required'] as const;

/** Lines of lib/platform/openapi/words.ts: what teachers and administrators write, and the pictures in it. */
export const writingWords: Record<string, Words> = {
  'GET /api/admin/teachers': say('Everybody who registered as a teacher, those who wait for approval first.'),
  'PUT /api/admin/teachers/{teacher}/approval': say('Lets a teacher publish; again changes nothing.'),
  'DELETE /api/admin/teachers/{teacher}/approval': say(
    'Lets a teacher publish no more: what they had scheduled is a draft again, what is public stays. Again changes nothing.',
  ),
  'POST /api/images': say(
    'For those who write: takes a picture (JPEG, PNG or WebP, up to 5 MB, 5,000 pixels a side and 16 megapixels), draws it anew and answers its id and size. It is served at /api/images/{id}.webp.',
    'not_found',
    'email_unverified',
  ),
  'GET /api/images/{image}': say('A picture: its id and the ending `.webp`.'),
  'GET /api/writing': say(
    'A teacher’s own posts, every post or page for an administrator; what changed last comes first.',
    ...forReaders,
  ),
  'POST /api/writing': say('Begins a post or, for an administrator, a page.', ...forWriters),
  'POST /api/writing/previews': say(
    'Markdown as its readers would see it: safe HTML. One at a time for each person, within a budget of working time.',
    ...forWriters,
    'busy',
  ),
  'GET /api/writing/{document}': say('A document with its texts in every language.', ...forReaders),
  'PATCH /api/writing/{document}': say(
    'Changes address (until it is first published), category, tags and cover.',
    ...forWriters,
    'not_approved',
    'document_published',
  ),
  'DELETE /api/writing/{document}': say(
    'Deletes a draft that the public never read.',
    ...forDeeds,
    'document_published',
  ),
  'PUT /api/writing/{document}/drafts/{locale}': say(
    'Saves the draft in a language. Who has not seen the last save gets that as outcome `behind`, and nothing is written.',
    ...forWriters,
    'not_approved',
  ),
  'PUT /api/writing/{document}/publication': say(
    'Lets the public read the drafts of these languages, now or at a moment.',
    ...forDeeds,
    'document_published',
    'busy',
  ),
  'DELETE /api/writing/{document}/publication': say(
    'Takes a document from the public or from the clock; again changes nothing.',
    ...forDeeds,
  ),
  'GET /api/writing/{document}/revisions': say(
    'What the text in a language was before, the latest first.',
    ...forReaders,
  ),
  'GET /api/writing/{document}/revisions/{revision}': say('One of them, whole.', ...forReaders),
  'PUT /api/writing/{document}/revisions/{revision}/restoration': say(
    'Makes it the draft again; the draft it takes the place of becomes a revision.',
    ...forWriters,
    'not_approved',
  ),
};
