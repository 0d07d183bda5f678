import { messages } from 'langraan:messages/search'
import { useLingui } from '@lingui/react/macro'
import { searchApp } from '../../core/search/app'
import { defineWidget } from '../runtime/define-widget'
import { useToaster } from '../runtime/use-toaster'
import { Loading, Skeleton } from '../ui/skeleton'
import { SearchControl } from './search-control'

/** What somebody chose: `link` where it has an address; `id` is the page's, the order's number, the customer's phone, a contact's email address. */
export type SearchChoice = {
  kind: 'page' | 'file' | 'contact' | 'order' | 'customer'
  link?: string
  id?: string
  title: string
  /** number of a contact in the chat */
  chat?: number
}

export type RaanSearchProps = {
  /** opens with `/` and Ctrl+K (⌘K) wherever the focus is on the page */
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
  const toaster = useToaster()
  return (
    <SearchControl
      label={t`Search`}
      keys={shortcut ? 'page' : 'none'}
      onChosen={onChosen}
      onFailed={() => toaster.show({ id: 'search', tone: 'warning', title: t`Couldn't load this. Try again.` })}
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
