import type { Board } from './board'

/** "บางระกำ/ Bang Rakam, พิษณุโลก/ Phitsanulok": what a marketplace adds to a place that is already named in Thai. */
const translated = /(?<=[ก-๎]) ?\/ ?[a-z][a-z '-]{2,30}(?=,|\n|$| ?\d{5}(?!\d))/g

/** Removes translations of places from the board. */
export function takeTranslations({ low, isFree, take }: Board): void {
  const found = [...low.matchAll(translated)]
  if (found.length > 1)
    for (const { index, 0: words } of found)
      if (isFree(index, index + words.length)) take(index, index + words.length, 'label')
}
