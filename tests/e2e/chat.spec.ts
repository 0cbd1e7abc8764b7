import { devices, expect } from '@playwright/test';
import { befriend, composerOf, logOf, makeChatters, openTalk, write } from './support/chatters';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

test('two friends talk, one on a phone; a stranger sees nothing of it', async ({
  browser,
  baseURL: origin = '',
}) => {
  const [anna, boris, vera] = await makeChatters(browser, {
    origin,
    names: ['Анна', 'Борис', 'Вера'],
    contexts: [{}, phone, {}],
  });
  if (!anna || !boris || !vera) throw new Error('Somebody is missing.');
  await befriend(anna, boris);
  await openTalk(anna, boris);
  await openTalk(boris, anna);

  await test.step('what one sends, the other sees at once', async () => {
    await write(anna, 'Привет! Как дела?');
    await expect(logOf(boris).getByText('Привет! Как дела?')).toBeVisible();
    await expect(boris.page.getByRole('status').getByText('Анна')).toBeAttached();
    // Looked at is read.
    await expect(logOf(anna).getByRole('img', { name: 'Read' }).first()).toBeVisible();
  });

  await test.step('on-screen keys and Latin letters write, which can be undone', async () => {
    const field = composerOf(anna);
    await field.focus();
    await anna.page.getByRole('button', { name: 'Cyrillic keys' }).click();
    for (const key of ['щ', 'и']) await anna.page.getByRole('button', { name: key, exact: true }).click();
    await expect(field).toHaveValue('щи');
    await expect(field).toBeFocused();
    await anna.page.keyboard.press('Control+z');
    await expect(field).toHaveValue('щ');
    await anna.page.getByRole('checkbox', { name: /^Type in Latin letters/u }).check();
    await field.pressSequentially(', sh');
    await expect(field).toHaveValue('щ, ш');
    await anna.page.keyboard.press('Control+z');
    await expect(field).toHaveValue('щ, сh');
    await anna.page.getByRole('checkbox', { name: /^Type in Latin letters/u }).uncheck();
    await field.fill('');
    await anna.page.getByRole('button', { name: 'Cyrillic keys' }).click();
  });

  await test.step('typing shows, until the message is there', async () => {
    await composerOf(boris).fill('Хорошо');
    await expect(anna.page.getByText(/^Борис .* is typing…$/u)).toBeVisible();
    await boris.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(logOf(anna).getByText('Хорошо')).toBeVisible();
    await expect(anna.page.getByText(/^Борис .* is typing…$/u)).toBeHidden();
  });

  await test.step('an answer, a change, a reaction, and taking back reach the other', async () => {
    const theirs = logOf(anna).getByText('Хорошо');
    await theirs.hover();
    await logOf(anna).getByRole('button', { name: 'More about this message' }).last().click();
    await anna.page.getByRole('menuitem', { name: 'Reply' }).click();
    await write(anna, 'Рада слышать!');
    await expect(
      logOf(boris).getByRole('button', { name: 'Go to the message that this answers' }),
    ).toBeVisible();

    await logOf(boris).getByRole('button', { name: 'More about this message' }).last().click();
    await boris.page.getByRole('menuitemradio', { name: 'Love' }).click();
    await expect(logOf(anna).getByRole('img', { name: /^Борис .*: Love$/u })).toBeVisible();

    await logOf(anna).getByText('Рада слышать!').hover();
    await logOf(anna).getByRole('button', { name: 'More about this message' }).last().click();
    await anna.page.getByRole('menuitem', { name: 'Edit' }).click();
    await anna.page.getByRole('textbox', { name: /^Message to/u }).fill('Я очень рада!');
    await anna.page.getByRole('button', { name: 'Save' }).click();
    await expect(logOf(boris).getByText('Я очень рада!')).toBeVisible();
    await expect(logOf(boris).getByText('edited')).toBeVisible();

    await logOf(anna).getByText('Я очень рада!').hover();
    await logOf(anna).getByRole('button', { name: 'More about this message' }).last().click();
    await anna.page.getByRole('menuitem', { name: 'Delete for both' }).click();
    await anna.page.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(logOf(boris).getByText('Message deleted')).toBeVisible();
    await expect(logOf(boris).getByText('Я очень рада!')).toHaveCount(0);
  });

  await test.step('a timer that one starts runs for both, beside words to talk about', async () => {
    await anna.page.getByRole('button', { name: /^More about the conversation/u }).click();
    await anna.page.getByRole('menuitem', { name: 'Language timer' }).click();
    await anna.page.getByRole('button', { name: 'Start the timer' }).click();
    await expect(boris.page.getByRole('region', { name: 'Language timer' })).toContainText('Now: Russian');
    await boris.page.getByRole('button', { name: 'Talk about…' }).click();
    await boris.page
      .getByRole('button', { name: /Put into the message/u })
      .first()
      .click();
    await expect(composerOf(boris)).toHaveValue(/\?$/u);
  });

  await test.step('nothing keeps anybody out, and the phone shows one pane', async () => {
    await expectAccessible(anna.page);
    await expectAccessible(boris.page);
    await boris.page.getByRole('button', { name: 'End the timer' }).click();
    await expect(logOf(anna).getByText(/^Russian 0:/u)).toBeVisible();
    await expect(boris.page.getByRole('heading', { name: 'Conversations' })).toBeHidden();
    await boris.page.getByRole('button', { name: 'Back to the conversations' }).click();
    await expect(boris.page.getByRole('link', { name: /Анна/u })).toBeVisible();
  });

  await test.step('a stranger, by page and by API', async () => {
    await vera.page.goto(`/en/chat?with=${anna.id}`);
    await expect(vera.page.getByText('No messages yet. Say hello!')).toBeVisible();
    const answer = await vera.context.request.get(`/api/chat/${anna.id}/messages?after=0`);
    expect(await answer.json()).toEqual({ messages: [], more: false });
  });
});

