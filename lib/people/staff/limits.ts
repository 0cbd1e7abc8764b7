/** Stands in the log for whoever works at the server's own terminal. */
export const operatorId = 0;
