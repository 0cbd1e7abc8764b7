/** Of the cookie, or the entry in the browser's storage, that the auth state is kept in. */
export const stateName = 'govorim.state';
