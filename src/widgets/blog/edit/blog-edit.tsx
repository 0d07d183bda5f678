import { messages as blogMessages } from 'langraan:messages/blog'
import { messages } from 'langraan:messages/blog.edit'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as listMessages } from 'langraan:messages/list'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Save from 'lucide-react/icons/check'
import { type FormEvent, useContext, useRef } from 'react'
import { authApp } from '../../../core/auth/app'
import { blogApp } from '../../../core/blog/app'
import { newPostKey } from '../../../core/blog/blog.number'
import { postEditViews } from '../../../core/blog/edit/views'
import { ForbiddenPanel } from '../../failure/failure-panel'
import { FormProblem } from '../../form/form-problem'
import { LeaveQuestion } from '../../form/leave-question'
import { useConfirmedUnload } from '../../form/use-leave-confirmation'
import { useMarked, useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { useMay } from '../../runtime/use-may'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import { goToField, onSubmitKey, useFirstError } from '../../ui/first-error'
import { BlogNavigationContext, type PostPartProps } from '../blog-navigation'
import { BlogProblem } from '../blog-problem'
import { PostPlaceholder } from '../blog-skeleton'
import { ContentFields, SettingsFields } from './edit-fields'
import { EditImage } from './edit-image'
import * as css from './post-edit.css'
import { useEditMessages } from './use-post-edit-messages'
import { usePostForm } from './use-post-form'

function BlogEditView({ location, onSaved }: PostPartProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const may = useMay()
  const { go } = useContext(BlogNavigationContext)
  const unsaved = useUnsaved()
  const messages = useEditMessages()
  const node = useRef<HTMLFormElement>(null)
  const isNew = location.mode === 'add'
  const form = usePostForm(isNew ? newPostKey : (location.id ?? ''), ({ id, blogTitle }) => {
    toaster.show({ id: 'post-saved', tone: 'success', title: t`“${blogTitle}” saved` })
    onSaved?.({ id })
    go({ mode: 'detail', id: String(id) })
  })
  const { stage, base, errors, isDirty } = form
  const fieldErrors = messages.fieldErrors(errors)
  const pressed = useFirstError(node, fieldErrors[0]?.path, stage === 'editing')
  useMarked(unsaved.mark, 'post', isDirty, form.isUncertain)
  useConfirmedUnload(isDirty)
  if (!may(isNew ? 'create' : 'write', 'Blog'))
    return (
      <ForbiddenPanel
        title={isNew ? t`You don't have permission to add posts.` : t`You don't have permission to change posts.`}
      />
    )
  if (!base && !isNew) return <BlogProblem status={stage} error={form.error} onRetry={form.reload} />

  const isBusy = stage === 'saving'
  const save = () => {
    pressed(true)
    form.save()
  }
  const leave = () => unsaved.ask(() => go(base ? { mode: 'detail', id: String(base.id) } : { mode: 'list' }))
  return (
    <div className={css.root} part="blog-edit">
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
            <bdi>{base ? base.blogTitle : t`New post`}</bdi>
          </h2>
          <div className={css.ends}>
            <Button disabled={isBusy} onClick={leave}>{t`Cancel`}</Button>
            <Button look="primary" type="submit" icon={<Save />} busy={isBusy} aria-keyshortcuts="Control+Enter">
              {isNew ? t`Save post` : t`Save changes`}
            </Button>
          </div>
        </div>
        <FormProblem
          form={form}
          fieldErrors={fieldErrors}
          failure={messages.failure}
          onGo={(path) => goToField(node.current, path)}
        />
        <fieldset className={css.columns} disabled={isBusy}>
          <ContentFields form={form} />
          <div className={css.side}>
            <SettingsFields form={form} />
            <EditImage form={form} />
          </div>
        </fieldset>
      </form>
      <LeaveQuestion unsaved={unsaved} />
    </div>
  )
}

export const BlogEdit = defineWidget<PostPartProps>({
  apps: { blog: blogApp, auth: authApp },
  views: postEditViews,
  messages: [messages, blogMessages, failureMessages, listMessages, leaveMessages],
  Skeleton: PostPlaceholder,
  View: BlogEditView,
})
