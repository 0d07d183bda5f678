import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import {
  blankQuestion,
  type FaqDraft,
  isUnsaved,
  keptQuestions,
  type QuestionDraft,
} from '../../../core/faq/edit/faq.edit.fields'
import type { FaqCategory } from '../../../core/faq/faq.contract'
import { moved } from '../../../core/kernel/row-order'
import { isUncertain } from '../../../core/kernel/sends'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

/** What the drawer shows: `key` of a category, '' for a new one; `isAdding` begins with a blank question. */
export type OpenedCategory = { key: string; isAdding: boolean }

export function useFaqForm({ key, isAdding }: OpenedCategory, onSaved: (category: FaqCategory) => void) {
  const view = useView('faq.edit', { key, isAdding }, `${key} ${isAdding}`)
  const stage = useSelector(view, ({ value }) => value)
  const { base, draft, asked, errors, error, theirs, saved } = useSelector(
    view,
    ({ context: { base, draft, asked, errors, error, theirs, saved } }) => ({
      base,
      draft,
      asked,
      errors,
      error,
      theirs,
      saved,
    }),
    shallowEqual,
  )
  useOnChange(saved, onSaved)
  const { questions } = draft
  const setQuestions = (value: readonly QuestionDraft[]) => view.send({ type: 'field.set', name: 'questions', value })
  const change = (row: string, patch: Partial<QuestionDraft>) =>
    setQuestions(questions.map((each) => (each.key === row ? { ...each, ...patch } : each)))
  return {
    stage,
    base,
    draft,
    errors,
    error,
    theirs,
    /** it opens with a question to be written */
    isAdding,
    isUncertain: isUncertain(asked),
    isDirty: useMemo(() => isUnsaved({ base, draft, asked }), [base, draft, asked]) && stage !== 'saved',
    /** where the errors of a question are: its position among those that are stored; -1 if it isn't */
    positionOf: (row: string) => keptQuestions(draft).findIndex((each) => each.key === row),
    setText: (name: Exclude<keyof FaqDraft, 'questions'>, value: string) =>
      view.send({ type: 'field.set', name, value }),
    change,
    add: () => setQuestions([...questions, blankQuestion(questions)]),
    move: (from: number, by: number) => setQuestions(moved(questions, from, by)),
    /** one without a word is gone, others can be restored until they are saved */
    remove: ({ key: row, question, ans }: QuestionDraft) =>
      (question + ans).trim() === ''
        ? setQuestions(questions.filter((each) => each.key !== row))
        : change(row, { isRemoved: true }),
    restore: (row: string) => change(row, { isRemoved: false }),
    save: () => view.send({ type: 'save' }),
    overwrite: () => view.send({ type: 'conflict.overwrite' }),
    takeTheirs: () => view.send({ type: 'conflict.yield' }),
    reload: () => view.send({ type: 'reload' }),
  }
}

export type FaqForm = ReturnType<typeof useFaqForm>
