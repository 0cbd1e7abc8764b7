import { expect, type Locator, type Page } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { expectAccessible, moving, test } from './support/journey';
import { openKit } from './support/kit';
import { countShifts, narrowTargets, sidewaysScroll } from './support/layout';
import { setSetting } from './support/settings';
import { untilQuiet } from './support/until-quiet';

test.use(moving);

const everything = (page: Page) =>
  page.getByRole('main').locator('section', { hasText: 'Header and footer with everything' });

test('a visitor finds the way around with the keyboard', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const language = page.getByRole('button', { name: 'Язык: ru, Русский' });
  await language.focus();
  await page.keyboard.press('Enter');
  await test.step('spec §1: the switcher lists fourteen languages in order', async () => {
    const items = page.locator('.native-menu:popover-open').getByRole('link');
    await expect(items).toHaveCount(14);
    const labels = await items.locator('span:first-child').allInnerTexts();
    expect(labels.join(' ').toLowerCase()).toBe('tr en de fr ru it az hy el da es nl jp no');
  });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
  await expect(page.locator('.native-menu:popover-open')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Курсы' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
  await test.step('spec §9: the footer has the years 2022-2025 and version 1.3', async () => {
    await expect(page.getByRole('contentinfo')).toContainText('© 2022-2025 Говорим 1.3');
  });
});

test('the header holds everything once it is built', async ({ page }) => {
  // A spinner on that page would never come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openKit(page);
  const header = everything(page);

  await test.step('spec §2, §9: the bell opens the requests, with a way to all of them, popover offset [0, 8]', async () => {
    const bell = header.getByRole('button', { name: '2 заявки в друзья' });
    await bell.focus();
    await page.keyboard.press('Enter');
    const requests = page.getByRole('dialog', { name: 'Заявки в друзья' });
    await expect(requests.getByRole('link')).toHaveText([
      /Борис Волков/u,
      /Вера Лебедева/u,
      'Посмотреть все',
    ]);
    const all = requests.getByRole('link', { name: 'Посмотреть все' });
    await expect(all).toHaveAttribute('href', '/friends?tab=requests');
    await expectAccessible(page);

    const [button, box] = await Promise.all([bell.boundingBox(), requests.boundingBox()]);
    expect(gapBelow(button, box)).toBe(8);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });

  await test.step('spec §2: the profile menu, in its order', async () => {
    await header.getByRole('button', { name: 'Учётная запись: Дина Орлова' }).click();
    const menu = page.locator('.native-menu:popover-open');
    await expect(menu.getByRole('link')).toHaveText([
      'Мой профиль',
      'Редактировать профиль',
      'Статистика',
      'Настройки учётной записи',
      'Мои тексты',
      'Жалобы на рассмотрении',
      'Администрирование',
    ]);
    await expect(menu.getByRole('button')).toHaveText('Выйти');
    await page.keyboard.press('Escape');
  });

  await test.step('the chat link says how much is unread, up to 99+', async () => {
    await expect(
      header.getByRole('link', { name: 'Чат: 99+ непрочитанных сообщений', exact: true }),
    ).toHaveAttribute('href', '/chat');
  });

  await test.step('spec §1: the search goes to the community', async () => {
    await page.route('**/community?*', (route) => route.fulfill({ contentType: 'text/html', body: 'found' }));
    await header.getByRole('combobox', { name: 'Найти человека по имени' }).fill('Вера Л');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/community?name=%D0%92%D0%B5%D1%80%D0%B0+%D0%9B');
  });
});

test('spec §9: buttons without words say what they are for, tooltip offset [0, 6]', async ({ page }) => {
  await page.goto('/');
  const theme = page.getByRole('button', { name: 'Оформление' });
  const hint = page.locator('[data-tooltip-text]');
  const restOn = () =>
    expect(async () => {
      await page.mouse.move(0, 400);
      await theme.hover();
      await expect(hint).toHaveText(/Оформление/u, { timeout: 2000 });
    }).toPass();
  await restOn();
  const [button, box] = await Promise.all([theme.boundingBox(), hint.boundingBox()]);
  expect(gapBelow(button, box)).toBe(6);
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await restOn();
  await theme.click();
  await expect(hint).toBeHidden();
});

test('spec §9: a toast stays 5000 ms, and as long as the pointer or the focus is on it', async ({ page }) => {
  await page.clock.install();
  await openKit(page);
  const toast = page.locator('[data-sonner-toast]');
  const show = async () => {
    await page.getByRole('button', { name: 'Toast' }).click();
    await expect(toast).toBeVisible();
  };
  await show();
  await page.clock.fastForward(4500);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(1500);
  await expect(toast).toBeHidden();

  await show();
  await toast.hover();
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(6000);
  await expect(toast).toBeHidden();

  await show();
  await toast.getByRole('button', { name: 'Закрыть' }).focus();
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('button', { name: 'Toast' }).focus();
  await page.clock.fastForward(6000);
  await expect(toast).toBeHidden();
});

