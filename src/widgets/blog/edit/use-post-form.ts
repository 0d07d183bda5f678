import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { PostDraft } from '../../../core/blog/edit/blog.edit.fields'
import { isUnsaved, type StoredPost } from '../../../core/blog/edit/blog.edit.saving'
import { isUncertain } from '../../../core/kernel/sends'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

export function usePostForm(key: string, onSaved: (post: StoredPost) => void) {
  const view = useView('blog.edit', { key }, key)
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
  return {
    stage,
    base,
    draft,
    errors,
    error,
    theirs,
    isUncertain: isUncertain(asked),
    isDirty: useMemo(() => isUnsaved({ base, draft, asked }), [base, draft, asked]) && stage !== 'saved',
    // name and value come from the same field component
    set: <F extends keyof PostDraft>(name: F, value: PostDraft[F]) =>
      view.send({ type: 'field.set', name, value } as never),
    save: () => view.send({ type: 'save' }),
    overwrite: () => view.send({ type: 'conflict.overwrite' }),
    takeTheirs: () => view.send({ type: 'conflict.yield' }),
    reload: () => view.send({ type: 'reload' }),
  }
}

export type PostForm = ReturnType<typeof usePostForm>
