import type { Metadata } from 'next';
import { BlogPage } from '@/components/publishing/blog/blog-page';
import { listMetadata, readList } from '@/app/[locale]/blog/read-list';

type Props = PageProps<'/[locale]/blog/tag/[tag]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag } = await params;
  return listMetadata({ tag });
}

/** The posts with a tag. */
export default async function Page({ params }: Props) {
  const { tag } = await params;
  return <BlogPage {...await readList({ tag })} />;
}
