import type { PostCard } from '@/lib/publishing/blog/schema';
import type { PublicReview } from '@/lib/learning/course-reviews/schema';
import type { CourseView } from '@/lib/learning/courses/schema';
import type {
  CourseFigures,
  LanguageCountry,
  SampleCard,
  SampleInterval,
  Tip,
} from '@/lib/publishing/home/schema';
import type { TrialView } from '@/lib/learning/trials/schema';
import type { PageView } from '@/lib/publishing/pages/schema';
import { Articles } from './articles';
import { Closing } from './closing';
import { Completed } from './completed';
import { Hero } from './hero';
import { Honest } from './honest';
import { LanguageMap } from './map/language-map';
import { Path } from './path';
import { Popular } from './popular';
import { Reviews } from './reviews';
import { Systems } from './systems/systems';
import { Tips } from './tips/tips';

export interface HomeContents {
  /** The first course; null when there is none. */
  course: CourseView | null;
  trials: TrialView[];
  cards: SampleCard[];
  intervals: SampleInterval[];
  figures: CourseFigures[];
  reviews: PublicReview[];
  tips: Tip[];
  countries: LanguageCountry[];
  posts: PostCard[];
  /** The editable text about the price; null when administrators have written none. */
  promise: PageView | null;
}

/** The home page, the same for everybody. Blocks without content are left out. */
export function HomeView({ contents }: { contents: HomeContents }) {
  const { course, trials, figures } = contents;
  const slug = course?.slug ?? null;
  return (
    <div className="flex flex-col gap-16 sm:gap-24">
      <Hero course={slug} trial={trials.find(({ place }) => place === 'first') ?? null} />
      <Systems trials={trials} cards={contents.cards} intervals={contents.intervals} />
      <Honest />
      <Path course={course} />
      <Completed figures={figures} />
      <Popular figures={figures} />
      <Reviews reviews={contents.reviews} />
      <Tips tips={contents.tips} />
      <LanguageMap countries={contents.countries} />
      <Articles posts={contents.posts} />
      <Closing course={slug} promise={contents.promise} />
    </div>
  );
}
