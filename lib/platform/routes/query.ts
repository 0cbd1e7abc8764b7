/** The query string of an address, with its question mark. */
export const query = (values: Record<string, string>) => `?${new URLSearchParams(values).toString()}`;
