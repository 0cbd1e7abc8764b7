/** Search engines and share cards show titles and descriptions of this length in full. */
export const maxTitleCodePoints = 120;
export const maxDescriptionCodePoints = 160;
/** A draft may exceed the published limit until its author shortens it. */
export const maxDraftDescriptionCodePoints = 500;
/** About ten times the length of a long article. */
export const maxBodyCodePoints = 60_000;
export const maxTags = 8;
/** The request body of a call that carries a text: up to four bytes for a character, plus JSON escapes. */
export const maxTextBytes = 600_000;
