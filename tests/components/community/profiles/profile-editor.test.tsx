import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ProfileEditor } from '@/components/community/profiles/update/profile-editor';
import type { OwnProfile } from '@/lib/community/profiles/schema';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';
import { saidOf } from '@/tests/support/profiles';

const put = 'PUT /api/profile';
const joinedAt = '2026-11-20T10:00:00.000Z';

function edit(profile: Partial<OwnProfile> = {}) {
  const own: OwnProfile = {
    id: 7,
    name: 'Anna S',
    photo: null,
    birth_date: '1990-02-03',
    joined_at: joinedAt,
    ...saidOf({}),
    ...profile,
  };
  return show(
    <ProfileEditor
      profile={own}
      timeZone="Asia/Yerevan"
      countries={[{ value: 'AM', label: 'Armenia' }]}
      languages={[
        { value: 'hy', label: 'Armenian' },
        { value: 'ru', label: 'Russian' },
        { value: 'tr', label: 'Turkish' },
      ]}
    />,
  );
}
const answer = (said: Partial<OwnProfile>) => ({
  body: {
    id: 7,
    name: 'Anna S',
    photo: null,
    birth_date: '1990-02-03',
    joined_at: joinedAt,
    ...saidOf({}),
    ...said,
  },
});
const box = (name: string | RegExp) => screen.getByRole('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('who edits their profile', () => {
  it('sends all that they have said, and who sees it, with one press', async () => {
    const said = saidOf({
      about: 'Hi',
      country: 'AM',
      native_language: 'hy',
      russian_level: 'B1',
      languages: [{ language: 'tr', level: 'B2', is_learning: true }],
      goals: ['friends'],
      interests: ['chess'],
      availability: [{ weekday: 0, part: 'evening' }],
      shown_to: { country: 'nobody' },
    });
    const calls = serve({ [put]: answer(said) });
    const { person } = edit({ joined_at: null, birth_date: null });
    await person.type(screen.getByLabelText('Date of birth'), '1995-05-05');
    await person.type(screen.getByRole('textbox', { name: 'About me' }), 'Hi');
    await person.selectOptions(box('Country'), 'Armenia');
    await person.selectOptions(box('Seen by: Country'), 'nobody');
    await person.selectOptions(box('Native language'), 'Armenian');
    await person.selectOptions(box('Level of Russian'), 'B1');
    await person.selectOptions(box('Add a language'), 'Turkish');
    await person.selectOptions(box('Turkish: level'), 'B2');
    for (const name of ['I am learning it', 'finding friends', 'chess', 'Monday, evening'])
      await person.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByText('Your changes are not saved yet.')).toBeTruthy();
    await person.click(button('Save and join the community'));
    expect((await screen.findByRole('status')).textContent).toContain('Your profile is saved.');
    expect(sentTo(calls, put)).toEqual([{ ...said, birth_date: '1995-05-05' }]);
    expect(screen.queryByText('Your changes are not saved yet.')).toBeNull();
    expect(screen.getByRole('link', { name: 'View my profile' }).getAttribute('href')).toBe('/en/profile/7');
  });

  it('reads that the date of birth is fixed once they have joined, and sends none', async () => {
    const calls = serve({ [put]: answer({}) });
    const { person } = edit();
    expect(screen.getByText(/^Your date of birth: February 3, 1990/u)).toBeTruthy();
    expect(screen.queryByLabelText('Date of birth')).toBeNull();
    await person.click(button('Save'));
    await screen.findByRole('status');
    expect(sentTo(calls, put)).toEqual([saidOf({})]);
  });

  it('is told at the date of birth that they are too young', async () => {
    serve({ [put]: refusal('validation', '', { birth_date: ['You must be at least 14 years old.'] }) });
    const { person } = edit({ joined_at: null, birth_date: null });
    await person.click(button('Save and join the community'));
    expect(await screen.findByText('You must be at least 14 years old.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Date of birth'));
  });

  it('reads at the field what is wrong, and loses nothing', async () => {
    serve({ [put]: refusal('validation', '', { gender: ['The gender is required.'] }) });
    const { person } = edit();
    await person.click(screen.getByRole('checkbox', { name: 'Only people of my gender' }));
    await person.click(button('Save'));
    expect(await screen.findByText('The gender is required.')).toBeTruthy();
    expect(document.activeElement).toBe(box('Gender'));
    expect(screen.getByText('Your changes are not saved yet.')).toBeTruthy();
  });

  it('keeps a text that is too long, and says by how much', async () => {
    const { person } = edit({ about: 'я'.repeat(1001) });
    expect(screen.getByText('1 character too many.')).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'About me' }), '{Backspace}');
    expect(screen.queryByText('1 character too many.')).toBeNull();
  });

  it('is not asked for a level of Russian as a native speaker', async () => {
    const { person } = edit();
    await person.selectOptions(box('Native language'), 'Russian');
    expect(screen.queryByRole('combobox', { name: 'Level of Russian' })).toBeNull();
  });

  it('removes a language again, and one that becomes the native one', async () => {
    const { person } = edit({ languages: [{ language: 'tr', level: 'A1', is_learning: true }] });
    await person.selectOptions(box('Native language'), 'Turkish');
    expect(screen.queryByRole('combobox', { name: 'Turkish: level' })).toBeNull();
    await person.selectOptions(box('Add a language'), 'Armenian');
    await person.click(button('Remove: Armenian'));
    expect(screen.queryByRole('combobox', { name: 'Armenian: level' })).toBeNull();
  });

  it('is warned before the page is closed with unsaved changes', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { person } = edit();
    expect(leave()).toBe(false);
    await person.click(screen.getByRole('checkbox', { name: 'chess' }));
    expect(leave()).toBe(true);
    await person.click(screen.getByRole('checkbox', { name: 'chess' }));
    expect(leave()).toBe(false);
  });
});
