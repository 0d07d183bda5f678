import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'

export const cardsCalls = {
  /**
   * Several cards of either kind at once: `card` lists the paths of their own calls, with query. Cards that the response
   * leaves out are called by themselves. Optional for a backend (404): then all are.
   */
  read: endpoint({
    name: 'analytics.cards',
    shops: 'limited',
    allow: 'read:Analytics',
    method: 'GET',
    path: '/card/cards',
    optional: true,
    repeat: 'safe',
    query: v.object({ card: v.optional(v.array(v.string()), []) }),
    /** `figures` as in the response to the card's own call */
    answer: v.object({ cards: v.array(v.object({ card: v.string(), figures: v.unknown() })) }),
  }),
}
