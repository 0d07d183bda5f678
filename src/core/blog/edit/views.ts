import type { ViewModule } from '../../kernel/ports'
import { postFormMachine } from './blog.edit.form'

export const postEditViews = { 'blog.edit': { machine: postFormMachine } } satisfies Record<string, ViewModule>
