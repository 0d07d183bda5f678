import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { clientErrors, tidyClient } from '../../../core/invoices/form/invoices.form.reading'
import type { Client } from '../../../core/invoices/invoices.invoice'
import type { FieldErrors } from '../../../core/kernel/errors'
import { Field } from '../../ui/field'
import { quiet } from '../../ui/form.css'
import { FormDrawer } from '../../ui/form-drawer'
import { Input, Textarea } from '../../ui/input'
import { useFormMessages } from './use-invoice-form-messages'

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

export function ClientDrawer({ client, isNew, onTake, onClose }: ClientDrawerProps) {
  const { t } = useLingui()
  const { labels, errorText } = useFormMessages()
  const containerRef = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(client)
  const [errors, setErrors] = useState<FieldErrors>({})
  const take = () => {
    const fieldErrors = clientErrors(draft, client)
    if (Object.keys(fieldErrors).length > 0) return setErrors(fieldErrors)
    onTake(tidyClient(draft))
  }
  return (
    <FormDrawer
      containerRef={containerRef}
      title={isNew ? t`New client` : t`Edit client`}
      closeLabel={t`Close`}
      cancelLabel={t`Cancel`}
      saveLabel={t`Use this client`}
      onClose={onClose}
      onSave={take}
    >
      <p className={quiet}>{t`The client is saved on this invoice only, not in the client list.`}</p>
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
            error={errorText(errors[name], `client.${name}`)}
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
    </FormDrawer>
  )
}
