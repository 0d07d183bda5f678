import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CustomerProfile } from '../../../core/customers/profile/customers.profile.contract'
import { FailurePanel } from '../../failure/failure-panel'
import { PhoneNumbers } from '../../list/phone-numbers'
import { useEngineEvent } from '../../runtime/use-engine-event'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import * as css from '../customers.css'
import { useMerge } from '../merge/use-merge'
import * as own from './customer-profile.css'

type MergedCustomersProps = { profile: CustomerProfile; mayChange: boolean; onMoved(key: string): void }

/** Those who were merged into this customer, and may be one of their own again. */
export function MergedCustomers({ profile, mayChange, onMoved }: MergedCustomersProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { error, isSeparating, separate } = useMerge(profile.key)
  const [asked, setAsked] = useState('')
  useEngineEvent('customers.saved', ({ customer }) => {
    if (!isSeparating) return
    toaster.show({ id: 'customer-separated', tone: 'success', title: t`Customers separated` })
    onMoved(customer.key)
  })
  const start = (key: string) => {
    setAsked(key)
    separate(key)
  }
  if (profile.merged.length === 0) return null
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{t`Merged into this customer`}</h3>
      <ul className={own.list}>
        {profile.merged.map(({ key, name, phoneNumber }) => (
          <li key={key} className={own.row}>
            <span className={own.words}>
              <bdi>{name}</bdi>
              <PhoneNumbers numbers={phoneNumber} className={css.quiet} />
            </span>
            {mayChange && (
              <Button size="s" busy={isSeparating} label={t`Separate ${name}`} onClick={() => start(key)}>
                {t`Separate`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && (
        <FailurePanel
          error={error}
          title={t`Couldn't separate the customers`}
          forbidden={t`You don't have permission to change customers.`}
          onRetry={() => separate(asked)}
        />
      )}
    </section>
  )
}
