import { expect } from '@playwright/test';
import { askDatabase, tellDatabase } from './support/database';
import { makePicture } from '@/tests/support/picture';
import { expectAccessible, test } from './support/journey';
import { signUp } from './support/newcomer';

// A visitor does not find a profile that is for members.
test.use({ tolerated: /status of 404/u });

test('joins the community, decides who sees what, and is read so by a member and by a visitor', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const origin = baseURL ?? '';
  await signUp(page, origin);
  await tellDatabase(`update users set email_verified_at = now() where email like 'maria-%'`);

  await test.step('says who she is', async () => {
    await page.goto('/en/profile/update');
    await expect(page.getByText(/you join the community/u)).toBeVisible();
    await page.getByLabel('Date of birth').fill('1995-05-05');
    await page.getByRole('textbox', { name: 'About me' }).fill('I like mountains.');
    await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption({ label: 'Armenia' });
    await page.getByRole('combobox', { name: 'Native language', exact: true }).selectOption('hy');
    await page.getByRole('combobox', { name: 'Level of Russian', exact: true }).selectOption('B1');
    await page.getByRole('checkbox', { name: 'chess' }).check();
    await page.getByRole('checkbox', { name: 'Monday, evening' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and join the community' }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('AM');
    await page.getByRole('link', { name: 'View my profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Мария Петрова' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute(
      'href',
      '/en/profile/update',
    );
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/en/account');
    await expectAccessible(page);
  });

  await test.step('adds a photograph, cropped by keyboard', async () => {
    await page.goto('/en/profile/update');
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await makePicture(600, 400) };
    await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeEnabled();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await page.getByRole('button', { name: 'Crop the photo' }).press('ArrowLeft');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible();
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/api\/images\//u);
    await page.getByRole('link', { name: 'View my profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Мария Петрова' })).toBeVisible();
    await expect(page.locator('main header img')).toHaveAttribute('src', /^\/api\/images\/.*\.webp$/u);
  });

  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const another = await browser.newContext({ baseURL: origin });
  const member = await another.newPage();
  await signUp(member, origin);
  // Whose age is unknown meets nobody.
  await tellDatabase(`update users set birth_date = '1990-02-03' where birth_date is null`);

  await test.step('a member reads what members may', async () => {
    await member.goto(`/en/profile/${id}-somebody-else`);
    await expect(member).toHaveURL(`/en/profile/${id}-mariya-p`);
    await expect(member.getByText('I like mountains.')).toBeVisible();
    await expect(member.getByText('B1, own estimate')).toBeVisible();
    await expect(member.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();
    for (const tab of ['Friends', 'Learning', 'Comments']) {
      await member.getByRole('tab', { name: tab }).click();
      await expectAccessible(member);
    }
    await expect(member.getByText('No comments yet')).toBeVisible();
  });

  const stranger = await browser.newContext({ baseURL: origin });
  await test.step('a visitor does not, and finds no address that is none', async () => {
    for (const path of [`/en/profile/${id}`, `/en/profile/${id}x`, '/en/profile/0'])
      expect((await stranger.request.get(path)).status()).toBe(404);
  });

  await test.step('opens her profile to everyone, and hides the country from all', async () => {
    await page.goto('/en/profile/update');
    await page.getByRole('combobox', { name: 'Who may open my profile' }).selectOption('everyone');
    await page.getByRole('combobox', { name: 'Seen by: Country' }).selectOption('nobody');
    await page.getByRole('combobox', { name: 'Seen by: About me' }).selectOption('everyone');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await member.goto(`/en/profile/${id}`);
    await expect(member.getByText('Armenian')).toBeVisible();
    await expect(member.getByText('Armenia', { exact: true })).toBeHidden();
  });

  await test.step('a visitor reads what is for everyone, and no page tells a secret', async () => {
    const [secret] = await askDatabase<{ email: string; birth_date: string }>(
      `select email, birth_date::text from users where id = ${id}`,
    );
    for (const request of [stranger.request, another.request, page.request]) {
      for (const headers of [{}, { RSC: '1' }]) {
        const text = await (await request.get(`/en/profile/${id}-mariya-p`, { headers })).text();
        expect(text).toContain('I like mountains.');
        expect(
          [secret?.email ?? '', secret?.birth_date ?? '', '$argon2'].filter((word) => text.includes(word)),
        ).toEqual([]);
      }
    }
    const visitor = await stranger.newPage();
    await visitor.goto(`/en/profile/${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Мария П.' })).toBeVisible();
    await expect(visitor.getByText('I like mountains.')).toBeVisible();
    await expect(visitor.getByText('Armenian')).toBeHidden();
    await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/en\/profile\/\d+-mariya-p$/u,
    );
    await expectAccessible(visitor);
  });
  await another.close();
  await stranger.close();
});
