import { ownAddress, type ListenOptions } from './loopback';

/** Pages that always exist, each with code of its own. */
const paths = ['/', '/blog', '/about'];
/** The timeout for all pages together. */
const timeoutMs = 5000;

/** Warms the cache: renders a few pages, so that the first visitor does not wait for their code to load. They may fail. */
export async function warmPages(listens: ListenOptions): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (const path of paths) {
    const answer = fetch(ownAddress(listens, path), { signal });
    await answer.then((response) => response.text()).catch(() => undefined);
  }
}
