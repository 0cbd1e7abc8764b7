import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal, say } from '@/scripts/services/terminal';

/** Where Debian puts what the engines are driven with, and the packages it comes in. */
const needed = {
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/xvfb-run': 'xvfb',
  '/usr/bin/xauth': 'xauth',
  '/usr/bin/firefox-esr': 'firefox-esr',
};

/** Installs what is missing. Throws a refusal of one sentence where that is impossible. */
export function ensurePackages(): void {
  const missing = listMissing();
  if (missing.length === 0) return;
  say(`Installing ${missing.join(', ')} …`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...missing]])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const left = listMissing();
  if (left.length > 0)
    throw new Refusal(
      `This needs the Debian packages ${left.join(', ')}, which could not be installed here.`,
    );
}

const listMissing = (): string[] =>
  Object.entries(needed).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
