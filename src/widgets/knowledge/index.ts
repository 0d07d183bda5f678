export { apps, RaanKnowledge, type RaanKnowledgeProps } from './knowledge'
export { addressOf, type KnowledgeAt } from './knowledge-navigation'
