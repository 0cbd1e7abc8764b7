'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/segmented';
import { queues } from '@/lib/publishing/comments/limits';
import type { Queue, QueuePage } from '@/lib/publishing/comments/moderation-schema';
import { QueueList } from './queue-list';

/** All comments, or those that are hidden. */
export function Moderation({ first }: { first: QueuePage }) {
  const t = useTranslations('comments.moderation');
  const [queue, setQueue] = useState<Queue>('all');
  return (
    <div className="flex flex-col gap-6">
      <Segmented
        name="queue"
        legend={t('queues.label')}
        options={queues.map((value) => ({ value, label: t(`queues.${value}`) }))}
        value={queue}
        onChange={setQueue}
      />
      <QueueList key={queue} queue={queue} first={queue === 'all' ? first : null} />
    </div>
  );
}
