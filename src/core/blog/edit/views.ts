import type { ViewModule } from '../../kernel/app-module'
import { postFormMachine } from './blog.edit.form'

export const postEditViews = { 'blog.edit': { machine: postFormMachine } } satisfies Record<string, ViewModule>
