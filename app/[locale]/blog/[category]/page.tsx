import type { Metadata } from 'next';
import { BlogPage } from '@/components/publishing/blog/blog-page';
import { blogListMetadata, readList } from '@/app/[locale]/blog/read-list';

type Props = PageProps<'/[locale]/blog/[category]'>;

export const revalidate = 300; // seconds
// Nothing is rendered at build time: each page is at its first request, and then cached.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category } = await params;
  return blogListMetadata({ category });
}

/** The posts of a category. */
export default async function Page({ params }: Props) {
  const { category } = await params;
  return <BlogPage {...await readList({ category })} />;
}
