import { knowledgeCalls } from '../../core/knowledge/knowledge.contract'
import type { AppMock } from '../app-mock'
import { handle, missing } from '../handle'
import { whichOne } from '../which-one'
import { sampleCards, sampleContent, sampleGroups } from './knowledge.seed'

/** Every question with its category. */
const questions = sampleCards.flatMap((card) =>
  sampleGroups(card).flatMap((group) => group.questions.map((link) => ({ link, card }))),
)

export const knowledgeMock: AppMock = {
  tables: [],
  handlers: [
    handle(knowledgeCalls.cards, () => [...sampleCards]),

    handle(knowledgeCalls.category, ({ query }) => {
      const card = whichOne(sampleCards, query, ({ id, category }) => ({ id, slug: category }))
      return card ? [...sampleGroups(card)] : missing()
    }),

    handle(knowledgeCalls.question, ({ query }) => {
      const found = whichOne(questions, query, ({ link }) => link)
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
