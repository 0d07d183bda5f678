import { useLingui } from '@lingui/react/macro'
import { ownWords, type RaanError } from '../../../core/kernel/errors'
import type { PaymentMethod } from '../../../core/orders/orders.contract'

/** What is said of one invoice and not in the list: ways to pay, and why something was not stored. */
export function useRoomWords() {
  const { t } = useLingui()
  const methods: Record<PaymentMethod, string> = {
    transfer: t`Bank transfer`,
    promptpay: t`PromptPay`,
    cod: t`Cash on delivery`,
    cash: t`Cash`,
  }
  return {
    methods,
    /** in a sentence */
    failure(error: RaanError): string {
      const { code, detail } = error
      const own = ownWords(error)
      if (own) return own
      if (code === 'offline' && !detail.reason) return t`No connection. Nothing was changed.`
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
