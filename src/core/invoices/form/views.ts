import type { ViewModule } from '../../kernel/app-module'
import { invoiceMachine } from './invoices.form.machine'

export const invoiceFormViews = { 'invoices.form': { machine: invoiceMachine } } satisfies Record<string, ViewModule>
