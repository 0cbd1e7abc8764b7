/** An external link to a work; its name is the same in every language. */
export function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      rel="noopener"
      lang="en"
      className="inline-flex min-h-11 items-center font-semibold break-words text-cobalt underline underline-offset-4 hover:text-cobalt-hover"
    >
      {children}
    </a>
  );
}
