/** Stands where a sentence is missing: a raw key tells nobody anything. */
const instead = '…';

/** What next-intl is given, so that a missing sentence is told of once, and no page shows a key (decisions, "Languages"). */
export function missingWords(tell: (error: Error) => void) {
  const told = new Set<string>();
  return {
    onError: (error: Error) => {
      if (told.has(error.message)) return;
      told.add(error.message);
      tell(error);
    },
    getMessageFallback: () => instead,
  };
}
