import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { note } from '@/tests/faults/verdicts';
import type { Engine } from './engine';
import { inkOf, without, type Ink } from './ink';

const folder = '.cache/engines';
const vowels = { small: 'аеиоуыэюя', capital: 'АЕИОУЫЭЮЯ' };
const faces = ['serif', 'sans'] as const;

/** Draws each vowel with its mark and alone, in both faces of the site, and measures where the mark’s ink is. */
export async function tryMark(engine: Engine, origin: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await engine.open(`${origin}/`);
  writeFileSync(`${folder}/${engine.name}-home.png`, await engine.picture());
  for (const face of faces) {
    const shown = await draw(engine, face, false);
    note(
      `${engine.name}, ${face}: a mark is above its vowel`,
      faultsOf(shown).length === 0,
      faultsOf(shown).join(' '),
    );
    const hidden = await draw(engine, face, true);
    const left = hidden.filter(({ mark }) => mark !== null).map(({ vowel }) => vowel);
    note(`${engine.name}, ${face}: hidden marks leave no ink`, left.length === 0, left.join(' '));
  }
}

interface Drawn {
  vowel: string;
  letter: Ink | null;
  /** What is only there with the mark. */
  mark: Ink | null;
  /** How much wider than its vowel alone, in pixels. */
  widening: number;
}

/** Beside its vowel, too far down, not there, or taking room. */
function faultsOf(drawn: readonly Drawn[]): string[] {
  return drawn.flatMap(({ vowel, letter, mark, widening }) => {
    if (!letter || !mark) return [`${vowel}: nothing`];
    const middle = (mark.left + mark.right) / 2;
    const height = letter.bottom - letter.top;
    const faults = [
      ...(middle < letter.left || middle > letter.right ? ['beside'] : []),
      ...(mark.top >= letter.top ? ['not above'] : []),
      ...(vowels.small.includes(vowel) && mark.bottom > letter.top + height * 0.15 ? ['in it'] : []),
      ...(Math.abs(widening) > 1 ? [`wider by ${widening}`] : []),
    ];
    return faults.map((fault) => `${vowel}: ${fault}`);
  });
}

const size = 64;

async function draw(engine: Engine, face: (typeof faces)[number], isHidden: boolean): Promise<Drawn[]> {
  const letters = Array.from(vowels.small + vowels.capital);
  const widenings = await engine.evaluate(lay, { letters, face, isHidden, size });
  await untilDrawn(engine);
  const picture = await engine.picture();
  writeFileSync(`${folder}/${engine.name}-${face}-${isHidden ? 'hidden' : 'shown'}.png`, picture);
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const cell = (column: number, row: number) =>
    inkOf(
      { data, width: info.width * info.channels },
      { left: column * size, top: row * size * 2, width: size, height: size * 2 },
    );
  return letters.map((vowel, index) => {
    const [column, row] = [index % vowels.small.length, index < vowels.small.length ? 0 : 1];
    const alone = cell(column, row * 2);
    const marked = cell(column, row * 2 + 1);
    return {
      vowel,
      letter: alone.box(),
      mark: without(marked, alone).box(),
      widening: widenings[index] ?? 0,
    };
  });
}

/** Runs in the page: a row of vowels above the same with marks. @returns how much wider these are */
function lay(given: { letters: string[]; face: string; isHidden: boolean; size: number }): number[] {
  const { letters, face, isHidden, size: step } = given;
  if (isHidden) document.documentElement.dataset.stress = 'off';
  else delete document.documentElement.dataset.stress;
  document.documentElement.style.colorScheme = 'light';
  document.querySelector('#marks')?.remove();
  const board = document.createElement('div');
  board.id = 'marks';
  board.lang = 'ru';
  board.style.cssText = `position:fixed;inset:0;z-index:9999;background:#fff;color:#000;font:${step * 0.7}px/2 var(--font-${face})`;
  document.body.append(board);
  const put = (text: string, index: number, row: number) => {
    const letter = document.createElement('span');
    letter.textContent = text;
    letter.style.cssText = `position:absolute;left:${(index % 9) * step + 8}px;top:${row * step * 2 + 16}px`;
    board.append(letter);
    return letter.getBoundingClientRect().width;
  };
  return letters.map((letter, index) => {
    const row = index < 9 ? 0 : 2;
    return put(`${letter}\u0301`, index, row + 1) - put(letter, index, row);
  });
}

/** The fonts are there, and the page has been painted with them. */
async function untilDrawn(engine: Engine): Promise<void> {
  const isReady = () => engine.evaluate(() => document.fonts.status === 'loaded', null);
  do await new Promise((resolve) => setTimeout(resolve, 1_000));
  while (!(await isReady()));
}
