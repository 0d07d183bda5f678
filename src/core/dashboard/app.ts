import type { AppModule } from '../kernel/app-module'
import { layoutMachine } from './dashboard.machine'
import { tourMachine } from './dashboard.tour'

export const dashboardApp = {
  data: layoutMachine,
  views: { 'dashboard.tour': { machine: tourMachine } },
} satisfies AppModule
