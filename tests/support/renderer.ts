import { bundleRenderer } from '@/scripts/services/bundle';

const folder = '.cache/tests';

/**
 * The program of the threads that render Markdown, bundled into one file as in production: they start in a tenth of a
 * second.
 */
export const renderer = { file: `${folder}/render-markdown.mjs`, execArgv: [] };

/** Runs before the first test of tests/unit and tests/api. */
export default function makeRenderer(): void {
  bundleRenderer(folder);
}
