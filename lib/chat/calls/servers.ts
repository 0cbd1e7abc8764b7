import 'server-only';
import { eq } from 'drizzle-orm';
import { callChoices } from '@/db/schema/calls';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { getEnv } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { secondMs } from '@/lib/platform/time/units';
import { relaySeconds } from './limits';
import type { CallChoiceInput, CallChoiceView, CallServers } from './schema';
import { getCall } from './service';
import { turnCredentials } from './turn-credentials';

/**
 * STUN and TURN servers for the viewer's browser in a call that is not over, with a password made for this viewer.
 * Throws AppError: 'not_found', 'not_joined'.
 */
export async function getServers(viewer: Viewer, callId: number): Promise<CallServers> {
  const [call, { relay_only }] = await Promise.all([getCall(viewer, callId), getCallChoices(viewer)]);
  if (call.state === 'ended') throw new AppError('not_found');
  const { STUN_URLS: stun, TURN_URLS: turn, TURN_SECRET: secret } = getEnv();
  const until = new Date(now().getTime() + relaySeconds * secondMs);
  return {
    ice_servers: [
      ...(stun.length > 0 && !relay_only ? [{ urls: stun }] : []),
      ...(secret === undefined
        ? []
        : [{ urls: turn, ...turnCredentials({ secret, user: `${callId}-${viewer.id}` }, until) }]),
    ],
    relay_only,
  };
}

const hasRelay = () => getEnv().TURN_SECRET !== undefined;

export async function getCallChoices({ id }: Pick<Viewer, 'id'>): Promise<CallChoiceView> {
  const [row] = await db.select().from(callChoices).where(eq(callChoices.userId, id));
  return { relay_only: row?.relayOnly ?? false, has_relay: hasRelay() };
}

export async function changeCallChoices(
  { id }: Viewer,
  { relay_only }: CallChoiceInput,
): Promise<CallChoiceView> {
  await db
    .insert(callChoices)
    .values({ userId: id, relayOnly: relay_only })
    .onConflictDoUpdate({ target: callChoices.userId, set: { relayOnly: relay_only } });
  return { relay_only, has_relay: hasRelay() };
}
