/** Shown instead of a missing message: a raw key would mean nothing to a reader. */
const fallback = '…';

/** Options for next-intl: a missing message is reported once and its key never appears on a page (decisions, "Languages"). */
export function missingWords(report: (error: Error) => void) {
  const reported = new Set<string>();
  return {
    onError: (error: Error) => {
      if (reported.has(error.message)) return;
      reported.add(error.message);
      report(error);
    },
    getMessageFallback: () => fallback,
  };
}
