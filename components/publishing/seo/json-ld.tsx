/** `json` is escaped by lib/publishing/seo/json-ld. The CSP for scripts does not apply to a data block. */
export function JsonLd({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
