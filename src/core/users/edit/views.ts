import type { ViewModule } from '../../kernel/ports'
import { userFormMachine } from './users.edit.form'

export const userEditViews = { 'users.edit': { machine: userFormMachine } } satisfies Record<string, ViewModule>
