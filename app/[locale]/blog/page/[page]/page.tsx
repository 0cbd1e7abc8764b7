import type { Metadata } from 'next';
import { BlogPage } from '@/components/publishing/blog/blog-page';
import { leaveFirstPage, blogListMetadata, readList } from '@/app/[locale]/blog/read-list';

type Props = PageProps<'/[locale]/blog/page/[page]'>;

export const revalidate = 300; // seconds
// Nothing is rendered at build time: each page is at its first request, and then cached.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  return blogListMetadata({}, page);
}

/** Further pages of the blog, for readers without scripts and for crawlers. */
export default async function Page({ params }: Props) {
  const { page } = await params;
  await leaveFirstPage({}, page);
  return <BlogPage {...await readList({}, page)} />;
}
