import 'server-only';
import { findPeople, type Person } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import { listOnlineAmong } from '@/lib/people/presence/list-online';
import { nameKey } from '@/lib/community/directory/name-key';
import { searchedWords, type SearchedWord } from '@/lib/community/directory/name-search';
import { db } from '@/lib/platform/database/database';
import { readTimeCursor, writeTimeCursor } from '@/lib/platform/text/time-cursor';
import {
  selectAskers,
  selectContacts,
  selectUnwrittenFriends,
  type ContactRow,
} from './inside/contact-queries';
import { contactPageSize } from './limits';
import { partnerOf } from './partner';
import { dialogStateOf } from './policy';
import type { Contact, ContactPage, ContactsQuery } from './schema';

type Me = Pick<Viewer, 'id'>;

/** Conversations and friends that a search reads. */
const maxSearched = 500;

/** The viewer's conversations, the latest first; with a name, conversations and friends whose name matches. */
export async function listContacts(
  viewer: Me,
  { list, name = '', after }: ContactsQuery,
): Promise<ContactPage> {
  const words = searchedWords(name);
  const [page, requests] = await Promise.all([
    words.length > 0 ? search(viewer, words) : readPage(viewer, list, after),
    countRequests(viewer),
  ]);
  return { ...page, requests };
}

async function readPage(viewer: Me, list: ContactsQuery['list'], after: string | undefined) {
  const rows = await selectContacts(db, viewer.id, {
    list,
    after: after === undefined ? null : readTimeCursor(after),
    limit: contactPageSize + 1,
  });
  const shown = rows.slice(0, contactPageSize);
  const last = rows.length > contactPageSize ? shown.at(-1) : undefined;
  // Requests of people whom the viewer may not see any more, or blocks, are left out.
  const isVisible = ({ person }: Contact) => list === 'talks' || (person.name !== null && !person.is_blocked);
  return {
    contacts: (await viewsOf(viewer, shown)).filter(isVisible),
    next: last ? writeTimeCursor({ at: last.lastAt, id: last.id }) : null,
  };
}

/** Requests that are counted at most. */
const maxRequests = 100;

/** Number of first messages that wait for the viewer, without those of people whom the viewer may not see or blocks. */
async function countRequests(viewer: Me): Promise<number> {
  const people = await findPeople(viewer, await selectAskers(db, viewer.id, maxRequests));
  return people.filter(({ blocks }) => !blocks).length;
}

async function search(viewer: Me, words: readonly SearchedWord[]) {
  const [rows, friends] = await Promise.all([
    selectContacts(db, viewer.id, { list: null, after: null, limit: maxSearched }),
    selectUnwrittenFriends(db, viewer.id, maxSearched),
  ]);
  const contacts = [...(await viewsOf(viewer, rows)), ...(await friendViews(viewer, friends))];
  return { contacts: contacts.filter(({ person }) => isCalled(person.name, words)), next: null };
}

function isCalled(name: string | null, words: readonly SearchedWord[]): boolean {
  if (name === null) return false;
  const key = nameKey(name, name);
  return words.every(({ spellings, related }) =>
    [...spellings, ...related].some((word) => key.includes(` ${word}`)),
  );
}

async function viewsOf(viewer: Me, rows: readonly ContactRow[]): Promise<Contact[]> {
  const partner = await partnersOf(
    viewer,
    rows.map(({ otherId }) => otherId),
  );
  return rows.map((row) => ({
    person: partner(row.otherId, row.hasOther),
    state: dialogStateOf(viewer.id, row),
    unread: row.unread,
    last: {
      seq: row.seq,
      kind: row.kind,
      text: row.snippet,
      at: row.lastAt.toISOString(),
      mine: row.isMine,
      is_deleted: row.isDeleted,
    },
  }));
}

async function friendViews(viewer: Me, ids: readonly number[]): Promise<Contact[]> {
  const partner = await partnersOf(viewer, ids);
  return ids
    .map((id): Contact => ({ person: partner(id, true), state: 'none', unread: 0, last: null }))
    .filter(({ person }) => person.name !== null);
}

/** Makes a function that gives the view of each of these people. */
async function partnersOf(viewer: Me, ids: readonly number[]) {
  const people = await findPeople(viewer, ids);
  const online = await listOnlineAmong(people);
  const byId = new Map<number, Person>(people.map((person) => [person.id, person]));
  return (id: number, hasAccount: boolean) =>
    partnerOf(id, { person: byId.get(id) ?? null, hasAccount, isOnline: online.has(id) });
}
