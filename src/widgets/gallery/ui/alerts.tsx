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
      <State name={t`Beside what did not happen`} wide>
        <Problem actions={<Button size="s" onClick={again}>{t`Try again`}</Button>}>{t`Not saved.`}</Problem>
      </State>
      <State name={t`In place of what did not come`} wide>
        <ErrorPanel title={t`The orders could not be loaded`} onRetry={again} retryLabel={t`Try again`} />
      </State>
      <State name={t`In place of what is not there`} wide>
        <EmptyPanel title={t`No orders yet`}>{t`The first order appears here.`}</EmptyPanel>
      </State>
      <State name={t`Presses`}>
        <output>{tries}</output>
      </State>
    </States>
  )
}
