import type { Metadata } from 'next';
import { BlogPage } from '@/components/blog/blog-page';
import { listMetadata, readList } from '@/app/[locale]/blog/read-list';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  return listMetadata({});
}

/** The blog: every post, the newest first. */
export default async function Page() {
  return <BlogPage {...await readList({})} />;
}
