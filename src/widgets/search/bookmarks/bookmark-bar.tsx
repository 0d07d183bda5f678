import { texts as searchTexts } from 'langraan:texts/search'
import { texts } from 'langraan:texts/search.bookmarks'
import { searchApp } from '../../../core/search/app'
import type { PageName } from '../../../core/search/search.results'
import { defineWidget } from '../../root/define-widget'
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
  texts: [texts, searchTexts],
  Skeleton: () => null,
  View: BookmarkIcons,
})
