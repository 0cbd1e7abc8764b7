import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findCircles } from '@/scripts/law/circles';
import { graphOfSlices } from '@/scripts/law/graph';
import { findBreach } from '@/scripts/law/law.mjs';
import { findTableBreach, schemaOwners, schemasIn, tableExceptions } from '@/scripts/law/tables.mjs';
import { lintTexts } from '@/tests/support/lint-texts';

const value = (from: string, to: string) => findBreach({ from, to, isType: false });
const type = (from: string, to: string) => findBreach({ from, to, isType: true });

describe('an import is refused', () => {
  it.each([
    ['of a component by lib', 'lib/learning/courses/planted', 'components/ui/button'],
    ['of lib by db', 'db/planted', 'lib/platform/clock'],
    ['of the database by a page', 'app/[locale]/planted', 'db/schema/people'],
    ['of the database by a component', 'components/learning/courses/planted', 'db/schema/people'],
    ['of a component by a route handler', 'app/api/planted/route', 'components/ui/button'],
    ['of a page by lib', 'lib/learning/courses/planted', 'app/[locale]/page'],
    ['of a component by the middleware', 'middleware', 'components/ui/button'],
    ['of a component by a script', 'scripts/serve/planted', 'components/ui/button'],
    ['of a test by a script', 'scripts/serve/planted', 'tests/support/people'],
    ['of people by the platform', 'lib/platform/text/planted', 'lib/people/auth/service'],
    ['of the browser’s side by people', 'lib/people/auth/planted', 'lib/browser/consent'],
    ['of learning by people', 'lib/people/account/planted', 'lib/learning/progress/zone'],
    ['of people by the language', 'lib/russian/speech/planted', 'lib/people/auth/viewer'],
    ['of publishing by learning', 'lib/learning/courses/planted', 'lib/publishing/comments/service'],
    ['of the chat by community', 'lib/community/news/planted', 'lib/chat/practice-partner/answer'],
    ['of the chat by the translator', 'lib/translator/planted', 'lib/chat/dialogs/conversation'],
    ['of the translator by community', 'lib/community/news/planted', 'lib/translator/translate/translate'],
    ['of a composed table by a wing', 'lib/chat/planted/service', 'lib/composition/export'],
    ['of content by a slice of requests', 'lib/publishing/home/planted', 'lib/content/check'],
    [
      'of comments by a lesson',
      'components/learning/courses/planted',
      'components/publishing/comments/comments',
    ],
    ['of the frame by what it frames', 'components/people/auth/planted', 'components/layout/header'],
    ['of a feature by a button', 'components/ui/planted', 'components/people/auth/login-form'],
    ['of the clock by grading', 'lib/russian/exercises/planted', 'lib/platform/clock'],
    ['of the database by grading', 'lib/russian/exercises/planted', 'db/client'],
    ['of morphology by grading', 'lib/russian/exercises/planted', 'lib/russian/morphology/lexeme'],
    ['of a feature by the HTTP server', 'lib/platform/http-server/planted', 'lib/platform/env'],
    ['of another slice’s private file', 'lib/learning/plan/planted', 'lib/learning/courses/inside/queries'],
    [
      'of another slice’s queries, wherever they lie',
      'lib/learning/plan/planted',
      'lib/learning/courses/queries',
    ],
    ['of a slice’s private file by a page', 'app/[locale]/planted', 'lib/learning/courses/inside/queries'],
    ['of a slice’s private file by a script', 'scripts/db/planted', 'lib/people/auth/inside/queries'],
    [
      'of a server’s verb by a component',
      'components/learning/courses/planted',
      'lib/learning/courses/service',
    ],
    [
      'of a verb with a name of its own',
      'components/learning/appeals/planted',
      'lib/learning/appeals/decide',
    ],
    ['of the environment by a component', 'components/learning/courses/planted', 'lib/platform/env'],
  ])('%s', (_, from, to) => {
    expect(value(from, to)).toMatch(/\.$/u);
  });

  it('also of a type, where a wing stands above', () => {
    expect(type('lib/people/auth/planted', 'lib/learning/plan/schema')).not.toBeNull();
  });
});

