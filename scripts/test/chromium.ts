import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Refusal, say } from '@/scripts/services/terminal';

/** The shell, which has no windows, needs the least of a machine. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The path of a Chromium: Playwright's own, or one of the system.
 * @public for tests, which start the browser
 */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...installed, macChrome].find(isExecutable);
}

/** Finds a Chromium, or installs one without asking. */
export function ensureChromium(): void {
  if (findChromium()) return;
  say('There is no Chromium here: installing one …');
  const installCommands = [
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
    ['npx', 'playwright', 'install', 'chromium'],
    ['apt-get', 'install', '-y', 'chromium-headless-shell'],
    ['apt-get', 'install', '-y', 'chromium'],
  ];
  const worked = installCommands.some(([command = '', ...args]) => {
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return findChromium() !== undefined;
  });
  if (!worked) throw new Refusal('The tests need a browser: install Chromium and start them again.');
}

function isExecutable(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
