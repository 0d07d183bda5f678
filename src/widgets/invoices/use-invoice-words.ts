import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import Partial from 'lucide-react/icons/chart-pie'
import Late from 'lucide-react/icons/circle-alert'
import Paid from 'lucide-react/icons/circle-check'
import Own from 'lucide-react/icons/circle-help'
import Downloaded from 'lucide-react/icons/file-down'
import Draft from 'lucide-react/icons/file-pen'
import Sent from 'lucide-react/icons/send'
import { type InvoiceStatus, knownStatus } from '../../core/invoices/invoices.status'
import type { RaanError } from '../../core/kernel/errors'
import type { PaymentMethod } from '../../core/orders/orders.contract'
import type { BadgeTone } from '../ui/badge'

const tones: Record<InvoiceStatus, BadgeTone> = {
  Draft: 'neutral',
  Downloaded: 'info',
  Sent: 'accent',
  'Partial Payment': 'warning',
  'Past Due': 'danger',
  Paid: 'success',
}

const icons: Record<InvoiceStatus, LucideIcon> = {
  Draft,
  Downloaded,
  Sent,
  'Partial Payment': Partial,
  'Past Due': Late,
  Paid,
}

/** What the codes of an invoice are called. A backend's own status is shown as it came. */
export function useInvoiceWords() {
  const { t } = useLingui()
  const statuses: Record<InvoiceStatus, string> = {
    Draft: t({ message: 'Draft', context: 'invoice' }),
    Downloaded: t({ message: 'Printed', context: 'invoice' }),
    Sent: t({ message: 'Sent', context: 'invoice' }),
    'Partial Payment': t`Partly paid`,
    'Past Due': t`Past due`,
    Paid: t({ message: 'Paid', context: 'invoice' }),
  }
  const methods: Record<PaymentMethod, string> = {
    transfer: t`Bank transfer`,
    promptpay: t`PromptPay`,
    cod: t`Cash on delivery`,
    cash: t`Cash`,
  }
  const of = (status: string) => knownStatus(status)
  return {
    status(status: string): string {
      const known = of(status)
      return known ? statuses[known] : status
    },
    tone(status: string): BadgeTone {
      const known = of(status)
      return known ? tones[known] : 'neutral'
    },
    icon(status: string): LucideIcon {
      const known = of(status)
      return known ? icons[known] : Own
    },
    methods,
    /** why something was not stored, in a sentence */
    failure({ code, detail }: RaanError): string {
      if (code === 'offline') return t`No connection. Nothing was changed.`
      if (code === 'timeout') return t`The answer took too long. Saving again is safe.`
      if (code === 'forbidden') return t`You may not change invoices.`
      if (code === 'unauthenticated') return t`Please sign in again.`
      if (code === 'conflict') return t`Somebody else changed this invoice meanwhile.`
      if (detail.status === 404) return t`This invoice is no more.`
      if (detail.fields) return t`Some entries were refused.`
      return t`The shop's system could not do it. Try again.`
    },
  }
}
