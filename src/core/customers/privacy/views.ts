import type { ViewModule } from '../../kernel/ports'
import { customerPrivacyMachine } from './customers.privacy.machine'

export const customerPrivacyViews = { 'customers.privacy': { machine: customerPrivacyMachine } } satisfies Record<
  string,
  ViewModule
>
