import type { PostCard } from '@/lib/publishing/blog/schema';
import { PostItem } from './post-item';

/** A list of posts with hairlines between them. */
export function PostItems({ posts, heading }: { posts: readonly PostCard[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className="divide-y divide-line">
      {posts.map((post) => (
        <li key={post.id}>
          <PostItem post={post} {...(heading && { heading })} />
        </li>
      ))}
    </ul>
  );
}
