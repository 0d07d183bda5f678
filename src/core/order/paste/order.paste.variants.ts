import type { Sellable } from '../../products/products.find.contract'
import type { Candidate } from './order.paste.matching'
import { countWords, wordsOf } from './order.paste.name-words'

const onlyOne = 0.9
const oneOfSeveral = 0.5

/** What a line such as `สีดำ ไซส์ L` can be, after a line that had these products. */
export function ofLineBefore(written: string, before: Iterable<Sellable>): Candidate[] {
  const fitting = [...before].filter(({ name }) => countWords(written, wordsOf(name)) > 0)
  const score = fitting.length === 1 ? onlyOne : oneOfSeveral
  return fitting.map((product) => ({ product, score }))
}
