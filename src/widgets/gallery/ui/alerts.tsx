import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { EmptyPanel } from '../../ui/empty-panel'
import { ErrorPanel } from '../../ui/error-panel'
import { Problem } from '../../ui/problem'
import { State, States } from '../state'

export function Alerts() {
  const { t } = useLingui()
  const [tries, setTries] = useState(0)
  const again = () => setTries(tries + 1)
  return (
    <States>
      <State name={t`Next to the failed action`} wide>
        <Problem actions={<Button size="s" onClick={again}>{t`Try again`}</Button>}>{t`Not saved.`}</Problem>
      </State>
      <State name={t`In place of what couldn't load`} wide>
        <ErrorPanel title={t`Couldn't load orders`} onRetry={again} retryLabel={t`Try again`} />
      </State>
      <State name={t`In place of missing content`} wide>
        <EmptyPanel title={t`No orders yet`}>{t`Your first order appears here.`}</EmptyPanel>
      </State>
      <State name={t`Clicks`}>
        <output>{tries}</output>
      </State>
    </States>
  )
}
