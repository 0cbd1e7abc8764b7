import { expect } from '@playwright/test';
import { expectAccessible, test } from './support/journey';
import { receiveLetter } from './support/letters';
import { newAddress, registerMaria } from './support/newcomer';

const newPassword = 'иней-на-ветках';

test('a newcomer confirms her e-mail, forgets her password, gets a new one and signs in', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const email = newAddress();
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Ways into your account' }).getByRole('link', { name });
  const storedTab = () =>
    page.evaluate(() => decodeURIComponent(document.cookie).match(/"currentTab":"(\w+)"/u)?.[1]);

  await test.step('spec §4: the tab in the state follows the auth route, and the tabs hand the return address on', async () => {
    await page.goto('/en/auth/login?returnTo=%2Fen%2Fcourses%2Flist');
    await expect(tab('Log in')).toHaveAttribute('aria-current', 'page');
    await expect.poll(storedTab).toBe('login');
    await tab('Lost password').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lost your password?' })).toBeVisible();
    await expect.poll(storedTab).toBe('lostpass');
    await tab('Register').click();
    await expect(page).toHaveURL('/en/auth/register?returnTo=%2Fen%2Fcourses%2Flist');
    await expect.poll(storedTab).toBe('register');
  });

  await test.step('she registers, and a line asks her to confirm her e-mail', async () => {
    await registerMaria(page, email);
    await expect(page).toHaveURL('/en/courses/list');
    await page.goto('/en/courses');
    await expect(page.getByText('Please confirm your e-mail')).toBeVisible();
    await page.getByRole('button', { name: 'Send the e-mail again' }).click();
    await expect(page.getByText('The e-mail has been sent')).toBeVisible();
  });

  await test.step('the link of the letter says what it is for; its button confirms', async () => {
    const { link } = await receiveLetter(email, 'Please confirm your e-mail', 2);
    await page.goto(link);
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm e-mail' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, your e-mail is confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go on to my courses' }).click();
    await expect(page).toHaveURL('/en/courses');
    await expect(page.getByText('Please confirm your e-mail')).toBeHidden();
    // Each page renews its token; under way, that would be refused once nobody is signed in.
    const renewed = page.waitForResponse('**/api/auth/refresh');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
    await renewed;
  });

  await test.step('she signs out and asks for a new password', async () => {
    await page.getByRole('button', { name: 'Account of Мария Петрова' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/en/auth/login');
    await tab('Lost password').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lost your password?' })).toBeVisible();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('status').getByText('Have a look at your mail')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('spec §4: after a password reset the message is “password updated, please log in”', async () => {
    await page.goto((await receiveLetter(email, 'Choose a new password')).link);
    await expect.poll(storedTab).toBe('reset');
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByLabel('Password once more').fill(newPassword);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page).toHaveURL('/en/auth/login?reset=done');
    await expect(page.getByText('Your password has been reset!')).toBeVisible();
    await expect(page.getByText('Password updated, please log in.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Demonstration accounts' })).toBeVisible();
    await receiveLetter(email, 'Your password was changed');
  });

  await test.step('she signs in with it', async () => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/en/courses');
  });

  await test.step('the tips that came meanwhile can be stopped by their link, and taken back', async () => {
    const { text } = await receiveLetter(email, 'Your first lesson is waiting');
    // A page still open would notice that its session is gone.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(/http\S+\/unsubscribe\S+/u.exec(text)?.[0] ?? '');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'No more tips' }).click();
    await expect(page.getByText('You get no more tips by e-mail.')).toBeVisible();
    await page.getByRole('button', { name: 'Send me tips again' }).click();
    await expect(page.getByText('you get learning tips again')).toBeVisible();
  });
});
