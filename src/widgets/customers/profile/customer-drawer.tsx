import { messages } from 'langraan:messages/customers.profile'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as orderMessages } from 'langraan:messages/orders'
import { useLingui } from '@lingui/react/macro'
import Take from 'lucide-react/icons/clipboard-pen'
import Merge from 'lucide-react/icons/merge'
import Edit from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { Customer } from '../../../core/customers/customers.contract'
import { customerMergeViews } from '../../../core/customers/merge/views'
import type { CustomerProfile } from '../../../core/customers/profile/customers.profile.contract'
import { customerProfileViews } from '../../../core/customers/profile/views'
import { lazyPart } from '../../../core/kernel/lazy-part'
import { FailurePanel } from '../../failure/failure-panel'
import { useLazyPart } from '../../lazy/use-lazy-part'
import { useOpenedPart } from '../../lazy/use-pressed-part'
import { defineWidget } from '../../runtime/define-widget'
import { useEngineEvent } from '../../runtime/use-engine-event'
import { useMay } from '../../runtime/use-may'
import { useShopLimit } from '../../runtime/use-shop-limit'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Loading, Skeleton } from '../../ui/skeleton'
import * as css from '../customers.css'
import { Contact, Figures, Flag, Note } from './customer-facts'
import { CustomerOrders, type OrderTarget } from './customer-orders'
import { MergedCustomers } from './merged-customers'
import { listed, useCustomerProfile } from './use-customer-profile'

const privacy = lazyPart(() => import('../privacy/privacy-section'))
const form = lazyPart(() => import('../edit/customer-form'))
const merging = lazyPart(() => import('../merge/merge-drawer'))

type CustomerDrawerProps = OrderTarget & {
  customerKey: string
  /** undefined if the user may not take orders */
  onNewOrder: ((customer: Customer) => void) | undefined
  /** the customer is known under another key by now, or another one is wanted */
  onMoved(key: string): void
  onClose(): void
}

type Shown = { profile: CustomerProfile; mayChange: boolean; onMoved(key: string): void } & OrderTarget

function Facts({ profile, mayChange, onMoved, ...way }: Shown) {
  const may = useMay()
  const isOfAllShops = !useShopLimit()
  const { here } = useLazyPart(privacy, isOfAllShops && (may('read', 'PersonalData') || may('delete', 'PersonalData')))
  return (
    <div className={css.drawer}>
      <Flag flag={profile.flag} />
      <Contact profile={profile} />
      <Figures profile={profile} />
      <Note note={profile.note} />
      <CustomerOrders customerKey={profile.key} {...way} />
      <MergedCustomers profile={profile} mayChange={mayChange} onMoved={onMoved} />
      {here && <here.CustomerPrivacy customer={listed(profile)} />}
    </div>
  )
}

function Unshown({ view }: { view: ReturnType<typeof useCustomerProfile> }) {
  const { t } = useLingui()
  if (view.status === 'missing')
    return <p role="alert">{t`This customer was not found, or the shop's system can't show them.`}</p>
  if (view.status === 'failed')
    return (
      <FailurePanel
        error={view.error}
        title={t`Couldn't load the customer`}
        forbidden={t`You don't have access to customers`}
        onRetry={view.reload}
      />
    )
  return (
    <Loading className={css.section} label={t`Loading the customer`}>
      <Skeleton shape="block" height={64} count={4} />
    </Loading>
  )
}

function CustomerDrawerView({ customerKey, onNewOrder, onMoved, onClose, ...way }: CustomerDrawerProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const limit = useShopLimit()
  // their own texts hold for all shops
  const mayChange = useMay()('write', 'Order') && !limit
  const view = useCustomerProfile(customerKey)
  const { profile } = view
  const [mode, setMode] = useState<'shown' | 'edit' | 'merge'>('shown')
  const show = () => setMode('shown')
  const editing = useOpenedPart(form, mode === 'edit', show)
  const joining = useOpenedPart(merging, mode === 'merge', show)
  useEngineEvent('customers.erased', () => {
    toaster.show({ id: 'customer-erased', tone: 'success', title: t`Personal data erased` })
    onClose()
  })
  const moveTo = (key: string) => {
    show()
    onMoved(key)
  }
  if (profile && mode === 'edit' && editing)
    return <editing.CustomerForm customer={profile} onSaved={moveTo} onClose={show} />
  if (profile && mode === 'merge' && joining)
    return <joining.MergeDrawer customer={profile} onMerged={moveTo} onClose={show} />
  return (
    <Dialog
      open
      look="end"
      title={<bdi>{profile ? profile.name || profile.phoneNumber : t`Customer`}</bdi>}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        profile && (
          <>
            {mayChange && (
              <Button icon={<Merge />} aria-haspopup="dialog" onClick={() => setMode('merge')}>
                {t`Merge…`}
              </Button>
            )}
            {mayChange && (
              <Button icon={<Edit />} aria-haspopup="dialog" onClick={() => setMode('edit')}>
                {t`Edit`}
              </Button>
            )}
            {onNewOrder && (
              <Button
                look="primary"
                icon={<Take />}
                label={t`New order for this customer`}
                onClick={() => onNewOrder(listed(profile))}
              >
                {t`New order`}
              </Button>
            )}
          </>
        )
      }
    >
      {profile ? <Facts profile={profile} mayChange={mayChange} onMoved={onMoved} {...way} /> : <Unshown view={view} />}
    </Dialog>
  )
}

const Nothing = () => null

export const CustomerDrawer = defineWidget<CustomerDrawerProps>({
  apps: {},
  views: { ...customerProfileViews, ...customerMergeViews },
  messages: [messages, failureMessages, lazyMessages, listMessages, orderMessages],
  Skeleton: Nothing,
  View: CustomerDrawerView,
})
