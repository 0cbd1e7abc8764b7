import { describe, expect, it } from '@jest/globals';
import { readAdminOptions } from '@/scripts/admin/admin-options';

describe('what npm run admin:create is told', () => {
  it('may be nothing: then it asks', () => {
    expect(readAdminOptions([])).toEqual({ promote: false, removeSecondFactor: false });
  });

  it('names a person and what to do', () => {
    expect(
      readAdminOptions(['--email', 'a@example.org', '--first-name=Зоя', '--surname', 'Белова', '--promote']),
    ).toEqual({
      email: 'a@example.org',
      firstName: 'Зоя',
      surname: 'Белова',
      promote: true,
      removeSecondFactor: false,
    });
  });

  it.each([['--password', 'secret'], ['--password=secret']])('is never a password: %s', (...args) => {
    expect(() => readAdminOptions(args)).toThrow(/^A password is never given as an argument/u);
  });

  it.each([
    [['--wrong'], "Unknown option '--wrong'"],
    [['stray'], "Unexpected argument 'stray'. This command does not take positional arguments"],
    [['--email'], "Option '--email <value>' argument missing"],
  ])('is refused in one line when it is %j', (args, sentence) => {
    expect(() => readAdminOptions(args)).toThrow(sentence);
  });
});
