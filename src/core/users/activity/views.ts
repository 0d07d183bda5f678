import type { ViewModule } from '../../kernel/app-module'
import { activityMachine } from './users.activity.machine'

export const activityViews = { 'users.activity': { machine: activityMachine } } satisfies Record<string, ViewModule>
