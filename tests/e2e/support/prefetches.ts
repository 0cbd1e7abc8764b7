/**
 * Runs in every document: the router's prefetches are answered with nothing, as on a connection that is too slow for them,
 * and a press on a link fetches its page. A page prefetches ten times while a journey goes on from it once; that was a
 * quarter of all that the servers did. Journeys about the way from page to page, and axe.spec.ts for the links of every
 * page, have `prefetches: true`.
 */
export function holdPrefetches(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) =>
    new Headers(init?.headers).has('next-router-prefetch')
      ? new Response(null, { status: 204 })
      : send(input, init);
}
