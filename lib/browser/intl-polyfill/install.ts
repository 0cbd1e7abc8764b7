import type { IntlData } from './data';
import { dateMethods } from './dates';
import { numberMethods, withGrouping } from './numbers';
import { replaceClass } from './replace-class';
import { collatorMethods, listMethods, nameMethods, relativeTimeMethods } from './words';

type Methods = Record<string, (...args: never[]) => unknown>;

/**
 * Makes the browser's Intl write in one more language, with the options and methods that the site uses (a test holds the
 * site to these). Other options are written in English.
 */
export function installIntl(data: IntlData, intl: typeof Intl = Intl): void {
  const { locale } = data;
  const { DateTimeFormat, NumberFormat, RelativeTimeFormat, ListFormat, DisplayNames, Collator } = intl;
  const makeNumberFormat = (options: Intl.NumberFormatOptions = {}) => {
    const english = new NumberFormat('en', withGrouping(options, data));
    return override(english, locale, numberMethods(english, options, data));
  };
  replaceClass(intl, 'NumberFormat', locale, makeNumberFormat);
  replaceClass(intl, 'DateTimeFormat', locale, (options = {}) => {
    const english = new DateTimeFormat('en', options);
    return override(english, locale, dateMethods(english, options, data, DateTimeFormat));
  });
  replaceClass(intl, 'RelativeTimeFormat', locale, (options = {}) => {
    const writer = makeNumberFormat();
    const methods = relativeTimeMethods(options, data, (value) => writer.format(value));
    return override(new RelativeTimeFormat('en', options), locale, methods);
  });
  replaceClass(intl, 'ListFormat', locale, (options = {}) =>
    override(new ListFormat('en', options), locale, listMethods(options, data)),
  );
  replaceClass(intl, 'DisplayNames', locale, (options = { type: 'language' }) =>
    override(new DisplayNames('en', options), locale, nameMethods(options, data)),
  );
  replaceClass(intl, 'Collator', locale, (options = {}) => {
    const english = new Collator('en', options);
    return override(english, locale, collatorMethods(english, data));
  });
}

/** Puts our methods before those of the browser, of which some are getters and cannot be assigned to. */
function override<Native extends { resolvedOptions: () => object }>(
  english: Native,
  locale: string,
  methods: Methods,
): Native {
  const resolvedOptions = { ...english.resolvedOptions(), locale };
  for (const [name, value] of Object.entries({ ...methods, resolvedOptions: () => resolvedOptions }))
    Object.defineProperty(english, name, { value });
  return english;
}
