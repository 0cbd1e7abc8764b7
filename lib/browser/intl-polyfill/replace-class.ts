interface OptionsOf {
  DateTimeFormat: Intl.DateTimeFormatOptions;
  NumberFormat: Intl.NumberFormatOptions;
  RelativeTimeFormat: Intl.RelativeTimeFormatOptions;
  ListFormat: Intl.ListFormatOptions;
  DisplayNames: Intl.DisplayNamesOptions;
  Collator: Intl.CollatorOptions;
}
interface NativeClass {
  new (...args: never[]): object;
  supportedLocalesOf: (locale: string) => string[];
}

/**
 * Has `make` make the objects of a class of Intl for this locale, with and without `new`, and the class say that it supports
 * it. For other locales the class stays as it is.
 */
export function replaceClass<Name extends keyof OptionsOf>(
  intl: typeof Intl,
  name: Name,
  locale: string,
  make: (options: OptionsOf[Name] | undefined) => object,
): void {
  type Given = [locales?: unknown, options?: OptionsOf[Name]];
  const native: NativeClass = intl[name];
  const isOurs = (locales: unknown) => String([locales].flat()[0]) === locale;
  const supports = (locales: string | string[]) =>
    [locales].flat().filter((each) => isOurs(each) || native.supportedLocalesOf(each).length > 0);
  const value = new Proxy(native, {
    construct: (_, given: Given, newTarget) =>
      // The boundary: a class answers an object.
      isOurs(given[0]) ? make(given[1]) : (Reflect.construct(native, given, newTarget) as object),
    apply: (_, __, given: Given): unknown =>
      isOurs(given[0]) ? make(given[1]) : Reflect.apply(native, undefined, given),
    get: (_, property): unknown =>
      property === 'supportedLocalesOf' ? supports : Reflect.get(native, property),
  });
  Object.defineProperty(intl, name, { value });
}
