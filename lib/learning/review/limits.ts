export const cardStates = ['new', 'learning', 'known'] as const;
/** Which cards a list shows. */
export const cardFilters = ['all', 'due', ...cardStates, 'paused'] as const;
