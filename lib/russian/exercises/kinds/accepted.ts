/** Whether an answer is among those that teachers accepted; an answer with an empty place is not. */
export function isAccepted(
  accepted: readonly (readonly string[])[] | undefined,
  given: readonly (string | null | undefined)[],
): boolean {
  return accepted?.some((answer) => isSame(answer, given)) ?? false;
}

/** The list with this answer added, unless it is in it already. */
export function withAnswer(accepted: readonly string[][] | undefined, given: readonly string[]): string[][] {
  const known = accepted ?? [];
  return known.some((answer) => isSame(answer, given)) ? [...known] : [...known, [...given]];
}

/** Whether all texts can be taken from `available`, each entry at most once. */
export function isTakenFrom(available: readonly string[], texts: readonly string[]): boolean {
  const left = [...available];
  return texts.every((text) => {
    const position = left.indexOf(text);
    if (position >= 0) left.splice(position, 1);
    return position >= 0;
  });
}

/** The texts if none of them is missing, else null. */
export function allOf(texts: readonly (string | null | undefined)[]): string[] | null {
  const present = texts.filter((text) => text !== null && text !== undefined);
  return present.length === texts.length ? present : null;
}

export function isSame(one: readonly string[], other: readonly (string | null | undefined)[]): boolean {
  return one.length === other.length && one.every((text, place) => text === other[place]);
}
