import type { Metadata } from 'next';
import { BlogPage } from '@/components/publishing/blog/blog-page';
import { leaveFirstPage, listMetadata, readList } from '@/app/[locale]/blog/read-list';

type Props = PageProps<'/[locale]/blog/tag/[tag]/page/[page]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag, page } = await params;
  return listMetadata({ tag }, page);
}

/** Further pages of a tag. */
export default async function Page({ params }: Props) {
  const { tag, page } = await params;
  await leaveFirstPage({ tag }, page);
  return <BlogPage {...await readList({ tag }, page)} />;
}
