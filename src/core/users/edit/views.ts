import type { ViewModule } from '../../kernel/app-module'
import { userFormMachine } from './users.edit.form'

export const userEditViews = { 'users.edit': { machine: userFormMachine } } satisfies Record<string, ViewModule>
