import { ownAddress, type Listens } from './loopback';

/** Pages that are always there, each drawn by code of its own. */
const paths = ['/', '/blog', '/about'];
/** Milliseconds for all of them. */
const patience = 5000;

/** Draws a few pages for nobody: the first visitor need not wait until the code for them is ready. They may fail. */
export async function warmPages(listens: Listens): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  for (const path of paths) {
    const answer = fetch(ownAddress(listens, path), { signal });
    await answer.then((response) => response.text()).catch(() => undefined);
  }
}
