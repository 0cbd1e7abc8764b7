import { expect, it } from '@jest/globals';
import { canCorrect, isTalk } from '@/lib/chat/corrections/policy';

const [hers, his] = [{ mine: true }, { mine: false }];

it.each([
  ['open', null, false, [], true],
  ['open', 'blocking', true, [hers, his], false],
  ['none', null, true, [], true],
  ['none', null, false, [], false],
  ['asking', null, false, [hers, hers], false],
  // The answer came while the page was open.
  ['asking', null, false, [hers, his], true],
  ['asked', null, false, [his], false],
  ['asked', null, false, [his, hers], true],
] as const)('in the state “%s”, refused by %s, friends: %s, with %j, two talk: %s', (...given) => {
  const [state, refusal, isFriend, messages, talk] = given;
  expect(isTalk({ state, refusal, person: { is_friend: isFriend } }, messages)).toBe(talk);
});

it.each([
  ['text', true],
  ['picture', true],
  ['note', false],
] as const)('a message of kind “%s” is corrected: %s', (kind, may) => {
  expect(canCorrect({ mine: false, kind, text: 'Привет', corrections: [] })).toBe(may);
});
