import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import { momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { usePastValues } from './use-past-values'

/** Fields of invoices in the activity log, and their values; unknown ones are shown as they came. */
export function useInvoiceFieldMessages() {
  const { t } = useLingui()
  const values = usePastValues()
  const locale = useLocale()
  const names: Record<string, string> = {
    client: t({ message: 'Client', context: 'invoice' }),
    service: t`Subject`,
    items: t`Items`,
    discount: t`Discount`,
    total: t`Total`,
    payments: t`Payments`,
    issuedDate: t`Issued on`,
    dueDate: t`Due on`,
    orderNumber: t`From order`,
    shopId: t`Shop`,
    branch: t`Shop branch`,
    vatRate: t`VAT`,
    vatIncluded: t`Prices include VAT`,
    salesperson: t`Salesperson`,
    note: t`Note`,
    sent: t({ message: 'Sent', context: 'invoice' }),
    printedAt: t({ message: 'Printed', context: 'invoice' }),
    cancelled: t`Reason`,
  }
  const isIncluded: Record<string, string> = {
    true: t({ message: 'Yes', context: 'state' }),
    false: t({ message: 'No', context: 'state' }),
  }
  return {
    name: (field: string): string => lookUp(names, field) ?? field,
    past(field: string, text: string): string {
      if (text === '') return text
      if (field === 'total' || field === 'discount') return values.baht(text)
      if (field === 'issuedDate' || field === 'dueDate') return values.day(text)
      if (field === 'payments') return values.payments(text)
      if (field === 'items') return values.items(text)
      if (field === 'shopId') return text === '0' ? '' : values.shop(text)
      if (field === 'printedAt') return momentText(text, locale)
      return field === 'vatIncluded' ? (lookUp(isIncluded, text) ?? text) : text
    },
  }
}
