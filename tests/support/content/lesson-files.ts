/** Four nouns of one syllable, which need no stress marks. */
export type Nouns = readonly [string, string, string, string];

/** Function words that every sentence of the fixture needs; the first lesson teaches them. */
export const littleWords = ['э́то', 'и', 'не'];

export function lessonYaml(nouns: Nouns, others: readonly string[]): string {
  const words = [
    ...nouns.map((noun, index) => wordYaml(`noun-${index}`, noun, 'noun\n    gender: m')),
    ...others.map((word, index) => wordYaml(`little-${index}`, word, 'particle')),
  ];
  return [
    `title: ${map(`Уро́к: ${nouns[0]}`, 'A lesson', 'Eine Lektion')}`,
    `summary: ${map('Вы чита́ете.', 'You read.', 'Du liest.')}`,
    'words:',
    ...words,
  ].join('\n');
}

function wordYaml(id: string, russian: string, part: string): string {
  return `  - id: ${id}
    ru: ${russian}
    part: ${part}
    gloss: ${map(`сло́во ${russian}`, `thing called ${id}`, `Ding namens ${id}`)}
    example: ${map('Вот он.', 'Here it is.', 'Hier ist es.')}`;
}

export function exercisesYaml([a, b, c, d]: Nouns): string {
  const pairs = [a, b, c, d].map(
    (noun, i) => `    - [${noun}, ${map(`вещь ${noun}`, `thing ${i}`, `Ding ${i}`)}]`,
  );
  const options = [a, b, c].map((noun, i) => `    - ${map(`вещь ${noun}`, `option ${i}`, `Wahl ${i}`)}`);
  return [
    exercise('choose-first', 'choice', `  options: [${a}, ${b}, ${c}]`, `  answer: ${a}`),
    exercise('choose-last', 'choice', `  sentence: ${d}`, `  options: [${b}, ${c}, ${d}]`, `  answer: ${d}`),
    exercise('choose-meaning', 'choice', '  options:', ...options, '  answer: option 1'),
    exercise(
      'fill-two',
      'gap',
      `  text: Э́то {1} и {2}.`,
      `  answers: [${a}, ${b}]`,
      `  bank: [${a}, ${b}, ${c}]`,
    ),
    exercise('fill-not', 'gap', `  text: Э́то не {1}.`, `  answers: [${c}]`, `  bank: [${c}, ${d}]`),
    exercise('fill-last', 'gap', `  text: Э́то {1}.`, `  answers: [${d}]`, `  bank: [${a}, ${d}]`),
    exercise('match-first', 'pairs', '  pairs:', ...pairs),
    exercise('match-again', 'pairs', '  pairs:', ...pairs),
    write('write-first', `Э́то ${a}.`),
    write('write-second', `Э́то ${b}.`, `Э́то (и) ${b}.`),
    write('write-third', `Э́то ${c}.`),
    write('write-two', `Э́то ${c} и ${d}.`),
    write('write-not', `Э́то не ${d}.`),
    exercise(
      'order-two',
      'order',
      `  tokens: [э́то, ${a}, и, ${c}]`,
      `  extra: [не]`,
      `  answer: Э́то ${a} и ${c}.`,
    ),
    exercise('order-not', 'order', `  tokens: [э́то, не, ${a}]`, `  answer: Э́то не ${a}.`),
  ].join('\n');
}

function write(id: string, ...answers: string[]): string {
  return exercise(id, 'write', '  answers:', ...answers.map((answer) => `    - ${answer}`));
}

function exercise(id: string, kind: string, ...more: string[]): string {
  return [
    `- id: ${id}`,
    `  kind: ${kind}`,
    `  prompt: ${map('Сде́лайте так.', 'Do it.', 'Mach es.')}`,
    `  hint: ${map('Поду́майте.', 'Think.', 'Denk nach.')}`,
    ...more,
  ].join('\n');
}

export function lecture(word: string): string {
  const line = `${`${word} `.repeat(9)}${word}.`;
  return ['# А', '', ...Array.from({ length: 42 }, () => line), ''].join('\n');
}

function map(ru: string, en: string, de: string): string {
  return `{ ru: "${ru}", en: "${en}", de: "${de}" }`;
}
