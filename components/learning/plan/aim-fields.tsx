import { useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/segmented';
import { SelectField } from '@/components/ui/select-field';
import { planGoals, planLevels } from '@/lib/learning/plan/limits';
import type { Aim } from '@/lib/learning/plan/schema';
import { useAimText } from './use-aim-text';

interface Props {
  aim: Aim;
  courses: readonly { slug: string; title: string }[];
  onChange: (aim: Aim) => void;
}

/** One of the six goals (spec §3), a level, or a course. */
export function AimFields({ aim, courses, onChange }: Props) {
  const t = useTranslations('plan.form');
  const aimText = useAimText(courses);
  const aims: Record<Aim['kind'], Aim[]> = {
    goal: planGoals.map((goal) => ({ kind: 'goal', goal })),
    level: planLevels.map((level) => ({ kind: 'level', level })),
    course: courses.map(({ slug }) => ({ kind: 'course', course: slug })),
  };
  const kinds = (['goal', 'level', 'course'] as const).filter((kind) => aims[kind].length > 0);
  const choose = (chosen: Aim | undefined) => chosen && onChange(chosen);
  return (
    <>
      <Segmented
        name="aim"
        legend={t('aim')}
        options={kinds.map((kind) => ({ value: kind, label: t(`aims.${kind}`) }))}
        value={aim.kind}
        onChange={(kind) => choose(aims[kind][0])}
      />
      <SelectField
        id="aim-value"
        label={t(aim.kind)}
        options={aims[aim.kind].map((each) => ({ value: keyOf(each), label: aimText(each) }))}
        value={keyOf(aim)}
        onChange={(event) => choose(aims[aim.kind].find((each) => keyOf(each) === event.target.value))}
      />
    </>
  );
}

function keyOf(aim: Aim): string {
  switch (aim.kind) {
    case 'goal':
      return aim.goal;
    case 'level':
      return aim.level;
    case 'course':
      return aim.course;
  }
}
