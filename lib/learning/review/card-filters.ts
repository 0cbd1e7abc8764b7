export const cardStates = ['new', 'learning', 'known'] as const;
/** The filters of the card list. */
export const cardFilters = ['all', 'due', ...cardStates, 'paused'] as const;
