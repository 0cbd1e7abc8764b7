import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { saveConsent, forgetConsent } from '@/lib/browser/consent';
import {
  forgetStoredTrials,
  hasStoredTrials,
  storeClaimed,
  storeTrial,
  readStoredTrials,
} from '@/components/learning/trials/stored-trials';

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
    expect(hasStoredTrials()).toBe(false);
    expect(storeTrial(7, 'a')).toBe(true);
    expect(readStoredTrials()).toEqual({ trials: { 7: 'a' }, claimed: null });
    storeClaimed({ kept: 1, points: 10 });
    expect(readStoredTrials()).toEqual({ trials: {}, claimed: { kept: 1, points: 10 } });
    forgetStoredTrials();
    expect(hasStoredTrials()).toBe(false);
  });

  it('is the first answer to each exercise, as in a lesson', () => {
    storeTrial(7, 'wrong');
    storeTrial(7, 'right');
    storeTrial(8, 'other');
    expect(readStoredTrials().trials).toEqual({ 7: 'wrong', 8: 'other' });
  });

  it('is not remembered for whoever wants nothing stored, and is not promised then', () => {
    saveConsent('declined');
    expect(storeTrial(7, 'a')).toBe(false);
  });

  it('is nothing where something else stands there', () => {
    stored.set('trials', '{not json');
    expect(readStoredTrials()).toEqual({ trials: {}, claimed: null });
  });
});
