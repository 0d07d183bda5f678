import { useLingui } from '@lingui/react/macro'
import type { RaanError } from '../../../core/kernel/errors'
import type { PaymentMethod } from '../../../core/orders/orders.contract'
import { useFailureMessages } from '../../form/use-failure-messages'

export function useInvoicePartMessages() {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const methods: Record<PaymentMethod, string> = {
    transfer: t`Bank transfer`,
    promptpay: t`PromptPay`,
    cod: t`Cash on delivery`,
    cash: t`Cash`,
  }
  return {
    methods,
    failure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to change invoices.`,
        missing: t`This invoice was not found.`,
        conflict: t`Someone else changed this invoice.`,
      }),
  }
}
