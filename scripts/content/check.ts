import { checkContent } from '@/lib/content/check';
import { formatPlace } from '@/lib/content/fault';

/* Names every fault of db/content with its file and line; exit code 1 when there is one. */
const { courses, placement, documents, faults } = await checkContent('db/content');

for (const fault of faults) console.log(`${formatPlace(fault)}: ${fault.message}`);

if (faults.length > 0) {
  console.log(`\n${faults.length === 1 ? '1 fault' : `${faults.length} faults`} in the content.`);
  process.exitCode = 1;
} else {
  const lessons = courses.flatMap((course) => course.lessons);
  const exercises = lessons.flatMap((lesson) => lesson.exercises);
  console.log(
    `The content is sound: ${courses.length} courses, ${lessons.length} lessons, ${exercises.length} exercises, ` +
      `${placement.items.length} placement questions, ${documents.documents.length} articles and pages.`,
  );
}
