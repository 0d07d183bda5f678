import { messages } from 'langraan:messages/search'
import { useLingui } from '@lingui/react/macro'
import { searchApp } from '../../core/search/app'
import { useLoadFailure } from '../lazy/use-load-failure'
import { defineWidget } from '../runtime/define-widget'
import { Loading, Skeleton } from '../ui/skeleton'
import { SearchControl } from './search-control'

/**
 * `link` is set if the choice has a URL; `id` is the page's id, the order number, the customer's phone number,
 * the contact's email address, the product's slug or the invoice's number.
 */
export type SearchChoice = {
  kind: 'page' | 'file' | 'contact' | 'order' | 'customer' | 'product' | 'invoice'
  link?: string
  id?: string
  title: string
  /** number of a contact in the chat */
  chat?: number
  /** a product that isn't in the storefront; `id` is its number */
  isShops?: true
}

export type RaanSearchProps = {
  /** opens with `/` and Ctrl+K (⌘K) anywhere on the page */
  shortcut?: boolean | undefined
  onChosen?: ((detail: SearchChoice) => void) | undefined
}

const Place = () => (
  <Loading>
    <Skeleton shape="block" height={38} />
  </Loading>
)

function SearchView({ shortcut = false, onChosen }: RaanSearchProps) {
  const { t } = useLingui()
  const reportLoadFailure = useLoadFailure({ title: t`Couldn't load this. Try again.` })
  return (
    <SearchControl
      label={t`Search`}
      keys={shortcut ? 'page' : 'none'}
      onChosen={onChosen}
      onFailed={reportLoadFailure}
    />
  )
}

export const apps = { search: searchApp }

export const RaanSearch = defineWidget<RaanSearchProps>({
  apps,
  messages: [messages],
  Skeleton: Place,
  View: SearchView,
})
