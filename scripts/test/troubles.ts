import { z } from 'zod';

/** Enough to see what was waited for; a whole page in an answer is not. */
const longest = 1500;

const result = z.object({ errors: z.array(z.object({ message: z.string().optional() })) });
const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string(), results: z.array(result) })),
});
interface Suite {
  specs?: z.infer<typeof spec>[] | undefined;
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
);
const playwrightReport = z.object({ suites: z.array(suite) });

/** The journeys that failed, each with what went wrong. Of what Playwright's JSON reporter writes. */
export function listTroubles(report: unknown): string[] {
  const { suites } = playwrightReport.parse(report);
  return suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ results }) => {
        const errors = results.flatMap(({ errors: all }) => all.map(({ message = '' }) => plain(message)));
        return `failed: ${file}:${line} ${title}\n${errors.join('\n')}`;
      }),
  );
}

const specsOf = ({ specs = [], suites = [] }: Suite): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Without the colours of a terminal. */
const plain = (message: string) => message.replaceAll(/\u001B\[[\d;]*m/gu, '').slice(0, longest);
