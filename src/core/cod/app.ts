import type { AppModule } from '../kernel/app-module'
import { codLinks } from './cod.links'
import { codMachine } from './cod.machine'

export const codApp = { data: codMachine, links: codLinks } satisfies AppModule
