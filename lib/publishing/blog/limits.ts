/** Longer ones are cut: nobody types them. */
export const maxSearchCodePoints = 100;
