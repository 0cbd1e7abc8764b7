/** Lints texts as files at the given paths, with the rules that need no types: reads `[{ path, text }]`, prints the rules broken. */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../../eslint.config.mjs';

const untyped = {
  ...tseslint.configs.disableTypeChecked,
  languageOptions: { parserOptions: { projectService: false, program: null } },
};
const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: [...config, untyped] });
const files = JSON.parse(await text(process.stdin));
const found = await Promise.all(
  files.map(async (file) => {
    const [result] = await eslint.lintText(file.text, { filePath: file.path });
    return result.messages.map(({ ruleId, message }) => ruleId ?? message);
  }),
);
console.log(JSON.stringify(found));
