import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { State, States } from '../state'

export function Buttons() {
  const { t } = useLingui()
  const [presses, setPresses] = useState(0)
  const press = () => setPresses(presses + 1)
  return (
    <States>
      <State name={t`Primary and secondary`}>
        <Button look="primary" onClick={press}>{t`Save`}</Button>
        <Button onClick={press}>{t`Cancel`}</Button>
      </State>
      <State name={t`Subtle`}>
        <Button look="ghost" onClick={press}>{t`Clear filters`}</Button>
      </State>
      <State name={t`Destructive`}>
        <Button look="danger" icon={<Trash />} onClick={press}>{t`Delete`}</Button>
      </State>
      <State name={t`Sizes`}>
        <Button size="s" onClick={press}>{t`Small`}</Button>
        <Button size="m" onClick={press}>{t`Medium`}</Button>
        <Button size="l" onClick={press}>{t`Large`}</Button>
      </State>
      <State name={t`Icon only`}>
        <Button icon={<Plus />} label={t`Add`} onClick={press} />
      </State>
      <State name={t`Busy`}>
        <Button look="primary" busy onClick={press}>{t`Save`}</Button>
      </State>
      <State name={t`Not available now`}>
        <Button disabled onClick={press}>{t`Save`}</Button>
      </State>
      <State name={t`Clicks`}>
        <output>{presses}</output>
      </State>
    </States>
  )
}
