import 'server-only';
import { z } from 'zod';
import { messageKinds } from '@/db/enums';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { claimMs } from '@/lib/community/moderation/limits';
import { canReadEvidence } from '@/lib/community/moderation/policy';
import type { ModerationCase, SealedEvidence } from '@/lib/community/moderation/schema';
import type { SealedCall, SealedMessage } from '@/lib/people/reports/subject';
import type { CaseParts, CaseRow } from './case-queries';

interface Reading {
  me: number;
  at: Date;
}

export function viewCase(row: CaseRow, parts: CaseParts, reading: Reading): ModerationCase {
  const { id, kind, owner, openedAt, dueAt, decidedAt, isHidden } = row;
  const isMine = ({ caseId }: { caseId: number | null }) => caseId === id;
  const isClosed = !canReadEvidence(row, reading);
  const reasons = parts.reasons.filter(isMine).map(({ reason, count }) => ({ reason, count }));
  return {
    id,
    kind,
    owner: personOf(owner),
    at: openedAt.toISOString(),
    due_at: dueAt.toISOString(),
    overdue: decidedAt === null && dueAt < reading.at,
    count: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons,
    notes: parts.notes.filter(isMine).map(({ note }) => note),
    evidence: isClosed ? [] : parts.sealed.filter(isMine).map(viewEvidence),
    evidence_closed: isClosed,
    claim: claimOf(row, reading),
    decision: decisionOf(row, parts.imposed.find(isMine)),
    hidden: isHidden,
  };
}

const personOf = (person: CaseRow['owner']) =>
  person && { id: person.id, name: `${person.firstName} ${person.surname}`.trim() };

const words = z.object({
  name: z.string().nullable(),
  title: z.string().nullable(),
  text: z.string().nullable(),
  conversation: z
    .array(
      z.object({
        by: z.enum(['owner', 'other']),
        kind: z.enum(messageKinds).default('text'),
        text: z.string(),
        seconds: z.number().optional(),
        isDeleted: z.boolean().optional(),
        at: z.string(),
        isReported: z.boolean(),
      } satisfies Record<keyof SealedMessage, unknown>),
    )
    .optional(),
  call: z
    .object({
      by: z.enum(['owner', 'other']),
      at: z.string(),
      seconds: z.number(),
      isOver: z.boolean(),
    } satisfies Record<keyof SealedCall, unknown>)
    .optional(),
});

function viewEvidence(row: CaseParts['sealed'][number]): SealedEvidence {
  const { caseId, sha256, snapshot, hasPicture, hasSound, sealedAt } = row;
  const file = apiRoutes.evidenceFile(caseId, sha256);
  const { conversation, call, ...sealed } = words.parse(JSON.parse(snapshot));
  const said = conversation?.map(({ isReported, isDeleted, seconds, ...each }) => ({
    ...each,
    seconds: seconds ?? null,
    // Older snapshots do not store it; in these, only deleted messages have no text.
    is_deleted: isDeleted ?? each.text === '',
    is_reported: isReported,
  }));
  return {
    sha256,
    at: sealedAt.toISOString(),
    ...sealed,
    picture: hasPicture ? file : null,
    sound: hasSound ? file : null,
    conversation: said ?? null,
    call: call ? { by: call.by, at: call.at, seconds: call.seconds, is_over: call.isOver } : null,
  };
}

function claimOf({ claimedAt, claimer, decidedAt }: CaseRow, { me, at }: Reading): ModerationCase['claim'] {
  const by = personOf(claimer);
  if (!by || !claimedAt || decidedAt) return null;
  const until = new Date(claimedAt.getTime() + claimMs);
  return until > at ? { by, until: until.toISOString(), mine: by.id === me } : null;
}

function decisionOf(
  { outcome, decidedAt, decider, reason }: CaseRow,
  imposed: CaseParts['imposed'][number] | undefined,
): ModerationCase['decision'] {
  if (!outcome || !decidedAt) return null;
  const sanction = imposed ? { kind: imposed.kind, until: imposed.endsAt?.toISOString() ?? null } : null;
  return { at: decidedAt.toISOString(), by: personOf(decider), outcome, reason, sanction };
}
