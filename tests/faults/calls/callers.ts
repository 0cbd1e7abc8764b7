import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { SignedInAnswer } from '@/lib/people/auth/schema';
import { befriend } from '@/tests/faults/chat/people';
import type { SiteAddress } from '@/tests/faults/site';
import { keepConnections, reportsOf, sumOf } from '@/tests/support/peer-connections';
import { newcomer } from '@/tests/support/people-data';

/** A person with a browser, who hides their IP address in calls. */
export interface Caller {
  id: number;
  name: string;
  page: Page;
}

/** Makes two friends, each with the conversation open. */
export async function makeCallers(browser: Browser, site: SiteAddress): Promise<[Caller, Caller]> {
  const [her, him] = [await join(browser, site, 'Забава'), await join(browser, site, 'Добрыня')];
  await befriend(site.databaseUrl(), [[her, him]]);
  for (const [me, other] of [
    [her, him],
    [him, her],
  ] as const)
    await open(me, other);
  return [her, him];
}

async function join(browser: Browser, { base }: SiteAddress, name: string): Promise<Caller> {
  const context = await browser.newContext({ baseURL: base });
  await context.addInitScript(keepConnections);
  const headers = { Origin: base };
  const data = { ...newcomer, first_name: name, email: `${crypto.randomUUID()}@example.org` };
  const registered = await context.request.post('/api/auth/register', { headers, data });
  // The boundary: the answer of our own API.
  const { user } = (await registered.json()) as SignedInAnswer;
  await context.request.put('/api/chat/calls/choices', { headers, data: { relay_only: true } });
  return { id: user.id, name, page: await context.newPage() };
}

async function open({ page }: Caller, other: Caller): Promise<void> {
  const isSubscribed = page
    .waitForEvent('websocket')
    .then(async (socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('subscription_succeeded'),
      ),
    );
  await page.goto(`/en/chat?with=${other.id}`);
  await page.keyboard.press('Shift');
  await isSubscribed;
}

export const bar = ({ page }: Caller) => page.getByRole('region', { name: /^Call with/u });

/** One person calls, and the other one answers. */
export async function call(one: Caller, other: Caller): Promise<void> {
  const dial = one.page.getByRole('button', { name: new RegExp(`^Call ${other.name}`, 'u') });
  const again = bar(one).getByRole('button', { name: 'Call again' });
  await dial.or(again).first().click();
  await other.page
    .getByRole('alertdialog', { name: new RegExp(`^${one.name}.* is calling$`, 'u') })
    .getByRole('button', { name: 'Answer the call' })
    .click();
}

/** Waits until both receive sound: new packets that are not silent. @returns milliseconds, or null after the timeout */
export async function untilHeard(callers: readonly Caller[], timeoutMs: number): Promise<number | null> {
  const started = Date.now();
  const before = await Promise.all(callers.map(soundOf));
  while (Date.now() - started < timeoutMs) {
    await pause(50);
    const after = await Promise.all(callers.map(soundOf));
    const isHeard = after.every(
      ({ bytes, energy }, index) =>
        bytes > (before[index]?.bytes ?? 0) && energy > (before[index]?.energy ?? 0),
    );
    if (isHeard) return Date.now() - started;
  }
  return null;
}

async function soundOf({ page }: Caller): Promise<{ bytes: number; energy: number }> {
  const reports = await reportsOf(page);
  return {
    bytes: sumOf(reports, 'audio', 'bytesReceived'),
    energy: sumOf(reports, 'audio', 'totalAudioEnergy'),
  };
}

/** The types of a page's local ICE candidates. */
export async function waysOf({ page }: Caller): Promise<string[]> {
  const reports = await reportsOf(page);
  const kinds = reports
    .filter(({ type }) => type === 'local-candidate')
    .map((each) => String(each.candidateType));
  return [...new Set(kinds)];
}
