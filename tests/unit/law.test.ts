import { afterAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Plants breaches of the law of the layers at real paths and expects lint to refuse each. */
const root = join(__dirname, '../..');
const planted = 'planted-breach';

const breaches: Record<string, { rule: string; files: Record<string, string> }> = {
  'lib importing a component': {
    rule: 'import/no-restricted-paths',
    files: {
      [`lib/courses/${planted}.ts`]:
        "import { Button } from '@/components/ui/button';\nexport const button = Button;\n",
    },
  },
  'db importing lib': {
    rule: 'import/no-restricted-paths',
    files: { [`db/${planted}.ts`]: "import { now } from '@/lib/clock';\nexport const moment = now();\n" },
  },
  'a page asking the database': {
    rule: 'import/no-restricted-paths',
    files: {
      [`app/[locale]/${planted}.ts`]:
        "import { users } from '@/db/schema/people';\nexport const people = users;\n",
    },
  },
  'a route handler importing a component': {
    rule: 'import/no-restricted-paths',
    files: {
      [`app/api/${planted}.ts`]:
        "import { Button } from '@/components/ui/button';\nexport const button = Button;\n",
    },
  },
  'grading that reads the clock': {
    rule: 'import/no-restricted-paths',
    files: {
      [`lib/exercises/${planted}.ts`]: "import { now } from '@/lib/clock';\nexport const moment = now();\n",
    },
  },
  'a front that knows a feature': {
    rule: 'import/no-restricted-paths',
    files: {
      [`lib/front/${planted}.ts`]:
        "import { getCourse } from '@/lib/courses/service';\nexport const course = getCourse;\n",
    },
  },
  'another slice’s queries': {
    rule: 'no-restricted-imports',
    files: {
      [`lib/settings/${planted}.ts`]:
        "import { selectCourses } from '@/lib/courses/queries';\nexport const list = selectCourses;\n",
    },
  },
  'a component asking a service': {
    rule: 'no-restricted-imports',
    files: {
      [`components/courses/${planted}.ts`]:
        "import { getCourse } from '@/lib/courses/service';\nexport const course = getCourse;\n",
    },
  },
  'a circle of imports': {
    rule: 'import/no-cycle',
    files: {
      [`lib/settings/${planted}.ts`]: `import { two } from './${planted}-two';\nexport const one = () => two;\n`,
      [`lib/settings/${planted}-two.ts`]: `import { one } from './${planted}';\nexport const two = () => one;\n`,
    },
  },
  'reading the environment elsewhere': {
    rule: 'no-restricted-properties',
    files: { [`lib/courses/${planted}.ts`]: 'export const url = process.env.DATABASE_URL;\n' },
  },
  'a default export': {
    rule: 'no-restricted-syntax',
    files: { [`lib/courses/${planted}.ts`]: 'export default function course() {\n  return 1;\n}\n' },
  },
  'a file of 201 lines': {
    rule: 'max-lines',
    files: {
      [`lib/courses/${planted}.ts`]: Array.from(
        { length: 201 },
        (_, line) => `export const a${line} = 1;\n`,
      ).join(''),
    },
  },
  'a sentence in a component': {
    rule: 'react/jsx-no-literals',
    files: {
      [`components/courses/${planted}.tsx`]:
        'export function Greeting() {\n  return <p>Hello there</p>;\n}\n',
    },
  },
};

interface Finding {
  filePath: string;
  messages: { ruleId: string }[];
}

/** One run of lint over all breaches: each has paths of its own. */
function lintAll(): Map<string, Set<string>> {
  const paths = Object.entries(breaches).map(([name, { files }], index) => ({
    name,
    ...plant(files, index),
  }));
  const findings = lint(paths.flatMap(({ written }) => written));
  return new Map(
    paths.map(({ name, written }) => {
      const own = findings.filter(({ filePath }) => written.some((file) => filePath === file));
      return [name, new Set(own.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)))];
    }),
  );
}

const folders: string[] = [];

function plant(files: Record<string, string>, index: number): { written: string[] } {
  const written = Object.entries(files).map(([path, text]) => {
    const file = join(root, path.replace(planted, `${planted}-${index}`));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text.replaceAll(planted, `${planted}-${index}`));
    return file;
  });
  folders.push(...written);
  return { written };
}

function lint(files: string[]): Finding[] {
  const eslint = join(root, 'node_modules/eslint/bin/eslint.js');
  try {
    return JSON.parse(
      execFileSync(process.execPath, [eslint, '--format', 'json', ...files], { cwd: root, encoding: 'utf8' }),
    ) as Finding[];
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as Finding[];
  }
}

describe('lint refuses', () => {
  const found = lintAll();
  afterAll(() => folders.forEach((file) => rmSync(file, { force: true })));

  it.each(Object.entries(breaches))('%s', (name, { rule }) => {
    expect(found.get(name)).toContain(rule);
  });
});
