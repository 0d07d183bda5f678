import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import Cancelled from 'lucide-react/icons/ban'
import Partial from 'lucide-react/icons/chart-pie'
import Late from 'lucide-react/icons/circle-alert'
import Paid from 'lucide-react/icons/circle-check'
import Own from 'lucide-react/icons/circle-help'
import Downloaded from 'lucide-react/icons/file-down'
import Draft from 'lucide-react/icons/file-pen'
import Sent from 'lucide-react/icons/send'
import { type InvoiceStatus, knownStatus } from '../../core/invoices/invoices.status'
import type { BadgeTone } from '../ui/badge'

const tones: Record<InvoiceStatus, BadgeTone> = {
  Draft: 'neutral',
  Downloaded: 'info',
  Sent: 'accent',
  'Partial Payment': 'warning',
  'Past Due': 'danger',
  Paid: 'success',
  Cancelled: 'neutral',
}

const icons: Record<InvoiceStatus, LucideIcon> = {
  Draft,
  Downloaded,
  Sent,
  'Partial Payment': Partial,
  'Past Due': Late,
  Paid,
  Cancelled,
}

export function useInvoiceMessages() {
  const { t } = useLingui()
  const statuses: Record<InvoiceStatus, string> = {
    Draft: t({ message: 'Draft', context: 'invoice' }),
    Downloaded: t({ message: 'Printed', context: 'invoice' }),
    Sent: t({ message: 'Sent', context: 'invoice' }),
    'Partial Payment': t`Partly paid`,
    'Past Due': t`Past due`,
    Paid: t({ message: 'Paid', context: 'invoice' }),
    Cancelled: t({ message: 'Cancelled', context: 'invoice' }),
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
  }
}
