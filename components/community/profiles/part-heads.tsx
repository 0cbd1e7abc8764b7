import { Moon, Sun, Sunrise, Sunset } from 'lucide-react';
import { dayParts } from '@/lib/community/profiles/availability-policy';
import { usePersonLabels } from './person-labels';

const icons = { morning: Sunrise, afternoon: Sun, evening: Sunset, night: Moon };
const hours = { morning: '6–12', afternoon: '12–18', evening: '18–24', night: '0–6' };

/** The head of the table of a week: the parts of a day, as icons on phones. */
export function PartHeads() {
  const labels = usePersonLabels();
  return (
    <thead>
      <tr className="text-sm text-soft">
        <td className="w-10 sm:w-14" />
        {dayParts.map((part) => {
          const Icon = icons[part];
          return (
            <th key={part} scope="col" className="pb-1 text-center font-normal">
              <Icon size={20} strokeWidth={1.75} aria-hidden className="mx-auto sm:hidden" />
              <span className="max-sm:sr-only">{labels.part(part)}</span>
              <span className="block">{hours[part]}</span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
