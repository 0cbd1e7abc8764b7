import type { Metadata } from 'next';
import { BlogPage } from '@/components/publishing/blog/blog-page';
import { listMetadata, readList } from './read-list';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  return listMetadata({});
}

/** The blog: all posts, newest first. */
export default async function Page() {
  return <BlogPage {...await readList({})} />;
}
