/** The part of an address behind the path, for one value or more. */
export const query = (values: Record<string, string>) => `?${new URLSearchParams(values).toString()}`;
