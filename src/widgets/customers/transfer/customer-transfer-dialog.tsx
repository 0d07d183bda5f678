import { messages as editMessages } from 'langraan:messages/customers.edit'
import { messages } from 'langraan:messages/customers.transfer'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as formMessages } from 'langraan:messages/form'
import { messages as transferMessages } from 'langraan:messages/transfer'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type CustomerColumn, customerRows } from '../../../core/customers/transfer/customers.sheet'
import { customerTransferViews } from '../../../core/customers/transfer/views'
import { defineWidget } from '../../runtime/define-widget'
import { SheetButtons } from '../../transfer/sheet-buttons'
import { TransferFrame } from '../../transfer/transfer-frame'
import * as form from '../../ui/form.css'
import { RadioGroup } from '../../ui/radio-group'
import { useCustomerMessages } from '../edit/use-customer-messages'
import { CustomerImport } from './customer-import'
import { useCustomerTransfer, useExportedCustomers } from './use-customer-transfer'

type CustomerTransferProps = {
  /** the user may add and change customers: otherwise files are only saved */
  mayImport: boolean
  /** what the list searches for; '' = nothing */
  q: string
  onClose(): void
}

function useHeadings(): Record<CustomerColumn, string> {
  const { t } = useLingui()
  const { labels } = useCustomerMessages()
  return { ...labels, orderCount: t`Number of orders`, lastOrder: t`Last order` }
}

function Export({ q }: { q: string }) {
  const { t } = useLingui()
  const headings = useHeadings()
  const { load, note } = useExportedCustomers()
  const [wanted, setWanted] = useState<'all' | 'found'>(q === '' ? 'all' : 'found')
  const words = wanted === 'found' ? q : ''
  return (
    <section className={form.group}>
      <h3 className={form.groupTitle}>{t`Save as a file`}</h3>
      <p className={form.quiet}>
        {t`Customers with phone, address, note and warning, for Excel and other spreadsheets. You can change the file and import it again. It has personal data: keep it safe.`}
      </p>
      {q !== '' && (
        <RadioGroup<'all' | 'found'>
          label={t`Customers in the file`}
          value={wanted}
          onChange={setWanted}
          options={[
            { value: 'found', label: t`Those found for “${q}”` },
            { value: 'all', label: t`All customers` },
          ]}
        />
      )}
      <SheetButtons
        name="customers"
        read={async () => customerRows(await load(words), headings)}
        note={(file, rows) => note(words, file, rows)}
      />
    </section>
  )
}

function CustomerTransferView({ mayImport, q, onClose }: CustomerTransferProps) {
  const { t } = useLingui()
  const transfer = useCustomerTransfer()
  return (
    <TransferFrame title={mayImport ? t`Import and export` : t`Export`} stage={transfer.stage} onClose={onClose}>
      <Export q={q} />
      {mayImport && <CustomerImport transfer={transfer} />}
    </TransferFrame>
  )
}

const Nothing = () => null

export const CustomerTransferDialog = defineWidget<CustomerTransferProps>({
  apps: {},
  views: customerTransferViews,
  messages: [messages, editMessages, failureMessages, formMessages, transferMessages],
  Skeleton: Nothing,
  View: CustomerTransferView,
})
