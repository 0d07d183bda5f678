import { useLingui } from '@lingui/react/macro'

/** The words of the page numbers below the products. */
export function usePagingLabels() {
  const { t } = useLingui()
  return {
    navigation: t`Page numbers`,
    previous: t`Previous page`,
    next: t`Next page`,
    page: (page: number) => t`Page ${page}`,
    range: (from: number, to: number, total: number) => t`${from}–${to} of ${total}`,
  }
}
