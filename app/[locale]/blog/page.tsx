import type { Metadata } from 'next';
import { BlogPage } from '@/components/publishing/blog/blog-page';
import { blogListMetadata, readList } from './read-list';

export const revalidate = 300; // seconds
// Nothing is rendered at build time: each page is at its first request, and then cached.
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  return blogListMetadata({});
}

/** The blog: all posts, newest first. */
export default async function Page() {
  return <BlogPage {...await readList({})} />;
}
