import path from 'node:path';
import { findRiddle, joinLines } from './comments.mjs';
import { findBreach } from './law.mjs';
import { findTableBreach, schemasIn } from './tables.mjs';

/** The rule `law/imports`: every import obeys the law, and parent folders are reached by `@/` only. */
const imports = {
  meta: { type: 'problem', schema: [], messages: { breach: '{{why}}' } },
  create(context) {
    const from = pathOf(context);
    const check = (node, source, isType) => {
      if (typeof source?.value !== 'string') return;
      const why = breachOf(from, source.value, isType);
      if (why) context.report({ node, messageId: 'breach', data: { why } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, isTypeImport(node)),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, true),
    };
  },
};

const pathOf = ({ cwd, filename }) => path.relative(cwd, filename).split(path.sep).join('/');

function breachOf(from, specifier, isType) {
  if (specifier.startsWith('../')) return 'Use ./ inside a folder and @/ across.';
  const to = targetOf(from, specifier);
  return to === null ? null : findBreach({ from: withoutExtension(from), to, isType });
}

/** The imported file without its extension; null for a package. */
function targetOf(from, specifier) {
  if (specifier.startsWith('@/')) return withoutExtension(specifier.slice(2));
  if (!specifier.startsWith('./')) return null;
  return withoutExtension(path.posix.join(path.posix.dirname(from), specifier));
}

const withoutExtension = (file) => file.replace(/\.(d\.ts|tsx?|mjs|json)$/u, '');

function isTypeImport({ importKind, specifiers }) {
  if (importKind === 'type') return true;
  return specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type');
}

/** The rule `law/tables`: a wing reads no tables of higher wings, neither by Drizzle nor by SQL. */
const tables = {
  meta: { type: 'problem', schema: [], messages: { breach: '{{why}}' } },
  create(context) {
    const from = withoutExtension(pathOf(context));
    const check = (node, schema) => {
      const why = findTableBreach(from, schema);
      if (why) context.report({ node, messageId: 'breach', data: { why } });
    };
    return {
      ImportDeclaration(node) {
        const [, schema] = /^@\/db\/schema\/([\w-]+)$/u.exec(node.source.value) ?? [];
        if (schema !== undefined) check(node, schema);
      },
      TaggedTemplateExpression(node) {
        if (node.tag.name !== 'sql') return;
        for (const quasi of node.quasi.quasis)
          for (const schema of schemasIn(quasi.value.raw)) check(node, schema);
      },
    };
  },
};

/** The rule `law/comments`: a comment names its subject. */
const comments = {
  meta: { type: 'problem', schema: [], messages: { riddle: 'Name the subject instead of "{{words}}".' } },
  create(context) {
    return {
      Program() {
        for (const { text, loc } of joinLines(context.sourceCode.getAllComments())) {
          const words = findRiddle(text);
          if (words !== null) context.report({ loc, messageId: 'riddle', data: { words } });
        }
      },
    };
  },
};

export default { meta: { name: 'law' }, rules: { comments, imports, tables } };
