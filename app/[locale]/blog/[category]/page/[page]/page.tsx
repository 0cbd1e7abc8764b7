import type { Metadata } from 'next';
import { BlogPage } from '@/components/publishing/blog/blog-page';
import { leaveFirstPage, listMetadata, readList } from '@/app/[locale]/blog/read-list';

type Props = PageProps<'/[locale]/blog/[category]/page/[page]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, page } = await params;
  return listMetadata({ category }, page);
}

/** Further pages of a category. */
export default async function Page({ params }: Props) {
  const { category, page } = await params;
  await leaveFirstPage({ category }, page);
  return <BlogPage {...await readList({ category }, page)} />;
}
