import { expect, type APIRequestContext, type Page } from '@playwright/test';

/**
 * Milliseconds: what is published, changed, taken back or due shows within two seconds; a machine with much to do gets four
 * more. What nobody has announced would stay for minutes.
 */
export const promised = 6000;

/**
 * Asks a cached page until it says what it should. A connection that the server has just closed as idle is opened anew,
 * as browsers do.
 * @returns the milliseconds until then
 */
export async function untilSeen(
  visitor: APIRequestContext,
  path: string,
  isSeen: (text: string, status: number) => boolean,
): Promise<number> {
  const before = Date.now();
  for (;;) {
    const answer = await visitor.get(path, { maxRetries: 1 });
    if (isSeen(await answer.text(), answer.status())) return Date.now() - before;
    if (Date.now() - before > 10_000)
      throw new Error(
        `${path} does not change: ${answer.status()}, ${answer.headers()['x-nextjs-cache'] ?? ''}.`,
      );
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** The editor has stored what was typed. */
export const expectSaved = (page: Page) => expect(page.locator('[data-saving="saved"]')).toBeVisible();
