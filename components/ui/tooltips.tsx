'use client';

import { onDemand } from './on-demand';
import { useTooltip } from './use-tooltip';

/** Loaded with the first tooltip. */
const Tooltip = onDemand(async () => (await import('./tooltip')).Tooltip);

/** Shows the tooltips of all elements with `data-tooltip`; once on every page. */
export function Tooltips() {
  const hint = useTooltip();
  if (!hint) return null;
  return <Tooltip key={`${hint.text} ${hint.box.left} ${hint.box.top}`} {...hint} />;
}
