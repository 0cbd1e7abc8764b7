import { expect, test } from '@playwright/test';
import { newAddress } from './support/newcomer';

/** Not support/journey's page: a browser notes every refusal as an error. */
test('somebody who mistypes her password is told so, and how long to wait', async ({ page }) => {
  await page.goto('/en/auth/login');
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  const button = page.getByRole('button', { name: 'Log in', exact: true });
  const notice = page.getByRole('main').getByRole('alert');
  await email.fill(newAddress());

  await test.step('spec §4: login has a waiting state', async () => {
    let answer = () => {};
    await page.route('**/api/auth/login', async (route) => {
      await new Promise<void>((later) => (answer = later));
      await route.continue();
    });
    await password.fill('метель');
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    answer();
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('spec §8: “These credentials do not match our records”, and what was typed is still there', async () => {
    await expect(notice).toHaveText('These credentials do not match our records.');
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(password).toHaveValue('метель');
  });

  await test.step('spec §8: “Too many login attempts. Please try again in {seconds} seconds.” counts down', async () => {
    for (let tries = 2; tries <= 6; tries += 1) {
      const answered = page.waitForResponse('**/api/auth/login');
      await button.click();
      expect((await answered).status()).toBe(tries < 6 ? 400 : 429);
    }
    const sentence = notice.locator('[aria-hidden]').filter({ hasText: 'seconds' });
    await expect(sentence).toHaveText(/^Too many login attempts\. Please try again in \d+ seconds\.$/u);
    const seconds = async () => Number(/\d+/u.exec(await sentence.innerText())?.[0]);
    const first = await seconds();
    await expect.poll(seconds).toBeLessThan(first);
  });
});
