import { sharedPages } from './page-files';
import { isGuarded, isPerRequest, patternOf } from './page-kinds';

const shared = patternOf(sharedPages, '[a-z\\d-]+');

/**
 * Pages that are the same for everybody, by path, without locale prefix and query; their parameters are small Latin letters,
 * digits and hyphens. Apart from ./page-kinds, because browsers do not need it.
 */
export function isShared(path: string): boolean {
  return shared.test(path) && !isPerRequest(path) && !isGuarded(path);
}
