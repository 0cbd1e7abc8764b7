import { readFileSync } from 'node:fs';
import { z } from 'zod';

const requiredFiles = z.object({ config: z.looseObject({}) });

/**
 * Gives Next the configuration of the build, in the same way as the server that Next generates for
 * `output: 'standalone'`. Otherwise Next would read next.config.ts again and keep a compiler and build plugins in memory.
 */
export function applyBuiltConfig(): void {
  const { config } = requiredFiles.parse(
    JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')),
  );
  Object.assign(process.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
}
