/** The name of the cookie or storage entry with the auth state. */
export const stateName = 'govorim.state';
