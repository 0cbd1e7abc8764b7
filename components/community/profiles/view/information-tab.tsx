import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { UserRound } from 'lucide-react';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { PersonView } from '@/lib/community/profiles/schema';
import { HiddenPart } from './hidden-part';
import { SpokenLanguages } from './spoken-languages';
import { useFacts } from './use-facts';
import { WeekTable } from './week-table';

/** The fields that a person shows. */
export function InformationTab({ person }: { person: PersonView }) {
  const t = useTranslations('profile.page');
  const labels = usePersonLabels();
  const facts = useFacts(person);
  const { about, availability } = person;
  const [languages, goals, interests] = [person.languages ?? [], person.goals ?? [], person.interests ?? []];
  const parts = availability?.parts ?? [];
  const isEmpty = [facts, languages, goals, interests, parts].every(({ length }) => length === 0);
  if (about === null && isEmpty) {
    // Visitors do not see fields that are only for members.
    return person.reader === 'visitor' ? (
      <HiddenPart />
    ) : (
      <EmptyState icon={UserRound} title={t('nothingSaid')} />
    );
  }
  return (
    <Card className="flex flex-col gap-6">
      {/* The language of the text is not known. */}
      <p lang="" dir="auto" className="wrap-anywhere whitespace-pre-line empty:hidden">
        {about}
      </p>
      <FactList facts={facts} />
      <Section title={labels.field('languages')} isEmpty={languages.length === 0}>
        <SpokenLanguages languages={languages} />
      </Section>
      <Section title={labels.field('goals')} isEmpty={goals.length === 0}>
        <WordList words={goals.map(labels.goal)} />
      </Section>
      <Section title={labels.field('interests')} isEmpty={interests.length === 0}>
        <WordList words={interests.map(labels.interest)} />
      </Section>
      <Section title={labels.field('availability')} isEmpty={parts.length === 0}>
        {availability && <WeekTable availability={availability} />}
      </Section>
    </Card>
  );
}

interface SectionProps {
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}

function Section({ title, isEmpty, children }: SectionProps) {
  if (isEmpty) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function FactList({ facts }: { facts: { name: string; value: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-8">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function WordList({ words }: { words: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word}>
          <Badge>{word}</Badge>
        </li>
      ))}
    </ul>
  );
}
