/**
 * Part of the loader: once the page is there, the scripts come into the browser's cache as bytes, and cost no time of the
 * processor: the first press need not wait for the network. Not for readers who save data or whose connection is slow.
 * Which files belong to the page stands in its late script.
 */
export const prefetch = `
  const prefetch = async () => {
    const { saveData, effectiveType = '4g' } = navigator.connection || {};
    if (begun || saveData || effectiveType !== '4g') return;
    try {
      const answer = await fetch(address, { priority: 'low' });
      const text = answer.ok ? await answer.text() : '';
      for (const [, file] of text.slice(text.lastIndexOf('for(const a of [')).matchAll(/"([^"]+\\.js)"/g)) {
        const link = document.createElement('link');
        link.rel = 'prefetch';
        link.as = 'script';
        link.href = file;
        document.head.append(link);
      }
    } catch {}
  };`;
