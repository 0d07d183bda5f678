import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CountBadge } from '../../ui/badge'
import { Tabs } from '../../ui/tabs'
import { sampleProducts } from '../samples'

const states = ['all', 'there', 'gone'] as const

export function TabsSpecimen() {
  const { t } = useLingui()
  const [state, setState] = useState<(typeof states)[number]>('all')
  const rows = {
    all: sampleProducts,
    there: sampleProducts.filter(({ pieces }) => pieces > 0),
    gone: sampleProducts.filter(({ pieces }) => pieces === 0),
  }
  const labels = { all: t`All`, there: t`In stock`, gone: t`Sold out` }
  return (
    <Tabs
      label={t`Products`}
      value={state}
      onChange={(next) => setState(next)}
      tabs={states.map((value) => ({
        value,
        label: labels[value],
        badge: <CountBadge count={rows[value].length} tone="neutral" />,
      }))}
    >
      <ul>
        {rows[state].map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </Tabs>
  )
}
