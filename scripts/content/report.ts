import { exerciseKinds } from '@/db/enums';
import { checkContent } from '@/lib/content/check';
import { readMinima } from '@/lib/content/lexicon/minima';
import { reportContent, type LessonReport } from '@/lib/content/report';
import { loadLexicon } from '@/lib/russian/morphology/morphology';

/*
 * Prints what each lesson teaches and how much of the TORFL word lists the courses cover. `--missing` also prints the
 * words of those lists that no lesson lists or no exercise uses.
 */
const folder = 'db/content';
const { courses } = await checkContent(folder);
const report = reportContent(courses, await readMinima(folder), await loadLexicon());
const headings = ['words', 'extra', 'new', 'reused', 'exercises', ...exerciseKinds];
const nameWidth = 26;

for (const { course, lessons } of report.courses) {
  console.log(`\n${row(course, headings)}`);
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
  return name.padEnd(nameWidth) + figures.map((figure) => String(figure).padStart(10)).join('');
}
