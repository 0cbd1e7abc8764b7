import 'server-only';
import { findPeople, type Person } from '@/lib/people/audience/find-person';
import { shownName } from '@/lib/people/audience/shown-name';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Locale } from '@/lib/platform/i18n/locales';
import { loadLocations, type ContentLocation } from './inside/locations';
import { selectOwnReports } from './inside/report-queries';
import { casePageSize } from './limits';
import type { OwnReport, OwnReports } from './schema';

type Row = Awaited<ReturnType<typeof selectOwnReports>>[number];

interface Reading {
  before?: number | undefined;
  locale: Locale;
}

/** The viewer's reports: the person and page each was about, as far as the viewer may still see them, and the outcome. */
export async function listOwnReports(
  viewer: Pick<Viewer, 'id'>,
  { before, locale }: Reading,
): Promise<OwnReports> {
  const rows = await selectOwnReports(viewer.id, before, casePageSize + 1);
  const shown = rows.slice(0, casePageSize);
  const [people, locationOf] = await Promise.all([
    findPeople(
      viewer,
      shown.flatMap(({ about: { ownerId } }) => ownerId ?? []),
    ),
    loadLocations(
      viewer,
      shown.map(({ kind, about: { key } }) => ({ kind, key })),
      locale,
    ),
  ]);
  return {
    reports: shown.map(({ createdAt, decidedAt, about, ...row }) => {
      const location = locationOf({ kind: row.kind, key: about.key });
      return {
        ...row,
        ...ownerOf({ kind: row.kind, about }, { people, location }),
        place: location && { title: location.title, href: location.href },
        at: createdAt.toISOString(),
        decided_at: decidedAt?.toISOString() ?? null,
      };
    }),
    next: rows.length > casePageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

function ownerOf(
  { kind, about: { ownerId, isLeaving } }: Pick<Row, 'kind' | 'about'>,
  { people, location }: { people: readonly Person[]; location: ContentLocation | null },
): Pick<OwnReport, 'person' | 'person_is_gone'> {
  // A teacher reads a note on an answer without its author's name; an article without an owner belongs to the site.
  if (kind === 'suggestion' || (kind === 'post' && ownerId === null))
    return { person: null, person_is_gone: false };
  // A course review shows only the first name, and no link to a profile.
  const known = kind === 'course_review' ? undefined : people.find(({ id }) => id === ownerId);
  return { person: personOf(known, location), person_is_gone: ownerId === null || isLeaving };
}

function personOf(known: Person | undefined, location: ContentLocation | null): OwnReport['person'] {
  const id = known?.id ?? null;
  if (typeof location?.author === 'string') return { id, name: location.author };
  return known ? { id, name: shownName(known, known.sees('surname')) } : null;
}
