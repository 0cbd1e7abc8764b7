import { exerciseKinds } from '@/db/enums';
import { checkContent } from '@/lib/content/check';
import { readMinima } from '@/lib/content/minima';
import { reportContent, type LessonReport } from '@/lib/content/report';

/* What the courses teach and how far that goes; `--missing` lists the words of the minima that nobody teaches. */
const folder = 'db/content';
const { courses } = await checkContent(folder);
const report = reportContent(courses, await readMinima(folder));
const heads = ['words', 'extra', 'new', 'reused', 'exercises', ...exerciseKinds];
const widest = 26;

for (const { course, lessons } of report.courses) {
  console.log(`\n${row(course, heads)}`);
  for (const lesson of lessons) console.log(row(`  ${lesson.lesson}`, figuresOf(lesson)));
}
console.log(`\n${report.words} words and ${report.phrases} phrases.`);
for (const { level, asked, taught, missing } of report.coverage) {
  console.log(`TORFL ${level}: ${taught} of ${asked} words (${((100 * taught) / asked).toFixed(1)} %).`);
  if (process.argv.includes('--missing')) console.log(`  ${missing.join(', ')}`);
}

function figuresOf({ words, extra, fresh, reused, exercises, kinds }: LessonReport): number[] {
  return [words, extra, fresh, reused, exercises, ...exerciseKinds.map((kind) => kinds[kind])];
}

function row(name: string, figures: readonly (string | number)[]): string {
  return name.padEnd(widest) + figures.map((figure) => String(figure).padStart(10)).join('');
}
