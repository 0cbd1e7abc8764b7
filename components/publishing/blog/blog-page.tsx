import { Messages } from '@/components/platform/i18n/messages';
import type { LocalizedText } from '@/lib/platform/i18n/localized-text';
import type { PostList as List } from '@/lib/publishing/blog/schema';
import { PostList } from './post-list';
import { SearchForm } from './search-form';
import { TitleText } from './title-text';
import { Topics, type Topic, type TopicNames } from './topics';

interface Props {
  title: LocalizedText;
  description: LocalizedText;
  names: TopicNames;
  topic: Topic;
  list: List;
}

/** A list page of the blog: all posts, a category or a tag. */
export function BlogPage({ title, description, names, topic, list }: Props) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <header className="flex flex-col gap-4">
        <TitleText of={title} as="h1" className="text-3xl font-semibold sm:text-4xl" />
        <TitleText of={description} as="p" className="max-w-column text-lg text-soft" />
        <SearchForm />
      </header>
      <Topics names={names} shown={topic} />
      <Messages of={['blog']}>
        <PostList list={list} topic={topic} />
      </Messages>
    </div>
  );
}
