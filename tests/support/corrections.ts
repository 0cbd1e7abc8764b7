import {
  DELETE as deleteCorrection,
  PUT as putCorrection,
} from '@/app/api/chat/[person]/messages/[seq]/correction/route';
import { PUT as putAnswer } from '@/app/api/chat/[person]/messages/[seq]/correction/answer/route';
import { call, type Answer } from './call';
import type { Somebody } from './somebody';

type Who = Pick<Somebody, 'cookie'>;
type Whom = Pick<Somebody, 'id'>;

/** Corrects a message of the other person. */
export const correct = (who: Who, whom: Whom, seq: number, text: string, reason = ''): Promise<Answer> =>
  call(putCorrection, {
    method: 'PUT',
    cookie: who.cookie,
    params: { person: String(whom.id), seq: String(seq) },
    body: { text, reason },
  });

/** Withdraws one's own correction of the other person's message. */
export const withdrawCorrection = (who: Who, whom: Whom, seq: number): Promise<Answer> =>
  call(deleteCorrection, {
    method: 'DELETE',
    cookie: who.cookie,
    params: { person: String(whom.id), seq: String(seq) },
  });

/** Answers the correction of one's own message. */
export const answerCorrection = (
  who: Who,
  whom: Whom,
  seq: number,
  answer: 'accept' | 'decline',
): Promise<Answer> =>
  call(putAnswer, {
    method: 'PUT',
    cookie: who.cookie,
    params: { person: String(whom.id), seq: String(seq) },
    body: { answer },
  });
