'use client';

import { onDemand } from './on-demand';
import { useHint } from './use-hint';

/** Fetched with the first hint: no page pays for it. */
const Tooltip = onDemand(async () => (await import('./tooltip')).Tooltip);

/** Stands once in every page and shows the hints of all elements with `data-tooltip`. */
export function Tooltips() {
  const hint = useHint();
  if (!hint) return null;
  return <Tooltip key={`${hint.text} ${hint.box.left} ${hint.box.top}`} {...hint} />;
}
