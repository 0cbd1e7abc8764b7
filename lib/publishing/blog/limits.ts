/** Longer ones are cut: nobody types them. */
export const longestSearch = 100;
