import type { ComponentProps } from 'react';

/** On a phone cells are narrow; where a table is still too wide, its first column stays in sight. */
const cell =
  'border-b border-line px-2 py-2 first:sticky first:left-0 first:bg-raised first:pl-4 last:pr-4 max-sm:hyphens-auto sm:px-4';

/** How the elements of a text are drawn. */
export const elements = {
  h2: (props: ComponentProps<'h2'>) => (
    <h2 className="mt-12 mb-3 scroll-mt-4 font-sans text-2xl font-semibold first:mt-0" {...props} />
  ),
  h3: (props: ComponentProps<'h3'>) => (
    <h3 className="mt-8 mb-2 scroll-mt-4 font-sans text-xl font-semibold" {...props} />
  ),
  p: (props: ComponentProps<'p'>) => <p className="my-4" {...props} />,
  ul: (props: ComponentProps<'ul'>) => <ul className="my-4 list-disc space-y-1 pl-6" {...props} />,
  ol: (props: ComponentProps<'ol'>) => <ol className="my-4 list-decimal space-y-1 pl-6" {...props} />,
  strong: (props: ComponentProps<'strong'>) => <strong className="font-semibold" {...props} />,
  a: (props: ComponentProps<'a'>) => (
    <a
      className="text-cobalt underline underline-offset-4 hover:text-cobalt-hover"
      rel="noopener"
      {...props}
    />
  ),
  // The corner of a table names nothing: it is no heading.
  th: (props: ComponentProps<'th'>) => {
    const Cell = props.children === undefined ? 'td' : 'th';
    return <Cell className={`${cell} font-sans text-base font-semibold text-soft`} {...props} />;
  },
  td: (props: ComponentProps<'td'>) => <td className={`${cell} in-[tr:last-child]:border-b-0`} {...props} />,
};
