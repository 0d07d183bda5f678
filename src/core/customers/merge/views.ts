import type { ViewModule } from '../../kernel/app-module'
import { customerMergeMachine } from './customers.merge.machine'

export const customerMergeViews = { 'customers.merge': { machine: customerMergeMachine } } satisfies Record<
  string,
  ViewModule
>