describe('an import is right', () => {
  it.each([
    ['of a service by a page', 'app/[locale]/page', 'lib/learning/courses/service'],
    ['of a service by a route handler', 'app/api/courses/route', 'lib/learning/courses/service'],
    ['of its own private file', 'lib/learning/courses/service', 'lib/learning/courses/inside/queries'],
    ['of another slice’s verb in the same wing', 'lib/learning/plan/service', 'lib/learning/courses/service'],
    ['of a verb below', 'lib/publishing/home/service', 'lib/learning/courses/service'],
    ['of community by the chat', 'lib/chat/planted/service', 'lib/community/news/service'],
    ['of the translator by the chat', 'lib/chat/planted/service', 'lib/translator/translate/translate'],
    [
      'of a policy by a component',
      'components/publishing/comments/planted',
      'lib/publishing/comments/policy',
    ],
    ['of limits by a component', 'components/publishing/writing/planted', 'lib/publishing/writing/limits'],
    ['of anything by a test', 'tests/unit/planted', 'lib/learning/courses/inside/queries'],
  ])('%s', (_, from, to) => {
    expect(value(from, to)).toBeNull();
  });

  it('of a type of the server by a component', () => {
    expect(type('components/learning/courses/planted', 'lib/learning/courses/service')).toBeNull();
  });

  it('of the types of the API’s answers by the browser’s side of it, and of nothing else there', () => {
    expect(type('lib/browser/auth-state/planted', 'lib/people/auth/schema')).toBeNull();
    expect(value('lib/browser/auth-state/planted', 'lib/people/auth/schema')).not.toBeNull();
  });
});

describe('tables', () => {
  it.each([...schemaOwners])('of db/schema/%s belong to a wing: %s', (_, wing) => {
    expect(wing).toBeDefined();
  });

  it.each([
    ['of the chat by people', 'lib/people/ties/planted', 'chat'],
    ['of comments by learning', 'lib/learning/courses/planted', 'comments'],
    ['of the phrasebook by publishing', 'lib/publishing/blog/planted', 'phrasebook'],
    ['of people by the language', 'lib/russian/speech/planted', 'people'],
  ])('are refused: %s', (_, from, schema) => {
    expect(findTableBreach(from, schema)).toMatch(/\.$/u);
  });

  it.each([
    ['of their own wing', 'lib/chat/planted/service', 'calls'],
    ['of a lower wing', 'lib/community/news/planted', 'documents'],
    ['of any wing by a script', 'scripts/db/planted', 'chat'],
    ['of a named exception', 'lib/people/notifications/inside/live', 'chat'],
  ])('are read: %s', (_, from, schema) => {
    expect(findTableBreach(from, schema)).toBeNull();
  });

  const exceptions = Object.entries(tableExceptions).flatMap(([file, schemas]) =>
    schemas.map((schema) => [file, schema] as const),
  );

  it.each(exceptions)('of the exceptions are still read: in %s those of %s', (file, schema) => {
    const text = readFileSync(`${file}.ts`, 'utf8');
    expect(findTableBreach(file, schema, {})).not.toBeNull();
    expect(text.includes(`'@/db/schema/${schema}'`) || schemasIn(text).includes(schema)).toBe(true);
  });
});

describe('slices in a circle', () => {
  const arrow = (from: string, to: string, isType = false) => ({ from, to, isType });

  it('are found, however long it is', () => {
    const arrows = [
      arrow('lib/people/auth/a', 'lib/people/settings/a'),
      arrow('lib/people/settings/b', 'lib/people/staff/b'),
      arrow('lib/people/staff/c', 'lib/people/auth/d'),
      arrow('lib/people/account/a', 'lib/people/auth/d'),
    ];
    const circle = ['lib/people/auth', 'lib/people/settings', 'lib/people/staff'];
    expect(findCircles(graphOfSlices(arrows))).toEqual([circle]);
  });

  it('are none where a type alone leads back', () => {
    const arrows = [
      arrow('lib/people/auth/a', 'lib/people/settings/a'),
      arrow('lib/people/settings/b', 'lib/people/auth/b', true),
    ];
    expect(findCircles(graphOfSlices(arrows))).toEqual([]);
  });
});

