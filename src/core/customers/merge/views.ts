import type { ViewModule } from '../../kernel/ports'
import { customerMergeMachine } from './customers.merge.machine'

export const customerMergeViews = { 'customers.merge': { machine: customerMergeMachine } } satisfies Record<
  string,
  ViewModule
>
