import pLimit from 'p-limit';
import { collectChild, program, tool } from '@/scripts/services/programs';
import { say } from '@/scripts/services/terminal';
import { sum, type Count } from '@/scripts/test/counts';

/** Every machine has two cores. */
const maxParallel = 2;

/** Generates the route types that ESLint and the compiler read. */
const typegen = ['route types', ...tool('next/dist/bin/next', 'typegen')];

/** A name and its command; the longest first. */
const checks = [
  [
    'lint',
    ...tool(
      'eslint/bin/eslint.js',
      '.',
      '--cache',
      '--cache-location=.cache/eslint/',
      // After a clone or a change of branch the modification times differ, but not the contents.
      '--cache-strategy=content',
      '--max-warnings=0',
    ),
  ],
  ['types', ...tool('typescript/bin/tsc', '--noEmit')],
  [
    'format',
    ...tool(
      'prettier/bin/prettier.cjs',
      '--check',
      '--cache',
      '--cache-location=.cache/prettier',
      '--cache-strategy=content',
      '.',
    ),
  ],
  ['dead code', ...tool('knip/bin/knip.js')],
  ['code that only tests use', ...tool('knip/bin/knip.js', '--production')],
  ['law', ...program('scripts/law/main.ts')],
  ['circles of imports', ...tool('oxlint/bin/oxlint', '--tsconfig=tsconfig.json', '--deny-warnings')],
];

interface OtherWork {
  /** The longest task, so that it starts first. */
  first: () => Promise<Count>;
  last?: () => Promise<Count>;
}

/** Runs all static checks in parallel with other work; prints the output of a failing check. */
export async function runChecks({ first, last }: OtherWork): Promise<Count> {
  const types = await check(typegen);
  const tasks = checks.map((each) => () => check(each));
  return sum([
    types,
    ...(await pLimit(maxParallel).map([first, ...tasks, ...(last ? [last] : [])], (task) => task())),
  ]);
}

async function check([name, ...command]: string[]): Promise<Count> {
  const { code, output } = await collectChild(command, { variables: process.env });
  say(`${code === 0 ? '✓' : '✗'} ${name ?? ''}`);
  if (code !== 0 || name === 'law') console.log(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
