import { messages as ordersMessages } from 'langraan:messages/orders'
import { messages } from 'langraan:messages/orders.saved'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { hasName, longestFilterName } from '../../../core/orders/saved/orders.saved'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { handOnFocus } from '../../ui/hand-on-focus'
import { Input } from '../../ui/input'
import type { SavedFilters } from '../use-saved-filters'
import * as css from './saved-dialog.css'

type NameFormProps = {
  label: string
  submitLabel: string
  first: string
  /** why a name isn't possible; undefined if it is */
  problemOf(name: string): string | undefined
  onSubmit(name: string): void
  onCancel?: { label: string; run(): void }
}

function NameForm({ label, submitLabel, first, problemOf, onSubmit, onCancel }: NameFormProps) {
  const { t } = useLingui()
  const [name, setName] = useState(first)
  const [isSent, setSent] = useState(false)
  const problem = name.trim() === '' ? t`Enter a name.` : problemOf(name)
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (problem) return
        onSubmit(name)
        setSent(false)
        setName('')
      }}
    >
      <Field className={css.name} label={label} error={isSent && problem}>
        <Input value={name} maxLength={longestFilterName} onChange={setName} />
      </Field>
      <div className={css.buttons}>
        <Button type="submit" look="primary">
          {submitLabel}
        </Button>
        {onCancel && (
          <Button look="ghost" onClick={onCancel.run}>
            {onCancel.label}
          </Button>
        )}
      </div>
    </form>
  )
}

type SavedDialogProps = {
  filters: SavedFilters
  /** of the list now; '' without filters */
  query: string
  onClose(): void
}

function DialogView({ filters, query, onClose }: SavedDialogProps) {
  const { t } = useLingui()
  const { saved, save, rename, remove } = filters
  const [renamed, setRenamed] = useState<string>()
  return (
    <Dialog open title={t`Saved filters`} closeLabel={t`Close`} onClose={onClose}>
      <div className={css.root}>
        {query === '' ? (
          <p className={css.hint}>{t`Set some filters in the list first, then you can save them here.`}</p>
        ) : (
          <NameForm
            label={t`Save the current filters as`}
            submitLabel={t`Save`}
            first=""
            problemOf={() => undefined}
            onSubmit={(name) => {
              save(name, query)
              onClose()
            }}
          />
        )}
        {saved.length > 0 && (
          <ul className={css.list}>
            {saved.map(({ name }) => (
              <li key={name} className={css.row}>
                {renamed === name ? (
                  <NameForm
                    label={t`New name for ${name}`}
                    submitLabel={t`Rename`}
                    first={name}
                    problemOf={(next) =>
                      hasName(
                        saved.filter((each) => each.name !== name),
                        next,
                      )
                        ? t`Other filters have this name.`
                        : undefined
                    }
                    onSubmit={(next) => {
                      rename(name, next)
                      setRenamed(undefined)
                    }}
                    onCancel={{ label: t`Cancel`, run: () => setRenamed(undefined) }}
                  />
                ) : (
                  <>
                    <bdi className={css.name}>{name}</bdi>
                    <Button look="ghost" size="s" label={t`Rename ${name}`} onClick={() => setRenamed(name)}>
                      {t`Rename`}
                    </Button>
                    <Button
                      look="ghost"
                      size="s"
                      data-remove
                      label={t`Remove ${name}`}
                      onClick={(event) => {
                        handOnFocus(event.currentTarget, '[data-remove]', event.currentTarget.closest('dialog'))
                        remove(name)
                      }}
                    >
                      {t`Remove`}
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

export const SavedDialog = defineWidget<SavedDialogProps>({
  apps: {},
  messages: [messages, ordersMessages],
  Skeleton: () => null,
  View: DialogView,
})
