/** Calls once, when an element comes within so many pixels of the screen. What it returns gives the wait up. */
export function whenNear(element: Element, pixels: number, work: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      work();
    },
    { rootMargin: `${pixels}px` },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
