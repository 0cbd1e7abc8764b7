import { shownName } from './shown-name';
import { isShown } from './visibility-policy';
import { slugOf } from '@/lib/platform/text/slug';

interface Named {
  id: number;
  firstName: string;
  surname: string;
  profile: Parameters<typeof isShown>[2];
}

/** The last segment of a profile's URL: with the name that visitors see, so that no link reveals a hidden surname. */
export function profileSlug({ id, profile, ...name }: Named): string {
  return slugOf(shownName(name, isShown('surname', 'visitor', profile)), id);
}
