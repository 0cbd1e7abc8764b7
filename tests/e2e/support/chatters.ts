import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { comeToLife } from './come-to-life';
import { askDatabase, tellDatabase } from './database';
import { newAddress, register } from './newcomer';

export interface Chatter {
  id: number;
  context: BrowserContext;
  page: Page;
}

interface Options {
  origin: string;
  names: readonly string[];
  /** The options of each one's browser. */
  contexts?: readonly Parameters<Browser['newContext']>[0][];
}

/** People who have joined the community, each with a browser of their own. They are no newcomers. */
export async function makeChatters(
  browser: Browser,
  { origin, names, contexts = [] }: Options,
): Promise<Chatter[]> {
  const people: Chatter[] = [];
  for (const [index, name] of names.entries()) {
    const context = await browser.newContext({ baseURL: origin, ...contexts[index] });
    const email = newAddress();
    await register(context.request, origin, { email, first_name: name });
    await tellDatabase(
      `update users set email_verified_at = now(), birth_date = '1990-01-01', created_at = now() - interval '9 days'
        where email = '${email}'`,
      `insert into profiles (user_id, joined_at, updated_at) select id, now(), now() from users where email = '${email}'`,
    );
    const [row] = await askDatabase<{ id: number }>('select id from users where email = $1', email);
    people.push({ id: row?.id ?? 0, context, page: await context.newPage() });
  }
  return people;
}

export async function befriend(one: Chatter, other: Chatter): Promise<void> {
  const [low, high] = [one.id, other.id].toSorted((a, b) => a - b);
  await tellDatabase(
    `insert into friendships (low_id, high_id, requested_by, created_at, accepted_at)
      values (${low}, ${high}, ${one.id}, now(), now())`,
  );
}

/** Opens the conversation with somebody, in English, and waits until it is subscribed to its live events. */
export async function openTalk(one: Chatter, other: Chatter): Promise<void> {
  const isSubscribed = one.page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('subscription_succeeded'),
      ),
    );
  await one.page.goto(`/en/chat?with=${other.id}`);
  await comeToLife(one.page);
  await isSubscribed;
}

export const composerOf = ({ page }: Chatter) => page.getByRole('textbox', { name: /^Message to/u });
export const logOf = ({ page }: Chatter) => page.getByRole('log');

/** Types a message, sends it, and waits until it is stored. */
export async function write(one: Chatter, text: string): Promise<void> {
  await composerOf(one).fill(text);
  await one.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(logOf(one).getByText(text, { exact: true })).toBeVisible();
  await expect(logOf(one).getByText('Sending', { exact: true })).toHaveCount(0);
}
