import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Long lists, of which a reader opens one or two; each link would cost the server a page when it comes into view. */
const longLists = [
  'components/community/directory/page-ends.tsx',
  'components/community/directory/person-card.tsx',
  'components/community/friends/person-list.tsx',
  'components/community/moderation/own-reports.tsx',
  'components/community/news/news-entry.tsx',
  'components/community/notifications/notification-entry.tsx',
  'components/community/teacher-reviews/review-item.tsx',
  'components/layout/friend-requests/request-row.tsx',
  'components/learning/courses/lessons-before.tsx',
  'components/publishing/blog/further.tsx',
  'components/publishing/blog/page-links.tsx',
  'components/publishing/blog/post-item.tsx',
  'components/publishing/blog/post-page.tsx',
  'components/publishing/blog/topics.tsx',
  'components/publishing/home/popular.tsx',
  'components/publishing/writing/document-item.tsx',
  'components/publishing/writing/edit-link-now.tsx',
  'components/ui/tabs.tsx',
];
const files = ['app', 'components', 'lib/platform/i18n'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => join(room, file)),
);
const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();

describe('spec §9: links prefetch what they lead to when they come into view', () => {
  it('which is what Next’s link does unless it is told otherwise: only these are', () => {
    expect(filesWith(/prefetch=/u)).toEqual(longLists);
    expect(filesWith(/prefetch=\{(?!false\})/u)).toEqual([]);
  });

  it('and all of them are the one link that knows the reader’s language', () => {
    expect(filesWith(/from 'next\/link'/u)).toEqual(['lib/platform/i18n/link.ts']);
    expect(readFileSync('lib/platform/i18n/link.ts', 'utf8')).not.toContain('prefetch');
    expect(readFileSync('lib/platform/i18n/navigation.ts', 'utf8')).not.toContain('prefetch');
  });
});
