import type { Engine } from './engine';

export const timeoutMs = 30_000;

/** Waits until there is one; it need not be visible. */
export async function seen(engine: Engine, xpath: string): Promise<void> {
  const started = Date.now();
  while (!(await isThere(engine, xpath))) {
    if (Date.now() - started > timeoutMs) throw new Error(`Nothing is at ${xpath}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** While a page is left for another, nothing is anywhere. */
export const isThere = (engine: Engine, xpath: string): Promise<boolean> =>
  engine
    .evaluate(
      (path) =>
        document.evaluate(path, document, null, XPathResult.ANY_UNORDERED_NODE_TYPE, null).singleNodeValue !==
        null,
      xpath,
    )
    .catch(() => false);
