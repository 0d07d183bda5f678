import type { AppModule } from '../kernel/app-module'
import { searchMachine } from './search.machine'
import { searchViewMachine } from './search.view'

export const searchApp = {
  data: searchMachine,
  views: {
    search: { machine: searchViewMachine },
  },
} satisfies AppModule
