import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type OrderStatus, orderStatuses } from '../../core/orders/orders.contract'
import { Tabs } from '../ui/tabs'
import * as css from './orders-bar.css'
import { useOrderWords } from './use-order-words'

type OrdersTabsProps = {
  /** undefined = all */
  status: OrderStatus | undefined
  counts: Readonly<Record<string, number>>
  onChange(status: OrderStatus | undefined): void
  children: ReactNode
}

const Count = ({ of }: { of: number | undefined }) => of !== undefined && <span className={css.tabCount}>{of}</span>

/** A tab per status with how many there are under the other filters. */
export function OrdersTabs({ status, counts, onChange, children }: OrdersTabsProps) {
  const { t } = useLingui()
  const words = useOrderWords()
  const place = useRef<HTMLDivElement>(null)
  const numbers = Object.values(counts)
  const all = numbers.length > 0 ? numbers.reduce((sum, each) => sum + each, 0) : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab out of sight comes into it when it is chosen
  useLayoutEffect(() => {
    const list = place.current?.querySelector('[role=tablist]')
    const tab = list?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!list || !tab) return
    const [around, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2
  }, [status])

  return (
    <div ref={place} className={css.tabs}>
      <Tabs<OrderStatus | 'all'>
        label={t`Orders by status`}
        value={status ?? 'all'}
        onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
        tabs={[
          { value: 'all', label: t`All`, badge: <Count of={all} /> },
          ...orderStatuses.map((value) => ({
            value,
            label: words.status(value),
            badge: <Count of={all === undefined ? undefined : (counts[value] ?? 0)} />,
          })),
        ]}
      >
        {children}
      </Tabs>
    </div>
  )
}
