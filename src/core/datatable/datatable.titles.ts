import type { Title } from './datatable.contract'

const most = 8

/** Titles that contain the words, in their stored order; at most eight, none for empty text. */
export function matchTitles(titles: readonly Title[], words: string): readonly Title[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return []
  return titles.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, most)
}
