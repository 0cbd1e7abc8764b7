import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { RequestBar } from '@/components/chat/conversation/request-bar';
import { FirstContactChoice } from '@/components/chat/first-contact/first-contact-choice';
import { conversation } from '@/tests/support/chat-views';
import { held, refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const get = 'GET /api/profile/first-contact';
const put = 'PUT /api/profile/first-contact';
const everyone = { body: { first_contact: 'everyone' } };
const friends = { body: { first_contact: 'friends' } };
const select = async () =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: 'Who may write to me first' });

it('who may write first is saved at once, and the choice waits for that', async () => {
  const answer = held(friends);
  const calls = serve({ [get]: everyone, [put]: answer.reply });
  const { person, container } = show(<FirstContactChoice />);
  await person.selectOptions(await select(), 'friends');
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  await person.selectOptions(await select(), 'nobody');
  answer.give();
  await screen.findByRole('option', { name: 'friends', selected: true });
  expect(sentTo(calls, put)).toEqual([{ first_contact: 'friends' }]);
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
});

it('a refusal is said, and the choice stays as it was', async () => {
  serve({ [get]: everyone, [put]: refusal('bad_request', 'That did not work.') });
  const { person } = show(<FirstContactChoice />);
  await person.selectOptions(await select(), 'nobody');
  expect((await screen.findByRole('alert')).textContent).toBe('That did not work.');
  expect((await select()).value).toBe('everyone');
});

it('whoever has not joined is led there', async () => {
  serve({ [get]: { body: { first_contact: null } } });
  show(<FirstContactChoice />);
  expect(await screen.findByRole('link', { name: 'Join the community' })).toBeTruthy();
});

it('stands at a first message, once it is wanted', async () => {
  const calls = serve({ [get]: everyone, [put]: friends });
  const { person } = show(
    <RequestBar about={conversation({ state: 'asked' })} name="Борис" onAnswered={() => undefined} />,
  );
  expect(calls).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Who may write to me first' }));
  await person.selectOptions(await select(), 'friends');
  await screen.findByRole('option', { name: 'friends', selected: true });
});
