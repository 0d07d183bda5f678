import type { ViewModule } from '../../kernel/app-module'
import { knowledgeArticleMachine } from './knowledge.article.form'
import { knowledgeCategoryMachine } from './knowledge.category.form'

export const knowledgeEditViews = {
  'knowledge.article': { machine: knowledgeArticleMachine },
  'knowledge.category': { machine: knowledgeCategoryMachine },
} satisfies Record<string, ViewModule>
