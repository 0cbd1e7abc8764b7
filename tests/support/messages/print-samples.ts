import { locales } from '@/lib/platform/i18n/locales';
import { renderSamples } from './samples';

/*
 * Prints sentences with dates, names and ranges, for people to check: `node scripts/run.mjs
 * tests/support/messages/print-samples.ts de`.
 */
const wanted = process.argv.slice(2);
for (const locale of locales.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  console.log(`\n# ${locale}`);
  for (const { key, texts } of renderSamples(locale)) console.log(`${key}\n  ${texts.join('\n  ')}`);
}
