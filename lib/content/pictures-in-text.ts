/** A picture of the folder on a line of its own: `![what it shows](file.png "caption")`. */
const pictureLine = /^!\[[^\]]+\]\(([a-z\d-]+\.(?:png|jpe?g|webp))(?: "[^"]+")?\)\s*$/u;

/** The name of the picture that a line shows; null for a line that shows none, or not as it should. */
export function pictureOn(line: string): string | null {
  return pictureLine.exec(line)?.[1] ?? null;
}

/** The text as it is stored: pictures by their ids. One that is not there stays as it was written. */
export function nameById(body: string, ids: ReadonlyMap<string, string>): string {
  const lines = body.split('\n').map((line) => {
    const name = pictureOn(line);
    return name === null ? line : line.replace(`](${name}`, `](${ids.get(name) ?? name}`);
  });
  return lines.join('\n');
}
