import { useLingui } from '@lingui/react/macro'
import type { PermissionAction, PermissionSubject } from '../../../core/users/users.permissions'

/** What the rows and columns of the matrix of permissions are called. */
export function useMatrixMessages() {
  const { t } = useLingui()
  const actions: Record<PermissionAction, string> = {
    read: t({ message: 'Read', context: 'permission' }),
    write: t({ message: 'Change', context: 'permission' }),
    create: t({ message: 'Create', context: 'permission' }),
    delete: t({ message: 'Delete', context: 'permission' }),
  }
  const subjects: Record<PermissionSubject, string> = {
    all: t`Everything`,
    Analytics: t`Overview and figures`,
    Order: t`Orders, labels, COD, customers`,
    Shop: t`Shops`,
    Product: t`Products`,
    Invoice: t`Invoices`,
    User: t`Users`,
    Email: t`Email`,
    Chat: t`Chat`,
    Todo: t`Todo`,
    Calendar: t`Calendar`,
    DataTable: t`Data tables`,
    Blog: t`Blog`,
    ACL: t`Access control`,
    Auth: t`Your account and help`,
  }
  return { actions, subjects }
}
