import { describe, expect, it, jest } from '@jest/globals';
import { initialState } from '@/lib/browser/auth-state/state';
import { accessOf } from '@/lib/browser/api/access-token';
import { annasAnswer, recordingPersister, settingsWith, tabsTogether, verasAnswer } from './surroundings';

const anna = { id: 1, name: 'Анна Соколова', avatar: null };

/** A tab with an access token of its own: that lies in a module. */
async function openPage({ persister = recordingPersister(), tabs = tabsTogether()(), log = jest.fn() } = {}) {
  jest.resetModules();
  const { createAuthState } = await import('@/lib/browser/auth-state/inside/create-auth-state');
  const { currentAccess, setAccess } = await import('@/lib/browser/api/access-token');
  const store = createAuthState({ persister, tabs, locale: 'ru', log });
  return { persister, tabs, log, currentAccess, setAccess, ...store };
}

describe('the state of a first visit', () => {
  it('spec §3: has nobody in it, the login tab, Russian, counters 0, and remembers', async () => {
    expect((await openPage()).getState()).toEqual({
      user: null,
      currentTab: 'login',
      access_token: null,
      expires_in: null,
      locale: 'ru',
      notify: { chat: 0, friends_requests: 0, news: 0 },
      settings: {},
      remember: true,
    });
  });
});

describe('a later visit', () => {
  const saved = {
    ...initialState,
    user: anna,
    locale: 'de',
    notify: { chat: 2, friends_requests: 1, news: 0 },
    access: accessOf({ access_token: 'kept', expires_in: 900 }),
  } as const;

  it('finds everything as it was left, but the language is the page’s', async () => {
    const page = await openPage({ persister: recordingPersister(saved) });
    expect(page.getState()).toMatchObject({
      user: anna,
      notify: { chat: 2, friends_requests: 1, news: 0 },
      access_token: 'kept',
      locale: 'ru',
    });
    expect(page.currentAccess()).toMatchObject({ access_token: 'kept' });
  });

  it('empties the state when the server says that nobody is here', async () => {
    const page = await openPage({ persister: recordingPersister(saved) });
    page.userSeen(null);
    expect(page.getState()).toMatchObject({ user: null, access_token: null, expires_in: null });
    expect(page.getState().notify).toEqual({ chat: 0, friends_requests: 0, news: 0 });
  });

  it('keeps nothing of Анна when the server says that it is Вера', async () => {
    const page = await openPage({ persister: recordingPersister(saved) });
    page.userSeen(verasAnswer.user);
    expect(page.getState()).toMatchObject({ user: { name: 'Вера Орлова' }, access_token: null });
    expect(page.getState().notify).toEqual({ chat: 0, friends_requests: 0, news: 0 });
  });

  it('corrects a name that has changed, and keeps the token', async () => {
    const page = await openPage({ persister: recordingPersister(saved) });
    page.userSeen({ ...annasAnswer.user, name: 'Анна Орлова' });
    expect(page.getState()).toMatchObject({ user: { name: 'Анна Орлова' }, access_token: 'kept' });
  });
});

describe('signing in and out', () => {
  it('spec §4: tokens and the user are stored after sign-in', async () => {
    const page = await openPage();
    page.signedIn(annasAnswer, false);
    expect(page.getState()).toMatchObject({
      user: anna,
      access_token: 'annas-token',
      expires_in: 900,
      remember: false,
    });
    expect(page.persister.kept.at(-1)).toBe(page.getState());
    expect(page.currentAccess()?.access_token).toBe('annas-token');
  });

  it('spec §4: at logout the user is emptied and both counters are set to 0', async () => {
    const page = await openPage();
    page.signedIn(annasAnswer, true);
    page.chatEventArrived({ from_id: 2 });
    page.friendRequestArrived();
    page.signedOut();
    expect(page.getState()).toMatchObject({
      user: null,
      notify: { chat: 0, friends_requests: 0, news: 0 },
      access_token: null,
    });
    expect(page.currentAccess()).toBeNull();
  });

  it('is seen in the other tabs', async () => {
    const newTabs = tabsTogether();
    const [here, there] = [await openPage({ tabs: newTabs() }), await openPage({ tabs: newTabs() })];
    const heard = jest.fn();
    there.onOtherTab(heard);
    here.signedIn(annasAnswer, true);
    expect(there.getState()).toMatchObject({ user: anna, access_token: 'annas-token' });
    here.signedOut();
    expect(there.getState()).toMatchObject({ user: null, access_token: null });
    expect(heard.mock.calls).toEqual([['in'], ['out']]);
    expect(there.tabs.told).toEqual([]);
  });

  it('a renewed token goes to the other tabs, and only once', async () => {
    const newTabs = tabsTogether();
    const [here, there] = [await openPage({ tabs: newTabs() }), await openPage({ tabs: newTabs() })];
    here.signedIn(annasAnswer, true);
    here.setAccess(accessOf({ access_token: 'renewed', expires_in: 900 }));
    for (const page of [here, there]) expect(page.getState().access_token).toBe('renewed');
    expect(here.tabs.told.filter(({ type }) => type === 'access')).toHaveLength(1);
  });
});

