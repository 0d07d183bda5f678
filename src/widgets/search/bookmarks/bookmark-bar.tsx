import { messages as searchMessages } from 'langraan:messages/search'
import { messages } from 'langraan:messages/search.bookmarks'
import { searchApp } from '../../../core/search/app'
import type { PageName } from '../../../core/search/search.results'
import { defineWidget } from '../../runtime/define-widget'
import { BookmarkIcons } from './bookmark-icons'

export type BookmarkBarProps = {
  /** the names of pages here */
  pageName: PageName
  hrefOf(path: string): string
  onOpen(path: string): void
  /** the code of a menu did not arrive */
  onMenuFailed(): void
}

/** The bookmarks of a top bar, and the way to more of them. */
export const BookmarkBar = defineWidget<BookmarkBarProps>({
  apps: { search: searchApp },
  messages: [messages, searchMessages],
  Skeleton: () => null,
  View: BookmarkIcons,
})
