import type { Messages } from 'next-intl';

type Leaf<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? K : `${K}.${Leaf<Tree[K]>}`;
}[keyof Tree & string];

/** The key of a message in messages/…/validation.json: 'required', 'min.string' … (spec §5). */
export type RuleName = Leaf<Messages['validation']['rules']>;

/**
 * An argument for zod's `refine`, also spread into `addIssue({ code: 'custom', … })`: the broken rule and the values of
 * its placeholders. `other`, and `values` of required_with and similar rules, are names of fields (`'phone, email'`),
 * which are translated; `date` is a day like 2026-11-21; for files `min`, `max` and `size` are kilobytes.
 */
export const rule = (name: RuleName, values: Record<string, string | number> = {}) => ({
  params: { rule: name, ...values },
});
