import 'server-only';
import { isShown } from '@/lib/people/audience/visibility-policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { readingOf, viewOf } from './inside/view';
import { selectTied } from './inside/list-queries';
import type { TiedPerson } from './schema';

export interface NewsSource extends Pick<TiedPerson, 'id' | 'name' | 'avatar'> {
  /** Whether the viewer may see what they learn. */
  showsLearning: boolean;
}

/** People of each list: as many as somebody can follow in five days at the limit. */
const maxPeoplePerList = 1000;

/** Friends and the people the viewer follows, each once, without those they have muted. */
export async function listNewsSources(viewer: Pick<Viewer, 'id'>): Promise<NewsSource[]> {
  const lists = await Promise.all(
    (['friends', 'following'] as const).map(async (list) => {
      const rows = await selectTied(db, list, readingOf(viewer), { after: null, limit: maxPeoplePerList });
      const heard = rows.filter(({ mutes }) => !mutes);
      return heard.map((row) => {
        const { id, name, avatar } = viewOf(viewer, list, row, false);
        const reader = row.acceptedAt === null ? 'member' : 'friend';
        return { id, name, avatar, showsLearning: isShown('learning', reader, row) };
      });
    }),
  );
  return [...new Map(lists.flat().map((person) => [person.id, person])).values()];
}
