import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Shop } from '../../core/shops/shops.contract'
import { Field } from '../ui/field'
import { Select } from '../ui/select'

type ShopChooserProps = {
  shops: readonly Shop[]
  /** 0 = none yet */
  chosen: number
  onChoose(id: number): void
  error?: ReactNode
}

export function ShopChooser({ shops, chosen, onChoose, error }: ShopChooserProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Shop`} error={error}>
      <Select
        value={chosen === 0 ? '' : String(chosen)}
        onChange={(id) => onChoose(Number(id))}
        options={shops.map((shop) => ({ value: String(shop.id), label: shop.ShopName }))}
        placeholder={t`Select a shop`}
      />
    </Field>
  )
}
