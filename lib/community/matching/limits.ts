/** Partners on one page. */
export const maxPartners = 24;
export const usualPartners = 6;

/** People whose match is computed for one answer. */
export const maxCandidates = 300;
