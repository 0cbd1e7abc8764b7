import { expect, type Page } from '@playwright/test';
import type messages from '@/messages/en/comments.json';
import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { scriptPayloads } from '@/tests/support/script-payloads';
import { test } from './support/journey';
import { enterAs } from './support/staff';
import { site } from './support/site';

/* A hundred ways to get a script into a page, as a browser sees them: none may speak, and none may need to be stopped. */

// The boundary: a unit test holds the files to one another.
const words = JSON.parse(readFileSync('messages/en/comments.json', 'utf8')) as typeof messages;
const slug = `what-people-try-${Date.now()}`;
const title = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
/** Each in a place of its own, or one that opens something would swallow those behind it. */
const article = scriptPayloads
  .map((payload) => `- ${payload.replaceAll('\0', '').replaceAll('\n', '\n  ')}`)
  .join('\n');

interface Heard {
  dialogs: string[];
  refused: string[];
}

/** What speaks, and what the page's policy has to refuse. */
async function listen(page: Page): Promise<Heard> {
  const heard: Heard = { dialogs: [], refused: [] };
  page.on('dialog', (dialog) => {
    heard.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('tellRefused', (what: string) => heard.refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // The boundary: exposed above.
      void (window as unknown as { tellRefused: (what: string) => Promise<void> }).tellRefused(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return heard;
}

/** What could still speak if somebody touched it. */
const findArmed = (page: Page, place: string) =>
  page
    .locator(place)
    .evaluate((box) =>
      [...box.querySelectorAll('*')]
        .filter(
          (each) =>
            ['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'STYLE', 'FORM', 'MATH', 'BASE', 'META'].includes(
              each.tagName.toUpperCase(),
            ) ||
            [...each.attributes].some(
              ({ name, value }) => name.startsWith('on') || /^\W*(?:java|vb)script:|^\W*data:/iu.test(value),
            ),
        )
        .map((each) => each.outerHTML.slice(0, 120)),
    );

/** What people try, as a post's text and as what is said about it. */
async function plant(): Promise<void> {
  const sql = postgres(site.databaseUrl, { max: 1, onnotice: () => undefined });
  const [post] = await sql<{ id: number }[]>`
    insert into documents (kind, slug, category_id, state, published_at, created_at, author_id)
    select 'post', ${slug}, categories.id, 'published', now(), now(), users.id from categories, users
    where categories.slug = 'culture' and users.email = 'boris@demo.govorim.example' returning id`;
  const id = post?.id ?? 0;
  await sql`
    insert into document_texts (document_id, locale, title, description, body, words, published_at, updated_at)
    values (${id}, 'en', ${title}, ${title}, ${article}, 300, now(), now())`;
  const bodies = scriptPayloads.map((payload) => tidyBody(payload)).filter((body) => body !== '');
  await sql`
    insert into comments (document_id, user_id, body, created_at)
    select ${id}, users.id, body, now() from unnest(${bodies}::text[]) body, users
    where users.email = 'boris@demo.govorim.example'`;
  await sql.end({ timeout: 1 });
}

test('what people try to get into a page stays text: in an article, in comments, and while it is written', async ({
  page,
  baseURL,
}) => {
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(100);
  await plant();
  const heard = await listen(page);
  await enterAs(page, baseURL ?? '', 'boris');

  await test.step('as an article and as comments', async () => {
    await page.goto(`/en/blog/culture/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('#article > ul > li')).toHaveCount(scriptPayloads.length);
    expect(await findArmed(page, '#article')).toEqual([]);
    const region = page.getByRole('region', { name: words.title });
    await region.scrollIntoViewIfNeeded();
    const said = region.getByRole('article');
    for (let seen = 20; seen < scriptPayloads.length; seen += 20) {
      await expect(said).toHaveCount(seen);
      await region.getByRole('button', { name: words.more }).click();
    }
    await expect(region.getByText(words.end)).toBeVisible();
    expect(await said.count()).toBeGreaterThanOrEqual(100);
    expect(await findArmed(page, '#comments ol')).toEqual([]);
  });

  await test.step('in the preview of who writes it', async () => {
    await page.goto('/en/blog/write');
    await page.getByRole('link', { name: title }).first().click();
    const preview = page.getByRole('article');
    await expect(preview.locator('div > ul > li')).toHaveCount(scriptPayloads.length);
    expect(await findArmed(page, 'article')).toEqual([]);
  });

  expect(heard).toEqual({ dialogs: [], refused: [] });
});
