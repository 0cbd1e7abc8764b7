import type { Metadata } from 'next';
import { BlogPage } from '@/components/publishing/blog/blog-page';
import { listMetadata, readList } from '@/app/[locale]/blog/read-list';

type Props = PageProps<'/[locale]/blog/[category]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category } = await params;
  return listMetadata({ category });
}

/** The posts of a category. */
export default async function Page({ params }: Props) {
  const { category } = await params;
  return <BlogPage {...await readList({ category })} />;
}
