import type { PlanInput } from '@/lib/learning/plan/schema';
import { Behind } from './behind';
import { Choices } from './choices';
import { ForecastCard } from './forecast-card';
import { NewSpeed } from './new-speed';
import type { PlanDesk } from './use-plan';
import { WeekCard } from './week-card';

interface Props {
  input: PlanInput;
  courses: readonly { slug: string; title: string }[];
  desk: PlanDesk;
}

/** How a plan stands: the week, what was missed, whether the date can be kept, and when it will be done. */
export function PlanStanding({ input, courses, desk }: Props) {
  const { week, forecast, speed, first_end: firstEnd } = desk.view;
  if (!week || !forecast) return null;
  return (
    <>
      <WeekCard week={week} />
      {week.behind > 0 && <Behind behind={week.behind} firstEnd={firstEnd} input={input} desk={desk} />}
      {speed && <NewSpeed speed={speed} forecast={forecast} input={input} desk={desk} />}
      {forecast.choices && <Choices input={input} choices={forecast.choices} courses={courses} desk={desk} />}
      <ForecastCard forecast={forecast} deadline={input.deadline} />
    </>
  );
}
