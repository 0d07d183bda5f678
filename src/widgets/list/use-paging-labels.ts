import { useLingui } from '@lingui/react/macro'

/** The words below a list of pages; `navigation` names the list. */
export function usePagingLabels(navigation: string) {
  const { t } = useLingui()
  return {
    navigation,
    previous: t`Previous page`,
    next: t`Next page`,
    page: (page: number) => t`Page ${page}`,
    range: (from: number, to: number, total: number) => t`${from}–${to} of ${total}`,
    perPage: (rows: number) => t`${rows} per page`,
  }
}
