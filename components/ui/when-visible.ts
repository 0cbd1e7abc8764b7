/** Calls `work` once when an element comes within a margin of the viewport. @returns a function that cancels it */
export function whenVisible(element: Element, pixels: number, work: () => void): () => void {
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
