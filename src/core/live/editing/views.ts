import type { ViewModule } from '../../kernel/ports'
import { editingMachine } from './live.editing.machine'

export const editingViews = { 'live.editing': { machine: editingMachine } } satisfies Record<string, ViewModule>
