import { clsx, type ClassValue } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

const any = () => true;
/** Whether a radius is for all corners: `rounded-t-card`, for one side, sets another property. */
const whole = (value: string) => !/^[trblse]{1,2}-/.test(value);
const colours =
  /^(?:paper|raised|sunken|ink|soft|faint|line|control|veil|on-\w+|(?:cobalt|rowan|birch|honey)(?:-\w+)?|transparent|current|white)(?:\/\d+)?$/;
const isColour = (value: string) => colours.test(value);
const sizes = [
  'sm',
  'base',
  'lg',
  ...Array.from({ length: 9 }, (_, index) => (index === 0 ? 'xl' : `${index + 1}xl`)),
];

/** Classes with a value that set one property each: `p-4`, `min-w-11`. */
const valued = [
  ...['p', 'px', 'py', 'pt', 'pr', 'pb', 'pl', 'm', 'mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  ...['w', 'h', 'size', 'min-w', 'min-h', 'max-w', 'max-h', 'gap', 'gap-x', 'gap-y'],
  ...['opacity', 'leading', 'z', 'self', 'items', 'justify', 'cursor', 'animate', 'scroll-mt'],
];

/**
 * The later of two classes of one group wins. It contains only the groups that callers of our components override:
 * tailwind-merge's full configuration would be larger than the rest of components/ui.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 200,
  theme: {},
  classGroups: {
    ...Object.fromEntries(valued.map((name) => [name, [{ [name]: [any] }]])),
    rounded: [{ rounded: ['', whole] }],
    shadow: [{ shadow: ['', any] }],
    display: ['block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'contents', 'hidden'],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    visibility: ['visible', 'invisible'],
    direction: [{ flex: ['row', 'col'] }],
    'font-size': [{ text: sizes }],
    'font-weight': [{ font: ['medium', 'semibold', 'normal', 'bold'] }],
    'font-family': [{ font: ['sans', 'serif', 'mono'] }],
    'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    'text-colour': [{ text: [isColour] }],
    ground: [{ bg: [isColour] }],
    'border-colour': [{ border: [isColour] }],
    'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  },
  conflictingClassGroups: {
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    size: ['w', 'h'],
    gap: ['gap-x', 'gap-y'],
    'font-size': ['leading'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
  postfixLookupClassGroups: [],
}));

/** Joins classes; of two that set the same property the later one wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}
