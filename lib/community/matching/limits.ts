/** As many partners as one page shows at once. */
export const maxPartners = 24;
export const usualPartners = 6;

/** People whose match is worked out for one answer. */
export const maxCandidates = 300;
