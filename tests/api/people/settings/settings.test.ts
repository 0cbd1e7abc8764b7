import { describe, expect, it } from '@jest/globals';
import { GET as settings } from '@/app/api/settings/route';
import { settings as settingsTable } from '@/db/schema/settings';
import { settingsAnswer } from '@/lib/people/settings/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { readSettingsAnew } from '@/tests/support/settings';

const { db } = testDatabase();

describe('GET /api/settings', () => {
  it('spec §3, §7: answers the settings with their defaults, the counters, and the public configuration', async () => {
    const { status, body } = await call(settings);
    expect(status).toBe(200);
    expect(settingsAnswer.strict().parse(body)).toEqual({
      settings: {
        'site.title': 'Говорим',
        'site.frontend_version': '1.3',
        'site.phone': '',
        'site.email': '',
        'site.cookie_notice': '',
        'social.instagram': '',
        'social.vk': '',
        'social.youtube': '',
        'social.facebook': '',
        'social.twitter': '',
        'app.link': '',
      },
      notify: { chat: 0, friends_requests: 0, news: 0 },
      config: {
        app_env: 'demo',
        demo: expect.objectContaining({ accounts: expect.any(Array) }),
        storage: 'cookies',
        cookieOptions: {},
        debug: false,
        live: null,
      },
    });
  });

  it('spec §7: counts for whoever asks, and for a visitor nothing', async () => {
    const { body } = await call(settings, { cookie: await signIn('anna') });
    // Among the people of the demonstration one has sent her a request, and others have accepted hers or follow her.
    expect(body.notify).toEqual({ chat: 0, friends_requests: 1, news: 4 });
  });

  it('knows only the keys there are, whatever else the table holds', async () => {
    await db.insert(settingsTable).values([
      { key: 'toString', value: 'evil' },
      { key: 'smtp.password', value: 'secret' },
    ]);
    await readSettingsAnew();
    const { body } = await call(settings);
    expect(JSON.stringify(body)).not.toMatch(/evil|secret/);
  });
});
