import { cardsCalls } from '../../core/analytics/analytics.cards.contract'
import { analyticsCalls } from '../../core/analytics/analytics.contract'
import { statisticsCalls } from '../../core/statistics/statistics.contract'
import { type Handler, toReply } from '../handle'
import { readCall } from '../read-call'
import { Reply } from '../reply'

/** of one request: more than there are cards */
const mostCards = 50

const nameByPath = new Map<string, string>(
  [...Object.values(analyticsCalls), ...Object.values(statisticsCalls)].map(({ path, name }) => [path, name]),
)

/** Several cards at once, each as its own call answers; those that can't be answered are left out. */
export const cardsHandler: Handler = {
  endpoint: cardsCalls.read,
  async answer(received, backend) {
    const parsed = await readCall(cardsCalls.read, received, backend)
    if (parsed instanceof Reply) return parsed
    const cards: { card: string; figures: unknown }[] = []
    for (const card of [...new Set(parsed.query.card)].slice(0, mostCards)) {
      const [path = '', query] = card.split('?', 2)
      const call = nameByPath.get(path)
      const handler = backend.handlers.find(({ endpoint }) => endpoint.name === call)
      const reply = await handler?.answer({ ...received, query: new URLSearchParams(query) }, backend)
      if (reply?.status === 200) cards.push({ card, figures: reply.body })
    }
    return toReply(cardsCalls.read, { cards })
  },
}
