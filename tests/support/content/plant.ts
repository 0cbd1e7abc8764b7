import { checkContent } from '@/lib/content/check';
import { ContentFixture } from './fixture';

/** A fault to put into the valid fixture, with the position and message that the checker must report. */
export interface Plant {
  name: string;
  plant: (fixture: ContentFixture) => Promise<void>;
  /** A file and a text in it; an optional third text precedes it. */
  at: [file: string, text: string, after?: string];
  says: string;
}

/** Plants the fault. @returns the faults found and the one expected */
export async function findPlanted({ plant, at: [file, text, after], says }: Plant) {
  const fixture = await ContentFixture.create();
  try {
    await plant(fixture);
    const { faults } = await checkContent(fixture.folder);
    const line = text === '' ? 1 : await fixture.lineOf(file, text, after);
    return { found: faults, planted: [{ file: fixture.path(file), line, message: says }] };
  } finally {
    await fixture.dispose();
  }
}
