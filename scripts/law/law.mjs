/*
 * The law of imports as data: which room may import which (docs/architecture.md). Paths are from the root, without the
 * file's extension. oxlint calls `findBreach` for each import; scripts/law/main.ts prints the remaining arrows.
 */

/** Rooms, each with those it may import besides itself; the longest matching name counts. Tests may import everything. */
const rooms = {
  app: ['components', 'lib', 'messages'],
  'app/api': ['lib', 'messages'],
  components: ['lib', 'messages'],
  lib: ['db', 'messages'],
  db: [],
  scripts: ['lib', 'db', 'messages', 'scripts/test'],
  'scripts/test': ['scripts', 'lib', 'tests'],
  middleware: ['lib'],
  instrumentation: ['lib'],
  // The part that runs in the browser before hydration.
  'instrumentation-client': ['components', 'lib'],
  'next.config': ['lib'],
  'playwright.config': ['tests'],
};

/** Wings of lib and components, each with the wings it may import. */
const platform = [];
const people = ['platform'];
const russian = ['platform'];
const browser = ['platform'];
const learning = ['platform', 'people', 'russian'];
const publishing = [...learning, 'learning'];
const community = [...publishing, 'publishing'];
const translator = [...community, 'community'];
const chat = [...translator, 'translator'];
const content = [...translator, 'translator'];
const composition = [...chat, 'chat'];
export const libWings = {
  platform,
  people,
  russian,
  browser,
  learning,
  publishing,
  community,
  translator,
  chat,
  content,
  composition,
};

/** The types of API answers, which lib/browser may import. */
const typesFrom = { browser: ['people'] };

const plain = ['ui', 'forms'];
const inBrowser = [...plain, 'platform', 'browser'];
const componentWings = {
  ui: [],
  forms: ['ui'],
  platform: plain,
  browser: [...plain, 'platform'],
  people: inBrowser,
  learning: [...inBrowser, 'people'],
  publishing: [...inBrowser, 'people', 'learning'],
  community: [...inBrowser, 'people', 'learning', 'publishing'],
  chat: [...inBrowser, 'people', 'learning', 'publishing', 'community'],
  // The layout of every page uses components of all wings.
  layout: [...inBrowser, 'people', 'learning', 'publishing', 'community', 'chat'],
  kit: [...inBrowser, 'people', 'learning', 'publishing', 'community', 'chat', 'layout'],
};

/** Slices that may import less than their wing, each with everything it may import besides itself. */
const strictSlices = {
  'lib/russian/exercises': ['lib/platform/errors', 'lib/platform/i18n/', 'lib/platform/text/', 'db/enums'],
  'lib/platform/http-server': [],
};

/** Folders inside a slice that other slices may import from. All others are private. */
const openFolders = [
  'lib/russian/exercises/text',
  'lib/russian/exercises/kinds',
  'lib/russian/exercises/synonyms',
  'lib/russian/morphology/accent',
  'lib/platform/http-server/page-cache',
  'lib/platform/http-server/late-hydration',
  'lib/platform/openapi/page',
  'lib/publishing/seo/feeds',
];

/** The modules of lib that components may import besides types, because they also run in a browser. */
const forBrowser = [
  /^lib\/browser\//,
  /^lib\/platform\/(i18n|routes|text)\//,
  /^lib\/platform\/realtime\/(events|schema)$/,
  /^lib\/platform\/(builds\/version-gate|crypto\/random-hex|images\/limits|markdown\/(inline|lecture)-html|time\/units)$/,
  /^lib\/russian\/exercises\/text\//,
  /^lib\/russian\/speech\/(addresses|recording-name)$/,
  /^lib\/[a-z]+\/[a-z-]+\/(\w+-)*(limits|policy)$/,
  /^lib\/people\/settings\/(contacts|default-title)$/,
  /^lib\/learning\/(course-reviews\/stars|placement\/scale|review\/(card-filters|ratings))$/,
  /^lib\/learning\/progress\/(daily-series|day-arithmetic|day-of-learning|ranks|topics)$/,
  /^lib\/publishing\/(navigation|credits\/works|home\/(popularity|language-map)|writing\/schedule-time)$/,
];

/**
 * Why a file must not import another; null when it may.
 * @param {{ from: string, to: string, isType: boolean }} edge
 * @returns {string | null}
 */
export function findBreach({ from, to, isType }) {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (here === 'tests') return null;
  if (here !== there && !rooms[here]?.includes(there)) return `${here} does not import ${there}.`;
  return (
    betweenSlices(from, to, isType) ??
    (there === 'lib' && sliceOf(from) !== sliceOf(to) && isPrivate(to)
      ? `${sliceOf(to)} keeps this to itself: import what lies in its folder.`
      : null) ??
    (here === 'components' && there === 'lib' && !isType && !forBrowser.some((form) => form.test(to))
      ? 'Components import types, limits, policies, routes and what else runs in a browser.'
      : null)
  );
}

function betweenSlices(from, to, isType) {
  const strict = strictSlices[sliceOf(from)];
  if (strict && sliceOf(from) !== sliceOf(to) && !strict.some((path) => to.startsWith(path)))
    return `${sliceOf(from)} knows only itself and ${strict.join(', ') || 'nothing else'}.`;
  const [here, there] = [wingOf(from), wingOf(to)];
  if (floorOf(from) !== floorOf(to) || here === there) return null;
  const wings = { lib: libWings, components: componentWings }[floorOf(from)];
  if (!wings) return null;
  const allowed = wings[here] ?? [];
  if (allowed.includes(there) || (isType && typesFrom[here]?.includes(there))) return null;
  return `${floorOf(from)}/${here} does not import ${floorOf(to)}/${there}.`;
}

const byLength = Object.keys(rooms).sort((one, other) => other.length - one.length);
const isIn = (path, room) => path === room || path.startsWith(`${room}/`);
const floorOf = (path) => path.split('/')[0] ?? '';
const roomOf = (path) => byLength.find((room) => isIn(path, room)) ?? floorOf(path);
const wingOf = (path) => path.split('/')[1] ?? '';

/**
 * The slice of a file: its floor, wing and folder; a file that lies in a wing's own folder is a slice by itself.
 * @param {string} path
 */
export const sliceOf = (path) => path.split('/').slice(0, 3).join('/');

/** Whether a file is private: deeper than its slice's own folder, or queries, wherever they lie. */
function isPrivate(path) {
  if (/\/(\w+-)*queries$/.test(path)) return true;
  const folder = path.slice(0, path.lastIndexOf('/'));
  return folder !== sliceOf(path) && path.split('/').length > 3 && !openFolders.includes(folder);
}
