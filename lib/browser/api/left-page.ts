/*
 * Reads belong to the page that asked: when it is left nobody waits for them. Writes finish, but are not tried again.
 */
let page = new AbortController();

/** Aborted when the page that is on the screen now is left. */
export function pageSignal(): AbortSignal {
  return page.signal;
}

export function leavePage(): void {
  const left = page;
  page = new AbortController();
  left.abort(new DOMException('The page was left.', 'AbortError'));
}
