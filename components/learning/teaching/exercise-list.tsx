'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import type { ExerciseFigures } from '@/lib/learning/teaching/schema';
import { ExerciseCard } from './exercise-card';
import { orderExercises, orders, type Order } from './order-exercises';

/** The exercises of a lesson, in the chosen order. */
export function ExerciseList({ exercises }: { exercises: ExerciseFigures[] }) {
  const t = useTranslations('teaching.lesson');
  const [order, setOrder] = useState<Order>('lesson');
  return (
    <>
      <div className="max-w-sm">
        <SelectField
          id="order"
          label={t('order')}
          options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
          value={order}
          onChange={({ target }) => setOrder(orders.find((each) => each === target.value) ?? 'lesson')}
        />
      </div>
      <ol className="grid items-start gap-4 lg:grid-cols-2">
        {orderExercises(exercises, order).map((exercise) => (
          <li key={exercise.exercise}>
            <ExerciseCard exercise={exercise} />
          </li>
        ))}
      </ol>
    </>
  );
}
