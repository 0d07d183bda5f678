import { useMemo } from 'react'
import { articleRecord, categoryRecord } from '../../../core/knowledge/edit/knowledge.edit.fields'
import type { OwnArticle, OwnCategory } from '../../../core/knowledge/knowledge.edit.contract'
import type { WholeArticle, WholeCategory } from '../../../core/knowledge/knowledge.rules'
import { useContestedForm } from '../../form/use-contested-form'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

/** `key`: slug of the article, '' for a new one */
export function useArticleForm(key: string, category: string, onSaved: (article: OwnArticle) => void) {
  const view = useView('knowledge.article', { key, category }, `${key} ${category}`)
  const { form, asked, saved } = useContestedForm(view)
  const { blank } = view.getSnapshot().context
  const { stage, base, draft } = form
  useOnChange(saved, onSaved)
  return {
    ...form,
    isDirty: useMemo(() => articleRecord.isUnsaved({ base, blank, draft, asked }), [base, blank, draft, asked]),
    isSaved: stage === 'saved',
    set: (name: keyof WholeArticle, value: string) => view.send({ type: 'field.set', name, value }),
    reload: () => view.send({ type: 'reload' }),
  }
}

export type ArticleForm = ReturnType<typeof useArticleForm>

/** `key`: slug of the category, '' for a new one */
export function useCategoryForm(key: string, onSaved: (category: OwnCategory) => void) {
  const view = useView('knowledge.category', { key }, key)
  const { form, asked, saved } = useContestedForm(view)
  const { blank } = view.getSnapshot().context
  const { stage, base, draft } = form
  useOnChange(saved, onSaved)
  return {
    ...form,
    isDirty: useMemo(() => categoryRecord.isUnsaved({ base, blank, draft, asked }), [base, blank, draft, asked]),
    isSaved: stage === 'saved',
    set: (name: keyof WholeCategory, value: string) => view.send({ type: 'field.set', name, value }),
    reload: () => view.send({ type: 'reload' }),
  }
}

export type CategoryForm = ReturnType<typeof useCategoryForm>
