import { exerciseKinds } from '@/db/enums';
import { checkContent } from '@/lib/content/check';
import { readMinima } from '@/lib/content/minima';
import { reportContent, type LessonReport } from '@/lib/content/report';
import { loadLexicon } from '@/lib/russian/morphology/morphology';

/* What the courses teach and how far that goes; `--missing` lists the words of the minima that nobody teaches: those no lesson lists, and those no exercise uses. */
const folder = 'db/content';
const { courses } = await checkContent(folder);
const report = reportContent(courses, await readMinima(folder), await loadLexicon());
const heads = ['words', 'extra', 'new', 'reused', 'exercises', ...exerciseKinds];
const widest = 26;

for (const { course, lessons } of report.courses) {
  console.log(`\n${row(course, heads)}`);
  for (const lesson of lessons) console.log(row(`  ${lesson.lesson}`, figuresOf(lesson)));
}
console.log(`\n${report.words} words and ${report.phrases} phrases.`);
for (const { level, asked, taught, unpractised, missing } of report.coverage) {
  const share = ((100 * taught) / asked).toFixed(1);
  console.log(`TORFL ${level}: exercises practise ${taught} of ${asked} words (${share} %).`);
  console.log(
    `  ${unpractised.length} stand in a lesson and in no exercise, ${missing.length} in no lesson.`,
  );
  if (!process.argv.includes('--missing')) continue;
  console.log(`  in no exercise: ${unpractised.join(', ')}`);
  console.log(`  in no lesson: ${missing.join(', ')}`);
}

function figuresOf({ words, extra, fresh, reused, exercises, kinds }: LessonReport): number[] {
  return [words, extra, fresh, reused, exercises, ...exerciseKinds.map((kind) => kinds[kind])];
}

function row(name: string, figures: readonly (string | number)[]): string {
  return name.padEnd(widest) + figures.map((figure) => String(figure).padStart(10)).join('');
}
