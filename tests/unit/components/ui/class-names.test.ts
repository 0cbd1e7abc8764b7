import { describe, expect, it } from '@jest/globals';
import { classNames } from '@/components/ui/class-names';

describe('of two classes that set the same property the later one wins', () => {
  it.each([
    ['px-4 py-2', 'p-0', 'p-0'],
    ['p-4', 'px-2', 'p-4 px-2'],
    ['h-11 w-28', 'size-8', 'size-8'],
    ['min-w-11', 'min-w-52', 'min-w-52'],
    ['rounded-card', 'rounded-none', 'rounded-none'],
    ['rounded-card', 'rounded-t-control', 'rounded-card rounded-t-control'],
    ['text-lg text-soft', 'text-cobalt', 'text-lg text-cobalt'],
    ['text-lg leading-tight text-soft', 'text-sm', 'text-soft text-sm'],
    ['border border-line', 'border-dashed border-cobalt', 'border border-dashed border-cobalt'],
    ['bg-raised', 'bg-cobalt-ground', 'bg-cobalt-ground'],
    ['inline-flex', 'hidden', 'hidden'],
    ['relative', 'absolute', 'absolute'],
    ['font-serif font-medium', 'font-semibold', 'font-serif font-semibold'],
    ['px-4 sm:px-6', 'sm:px-2', 'px-4 sm:px-2'],
    ['disabled:opacity-50', 'disabled:opacity-100', 'disabled:opacity-100'],
    ['hover:text-cobalt', 'text-honey', 'hover:text-cobalt text-honey'],
  ])('%s, then %s', (first, second, together) => {
    expect(classNames(first, second)).toBe(together);
  });

  it('what says nothing is left out', () => {
    expect(classNames('flex', false, undefined, null, { hidden: false }, ['gap-2'])).toBe('flex gap-2');
  });
});