const planted: [name: string, rule: string, path: string, text: string][] = [
  [
    'an import against the law',
    'law(imports)',
    'lib/learning/courses/planted.ts',
    "import { Button } from '@/components/ui/button';\nexport const button = Button;\n",
  ],
  [
    'one that comes later',
    'law(imports)',
    'lib/learning/courses/planted.ts',
    "export const load = async () => import('@/lib/content/check');\n",
  ],
  [
    'one that climbs',
    'law(imports)',
    'lib/learning/courses/planted.ts',
    "import { now } from '../../platform/clock';\nexport const moment = now();\n",
  ],
  [
    'a table of a higher wing',
    'law(tables)',
    'lib/people/ties/planted.ts',
    "import { sql } from 'drizzle-orm';\nexport const dialogs = sql`select 1 from dialogs d`;\n",
  ],
  [
    'one that Drizzle names',
    'law(tables)',
    'lib/learning/courses/planted.ts',
    "import { comments } from '@/db/schema/comments';\nexport const table = comments;\n",
  ],
  [
    'a comment that begins without its subject',
    'law(comments)',
    'lib/chat/messages/planted.ts',
    '/** So long a message may be changed. */\nexport const editMinutes = 15;\n',
  ],
  [
    'one that leaves out a quantity',
    'law(comments)',
    'tests/api/learning/planted.ts',
    '// A page is kept so long after it was asked for.\nexport const keptMs = 1000;\n',
  ],
  [
    'one that says who is told',
    'law(comments)',
    'lib/people/ties/planted.ts',
    '// The other one of the two stays as they are and is\n// told nothing.\nexport const limit = 1;\n',
  ],
  [
    'a dialog behind a Suspense fallback',
    'eslint(no-restricted-imports)',
    'components/learning/courses/planted.ts',
    "import { lazy } from 'react';\nexport const Dialog = lazy(() => import('@/components/ui/dialog'));\n",
  ],
  [
    'reading the environment elsewhere',
    'eslint(no-restricted-properties)',
    'lib/learning/courses/planted.ts',
    'export const url = process.env.DATABASE_URL;\n',
  ],
  [
    'a default export',
    'eslint-js(no-restricted-syntax)',
    'lib/learning/courses/planted.ts',
    'export default function course() {\n  return 1;\n}\n',
  ],
  [
    'a value of another type',
    'typescript(TS2322)',
    'lib/learning/courses/planted.ts',
    "export const count: number = 'one';\n",
  ],
  [
    'a promise that nobody waits for',
    'typescript(no-floating-promises)',
    'lib/learning/courses/planted.ts',
    'export const load = async () => 1;\nload();\n',
  ],
  [
    'a deprecated function',
    'typescript(no-deprecated)',
    'lib/learning/courses/planted.ts',
    "export const piece = 'снег'.substr(1);\n",
  ],
  [
    'a hook that is called at times',
    'react-hooks(rules-of-hooks)',
    'components/learning/courses/planted.tsx',
    "import { useId } from 'react';\nexport function useMaybe(wanted: boolean) {\n  return wanted ? useId() : '';\n}\n",
  ],
  [
    'a look that is taken once',
    'eslint-js(no-restricted-syntax)',
    'tests/e2e/planted.spec.ts',
    "await page.keyboard.press('Enter');\nexpect(await page.title()).toBe('');\n",
  ],
  [
    'a wait of so many milliseconds',
    'playwright(no-wait-for-timeout)',
    'tests/e2e/planted.spec.ts',
    'export const wait = async ({ page }) => page.waitForTimeout(100);\n',
  ],
  [
    'a file of 201 lines',
    'eslint(max-lines)',
    'lib/learning/courses/planted.ts',
    Array.from({ length: 201 }, (_, line) => `export const a${line} = 1;\n`).join(''),
  ],
  [
    'a sentence in a component',
    'react(jsx-no-literals)',
    'components/learning/courses/planted.tsx',
    'export function Greeting() {\n  return <p>Hello there</p>;\n}\n',
  ],
];

/** Each planted text in a file of its own: `planted.ts` becomes `planted-0.ts`. */
const pathOf = (path: string, index: number) => path.replace('planted.', `planted-${index}.`);

describe('lint refuses', () => {
  const found = lintTexts(new Map(planted.map(([, , path, text], index) => [pathOf(path, index), text])));

  it.each(planted.map(([name, rule, path], index) => [name, rule, pathOf(path, index)] as const))(
    '%s',
    (_, rule, path) => {
      expect(found.get(path)).toContain(rule);
    },
  );
});
