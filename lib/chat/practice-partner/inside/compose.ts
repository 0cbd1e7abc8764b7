import { countCodePoints } from '@/lib/platform/text/code-points';
import { shuffledOrder } from '@/lib/russian/exercises/shuffle';
import { maxAnswerCodePoints, turnsWithoutRepeat } from '@/lib/chat/practice-partner/limits';
import type { Turn } from '@/lib/chat/practice-partner/schema';
import type { Intent, PoolName } from '@/lib/chat/practice-partner/script-schema';
import { script, topics } from './script';
import type { Slots } from './slots';
import type { Understood } from './understand';

/** Decides between lines that suit equally. */
export interface Chance {
  turns: readonly Turn[];
  seed: string;
}

/** A reaction and a question of its topic, neither of which was said in the last 20 turns. */
export function composeAnswer({ reactions, topic, slots }: Understood, chance: Chance): string {
  const reaction = pick(reactions, slots, chance);
  if (reaction === null) return fromPool('again', chance);
  const [question = null] =
    topic.asks.length > 0 ? [ask(topic, slots, chance) ?? ask(null, slots, chance)] : [];
  return join(reaction, question);
}

/** A line that belongs to no topic, and a question: the open one, or one that offers a topic. */
export function fromPool(pool: PoolName, chance: Chance, open: string | null = null): string {
  const question = open ?? ask(null, {}, chance) ?? '';
  return join(pick(script.pools[pool], {}, chance) ?? pick(script.pools.again, {}, chance) ?? '', question);
}

function ask(topic: Intent | null, slots: Slots, chance: Chance): string | null {
  const asks = topic
    ? topic.asks
    : topics.flatMap((each) => each.asks.filter(({ depends }) => depends !== true));
  const isNameKnown = slots['name'] !== undefined;
  return pick(
    asks.filter(({ expects }) => !(expects === 'name' && isNameKnown)).map(({ text }) => text),
    slots,
    chance,
  );
}

function join(reaction: string, question: string | null): string {
  const whole = [reaction, question].filter(Boolean).join(' ');
  return countCodePoints(whole) <= maxAnswerCodePoints ? whole : reaction;
}

/** A line that was not said in the last `turnsWithoutRepeat` turns, filled in; null when all were said or lack a slot. */
function pick(lines: readonly string[], slots: Slots, { turns, seed }: Chance): string | null {
  const said = turns
    .filter(({ from }) => from === 'partner')
    .slice(-turnsWithoutRepeat)
    .map(({ text }) => text);
  const fresh = lines
    .map((line) => fill(line, slots))
    .filter((line) => line !== null)
    .filter((line) => !said.some((text) => text.includes(line)));
  // Lines that name the place or the person come before general ones.
  const personal = fresh.filter((line) => !lines.includes(line));
  const best = personal.length > 0 ? personal : fresh;
  const [first] = shuffledOrder(best, `${seed} ${turns.length}`);
  return first === undefined ? null : (best[first] ?? null);
}

/** A line with its slots filled, {In} with a capital letter; null when a slot has no value. */
function fill(line: string, slots: Slots): string | null {
  const names = Array.from(line.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name);
  if (names.some((name) => slots[name.toLowerCase()] === undefined)) return null;
  return line.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = slots[name.toLowerCase()] ?? '';
    return name === name.toLowerCase() ? value : capitalised(value);
  });
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
