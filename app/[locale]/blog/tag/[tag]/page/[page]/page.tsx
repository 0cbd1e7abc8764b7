import type { Metadata } from 'next';
import { BlogPage } from '@/components/publishing/blog/blog-page';
import { leaveFirstPage, blogListMetadata, readList } from '@/app/[locale]/blog/read-list';

type Props = PageProps<'/[locale]/blog/tag/[tag]/page/[page]'>;

export const revalidate = 300; // seconds
// Nothing is rendered at build time: each page is at its first request, and then cached.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag, page } = await params;
  return blogListMetadata({ tag }, page);
}

/** Further pages of a tag. */
export default async function Page({ params }: Props) {
  const { tag, page } = await params;
  await leaveFirstPage({ tag }, page);
  return <BlogPage {...await readList({ tag }, page)} />;
}
