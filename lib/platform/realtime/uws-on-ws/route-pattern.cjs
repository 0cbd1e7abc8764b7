/**
 * Compiles a path such as `/apps/:appId/events` or `/*`.
 * @param {string} pattern
 * @returns {(path: string) => string[] | null} the path's parameters, or null when it does not match
 */
function compileRoute(pattern) {
  const parts = pattern.split('/').slice(1);
  return (path) => {
    const given = path.split('/').slice(1);
    /** @type {string[]} */
    const parameters = [];
    for (const [index, part] of parts.entries()) {
      const value = given[index];
      if (part === '*') return parameters;
      if (value === undefined) return null;
      if (part.startsWith(':') && value !== '') parameters.push(value);
      else if (part !== value) return null;
    }
    return given.length === parts.length ? parameters : null;
  };
}

module.exports = { compileRoute };
