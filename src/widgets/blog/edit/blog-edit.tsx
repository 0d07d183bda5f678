import { texts as blogTexts } from 'langraan:texts/blog'
import { texts } from 'langraan:texts/blog.edit'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as listTexts } from 'langraan:texts/list'
import { texts as leaveTexts } from 'langraan:texts/root.unsaved'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Save from 'lucide-react/icons/check'
import { type FormEvent, useContext, useRef } from 'react'
import { postEditViews } from '../../../core/blog/edit/views'
import { ForbiddenPanel } from '../../failure/failure-panel'
import { defineWidget } from '../../root/define-widget'
import { FormProblem } from '../../root/unsaved/form-problem'
import { LeaveQuestion } from '../../root/unsaved/leave-question'
import { useAskedUnload } from '../../root/unsaved/use-asked'
import { useMarked, useUnsaved } from '../../root/unsaved/use-unsaved'
import { useMay } from '../../root/use-may'
import { useToaster } from '../../root/use-toaster'
import { Button } from '../../ui/button'
import { goToField, onSubmitKey, useFirstFault } from '../../ui/form-acts'
import { apps } from '../blog'
import { PostPlaceholder } from '../blog-place'
import { BlogProblem } from '../blog-problem'
import type { PostRoomProps } from '../blog-stage'
import { BlogWaysContext } from '../blog-ways'
import * as css from './edit.css'
import { EditPlace, EditWords } from './edit-fields'
import { EditImage } from './edit-image'
import { useEditWords } from './use-edit-words'
import { usePostForm } from './use-post-form'

function BlogEditView({ place, onSaved }: PostRoomProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const may = useMay()
  const { go } = useContext(BlogWaysContext)
  const unsaved = useUnsaved()
  const words = useEditWords()
  const node = useRef<HTMLFormElement>(null)
  const form = usePostForm(place.id ?? '', ({ id, blogTitle }) => {
    toaster.show({ id: 'post-saved', tone: 'success', title: t`“${blogTitle}” saved` })
    onSaved?.({ id })
    go({ mode: 'detail', id: String(id) })
  })
  const { stage, base, errors, isDirty } = form
  const faults = words.faults(errors)
  const pressed = useFirstFault(node, faults[0]?.path, stage === 'editing')
  useMarked(unsaved.mark, 'post', isDirty, form.isUncertain)
  useAskedUnload(isDirty)
  if (!may('write', 'Blog')) return <ForbiddenPanel title={t`You don't have permission to change posts.`} />
  if (!base) return <BlogProblem status={stage} error={form.error} onRetry={form.reload} />

  const isBusy = stage === 'saving'
  const save = () => {
    pressed(true)
    form.save()
  }
  const leave = () => unsaved.ask(() => go({ mode: 'detail', id: String(base.id) }))
  return (
    <div className={css.place} part="blog-edit">
      <form
        ref={node}
        className={css.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save()
        }}
        onKeyDown={onSubmitKey(save)}
      >
        <div className={css.bar}>
          <Button look="ghost" icon={<Back />} label={t`Back`} disabled={isBusy} onClick={leave} />
          <h2 className={css.name}>
            <bdi>{base.blogTitle}</bdi>
          </h2>
          <div className={css.ends}>
            <Button disabled={isBusy} onClick={leave}>{t`Cancel`}</Button>
            <Button look="primary" type="submit" icon={<Save />} busy={isBusy} aria-keyshortcuts="Control+Enter">
              {t`Save changes`}
            </Button>
          </div>
        </div>
        <FormProblem
          form={form}
          faults={faults}
          failure={words.failure}
          onGo={(path) => goToField(node.current, path)}
        />
        <fieldset className={css.columns} disabled={isBusy}>
          <EditWords form={form} />
          <div className={css.side}>
            <EditPlace form={form} />
            <EditImage form={form} />
          </div>
        </fieldset>
      </form>
      <LeaveQuestion unsaved={unsaved} />
    </div>
  )
}

/** One post being changed. */
export const BlogEdit = defineWidget<PostRoomProps>({
  apps,
  views: postEditViews,
  texts: [texts, blogTexts, failureTexts, listTexts, leaveTexts],
  Skeleton: PostPlaceholder,
  View: BlogEditView,
})
