import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { atEnd } from '@/scripts/services/lifetime';
import { keepsNames } from '@/tests/support/page-function';
import type { Engine } from './engine';

const waitMs = 30_000;

/** Without a sound card nothing would play: one that takes everything and is heard by nobody. @returns its file for ALSA */
function silentCard(): string {
  const folder = mkdtempSync(join(tmpdir(), 'govorim-sound-'));
  atEnd(async () => rmSync(folder, { recursive: true }));
  const file = join(folder, 'asound.conf');
  writeFileSync(file, 'pcm.!default { type null }\nctl.!default { type null }\n');
  return file;
}

/** Firefox by WebDriver BiDi, without a window. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'media.cubeb.sandbox': false },
    env: { ...process.env, ALSA_CONFIG_PATH: silentCard() },
  });
  atEnd(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(waitMs);
  const at = async (xpath: string): Promise<ElementHandle> => {
    const found = await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
    if (!found) throw new Error(`Nothing is at ${xpath}.`);
    return found;
  };
  return {
    name: 'Firefox',
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: waitMs * 2 });
    },
    evaluate: async (run, given) =>
      // The boundary: what a page answers is only known to whoever asks it.
      (await page.evaluate(`${keepsNames}(${run.toString()})(${JSON.stringify(given)})`)) as ReturnType<
        typeof run
      >,
    click: async (xpath) => (await at(xpath)).click(),
    clickAt: async (x, y) => page.mouse.click(x, y),
    type: async (xpath, text) => (await at(xpath)).type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    forget: async () => {
      await browser.deleteCookie(...(await browser.cookies()));
      await page.evaluate('localStorage.clear()');
    },
    close: () => browser.close(),
  };
}
