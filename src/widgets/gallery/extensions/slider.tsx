import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { satang } from '../../../core/kernel/money'
import { Price } from '../../ui/price'
import * as css from './slider.css'

export function Slider() {
  const { t } = useLingui()
  const id = useId()
  const [baht, setBaht] = useState(250)
  return (
    <div className={css.root}>
      <label htmlFor={id}>{t`Price up to`}</label>
      <input
        id={id}
        className={css.slider}
        type="range"
        min={0}
        max={1000}
        step={50}
        value={baht}
        onChange={(event) => setBaht(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id}>
        <Price amount={satang(baht * 100)} />
      </output>
    </div>
  )
}
