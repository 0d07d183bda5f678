import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import type { ActivityChange, ActivityEntry, ActivityKind } from '../../../core/users/activity/users.activity.contract'
import { useFieldMessages as useOrderFieldMessages } from '../../orders/detail/use-order-field-messages'
import { useUserMessages } from '../use-user-messages'
import { useExportMessages } from './use-export-messages'
import { useInvoiceFieldMessages } from './use-invoice-field-messages'
import { usePastCodes } from './use-past-codes'
import { usePastValues } from './use-past-values'
import { useWritingMessages } from './use-writing-messages'

/** Unknown codes are shown as they came. */
export function useActivityMessages() {
  const { t } = useLingui()
  const orders = useOrderFieldMessages()
  const users = useUserMessages()
  const invoices = useInvoiceFieldMessages()
  const values = usePastValues()
  const codes = usePastCodes()
  const writing = useWritingMessages()
  const exported = useExportMessages()
  const kinds: Record<ActivityKind, string> = {
    order: t`Orders`,
    settlement: t`COD settlement`,
    invoice: t`Invoices`,
    customer: t`Customers`,
    product: t`Products`,
    shop: t`Shops`,
    user: t`Users`,
    'sign-in': t`Sign-ins`,
    knowledge: t`Knowledge base`,
    faq: t`Questions and answers`,
    blog: t`Blog`,
    export: t`Lists saved as files`,
  }
  const calls: Record<string, string> = {
    ...writing.calls,
    'activity.export': t`List saved as a file`,
    'orders.create': t`Order taken`,
    'orders.update': t`Order changed`,
    'orders.status': t`Order status changed`,
    'orders.payment': t`Payment recorded`,
    'orders.tracking': t`Tracking number entered`,
    'orders.print': t`Label printed`,
    'orders.import': t`Old orders imported`,
    'customers.add': t`Customer added`,
    'customers.update': t`Customer changed`,
    'customers.merge': t`Customers merged`,
    'customers.separate': t`Merged customers separated`,
    'customers.import': t`Customers imported`,
    'customers.export': t`Personal data of a customer exported`,
    'customers.erase': t`Personal data of a customer erased`,
    'invoices.add': t`Invoice written`,
    'invoices.update': t`Invoice changed`,
    'invoices.send': t`Invoice sent`,
    'invoices.remove': t`Invoice deleted`,
    'invoices.cancel': t`Invoice cancelled`,
    'products.add': t`Product added`,
    'products.update': t`Product changed`,
    'products.stock': t`Stock changed`,
    'shops.add': t`Shop added`,
    'shops.update': t`Shop changed`,
    'courierFormats.update': t`Courier's format changed`,
    'courierFormats.restore': t`Courier's built-in format restored`,
    'users.add': t`User added`,
    'users.update': t`User changed`,
    'users.remove': t`User deleted`,
    'users.passwordLink': t`New password link`,
    'invitations.invite': t`Person invited`,
    'invitations.renew': t`New invitation link`,
    'invitations.withdraw': t`Invitation withdrawn`,
    'auth.login': t`Signed in`,
    'auth.login.failed': t`Sign-in failed`,
    'auth.logout': t`Signed out`,
    'sessions.end': t`Device signed out`,
    'sessions.endOthers': t`Other devices signed out`,
    'auth.register': t`Registered`,
    'password.reset': t`Password set with a link`,
    'account.password': t`Password changed`,
    'account.update': t`Own account changed`,
  }
  const userFields: Record<string, string> = {
    fullName: t`Full name`,
    username: t`Username`,
    email: t`Email`,
    role: t`Role`,
    status: t`Status`,
    permissions: t`Permissions`,
    shops: t`Works for`,
  }
  const productFields: Record<string, string> = {
    name: t`Product name`,
    sku: t`SKU`,
    barcode: t`Barcode`,
    unit: t`Unit`,
    price: t`Price`,
    prices: t`Prices per shop`,
    cost: t`Cost per piece`,
    variants: t`Variants`,
    aliases: t`Other names`,
    archived: t`No longer sold`,
    onHand: t`Pieces in the shop`,
    reason: t`Reason`,
  }
  const shopFields: Record<string, string> = {
    ShopName: t`Shop name`,
    Description: t`Description`,
    Address: t`Address on the label`,
    PostalCode: t`Postcode`,
    PhoneNumber: t`Phone`,
    CODRule: t`COD fee`,
    ShippingCost: t`Usual shipping cost`,
    PromptPayId: t`PromptPay number`,
    TaxId: t`Tax number`,
    BankAccounts: t`Bank accounts`,
    BillerId: t`Biller number`,
    BillerRef1: t`Reference 1`,
    BillerRef2: t`Reference 2`,
    Closed: t`No longer used`,
  }
  const formatFields: Record<string, string> = {
    file: t`File`,
    phone: t`Phone numbers`,
    noCod: t`COD amount if there is none`,
    titleRows: t`Rows above the headings`,
    startRow: t`First parcel in row`,
    columns: t`Columns`,
  }
  const customerFields: Record<string, string> = {
    note: t`Note about the customer`,
    flag: t`Warning`,
    merged: t`Merged customer`,
    customers: t`Customers`,
  }
  const isWriting = ({ kind }: ActivityEntry) => kind === 'knowledge' || kind === 'faq' || kind === 'blog'
  const isOfFormat = ({ call }: ActivityEntry) => call.startsWith('courierFormats.')
  const isOfUser = ({ kind }: ActivityEntry) => kind === 'user' || kind === 'sign-in'
  const fieldsOf = (entry: ActivityEntry) => {
    if (isOfUser(entry)) return userFields
    if (isWriting(entry)) return writing.fields
    if (entry.kind === 'export') return exported.fields
    if (isOfFormat(entry)) return formatFields
    if (entry.kind === 'shop') return shopFields
    if (entry.kind === 'customer') return customerFields
    return entry.kind === 'product' ? productFields : {}
  }
  const shownOf = (entry: ActivityEntry, field: string, text: string): string => {
    if (isOfUser(entry)) {
      if (field === 'shops') return text || t`All shops`
      if (field === 'role') return users.role(text)
      if (field === 'permissions') return codes.permissions(text)
      return field === 'status' ? users.status(text) : text
    }
    if (entry.kind === 'invoice') return invoices.past(field, text)
    if (isWriting(entry)) return writing.past(field, text)
    if (entry.kind === 'export') return exported.value(field, text)
    if (isOfFormat(entry)) return codes.format(field, text)
    if (field === 'price' || field === 'cost' || field === 'ShippingCost') return values.baht(text)
    if (field === 'prices') return values.shopPrices(text)
    if (field === 'CODRule') return values.codRule(text)
    if (field === 'archived' || field === 'Closed')
      return text === 'yes' ? t({ message: 'Yes', context: 'state' }) : t({ message: 'No', context: 'state' })
    return entry.kind === 'order' || entry.kind === 'settlement' ? orders.past(field, text) : text
  }
  return {
    kind: (code: string) => lookUp(kinds, code) ?? code,
    call: (code: string) => lookUp(calls, code) ?? code,
    record: codes.record,
    field(entry: ActivityEntry, field: string) {
      if (entry.kind === 'invoice') return invoices.name(field)
      return lookUp(fieldsOf(entry), field) ?? orders.name(field)
    },
    change: (entry: ActivityEntry, { field, from, to }: ActivityChange) => ({
      from: shownOf(entry, field, from),
      to: to === '' && field !== 'shops' ? t`(empty)` : shownOf(entry, field, to),
    }),
  }
}
