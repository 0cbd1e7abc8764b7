import type { PlanInput } from '@/lib/learning/plan/schema';
import { Behind } from './behind';
import { Choices } from './choices';
import { ForecastCard } from './forecast-card';
import { NewSpeed } from './new-speed';
import type { PlanState } from './use-plan';
import { WeekCard } from './week-card';

interface Props {
  input: PlanInput;
  courses: readonly { slug: string; title: string }[];
  planState: PlanState;
}

/** The status of a plan: the week, missed exercises, whether the deadline can be met, and the forecast. */
export function PlanStatus({ input, courses, planState }: Props) {
  const { week, forecast, speed, first_end: firstEnd } = planState.view;
  if (!week || !forecast) return null;
  return (
    <>
      <WeekCard week={week} />
      {week.behind > 0 && (
        <Behind behind={week.behind} firstEnd={firstEnd} input={input} planState={planState} />
      )}
      {speed && <NewSpeed speed={speed} forecast={forecast} input={input} planState={planState} />}
      {forecast.choices && (
        <Choices input={input} choices={forecast.choices} courses={courses} planState={planState} />
      )}
      <ForecastCard forecast={forecast} deadline={input.deadline} />
    </>
  );
}
