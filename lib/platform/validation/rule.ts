import type { Messages } from 'next-intl';

type Leaf<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? K : `${K}.${Leaf<Tree[K]>}`;
}[keyof Tree & string];

/** A sentence of messages/…/validation.json: 'required', 'min.string' … (spec §5). */
export type RuleName = Leaf<Messages['validation']['rules']>;

/**
 * What zod's `refine` takes, and what is spread into `addIssue({ code: 'custom', … })`: the broken rule and the values
 * of its placeholders. `other`, and `values` of required_with and its like, name fields (`'phone, email'`), which are
 * translated; `date` is a day like 2026-11-21; of files `min`, `max` and `size` are kilobytes.
 */
export const rule = (name: RuleName, values: Record<string, string | number> = {}) => ({
  params: { rule: name, ...values },
});
