/** Push subscriptions of one person; a further one replaces the oldest. */
export const maxSubscriptions = 10;