test('spec §4, §9: a page that takes its time is announced by the loading bar, 8 px high', async ({
  page,
}) => {
  const bar = page.getByRole('progressbar', { name: 'Страница загружается' });
  await page.goto('/');
  await comeToLife(page);
  let goOn: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/auth/login?**', async (route) => {
    await slow;
    await route.continue();
  });
  const login = page.getByRole('banner').getByRole('link', { name: 'Войти' });

  await test.step('none for places on the page, nor for other tabs', async () => {
    await page.evaluate(() => {
      window.location.hash = 'content';
    });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      login.click({ modifiers: ['Control'] }),
    ]);
    await untilQuiet(page);
    await expect(bar).toBeHidden();
    await tab.close();
  });

  await login.click();
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(8);
  goOn();
  await expect(page).toHaveURL('/auth/login');
  await expect(bar).toBeHidden();
});

test('spec §4: the loading bar shows an error in the colour of errors', async ({ page }) => {
  await openKit(page);
  const bar = page.getByRole('progressbar', { name: 'Страница загружается' });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(bar).toBeVisible();
  const colour = () => bar.locator('div').evaluate((line) => getComputedStyle(line).backgroundColor);
  const usual = await colour();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect.poll(colour).not.toBe(usual);
  await expect(bar).toBeHidden();
});

test.describe('whose browser prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('spec §9: gets Russian, the default, at the bare path, and is offered German in German', async ({
    page,
  }) => {
    await page.goto('/auth/login?returnTo=%2Fcourses');
    const offer = page.getByRole('complementary', { name: 'Sprache' });
    const link = offer.getByRole('link', { name: 'Diese Seite gibt es auch auf Deutsch.' });
    await expect(link).toHaveAttribute('href', '/de/auth/login?returnTo=%2Fcourses');
    await expect(offer).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL('/auth/login?returnTo=%2Fcourses');
    await expectAccessible(page);

    await test.step('it is there from the first paint, on a phone too: nothing makes room for it later', async () => {
      await page.setViewportSize({ width: 360, height: 720 });
      await page.goto('/blog');
      const box = await offer.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(46);
      expect(await countShifts(page)).toBe(0);
    });

    await offer.getByRole('button', { name: 'Schließen' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
    await comeToLife(page);
    await untilQuiet(page);
    await expect(offer).toBeHidden();
  });
});

test.describe('the notice about cookies', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });
  test.afterAll(async ({ playwright, baseURL }) => {
    await setSetting(playwright, baseURL ?? '', 'site.cookie_notice', '');
  });

  test('is hidden by default, and Decline keeps optional storage off', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const notice = page.getByRole('region', { name: 'Файлы cookie' });
    await page.goto('/de');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect(notice).toBeHidden();

    await setSetting(playwright, baseURL ?? '', 'site.cookie_notice', 'on');
    await expect(async () => {
      await page.reload();
      await expect(notice).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(notice).toHaveAttribute('lang', 'ru');
    await expectAccessible(page);
    expect(await narrowTargets(page)).toEqual([]);

    await test.step('it hides nothing at the end of the page', async () => {
      await comeToLife(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [end, box] = await Promise.all([
        page.getByRole('contentinfo').boundingBox(),
        notice.boundingBox(),
      ]);
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    });

    await notice.getByRole('button', { name: 'Отклонить' }).press('Enter');
    await expect(notice).toBeHidden();
    await chooseDark(page);
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
      'cookie-choice': 'declined',
    });
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await comeToLife(page);
    await untilQuiet(page);
    await expect(notice).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();

    await test.step('who thinks better of it is asked again, and Accept calls acceptCookies()', async () => {
      await page.getByRole('button', { name: /cookie/iu }).click();
      await notice.getByRole('button', { name: 'Принять' }).click();
      await expect(notice).toBeHidden();
      await chooseDark(page);
      const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
      expect(stored).toMatchObject({ 'cookie-choice': 'accepted', theme: 'dark' });
    });
  });

  test('is answered by the global function acceptCookies()', async ({ page }) => {
    const notice = page.getByRole('region', { name: 'Файлы cookie' });
    await page.goto('/');
    await expect(notice).toBeVisible();
    await comeToLife(page);
    await page.evaluate(() => window.acceptCookies());
    await expect(notice).toBeHidden();
  });
});

async function chooseDark(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: /Men/u }).click();
  await page.locator('.native-menu:popover-open [data-choose-theme=dark]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

for (const prefix of ['', '/de']) {
  test(`${prefix || '/ru'} holds at every width: nothing sideways, nothing too small to touch`, async ({
    page,
  }) => {
    const visits = [
      () => openKit(page, prefix),
      ...['/', '/auth/login', '/auth/register'].map((path) => () => page.goto(`${prefix}${path}`)),
    ];
    for (const visit of visits) {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit();
      await expect(page.getByRole('contentinfo').last()).toBeVisible();
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        const faults = async () => ({
          sideways: await sidewaysScroll(page),
          narrow: await narrowTargets(page),
        });
        await expect.poll(faults, `${page.url()} at ${width} px`).toEqual({ sideways: 0, narrow: [] });
      }
    }
  });
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function gapBelow(upper: Box, lower: Box): number {
  return Math.round((lower?.y ?? 0) - ((upper?.y ?? 0) + (upper?.height ?? 0)));
}
