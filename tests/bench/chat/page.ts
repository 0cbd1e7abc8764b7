import { randomUUID } from 'node:crypto';
import { chromium, devices, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Opened } from '@/tests/bench/learning/application';
import { round, type Line } from '@/tests/bench/statistics';
import { chromiumLaunch } from '@/tests/e2e/support/chromium';
import { comeToLife } from '@/tests/e2e/support/come-to-life';
import { keepsNames } from '@/tests/support/page-function';
import { newcomer } from '@/tests/support/people-data';
import { percentile } from '@/tests/support/percentile';
import { fillDialog } from './long-dialog';
import { measureReading } from './reading';
import { befriend } from './talkers';

/** Decisions, "Serving, caching and speed", "Goals". */
const goals = { p50Ms: 40, p99Ms: 150 };
const messages = 200;
const warmUp = 20;
/** Messages of the conversation that is read back. */
const longDialog = 5_000;

/** What people see of the chat: a message on its way from one browser to another, and a long conversation that is read back. */
export async function benchChatPage(opened: Opened, base: string): Promise<Line[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const one = await register(opened, browser, base);
  const other = await register(opened, browser, base);
  await befriend(opened, [one.id, other.id]);
  const pages = [await openTalk(one, other.id), await openTalk(other, one.id)] as const;
  const lines = [await measureMessages(...pages)];
  for (const page of pages) await page.close();
  await opened.sql`delete from dialogs where low_id = ${one.id}`;
  await fillDialog(opened, [one.id, other.id], longDialog);
  lines.push(...(await measureReading(await openTalk(one, other.id))));
  await browser.close();
  return lines;
}

interface Visitor {
  id: number;
  context: BrowserContext;
}

/** Somebody with a browser of their own. */
async function register({ sql }: Opened, browser: Browser, baseURL: string): Promise<Visitor> {
  const { userAgent } = devices['Desktop Chrome'];
  const context = await browser.newContext({ baseURL, locale: 'en', userAgent });
  await context.addInitScript(keepsNames);
  const email = `bench-chat-${randomUUID()}@example.org`;
  await context.request.post('/api/auth/register', {
    headers: { Origin: baseURL },
    data: { ...newcomer, email },
  });
  const [row] = await sql<{ id: number }[]>`select id from users where email = ${email}`;
  if (!row) throw new Error('Nobody was registered.');
  return { id: row.id, context };
}

async function openTalk({ context }: Visitor, otherId: number): Promise<Page> {
  const page = await context.newPage();
  const isOn = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('subscription_succeeded'),
      ),
    );
  await page.goto(`/en/chat?with=${otherId}`);
  await comeToLife(page);
  await isOn;
  return page;
}

/** From the key that sends a message until it is drawn in the other's browser. */
async function measureMessages(sender: Page, receiver: Page): Promise<Line> {
  const composer = sender.getByRole('textbox', { name: /^Message to/u });
  await sender.evaluate(noteKeys);
  const samples: number[] = [];
  for (let turn = -warmUp; turn < messages; turn += 1) {
    const text = `№ ${turn}: сегодня мы учим глаголы.`;
    await composer.fill(text);
    const seen = receiver.evaluate(timeOfText, text);
    await composer.press('Enter');
    const seenAt = await seen;
    const sentAt = await sender.evaluate(() => (globalThis as unknown as { sentAt: number }).sentAt);
    if (turn >= 0) samples.push(seenAt - sentAt);
  }
  const [p50, p99] = [percentile(samples, 0.5), percentile(samples, 0.99)];
  return {
    what: `Chat, from a key to the other browser, ${messages} messages`,
    measured: `p50 ${round(p50, 1)} ms, p99 ${round(p99, 1)} ms`,
    goal: `p50 ${goals.p50Ms} ms, p99 ${goals.p99Ms} ms`,
    isMet: p50 <= goals.p50Ms && p99 <= goals.p99Ms,
  };
}

/** Runs in the page: keeps when Enter was pressed, by the clock of the machine. */
function noteKeys(): void {
  const noted = globalThis as unknown as { sentAt: number };
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') noted.sentAt = performance.timeOrigin + timeStamp;
    },
    { capture: true },
  );
}

/** Runs in the page: when a text stands in the conversation and a frame with it is drawn, by the clock of the machine. */
function timeOfText(text: string): Promise<number> {
  const log = document.querySelector('[role=log]');
  if (!log) throw new Error('There is no conversation.');
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!log.textContent.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
    });
    observer.observe(log, { childList: true, subtree: true, characterData: true });
  });
}
