import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

/*
 * Some browsers lack Azerbaijani and Armenian, and lib/browser/intl-polyfill writes these as the server does only by the
 * options and methods that the site uses. Whoever wants another one adds it there and in install.test.ts.
 */

const sources = ['components', 'lib/browser'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !file.startsWith('intl-polyfill'))
    .map((file) => join(folder, file)),
);

const uncovered = {
  'a field of a date':
    /\b(?:era|dayPeriod|hour|minute|second|hour12|hourCycle|timeZoneName|fractionalSecondDigits)\??: *(?:'|true|false|\d)/gu,
  'a length': /'(?:narrow|2-digit)'|\btimeStyle: '(?:full|long)'/gu,
  'a kind of number':
    /\b(?:currency|notation|compactDisplay|unitDisplay|numberingSystem): *'|\bunit: *'(?!kilobyte|megabyte)/gu,
  'a method':
    /\.(?:formatToParts|formatRangeToParts|localeCompare|toLocale(?:Date|Time)?String)\((?!'sv-SE')/gu,
};

it.each(Object.entries(uncovered))(
  'what people see is written without %s that the polyfill lacks',
  (_, form) => {
    const found = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(form)].map(([text]) => `${file}: ${text}`),
    );
    expect(sources.length).toBeGreaterThan(300);
    expect(found).toEqual([]);
  },
);

it('sizes are written in the units that the polyfill knows', () => {
  const written = sources.filter((file) => readFileSync(file, 'utf8').includes("style: 'unit'"));
  expect(written).toEqual(['components/people/account/ready-export.tsx']);
  expect(readFileSync(written[0] ?? '', 'utf8')).toMatch(/'kilobyte'\] : \[kilobytes \/ 1000, 'megabyte'/u);
});
