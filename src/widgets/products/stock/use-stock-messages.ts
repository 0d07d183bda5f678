import { useLingui } from '@lingui/react/macro'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import { longestReason } from '../../../core/products/products.stock.contract'
import type { StockDraft } from '../../../core/products/stock/products.stock.fields'
import { useErrorText } from '../../form/use-error-text'
import { useFailureMessages } from '../../form/use-failure-messages'

export function useStockMessages(kind: StockDraft['kind']) {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const labels: Record<keyof StockDraft, string> = {
    kind: t`What happened`,
    pieces: kind === 'change' ? t`Pieces in, or out with a minus` : t`Pieces in the shop`,
    lowAt: t`Low at`,
    reason: t`Reason`,
  }
  const codes: Record<string, string> = {
    required: t`This field is required`,
    whole: t`Enter a whole number`,
    range: kind === 'change' ? t`At most 1,000,000 pieces` : t`From 0 to 1,000,000 pieces`,
  }
  const order = Object.keys(labels)
  const errorText = useErrorText(codes, (path) => (path === 'reason' ? longestReason : undefined))
  return {
    labels,
    errorText,
    fieldErrors: (errors: FieldErrors) =>
      Object.entries(errors)
        .map(([path, said]) => ({ path, label: lookUp(labels, path) ?? path, text: errorText(said, path) ?? '' }))
        .sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path)),
    failure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to change the stock.`,
        missing: t`This product was not found.`,
      }),
  }
}
