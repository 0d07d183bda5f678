import { useLingui } from '@lingui/react/macro'
import type { InvoiceDraft } from '../../../core/invoices/form/invoices.form.draft'
import type { Client } from '../../../core/invoices/invoices.invoice'
import { newInvoiceSchema } from '../../../core/invoices/invoices.update.contract'
import type { FieldErrors } from '../../../core/kernel/errors'
import { longestText } from '../../../core/kernel/longest-text'
import { lookUp } from '../../../core/kernel/look-up'
import { useErrorText } from '../../form/use-error-text'
import { useMoneyMessages } from '../../money/use-money-messages'

const longestOf = longestText(newInvoiceSchema)

/** Fields that the form shows; each needs a label. */
type Labelled =
  | 'id'
  | Exclude<keyof InvoiceDraft, 'vatIncluded' | 'payments' | 'orderNumber'>
  | `client.${keyof Client}`

export type FormError = { path: string; label: string; text: string }

export function useFormMessages() {
  const { t } = useLingui()
  const labels: Record<Labelled, string> = {
    shopId: t`Shop`,
    branch: t`Shop branch`,
    issuedDate: t`Issued on`,
    dueDate: t`Due on`,
    id: t({ message: 'Invoice', context: 'invoice' }),
    service: t`Subject`,
    items: t`Items`,
    discount: t`Discount`,
    vatRate: t`VAT`,
    salesperson: t`Salesperson`,
    note: t`Note`,
    client: t({ message: 'Client', context: 'invoice' }),
    'client.name': t`Name`,
    'client.company': t`Company`,
    'client.companyEmail': t`Email`,
    'client.contact': t`Phone`,
    'client.address': t`Address`,
    'client.country': t`Country`,
    'client.taxId': t`Tax number`,
    'client.branch': t`Branch`,
  }
  const parts: Record<string, string> = {
    name: t({ message: 'Description', context: 'item' }),
    description: t`Details`,
    quantity: t`Quantity`,
    cost: t`Price`,
    discount: t`Discount`,
  }
  const codes: Record<string, string> = {
    ...useMoneyMessages(),
    required: t`This field is required`,
    'no-lines': t`Enter at least one item`,
    'too-many': t`At most 100 items`,
    'too-large': t`This is too high`,
    whole: t`Enter a whole number`,
    range: t`From 1 to 9,999 pieces`,
    before: t`The due date is before the issue date`,
    date: t`Enter a valid date`,
    email: t`Enter a valid email address`,
    'tax-id': t`A tax number has 13 digits`,
    'check-digit': t`There is a typing error in this number: its last digit doesn't fit`,
    branch: t`A branch has 5 digits; 00000 is the head office`,
    'no-tax-id': t`A shop without a tax number can't charge VAT`,
    unknown: t`This shop doesn't exist`,
    cancelled: t`This invoice is cancelled and can't be changed`,
    erased: t`The customer's data was erased. It can't be entered again.`,
    'wrong-type': t`This value can't be read`,
  }
  const errorText = useErrorText(codes, longestOf)
  const nameOf = (path: string): string => {
    // nobody is chosen, or whoever is has no name: either way, it is the client that is missing
    if (path === 'client.name') return labels.client
    if (path.startsWith('client.')) {
      const name = lookUp(labels, path) ?? path
      return t({ message: `Client: ${name}`, context: 'invoice' })
    }
    const [, location, part = ''] = /^items\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
    if (location === undefined) return lookUp(labels, path.replace(/\.value$/, '')) ?? path
    const line = Number(location) + 1
    const name = lookUp(parts, part) ?? ''
    return t`Line ${line}: ${name}`
  }
  return {
    labels,
    parts,
    errorText,
    /** for a field with several error paths, such as `discount` and `discount.value` */
    below: (errors: FieldErrors, path: string) =>
      errorText(
        Object.entries(errors)
          .filter(([each]) => each === path || each.startsWith(`${path}.`))
          .flatMap(([, said]) => said),
      ),
    fieldErrors: (errors: FieldErrors): FormError[] =>
      Object.entries(errors).map(([path, said]) => ({ path, label: nameOf(path), text: errorText(said, path) ?? '' })),
  }
}
