import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sliceOf } from './law.mjs';

export interface Arrow {
  /** The paths of both files from the root, without extension. */
  from: string;
  to: string;
  isType: boolean;
}

/** Every import between the given files. `files`: paths from the root. */
export function readArrows(files: readonly string[]): Arrow[] {
  const known = new Set(files.map(withoutExtension));
  return files.flatMap((file) => {
    const from = withoutExtension(file);
    return importsOf(file).flatMap(({ specifier, isType }) => {
      const to = targetOf(from, specifier);
      return to !== null && known.has(to) ? [{ from, to, isType }] : [];
    });
  });
}

function importsOf(file: string) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: { specifier: string; isType: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    const target = targetNode(node);
    if (target && ts.isStringLiteral(target))
      found.push({ specifier: target.text, isType: isTypeOnly(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function targetNode(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  return undefined;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node) || !node.importClause) return false;
  const { phaseModifier, namedBindings, name } = node.importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every((each) => each.isTypeOnly);
}

function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return withoutExtension(specifier.slice(2));
  if (!specifier.startsWith('.')) return null;
  return withoutExtension(path.posix.join(path.posix.dirname(from), specifier));
}

const withoutExtension = (file: string) => file.replace(/\.(d\.ts|tsx?|mjs)$/u, '');

/** The number of value imports from each slice to each other slice. */
export type SliceGraph = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function graphOfSlices(arrows: readonly Arrow[]): SliceGraph {
  const graph = new Map<string, Map<string, number>>();
  for (const { from, to, isType } of arrows) {
    const [here, there] = [sliceOf(from), sliceOf(to)];
    if (isType || here === there) continue;
    const row = graph.get(here) ?? new Map<string, number>();
    graph.set(here, row.set(there, (row.get(there) ?? 0) + 1));
  }
  return graph;
}
