import { useLingui } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import { useId } from 'react'
import type { Side, WatchedField } from '../../../core/orders/edit/orders.edit.conflicts'
import { type EditField, editFields, tidyDraft } from '../../../core/orders/edit/orders.edit.fields'
import type { Order } from '../../../core/orders/orders.contract'
import { isErased } from '../../../core/orders/orders.status'
import { Button } from '../../ui/button'
import * as form from '../../ui/form.css'
import { warning, warningIcon } from '../../ui/problem.css'
import * as detail from './order-detail.css'
import * as css from './order-edit.css'
import type { OpenEdit } from './use-order-edit'
import { useFieldMessages } from './use-order-field-messages'

const isEdited = (field: EditField | WatchedField): field is EditField =>
  (editFields as readonly string[]).includes(field)

type EditChoiceProps = { label: string; mine: string; theirs: string; picked: Side; onPick(side: Side): void }

function EditChoice({ label, mine, theirs, picked, onPick }: EditChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const side = (which: Side, title: string, value: string) => (
    <label className={css.side}>
      <input type="radio" name={id} checked={picked === which} onChange={() => onPick(which)} />
      <span className={css.sideText}>
        <span className={form.quiet}>{title}</span>
        <bdi className={css.sideValue}>{value === '' ? t`(empty)` : value}</bdi>
      </span>
    </label>
  )
  return (
    <div role="radiogroup" aria-labelledby={`${id}label`} className={css.choice}>
      <p id={`${id}label`} className={css.choiceTitle}>
        {label}
      </p>
      <div className={css.sides}>
        {side('mine', t`Mine`, mine)}
        {side('theirs', t`Theirs now`, theirs)}
      </div>
    </div>
  )
}

function TheirChanges({ edit, theirs }: { edit: OpenEdit; theirs: Order }) {
  const { t } = useLingui()
  const messages = useFieldMessages()
  if (edit.changedThere.length === 0) return null
  const value = (field: EditField | WatchedField) =>
    isEdited(field) ? messages.value(field, theirs) : messages.watched(field, theirs)
  return (
    <section className={form.group}>
      <h4 className={form.groupTitle}>{t`Also changed by them`}</h4>
      <p className={form.quiet}>{t`You didn't change these, so they stay as they are.`}</p>
      <dl className={detail.parts}>
        {edit.changedThere.map((field) => (
          <div key={field} className={detail.part}>
            <dt className={form.quiet}>{messages.name(field)}</dt>
            <dd className={css.sideValue}>
              <bdi>{value(field) || t`(empty)`}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function ErasedRecipient() {
  const { t } = useLingui()
  return <p className={form.quiet}>{t`The customer's data was erased. It can't be entered again.`}</p>
}

export function EditConflict({ edit, theirs }: { edit: OpenEdit; theirs: Order }) {
  const { t } = useLingui()
  const messages = useFieldMessages()
  const { conflicts, picks, draft } = edit
  const mine = tidyDraft(draft)
  const isRecipientErased = isErased(theirs)
  const by = isRecipientErased ? undefined : theirs.history.at(-1)?.by
  return (
    <>
      <div className={warning} role="alert">
        <Warning className={warningIcon} aria-hidden="true" />
        <div>
          <p className={form.groupTitle}>{by ? t`${by} changed this order` : t`Someone else changed this order.`}</p>
          {isRecipientErased ? (
            <ErasedRecipient />
          ) : (
            <p>
              {conflicts.length > 0
                ? t`Choose what to keep, then save. Nothing you entered is lost.`
                : t`The order now says what you entered.`}
            </p>
          )}
        </div>
      </div>
      {conflicts.length > 0 && (
        <section className={form.group}>
          <div className={css.actions}>
            <Button size="s" onClick={() => edit.pick('mine')}>{t`Keep all of mine`}</Button>
            <Button size="s" onClick={() => edit.pick('theirs')}>{t`Use all of theirs`}</Button>
          </div>
          {conflicts.map(({ field }) => (
            <EditChoice
              key={field}
              label={messages.name(field)}
              mine={messages.value(field, mine)}
              theirs={messages.value(field, theirs)}
              picked={picks[field] ?? 'mine'}
              onPick={(side) => edit.pick(side, field)}
            />
          ))}
        </section>
      )}
      <TheirChanges edit={edit} theirs={theirs} />
    </>
  )
}
