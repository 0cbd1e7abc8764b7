import { useState } from 'react';
import { useCall } from '@/components/forms/use-call';
import type { Choices, ChoicesInput } from '@/lib/people/notifications/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** The choices as the server has them; a change is shown at once, and taken back where it could not be saved. */
export function useChoices(first: Choices) {
  const [choices, setChoices] = useState(first);
  const { submission, call } = useCall();

  async function save(change: ChoicesInput): Promise<void> {
    if (submission.phase === 'sending') return;
    setChoices(withChange(choices, change));
    const saved = await call<Choices>(apiRoutes.notificationChoices(), { method: 'PATCH', body: change });
    setChoices(saved ?? choices);
  }

  return { choices, submission, save };
}

function withChange(before: Choices, { choice, quiet, with_text: withText }: ChoicesInput): Choices {
  const { choices } = before;
  const known = choice && choices[choice.kind];
  return {
    ...before,
    ...(quiet && { quiet }),
    ...(withText !== undefined && { with_text: withText }),
    ...(known && { choices: { ...choices, [choice.kind]: { ...known, [choice.channel]: choice.wanted } } }),
  };
}
