/** `json` comes from lib/publishing/seo/json-ld, which lets no text end the element. It is data: no policy for scripts holds for it. */
export function JsonLd({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
