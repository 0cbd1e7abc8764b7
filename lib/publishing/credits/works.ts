/** Works used here that are no npm library, with their licences. `key` is the message `credits.works.<key>`. */
export const works = [
  { key: 'dictionary', name: 'OpenCorpora', licence: 'CC BY-SA 3.0', href: 'https://opencorpora.org/' },
  {
    key: 'morphology',
    name: 'pymorphy2, Az.js',
    licence: 'MIT',
    href: 'https://github.com/deNULL/Az.js',
  },
  {
    key: 'voice',
    name: 'eSpeak NG',
    licence: 'GPL-3.0-or-later',
    href: 'https://github.com/espeak-ng/espeak-ng',
  },
  {
    key: 'schedule',
    name: 'FSRS',
    licence: 'MIT',
    href: 'https://github.com/open-spaced-repetition/free-spaced-repetition-scheduler',
  },
  { key: 'interfaceFont', name: 'Rubik', licence: 'OFL-1.1', href: 'https://github.com/googlefonts/rubik' },
  {
    key: 'readingFont',
    name: 'Literata',
    licence: 'OFL-1.1',
    href: 'https://github.com/googlefonts/literata',
  },
  { key: 'icons', name: 'Lucide', licence: 'ISC', href: 'https://lucide.dev/' },
  { key: 'map', name: 'Natural Earth', licence: 'Public domain', href: 'https://www.naturalearthdata.com/' },
  { key: 'names', name: 'Unicode CLDR', licence: 'Unicode-3.0', href: 'https://cldr.unicode.org/' },
  { key: 'passwords', name: 'zxcvbn-ts', licence: 'MIT', href: 'https://github.com/zxcvbn-ts/zxcvbn' },
  { key: 'database', name: 'PostgreSQL', licence: 'PostgreSQL', href: 'https://www.postgresql.org/' },
  { key: 'pictures', name: 'libvips', licence: 'LGPL-2.1-or-later', href: 'https://www.libvips.org/' },
  { key: 'runtime', name: 'Node.js', licence: 'MIT', href: 'https://nodejs.org/' },
] as const;
