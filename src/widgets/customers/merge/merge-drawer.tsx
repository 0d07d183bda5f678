import { messages } from 'langraan:messages/customers.merge'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { customersApp } from '../../../core/customers/app'
import { customerPlace } from '../../../core/customers/customers.place'
import { customerMergeViews } from '../../../core/customers/merge/views'
import type { CustomerProfile } from '../../../core/customers/profile/customers.profile.contract'
import { customerProfileViews } from '../../../core/customers/profile/views'
import { isConclusive } from '../../../core/kernel/outcome'
import { FailurePanel } from '../../failure/failure-panel'
import { useFailureMessages } from '../../form/use-failure-messages'
import { PhoneNumbers } from '../../list/phone-numbers'
import { defineWidget } from '../../runtime/define-widget'
import { useEngineEvent } from '../../runtime/use-engine-event'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FormDrawer } from '../../ui/form-drawer'
import { Problem } from '../../ui/problem'
import { RadioGroup } from '../../ui/radio-group'
import { SearchBox } from '../../ui/search-box'
import { Loading, Skeleton } from '../../ui/skeleton'
import { addressOf } from '../address-of'
import * as css from '../customers.css'
import * as own from '../profile/customer-profile.css'
import { useCustomerProfile } from '../profile/use-customer-profile'
import { useCandidates, useMerge } from './use-merge'

type MergeDrawerProps = { customer: CustomerProfile; onMerged(key: string): void; onClose(): void }

type Side = 'ours' | 'theirs'
const groups = ['name', 'phoneNumber', 'address'] as const
type Group = (typeof groups)[number]
const textOf = (group: Group, profile: CustomerProfile): string =>
  group === 'address' ? addressOf(profile) : profile[group]

function Choosing({
  customer,
  onChoose,
  onClose,
}: Omit<MergeDrawerProps, 'onMerged'> & { onChoose(key: string): void }) {
  const { t } = useLingui()
  const candidates = useCandidates(customer.key, customer.name)
  const shown = customer.name || customer.phoneNumber
  return (
    <Dialog open look="end" title={t`Merge ${shown}`} closeLabel={t`Close`} onClose={onClose}>
      <div className={css.drawer}>
        <p>{t`Which customer is the same person?`}</p>
        <SearchBox
          value={candidates.typed}
          onChange={candidates.search}
          label={t`Search customers`}
          placeholder={t`Name or phone`}
          clearLabel={t`Clear search`}
          busy={candidates.stale}
        />
        {candidates.error && (
          <FailurePanel
            error={candidates.error}
            title={t`Couldn't load customers`}
            forbidden={t`You don't have access to customers`}
            onRetry={candidates.reload}
          />
        )}
        <p role="status" className={css.quiet}>
          {candidates.isReady &&
            candidates.found.length === 0 &&
            t`No other customer found. Try part of a name or phone number.`}
        </p>
        <ul className={own.list}>
          {candidates.found.map(({ key, name, phoneNumber, province }) => (
            <li key={key} className={own.row}>
              <span className={own.words}>
                <bdi>{name}</bdi>
                <span className={css.quiet}>
                  <PhoneNumbers numbers={phoneNumber} />
                  {province !== '' && <bdi> · {province}</bdi>}
                </span>
              </span>
              <Button size="s" label={t`Choose ${name}, ${phoneNumber}`} onClick={() => onChoose(key)}>
                {t`Choose`}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

/** The fields of the first customer that get a value of the other one. */
function chosenOf(picked: Readonly<Record<Group, Side>>, other: CustomerProfile) {
  const { name, phoneNumber } = other
  return {
    ...(picked.name === 'theirs' && { name }),
    ...(picked.phoneNumber === 'theirs' && { phoneNumber }),
    ...(picked.address === 'theirs' && Object.fromEntries(customerPlace.map((part) => [part, other[part]]))),
  }
}

type Compared = MergeDrawerProps & { other: CustomerProfile; onBack(): void }

function Comparing({ customer, other, onMerged, onBack, onClose }: Compared) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { reason, course } = useFailureMessages()
  const container = useRef<HTMLFormElement>(null)
  const merge = useMerge(customer.key)
  const [picked, setPicked] = useState<Readonly<Record<Group, Side>>>(
    () =>
      Object.fromEntries(groups.map((group) => [group, textOf(group, customer) ? 'ours' : 'theirs'])) as Record<
        Group,
        Side
      >,
  )
  useEngineEvent('customers.saved', ({ customer: merged }) => {
    if (!merge.isMerging) return
    toaster.show({ id: 'customers-merged', tone: 'success', title: t`Customers merged` })
    onMerged(merged.key)
  })
  const labels = { name: t`Name`, phoneNumber: t`Main phone`, address: t`Address` }
  const differing = groups.filter((group) => textOf(group, customer) !== textOf(group, other))
  const option = (group: Group, value: Side, profile: CustomerProfile) => ({
    value,
    label: <bdi className={css.address}>{textOf(group, profile) || t`(empty)`}</bdi>,
  })
  return (
    <FormDrawer
      containerRef={container}
      width="l"
      title={t`Merge customers`}
      busy={merge.isMerging}
      closeLabel={t`Close`}
      cancelLabel={t`Back`}
      saveLabel={t`Merge`}
      onClose={onClose}
      onCancel={onBack}
      onSave={() => merge.merge({ customer, other, chosen: chosenOf(picked, other) })}
    >
      {merge.error && (
        <Problem>
          {reason(merge.error, {
            forbidden: t`You don't have permission to change customers.`,
            missing: t`One of the customers was not found.`,
            conflict: t`Someone changed one of the customers in the meantime. Go back and choose again.`,
          })}{' '}
          {course(merge.error, !isConclusive(merge.error))}
        </Problem>
      )}
      <p>{t`All orders of both will be in one place and keep their own texts. Both phone numbers lead to this customer, notes and warnings of both stay. You can separate them again later.`}</p>
      {differing.map((group) => (
        <RadioGroup<Side>
          key={group}
          label={labels[group]}
          value={picked[group]}
          disabled={merge.isMerging}
          onChange={(side) => setPicked({ ...picked, [group]: side })}
          options={[option(group, 'ours', customer), option(group, 'theirs', other)]}
        />
      ))}
    </FormDrawer>
  )
}

function MergeDrawerView(props: MergeDrawerProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string>()
  if (chosen === undefined) return <Choosing {...props} onChoose={setChosen} />
  return (
    <Other key={chosen} {...props} chosen={chosen} title={t`Merge customers`} onBack={() => setChosen(undefined)} />
  )
}

type OtherProps = MergeDrawerProps & { chosen: string; title: string; onBack(): void }

function Other({ chosen, title, ...props }: OtherProps) {
  const { t } = useLingui()
  const { profile, error, reload } = useCustomerProfile(chosen)
  if (profile) return <Comparing {...props} other={profile} />
  return (
    <Dialog open look="end" title={title} closeLabel={t`Close`} onClose={props.onClose}>
      {error ? (
        <FailurePanel
          error={error}
          title={t`Couldn't load the customer`}
          forbidden={t`You don't have access to customers`}
          onRetry={reload}
        />
      ) : (
        <Loading label={t`Loading the customer`}>
          <Skeleton shape="block" height={64} count={3} />
        </Loading>
      )}
    </Dialog>
  )
}

const Nothing = () => null

export const MergeDrawer = defineWidget<MergeDrawerProps>({
  apps: { customers: customersApp },
  views: { ...customerMergeViews, ...customerProfileViews },
  messages: [messages, failureMessages, leaveMessages],
  Skeleton: Nothing,
  View: MergeDrawerView,
})
