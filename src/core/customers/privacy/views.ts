import type { ViewModule } from '../../kernel/app-module'
import { customerPrivacyMachine } from './customers.privacy.machine'

export const customerPrivacyViews = { 'customers.privacy': { machine: customerPrivacyMachine } } satisfies Record<
  string,
  ViewModule
>
