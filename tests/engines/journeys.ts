import { demoPassword } from '@/lib/people/demo/demo-people';
import { note } from '@/tests/faults/verdicts';
import { answerEveryKind } from './answers';
import type { Engine } from './engine';
import { isThere, timeoutMs, seen } from './waiting';

const lecture = '/en/courses/show?course=russian-from-zero&lesson=alphabet';
const article = '/en/blog/grammar/cases-without-tears';
const password = 'снег-идёт-тихо';

type Journey = (engine: Engine, at: (path: string) => Promise<void>) => Promise<void>;

/** Each begins where the one before ended: the same person all the way. */
const journeys: Record<string, Journey> = {
  'a visitor reads the home page': async (engine, at) => {
    await at('/en');
    await seen(engine, '//h1');
    await seen(engine, '//main//h2');
  },
  'changes the language': async (engine, at) => {
    await at('/en');
    await engine.click(
      '//header//*[self::button or self::summary][translate(normalize-space(.), "en", "EN")="EN"]',
    );
    await engine.click('//a[@lang="de"][contains(., "Deutsch")]');
    await seen(engine, '/html[@lang="de"]');
  },
  'reads an article': async (engine, at) => {
    await at(article);
    await seen(engine, '//*[@id="article"]//figure');
  },
  registers: async (engine, at) => {
    await at('/en/auth/register');
    await engine.type('//input[@name="first_name"]', 'Мария');
    await engine.type('//input[@name="surname"]', 'Петрова');
    await engine.type('//input[@name="email"]', `maria-${crypto.randomUUID()}@example.org`);
    await engine.type('//input[@name="password"]', password);
    await engine.type('//input[@name="password_confirmation"]', password);
    await engine.click('//input[@name="old_enough"]');
    await engine.click('//input[@name="consent"]');
    await engine.click('//main//button[contains(., "Create account")]');
    await isIn(engine);
  },
  'reads a lesson': async (engine, at) => {
    await at(lecture);
    await seen(engine, '//h1[contains(., "Alphabet and sounds")]');
    await seen(engine, '//td[contains(., "Ж ж")]');
  },
  'presses a word': async (engine, at) => {
    await at(lecture);
    await press(engine, '//figure//*[@lang="ru"][.="кот"]');
    await seen(engine, '//*[@role="dialog"]//h2[.="кот"]');
  },
  'presses a letter': async (engine, at) => {
    await at(lecture);
    await press(engine, '//td//*[@lang="ru"][.="Ж ж"]');
    await seen(engine, '//*[@role="dialog"]//h2[contains(., "The letter")]');
  },
  'hides the stress marks': async (engine, at) => {
    await at(lecture);
    await engine.click('//button[@role="switch"][@aria-label="Stress marks" or contains(., "Stress marks")]');
    await seen(engine, '/html[@data-stress="off"]');
    await engine.click('//button[@role="switch"][@aria-label="Stress marks" or contains(., "Stress marks")]');
    await seen(engine, '/html[not(@data-stress)]');
  },
  'answers an exercise of every kind': async (engine, at) => {
    await at(`${lecture}&practice=1`);
    const kinds = await answerEveryKind(engine);
    if (kinds.size < 5) throw new Error(`Only ${[...kinds].join(', ')} came.`);
  },
  'logs in as somebody else': async (engine, at) => {
    await engine.forget();
    await at('/en/auth/login');
    await engine.type('//input[@name="email"]', 'anna@demo.govorim.example');
    await engine.type('//main//input[@name="password"]', demoPassword);
    await engine.click('//main//form//button[@type="submit"]');
    await isIn(engine);
  },
  'writes a message': async (engine, at) => {
    await openTalk(engine, at);
    const text = `Привет из ${engine.name}`;
    await engine.type('//main//form//textarea', text);
    await engine.click('//main//form//button[@aria-label="Send"]');
    await seen(engine, `//*[@role="log"]//*[.="${text}"]`);
    await seen(
      engine,
      '//*[@role="log"][not(contains(., "Sending"))]//*[@aria-label="Sent" or @aria-label="Read"]',
    );
  },
  'plays a voice note': async (engine, at) => {
    await openTalk(engine, at);
    const play = '//*[@role="log"]//button[@aria-label="Play the voice note"]';
    // Only messages in sight are in the document.
    for (let tries = 0; tries < 20 && !(await isThere(engine, play)); tries += 1) {
      await engine.evaluate(scrollUp, null);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await engine.click(play);
    const started = Date.now();
    while (!(await engine.evaluate(hasPlayed, null))) {
      if (Date.now() - started > timeoutMs) throw new Error('Nothing was heard.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  },
  reviews: async (engine, at) => {
    await at('/en/courses/review');
    await seen(engine, '//main//h1 | //main//h2');
  },
};

export async function runJourneys(engine: Engine, origin: string): Promise<void> {
  const at = (path: string) => engine.open(`${origin}${path}`);
  for (const [name, journey] of Object.entries(journeys)) {
    const trouble = await journey(engine, at).then(
      () => '',
      (error: unknown) => String(error).split('\n')[0] ?? 'failed',
    );
    note(`${engine.name}: ${name}`, trouble === '', trouble);
  }
}

/** The conversation of the demonstration in which there is a voice note. */
async function openTalk(engine: Engine, at: (path: string) => Promise<void>): Promise<void> {
  await at('/en/chat');
  await seen(engine, '//a[contains(., "Emma Clarke")]');
  await engine.click('//a[contains(., "Emma Clarke")]');
  await seen(engine, '//*[@role="log"]//time');
}

/** Runs in the page: half a screen of the conversation. */
function scrollUp(): void {
  const log = document.querySelector('[role=log]');
  log?.scrollBy({ top: -log.clientHeight / 2, behavior: 'instant' });
}

/** Runs in the page: whether the place in a voice note has moved. */
function hasPlayed(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('[role=log] input[type=range]')].some(
    ({ value }) => Number(value) > 0,
  );
}

/** A person who is signed in is redirected from the sign-in page to a page for members. */
async function isIn(engine: Engine): Promise<void> {
  const started = Date.now();
  while (await engine.evaluate(() => location.pathname.includes('/auth/'), null).catch(() => true)) {
    if (Date.now() - started > timeoutMs) throw new Error('The door did not open.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The middle of the first letters of a text, again until a dialog opens: a page that is not awake yet hears nothing. */
async function press(engine: Engine, xpath: string): Promise<void> {
  await seen(engine, xpath);
  for (let tries = 0; tries < 10 && !(await isThere(engine, '//*[@role="dialog"]//h2')); tries += 1) {
    const [x = 0, y = 0] = await engine.evaluate(placeOf, xpath);
    await engine.clickAt(x, y);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** Runs in the page. */
function placeOf(path: string): number[] {
  const found = document.evaluate(
    path,
    document,
    null,
    XPathResult.FIRST_ORDERED_NODE_TYPE,
    null,
  ).singleNodeValue;
  if (!(found instanceof Element)) return [];
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, height } = found.getBoundingClientRect();
  return [left + 8, top + height / 2];
}
