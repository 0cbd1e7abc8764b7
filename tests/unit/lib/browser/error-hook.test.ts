import { describe, expect, it } from '@jest/globals';
import { hookErrors, reportError } from '@/lib/browser/error-hook';

describe('spec §8: errors go to one hook', () => {
  it('which hears what was reported before it was there, once', () => {
    const [early, late] = [new Error('early'), new Error('late')];
    reportError(early);
    const heard: Error[] = [];
    const unhook = hookErrors((error) => heard.push(error));
    reportError(late);
    unhook();
    expect(heard).toEqual([early, late]);
    const others: Error[] = [];
    hookErrors((error) => others.push(error))();
    expect(others).toEqual([]);
  });

  it('and one that fails keeps it from no other', () => {
    const heard: Error[] = [];
    const unhook = [
      hookErrors(() => {
        throw new Error('the hook');
      }),
      hookErrors((error) => heard.push(error)),
    ];
    reportError(new Error('the page'));
    unhook.forEach((take) => take());
    expect(heard).toHaveLength(1);
  });
});
