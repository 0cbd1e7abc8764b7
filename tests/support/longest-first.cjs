const Sequencer = require('@jest/test-sequencer').default;

/** The test files that take longest by far: if one of them began last, all others would wait for it. */
const longest = [
  'api/openapi',
  'api/learning/appeals/restoring',
  'api/learning/placement/placement',
  'api/community/directory/people',
  'api/learning/skip-tests/faults',
  'api/learning/practice/long-run',
  // The content that this file reads is cached for the others (tests/support/content/served.ts).
  'unit/lib/content/language/language',
  'unit/lib/content/lexicon/gold',
  'unit/lib/platform/markdown/render-text',
  'unit/content/natural-answers',
  'components/community/profiles/profile-editor',
  'unit/lib/learning/progress/streak',
  'unit/lib/russian/exercises/mutations',
];

/** A fresh clone has no durations of an earlier run for jest to use. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => placeOf(a) - placeOf(b));
  }
};

function placeOf({ path }) {
  const place = longest.findIndex((name) => path.replaceAll('\\', '/').includes(`/tests/${name}.test.`));
  return place === -1 ? longest.length : place;
}
