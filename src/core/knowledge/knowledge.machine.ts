import { createResourceMachine } from '../kernel/resource-machine'
import {
  type KnowledgeCard,
  type KnowledgeGroup,
  type KnowledgeLink,
  type KnowledgeQuestion,
  knowledgeCalls,
} from './knowledge.contract'

/** Where somebody is: all categories, one of them, or one question. An empty slug means the first there is. */
export type KnowledgeLocation =
  | { kind: 'cards' }
  | { kind: 'category'; category: string }
  | { kind: 'question'; category: string; question: string }

export type KnowledgeShown =
  | { kind: 'cards'; cards: readonly KnowledgeCard[] }
  | { kind: 'category'; groups: readonly KnowledgeGroup[] }
  | { kind: 'question'; question: KnowledgeQuestion }

const slugOf = (slug: string) => (slug === '' ? {} : { slug })

/** What stands at a place of the knowledge base. */
export const knowledgeMachine = createResourceMachine<KnowledgeShown, KnowledgeLocation>({
  id: 'knowledge',
  async load({ call, key, signal }) {
    switch (key.kind) {
      case 'cards':
        return { kind: 'cards', cards: await call(knowledgeCalls.cards, {}, { signal }) }
      case 'category': {
        const groups = await call(knowledgeCalls.category, { query: slugOf(key.category) }, { signal })
        return { kind: 'category', groups }
      }
      case 'question': {
        const question = await call(knowledgeCalls.question, { query: slugOf(key.question) }, { signal })
        return { kind: 'question', question }
      }
    }
  },
})

const holds = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted)

/** Cards whose title or description holds the words, in any case. */
export function findCards(cards: readonly KnowledgeCard[], words: string): readonly KnowledgeCard[] {
  const wanted = words.trim().toLowerCase()
  return cards.filter(({ title, desc }) => holds(title, wanted) || holds(desc, wanted))
}

/** Groups whose title or one of whose questions holds the words; a group stays whole. */
export function findGroups(groups: readonly KnowledgeGroup[], words: string): readonly KnowledgeGroup[] {
  const wanted = words.trim().toLowerCase()
  return groups.filter(
    ({ title, questions }) => holds(title, wanted) || questions.some(({ question }) => holds(question, wanted)),
  )
}

/** What a question is called in an address. */
export const questionSlug = ({ id, slug }: KnowledgeLink): string => slug || String(id)
