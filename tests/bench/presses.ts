import { chromium, devices, type Locator, type Page } from '@playwright/test';
import { chromiumLaunch } from '@/tests/e2e/support/chromium';
import { keepsNames } from '@/tests/support/page-function';
import { newcomer } from '@/tests/support/people-data';
import { round, type Line } from './statistics';

/** How many times slower the processor is made: about a phone of the middle range. */
const throttle = 4;
const runs = 7;
/** Milliseconds after which a page has been read a little before something is pressed. */
const readingMs = 2_000;
/** Milliseconds that a pointer rests on something before it presses, and that the button is held. */
const handMs = { rest: 150, hold: 60 };

interface Press {
  what: string;
  path: string;
  /** What is pressed, and what has to be seen then. */
  target: (page: Page) => Locator;
  opens: string;
  maxMs: number;
  /** What the reader does first. */
  before?: (page: Page) => Promise<void>;
}

const article = '/en/blog/grammar/cases-without-tears';
const opened = '.native-menu:popover-open';

const strangers: Press[] = [
  {
    what: 'languages of a page just loaded',
    path: '/en',
    target: (page) => page.getByRole('button', { name: 'Language: en' }),
    opens: opened,
    maxMs: 100,
  },
  {
    what: 'appearance, on an article just loaded',
    path: article,
    target: (page) => page.getByRole('button', { name: 'Appearance' }),
    opens: opened,
    maxMs: 100,
  },
  {
    what: 'a word of an article just loaded',
    path: article,
    target: (page) => page.getByRole('figure').first().locator('[lang=ru]'),
    opens: '[role=dialog] h2',
    maxMs: 300,
  },
  {
    what: 'a word of an article somebody reads',
    path: article,
    // A reader has scrolled, which starts hydration.
    before: async (page) => {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(readingMs);
    },
    target: (page) => page.getByRole('figure').first().locator('[lang=ru]'),
    // What is said of the word, not the grey lines that stand for it.
    opens: '[role=dialog] h2',
    maxMs: 300,
  },
];

const members: Press[] = [
  {
    what: 'the menu of one’s account',
    path: '/en/about',
    target: (page) => page.getByRole('button', { name: /^Account of/u }),
    opens: opened,
    maxMs: 100,
  },
];

/** How long somebody waits for what a first press on a page opens, with the files in the browser's cache. */
export async function benchPresses(base: string): Promise<Line[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const context = await browser.newContext({
    baseURL: base,
    locale: 'en',
    userAgent: devices['Desktop Chrome'].userAgent,
  });
  await context.addInitScript(keepsNames);
  const measureAll = async (presses: Press[]) => {
    const lines: Line[] = [];
    for (const press of presses) lines.push(await measure(press, () => context.newPage()));
    return lines;
  };
  const lines = await measureAll(strangers);
  const data = { ...newcomer, email: `bench-presses-${Date.now()}@example.org` };
  await context.request.post('/api/auth/register', { headers: { Origin: base }, data });
  lines.push(...(await measureAll(members)));
  await browser.close();
  return lines;
}

async function measure(press: Press, open: () => Promise<Page>): Promise<Line> {
  // The first fills the browser's cache.
  await pressOnce(press, await open());
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await pressOnce(press, await open()));
  const median = times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  return {
    what: `First press, processor ÷ ${throttle}: ${press.what}`,
    measured: `${round(median, 0)} ms`,
    goal: `at most ${press.maxMs} ms, median of ${runs}`,
    isMet: median <= press.maxMs,
  };
}

/** Milliseconds from the click until what it opens is drawn. */
async function pressOnce({ path, before, target, opens }: Press, page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(path);
  await page.waitForTimeout(readingMs);
  await before?.(page);
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${path}: there is nothing to press.`);
  const times = page.evaluate(timePress, opens);
  await page.mouse.move(box.x + Math.min(10, box.width / 2), box.y + Math.min(14, box.height / 2));
  await page.waitForTimeout(handMs.rest);
  await page.mouse.down();
  await page.waitForTimeout(handMs.hold);
  await page.mouse.up();
  const milliseconds = await times;
  await page.close();
  return milliseconds;
}

/** Runs in the page: from the first click to the frame in which an element is to be seen. */
function timePress(opens: string): Promise<number> {
  return new Promise((resolve) => {
    const watch = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelector(opens)?.checkVisibility()) resolve(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('click', watch, { capture: true, once: true });
  });
}
