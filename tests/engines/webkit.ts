import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, until, type WebDriver, type WebElement, error } from 'selenium-webdriver';
import { atEnd } from '@/scripts/services/lifetime';
import { freePort } from '@/scripts/services/ports';
import { stopChild } from '@/scripts/services/programs';
import { Refusal } from '@/scripts/services/terminal';
import { keepsNames } from '@/tests/support/page-function';
import type { Engine } from './engine';

const waitMs = 30_000;

/** WebKitGTK by its WebDriver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const driver = await startDriver(`http://127.0.0.1:${await serve()}`);
  await driver.manage().window().setRect({ width: 1280, height: 800, x: 0, y: 0 });
  const at = async (xpath: string): Promise<WebElement> => {
    const found = await driver.wait(until.elementLocated(By.xpath(xpath)), waitMs, `Nothing is at ${xpath}.`);
    await driver.wait(until.elementIsVisible(found), waitMs);
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', found);
    return found;
  };
  return {
    name: 'WebKit',
    open: (url) => driver.get(url),
    evaluate: (run, given) =>
      driver.executeScript(`${keepsNames}return (${run.toString()})(arguments[0])`, given),
    // React may put another element in the place of one that was just found.
    click: async (xpath) => {
      const press = async () => (await at(xpath)).click();
      await press().catch(async (thrown: unknown) => {
        if (!(thrown instanceof error.StaleElementReferenceError)) throw thrown;
        return press();
      });
    },
    clickAt: async (x, y) =>
      driver
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: async (xpath, text) => (await at(xpath)).sendKeys(text),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    forget: async () => {
      await driver.manage().deleteAllCookies();
      await driver.executeScript('localStorage.clear()');
    },
    close: () => driver.quit(),
  };
}

/** @returns the port of WebKit's WebDriver */
async function serve(): Promise<number> {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore' });
  atEnd(() => stopChild(child, 5_000));
  await pause(2_000);
  return port;
}

async function startDriver(server: string): Promise<WebDriver> {
  const binary = findMiniBrowser();
  if (binary === undefined)
    throw new Refusal('WebKit’s MiniBrowser is missing: reinstall webkit2gtk-driver.');
  const wanted = new Capabilities().setBrowserName('MiniBrowser');
  wanted.set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
  return new Builder().usingServer(server).withCapabilities(wanted).build();
}

/** In the folder of the machine’s architecture: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function findMiniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((file) => existsSync(file));
}
