import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const callers = new Set(['describe', 'it', 'test']);

/** The modifiers that skip a test or a group. */
const idle = new Set(['skip', 'todo', 'fixme']);

/**
 * The titles of all tests that are run, including steps and tables. A title with values is returned as it is in the file.
 */
export function listTitles(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.tsx?$/u.test(file))
    .flatMap((file) => titlesIn(readFileSync(join('tests', file), 'utf8')));
}

export function titlesIn(text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    const [caller, ...names] = ts.isCallExpression(node) ? callOf(node) : [];
    const isTest = caller !== undefined && callers.has(caller);
    if (isTest && names.some((name) => idle.has(name))) return;
    if (isTest && ts.isCallExpression(node)) titles.push(...textOf(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest));
  return titles;
}

/** The names of a call: 'it', 'each' for `it.each(…)(…)`. */
function callOf(call: ts.CallExpression): string[] {
  const names: string[] = [];
  let left: ts.Expression = call.expression;
  while (ts.isCallExpression(left) || ts.isPropertyAccessExpression(left)) {
    if (ts.isPropertyAccessExpression(left)) names.unshift(left.name.text);
    left = left.expression;
  }
  return ts.isIdentifier(left) ? [left.text, ...names] : [];
}

function textOf(title: ts.Expression | undefined): string[] {
  if (!title) return [];
  if (ts.isStringLiteralLike(title)) return [title.text];
  if (!ts.isTemplateExpression(title)) return [];
  return [[title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('…')];
}
