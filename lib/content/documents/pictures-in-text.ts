/** A picture file of the folder on its own line: `![alternative text](file.png "caption")`. */
const pictureLine = /^!\[[^\]]+\]\(([a-z\d-]+\.(?:png|jpe?g|webp))(?: "[^"]+")?\)\s*$/u;

/** The file name of the picture on a line; null for a line without a well-formed picture. */
export function pictureOn(line: string): string | null {
  return pictureLine.exec(line)?.[1] ?? null;
}

/** Replaces file names of pictures by their ids; unknown names stay. */
export function nameById(body: string, ids: ReadonlyMap<string, string>): string {
  const lines = body.split('\n').map((line) => {
    const name = pictureOn(line);
    return name === null ? line : line.replace(`](${name}`, `](${ids.get(name) ?? name}`);
  });
  return lines.join('\n');
}
