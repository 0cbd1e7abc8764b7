import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { refreshDirectory } from '@/lib/community/directory/refresh';
import { findPerson, type Person } from '@/lib/people/audience/find-person';
import { shownName } from '@/lib/people/audience/shown-name';
import type { Viewer } from '@/lib/people/auth/viewer';
import { idsOf, type ReportSubject } from '@/lib/people/reports/subject';
import { now } from '@/lib/platform/clock';
import { dropImage, findImage, keepImage } from '@/lib/platform/images/store';
import { defineJob } from '@/lib/platform/jobs/job';
import { deletePhoto, insertPhoto, lockPhoto, selectPhoto, updatePhoto } from './inside/photo-queries';
import { lockAbout, lockName, updateAbout, updateName } from './inside/moderated-queries';

/*
 * Parts of a profile that can be reported, by the person's id: the text about themselves, the photograph, the name. Hiding
 * removes the part, so that its owner can replace it.
 */

async function findReported(viewer: Viewer, key: string): Promise<Person | null> {
  const [id] = idsOf(key, 1) ?? [];
  return id === undefined ? null : findPerson(viewer, id);
}

const nameFor = (person: Person) => shownName(person, person.sees('surname'));

const keptText = z.object({ about: z.string() });
export const profileSubject: ReportSubject = {
  find: async (viewer, key) => {
    const person = await findReported(viewer, key);
    if (!person) return null;
    const text = person.sees('about') ? person.profile.about : '';
    return { key, ownerId: person.id, snapshot: { name: nameFor(person), title: null, text } };
  },
  hide: async (on, key) => {
    const about = await lockAbout(on, Number(key));
    if (!about) return null;
    await updateAbout(on, Number(key), '', now());
    return { about };
  },
  restore: async (on, key, hidden) => {
    if ((await lockAbout(on, Number(key))) !== '') return;
    await updateAbout(on, Number(key), keptText.parse(hidden).about, now());
  },
};

/** Deletes the file of a photograph whose row a transaction has deleted. */
export const erasePhotoJob = defineJob<{ photo: string }>('erase_photo');
export const erasePhoto = async ({ photo }: { photo: string }): Promise<void> => dropImage(photo);

const keptPhoto = z.object({ webp: z.base64(), width: z.int(), height: z.int() });
export const photoSubject: ReportSubject = {
  find: async (viewer, key) => {
    const person = await findReported(viewer, key);
    const photo = person?.sees('photo') ? person.profile.photoId : null;
    const picture = photo && (await findImage(photo));
    if (!person || !picture) return null;
    return {
      key,
      ownerId: person.id,
      snapshot: { name: nameFor(person), title: null, text: null },
      picture,
    };
  },
  hide: async (on, key) => {
    const held = await lockPhoto(on, Number(key));
    const photo = held?.id ? await selectPhoto(on, held.id) : undefined;
    const webp = photo && (await findImage(photo.id));
    if (!photo || !webp) return null;
    const { id, width, height } = photo;
    await updatePhoto(on, Number(key), null, now());
    await deletePhoto(on, id);
    await erasePhotoJob.queue({ photo: id }, on);
    return { webp: webp.toString('base64'), width, height };
  },
  restore: async (on, key, hidden) => {
    const userId = Number(key);
    const held = await lockPhoto(on, userId);
    if (held?.id !== null) return;
    const { webp, width, height } = keptPhoto.parse(hidden);
    const [id, bytes, at] = [randomUUID(), Buffer.from(webp, 'base64'), now()];
    await keepImage(id, bytes);
    await insertPhoto(on, { id, userId, width, height, bytes: bytes.length, createdAt: at });
    await updatePhoto(on, userId, id, at);
  },
};

/** The name until its owner chooses another; in Russian for every reader, like the names of demonstration accounts. */
const placeholderOf = (id: number) => `Участник ${id}`;

const keptName = z.object({ firstName: z.string(), surname: z.string() });
export const nameSubject: ReportSubject = {
  find: async (viewer, key) => {
    const person = await findReported(viewer, key);
    if (!person) return null;
    return { key, ownerId: person.id, snapshot: { name: nameFor(person), title: null, text: null } };
  },
  hide: async (on, key) => {
    const id = Number(key);
    const name = await lockName(on, id);
    if (!name || name.firstName === placeholderOf(id)) return null;
    await updateName(on, id, { firstName: placeholderOf(id), surname: '' });
    await refreshDirectory(on, id);
    return name;
  },
  restore: async (on, key, hidden) => {
    const id = Number(key);
    if ((await lockName(on, id))?.firstName !== placeholderOf(id)) return;
    await updateName(on, id, keptName.parse(hidden));
    await refreshDirectory(on, id);
  },
};
