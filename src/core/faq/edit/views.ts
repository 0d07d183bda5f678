import type { ViewModule } from '../../kernel/app-module'
import { faqFormMachine } from './faq.edit.form'

export const faqEditViews = { 'faq.edit': { machine: faqFormMachine } } satisfies Record<string, ViewModule>
