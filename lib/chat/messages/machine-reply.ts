import 'server-only';
import { requireDialog } from '@/lib/chat/dialogs/conversation';
import { loadAnalyser } from '@/lib/chat/practice-partner/analyser';
import { answer } from '@/lib/chat/practice-partner/answer';
import type { Turn } from '@/lib/chat/practice-partner/schema';
import { now } from '@/lib/platform/clock';
import { nameUuid } from '@/lib/platform/crypto/name-uuid';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { publish } from '@/lib/platform/realtime/publish';
import { selectBefore } from './inside/queries';
import { insertMessage } from './inside/write-queries';
import { selectMachineName } from './inside/machine-queries';
import type { MessageView } from './schema';

/** Messages that the machine remembers: its own last lines, which it does not repeat, and what they answered. */
const remembered = 60;

/**
 * Answers a person's message as a machine. A repeat of the job answers nothing twice; a message that has been followed by
 * another one is answered with it. Where the two may not meet any more, nothing happens.
 */
export async function replyAsMachine({
  machine,
  person,
  seq,
}: {
  machine: number;
  person: number;
  seq: number;
}): Promise<void> {
  const conversation = await findDialog(machine, person);
  const name = await selectMachineName(db, machine);
  if (!conversation?.person || name === null) return;
  const { dialogId, dialog } = conversation;
  const view = { dialogId, me: machine, clearedSeq: 0 };
  const said = (await selectBefore(db, view, dialog.lastSeq + 1, remembered)).filter(isWords);
  const latest = said.findLast(({ mine }) => !mine);
  if (latest?.seq !== seq) return;
  const turns = said.filter((message) => message.seq < seq).map(turnOf);
  const seed = `${dialogId}-${seq}`;
  const reply = await answer({ text: latest.text, turns, seed }, { analyser: await loadAnalyser(), name });
  const stored = await insertMessage(db, {
    dialogId,
    me: machine,
    clientId: nameUuid(`machine ${seed}`),
    kind: 'text',
    body: reply.text,
    replySeq: null,
    areFriends: false,
    at: now(),
  });
  if (stored === null) return;
  const data = { from_id: machine, to_id: person, seq: stored };
  await publish([person], { name: 'chat-send', data });
}

async function findDialog(machine: number, person: number) {
  try {
    return await requireDialog({ id: machine }, person);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const isWords = ({ text }: MessageView) => text !== '';

const turnOf = ({ mine, text }: MessageView): Turn => ({ from: mine ? 'partner' : 'learner', text });
