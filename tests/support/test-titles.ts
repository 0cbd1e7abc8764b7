import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const callers = new Set(['describe', 'it', 'test']);

/** What the tests are called, steps and tables too: a title with values in it as it stands in the file. */
export function listTitles(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.tsx?$/u.test(file))
    .flatMap((file) => titlesIn(readFileSync(join('tests', file), 'utf8')));
}

function titlesIn(text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && callers.has(callerOf(node))) titles.push(...textOf(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest));
  return titles;
}

/** 'it' of `it(…)`, `it.each(…)(…)` and `it.skip(…)`. */
function callerOf(call: ts.CallExpression): string {
  let left: ts.Expression = call.expression;
  while (ts.isCallExpression(left) || ts.isPropertyAccessExpression(left)) left = left.expression;
  return ts.isIdentifier(left) ? left.text : '';
}

function textOf(title: ts.Expression | undefined): string[] {
  if (!title) return [];
  if (ts.isStringLiteralLike(title)) return [title.text];
  if (!ts.isTemplateExpression(title)) return [];
  return [[title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('…')];
}
