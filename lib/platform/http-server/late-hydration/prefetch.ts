/**
 * Part of the loader: once the page is there, the scripts come into the browser's cache as bytes, and cost no time of the
 * processor: the first press need not wait for the network. Not for readers who save data or whose connection is slow.
 * Which files belong to the page stands in its late script.
 */
export const prefetch = `
  const prefetch = async () => {
    const { saveData, effectiveType } = navigator.connection || {};
    if (begun || saveData || /[23]g/.test(effectiveType)) return;
    try {
      const answer = await fetch(address, { priority: 'low' });
      for (const href of (await answer.text()).split('for(const a of ').pop().match(/\\/_next[^"]+js/g))
        add('link', { rel: 'prefetch', as: 'script', href });
    } catch {}
  };`;
