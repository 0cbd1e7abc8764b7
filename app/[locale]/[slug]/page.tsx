import { cache } from 'react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageText } from '@/components/publishing/pages/page-text';
import { orNotFound } from '@/app/[locale]/blog/or-not-found';
import { blogSlug } from '@/lib/publishing/blog/schema';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { getPage } from '@/lib/publishing/pages/service';
import { routes } from '@/lib/platform/routes/routes';

type Props = PageProps<'/[locale]/[slug]'>;

export const revalidate = 300; // seconds
// Nothing is rendered at build time: each page is at its first request, and then cached.
export const generateStaticParams = () => [];

/** An invalid slug is answered without a database query. */
const readPage = cache(async (slug: string) => {
  if (!blogSlug.safeParse(slug).success) notFound();
  return orNotFound(getPage(slug, await getLocale()));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const { title, description, languages } = await readPage(slug);
  return pageMetadata({
    locale: await getLocale(),
    path: routes.page(slug),
    title: title.text,
    description: description.text,
    languages,
  });
}

/** An editable page: about, support, agreement and so on. */
export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <PageText page={await readPage(slug)} />;
}
