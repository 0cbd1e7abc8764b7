'use client';

import type { ReactNode } from 'react';
import { TappableText } from '@/components/learning/lexicon/tappable-text';
import type { Draft } from './drafts/draft';
import { HintList } from './hints/hint-list';
import type { Grade } from '@/lib/russian/exercises/schema';
import { Question } from './question';
import type { OpenState, SessionTypes } from './session-types';

interface Props {
  state: OpenState<SessionTypes>;
  /** The grade, once the answer is checked. */
  grade: Grade | null;
  badge?: ReactNode;
  onChange: (draft: Draft) => void;
}

/** An exercise with hints, and with words to look up once it is answered. A new exercise needs a new `key`. */
export function ExercisePanel({ state, grade, badge, onChange }: Props) {
  const { current, draft } = state.active;
  return (
    <>
      <TappableText closed={grade === null}>
        <Question
          badge={badge}
          draft={draft}
          grade={grade}
          still={state.phase !== 'answering'}
          onChange={onChange}
        />
      </TappableText>
      <HintList hints={grade ? [] : (current.hints ?? [])} />
    </>
  );
}
