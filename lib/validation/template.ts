/** Fills `:name` placeholders, the longest name first, so that `:min` never eats into `:minutes`. */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  const names = Object.keys(values).sort((a, b) => b.length - a.length);
  if (names.length === 0) return template;
  const pattern = new RegExp(`:(${names.join('|')})(?![a-z_])`, 'gu');
  return template.replace(pattern, (whole, name: string) => String(values[name] ?? whole));
}
