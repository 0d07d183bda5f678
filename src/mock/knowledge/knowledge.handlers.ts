import { knowledgeCalls } from '../../core/knowledge/knowledge.contract'
import type { AppMock } from '../app-mock'
import { handle, missing } from '../handle'
import { sampleCards, sampleContent, sampleGroups } from './knowledge.seed'

/** Every question with its category. */
const questions = sampleCards.flatMap((card) =>
  sampleGroups(card).flatMap((group) => group.questions.map((link) => ({ link, card }))),
)

export const knowledgeMock: AppMock = {
  tables: [],
  handlers: [
    handle(knowledgeCalls.cards, () => [...sampleCards]),

    handle(knowledgeCalls.category, ({ query: { slug } }) => {
      const card = slug === undefined ? sampleCards[0] : sampleCards.find(({ category }) => category === slug)
      return card ? [...sampleGroups(card)] : missing()
    }),

    handle(knowledgeCalls.question, ({ query: { slug } }) => {
      const found = questions.find(({ link }) => slug === undefined || link.slug === slug || String(link.id) === slug)
      if (!found) return missing()
      const { link, card } = found
      return {
        title: link.question,
        lastUpdated: '2026-10-05T03:00:00.000Z',
        relatedQuestions: questions
          .filter((each) => each.card === card && each.link !== link)
          .slice(0, 5)
          .map((each) => each.link),
        content: sampleContent(link.question, card),
      }
    }),
  ],
}
