const classes = [
  'DateTimeFormat',
  'NumberFormat',
  'RelativeTimeFormat',
  'ListFormat',
  'DisplayNames',
  'Collator',
] as const;
interface NativeClass {
  new (...args: never[]): object;
  supportedLocalesOf: (locale: string) => string[];
}
const lacked = new Set(['az', 'hy']);
const known = (locales: unknown) => (lacked.has(String([locales].flat()[0])) ? 'en-US' : locales);

/**
 * Intl as in Chromium: it has no data for Azerbaijani and Armenian. Of Azerbaijani it says at some classes that it
 * does, and of both it has the plural rules.
 */
export function makeLackingIntl(saysItKnows: readonly string[] = []): typeof Intl {
  const intl = Object.create(Intl) as typeof Intl;
  for (const name of classes) {
    const native: NativeClass = Intl[name];
    const supports = (locale: string) =>
      saysItKnows.includes(locale) || known(locale) === locale ? native.supportedLocalesOf(locale) : [];
    const value = new Proxy(native, {
      construct: (_, [locales, options]: unknown[], newTarget) =>
        // The boundary: a class answers an object.
        Reflect.construct(native, [known(locales), options], newTarget) as object,
      apply: (_, __, [locales, options]: unknown[]): unknown =>
        Reflect.apply(native, undefined, [known(locales), options]),
      get: (_, property): unknown =>
        property === 'supportedLocalesOf' ? supports : Reflect.get(native, property),
    });
    Object.defineProperty(intl, name, { value, configurable: true });
  }
  return intl;
}
