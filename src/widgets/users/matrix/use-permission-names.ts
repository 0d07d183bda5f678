import { useLingui } from '@lingui/react/macro'
import type { PermissionAction, PermissionSubject } from '../../../core/users/users.permissions'

/** Names of a permission's parts, as in the matrix. */
export function usePermissionNames() {
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
    Order: t`Orders, labels, customers`,
    Parcel: t`Packing: labels, tracking, packed, shipped`,
    Settlement: t`COD settlement`,
    Shop: t`Shops`,
    Product: t`Products`,
    Invoice: t`Invoices`,
    User: t`Users`,
    Activity: t`Activity log`,
    PersonalData: t`Personal data of customers`,
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
