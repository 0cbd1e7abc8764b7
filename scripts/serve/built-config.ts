import { readFileSync } from 'node:fs';
import { z } from 'zod';

const built = z.object({ config: z.looseObject({}) });

/**
 * Gives Next its configuration as it was when the site was built, in the way of the server that Next itself writes for
 * `output: 'standalone'`. Otherwise it reads next.config.ts again, and a compiler and the plugins that only a build needs
 * stay in memory as long as the process lives.
 */
export function takeBuiltConfig(): void {
  const { config } = built.parse(JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')));
  Object.assign(process.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
}
