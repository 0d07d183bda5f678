import type { AppModule } from '../kernel/app-module'
import type { EngineEvent } from '../kernel/engine-events'
import { knowledgeChangesMachine, withKnowledgeChanges } from './knowledge.changes'
import { type KnowledgeShown, knowledgeMachine } from './knowledge.machine'
import { knowledgeSearchMachine } from './knowledge.search'

/** Changes show at once; what else they changed follows with the next response. */
function changeOfShown(event: EngineEvent) {
  if (event.type === 'knowledge.changed') {
    const apply = (shown: KnowledgeShown) => withKnowledgeChanges(shown, [event])
    return { type: 'value.apply' as const, apply }
  }
  return event.type === 'knowledge.articleSaved' || event.type === 'knowledge.categorySaved'
    ? { type: 'reload' as const }
    : undefined
}

/** The backend knows best what a search finds after a change. */
const searchedAgain = ({ type }: EngineEvent) =>
  ['knowledge.changed', 'knowledge.articleSaved', 'knowledge.categorySaved'].includes(type)
    ? { type: 'reload' as const }
    : undefined

export const knowledgeApp = {
  data: knowledgeChangesMachine,
  views: {
    knowledge: { machine: knowledgeMachine, reacts: changeOfShown },
    'knowledge.search': { machine: knowledgeSearchMachine, reacts: searchedAgain },
    'knowledge.article': async () => (await import('./edit/views')).knowledgeEditViews['knowledge.article'],
    'knowledge.category': async () => (await import('./edit/views')).knowledgeEditViews['knowledge.category'],
  },
} satisfies AppModule
