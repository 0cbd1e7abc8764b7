/** Whether an answer is one of those that teachers accepted besides; a place that was left empty fits none. */
export function isAccepted(
  accepted: readonly (readonly string[])[] | undefined,
  given: readonly (string | null | undefined)[],
): boolean {
  return accepted?.some((answer) => isSame(answer, given)) ?? false;
}

/** The list with one more answer, once. */
export function withAnswer(accepted: readonly string[][] | undefined, given: readonly string[]): string[][] {
  const known = accepted ?? [];
  return known.some((answer) => isSame(answer, given)) ? [...known] : [...known, [...given]];
}

/** Whether each of the texts can be taken from `stock`, where each is there once. */
export function isTakenFrom(stock: readonly string[], texts: readonly string[]): boolean {
  const left = [...stock];
  return texts.every((text) => {
    const position = left.indexOf(text);
    if (position >= 0) left.splice(position, 1);
    return position >= 0;
  });
}

/** The texts, when none of them is missing; else null. */
export function allOf(texts: readonly (string | null | undefined)[]): string[] | null {
  const present = texts.filter((text) => text !== null && text !== undefined);
  return present.length === texts.length ? present : null;
}

export function isSame(one: readonly string[], other: readonly (string | null | undefined)[]): boolean {
  return one.length === other.length && one.every((text, place) => text === other[place]);
}
