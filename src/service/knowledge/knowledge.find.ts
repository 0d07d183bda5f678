import { plainText } from '../../core/kernel/html-text'
import { type FoundArticle, type KnowledgeLink, mostFound } from '../../core/knowledge/knowledge.contract'

/** Letter by letter, so that a position in it is one in the text. */
const folded = (text: string): string =>
  [...text].map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join('')

const wordsOf = (q: string): string[] => folded(q.normalize('NFC')).split(/\s+/).filter(Boolean)

/** Letters shown before and after what was found, and beyond them the longest word that isn't cut. */
const [before, after, beyond] = [40, 100, 30]

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** The text around this position, in whole words. */
function excerptAt(text: string, position: number): string {
  const [from, to] = [position - before, position + after]
  const offset = Math.max(0, from - beyond)
  const shown = [...segmenter.segment(text.slice(offset, to + beyond))]
    .map(({ index, segment }) => ({ start: offset + index, end: offset + index + segment.length }))
    .filter(({ start, end }) => (start >= from && end <= to) || (start <= position && end > position))
  const [start, end] = [shown[0]?.start ?? 0, shown.at(-1)?.end ?? text.length]
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}

type Article = KnowledgeLink & {
  /** slug */
  category: string
  /** HTML */
  content: string
}

/** Articles whose title and text contain all of the words; those with all of them in the title first. */
export function searchArticles(articles: readonly Article[], q: string): FoundArticle[] {
  const words = wordsOf(q)
  if (words.length === 0) return []
  const named: FoundArticle[] = []
  const told: FoundArticle[] = []
  for (const { content, ...link } of articles) {
    const title = folded(link.question.normalize('NFC'))
    const missing = words.filter((word) => !title.includes(word))
    if (missing.length === 0) {
      named.push({ ...link, excerpt: '' })
      continue
    }
    const text = plainText(content).normalize('NFC')
    const searched = folded(text)
    const [first] = missing
    if (first === undefined || !missing.every((word) => searched.includes(word))) continue
    told.push({ ...link, excerpt: excerptAt(text, searched.indexOf(first)) })
  }
  return [...named, ...told].slice(0, mostFound)
}
