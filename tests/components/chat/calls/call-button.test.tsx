import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CallButton } from '@/components/chat/calls/call-button';
import { conversation } from '@/tests/support/chat-views';
import { show } from '@/tests/support/components/show';

const { person } = conversation({});
it.each([
  ['a person with whom one talks', conversation({}), 1],
  [
    'somebody who has not answered yet',
    conversation({ state: 'asking', person: { ...person, is_friend: false } }),
    0,
  ],
  ['whom one may not write to', conversation({ refusal: 'blocking' }), 0],
  ['a machine', conversation({ person: { ...person, is_machine: true } }), 0],
])('offers to call %s, or not', (_, about, count) => {
  show(<CallButton about={about} name="Борис" />);
  expect(screen.queryAllByRole('button', { name: 'Call Борис' })).toHaveLength(count);
});
