/**
 * Whether all cases are tested (`npm run test:nightly`, scripts/test/main.ts sets the variable) or a sample (`npm test`).
 */
export const isNightly = process.env.TEST_DEPTH === 'nightly';

/** The number of cases: `daily` in `npm test`, `nightly` in `npm run test:nightly`. */
export const upTo = (daily: number, nightly: number): number => (isNightly ? nightly : daily);

/** Every `step`-th item in `npm test`, all items in `npm run test:nightly`. */
export const sample = <T>(all: readonly T[], step: number): readonly T[] =>
  isNightly ? all : all.filter((_, index) => index % step === 0);
