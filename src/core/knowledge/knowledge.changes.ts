import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { Call } from '../kernel/endpoint'
import type { EventsByName } from '../kernel/engine-events'
import { isMissing } from '../kernel/errors'
import { inOrder } from '../kernel/row-order'
import type { KnowledgeCard, KnowledgeGroup, KnowledgeLink } from './knowledge.contract'
import { type Hideable, knowledgeEditCalls } from './knowledge.edit.contract'
import type { KnowledgeShown } from './knowledge.machine'

/** `title` is for messages; `ids` are those of the shop's articles in a category, or of its categories, in their new order. */
export type KnowledgeChange = { title: string } & (
  | { kind: 'removeArticle'; id: number }
  /** with its articles */
  | { kind: 'removeCategory'; id: number }
  | { kind: 'order'; ids: readonly number[] }
  | { kind: 'orderCategories'; ids: readonly number[] }
  | { kind: 'hide'; part: Hideable; id: number; hidden: boolean }
)

function send(change: KnowledgeChange, call: Call, signal: AbortSignal): Promise<unknown> {
  switch (change.kind) {
    case 'order':
      return call(knowledgeEditCalls.reorder, { body: { ids: [...change.ids] } }, { signal })
    case 'orderCategories':
      return call(knowledgeEditCalls.reorderCategories, { body: { ids: [...change.ids] } }, { signal })
    case 'hide': {
      const { part: kind, id, hidden } = change
      return call(knowledgeEditCalls.hide, { body: { kind, id, hidden } }, { signal })
    }
    case 'removeArticle':
      return call(knowledgeEditCalls.removeArticle, { query: { id: change.id } }, { signal })
    case 'removeCategory':
      return call(knowledgeEditCalls.removeCategory, { query: { id: change.id } }, { signal })
  }
}

const isRemoval = ({ kind }: KnowledgeChange) => kind === 'removeArticle' || kind === 'removeCategory'

/** Optimistic changes of the shop's articles and categories. */
export const knowledgeChangesMachine = createChangesMachine<'knowledge', KnowledgeChange, undefined>({
  app: 'knowledge',
  async make({ change, call, signal }) {
    try {
      await send(change, call, signal)
    } catch (error) {
      // already gone: removed by another user, or our response was lost
      if (!(isRemoval(change) && isMissing(error))) throw error
    }
    return undefined
  },
})

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'knowledge', KnowledgeChange, undefined>> {}
}

const isBuiltIn = ({ own = false }: { own?: boolean }) => !own

function changedLinks(links: readonly KnowledgeLink[], change: KnowledgeChange): KnowledgeLink[] {
  if (change.kind === 'removeArticle') return links.filter((link) => isBuiltIn(link) || link.id !== change.id)
  if (change.kind === 'order') return inOrder(links, change.ids, ({ id }) => id)
  if (change.kind !== 'hide' || change.part !== 'article') return [...links]
  return links.map((link) => (isBuiltIn(link) && link.id === change.id ? { ...link, hidden: change.hidden } : link))
}

/** Those of the shop's own, among the places they hold. */
function orderedCards(cards: readonly KnowledgeCard[], ids: readonly number[]): KnowledgeCard[] {
  const key = ({ id, own }: KnowledgeCard) => (own ? `own ${id}` : id)
  return inOrder(
    cards,
    ids.map((id) => `own ${id}`),
    key,
  )
}

function changedCards(all: readonly KnowledgeCard[], change: KnowledgeChange): KnowledgeCard[] {
  const cards = change.kind === 'orderCategories' ? orderedCards(all, change.ids) : all
  return cards
    .filter((card) => change.kind !== 'removeCategory' || isBuiltIn(card) || card.id !== change.id)
    .map((card) => ({
      ...card,
      ...(card.questions && { questions: changedLinks(card.questions, change) }),
      ...(change.kind === 'hide' &&
        change.part === 'category' &&
        isBuiltIn(card) &&
        card.id === change.id && { hidden: change.hidden }),
    }))
}

const changedGroups = (groups: readonly KnowledgeGroup[], change: KnowledgeChange): KnowledgeGroup[] =>
  groups.map((group) => ({ ...group, questions: changedLinks(group.questions, change) }))

function changed(shown: KnowledgeShown, change: KnowledgeChange): KnowledgeShown {
  if (shown.kind === 'cards') return { ...shown, cards: changedCards(shown.cards, change) }
  if (shown.kind === 'category') return { ...shown, groups: changedGroups(shown.groups, change) }
  const { question } = shown
  const isHidden = change.kind === 'hide' && change.part === 'article' && isBuiltIn(question)
  return {
    ...shown,
    question: {
      ...question,
      relatedQuestions: changedLinks(question.relatedQuestions, change),
      ...(isHidden && question.id === change.id && { hidden: change.hidden }),
    },
  }
}

/** What is shown as if these changes were made. */
export const withKnowledgeChanges = (
  shown: KnowledgeShown,
  changes: readonly { change: KnowledgeChange }[],
): KnowledgeShown => changes.reduce((now, { change }) => changed(now, change), shown)
