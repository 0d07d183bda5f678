import { messages as searchMessages } from 'langraan:messages/search'
import { messages } from 'langraan:messages/search.overlay'
import type { Locale } from '../../../core'
import { searchApp } from '../../../core/search/app'
import type { DeskKind, PageName } from '../../../core/search/search.results'
import { messagesReady } from '../../i18n/i18n'
import { defineWidget } from '../../runtime/define-widget'
import type { SearchChoice } from '../search'
import { SearchPanel } from './search-panel'

export type OverlayProps = {
  open: boolean
  onClose(): void
  can?: Partial<Record<DeskKind, boolean>> | undefined
  pageName?: PageName | undefined
  leadsTo?: ((choice: SearchChoice) => string | undefined) | undefined
  onChosen?: ((choice: SearchChoice) => void) | undefined
}

const catalogs = [messages, searchMessages]

/** Preloads the texts, so that it opens at once. */
export const prepare = (locale: Locale): Promise<unknown> => messagesReady(locale, catalogs)

export const SearchOverlay = defineWidget<OverlayProps>({
  apps: { search: searchApp },
  messages: catalogs,
  Skeleton: () => null,
  View: SearchPanel,
})
