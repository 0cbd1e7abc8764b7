import { describe, expect, it } from '@jest/globals';
import { listTitles, titlesIn } from '@/tests/support/test-titles';

/** What the specification says of behaviour, in words of the title of the test that holds it. */
const held: Record<string, string[]> = {
  '§4 states and transitions': [
    'the auth tab is login, reset, lostpass or register',
    'the locale can be changed',
    'tokens and the user are stored after sign-in',
    'goes through start, progress and finish',
    'goes through start, progress and error',
    'is throttled: a page that comes within 200 ms shows none',
    'shows an error in the colour of errors',
    'chat unread rises by one for each live chat event',
    'at logout the user is emptied and both counters are set to 0',
    'signing out empties it, and leads to the sign-in page',
    'login has a waiting state',
    'password updated, please log in',
    'a failed chunk reloads the page',
    'found by the hourly check',
    'a page that takes its time is announced by the loading bar',
    'course progress',
    'is “in progress” from the first run on',
    'is “done” with all lessons',
    'is “passed” with 85 % right',
    'spec §4: a comment',
    'is changed by its author and says so',
    'is taken back for good',
  ],
  '§5 validation rules': [
    'templates with placeholders such as :attribute, :min, :max, :size, :date',
    'validation sentences in',
    'what zod finds becomes a rule with a sentence',
    'another version than 1.3 closes the site',
    'slug helper: prefix, text in lower case, Cyrillic in Latin letters',
    '{CONTACT_PHONE} in texts',
    'gives way to the phone of the settings wherever it stands',
    'Please log in to send a comment',
  ],
  '§7 calls': [
    'asks for JSON, past every cache',
    'is retried 3 times, 1000 ms apart',
    'is not retried',
    'settings are stored, and both counters copied from them',
    'each navigation asks for the settings',
    'what a build says of itself',
    'the look-up of a route’s rules',
    'signing out empties it',
    'ends with signing out, and signing out twice is no error',
    'aborts the reads it was waiting for',
  ],
  '§8 the error catalogue': [
    'no response counts as 500',
    'any other status raises an error with statusCode 500',
    'a 400 is not raised',
    'the error carries request, error and options',
    'what a page itself does not find is told with its whole address',
    'get the error screen with status 500',
    'a person is missing, not a page',
    'These credentials do not match our records',
    'Too many login attempts. Please try again in {seconds} seconds.',
    'reset done',
    'link emailed',
    'invalid reset token',
    'no user with that email',
    'writing to a read-only cookie storage fails with',
    'errors go to one hook',
    'a bot gets the status and next to nothing',
    'get the error screen whole, at the same address, with status 404',
    'errors go to the hook, each once',
    'on the server too: a call that fails',
    'an error that nobody caught',
    'goes to the error screen',
    'the error screen when the frame of every page has failed',
    'Please log in to send a comment',
    'no courses: says so',
    'no lessons: says so',
    'no exercises yet: says so',
    'no saved courses yet',
  ],
  '§9 constants': [
    'gets Russian, the default, at the bare path',
    'the years 2022-2025 and version 1.3',
    'the check for a new build',
    'is not seen before 200 ms',
    'has come most of its way after 2000 ms',
    'hides 500 ms after the end and is reset 400 ms later',
    'announced by the loading bar, 8 px high',
    'a toast stays 5000 ms',
    'tooltip offset [0, 6]',
    'popover offset [0, 8]',
    'at most once per path within 10,000 ms',
    'without a memory it does not reload',
    'links prefetch what they lead to when they come into view',
    'the advice goes on every five seconds',
    'pagination labels: previous, next',
    'map legend: a language spoken by over 50,000 people without official status',
  ],
};

const titles = listTitles().join('\n');

describe.each(Object.entries(held))('the specification, %s', (_, bullets) => {
  it.each(bullets)('is held by a test: %s', (bullet) => {
    expect(titles).toContain(bullet);
  });
});

it('a test that is not run holds nothing', () => {
  const text = `
    it('is run', () => {});
    it.each([1])('is run with %s', () => {});
    it.skip('is skipped', () => {});
    it.todo('is to be written');
    test.fixme('is broken', () => {});
    describe.skip('a group', () => { it('is skipped with it', () => {}); });
    test('is run besides', () => { test.skip(isPhone); });`;
  expect(titlesIn(text)).toEqual(['is run', 'is run with %s', 'is run besides']);
});
