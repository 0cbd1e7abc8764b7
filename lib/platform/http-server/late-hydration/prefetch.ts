/**
 * Part of the loader: after the page has loaded, its scripts are prefetched into the browser's cache, which costs no CPU
 * time, so that the first press does not wait for the network. It is skipped with `saveData` and on slow connections.
 * The page's late script lists the files.
 */
export const prefetch = `
  const prefetch = async () => {
    const { saveData, effectiveType } = navigator.connection || {};
    if (started || saveData || /[23]g/.test(effectiveType)) return;
    try {
      const answer = await fetch(address, { priority: 'low' });
      for (const href of (await answer.text()).split('for(const a of ').pop().match(/\\/_next[^"]+js/g))
        add('link', { rel: 'prefetch', as: 'script', href });
    } catch {}
  };`;
