import { useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/arrow-down'
import Up from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Remove from 'lucide-react/icons/trash-2'
import { useLayoutEffect, useRef } from 'react'
import type { QuestionDraft } from '../../../core/faq/edit/faq.edit.fields'
import { mostQuestions } from '../../../core/faq/faq.rules'
import { lookUp } from '../../../core/kernel/look-up'
import { Button } from '../../ui/button'
import { Field, FieldError } from '../../ui/field'
import * as form from '../../ui/form.css'
import { Input, Textarea } from '../../ui/input'
import { Select } from '../../ui/select'
import { useRowFocus } from '../../ui/use-row-focus'
import { type FaqIconName, faqIconName, faqIcons, isUsualCategory } from '../faq-icons'
import * as css from './faq-edit.css'
import type { FaqForm } from './use-faq-form'
import { useFaqFormMessages } from './use-faq-form-messages'

type QuestionProps = { edit: FaqForm; row: QuestionDraft; at: number; onMove(at: number, by: number): void }

function RemovedQuestion({ edit, row }: Pick<QuestionProps, 'edit' | 'row'>) {
  const { t } = useLingui()
  const name = row.question.trim() || row.ans.trim()
  return (
    <li className={css.removed} data-row={row.key}>
      <span>{t({ message: `“${name}” removed`, context: 'question' })}</span>
      <Button size="s" data-key="open" label={t`Undo: ${name}`} onClick={() => edit.restore(row.key)}>
        {t`Undo`}
      </Button>
    </li>
  )
}

function Question({ edit, row, at, onMove }: QuestionProps) {
  const { t } = useLingui()
  const { errorText } = useFaqFormMessages()
  const { key, question, ans } = row
  const path = `qandA.${edit.positionOf(key)}`
  const nth = at + 1
  return (
    <li className={css.question} data-row={key}>
      <div data-field={`${path}.question`}>
        <Field
          label={t`Question ${nth}`}
          required
          error={errorText(lookUp(edit.errors, `${path}.question`), `${path}.question`)}
        >
          <Input
            data-key="open"
            value={question}
            autoComplete="off"
            dir="auto"
            onChange={(typed) => edit.change(key, { question: typed })}
          />
        </Field>
      </div>
      <div data-field={`${path}.ans`}>
        <Field label={t`Answer ${nth}`} required error={errorText(lookUp(edit.errors, `${path}.ans`), `${path}.ans`)}>
          <Textarea rows={3} value={ans} dir="auto" onChange={(typed) => edit.change(key, { ans: typed })} />
        </Field>
      </div>
      <div className={css.actions}>
        <Button
          size="s"
          look="ghost"
          data-key="up"
          icon={<Up />}
          label={t`Move question ${nth} up`}
          disabled={at === 0}
          onClick={() => onMove(at, -1)}
        />
        <Button
          size="s"
          look="ghost"
          data-key="down"
          icon={<Down />}
          label={t`Move question ${nth} down`}
          disabled={at === edit.draft.questions.length - 1}
          onClick={() => onMove(at, 1)}
        />
        <Button
          size="s"
          look="ghost"
          data-key="remove"
          icon={<Remove />}
          label={t`Remove question ${nth}`}
          onClick={() => edit.remove(row)}
        />
      </div>
    </li>
  )
}

function Questions({ edit }: { edit: FaqForm }) {
  const { t } = useLingui()
  const { labels, listError } = useFaqFormMessages()
  const { questions } = edit.draft
  const error = listError(edit.errors.qandA)
  const { containerRef, listeners } = useRowFocus<HTMLElement>()
  const pressed = useRef<HTMLElement>(null)
  const add = () => {
    isWriting.current = true
    edit.add()
  }
  const move = (at: number, by: number) => {
    const root = containerRef.current?.getRootNode() as Document | ShadowRoot | undefined
    pressed.current = root?.activeElement as HTMLElement | null
    edit.move(at, by)
  }
  const isWriting = useRef(edit.isAdding)
  useLayoutEffect(() => {
    // a row that changes its place in the document loses focus
    pressed.current?.focus()
    pressed.current = null
    if (!isWriting.current) return
    isWriting.current = false
    // the new question is the last, and may be out of sight
    const rows = containerRef.current?.querySelectorAll<HTMLElement>('[data-row] [data-key=open]')
    const last = rows?.[rows.length - 1]
    last?.focus()
    last?.scrollIntoView?.({ block: 'center' })
  })
  return (
    <section
      ref={containerRef}
      tabIndex={-1}
      className={form.group}
      data-field="qandA"
      aria-label={labels.qandA}
      {...listeners}
    >
      <h3 className={form.groupTitle}>{labels.qandA}</h3>
      {error && <FieldError>{error}</FieldError>}
      {questions.length > 0 && (
        <ol className={css.questions}>
          {questions.map((row, at) =>
            row.isRemoved ? (
              <RemovedQuestion key={row.key} edit={edit} row={row} />
            ) : (
              <Question key={row.key} edit={edit} row={row} at={at} onMove={move} />
            ),
          )}
        </ol>
      )}
      {questions.length < mostQuestions && (
        <Button size="s" icon={<Plus />} className={css.start} onClick={add}>
          {t`Add a question`}
        </Button>
      )}
    </section>
  )
}

export function FaqFields({ edit }: { edit: FaqForm }) {
  const { t } = useLingui()
  const { labels, icons, errorText } = useFaqFormMessages()
  const { base, draft, errors } = edit
  const names = Object.keys(faqIcons) as FaqIconName[]
  const hasIcon = !(base && isUsualCategory(base.key))
  return (
    <div className={form.fields}>
      <div data-field="title">
        <Field
          label={labels.title}
          required
          error={errorText(errors.title, 'title')}
          hint={t`For example: Payment, Delivery`}
        >
          <Input value={draft.title} autoComplete="off" dir="auto" onChange={(typed) => edit.setText('title', typed)} />
        </Field>
      </div>
      <div className={hasIcon ? form.pairs : form.fields}>
        <div data-field="subtitle">
          <Field label={labels.subtitle} error={errorText(errors.subtitle, 'subtitle')}>
            <Input
              value={draft.subtitle}
              autoComplete="off"
              dir="auto"
              onChange={(typed) => edit.setText('subtitle', typed)}
            />
          </Field>
        </div>
        {hasIcon && (
          <div data-field="icon">
            <Field label={labels.icon} error={errorText(errors.icon, 'icon')}>
              <Select
                value={faqIconName(draft.icon)}
                onChange={(icon) => edit.setText('icon', icon)}
                options={names.map((value) => ({ value, label: icons[value] }))}
              />
            </Field>
          </div>
        )}
      </div>
      <Questions edit={edit} />
    </div>
  )
}
