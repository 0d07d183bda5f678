import { useLingui } from '@lingui/react/macro'
import Make from 'lucide-react/icons/wand-sparkles'
import { type ReactNode, useState } from 'react'
import { blogCategories, postStatuses } from '../../../core/blog/blog.contract'
import { slugOf } from '../../../core/blog/blog.rules'
import { RichText } from '../../rich-text/rich-text'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Field, FieldError } from '../../ui/field'
import { Input, Textarea } from '../../ui/input'
import { Select } from '../../ui/select'
import { useBlogMessages } from '../use-blog-messages'
import * as css from './post-edit.css'
import { useEditMessages } from './use-post-edit-messages'
import type { PostForm } from './use-post-form'

type PostFieldProps = {
  form: PostForm
  name: 'blogTitle' | 'excerpt' | 'slug' | 'status'
  required?: boolean
  hint?: ReactNode
  children: ReactNode
}

function PostField({ form, name, required, hint, children }: PostFieldProps) {
  const { labels, errorText } = useEditMessages()
  return (
    <div data-field={name}>
      <Field label={labels[name]} error={errorText(form.errors[name], name)} required={required} hint={hint}>
        {children}
      </Field>
    </div>
  )
}

export function ContentFields({ form }: { form: PostForm }) {
  const { t } = useLingui()
  const { labels, errorText } = useEditMessages()
  const { draft, set, errors } = form
  return (
    <div className={css.group}>
      <PostField form={form} name="blogTitle" required>
        <Input value={draft.blogTitle} onChange={(title) => set('blogTitle', title)} autoComplete="off" dir="auto" />
      </PostField>
      <PostField form={form} name="excerpt" hint={t`Shown in the list of posts, without formatting.`}>
        <Textarea value={draft.excerpt} onChange={(excerpt) => set('excerpt', excerpt)} rows={3} dir="auto" />
      </PostField>
      <div className={css.text} data-field="content">
        <p className={css.label} aria-hidden="true">
          {labels.content}
        </p>
        <RichText
          value={draft.content}
          onChange={(content) => set('content', content)}
          label={labels.content}
          placeholder={t`Write your post here`}
          disabled={form.stage === 'saving'}
          minHeight={320}
          onSubmit={form.save}
        />
        {errors.content && <FieldError>{errorText(errors.content, 'content')}</FieldError>}
      </div>
    </div>
  )
}

function EditCategories({ form }: { form: PostForm }) {
  const { labels, errorText } = useEditMessages()
  const messages = useBlogMessages()
  const { draft, set, errors } = form
  const chosen = draft.blogCategories
  // the backend's own categories that the post had when opened can be removed and added again
  const known = [...new Set([...blogCategories, ...(form.base?.blogCategories ?? chosen).map(({ value }) => value)])]
  const labelOf = (value: string) =>
    form.base?.blogCategories.find((each) => each.value === value)?.label || messages.category(value)
  const toggle = (value: string, isOn: boolean) =>
    set(
      'blogCategories',
      isOn ? [...chosen, { value, label: labelOf(value) }] : chosen.filter((each) => each.value !== value),
    )
  const fieldError = Object.entries(errors).find(([path]) => path.startsWith('blogCategories'))?.[1]
  return (
    <fieldset className={css.navigation} data-field="blogCategories">
      <legend className={css.label}>{labels.blogCategories}</legend>
      {known.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.some((each) => each.value === value)}
          onChange={(isOn) => toggle(value, isOn)}
        >
          {messages.category(value)}
        </Checkbox>
      ))}
      {fieldError && <FieldError>{errorText(fieldError)}</FieldError>}
    </fieldset>
  )
}

export function SettingsFields({ form }: { form: PostForm }) {
  const { t } = useLingui()
  const messages = useBlogMessages()
  const { draft, set } = form
  const [isNoWord, setNoWord] = useState(false)
  const codes = [...new Set<string>([...postStatuses, ...(form.base ? [form.base.status] : [])])]
  const make = () => {
    const slug = slugOf(draft.blogTitle)
    setNoWord(slug === '')
    if (slug !== '') set('slug', slug)
  }
  return (
    <div className={css.group}>
      <PostField form={form} name="status" required>
        <Select
          value={draft.status}
          onChange={(status) => set('status', status)}
          options={codes.map((value) => ({ value, label: messages.status(value) }))}
        />
      </PostField>
      <EditCategories form={form} />
      <PostField
        form={form}
        name="slug"
        required={form.base !== undefined}
        hint={
          form.base
            ? t`The post also opens at this address, without its number.`
            : t`The post also opens at this address. Left empty, it's made from the title.`
        }
      >
        <Input
          value={draft.slug}
          onChange={(slug) => set('slug', slug)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
        />
      </PostField>
      <div className={css.make}>
        <Button size="s" look="ghost" icon={<Make />} onClick={make}>
          {t`Generate from title`}
        </Button>
        <p className={css.quiet} role="status">
          {isNoWord && t`The title has no letters to generate it from.`}
        </p>
      </div>
    </div>
  )
}
