import type { ViewModule } from '../../kernel/app-module'
import { customerFormMachine } from './customers.edit.machine'

export const customerEditViews = { 'customers.edit': { machine: customerFormMachine } } satisfies Record<
  string,
  ViewModule
>
