import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { namedFields, type SheetColumn } from '../../../core/orders/sheet/heading-columns'
import type { Shop } from '../../../core/shops/shops.contract'
import { Field } from '../../ui/field'
import * as form from '../../ui/form.css'
import { Select } from '../../ui/select'
import { useImportMessages } from './use-import-messages'
import type { OrderImport } from './use-order-import'

export function ShopChoice({ transfer, shops }: { transfer: OrderImport; shops: readonly Shop[] }) {
  const { t } = useLingui()
  return (
    <Field label={t`Shop of the orders`}>
      <Select
        value={transfer.choices.shop === undefined ? '' : String(transfer.choices.shop)}
        placeholder={t`Choose the shop`}
        onChange={(id) => transfer.chooseShop(Number(id))}
        options={shops.map(({ id, ShopName }) => ({ value: String(id), label: ShopName }))}
      />
    </Field>
  )
}

type ColumnChoicesProps = {
  transfer: OrderImport
  columns: readonly SheetColumn[]
  /** the file can't be read without them */
  isAsked?: boolean
}

/** What each column of the file has; stays open once it was used. */
export function ColumnChoices({ transfer, columns, isAsked = false }: ColumnChoicesProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(() => Object.keys(transfer.choices.fields).length > 0)
  const { fields } = useImportMessages()
  const options = [
    { value: '-', label: t`Not imported` },
    ...namedFields.flatMap((field) => {
      const label = lookUp(fields, field)
      return label === undefined ? [] : [{ value: field as string, label }]
    }),
  ]
  return (
    <details open={isAsked || isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t`Columns of the file`}</summary>
      <div className={form.pairs}>
        {columns.map(({ name, heading, samples, field = '-' }) => (
          <Field key={name} label={heading} hint={samples.join(' · ')}>
            <Select
              value={lookUp(transfer.choices.fields, name) ?? field}
              onChange={(chosen) => transfer.chooseField(name, chosen)}
              options={options}
            />
          </Field>
        ))}
      </div>
    </details>
  )
}
