import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { clientFaults, tidyClient } from '../../../core/invoice/invoice.reading'
import type { Client } from '../../../core/invoices/invoices.invoice'
import type { FieldErrors } from '../../../core/kernel/errors'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Input, Textarea } from '../../ui/input'
import * as css from './form.css'
import { useFormWords } from './use-form-words'

export type EditedClient = { client: Client; isNew: boolean }

type ClientDrawerProps = EditedClient & { onTake(client: Client): void; onClose(): void }

const fields = [
  { name: 'company' },
  { name: 'name', required: true },
  { name: 'companyEmail', type: 'email' },
  { name: 'contact', type: 'tel' },
  { name: 'address', rows: 3 },
  { name: 'country' },
  { name: 'taxId', inputMode: 'numeric' },
  { name: 'branch', inputMode: 'numeric' },
] as const satisfies readonly {
  name: keyof Client
  required?: boolean
  type?: string
  rows?: number
  inputMode?: string
}[]

/** A client as it will stand on this invoice. */
export function ClientDrawer({ client, isNew, onTake, onClose }: ClientDrawerProps) {
  const { t } = useLingui()
  const { labels, errorText } = useFormWords()
  const id = useId()
  const [draft, setDraft] = useState(client)
  const [errors, setErrors] = useState<FieldErrors>({})
  const take = () => {
    const faults = clientFaults(draft)
    if (Object.keys(faults).length > 0) return setErrors(faults)
    onTake(tidyClient(draft))
  }
  return (
    <Dialog
      open
      look="end"
      title={isNew ? t`New client` : t`Edit the client`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={id}>
            {t`Use this client`}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={css.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <p className={css.quiet}>{t`The client stands on this invoice; the list of clients is the backend's.`}</p>
        {fields.map(({ name, ...field }) => {
          const text = {
            value: draft[name],
            dir: 'auto',
            autoComplete: 'off',
            onChange: (typed: string) => {
              setDraft({ ...draft, [name]: typed })
              setErrors(({ [name]: _, ...rest }) => rest)
            },
          }
          return (
            <Field
              key={name}
              label={labels[`client.${name}`]}
              required={'required' in field}
              error={errorText(errors[name])}
            >
              {'rows' in field ? (
                <Textarea {...text} rows={field.rows} />
              ) : (
                <Input
                  {...text}
                  {...('type' in field && { type: field.type })}
                  {...('inputMode' in field && { inputMode: field.inputMode })}
                />
              )}
            </Field>
          )
        })}
      </form>
    </Dialog>
  )
}
