/*
 * Reads belong to the page that made them and are aborted when it is left. Writes finish, but are not retried.
 */
let page = new AbortController();

/** The signal of the current page, aborted when it is left. */
export function pageSignal(): AbortSignal {
  return page.signal;
}

export function leavePage(): void {
  const left = page;
  page = new AbortController();
  left.abort(new DOMException('The page was left.', 'AbortError'));
}
