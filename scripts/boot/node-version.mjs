/** What package.json asks for under "engines". */
const oldest = [20, 19];

/** @returns {string | undefined} why this Node cannot run Govorim, in one sentence */
export function nodeComplaint(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return undefined;
  return `Govorim needs Node ${oldest.join('.')} or newer, this is Node ${version}: see https://nodejs.org.`;
}
