import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { SettingsForm } from '@/components/people/staff/settings-form';
import type { Setting } from '@/lib/people/settings/change-schema';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const call = 'PATCH /api/admin/settings';
const setting = (key: string, value: string) =>
  // The boundary: the form looks at nothing else of a setting.
  ({ key, value, default: '', updated_at: null, updated_by: null }) as unknown as Setting;
const settings = [setting('site.title', 'Говорим'), setting('site.frontend_version', '1.3')];
const version = () => screen.getByLabelText<HTMLInputElement>('Version that should be running');
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the settings of the site', () => {
  it('are sent when they were changed, and only those', async () => {
    const calls = serve({ [call]: { body: { settings } } });
    const { person } = show(<SettingsForm initial={settings} />);
    await person.click(save());
    expect(calls).toEqual([]);
    await person.type(screen.getByLabelText('Name of the site'), '!');
    await person.click(save());
    expect(await screen.findByText('Saved', { exact: false })).toBeTruthy();
    expect(sentTo(calls, call)).toEqual([{ 'site.title': 'Говорим!' }]);
  });

  it('ask before they close the site', async () => {
    const calls = serve({ [call]: { body: { settings } } });
    const { person } = show(<SettingsForm initial={settings} />);
    await person.clear(version());
    await person.type(version(), '1.4');
    await person.click(save());
    await person.click(await screen.findByRole('button', { name: 'Leave it open' }));
    expect([version().value, calls.length]).toEqual(['1.4', 0]);
    await person.click(save());
    await person.click(await screen.findByRole('button', { name: 'Close the site' }));
    await waitFor(() => expect(sentTo(calls, call)).toEqual([{ 'site.frontend_version': '1.4' }]));
  });

  it('that are refused stay as they were typed, and the focus goes to the first of them', async () => {
    serve({ [call]: refusal('validation', '', { 'site.title': ['The name is too long.'] }) });
    const { person } = show(<SettingsForm initial={settings} />);
    const title = screen.getByLabelText<HTMLInputElement>('Name of the site');
    await person.type(title, '!');
    await person.click(save());
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText('The name is too long.')).toBeTruthy();
    expect(title.value).toBe('Говорим!');
  });
});
