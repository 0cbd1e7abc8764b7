import { useTranslations } from 'next-intl';
import { centreOf, placementLevels, scaleEnd, scaleStart } from '@/lib/learning/placement/scale';
import type { PlacementResult } from '@/lib/learning/placement/schema';

/** In viewBox units; all levels have the same width. */
const width = 100;
const height = 26;
/** Space at both ends for the marker, in viewBox units. */
const edge = 3;

/** The scale of levels with the estimate and its confidence interval. */
export function LevelScale({ result }: { result: PlacementResult }) {
  const t = useTranslations('placement.result');
  const { ability, low, high, level } = result;
  return (
    <svg
      viewBox={`${-edge} 0 ${width + 2 * edge} ${height}`}
      role="img"
      aria-label={`${t('scale')}. ${t('title', { level })}`}
      className="w-full max-w-md"
    >
      {placementLevels.map((each, index) => (
        <g key={each}>
          <rect
            x={index * (width / placementLevels.length) + 0.4}
            y="11"
            width={width / placementLevels.length - 0.8}
            height="4"
            rx="1"
            className={each === level ? 'fill-cobalt-ground' : 'fill-line'}
          />
          <text
            x={xOf(centreOf(each))}
            y="24"
            textAnchor="middle"
            fontSize="5"
            className={each === level ? 'fill-cobalt font-semibold' : 'fill-soft'}
          >
            {each}
          </text>
        </g>
      ))}
      <rect
        x={xOf(low)}
        y="12"
        width={Math.max(1, xOf(high) - xOf(low))}
        height="2"
        rx="1"
        className="fill-cobalt opacity-60"
      />
      <path d={`M ${xOf(ability)} 10 l -2.5 -6 h 5 z`} className="fill-cobalt" />
    </svg>
  );
}

function xOf(place: number): number {
  return ((place - scaleStart) / (scaleEnd - scaleStart)) * width;
}
