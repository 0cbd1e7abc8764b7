/**
 * Runs in every document: the router's prefetches are answered with nothing, as on a connection that is too slow for them,
 * and a press on a link fetches its page. A page prefetches ten times while a journey goes on from it once; that was a
 * quarter of all that the servers did. Journeys about the way from page to page have `prefetches: true`.
 */
export function holdPrefetches(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) =>
    new Headers(init?.headers).has('next-router-prefetch')
      ? new Response(null, { status: 204 })
      : send(input, init);
}

/**
 * Runs in every document: what was fetched beforehand once in this tab is answered with nothing. For axe.spec.ts, which
 * sees the links of every page: those of header and footer are the same everywhere.
 */
export function fetchLinksOnce(): void {
  const send = window.fetch.bind(window);
  const key = 'links fetched beforehand';
  window.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (!headers.has('next-router-prefetch')) return send(input, init);
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    searchParams.delete('_rsc');
    const link = `${pathname}?${searchParams} ${headers.get('next-router-segment-prefetch')}`;
    const fetched = () => (sessionStorage.getItem(key) ?? '').split('\n');
    if (fetched().includes(link)) return new Response(null, { status: 204 });
    const response = await send(input, init);
    // One that was not answered before its page was left counts for nothing.
    if (response.ok) sessionStorage.setItem(key, [...fetched(), link].join('\n'));
    return response;
  };
}
