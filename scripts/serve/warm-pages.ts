import { ownAddress, type Listens } from './loopback';

/** One of each kind that people come to from outside. */
const paths = ['/', '/blog', '/about'];
const patience = 5000;

/** Draws a few pages for nobody: the first visitor need not wait until the code for them is ready. They may fail. */
export async function warmPages(listens: Listens): Promise<void> {
  for (const path of paths) {
    const answer = fetch(ownAddress(listens, path), { signal: AbortSignal.timeout(patience) });
    await answer.then((response) => response.text()).catch(() => undefined);
  }
}
