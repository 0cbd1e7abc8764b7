/** The staff id of the operator at the server's terminal. */
export const operatorId = 0;