test('a first message is a request; unread messages are counted in every tab until they are read in one', async ({
  browser,
  baseURL: origin = '',
}) => {
  const [anna, vera, gleb] = await makeChatters(browser, { origin, names: ['Анна', 'Вера', 'Глеб'] });
  if (!anna || !vera || !gleb) throw new Error('Somebody is missing.');
  const other = await vera.context.newPage();
  await vera.page.goto('/en/courses');
  await other.goto('/en/blog');
  for (const tab of [vera.page, other]) await tab.keyboard.press('Shift');

  await openTalk(anna, vera);
  await write(anna, 'Здравствуйте!');
  for (const tab of [vera.page, other]) {
    await expect(tab.getByRole('link', { name: /1 unread/u })).toBeVisible();
    await expect(tab).toHaveTitle(/^\(1\) /u);
  }

  await vera.page.getByRole('link', { name: /1 unread/u }).click();
  await vera.page.getByRole('button', { name: '1 new request' }).click();
  await vera.page.getByRole('link', { name: /^Анна/u }).click();
  await expect(vera.page.getByText(/^Анна .* would like to talk with you$/u)).toBeVisible();
  await expect(other).toHaveTitle(/^[^(]/u);
  // Who has not answered has not told that they have read it.
  await expect(logOf(anna).getByRole('img', { name: 'Read' })).toHaveCount(0);
  await expect(anna.page.getByText(/^You have written to Вера .*/u)).toBeVisible();
  await vera.page.getByRole('button', { name: 'Accept' }).click();
  await expect(vera.page.getByText(/^Анна .* would like to talk with you$/u)).toBeHidden();
  await expect(logOf(anna).getByRole('img', { name: 'Read' })).toBeVisible();
  await expect(anna.page.getByText(/^You have written to Вера .*/u)).toBeHidden();

  // An answer in words accepts, too: both see it at once.
  await openTalk(gleb, vera);
  await write(gleb, 'Добрый день!');
  await openTalk(vera, gleb);
  await write(vera, 'Добрый!');
  await expect(vera.page.getByText(/^Глеб .* would like to talk with you$/u)).toBeHidden();
  for (const { page } of [gleb, vera])
    await expect(page.getByRole('button', { name: 'Record a voice note' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ tolerated: /ERR_|WebSocket/u });

  test('a message waits, survives a reload, and goes out once when the connection is back', async ({
    browser,
    baseURL: origin = '',
  }) => {
    const [anna, boris] = await makeChatters(browser, { origin, names: ['Анна', 'Борис'] });
    if (!anna || !boris) throw new Error('Somebody is missing.');
    await befriend(anna, boris);
    await openTalk(boris, anna);
    await openTalk(anna, boris);
    await anna.context.setOffline(true);
    await composerOf(anna).fill('Из туннеля');
    await anna.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(logOf(anna).getByText('Not sent', { exact: true })).toBeVisible({ timeout: 20_000 });
    await anna.context.setOffline(false);
    await expect(logOf(boris).getByText('Из туннеля')).toHaveCount(1, { timeout: 20_000 });
    await expect(logOf(anna).getByText('Not sent', { exact: true })).toBeHidden();

    await composerOf(anna).fill('Черновик');
    await anna.page.reload();
    await expect(composerOf(anna)).toHaveValue('Черновик');
    await expect(logOf(anna).getByText('Из туннеля')).toHaveCount(1);
  });
});

test('a long conversation keeps few messages in the document, and goes back to its first one', async ({
  browser,
  baseURL: origin = '',
}) => {
  const [anna, boris] = await makeChatters(browser, { origin, names: ['Анна', 'Борис'] });
  if (!anna || !boris) throw new Error('Somebody is missing.');
  await befriend(anna, boris);
  await openTalk(anna, boris);
  await write(anna, 'Начало');
  await tellDatabase(
    `insert into messages (dialog_id, seq, version, sender_id, client_id, body, created_at)
      select d.id, i + 1, i + 1, ${boris.id}, gen_random_uuid(), 'Строка ' || i || repeat(' и ещё слово', i % 20), now()
      from dialogs d, generate_series(1, 300) i where d.opened_by = ${anna.id}`,
    `update dialogs set last_seq = 301 where opened_by = ${anna.id}`,
  );
  await openTalk(anna, boris);
  await expect(logOf(anna).getByText(/^Строка 300/u)).toBeInViewport();
  await anna.page.getByRole('button', { name: 'Search in the conversation' }).click();
  await anna.page.getByRole('searchbox', { name: 'Search in the conversation' }).fill('строка 7 ');
  await anna.page.getByRole('button', { name: /^Строка 7 /u }).click();
  await expect(logOf(anna).getByText(/^Строка 7 /u)).toBeInViewport();
  await expect(logOf(anna).getByRole('group', { name: /^Message from Борис .*: Строка 7 /u })).toBeFocused();
  await anna.page.getByRole('button', { name: 'Close the search' }).click();

  await expect(async () => {
    await logOf(anna).evaluate((log) => log.scrollTo({ top: 0 }));
    await expect(logOf(anna).getByText('All messages loaded')).toBeInViewport({ timeout: 300 });
  }).toPass();
  await expect(logOf(anna).getByText('Начало')).toBeInViewport();
  expect(await logOf(anna).getByRole('paragraph').count()).toBeLessThan(160);
  await anna.page.getByRole('button', { name: 'To the newest messages' }).click();
  await expect(logOf(anna).getByText(/^Строка 300/u)).toBeInViewport();
});
