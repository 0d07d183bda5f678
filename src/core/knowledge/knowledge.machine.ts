import type { Locale } from '../kernel/locale'
import { createResourceMachine } from '../kernel/resource-machine'
import {
  type KnowledgeCard,
  type KnowledgeGroup,
  type KnowledgeLink,
  type KnowledgeQuestion,
  knowledgeCalls,
} from './knowledge.contract'

/** The current location: all categories, one of them, or one question. An empty slug means the first one. */
export type KnowledgeLocation = (
  | { kind: 'cards' }
  | { kind: 'category'; category: string }
  | { kind: 'question'; category: string; question: string }
) & {
  /** of built-in texts; default: Thai */
  locale?: Locale
}

export type KnowledgeShown =
  | { kind: 'cards'; cards: readonly KnowledgeCard[] }
  | { kind: 'category'; groups: readonly KnowledgeGroup[] }
  | { kind: 'question'; question: KnowledgeQuestion }

const slugOf = (slug: string) => (slug === '' ? {} : { slug })
// Thai is left out, so that the call is the one that a page sends before its code has loaded
export const languageOf = ({ locale }: { locale?: Locale }) =>
  locale === undefined || locale === 'th' ? {} : { locale }

/** The content of a location in the knowledge base. */
export const knowledgeMachine = createResourceMachine<KnowledgeShown, KnowledgeLocation>({
  id: 'knowledge',
  async load({ call, key, signal }) {
    const language = languageOf(key)
    switch (key.kind) {
      case 'cards':
        return { kind: 'cards', cards: await call(knowledgeCalls.cards, { query: language }, { signal }) }
      case 'category': {
        const groups = await call(
          knowledgeCalls.category,
          { query: { ...slugOf(key.category), ...language } },
          { signal },
        )
        return { kind: 'category', groups }
      }
      case 'question': {
        const question = await call(
          knowledgeCalls.question,
          { query: { ...slugOf(key.question), ...language } },
          { signal },
        )
        return { kind: 'question', question }
      }
    }
  },
})

const holds = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted)

/** Cards whose title or description contains the words, ignoring case. */
export function findCards(cards: readonly KnowledgeCard[], words: string): readonly KnowledgeCard[] {
  const wanted = words.trim().toLowerCase()
  return cards.filter(({ title, desc }) => holds(title, wanted) || holds(desc, wanted))
}

/** A question that a search across categories finds. */
export type FoundQuestion = { card: KnowledgeCard; link: KnowledgeLink }

/** Questions of all cards that contain the words, ignoring case; none without words. */
export function findQuestions(cards: readonly KnowledgeCard[], words: string): readonly FoundQuestion[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return []
  return cards.flatMap((card) =>
    (card.questions ?? []).filter(({ question }) => holds(question, wanted)).map((link) => ({ card, link })),
  )
}

/** Groups whose title or one of whose questions contains the words; groups are kept whole. */
export function findGroups(groups: readonly KnowledgeGroup[], words: string): readonly KnowledgeGroup[] {
  const wanted = words.trim().toLowerCase()
  return groups.filter(
    ({ title, questions }) => holds(title, wanted) || questions.some(({ question }) => holds(question, wanted)),
  )
}

/** The question's name in URLs. */
export const questionSlug = ({ id, slug }: KnowledgeLink): string => slug || String(id)
