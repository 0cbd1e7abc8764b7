import { describe, expect, it } from '@jest/globals';
import { nextPhase, type CallEvent, type CallPhase } from '@/components/chat/calls/call-phase';
import type { CallView } from '@/lib/chat/calls/schema';
import type { Partner } from '@/lib/chat/dialogs/schema';

const person = { id: 7, name: 'Вера' } as Partner;
const call = (more: Partial<CallView> = {}): CallView => ({
  id: 3,
  person,
  mine: true,
  state: 'ringing',
  outcome: null,
  client_id: 'here',
  rings_until: '2026-01-01T00:00:30.000Z',
  connected_at: null,
  ...more,
});
const synced = (more?: Partial<CallView>): CallEvent => ({ type: 'synced', call: call(more), tab: 'here' });

const idle: CallPhase = { name: 'idle' };
const preparing: CallPhase = { name: 'preparing', person, callId: null };
const calling: CallPhase = { name: 'calling', person, callId: 3 };
const connecting: CallPhase = { name: 'connecting', person, callId: 3 };
const talking: CallPhase = { name: 'talking', person, callId: 3, sinceMs: 100 };
const reconnecting: CallPhase = { name: 'reconnecting', person, callId: 3, sinceMs: 100 };
const ended = (reason: string): CallPhase =>
  ({ name: 'ended', person, callId: 3, reason, sentence: null }) as CallPhase;

describe('a call of this tab', () => {
  it.each<[string, CallPhase, CallEvent, CallPhase]>([
    ['begins', idle, { type: 'dialled', person }, preparing],
    ['begins again', ended('missed'), { type: 'dialled', person }, preparing],
    ['is taken', idle, { type: 'taken', person, callId: 3 }, { ...preparing, callId: 3 }],
    ['is not begun beside another', talking, { type: 'dialled', person }, talking],
    ['rings', preparing, synced(), calling],
    ['rings on', calling, synced(), calling],
    ['is answered', calling, synced({ state: 'answered' }), connecting],
    ['was answered at once', preparing, synced({ state: 'answered' }), connecting],
    ['connects', connecting, { type: 'connected', atMs: 100 }, talking],
    ['is not connected before it is answered', calling, { type: 'connected', atMs: 100 }, calling],
    ['goes on', talking, synced({ state: 'answered' }), talking],
    ['goes on, counted from its beginning', talking, { type: 'connected', atMs: 900 }, talking],
    ['loses its way', talking, { type: 'lost' }, reconnecting],
    ['finds it again', reconnecting, { type: 'connected', atMs: 900 }, talking],
    ['has no way to lose yet', connecting, { type: 'lost' }, connecting],
    ['is declined', calling, synced({ state: 'ended', outcome: 'declined' }), ended('declined')],
    ['meets somebody busy', preparing, synced({ state: 'ended', outcome: 'busy' }), ended('busy')],
    ['is ended by the other', talking, synced({ state: 'ended', outcome: 'completed' }), ended('completed')],
    ['is in another tab', preparing, synced({ state: 'answered', client_id: 'there' }), ended('elsewhere')],
    [
      'is refused before there is one',
      preparing,
      { type: 'given_up', reason: 'refused', sentence: 'Нельзя' },
      { name: 'ended', person, callId: null, reason: 'refused', sentence: 'Нельзя' },
    ],
    ['finds no way', connecting, { type: 'given_up', reason: 'failed' }, ended('failed')],
    ['does not come back', reconnecting, { type: 'given_up', reason: 'lost' }, ended('lost')],
    ['is over, and stays so', ended('completed'), synced({ state: 'answered' }), ended('completed')],
    ['ends once', ended('lost'), { type: 'given_up', reason: 'completed' }, ended('lost')],
    ['was never there', idle, { type: 'given_up', reason: 'completed' }, idle],
    ['hears late of an old one', idle, synced(), idle],
    ['is put away', ended('missed'), { type: 'closed' }, idle],
    ['is not put away while it lasts', talking, { type: 'closed' }, talking],
  ])('%s', (_, phase, event, next) => {
    expect(nextPhase(phase, event)).toEqual(next);
  });
});
