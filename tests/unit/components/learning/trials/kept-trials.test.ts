import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { saveConsent, forgetConsent } from '@/lib/browser/consent';
import {
  forgetKeptTrials,
  hasKeptTrials,
  keepClaimed,
  keepTrial,
  readKeptTrials,
} from '@/components/learning/trials/kept-trials';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, { localStorage: storage, sessionStorage: storage });
});
afterEach(() => {
  forgetConsent();
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

describe('What a visitor has answered', () => {
  it('is remembered until it is claimed, and then what it brought, once', () => {
    expect(hasKeptTrials()).toBe(false);
    expect(keepTrial(7, 'a')).toBe(true);
    expect(readKeptTrials()).toEqual({ trials: { 7: 'a' }, claimed: null });
    keepClaimed({ kept: 1, points: 10 });
    expect(readKeptTrials()).toEqual({ trials: {}, claimed: { kept: 1, points: 10 } });
    forgetKeptTrials();
    expect(hasKeptTrials()).toBe(false);
  });

  it('is the first answer to each exercise, as in a lesson', () => {
    keepTrial(7, 'wrong');
    keepTrial(7, 'right');
    keepTrial(8, 'other');
    expect(readKeptTrials().trials).toEqual({ 7: 'wrong', 8: 'other' });
  });

  it('is not remembered for whoever wants nothing stored, and is not promised then', () => {
    saveConsent('declined');
    expect(keepTrial(7, 'a')).toBe(false);
  });

  it('is nothing where something else stands there', () => {
    stored.set('trials', '{not json');
    expect(readKeptTrials()).toEqual({ trials: {}, claimed: null });
  });
});
