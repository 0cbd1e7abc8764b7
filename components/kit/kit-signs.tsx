import { BookOpen } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { RussianText } from '@/components/ui/russian-text';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { KitSection } from './kit-section';

const tones = ['info', 'right', 'almost', 'wrong'] as const;

export function KitSigns() {
  return (
    <KitSection title="Signs">
      <div className="flex w-80 flex-col gap-2">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} heading={tone}>
            What there is to say.
          </Notice>
        ))}
      </div>
      <div className="flex w-80 flex-col gap-4">
        <p className="flex flex-wrap gap-2">
          <Badge>plain</Badge>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </p>
        <ProgressBar value={5} max={14} label="Lesson" valueText="5 of 14" />
        <div className="flex items-center gap-4">
          <Avatar name="Анна Соколова" />
          <Spinner />
          <Skeleton className="h-11 w-28" />
        </div>
        <Card>
          <p className="text-lg">
            <RussianText text="The word семья́ means family." lang="en" />
          </p>
        </Card>
        <EmptyState icon={BookOpen} title="Nothing here yet">
          <p className="text-soft">And what one can do about it.</p>
        </EmptyState>
      </div>
    </KitSection>
  );
}
