import 'server-only';
import { notificationKinds } from '@/db/enums';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import {
  isFixed,
  isOffered,
  isTold,
  isWantedByDefault,
  usualQuietHours,
  type NotificationChannel,
  type QuietHours,
} from './choices-policy';
import { selectChoices, selectQuiet, upsertChoice, upsertQuiet } from './inside/choice-queries';
import { putWantsText, wantsText } from './inside/text-queries';
import type { NotificationKind } from './kinds';
import type { Choices, ChoicesInput } from './schema';

type Me = Pick<Viewer, 'id' | 'role'>;

/**
 * The viewer's choices for the kinds that their role gets: channels, and quiet hours. Choices for other roles stay stored.
 */
export async function getChoices({ id, role }: Me): Promise<Choices> {
  const [chosen, { hours, timeZone }, withText] = await Promise.all([
    selectChoices(db, id),
    getQuietHours(id),
    wantsText(db, id),
  ]);
  const isWanted = (kind: NotificationKind, channel: NotificationChannel) =>
    chosen.find((each) => each.kind === kind && each.channel === channel)?.isWanted ??
    isWantedByDefault(kind, channel);
  const entries = notificationKinds
    .filter((kind) => isTold(kind, role))
    .map((kind) => [
      kind,
      { in_app: isWanted(kind, 'in_app'), mail: isWanted(kind, 'mail'), push: isWanted(kind, 'push') },
    ]);
  return {
    // The boundary: the keys are kinds.
    choices: Object.fromEntries(entries) as Choices['choices'],
    quiet: hours,
    time_zone: timeZone,
    with_text: withText,
  };
}

/**
 * Changes the given choices. Throws AppError('validation') for a kind that cannot be turned off, or that the viewer's role
 * never gets.
 */
export async function changeChoices(viewer: Me, input: ChoicesInput): Promise<Choices> {
  const { choice, quiet, with_text: withText } = input;
  if (choice && !isTold(choice.kind, viewer.role))
    throw new AppError('validation', { fields: { 'choice.kind': [{ rule: 'in' }] } });
  if (choice && !isOffered(choice.kind, choice.channel))
    throw new AppError('validation', { fields: { 'choice.channel': [{ rule: 'in' }] } });
  if (choice && !choice.wanted && isFixed(choice.kind, choice.channel))
    throw new AppError('validation', { fields: { 'choice.wanted': [{ rule: 'in' }] } });
  await db.transaction(async (on) => {
    if (choice) {
      const { kind, channel, wanted } = choice;
      await upsertChoice(on, { userId: viewer.id, kind, channel, isWanted: wanted });
    }
    if (quiet) await upsertQuiet(on, viewer.id, { fromHour: quiet.from, untilHour: quiet.until });
    if (withText !== undefined) await putWantsText(on, viewer.id, withText);
  });
  return getChoices(viewer);
}

/** Somebody's quiet hours, and their time zone. */
export async function getQuietHours(userId: number): Promise<{ hours: QuietHours; timeZone: string }> {
  const row = await selectQuiet(db, userId);
  const hours =
    row && row.from !== null && row.until !== null ? { from: row.from, until: row.until } : usualQuietHours;
  return { hours, timeZone: row?.timeZone ?? 'UTC' };
}
