import type { FuzzCall, Who } from './calls';
import { knownNames, placeholder, type KnownName } from './from-schema';
import type { Judge } from './judge';
import { bytesOf, sendOnWire } from './wire';

/** Values that only the sender knows: header lines by caller, and values of the placeholders. */
export interface People {
  headers: Record<Who, string[]>;
  values: Record<KnownName, unknown>;
}

export interface Report {
  faults: string[];
  statuses: Map<number, number>;
  milliseconds: number[];
}

interface Options {
  port: number;
  judge: Judge;
  seed: number;
  /** Number of calls after which new people are made, because some calls sign them out. */
  renew: () => Promise<People>;
  atOnce: number;
}

const callsPerPeople = 40;

/** Sends the calls and checks the answers. A fault is reported with the seed, the number of the call and its bytes. */
export async function runFuzz(calls: readonly FuzzCall[], options: Options): Promise<Report> {
  const report: Report = { faults: [], statuses: new Map(), milliseconds: [] };
  for (let from = 0; from < calls.length; from += callsPerPeople) {
    const people = await options.renew();
    const batch = calls
      .slice(from, from + callsPerPeople)
      .map((call, index) => ({ call, number: from + index }));
    const senders = Array.from({ length: options.atOnce }, async () => {
      for (let next = batch.shift(); next; next = batch.shift()) {
        await send(next.call, next.number, people, options, report);
      }
    });
    await Promise.all(senders);
  }
  return report;
}

async function send(
  blank: FuzzCall,
  number: number,
  { headers, values }: People,
  { port, judge, seed }: Options,
  report: Report,
): Promise<void> {
  const call = fill(blank, values);
  const own = headers[call.who];
  const answer = await sendOnWire(port, call, own);
  report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1);
  report.milliseconds.push(answer.milliseconds);
  const found = judge(call, answer);
  if (found.length === 0) return;
  const bytes = bytesOf(call, own).toString('latin1').slice(0, 1500);
  report.faults.push(`seed ${seed}, call ${number}: ${found.join('; ')}\n${JSON.stringify(bytes)}`);
}

/** Replaces placeholders: in a body by a JSON value, elsewhere by text. */
function fill(call: FuzzCall, values: People['values']): FuzzCall {
  const textIn = (text: string) =>
    knownNames.reduce((before, name) => before.replaceAll(placeholder(name), String(values[name])), text);
  const valuesIn = (json: string) =>
    knownNames.reduce(
      (before, name) => before.replaceAll(`"${placeholder(name)}"`, JSON.stringify(values[name])),
      json,
    );
  return { ...call, target: textIn(call.target), body: call.body && textIn(valuesIn(call.body)) };
}
