import { afterAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Plants breaches of the law of the layers at their real paths, in a copy, and expects lint to refuse each. */
const root = join(__dirname, '../..');
const breach = 'planted-breach';

const breaches: Record<string, { rule: string; files: Record<string, string> }> = {
  'lib importing a component': {
    rule: 'import/no-restricted-paths',
    files: {
      [`lib/learning/courses/${breach}.ts`]:
        "import { Button } from '@/components/ui/button';\nexport const button = Button;\n",
    },
  },
  'db importing lib': {
    rule: 'import/no-restricted-paths',
    files: {
      [`db/${breach}.ts`]: "import { now } from '@/lib/platform/clock';\nexport const moment = now();\n",
    },
  },
  'a page asking the database': {
    rule: 'import/no-restricted-paths',
    files: {
      [`app/[locale]/${breach}.ts`]:
        "import { users } from '@/db/schema/people';\nexport const people = users;\n",
    },
  },
  'a route handler importing a component': {
    rule: 'import/no-restricted-paths',
    files: {
      [`app/api/${breach}.ts`]:
        "import { Button } from '@/components/ui/button';\nexport const button = Button;\n",
    },
  },
  'grading that reads the clock': {
    rule: 'import/no-restricted-paths',
    files: {
      [`lib/russian/exercises/${breach}.ts`]:
        "import { now } from '@/lib/platform/clock';\nexport const moment = now();\n",
    },
  },
  'a front that knows a feature': {
    rule: 'import/no-restricted-paths',
    files: {
      [`lib/platform/http-server/${breach}.ts`]:
        "import { getCourse } from '@/lib/learning/courses/service';\nexport const course = getCourse;\n",
    },
  },
  'another slice’s queries': {
    rule: 'no-restricted-imports',
    files: {
      [`lib/people/settings/${breach}.ts`]:
        "import { selectCourses } from '@/lib/learning/courses/queries';\nexport const list = selectCourses;\n",
    },
  },
  'a component asking a service': {
    rule: 'no-restricted-imports',
    files: {
      [`components/learning/courses/${breach}.ts`]:
        "import { getCourse } from '@/lib/learning/courses/service';\nexport const course = getCourse;\n",
    },
  },
  'a dialog behind a Suspense fallback': {
    rule: 'no-restricted-imports',
    files: {
      [`components/learning/courses/${breach}.ts`]:
        "import { lazy } from 'react';\nexport const Dialog = lazy(() => import('@/components/ui/dialog'));\n",
    },
  },
  'reading the environment elsewhere': {
    rule: 'no-restricted-properties',
    files: { [`lib/learning/courses/${breach}.ts`]: 'export const url = process.env.DATABASE_URL;\n' },
  },
  'a default export': {
    rule: 'no-restricted-syntax',
    files: { [`lib/learning/courses/${breach}.ts`]: 'export default function course() {\n  return 1;\n}\n' },
  },
  'a file of 201 lines': {
    rule: 'max-lines',
    files: {
      [`lib/learning/courses/${breach}.ts`]: Array.from(
        { length: 201 },
        (_, line) => `export const a${line} = 1;\n`,
      ).join(''),
    },
  },
  'a sentence in a component': {
    rule: 'react/jsx-no-literals',
    files: {
      [`components/learning/courses/${breach}.tsx`]:
        'export function Greeting() {\n  return <p>Hello there</p>;\n}\n',
    },
  },
};

interface Finding {
  filePath: string;
  messages: { ruleId: string }[];
}

/** A copy of the code: checks that run at the same time must not meet the breaches. */
function copyCode(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'govorim-law-')));
  for (const path of [
    'app',
    'components',
    'lib',
    'db/schema',
    'db/client.ts',
    'db/enums.ts',
    'messages/en',
    'types',
  ]) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  for (const file of [
    'eslint.config.mjs',
    '.oxlintrc.json',
    'tsconfig.json',
    'package.json',
    'next.config.ts',
  ]) {
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** One run of lint over all breaches: each has files of its own. Answers the rules that each breaks. */
function lintAll(copy: string): Map<string, Set<string>> {
  const planted = Object.entries(breaches).map(([name, { files }], index) => ({
    name,
    written: plant(copy, files, index),
  }));
  const findings = lint(
    copy,
    planted.flatMap(({ written }) => written),
  );
  return new Map(
    planted.map(({ name, written }) => {
      const own = findings.filter(({ filePath }) => written.includes(filePath));
      return [name, new Set(own.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)))];
    }),
  );
}

function plant(copy: string, files: Record<string, string>, index: number): string[] {
  return Object.entries(files).map(([path, text]) => {
    const file = join(copy, path.replace(breach, `${breach}-${index}`));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text.replaceAll(breach, `${breach}-${index}`));
    return file;
  });
}

function lint(copy: string, files: string[]): Finding[] {
  const eslint = join(root, 'node_modules/eslint/bin/eslint.js');
  const { stdout } = spawnSync(process.execPath, [eslint, '--format', 'json', ...files], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Finding[];
}

/** Whether the check for circles finds one; it reads the whole copy. */
function findsCircle(copy: string): boolean {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { status, stdout } = spawnSync(
    process.execPath,
    [oxlint, '--tsconfig=tsconfig.json', '--deny-warnings', 'lib/people/settings', 'lib/people/auth'],
    { cwd: copy, encoding: 'utf8' },
  );
  return status !== 0 && stdout.includes('import(no-cycle)');
}

describe('lint refuses', () => {
  const copy = copyCode();
  const found = lintAll(copy);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(Object.entries(breaches))('%s', (name, { rule }) => {
    expect(found.get(name)).toContain(rule);
  });

  it('a circle of imports', () => {
    expect(findsCircle(copy)).toBe(false);
    const [one, two] = ['lib/people/settings/circle.ts', 'lib/people/auth/circle.ts'];
    writeFileSync(
      join(copy, one),
      "import { two } from '@/lib/people/auth/circle';\nexport const one = () => two;\n",
    );
    writeFileSync(
      join(copy, two),
      "import { one } from '@/lib/people/settings/circle';\nexport const two = () => one;\n",
    );
    expect(findsCircle(copy)).toBe(true);
  });
});
