import { useMemo } from 'react'
import type { PostDraft } from '../../../core/blog/edit/blog.edit.fields'
import { isUnsaved, type StoredPost } from '../../../core/blog/edit/blog.edit.saving'
import { useContestedForm } from '../../form/use-contested-form'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

export function usePostForm(key: string, onSaved: (post: StoredPost) => void) {
  const view = useView('blog.edit', { key }, key)
  const { form, asked, saved } = useContestedForm(view)
  const { stage, base, draft } = form
  useOnChange(saved, onSaved)
  return {
    ...form,
    isDirty: useMemo(() => isUnsaved({ base, draft, asked }), [base, draft, asked]) && stage !== 'saved',
    // name and value come from the same field component
    set: <F extends keyof PostDraft>(name: F, value: PostDraft[F]) =>
      view.send({ type: 'field.set', name, value } as never),
    reload: () => view.send({ type: 'reload' }),
  }
}

export type PostForm = ReturnType<typeof usePostForm>
