import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SectionList } from '@/components/people/account/section-list';
import { show } from '@/tests/support/components/show';

it.each([
  ['only to whoever has one', true, ['#subscription']],
  ['to nobody else', false, []],
] as const)('leads to the subscription %s', (_, hasSubscription, expected) => {
  show(<SectionList hasSubscription={hasSubscription} />);
  const hrefs = screen
    .queryAllByRole('link', { name: 'Subscription' })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expected);
});
