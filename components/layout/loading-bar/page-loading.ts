import { createLoadingBar } from './create-loading-bar';

const bar = createLoadingBar({
  now: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
});

const addressOf = (pathname: string, query: URLSearchParams) => `${pathname}?${query.toString()}`;

/** The address on the screen; at first the document's. */
let here =
  typeof window === 'undefined'
    ? ''
    : addressOf(window.location.pathname, new URLSearchParams(window.location.search));
let hasArrived = false;

/** What happens to pages, told to the loading bar. */
export const pageLoading = {
  subscribe: bar.subscribe,
  getState: bar.getState,
  /** The router sets out for an address, relative or whole. Another place on this page is no loading. */
  leave: (url: string) => {
    const { origin, pathname, searchParams } = new URL(url, window.location.href);
    if (origin === window.location.origin && addressOf(pathname, searchParams) !== here) bar.start();
  },
  /** A page is on the screen. */
  arrive: (pathname: string, query: URLSearchParams) => {
    const address = addressOf(pathname, query);
    // The bar comes after the document, which may be on its way to another page already.
    const isDocument = !hasArrived && address === here;
    hasArrived = true;
    here = address;
    if (!isDocument) bar.finish();
  },
  /** The page that was on its way could not be shown. */
  fail: bar.fail,
};
