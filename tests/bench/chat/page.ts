import { chromium, devices, type BrowserContext, type Page } from '@playwright/test';
import { sealSession } from '@/lib/people/auth/session-cookie';
import { startSession } from '@/lib/people/auth/sessions';
import { switchTo, type Opened } from '@/tests/bench/learning/application';
import { round, type Line } from '@/tests/bench/statistics';
import { chromiumLaunch } from '@/tests/e2e/support/chromium';
import { keepsNames } from '@/tests/support/page-function';
import { percentile } from '@/tests/support/percentile';
import { fillDialog } from './long-dialog';
import { measureReading } from './reading';
import { makePairs, type Talker } from './talkers';

/** Issue "Chat", "Measures". */
const goals = { p50Ms: 40, p99Ms: 150 };
const messages = 200;
const warmUp = 20;

/** What people see of the chat: a message on its way from one browser to another, and a long conversation that is read back. */
export async function benchChatPage(opened: Opened, base: string): Promise<Line[]> {
  switchTo(opened);
  const browser = await chromium.launch(chromiumLaunch());
  const open = async (me: Talker, other: Talker) => {
    const context = await browser.newContext({
      baseURL: base,
      locale: 'en',
      userAgent: devices['Desktop Chrome'].userAgent,
    });
    await context.addInitScript(keepsNames);
    await signIn(context, base, me);
    return openTalk(context, other);
  };
  const [pair, longPair] = await makePairs(opened, 2);
  if (!pair || !longPair) throw new Error('There is nobody.');
  await fillDialog(opened, longPair, 5_000);
  const lines = [
    await measureMessages(await open(pair.sender, pair.receiver), await open(pair.receiver, pair.sender)),
    ...(await measureReading(await open(longPair.sender, longPair.receiver))),
  ];
  await browser.close();
  return lines;
}

async function signIn(context: BrowserContext, url: string, { id }: Talker): Promise<void> {
  const opening = { remember: true, client: 'browser', userAgent: null, secondFactor: false } as const;
  const { cookieToken } = await startSession(id, opening);
  const [cookie = ''] = (await sealSession(cookieToken ?? '', true)).split(';');
  const at = cookie.indexOf('=');
  await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url }]);
}

async function openTalk(context: BrowserContext, other: Talker): Promise<Page> {
  const page = await context.newPage();
  const isOn = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('subscription_succeeded'),
      ),
    );
  await page.goto(`/en/chat?with=${other.id}`);
  await page.getByRole('log').waitFor();
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
    kept: p50 <= goals.p50Ms && p99 <= goals.p99Ms,
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
