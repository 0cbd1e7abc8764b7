const openings = /^(?:Of|So long|So many|As many|Whoever)\b/u;
const phrases = /\b(?:hears of|is told|so long(?! as| that)|(?:after|in|of|within) so many)\b/u;

/** The words in a comment that stand in for its subject, such as "Of" at its beginning; null when there are none. */
export function findRiddle(text) {
  const plain = text
    .replaceAll(/^[ \t]*\*(?: |$)/gmu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return (openings.exec(plain) ?? phrases.exec(plain))?.[0] ?? null;
}

/** Comments as a reader sees them: lines that follow one another are one. */
export function joinLines(comments) {
  const joined = [];
  for (const { type, value, loc } of comments) {
    const before = joined.at(-1);
    if (type === 'Line' && before?.type === 'Line' && before.endLine === loc.start.line - 1) {
      before.text += `\n${value}`;
      before.endLine = loc.end.line;
    } else joined.push({ type, text: value, loc, endLine: loc.end.line });
  }
  return joined;
}
