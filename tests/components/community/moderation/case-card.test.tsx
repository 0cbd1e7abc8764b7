import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { CaseCard } from '@/components/community/moderation/case-card';
import type { ModerationCase, SealedEvidence } from '@/lib/community/moderation/schema';
import { moderator, openCase } from '@/tests/support/community/moderation-case';
import { sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const mine = { ...openCase, claim: { by: moderator, until: openCase.due_at, mine: true } };
const decidedAt = { at: openCase.at, by: moderator, sanction: null };

function Card({ first }: { first: ModerationCase }) {
  const [known, setKnown] = useState(first);
  return <CaseCard case={known} onChange={setKnown} />;
}

describe('a case', () => {
  it('shows what was reported, how often, why, and that it is late', () => {
    show(<Card first={openCase} />);
    for (const text of ['Борис Лебедев', 'Overdue', 'Advertising or spam × 2', 'Третий слон за день'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Слоны недорого')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Act on it' })).toBeNull();
  });

  it('is decided after it was taken', async () => {
    const decision = { ...decidedAt, outcome: 'acted', reason: 'Реклама.' };
    const calls = serve({
      'PUT /api/admin/cases/3/claim': { body: mine },
      'PUT /api/admin/cases/3/decision': { body: { ...mine, decision, hidden: true } },
    });
    const { person } = show(<Card first={openCase} />);
    await person.click(screen.getByRole('button', { name: 'Take this case' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Hide it from everybody' }));
    await person.selectOptions(screen.getByRole('combobox'), 'No writing for 7 days');
    await person.type(screen.getByRole('textbox'), 'Реклама.');
    await person.click(screen.getByRole('button', { name: 'Act on it' }));
    expect(await screen.findByText('It was acted on')).toBeTruthy();
    expect(sentTo(calls, 'PUT /api/admin/cases/3/decision')).toEqual([
      { outcome: 'acted', hide: true, sanction: { kind: 'mute', days: 7 }, reason: 'Реклама.' },
    ]);
    expect(screen.getByRole('button', { name: 'Show again' })).toBeTruthy();
  });

  it('is not decided without an action, nor without a reason', async () => {
    const calls = serve({});
    const { person } = show(<Card first={mine} />);
    await person.click(screen.getByRole('button', { name: 'Act on it' }));
    expect(screen.getByText('Please choose what to do.')).toBeTruthy();
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Act on it' }));
    expect(screen.getByText('Please write something first.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('is dismissed without a reason', async () => {
    const decision = { ...decidedAt, outcome: 'dismissed', reason: null };
    const calls = serve({ 'PUT /api/admin/cases/3/decision': { body: { ...mine, decision } } });
    const { person } = show(<Card first={mine} />);
    await person.click(screen.getByRole('button', { name: 'Nothing is wrong with it' }));
    expect(await screen.findByText('Nothing was wrong with it')).toBeTruthy();
    expect(sentTo(calls, 'PUT /api/admin/cases/3/decision')).toEqual([{ outcome: 'dismissed' }]);
  });

  it('of another moderator is read only, and a refusal is told', async () => {
    show(<Card first={{ ...mine, claim: { ...mine.claim, mine: false } }} />);
    expect(screen.getByText(/Глеб has this case until/u)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says why it could not be taken', async () => {
    const message = 'Another moderator is deciding this case.';
    serve({ 'PUT /api/admin/cases/3/claim': { status: 400, body: { code: 'case_taken', message } } });
    const { person } = show(<Card first={openCase} />);
    await person.click(screen.getByRole('button', { name: 'Take this case' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});

describe('a case about a message', () => {
  const said = {
    kind: 'text',
    seconds: null,
    is_deleted: false,
    is_reported: false,
    at: openCase.at,
  } as const;
  const conversation = [
    { ...said, by: 'other', text: 'Привет' },
    { ...said, by: 'owner', text: 'Слоны недорого', is_reported: true },
    { ...said, by: 'owner', text: '', is_deleted: true },
  ] as const;
  const about = { ...openCase, kind: 'message' } as const;
  const [sealed] = openCase.evidence;

  it('says why its evidence is closed', () => {
    show(<Card first={{ ...about, evidence: [], evidence_closed: true }} />);
    expect(screen.getByText(/only by the moderator who takes the case/u)).toBeTruthy();
    expect(screen.queryByText(/180 days/u)).toBeNull();
  });

  it('shows the conversation to whoever has taken it, and what was reported in it', async () => {
    const claim = { by: moderator, until: openCase.due_at, mine: true };
    const evidence = [{ ...sealed!, conversation: [...conversation] }];
    const calls = serve({ 'PUT /api/admin/cases/3/decision': { body: { ...about, evidence, claim } } });
    const { person } = show(<Card first={{ ...about, evidence, claim }} />);
    const rows = screen.getByRole('list', { name: 'The conversation around it' }).children;
    expect([...rows].map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect(rows[0]?.textContent).toMatch(/^The other person · /u);
    expect(rows[1]?.textContent).toMatch(/^Борис Лебедев · .*reported.*Слоны недорого$/u);
    expect(rows[2]?.textContent).toContain('Message deleted');
    await person.click(screen.getByRole('checkbox', { name: 'Delete it for both' }));
    await person.type(screen.getByRole('textbox'), 'Реклама.');
    await person.click(screen.getByRole('button', { name: 'Act on it' }));
    expect(sentTo(calls, 'PUT /api/admin/cases/3/decision')).toEqual([
      { outcome: 'acted', hide: true, sanction: null, reason: 'Реклама.' },
    ]);
  });

  it.each([
    ['voice', { sound: '/api/sealed' }, 'Voice note, 1:05'],
    ['picture', { picture: '/api/sealed' }, 'Picture'],
  ] as const)('shows a reported %s with its file, and of others what they were', (kind, file, name) => {
    const evidence = {
      ...sealed!,
      ...file,
      conversation: [
        { ...said, by: 'owner', kind: 'voice', seconds: 7, text: '' },
        { ...said, by: 'other', kind: 'picture', text: 'Мой кот' },
        { ...said, by: 'owner', kind, seconds: 65, text: '', is_reported: true },
        { ...said, by: 'other', kind: 'call', seconds: 0, text: '' },
      ] as SealedEvidence['conversation'],
    };
    show(<Card first={{ ...about, evidence: [evidence] }} />);
    const rows = [...screen.getByRole('list', { name: 'The conversation around it' }).children];
    const texts = [
      /Voice note, 0:07$/u,
      /PictureМой кот$/u,
      new RegExp(`reported${name}$`, 'u'),
      /Call, 0:00$/u,
    ];
    for (const [index, text] of texts.entries()) expect(rows[index]?.textContent).toMatch(text);
    const files = rows.map((row) => row.querySelector('audio, img'));
    expect(files.map((each) => each?.getAttribute('src'))).toEqual([
      undefined,
      undefined,
      '/api/sealed',
      undefined,
    ]);
    expect(files[2]).toBe(kind === 'voice' ? screen.getByLabelText(name) : screen.getByRole('img', { name }));
  });

  it('is shown again to both', async () => {
    const decision = { ...decidedAt, outcome: 'acted', reason: 'Реклама.' } as const;
    serve({ 'DELETE /api/admin/cases/3/hidden': { body: { ...about, decision } } });
    const { person } = show(<Card first={{ ...about, decision, hidden: true }} />);
    await person.click(screen.getByRole('button', { name: 'Show again' }));
    expect((await screen.findByRole('status')).textContent).toBe('Both can read it again.');
  });
});

it('a case about a call says that it was, and offers nothing to hide', () => {
  const call = { by: 'other', at: openCase.at, seconds: 65, is_over: false } as const;
  const [sealed] = openCase.evidence;
  show(<Card first={{ ...mine, kind: 'call', evidence: [{ ...sealed!, text: null, call }] }} />);
  for (const text of [/^The other person called/u, 'Call, 1:05', /not over yet/u, /not recorded/u])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('combobox')).toBeTruthy();
});
