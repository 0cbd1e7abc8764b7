import { createLoadingBar } from './create-loading-bar';

const bar = createLoadingBar({
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

const addressOf = (pathname: string, query: URLSearchParams) => `${pathname}?${query.toString()}`;

/** The address of the current page; at first the document's. */
let here =
  typeof window === 'undefined'
    ? ''
    : addressOf(window.location.pathname, new URLSearchParams(window.location.search));
let hasArrived = false;

/** Connects the router's navigations with the loading bar. */
export const pageLoading = {
  subscribe: bar.subscribe,
  getState: bar.getState,
  /** The router starts to load an address, relative or absolute. An anchor on the current page is no loading. */
  leave: (url: string) => {
    const { origin, pathname, searchParams } = new URL(url, window.location.href);
    if (origin === window.location.origin && addressOf(pathname, searchParams) !== here) bar.start();
  },
  /** A page is shown. */
  arrive: (pathname: string, query: URLSearchParams) => {
    const address = addressOf(pathname, query);
    // The bar mounts after the document, when another page may be loading already.
    const isDocument = !hasArrived && address === here;
    hasArrived = true;
    here = address;
    if (!isDocument) bar.finish();
  },
  /** The page could not be shown. */
  fail: bar.fail,
};