describe('the tab and the language', () => {
  it('spec §4: the auth tab is login, reset, lostpass or register', async () => {
    const page = await openPage();
    for (const tab of ['register', 'lostpass', 'reset', 'login'] as const) {
      page.setTab(tab);
      expect(page.getState().currentTab).toBe(tab);
    }
  });

  it('spec §4: the locale can be changed', async () => {
    const page = await openPage();
    page.localeChanged('ja');
    expect(page.getState().locale).toBe('ja');
  });
});

describe('the counters', () => {
  it('spec §4: chat unread rises by one for each live chat event of somebody else', async () => {
    const page = await openPage();
    page.signedIn(annasAnswer, true);
    for (const from_id of [2, '2', 1, '1']) page.chatEventArrived({ from_id });
    expect(page.getState().notify).toEqual({ chat: 2, friends_requests: 0, news: 0 });
  });

  it('spec §7: settings are stored, and both counters copied from them', async () => {
    const page = await openPage();
    page.settingsArrived(settingsWith({ chat: 3, friends_requests: 1, news: 0 }), page.getCounterVersion());
    expect(page.getState()).toMatchObject({
      settings: { 'site.title': 'Говорим' },
      notify: { chat: 3, friends_requests: 1, news: 0 },
    });
    expect(page.getConfig()).toMatchObject({ storage: 'cookies' });
  });

  it('a late answer does not overwrite a counter that a live event has raised since it was asked for', async () => {
    const page = await openPage();
    page.signedIn(annasAnswer, true);
    const askedAt = page.getCounterVersion();
    page.chatEventArrived({ from_id: 2 });
    page.settingsArrived(settingsWith({ chat: 0, friends_requests: 4, news: 0 }), askedAt);
    expect(page.getState().notify).toEqual({ chat: 1, friends_requests: 4, news: 0 });
    page.settingsArrived(settingsWith({ chat: 1, friends_requests: 0, news: 0 }), page.getCounterVersion());
    expect(page.getState().notify).toEqual({ chat: 1, friends_requests: 0, news: 0 });
  });

  it('an answer for Анна that comes after she signed out counts nothing', async () => {
    const page = await openPage();
    page.signedIn(annasAnswer, true);
    const askedAt = page.getCounterVersion();
    page.signedOut();
    page.settingsArrived(settingsWith({ chat: 5, friends_requests: 5, news: 0 }), askedAt);
    expect(page.getState().notify).toEqual({ chat: 0, friends_requests: 0, news: 0 });
  });
});

describe('listeners', () => {
  it('hear of changes, and of nothing else', async () => {
    const page = await openPage();
    const heard = jest.fn();
    const stop = page.subscribe(heard);
    page.setTab('login');
    page.userSeen(null);
    expect(heard).not.toHaveBeenCalled();
    page.setTab('register');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    page.setTab('login');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('spec §3: debug logs what changes, never a token', async () => {
    const page = await openPage();
    page.signedIn(annasAnswer, true);
    expect(page.log).not.toHaveBeenCalled();
    page.settingsArrived(
      settingsWith({ chat: 0, friends_requests: 0, news: 0 }, { debug: true }),
      page.getCounterVersion(),
    );
    page.signedIn(verasAnswer, true);
    const words = JSON.stringify(page.log.mock.calls);
    expect(words).toContain('Вера Орлова');
    expect(words).not.toMatch(/annas-token|veras-token/);
  });
});
