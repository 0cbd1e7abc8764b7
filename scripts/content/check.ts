import { checkContent } from '@/lib/content/check';
import { formatLocation } from '@/lib/content/files/fault';
import { checkLanguage } from '@/lib/content/language/check';
import { readReviewed } from '@/lib/content/language/reviewed';
import { transcribe } from '@/lib/content/lexicon/transcribe';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { getSpeaker } from '@/lib/russian/speech/service';

/* Names every fault of db/content with its file and line; exit code 1 when there is one. */
const folder = 'db/content';
const content = await checkContent(folder);
// The language checks need content without structural faults.
const faults =
  content.faults.length > 0
    ? content.faults
    : await checkLanguage(content, {
        lexicon: await loadLexicon(),
        reviewed: await readReviewed(folder),
        transcribe,
      });
getSpeaker().stop();

for (const fault of faults) console.log(`${formatLocation(fault)}: ${fault.message}`);

if (faults.length > 0) {
  console.log(`\n${faults.length === 1 ? '1 fault' : `${faults.length} faults`} in the content.`);
  process.exitCode = 1;
} else {
  const { courses, placement, documents } = content;
  const lessons = courses.flatMap((course) => course.lessons);
  const exercises = lessons.flatMap((lesson) => lesson.exercises);
  console.log(
    `The content is sound: ${courses.length} courses, ${lessons.length} lessons, ${exercises.length} exercises, ` +
      `${placement.items.length} placement questions, ${documents.documents.length} articles and pages.`,
  );
}
