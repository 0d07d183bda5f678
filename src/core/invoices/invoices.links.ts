import { forgetOnSignOut, type Links } from '../kernel/links'

export const invoicesLinks = (): Links[] => [forgetOnSignOut('invoices')]
