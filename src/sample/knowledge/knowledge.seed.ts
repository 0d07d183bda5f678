import { knowledgeFirstRows } from '../../service/knowledge/knowledge.first-rows'

/** The same help as in a real shop. */
export const knowledgeSeeds = knowledgeFirstRows
